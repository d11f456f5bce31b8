package town;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.hibernate.Session;

/** Thirty of everything, in one transaction. */
public final class Fill implements Consumer<Session> {
  private static final int EACH = 30;

  @Override
  public void accept(Session session) {
    IntStream.range(0, EACH).forEach(i -> fill(session, i));
  }

  private static void fill(Session session, int i) {
    Visit visit = clinic(session, i);
    Customer customer = shop(session, i, visit);
    blog(session, i, customer);
  }

  private static Visit clinic(Session session, int i) {
    PetType type = new PetType();
    type.name = "type " + i;
    Specialty specialty = new Specialty();
    specialty.name = "specialty " + i;
    Vet vet = new Vet();
    vet.name = "vet " + i;
    vet.specialties.add(specialty);
    Owner owner = new Owner();
    owner.name = "owner " + i;
    Visit visit = new Visit();
    visit.vet = vet;
    visit.pet = owner.add(type, "pet " + i);
    visit.pet.visits.add(visit);
    List.of(type, specialty, vet, owner).forEach(session::persist);
    Invoice invoice = new Invoice();
    invoice.visit = visit;
    invoice.cents = 100 * i;
    session.persist(invoice);
    return visit;
  }

  private static Customer shop(Session session, int i, Visit visit) {
    Customer customer = new Customer();
    customer.name = "customer " + i;
    customer.home.neighbour = visit.pet.owner.id;
    Category category = new Category();
    category.name = "category " + i;
    Supplier supplier = new Supplier();
    supplier.name = "supplier " + i;
    Product product = new Product();
    product.name = "product " + i;
    product.supplier = supplier;
    product.categories.add(category);
    Order order = new Order();
    order.customer = customer;
    OrderLine line = new OrderLine();
    line.key.position = 1;
    line.order = order;
    line.product = product;
    order.lines.add(line);
    CardPayment payment = new CardPayment();
    payment.order = order;
    Shipment shipment = new Shipment();
    shipment.order = order;
    List.of(customer, category, supplier, product, order, payment, shipment)
        .forEach(session::persist);
    Review review = new Review();
    review.stars = i % 5;
    review.product = product;
    review.writer = customer;
    session.persist(review);
    return customer;
  }

  private static void blog(Session session, int i, Customer customer) {
    Author author = new Author();
    author.name = "author " + i;
    Tag tag = new Tag();
    tag.name = "tag " + i;
    Post post = new Post();
    post.title = "post " + i;
    post.author = author;
    post.tags.add(tag);
    Comment comment = new Comment();
    comment.text = "comment " + i;
    comment.post = post;
    comment.writer = customer;
    post.comments.add(comment);
    List.of(author, tag, post).forEach(session::persist);
    author.favourites.add(post.id);
  }
}
