// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.List;

/** Reads raw bytes of the operating system. Thread-safe. */
@FunctionalInterface
interface OperatingSystemRandom {
  /** generateSeed of these two is the system's own generator, without another one on top. */
  List<String> DIRECT = List.of("NativePRNGNonBlocking", "Windows-PRNG");

  /** A new array of {@code count} bytes, which the caller owns. */
  byte[] read(int count);

  /** The most direct access that this platform has. */
  static OperatingSystemRandom find() {
    return find(DIRECT, System.getLogger(RandomSource.class.getName()));
  }

  /** The first of these algorithms that is there, else the platform's default with a warning. */
  static OperatingSystemRandom find(List<String> algorithms, Logger logger) {
    for (String algorithm : algorithms) {
      try {
        return SecureRandom.getInstance(algorithm)::generateSeed;
      } catch (NoSuchAlgorithmException e) {
        // Not on this platform: the next one.
      }
    }
    SecureRandom platform = new SecureRandom();
    logger.log(
        Level.WARNING,
        "no direct access to the randomness of the operating system; ids use the default of the"
            + " platform, {0}",
        platform.getAlgorithm());
    return count -> {
      byte[] read = new byte[count];
      platform.nextBytes(read);
      return read;
    };
  }
}
