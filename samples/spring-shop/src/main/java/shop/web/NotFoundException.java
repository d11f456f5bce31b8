// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.web;

import dev.ids.TypedId;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** 404: the id is one, but nothing has it. */
public final class NotFoundException extends ResponseStatusException {
  private static final long serialVersionUID = 1L;

  private NotFoundException(TypedId<?> id) {
    super(HttpStatus.NOT_FOUND, "nothing has the " + id.getClass().getSimpleName() + " " + id);
  }

  public static Supplier<NotFoundException> of(TypedId<?> id) {
    return () -> new NotFoundException(id);
  }
}
