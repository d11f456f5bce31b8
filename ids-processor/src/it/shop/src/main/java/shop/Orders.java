package shop;

import org.hibernate.annotations.processing.Find;
import org.hibernate.annotations.processing.HQL;

interface Orders {
  @Find
  Order byId(OrderId id);

  @HQL("select text from Order where id = :id")
  String text(OrderId id);
}
