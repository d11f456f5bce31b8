// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.hibernate.shop.Customer;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.Line;
import dev.ids.hibernate.shop.Order;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.hibernate.stat.Statistics;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Ids are issued in memory: rows go to the database in JDBC batches, and nothing is read before.
 */
class BatchingTest {
  private static final int THREADS = 8;

  private final TestDatabase db =
      TestDatabase.with(Order.class, Line.class, Customer.class)
          .set("hibernate.jdbc.batch_size", 50)
          .set("hibernate.order_inserts", true)
          .set("hibernate.generate_statistics", true)
          .set("hibernate.connection.pool_size", THREADS)
          .start();

  @AfterEach
  void close() {
    db.close();
  }

  @Test
  void aHundredRowsAreTwoBatchesOfOneStatement() {
    Statistics statistics = db.factory().getStatistics();
    statistics.clear();

    int batches = db.batches(session -> newOrders(100).forEach(session::persist));

    assertThat(batches).isEqualTo(2);
    assertThat(statistics.getPrepareStatementCount()).isOne();
    assertThat(Set.copyOf(db.statements()))
        .containsExactly("insert into orders (customer_id,note,replaces,id) values (?,?,?,?)");
    assertThat(statistics.getEntityInsertCount()).isEqualTo(100);
  }

  @Test
  void aThousandRowsAreTwentyBatches() {
    assertThat(db.batches(session -> newOrders(1000).forEach(session::persist))).isEqualTo(20);
  }

  @Test
  void aGraphIsBatchedByTable() {
    int batches =
        db.batches(
            session ->
                IntStream.range(0, 50)
                    .forEach(
                        i -> {
                          Customer customer = new Customer("customer " + i);
                          session.persist(customer);
                          Order order = new Order("order " + i, customer);
                          order.addLine(i);
                          session.persist(order);
                        }));

    assertThat(batches).isEqualTo(3);
    assertThat(db.statements()).hasSize(3).allMatch(sql -> sql.startsWith("insert into"));
  }

  @Test
  void idsIncreaseInTheOrderOfPersist() {
    List<Order> orders = newOrders(100);

    db.run(session -> orders.forEach(session::persist));

    assertThat(orders.stream().map(Order::getId)).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void idsOfEightThreadsAreUniqueAndIncreasePerThread() throws Exception {
    int each = 500;
    Set<OrderId> orderIds = ConcurrentHashMap.newKeySet();
    Set<CustomerId> customerIds = ConcurrentHashMap.newKeySet();

    inThreads(
        () -> {
          List<Order> orders = newOrders(each);
          List<Customer> customers =
              IntStream.range(0, each).mapToObj(i -> new Customer("customer " + i)).toList();
          db.factory()
              .inTransaction(
                  session -> {
                    customers.forEach(session::persist);
                    orders.forEach(session::persist);
                  });
          assertThat(orders.stream().map(Order::getId)).isSorted();
          orders.forEach(order -> orderIds.add(order.getId()));
          customers.forEach(customer -> customerIds.add(customer.getId()));
        });

    assertThat(orderIds).hasSize(THREADS * each);
    assertThat(customerIds).hasSize(THREADS * each);
    assertThat(count("Order")).isEqualTo(THREADS * each);
  }

  private static void inThreads(Runnable work) throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch together = new CountDownLatch(THREADS);
      List<Future<?>> futures = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        futures.add(
            threads.submit(
                () -> {
                  together.countDown();
                  together.await();
                  work.run();
                  return null;
                }));
      }
      for (Future<?> future : futures) {
        future.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private long count(String entity) {
    return db.get(
        session ->
            session.createQuery("select count(*) from " + entity, Long.class).getSingleResult());
  }

  private static List<Order> newOrders(int count) {
    return IntStream.range(0, count).mapToObj(i -> new Order("note " + i)).toList();
  }
}
