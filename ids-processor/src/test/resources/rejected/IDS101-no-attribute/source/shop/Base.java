package shop;

class Base<O> {
  O owner;
}
