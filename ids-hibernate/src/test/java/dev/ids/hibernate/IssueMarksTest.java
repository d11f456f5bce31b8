// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.tick.DeviceId;
import dev.ids.hibernate.tick.TickId;
import dev.ids.ulid.UlidId;
import jakarta.persistence.Column;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Test;

/** Where an attribute's annotation may stand, and which annotations count. */
class IssueMarksTest {
  @Test
  void theFieldTheGetterAndTheSuperclassCount() {
    assertThat(mark(Child.class, "field")).isEqualTo(UlidId.class);
    assertThat(mark(Child.class, "getter")).isEqualTo(TickId.class);
    assertThat(mark(Child.class, "issued")).isEqualTo(Issued.class);
    assertThat(mark(Child.class, "own")).isEqualTo(UlidId.class);
  }

  @Test
  void aRecordComponentCounts() {
    assertThat(mark(Key.class, "order")).isEqualTo(Issued.class);
    assertThat(mark(Key.class, "device")).isEqualTo(TickId.class);
  }

  @Test
  void anAnnotationThatCarriesASchemesCounts() {
    assertThat(mark(Child.class, "ofTeam")).isEqualTo(UlidId.class);
  }

  @Test
  void otherAnnotationsAndOtherMembersDoNot() {
    assertThat(IssueMarks.find(Child.class, "plain")).isEmpty();
    assertThat(IssueMarks.find(Child.class, "missing")).isEmpty();
    assertThat(IssueMarks.find(Child.class, "withParameter")).isEmpty();
  }

  private static Class<?> mark(Class<?> owner, String attribute) {
    return IssueMarks.find(owner, attribute).orElseThrow().annotation().annotationType();
  }

  @UlidId(prefix = "team_")
  @Retention(RetentionPolicy.RUNTIME)
  @interface TeamId {}

  static class Parent {
    @UlidId OrderId field;
    @Issued OrderId issued;
    @Column OrderId plain;
    @TeamId OrderId ofTeam;

    @TickId
    public DeviceId getGetter() {
      throw new UnsupportedOperationException();
    }

    @TickId
    public DeviceId getWithParameter(int parameter) {
      throw new UnsupportedOperationException();
    }
  }

  static class Child extends Parent {
    @UlidId OrderId own;
  }

  record Key(@Issued OrderId order, @TickId DeviceId device) {}
}
