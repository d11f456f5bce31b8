// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.stress;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The ids that two actors got. Each writes its own list, and the arbiter reads both when they have
 * ended.
 */
public final class Taken<T> {
  /** The verdict that is allowed. */
  public static final String GOOD = "distinct, each actor's in order";

  private final Comparator<? super T> order;
  private final List<T> one = new ArrayList<>(4);
  private final List<T> two = new ArrayList<>(4);

  private Taken(Comparator<? super T> order) {
    this.order = order;
  }

  /** None yet, of ids that know their order. */
  public static <T extends Comparable<? super T>> Taken<T> ofComparable() {
    return new Taken<>(Comparator.<T>naturalOrder());
  }

  /** None yet, of ids with an order of the scheme's. */
  public static <T> Taken<T> ordered(Comparator<? super T> order) {
    return new Taken<>(order);
  }

  /** The next of the first actor. */
  public void one(T id) {
    one.add(id);
  }

  /** The next of the second actor. */
  public void two(T id) {
    two.add(id);
  }

  private List<T> all() {
    List<T> all = new ArrayList<>(one);
    all.addAll(two);
    return all;
  }

  /** What jcstress counts; {@link #GOOD}, or what is wrong with which ids. */
  public String verdict() {
    Set<T> distinct = new HashSet<>(one);
    distinct.addAll(two);
    if (distinct.size() < one.size() + two.size()) {
      return "an id twice: " + one + " " + two;
    }
    return isAscending(one) && isAscending(two) ? GOOD : "out of order: " + one + " " + two;
  }

  /**
   * Like {@link #verdict()}, and each id must keep to a rule.
   *
   * @param rule in words, for the report
   */
  public String verdict(String rule, Predicate<? super T> keeps) {
    List<T> broken = all().stream().filter(keeps.negate()).toList();
    return broken.isEmpty() ? verdict() : "not " + rule + ": " + broken;
  }

  private boolean isAscending(List<T> ids) {
    for (int i = 1; i < ids.size(); i++) {
      if (order.compare(ids.get(i - 1), ids.get(i)) >= 0) {
        return false;
      }
    }
    return true;
  }
}
