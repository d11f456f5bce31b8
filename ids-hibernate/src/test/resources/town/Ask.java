package town;

import dev.ids.IdRange;
import java.util.List;
import java.util.function.Function;
import org.hibernate.Session;

/** Questions across the whole model, each answered by a name, and each one statement. */
public final class Ask implements Function<Session, List<String>> {
  @Override
  public List<String> apply(Session session) {
    Owner owner = one(session, "from Owner o where o.name = ?1", Owner.class, "owner 7");
    Customer neighbour =
        one(session, "from Customer c where c.home.neighbour = ?1", Customer.class, owner.id);
    IdRange<InvoiceId> invoices = InvoiceId.rangeOf(owner.id.toString());
    Invoice invoice =
        session
            .createQuery("from Invoice i where i.id between ?1 and ?2", Invoice.class)
            .setParameter(1, invoices.lowest())
            .setParameter(2, invoices.highest())
            .getSingleResult();
    Post post =
        one(
            session,
            "select p from Post p join fetch p.tags join p.comments c where c.writer.id = ?1",
            Post.class,
            neighbour.id);
    return List.of(
        neighbour.name,
        String.valueOf(invoice.cents),
        post.title,
        post.tags.iterator().next().name,
        vet(session, owner.id),
        shipped(session, neighbour.id),
        one(
            session,
            "select a.name from Author a join a.favourites f where f = ?1",
            String.class,
            post.id),
        one(session, "select p.title from Post p where p.slug = ?1", String.class, post.slug));
  }

  private static String vet(Session session, OwnerId owner) {
    return one(
        session,
        "select v.vet.name from Visit v join v.vet.specialties s where v.pet.owner.id = ?1",
        String.class,
        owner);
  }

  private static String shipped(Session session, CustomerId customer) {
    return one(
        session,
        "select g.name from Shipment s join s.order o join o.lines l join l.product p"
            + " join p.categories g join Payment y on y.order = o join Review r on r.product = p"
            + " where o.customer.id = ?1 and r.writer.id = o.customer.id and s.tracking is not null",
        String.class,
        customer);
  }

  private static <R> R one(Session session, String jpql, Class<R> type, Object parameter) {
    return session.createQuery(jpql, type).setParameter(1, parameter).getSingleResult();
  }
}
