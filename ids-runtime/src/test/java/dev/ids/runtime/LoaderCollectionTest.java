// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.testkit.InMemoryCompiler;
import java.lang.ref.WeakReference;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An application that is undeployed leaves nothing behind that holds its loader. */
class LoaderCollectionTest {
  private static final int MAX_COLLECTIONS = 50;
  private static final String ID_CLASS =
      """
      package app;
      import dev.ids.*;
      import dev.ids.ulid.*;
      @UlidId public final class AppId implements TypedId<AppId> {
        public static final IdType<AppId> TYPE =
            IdType.of(AppId.class, UlidId.class, UlidScheme::of,
                Carrier.bits128(AppId::new, id -> id.high, id -> id.low));
        private final long high, low;
        private AppId(long high, long low) { this.high = high; this.low = low; }
        public int compareTo(AppId other) { return Long.compareUnsigned(low, other.low); }
      }
      """;

  private static final String COUNTER =
      """
      package app;
      public final class Counter implements dev.ids.codec.IdGenerator {
        private long next;
        public long generate() { return next++; }
      }
      """;
  private static final String HEX =
      """
      package app;
      public final class Hex implements dev.ids.codec.IdCodec {
        public String encode(long id) { return Long.toHexString(id); }
        public long decode(String text) { return Long.parseLong(text, 16); }
        public int maxLength() { return 16; }
      }
      """;

  @Test
  void withADefaultRuntime() throws Exception {
    assertCollected(loader -> {});
  }

  @Test
  void withARuntimeThatItInstalledAndNeverClosed() throws Exception {
    assertCollected(loader -> IdRuntime.of(Map.of("ids.slot", "1")).install(loader));
  }

  @Test
  void withARuntimeThatItJoinedAndNeverLeft() throws Exception {
    assertCollected(
        loader ->
            assertThat(IdRuntime.join(loader, Map.of("ids.slot", "1"), "app").runtime())
                .isSameAs(IdRuntime.current(loader)));
  }

  @Test
  void withGeneratorsOfItsOwnClasses() throws Exception {
    Map<String, String> settings =
        Map.of(
            "ids.slot", "1",
            "ids.generators.own.strategy", "app.Counter",
            "ids.generators.own.codec[0].custom", "app.Hex",
            "ids.generators.trace.strategy", "snowflake",
            "ids.generators.trace.codec[0].custom", "app.Hex",
            "ids.generators.plain.strategy", "ulid");
    assertCollected(
        loader -> {
          IdRuntime runtime = IdRuntime.of(settings, loader).install(loader);
          for (String name : runtime.generatorNames()) {
            assertThat(runtime.generator(name).next()).isNotEmpty();
          }
        });
  }

  @Test
  void butNotWhileItsRuntimeIsInUse() throws Exception {
    ClassLoader loader = new ClassLoader(null) {};
    IdRuntime runtime = IdRuntime.of(Map.of("ids.slot", "1")).install(loader);
    System.gc();

    assertThat(IdRuntime.current(loader)).isSameAs(runtime);
    runtime.close();
  }

  private interface Deployment {
    void start(ClassLoader loader);
  }

  private static void assertCollected(Deployment deployment) throws Exception {
    WeakReference<ClassLoader> loader = run(deployment);
    for (int i = 0; i < MAX_COLLECTIONS && loader.get() != null; i++) {
      System.gc();
    }
    assertThat(loader.get()).isNull();
  }

  /** Issues ids of a class of the loader's own; nothing of it is on the stack afterwards. */
  private static WeakReference<ClassLoader> run(Deployment deployment) throws Exception {
    ClassLoader loader =
        InMemoryCompiler.compile(
            LoaderCollectionTest.class.getClassLoader(),
            Map.of("app.AppId", ID_CLASS, "app.Counter", COUNTER, "app.Hex", HEX));
    deployment.start(loader);
    IdType<?> type = IdType.find(loader.loadClass("app.AppId")).orElseThrow();
    // Only the text: AssertJ, and the JDK for records, keep the classes of what is compared.
    assertThat(next(type)).isNotEqualTo(next(type));
    return new WeakReference<>(loader);
  }

  private static <T extends TypedId<T>> String next(IdType<T> type) {
    return type.format(type.next());
  }
}
