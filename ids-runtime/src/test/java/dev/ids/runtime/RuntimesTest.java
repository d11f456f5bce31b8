// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issuer;
import dev.ids.runtime.IdRuntime.Membership;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which loader has which runtime. Every test has loaders of its own. */
class RuntimesTest {
  private static final Map<String, String> SLOT_1 = Map.of("ids.slot", "1");
  private static final Map<String, String> SLOT_2 = Map.of("ids.slot", "2");

  private final ClassLoader parent = new ClassLoader(null) {};
  private final ClassLoader child = new ClassLoader(parent) {};
  private final Issuer.Locator locator = new Runtimes.Locator();

  @Test
  void aLoaderHasADefaultRuntimeAndKeepsIt() {
    IdRuntime first = IdRuntime.current(parent);

    assertThat(IdRuntime.current(parent)).isSameAs(first);
    assertThat(IdRuntime.current(child)).isNotSameAs(first);
    assertThat(locator.locate(parent)).isSameAs(first);
  }

  @Test
  void theDefaultReadsTheFileOfTheLoader() {
    ClassLoader loader = DefaultSettingsTest.withFile("ids.slot=12");

    assertThat(IdRuntime.current(loader).slot().current().slot()).isEqualTo(12);
  }

  @Test
  void anInstalledRuntimeGoesBeforeTheDefaultUntilItCloses() {
    IdRuntime before = IdRuntime.current(parent);
    IdRuntime installed = IdRuntime.of(SLOT_1).install(parent);

    assertThat(IdRuntime.current(parent)).isSameAs(installed);
    installed.close();
    assertThat(IdRuntime.current(parent)).isSameAs(before);
    installed.close();
    assertThat(IdRuntime.current(parent)).isSameAs(before);
  }

  @Test
  void aLoaderWithoutRuntimeUsesThatOfItsParents() {
    ClassLoader grandchild = new ClassLoader(child) {};
    IdRuntime installed = IdRuntime.of(SLOT_1).install(parent);

    assertThat(IdRuntime.current(grandchild)).isSameAs(installed);
    IdRuntime nearer = IdRuntime.of(SLOT_2).install(child);
    assertThat(IdRuntime.current(grandchild)).isSameAs(nearer);
    assertThat(IdRuntime.current(parent)).isSameAs(installed);
    nearer.close();
    assertThat(IdRuntime.current(grandchild)).isSameAs(installed);
    installed.close();
  }

  @Test
  void aParentsRuntimeReplacesADefaultThatWasInUse() {
    IdRuntime before = IdRuntime.current(child);
    IdRuntime installed = IdRuntime.of(SLOT_1).install(parent);

    assertThat(IdRuntime.current(child)).isSameAs(installed).isNotSameAs(before);
    installed.close();
    assertThat(IdRuntime.current(child)).isSameAs(before);
  }

  @Test
  void aSecondRuntimeIsNotInstalledOverTheFirst() {
    IdRuntime first = IdRuntime.of(SLOT_1).install(parent);

    assertThatThrownBy(() -> IdRuntime.of(SLOT_2).install(parent))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("a runtime with ids.slot=1 is installed already; close it first");
    assertThat(first.install(parent)).isSameAs(first);
    first.close();
    IdRuntime slotless = IdRuntime.of(Map.of()).install(parent);
    assertThatThrownBy(() -> IdRuntime.of(SLOT_2).install(parent))
        .hasMessage("a runtime with no slot is installed already; close it first");
    slotless.close();
  }

  @Test
  void oneRuntimeMayServeSeveralLoaders() {
    ClassLoader other = new ClassLoader(null) {};
    IdRuntime runtime = IdRuntime.of(SLOT_1).install(parent).install(other);

    assertThat(IdRuntime.current(other)).isSameAs(runtime);
    runtime.close();
    assertThat(IdRuntime.current(parent)).isNotSameAs(runtime);
    assertThat(IdRuntime.current(other)).isNotSameAs(runtime);
  }

