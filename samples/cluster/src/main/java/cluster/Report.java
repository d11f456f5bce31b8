// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package cluster;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What all processes issued. */
record Report(Kind clicks, Kind orders, int processes, int kills, int closes, int pauses) {
  /**
   * The ids of one class.
   *
   * @param repeated how many are there twice or more
   * @param slots under which they were issued
   */
  record Kind(long ids, long repeated, Set<Integer> slots) {
    static Kind of(List<Path> files, String suffix, java.util.function.LongFunction<Integer> slot)
        throws IOException {
      long[] all = new long[0];
      for (Path file : files) {
        Path ids = Path.of(file + suffix);
        if (Files.exists(ids)) {
          all = append(all, Files.readAllBytes(ids));
        }
      }
      Arrays.sort(all);
      long repeated = 0;
      Set<Integer> slots = new TreeSet<>();
      for (int i = 0; i < all.length; i++) {
        if (i > 0 && all[i] == all[i - 1]) {
          repeated++;
        }
        slots.add(slot.apply(all[i]));
      }
      return new Kind(all.length, repeated, slots);
    }

    /** Of a process that was killed, the last id may be cut off. */
    private static long[] append(long[] all, byte[] bytes) {
      LongBuffer ids =
          ByteBuffer.wrap(bytes, 0, bytes.length / Long.BYTES * Long.BYTES).asLongBuffer();
      long[] longer = Arrays.copyOf(all, all.length + ids.remaining());
      ids.get(longer, all.length, ids.remaining());
      return longer;
    }

    @Override
    public String toString() {
      return String.format("%,d ids, %d issued twice, slots %s", ids, repeated, slots);
    }
  }

  static Report of(List<Path> files, int kills, int closes, int pauses) throws IOException {
    return new Report(
        Kind.of(files, ".clicks", id -> ClickId.of(id).node()),
        Kind.of(files, ".orders", id -> OrderId.of(id).node()),
        files.size(),
        kills,
        closes,
        pauses);
  }

  boolean isUnique() {
    return clicks.repeated == 0 && orders.repeated == 0;
  }

  @Override
  public String toString() {
    return String.format(
        "%d processes; %d killed, %d closed, %d stopped past their window%n"
            + "clicks, JS_SAFE_MS: %s%norders, JS_SAFE_S:  %s",
        processes, kills, closes, pauses, clicks, orders);
  }
}
