// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import dev.ids.IdType;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.processor.testkit.IdsCompiler;
import dev.ids.testkit.SchemeRow;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An entity whose id class is declared by one row of {@code schemes.csv} and stored in one way,
 * compiled as a user would.
 *
 * @param entity the entity class: attributes {@code id}, {@code parent} (to one of its own kind),
 *     {@code plain} and {@code code} (of the id class), {@code seen} (a set of those), {@code
 *     friends} (many to many) and {@code name}
 */
public record Form(SchemeRow row, StorageKind storage, Class<?> entity) {
  private static final String SOURCE =
      """
      package %s;

      import jakarta.persistence.*;
      import java.util.*;
      import org.hibernate.annotations.NaturalId;

      @Entity(name = "Holder")
      @Table(name = "holder")
      public class Holder {
        @Id %s public HolderId id;
        public String name;
        public HolderId plain;
        @NaturalId public HolderId code;
        @ElementCollection public Set<HolderId> seen = new HashSet<>();
        @ManyToMany public Set<Holder> friends = new HashSet<>();
        @ManyToOne(fetch = FetchType.LAZY) public Holder parent;
      }
      """;

  private static final List<Form> ALL = compile();

  /** Every way of storing every row, all compiled at once. */
  public static List<Form> all() {
    return ALL;
  }

  private static List<Form> compile() {
    Map<String, String> sources = new LinkedHashMap<>();
    List<Form> named = new ArrayList<>();
    SchemeRow.all()
        .forEach(
            row ->
                row.stores()
                    .forEach(
                        storage -> {
                          String name = "form" + named.size();
                          String declaration =
                              row.declarationWith("storage = dev.ids.StorageKind." + storage);
                          sources.put(name + ".Holder", SOURCE.formatted(name, declaration));
                          named.add(new Form(row, storage, Object.class));
                        }));
    ClassLoader loader =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing", "-Werror")
            .run(sources)
            .succeeded()
            .classLoader();
    List<Form> forms = new ArrayList<>();
    for (Form form : named) {
      forms.add(new Form(form.row, form.storage, load(loader, "form" + forms.size() + ".Holder")));
    }
    return forms;
  }

  /** The id class. */
  public Class<? extends TypedId<?>> idClass() {
    return idType().idClass();
  }

  /** All about the id class. */
  public IdType<?> idType() {
    return IdType.find(field("id").getType()).orElseThrow();
  }

  /** Whether Hibernate issues the ids; else the application does, for a key. */
  public boolean isIssued() {
    return row.issues().equals("next");
  }

  /** What the id class itself issues, for one key where it needs one. */
  public TypedId<?> next() {
    try {
      Class<?> idClass = idClass();
      Object id =
          isIssued()
              ? idClass.getMethod("next").invoke(null)
              : idClass.getMethod("next", String.class).invoke(null, "key");
      return (TypedId<?>) id;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Hibernate with this entity on a database, and with all that a scheme may need. */
  public TestDatabase start(Engine engine) {
    TestDatabase.Builder builder =
        TestDatabase.with(entity).on(engine).loader(entity.getClassLoader()).set("ids.slot", 1);
    if (!isIssued()) {
      builder.set("ids.secret.default", "hex:" + "5e".repeat(32));
    }
    return builder.start();
  }

  /** A new entity, without an id if Hibernate issues it. */
  public Object create(String name) {
    try {
      Object created = entity.getConstructor().newInstance();
      set(created, "name", name);
      if (!isIssued()) {
        set(created, "id", next());
      }
      return created;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** The id of an entity. */
  public TypedId<?> id(Object holder) {
    return (TypedId<?>) get(holder, "id");
  }

  public Object get(Object holder, String attribute) {
    try {
      return field(attribute).get(holder);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  public void set(Object holder, String attribute, Object value) {
    try {
      field(attribute).set(holder, value);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return row + " as " + storage;
  }

  private Field field(String name) {
    try {
      return entity.getField(name);
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e);
    }
  }

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