  @Test
  void theFirstToJoinWithSettingsFoundsARuntimeThatLastsUntilTheLastLeaves() {
    IdRuntime before = IdRuntime.current(parent);
    Membership first = IdRuntime.join(parent, SLOT_1, "orders");
    Membership second = IdRuntime.join(parent, SLOT_1, "billing");
    Membership third = IdRuntime.join(parent, Map.of(), "reports");

    assertThat(first.runtime()).isNotSameAs(before);
    assertThat(second.runtime()).isSameAs(first.runtime());
    assertThat(third.runtime()).isSameAs(first.runtime());
    assertThat(IdRuntime.current(child)).isSameAs(first.runtime());
    first.close();
    second.close();
    assertThat(IdRuntime.current(parent)).isSameAs(third.runtime());
    third.close();
    assertThat(IdRuntime.current(parent)).isSameAs(before);
  }

  @Test
  void leavingTwiceCountsOnce() {
    Membership first = IdRuntime.join(parent, SLOT_1, "orders");
    Membership second = IdRuntime.join(parent, SLOT_1, "billing");
    first.close();
    first.close();

    assertThat(IdRuntime.current(parent)).isSameAs(second.runtime());
    second.close();
    assertThat(IdRuntime.current(parent)).isNotSameAs(second.runtime());
  }

  @Test
  void afterTheLastLeftAnotherSlotMayBeTaken() {
    IdRuntime.join(parent, SLOT_1, "orders").close();
    Membership next = IdRuntime.join(parent, SLOT_2, "orders");

    assertThat(next.runtime().slot().current().slot()).isEqualTo(2);
    next.close();
  }

