// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.jackson.internal.AsciiText;
import tools.jackson.core.SerializableString;

/** {@link AsciiText} as this Jackson wants it. */
final class SerializableId<T extends TypedId<T>> extends AsciiText<T>
    implements SerializableString {
  SerializableId(IdType<T> type, T id) {
    super(type, id);
  }
}
