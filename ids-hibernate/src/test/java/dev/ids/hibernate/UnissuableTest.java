// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.io.Serializable;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.hibernate.MappingException;
import org.hibernate.annotations.CreationTimestamp;
import org.junit.jupiter.api.Test;

/** Places where Hibernate cannot issue an id say so at start-up, instead of leaving it null. */
class UnissuableTest {
  @Test
  void elementsOfCollectionsAreNotIssued() {
    assertRefused(
        WithElements.class,
        "items.line: Hibernate cannot issue ids in an embeddable inside a collection;"
            + " declare the id class elsewhere, and set the attribute in Java");
    assertRefused(
        WithKeys.class,
        "items.line: Hibernate cannot issue ids in an embeddable inside a collection;"
            + " declare the id class elsewhere, and set the attribute in Java");
    assertRefused(
        Marked.class,
        "lines: @Issued stands on an attribute of java.util.Set, which is no id class");
  }

  @Test
  void embeddablesInsideIdentifiersAreNotIssued() {
    assertRefused(
        Nested.class,
        "key.item.line: Hibernate cannot issue ids in an embeddable inside an identifier;"
            + " declare the id class elsewhere, and set the attribute in Java");
  }

  @Test
  void anEmbeddableDoesNotMixIssuedAndGeneratedAttributes() {
    assertRefused(
        Mixed.class,
        "stamp.created: Hibernate generates its value, which it cannot do beside the issued id"
            + " stamp.line; move one of the two out of the embeddable");
  }

  private static void assertRefused(Class<?> entity, String problem) {
    assertThatThrownBy(() -> TestDatabase.of(entity))
        .isInstanceOf(MappingException.class)
        .hasMessage(entity.getName() + "." + problem);
  }

  @Entity
  static class WithElements {
    @Id OrderId id;
    @ElementCollection Set<Item> items;
  }

  @Entity
  static class WithKeys {
    @Id OrderId id;
    @ElementCollection Map<Item, String> items;
  }

  @Entity
  static class Marked {
    @Id OrderId id;
    @Issued @ElementCollection Set<LineId> lines;
  }

  @Entity
  static class Nested {
    @EmbeddedId NestedKey key;
  }

  @Embeddable
  record NestedKey(String town, Item item) implements Serializable {}

  @Embeddable
  record Item(@Issued LineId line, int count) implements Serializable {}

  @Entity
  static class Mixed {
    @Id OrderId id;
    Stamp stamp;
  }

  @Embeddable
  static class Stamp {
    @Issued LineId line;
    @CreationTimestamp Instant created;
  }
}