  @Test
  void anotherSlotInTheSameApplicationIsRefusedNamingBothOwners() {
    Membership first = IdRuntime.join(parent, SLOT_1, "SessionFactory orders");

    assertThatThrownBy(() -> IdRuntime.join(parent, SLOT_2, "SessionFactory billing"))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "SessionFactory billing sets ids.slot=2, but SessionFactory orders in the same"
                + " application has ids.slot=1; id classes issue through one runtime, so give both"
                + " the same");
    first.close();
    IdRuntime.join(parent, SLOT_2, "SessionFactory billing").close();
  }

  @Test
  void joiningWithoutSettingsFoundsNothing() {
    Membership member = IdRuntime.join(parent, Map.of("hibernate.show_sql", "true"), "orders");

    assertThat(member.runtime()).isSameAs(IdRuntime.current(parent));
    member.close();
    assertThat(IdRuntime.current(parent)).isSameAs(member.runtime());
  }

  @Test
  void anInstalledRuntimeIsJoinedAndOutlivesItsMembers() {
    IdRuntime installed = IdRuntime.of(SLOT_1).install(parent);
    Membership same = IdRuntime.join(parent, SLOT_1, "orders");
    Membership silent = IdRuntime.join(parent, Map.of(), "billing");

    assertThat(same.runtime()).isSameAs(installed);
    assertThat(silent.runtime()).isSameAs(installed);
    assertThatThrownBy(() -> IdRuntime.join(parent, SLOT_2, "reports"))
        .hasMessage(
            "reports sets ids.slot=2, but the installed runtime in the same application has"
                + " ids.slot=1; id classes issue through one runtime, so give both the same");
    same.close();
    silent.close();
    assertThat(IdRuntime.current(parent)).isSameAs(installed);
    installed.close();
  }

  @Test
  void aSettingThatIsWrongIsRefusedAndNothingIsFounded() {
    IdRuntime before = IdRuntime.current(parent);

    assertThatThrownBy(() -> IdRuntime.join(parent, Map.of("ids.slot", "x"), "orders"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.slot must be a whole number from 0 to 2147483647 that no other process uses, such"
                + " as 0, or else lease: \"x\" (settings of orders)");
    assertThat(IdRuntime.current(parent)).isSameAs(before);
  }

  @Test
  void everyChangeOfWhatIsCurrentIsCounted() {
    IdRuntime.current(parent);
    int start = locator.changes();
    IdRuntime runtime = IdRuntime.of(SLOT_1).install(parent);
    int installed = locator.changes();
    runtime.close();
    int closed = locator.changes();
    Membership member = IdRuntime.join(parent, SLOT_1, "orders");
    int founded = locator.changes();
    member.close();
    int left = locator.changes();

    assertThat(new int[] {start, installed, closed, founded, left}).doesNotHaveDuplicates();
  }

  @Test
  void anotherSecretOfOneNameIsRefused() {
    Map<String, String> one = Map.of("ids.secret.default", "hex:" + "01".repeat(16));
    Map<String, String> two = Map.of("ids.secret.default", "hex:" + "02".repeat(16));
    ClassLoader application = new ClassLoader(null) {};

    try (IdRuntime.Membership first = IdRuntime.join(application, one, "orders");
        IdRuntime.Membership same = IdRuntime.join(application, one, "reports")) {
      assertThat(same.runtime()).isSameAs(first.runtime());
      assertThatThrownBy(() -> IdRuntime.join(application, two, "billing"))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "billing sets ids.secret.default, but orders in the same application has another"
                  + " secret of that name; id classes issue through one runtime, so give both the"
                  + " same");
    }
  }

  @Test
  void aSecretThatTheFirstDoesNotHaveIsRefusedByName() {
    ClassLoader application = new ClassLoader(null) {};
    try (IdRuntime.Membership first =
        IdRuntime.join(application, Map.of("ids.slot", "1"), "orders")) {
      assertThat(first.runtime().slot().current().slot()).isEqualTo(1);
      assertThatThrownBy(
              () ->
                  IdRuntime.join(
                      application, Map.of("ids.secret.tags", "hex:" + "02".repeat(16)), "billing"))
          .hasMessage(
              "billing sets ids.secret.tags, but orders in the same application has none; id"
                  + " classes issue through one runtime, so give both the same");
    }
  }

  @Test
  void whatAFactoryLeavesOpenComesFromTheApplicationsFile() {
    ClassLoader application =
        new ClassLoader(null) {
          @Override
          public java.io.InputStream getResourceAsStream(String name) {
            return name.equals("ids.properties")
                ? new java.io.ByteArrayInputStream("ids.slot=2".getBytes(UTF_8))
                : null;
          }
        };
    try (IdRuntime.Membership membership =
        IdRuntime.join(
            application, Map.of("ids.secret.default", "hex:" + "01".repeat(16)), "orders")) {
      assertThat(membership.runtime().slot().current().slot()).isEqualTo(2);
    }
  }

  @Test
  void anotherClockOrGeneratorIsRefusedAsAnotherSlotIs() {
    Map<String, String> first =
        Map.of(
            "ids.slot", "1",
            "ids.clock.wait-up-to", "1000ms",
            "ids.generators.order.strategy", "ulid");
    try (Membership member = IdRuntime.join(parent, first, "orders")) {
      IdRuntime.join(parent, Map.of("ids.clock.wait-up-to", "1s"), "same").close();
      IdRuntime.join(parent, Map.of("ids.generators.order.strategy", "ulid"), "same").close();
      assertThat(member.runtime().generatorNames()).containsExactly("order");
      assertRefused(
          Map.of("ids.clock.wait-up-to", "2s"),
          "billing sets ids.clock.wait-up-to=2s, but orders in the same application has"
              + " ids.clock.wait-up-to=1000ms");
      assertRefused(
          Map.of("ids.generators.order.strategy", "uuid"),
          "billing sets ids.generators.order, but orders in the same application has other options"
              + " for it");
      assertRefused(
          Map.of("ids.generators.trace.strategy", "uuid"),
          "billing sets ids.generators.trace, but orders in the same application has none");
    }
  }

  @Test
  void generatorsAloneMakeNoRuntimeAndAreNotLost() {
    assertRefused(
        Map.of("ids.generators.order.strategy", "ulid"),
        "billing sets ids.generators.order, but the default runtime in the same application has"
            + " none");
  }

  private void assertRefused(Map<String, String> settings, String message) {
    assertThatThrownBy(() -> IdRuntime.join(parent, settings, "billing"))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(message + "; id classes issue through one runtime, so give both the same");
  }
}
