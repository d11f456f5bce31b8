// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Bits128Scheme;
import dev.ids.Bits64Scheme;
import dev.ids.BytesScheme;
import dev.ids.IdExhaustedException;
import dev.ids.IdScheme;
import dev.ids.Issuer;
import dev.ids.TextScheme;
import dev.ids.runtime.IdRuntime;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** New ids of any shape as their canonical texts, and what issuing needs. */
final class Issuing {
  private Issuing() {}

  /**
   * The runtime of an application, with the slot that the command line gives.
   *
   * @throws SetupException if a setting is wrong
   */
  static IdRuntime runtime(Console console, ClassLoader loader, Arguments arguments) {
    Map<String, String> given =
        arguments.value("slot").map(slot -> Map.of("ids.slot", slot)).orElse(Map.of());
    return orSetup(arguments, () -> console.runtimes().open(loader, given));
  }

  /** Does what needs settings, and says what to write if they are missing or wrong. */
  static <T> T orSetup(Arguments arguments, Supplier<T> action) {
    try {
      return action.get();
    } catch (IdExhaustedException e) {
      throw e;
    } catch (IllegalArgumentException | IllegalStateException | UncheckedIOException e) {
      String message = String.valueOf(e.getMessage());
      if (message.contains("no slot is configured") && !arguments.has("slot")) {
        message += ", or --slot=0";
      } else if (message.contains("SnakeYAML")) {
        message += "; here: java -cp 'ids-runtime.jar:lib/*' " + Main.class.getName();
      }
      throw new SetupException(message, e);
    }
  }

  /**
   * Whether ids are issued for a key.
   *
   * @throws UsageException if the command line has none then, or has one without need
   */
  static boolean checkKey(IdScheme scheme, Arguments arguments, String name) {
    boolean isKeyed = scheme instanceof IdScheme.KeyIssuing;
    if (isKeyed && !arguments.has("key")) {
      throw new UsageException("new " + name + " needs --key=<key>: its ids are issued for a key");
    }
    if (!isKeyed && arguments.has("key")) {
      throw new UsageException("new " + name + " takes no --key: its ids are issued without one");
    }
    return isKeyed;
  }

  /**
   * A source of texts.
   *
   * @param key for schemes that issue ids for a key
   * @throws IllegalStateException if the issuer lacks what the scheme needs, or the scheme's ids
   *     are assigned by applications
   */
  static Supplier<String> of(IdScheme scheme, Issuer issuer, String key) {
    if (scheme instanceof Bits64Scheme.Issuing bits) {
      LongSupplier ids = bits.source(issuer);
      return () -> bits.format(ids.getAsLong());
    } else if (scheme instanceof Bits128Scheme.Issuing<?> bits) {
      Bits128Scheme.Source ids = bits.source(issuer);
      return () -> ids.next(bits::format);
    } else if (scheme instanceof Bits128Scheme.Keyed<?> bits) {
      Bits128Scheme.KeyedSource ids = bits.source(issuer);
      return () -> ids.next(key, bits::format);
    } else if (scheme instanceof BytesScheme.Issuing<?> bytes) {
      BytesScheme.Source ids = bytes.source(issuer);
      return () -> ids.next(bytes::format);
    } else if (scheme instanceof TextScheme.Issuing text) {
      return text.source(issuer);
    }
    throw new IllegalStateException(
        "ids of " + scheme.name() + " are assigned by the application, not issued");
  }
}
