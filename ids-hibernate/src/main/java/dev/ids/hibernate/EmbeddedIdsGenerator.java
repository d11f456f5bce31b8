// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import java.io.Serial;
import java.util.EnumSet;
import java.util.Map;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.generator.BeforeExecutionGenerator;
import org.hibernate.generator.EventType;
import org.hibernate.generator.EventTypeSets;
import org.hibernate.mapping.Component;
import org.hibernate.type.CompositeType;
import org.jspecify.annotations.Nullable;

/**
 * Issues the ids inside one embedded attribute; an embedded attribute that is null stays null.
 *
 * <p>Hibernate 7's own way, a generator on each part, makes the whole embedded attribute immutable.
 */
final class EmbeddedIdsGenerator implements BeforeExecutionGenerator {
  @Serial private static final long serialVersionUID = 1L;

  private final transient Component embeddable;
  private final transient Map<String, BeforeExecutionGenerator> parts;

  EmbeddedIdsGenerator(Component embeddable, Map<String, BeforeExecutionGenerator> parts) {
    this.embeddable = embeddable;
    this.parts = parts;
  }

  @Override
  public EnumSet<EventType> getEventTypes() {
    return EventTypeSets.INSERT_ONLY;
  }

  /** Not known to Hibernate 6.6, which lets other parts change anyway. */
  @Override
  public boolean allowMutation() {
    return true;
  }

  @Override
  public @Nullable Object generate(
      SharedSessionContractImplementor session,
      Object owner,
      @Nullable Object current,
      EventType event) {
    if (current == null) {
      return null;
    }
    CompositeType type = embeddable.getType();
    Object[] values = type.getPropertyValues(current, session);
    parts.forEach(
        (name, generator) -> {
          int index = type.getPropertyIndex(name);
          values[index] = generator.generate(session, owner, values[index], event);
        });
    return type.replacePropertyValues(current, values, session);
  }
}
