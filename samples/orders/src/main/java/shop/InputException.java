// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import jakarta.persistence.PersistenceException;
import tools.jackson.core.JacksonException;

/** A file that cannot be used; the message names the file, the place in it and the reason. */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InputException(String where, String reason, Throwable cause) {
    super(where + ": " + reason, cause);
  }

  InputException(String where, String reason) {
    this(where, reason, null);
  }

  /** A file whose content the database refuses. */
  static InputException of(String file, PersistenceException e) {
    Throwable root = e;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String reason = String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    return new InputException(file, "the database refuses it: " + reason, e);
  }

  /** Such as {@code orders.json, line 412, orders[17].customer: …}. */
  static InputException of(String file, JacksonException e) {
    String line = e.getLocation() == null ? "" : ", line " + e.getLocation().getLineNr();
    StringBuilder path = new StringBuilder();
    for (JacksonException.Reference step : e.getPath()) {
      if (step.getIndex() >= 0) {
        path.append('[').append(step.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? ", " : ".").append(step.getPropertyName());
      }
    }
    return new InputException(file + line + path, e.getOriginalMessage(), e);
  }
}
