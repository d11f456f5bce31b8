// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import java.util.Random;
import java.util.function.IntFunction;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The same random numbers in every run, and where a thread stands in them. */
@State(Scope.Thread)
public class Samples {
  static final int COUNT = 1024;

  private static final long[] NUMBERS = new Random(42).longs(2 * COUNT).toArray();

  private int next;

  int next() {
    return next++ & (COUNT - 1);
  }

  /** The upper half of sample {@code i}. */
  static long high(int i) {
    return NUMBERS[2 * i];
  }

  /** The lower half of sample {@code i}. */
  static long low(int i) {
    return NUMBERS[2 * i + 1];
  }

  /** What {@code make} makes of each sample's index. */
  static <T> T[] of(IntFunction<T[]> array, IntFunction<T> make) {
    T[] all = array.apply(COUNT);
    for (int i = 0; i < COUNT; i++) {
      all[i] = make.apply(i);
    }
    return all;
  }
}
