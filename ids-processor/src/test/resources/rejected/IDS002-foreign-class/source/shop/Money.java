package shop;

class Money {}
