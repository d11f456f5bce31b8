// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The slots of an application must fit every layout in it. */
class SlotBitsTest {
  @TempDir Path folder;

  private ClassLoader application() throws Exception {
    Path index = Files.createDirectories(folder.resolve("META-INF/ids")).resolve("index");
    Files.writeString(
        index,
        """
        # written by the processor
        shop.CustomerId
        shop.DeviceId slot-bits=3
        shop.OrderId slot-bits=10
        """);
    return new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
  }

  @Test
  void theFewestNodeBitsOfTheIndexesAreTheDefault() throws Exception {
    assertThat(slot(IdRuntime.of(Map.of("ids.slot", "7"), application()))).isEqualTo(7);
    assertThatThrownBy(() -> IdRuntime.of(Map.of("ids.slot", "8"), application()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("ids.slot must be 0..7, the 3 bits of shop.DeviceId: \"8\"");
  }

  @Test
  void whatIsConfiguredMustFitEveryDeclaration() throws Exception {
    assertThat(slot(IdRuntime.of(Map.of("ids.slot", "1", "ids.slot.bits", "1"), application())))
        .isEqualTo(1);
    assertThatThrownBy(
            () -> IdRuntime.of(Map.of("ids.slot", "2", "ids.slot.bits", "1"), application()))
        .hasMessage("ids.slot must be 0..1, the 1 bits of ids.slot.bits=1: \"2\"");
    assertThatThrownBy(
            () -> IdRuntime.of(Map.of("ids.slot", "1", "ids.slot.bits", "4"), application()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.slot.bits=4, but shop.DeviceId has 3 node bits; set ids.slot.bits=3, or give it a"
                + " layout with more node bits");
  }

  @Test
  void generatorsCountToo() {
    Map<String, String> generator =
        Map.of(
            "ids.generators.web.strategy", "snowflake", "ids.generators.web.layout", "JS_SAFE_S");
    Map<String, String> settings = new java.util.HashMap<>(generator);
    settings.put("ids.slot", "9");

    assertThatThrownBy(() -> IdRuntime.of(settings))
        .hasMessage("ids.slot must be 0..7, the 3 bits of ids.generators.web: \"9\"");
    settings.put("ids.slot.bits", "10");
    assertThatThrownBy(() -> IdRuntime.of(settings))
        .hasMessage(
            "ids.slot.bits=10, but ids.generators.web has 3 node bits; set ids.slot.bits=3, or give"
                + " it a layout with more node bits");
  }

  @Test
  void bitsAreAWholeNumberUpTo31() {
    assertThatThrownBy(() -> IdRuntime.of(Map.of("ids.slot.bits", "32")))
        .hasMessage(
            "ids.slot.bits must be a whole number from 0 to 31, the bits that every slot fits:"
                + " \"32\"");
  }

  @Test
  void anotherLoaderIsCheckedWhenTheRuntimeIsInstalled() throws Exception {
    IdRuntime runtime = IdRuntime.of(Map.of("ids.slot", "8"));
    ClassLoader application = application();

    assertThatThrownBy(() -> runtime.install(application))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("ids.slot must be 0..7, the 3 bits of shop.DeviceId: \"8\"");
    assertThat(IdRuntime.current(application)).isNotSameAs(runtime);
  }

  /** One runtime above serves the id classes of several loaders below it. */
  @Test
  void loadersBelowTheOneThatIsJoinedHaveASay() throws Exception {
    ClassLoader application = application();
    ClassLoader above = new ClassLoader(application.getParent()) {};
    List<ClassLoader> below = List.of(application);

    assertThatThrownBy(() -> IdRuntime.join(above, below, Map.of("ids.slot", "8"), "a factory"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.slot must be 0..7, the 3 bits of shop.DeviceId: \"8\" (settings of a factory)");
    try (IdRuntime.Membership joined =
        IdRuntime.join(above, below, Map.of("ids.slot", "7"), "a factory")) {
      assertThat(slot(joined.runtime())).isEqualTo(7);
    }
  }

  @Test
  void aDeclarationInNoIndexFailsWithItsFirstId() {
    Map<String, String> settings =
        Map.of("ids.slot", "1", "ids.slot.bits", "12", "ids.generators.a.strategy", "cosid80");
    IdRuntime runtime = IdRuntime.of(settings, InstantSource.system(), new Random());

    assertThatThrownBy(() -> runtime.domain(IdRuntimeTest.SLOTTED))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "its layout has 3 node bits, but slots have 12 bits, as ids.slot.bits=12 says; set"
                + " ids.slot.bits=3, or take a layout with more node bits");
    assertThat(runtime.generator("a").next()).hasSize(15);
  }

  private static int slot(IdRuntime runtime) {
    return runtime.slot().current().slot();
  }
}
