// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdScheme;
import java.io.Serial;
import java.util.EnumSet;
import org.hibernate.HibernateException;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.generator.BeforeExecutionGenerator;
import org.hibernate.generator.EventType;
import org.hibernate.generator.EventTypeSets;
import org.hibernate.id.IdentifierGenerationException;
import org.hibernate.persister.entity.EntityPersister;
import org.hibernate.type.CompositeType;
import org.jspecify.annotations.Nullable;

/**
 * Issues the ids of one attribute, before the INSERT and without any statement of its own, so that
 * Hibernate batches the INSERTs. An id that is set already is kept, or refused where the
 * declaration says {@code allowAssigned = false}.
 *
 * <p>Thread-safe.
 */
final class TypedIdGenerator implements BeforeExecutionGenerator {
  @Serial private static final long serialVersionUID = 1L;

  private final transient IssuedAttribute attribute;
  private transient volatile @Nullable Ids source;

  TypedIdGenerator(IssuedAttribute attribute) {
    this.attribute = attribute;
  }

  /**
   * Takes the ids from the runtime of the attribute's class.
   *
   * @throws HibernateException if the runtime lacks what the scheme needs, such as a slot
   */
  void open(JoinedRuntimes runtimes) {
    try {
      source = Ids.of(attribute, runtimes.of(home()));
    } catch (IllegalStateException | IllegalArgumentException e) {
      throw new HibernateException(attribute + ": " + e.getMessage(), e);
    }
  }

  @Override
  public EnumSet<EventType> getEventTypes() {
    return EventTypeSets.INSERT_ONLY;
  }

  @Override
  public boolean allowAssignedIdentifiers() {
    return attribute.allowAssigned();
  }

  @Override
  public Object generate(
      SharedSessionContractImplementor session,
      @Nullable Object owner,
      @Nullable Object current,
      EventType event) {
    Object preset =
        attribute.allowAssigned() ? current : presetDespiteRule(session, owner, current);
    if (preset == null || attribute.ids().isUnset(preset)) {
      return open().next(session, owner);
    }
    if (!attribute.allowAssigned()) {
      throw refused(preset);
    }
    open().check(session, owner, preset);
    return preset;
  }

  /** The class whose loader leads to the runtime. */
  Class<?> home() {
    return attribute.ids().home();
  }

  /** What it issues ids of. */
  IdScheme scheme() {
    return attribute.ids().scheme();
  }

  private Ids open() {
    Ids open = source;
    if (open == null) {
      throw new IllegalStateException(attribute + ": its SessionFactory has not started");
    }
    return open;
  }

  /**
   * Hibernate hides a preset identifier from a generator that allows none, and overwrites it where
   * it has not refused it before (StatelessSession, parts of identifiers). There is no owner in an
   * HQL insert.
   */
  private @Nullable Object presetDespiteRule(
      SharedSessionContractImplementor session, @Nullable Object owner, @Nullable Object current) {
    if (owner == null || attribute.role() == IssuedAttribute.Role.PLAIN) {
      return current;
    }
    EntityPersister persister = session.getEntityPersister(null, owner);
    Object id = persister.getIdentifier(owner, session);
    if (id == null || attribute.role() == IssuedAttribute.Role.ID) {
      return id;
    }
    CompositeType type = (CompositeType) persister.getIdentifierType();
    return type.getPropertyValue(id, type.getPropertyIndex(attribute.name()), session);
  }

  private IdentifierGenerationException refused(Object preset) {
    return new IdentifierGenerationException(
        attribute
            + " is set to "
            + attribute.show(preset)
            + " already, but "
            + attribute.assigningRefusedBy()
            + " with allowAssigned = false; leave it "
            + attribute.ids().unset()
            + " and Hibernate issues it");
  }
}
