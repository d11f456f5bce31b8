// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.Issued;
import dev.ids.TypedId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.shop.StrayId;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.io.IOException;
import java.io.Serializable;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.hibernate.MappingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What start-up says when the index and the mapping do not agree. */
class IndexTest {
  @TempDir Path folder;

  static Stream<Arguments> strays() {
    return Stream.of(
        Arguments.of(AsId.class, "id"),
        Arguments.of(AsPartOfId.class, "key.stray"),
        Arguments.of(AsAttribute.class, "stray"),
        Arguments.of(InEmbeddable.class, "holder.stray"),
        Arguments.of(AsElement.class, "strays"),
        Arguments.of(AsKey.class, "strays"),
        Arguments.of(InElement.class, "holders.stray"),
        Arguments.of(AsArray.class, "strays"),
        Arguments.of(AsList.class, "strays"));
  }

  @ParameterizedTest
  @MethodSource("strays")
  void anIdClassThatIsInNoIndexIsNeverSerialised(Class<?> entity, String path) {
    assertThatThrownBy(() -> TestDatabase.of(entity))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            entity.getName()
                + "."
                + path
                + ": dev.ids.hibernate.shop.StrayId is in no META-INF/ids/index, so Hibernate would"
                + " store it as serialised Java; compile its module with ids-processor, or add the"
                + " line dev.ids.hibernate.shop.StrayId by hand");
  }

  @Test
  void anIndexOfTheApplicationsLoaderCounts() throws IOException {
    ClassLoader loader = loaderWithIndex("dev.ids.hibernate.shop.StrayId");

    try (TestDatabase db = TestDatabase.with(AsId.class).loader(loader).start()) {
      AsId entity = new AsId();
      db.run(session -> session.persist(entity));
      assertThat(entity.id).isNotNull();
    }
  }

  @Test
  void linesOfRawAttributesAreOfNoInterest() throws IOException {
    ClassLoader loader = loaderWithIndex("shop.Gone#id slot-bits=3\n" + StrayId.class.getName());

    try (TestDatabase db = TestDatabase.with(AsId.class).loader(loader).start()) {
      AsId entity = new AsId();
      db.run(session -> session.persist(entity));
      assertThat(entity.id).isNotNull();
    }
  }

  @Test
  void aListedClassThatIsGoneIsNamedWithItsPlace() throws IOException {
    ClassLoader loader = loaderWithIndex("# comment\nshop.GoneId slot-bits=0");

    assertThatThrownBy(() -> TestDatabase.with(AsId.class).loader(loader).start())
        .isInstanceOf(MappingException.class)
        .hasMessage(
            place(2)
                + "shop.GoneId cannot be loaded; build the module of this index again, or delete"
                + " the line");
  }

  @Test
  void whatDoesNotShowIsEscaped() throws IOException {
    ClassLoader loader = loaderWithIndex("shop.Gone\u001b[31mId");

    assertThatThrownBy(() -> TestDatabase.with(AsId.class).loader(loader).start())
        .isInstanceOf(MappingException.class)
        .hasMessageStartingWith(place(1) + "shop.Gone\\u001B[31mId cannot be loaded; build");
  }

  @Test
  void aListedClassThatIsNoIdClassIsNamedWithItsPlace() throws IOException {
    ClassLoader loader = loaderWithIndex("java.lang.String");

    assertThatThrownBy(() -> TestDatabase.with(AsId.class).loader(loader).start())
        .isInstanceOf(MappingException.class)
        .hasMessage(
            place(1)
                + "java.lang.String is no id class: it needs public static final IdType TYPE ="
                + " IdType.of(…)");
  }

  @Test
  void aDeclarationThatCannotWorkIsToldInItsOwnWords() throws IOException {
    ClassLoader loader = loaderWithIndex(BrokenId.class.getName());

    assertThatThrownBy(() -> TestDatabase.with(AsId.class).loader(loader).start())
        .isInstanceOf(MappingException.class)
        .hasMessageStartingWith(place(1) + "[IDS020] prefix: " + BrokenId.class.getName());
  }

  @Test
  void idClassesOfTwoModulesCannotHaveOnePrefix() throws IOException {
    ClassLoader loader = loaderWithIndex(TwinId.class.getName());

    assertThatThrownBy(() -> TestDatabase.with(AsOrder.class, AsTwin.class).loader(loader).start())
        .isInstanceOf(MappingException.class)
        .hasMessage(
            "prefix \"ord_\" is that of dev.ids.hibernate.shop.OrderId ("
                + AsOrder.class.getName()
                + ".id) and of "
                + TwinId.class.getName()
                + " ("
                + AsTwin.class.getName()
                + ".key.twin); a prefix tells what an id identifies, so give one of them another");
    assertThatThrownBy(() -> TestDatabase.with(AsTwin.class).loader(loader).start())
        .isInstanceOf(MappingException.class)
        .hasMessageStartingWith(
            "prefix \"ord_\" is that of dev.ids.hibernate.shop.OrderId (in no entity) and of "
                + TwinId.class.getName()
                + " (");
  }

  private String place(int line) throws IOException {
    return folder.resolve("META-INF/ids/index").toUri().toURL() + " line " + line + ": ";
  }

  private ClassLoader loaderWithIndex(String text) throws IOException {
    Path index = folder.resolve("META-INF/ids/index");
    Files.createDirectories(index.getParent());
    Files.writeString(index, text);
    return new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
  }

  @Entity
  static class AsId {
    @Id @Issued StrayId id;
  }

  @Entity
  static class AsPartOfId {
    @EmbeddedId Key key;
  }

  @Embeddable
  record Key(String town, StrayId stray) implements Serializable {}

  @Entity
  static class AsAttribute {
    @Id OrderId id;
    StrayId stray;
  }

  @Entity
  static class InEmbeddable {
    @Id OrderId id;
    Holder holder;
  }

  @Embeddable
  record Holder(StrayId stray) {}

  @Entity
  static class AsElement {
    @Id OrderId id;
    @ElementCollection Set<StrayId> strays;
  }

  @Entity
  static class AsKey {
    @Id OrderId id;
    @ElementCollection Map<StrayId, String> strays;
  }

  @Entity
  static class InElement {
    @Id OrderId id;
    @ElementCollection Set<Holder> holders;
  }

  @Entity
  static class AsArray {
    @Id OrderId id;
    StrayId[] strays;
  }

  @Entity
  static class AsList {
    @Id OrderId id;
    List<StrayId> strays;
  }

  @Entity
  static class AsOrder {
    @Id OrderId id;
  }

  @Entity
  static class AsTwin {
    @EmbeddedId TwinKey key;
  }

  @Embeddable
  record TwinKey(String town, TwinId twin) implements Serializable {}

  /** Cannot be initialised. */
  @UlidId(prefix = "not allowed")
  record BrokenId(long high, long low) implements TypedId<BrokenId> {
    static final IdType<BrokenId> TYPE =
        IdType.of(
            BrokenId.class,
            UlidId.class,
            UlidScheme::of,
            Carrier.bits128(BrokenId::new, BrokenId::high, BrokenId::low));

    @Override
    public int compareTo(BrokenId other) {
      return Long.compareUnsigned(high, other.high);
    }
  }

  /** Of another module, with a prefix that is taken. */
  @UlidId(prefix = "ord_")
  record TwinId(long high, long low) implements TypedId<TwinId> {
    static final IdType<TwinId> TYPE =
        IdType.of(
            TwinId.class,
            UlidId.class,
            UlidScheme::of,
            Carrier.bits128(TwinId::new, TwinId::high, TwinId::low));

    @Override
    public int compareTo(TwinId other) {
      return Long.compareUnsigned(high, other.high);
    }
  }
}
