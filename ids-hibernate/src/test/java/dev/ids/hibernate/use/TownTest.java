// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.use;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.hibernate.Session;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A clinic, a shop and a blog in one model, every entity with an id class of its own. */
class TownTest {
  private static final Pattern ENTITY =
      Pattern.compile("(?m)^@Entity\n(?:@.*\n)*(?:abstract )?class (\\w+)");

  /** Rows of collections are sent as the session comes upon them. */
  private static final Pattern OF_COLLECTION =
      Pattern.compile("insert into (Vet_|Product_|Post_|Author_)");

  private static Class<?>[] entities;

  @BeforeAll
  static void compile() throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (String file : List.of("Clinic", "Shop", "Blog", "Fill", "Ask")) {
      try (InputStream source = TownTest.class.getResourceAsStream("/town/" + file + ".java")) {
        sources.put("town." + file, new String(source.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    Compilation town =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing,-auxiliaryclass", "-Werror")
            .run(sources)
            .succeeded();
    ClassLoader loader = town.classLoader();
    entities =
        sources.values().stream()
            .flatMap(source -> ENTITY.matcher(source).results())
            .map(entity -> load(loader, "town." + entity.group(1)))
            .toArray(Class<?>[]::new);
  }

  static List<Engine> engines() {
    return Engine.inUse();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aGraphIsOneStatementForEachTableAndIsFoundAgain(Engine engine) throws Exception {
    assertThat(entities).hasSizeGreaterThanOrEqualTo(20);
    try (Engine.Schema schema = engine.schema()) {
      try (TestDatabase db = settings(schema, "create").start()) {
        List<String> inserts = db.run(fill());

        assertThat(inserts).allMatch(sql -> sql.startsWith("insert into "));
        assertThat(inserts.stream().filter(sql -> !OF_COLLECTION.matcher(sql).find()))
            .doesNotHaveDuplicates()
            .hasSize(tables(db));
        assertAnswers(db);
      }
      try (TestDatabase db = settings(schema, "validate").start()) {
        assertAnswers(db);
      }
    }
  }

  private static void assertAnswers(TestDatabase db) throws Exception {
    assertThat(db.get(ask()))
        .containsExactly(
            "customer 7", "700", "post 7", "tag 7", "vet 7", "category 7", "author 7", "post 7");
    assertThat(db.statements()).hasSize(8);
  }

  /** The abstract Payment has one too. */
  private static int tables(TestDatabase db) {
    assertThat(db.factory().getMetamodel().getEntities()).hasSameSizeAs(entities);
    return entities.length;
  }

  private static TestDatabase.Builder settings(Engine.Schema schema, String action) {
    return TestDatabase.with(entities)
        .loader(entities[0].getClassLoader())
        .on(schema)
        .set("hibernate.hbm2ddl.auto", action)
        .set("hibernate.jdbc.batch_size", 50)
        .set("hibernate.order_inserts", true)
        .set("ids.slot", 1)
        .set("ids.slot.bits", 3)
        .set("ids.secret.default", "hex:" + "5e".repeat(32));
  }

  @SuppressWarnings("unchecked")
  private static Consumer<Session> fill() throws ReflectiveOperationException {
    return (Consumer<Session>) make("Fill");
  }

  @SuppressWarnings("unchecked")
  private static Function<Session, List<String>> ask() throws ReflectiveOperationException {
    return (Function<Session, List<String>>) make("Ask");
  }

  private static Object make(String name) throws ReflectiveOperationException {
    return load(entities[0].getClassLoader(), "town." + name).getConstructor().newInstance();
  }

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
