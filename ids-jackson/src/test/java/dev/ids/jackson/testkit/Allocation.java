// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.testkit;

import com.sun.management.ThreadMXBean;
import dev.ids.TypedId;
import dev.ids.jackson.shop.DigitsId;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.TicketId;
import dev.ids.jackson.shop.UserId;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.function.LongFunction;

/**
 * Prints how many bytes each line allocates for an id that it writes: what a document of many ids
 * takes more than one of few, divided by the difference. Documents go to a stream, as in a server.
 */
public final class Allocation {
  private static final int FEW = 100;
  private static final int MANY = 10_100;
  private static final int WARM_UP = 300;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocation() {}

  interface Writer {
    void write(Object value) throws Exception;
  }

  /** Runs it. */
  public static void main(String[] arguments) throws Exception {
    tools.jackson.databind.json.JsonMapper three =
        tools.jackson.databind.json.JsonMapper.builder().findAndAddModules().build();
    com.fasterxml.jackson.databind.json.JsonMapper two =
        com.fasterxml.jackson.databind.json.JsonMapper.builder().findAndAddModules().build();
    measureAll("3", value -> three.writeValue(OutputStream.nullOutputStream(), value));
    measureAll("2", value -> two.writeValue(OutputStream.nullOutputStream(), value));
  }

  private static void measureAll(String line, Writer writer) throws Exception {
    measure(line, writer, OrderId.class, i -> OrderId.TYPE.parse("ord_" + ulid(i)));
    measure(line, writer, UserId.class, i -> new UserId(i, ~i));
    measure(line, writer, DigitsId.class, i -> new DigitsId(i << 40));
    measure(line, writer, TicketId.class, TicketId::new);
    // What the measurement shows where there is a String: the same text through one.
    measure(line, writer, Object.class, i -> new StringBuilder(ulid(i)));
  }

  private static String ulid(long i) {
    return "01ARZ3NDEKTSV4RRFFQ6" + (100_000 + i);
  }

  private static <T> void measure(
      String line, Writer writer, Class<T> type, LongFunction<? extends T> make) throws Exception {
    Object[] many = (Object[]) java.lang.reflect.Array.newInstance(type, MANY);
    for (int i = 0; i < MANY; i++) {
      many[i] = make.apply(i + 1L);
    }
    Object[] few = Arrays.copyOf(many, FEW);
    for (int i = 0; i < WARM_UP; i++) {
      writer.write(many);
      writer.write(few);
    }
    long difference = bytes(writer, many) - bytes(writer, few);
    String name = TypedId.class.isAssignableFrom(type) ? type.getSimpleName() : "String";
    System.out.println(line + " " + name + " " + (double) difference / (MANY - FEW));
  }

  /** The least of several, since the machine may allocate for itself in between. */
  private static long bytes(Writer writer, Object value) throws Exception {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      writer.write(value);
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }
}
