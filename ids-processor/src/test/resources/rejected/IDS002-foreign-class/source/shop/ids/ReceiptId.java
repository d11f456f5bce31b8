package shop.ids;

public class ReceiptId {}
