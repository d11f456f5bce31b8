// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.issuing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.keyed.TicketId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.shop.StrayId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import java.util.Set;
import org.hibernate.HibernateException;
import org.hibernate.MappingException;
import org.hibernate.annotations.Any;
import org.hibernate.annotations.AnyDiscriminator;
import org.hibernate.annotations.AnyDiscriminatorValue;
import org.hibernate.annotations.AnyKeyJavaClass;
import org.hibernate.annotations.ManyToAny;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What start-up refuses, in whole sentences. */
class StartUpTest {
  @Test
  void withoutASecretTheMessageNamesTheAttributeAndTheSetting() {
    assertThatThrownBy(() -> TestDatabase.of(Ticket.class))
        .isInstanceOf(HibernateException.class)
        .hasMessage(
            Ticket.class.getName()
                + ".id: dev.ids.hibernate.keyed.TicketId cannot be issued: no secret \"default\" is"
                + " configured; set ids.secret.default to file:<path>, hex:<digits>, base64:<text>"
                + " or keystore:<path>#<alias>, of at least 16 bytes");
  }

  @Test
  void anIssuedIdOfAKeyNamesIt() {
    assertThatThrownBy(() -> TestDatabase.of(WithoutKey.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            WithoutKey.class.getName()
                + ".id: ids of dev.ids.hibernate.keyed.TicketId are issued for a key; name the"
                + " attribute that holds it, such as keyField = \"tenant\"");
  }

  @Test
  void aKeyFieldOfNothingButSpacesOrDotsIsRefused() {
    assertThatThrownBy(() -> TestDatabase.of(DottedKey.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            DottedKey.class.getName()
                + ".id: keyField = \"tenant.\": tenant is java.lang.String, which has no"
                + " attributes");
  }

  @ParameterizedTest
  @ValueSource(classes = {StrayKey.class, StrayKeys.class})
  void theKeyOfAnAnyAssociationIsNeverSerialised(Class<?> entity) {
    assertThatThrownBy(() -> TestDatabase.of(entity))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            entity.getName()
                + ".any: dev.ids.hibernate.shop.StrayId is in no META-INF/ids/index, so Hibernate"
                + " would store it as serialised Java; compile its module with ids-processor, or"
                + " add the line dev.ids.hibernate.shop.StrayId by hand");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ids.slto", "ids.storag.OrderId", "ids.secrets.default"})
  void aMisspeltSettingIsRefusedByItsName(String key) {
    assertThatThrownBy(() -> TestDatabase.with(Plain.class).set(key, "1").start())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("unknown setting \"" + key + "\"");
  }

  @Entity
  static class Plain {
    @Id @Issued OrderId id;
  }

  @Entity
  static class Ticket {
    @Id
    @Issued(keyField = "tenant")
    TicketId id;

    String tenant;
  }

  @Entity
  static class WithoutKey {
    @Id @Issued TicketId id;
  }

  @Entity
  static class DottedKey {
    @Id
    @Issued(keyField = "tenant.")
    TicketId id;

    String tenant;
  }

  @Entity
  static class StrayKey {
    @Id @Issued OrderId id;

    @Any
    @AnyKeyJavaClass(StrayId.class)
    @AnyDiscriminator
    @AnyDiscriminatorValue(discriminator = "self", entity = StrayKey.class)
    @Column(name = "any_kind")
    @JoinColumn(name = "any_id")
    Object any;
  }

  @Entity
  static class StrayKeys {
    @Id @Issued OrderId id;

    @ManyToAny
    @AnyKeyJavaClass(StrayId.class)
    @AnyDiscriminator
    @AnyDiscriminatorValue(discriminator = "self", entity = StrayKeys.class)
    @Column(name = "any_kind")
    @JoinTable(
        name = "stray_keys",
        joinColumns = @JoinColumn(name = "owner_id"),
        inverseJoinColumns = @JoinColumn(name = "any_id"))
    Set<Object> any;
  }
}
