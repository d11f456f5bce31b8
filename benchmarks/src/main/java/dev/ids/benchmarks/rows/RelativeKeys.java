// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.Secret;
import dev.ids.relative.RelidGenerator;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A Relative ID of one of many keys. */
@State(Scope.Benchmark)
public class RelativeKeys {
  private static final byte[] SECRET =
      "0123456789abcdef0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final String ALGORITHM = "HmacSHA256";
  private static final int KEYS = 1024;

  private final RelidGenerator ids = generator();
  private final RelidGenerator.ForKey untagged = ids.forKey("");
  private final String[] keys =
      IntStream.range(0, KEYS).mapToObj(i -> "customer-" + (100_000 + i)).toArray(String[]::new);
  private final ThreadLocal<Mac> macs = ThreadLocal.withInitial(RelativeKeys::mac);

  /** Where a thread stands in the keys. */
  @State(Scope.Thread)
  public static class Position {
    private int next;

    int next() {
      return next++ & (KEYS - 1);
    }
  }

  static RelidGenerator generator() {
    return RelidGenerator.of(Secret.of(SECRET), "");
  }

  @Benchmark
  public Object ids(Position position) {
    return ids.next(keys[position.next()]);
  }

  /** The id as well as the tag, so that both sides do all of it. */
  @Benchmark
  public int macPerCall(Position position) {
    return tag(mac(), keys[position.next()]) ^ untagged.next().hashCode();
  }

  @Benchmark
  public int macPerThread(Position position) {
    return tag(macs.get(), keys[position.next()]) ^ untagged.next().hashCode();
  }

  private static int tag(Mac mac, String key) {
    mac.update(new byte[Integer.BYTES]);
    byte[] digest = mac.doFinal(key.getBytes(StandardCharsets.UTF_8));
    return digest[0] << 24 | digest[1] << 16 | digest[2] << 8 | digest[3];
  }

  private static Mac mac() {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(SECRET, ALGORITHM));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
