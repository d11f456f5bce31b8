// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import dev.ids.StorageKind;
import dev.ids.processor.testkit.IdsCompiler;
import dev.ids.testkit.SchemeRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An entity that holds the ids of one row of {@code schemes.csv} raw, in one Java type, compiled as
 * a user would.
 *
 * @param type such as {@code long}
 * @param entity the entity class: attributes {@code id}, {@code parent} (to one of its own kind),
 *     {@code other} (another raw id that is issued) and {@code tenant}
 */
public record RawForm(SchemeRow row, StorageKind kind, String type, Class<?> entity) {
  private static final String SOURCE =
      """
      package %1$s;

      import jakarta.persistence.*;

      @Entity(name = "Holder")
      @Table(name = "holder")
      public class Holder {
        @Id %2$s public %3$s id;
        %2$s public %3$s other;
        public String tenant;
        @ManyToOne(fetch = FetchType.LAZY) public Holder parent;
      }
      """;

  /** Every type that holds the ids of every row, all compiled at once. */
  public static List<RawForm> all() {
    Map<String, String> sources = new LinkedHashMap<>();
    List<RawForm> named = new ArrayList<>();
    SchemeRow.all()
        .forEach(
            row -> {
              for (StorageKind kind : row.stores()) {
                boolean holds = kind == StorageKind.TEXT || !row.shapesText();
                for (String type : holds ? types(kind) : List.<String>of()) {
                  String name = "raw" + named.size();
                  sources.put(name + ".Holder", SOURCE.formatted(name, declaration(row), type));
                  named.add(new RawForm(row, kind, type, Object.class));
                }
              }
            });
    ClassLoader loader =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing", "-Werror")
            .run(sources)
            .succeeded()
            .classLoader();
    List<RawForm> forms = new ArrayList<>();
    for (RawForm form : named) {
      forms.add(
          new RawForm(
              form.row, form.kind, form.type, load(loader, "raw" + forms.size() + ".Holder")));
    }
    return forms;
  }

  /** The rows say how ids are in JSON, which is not said of raw ones. */
  private static String declaration(SchemeRow row) {
    String declaration = row.declaration().replace(", json = dev.ids.JsonForm.NUMBER", "");
    return row.issues().equals("key")
        ? new SchemeRow(
                row.name(),
                declaration,
                row.value(),
                row.textLength(),
                row.stores(),
                row.json(),
                row.issues())
            .declarationWith("keyField = \"tenant\"")
        : declaration;
  }

  private static List<String> types(StorageKind kind) {
    return switch (kind) {
      case LONG -> List.of("long", "Long");
      case UUID -> List.of("java.util.UUID");
      case TEXT -> List.of("String");
      case BINARY -> List.of("byte[]");
    };
  }

  /** Hibernate with this entity, and with all that a scheme may need. */
  public TestDatabase start() {
    return TestDatabase.with(entity)
        .loader(entity.getClassLoader())
        .set("ids.slot", 1)
        .set("ids.secret.default", "hex:" + "5e".repeat(32))
        .start();
  }

  /** A new entity without ids. */
  public Object create() {
    try {
      Object created = entity.getConstructor().newInstance();
      set(created, "tenant", "acme");
      return created;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public Object get(Object holder, String attribute) {
    try {
      return entity.getField(attribute).get(holder);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public void set(Object holder, String attribute, Object value) {
    try {
      entity.getField(attribute).set(holder, value);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return row + " as " + type;
  }

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
