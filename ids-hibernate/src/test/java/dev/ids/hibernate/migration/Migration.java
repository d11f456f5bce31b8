// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.migration;

import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.util.LinkedHashMap;
import java.util.Map;

/** One section of {@code docs/migration.md} on one database: the same rows under each entity. */
final class Migration implements AutoCloseable {
  private final MigrationPage.Section section;
  private final Engine.Schema schema;

  Migration(String heading, Engine engine) {
    this.section = MigrationPage.section(heading);
    this.schema = engine.schema();
  }

  MigrationPage.Section section() {
    return section;
  }

  Engine.Schema schema() {
    return schema;
  }

  /** Tables as the section's first entity needs them. */
  Mapped before() {
    return mapped("create", 0);
  }

  /** Some of the section's Java samples, the entity among them, on the tables that are there. */
  Mapped after(int... samples) {
    return mapped("validate", samples);
  }

  /** The same whatever the columns are. */
  Mapped unchecked(int... samples) {
    return mapped("none", samples);
  }

  private Mapped mapped(String action, int... samples) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int sample : samples) {
      String source = section.java().get(sample);
      sources.put("shop." + MigrationPage.typeIn(source), source);
    }
    Compilation compilation =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing", "-Werror")
            .run(sources)
            .succeeded();
    Class<?> order = compilation.load("shop.Order");
    return new Mapped(
        order,
        TestDatabase.with(order)
            .loader(order.getClassLoader())
            .on(schema)
            .set("hibernate.hbm2ddl.auto", action)
            .set("ids.slot", 3)
            .set("ids.slot.bits", 3)
            .start());
  }

  /** Runs all statements of one of the section's SQL samples. */
  void run(int sample) {
    schema.execute(MigrationPage.statements(section.sql(schema.engine()).get(sample)));
  }

  @Override
  public void close() {
    schema.close();
  }
}
