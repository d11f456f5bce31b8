// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.time.InstantSource;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What the running application lends to generators: a clock, randomness, a slot, settings. Its one
 * implementation is {@code dev.ids.runtime.IdRuntime}.
 *
 * <p>Thread-safe.
 */
public interface Issuer {
  /** The clock that generators read. */
  InstantSource clock();

  /** The randomness of new ids; from the operating system unless another was installed. */
  RandomGenerator random();

  /**
   * The slot of this process.
   *
   * @throws IllegalStateException if none is configured; the message names the property to set
   */
  SlotWindow.Source slot();

  /**
   * The secret of a name.
   *
   * @throws IllegalStateException if none is configured; the message names the property to set
   */
  Secret secret(String name);

  /**
   * The database of the application. It may be reached only while ids are drawn from it, and never
   * on a connection of the application's own transaction.
   *
   * @throws IllegalStateException if there is none; the message says how to give one
   * @see IdScheme#usesDatabase()
   */
  default Connections connections() {
    throw new IllegalStateException("there is no database here");
  }

  /**
   * Whether no other process, and no run after this one, needs to know which ids were issued here:
   * so it is in tests. What a database counts for an application is counted in memory then.
   */
  default boolean isAlone() {
    return false;
  }

  /** The text of a setting, such as {@code ids.clock.borrow-up-to}. */
  Optional<String> setting(String key);

  /**
   * What generator states belong to: two issuers with equal domains issue from one state, so that
   * ids stay unique and ordered when one runtime follows another.
   *
   * @param scheme tells what else the state depends on: the slot, the secrets
   */
  Object domain(IdScheme scheme);

  /** Finds the issuer of an application; the contract reaches the runtime only through this. */
  interface Locator {
    /** The issuer for id classes of this loader. */
    Issuer locate(ClassLoader loader);

    /** A number that changes whenever {@link #locate} may answer differently. */
    int changes();
  }
}
