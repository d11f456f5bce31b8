// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import java.io.Serial;

/** A slot store could not be asked, or did not answer. */
public final class SlotStoreException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  public SlotStoreException(String message, Throwable cause) {
    super(message, cause);
  }

  public SlotStoreException(String message) {
    super(message);
  }
}
