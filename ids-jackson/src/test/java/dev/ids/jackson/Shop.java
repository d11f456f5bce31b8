// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.IdType;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestSettings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Records of a user, compiled with the id classes that a row declares; once for each row. */
record Shop(SchemeRow row, Class<?> sale, Class<?> shown, Class<?> refund, IdType<?> type) {
  private static final Map<SchemeRow, Shop> SHOPS = new ConcurrentHashMap<>();
  private static final IdRuntime RUNTIME = IdRuntime.of(TestSettings.all());

  static Shop of(SchemeRow row) {
    return SHOPS.computeIfAbsent(row, Shop::compile);
  }

  private static Shop compile(SchemeRow row) {
    String refund =
        row.isNumberInJson() ? row.declaration() : row.declarationWith("prefix = \"ref_\"");
    Compilation compilation =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing", "-Werror")
            .run(
                Map.of(
                    "shop.Sale",
                    """
                    package shop;
                    import java.util.*;
                    public record Sale(
                        %s SaleId id, List<SaleId> list, Map<SaleId, SaleId> map,
                        Optional<SaleId> optional) {}
                    """
                        .formatted(row.declaration()),
                    "shop.Shown",
                    """
                    package shop;
                    import com.fasterxml.jackson.annotation.JsonFormat;
                    public record Shown(@JsonFormat(shape = JsonFormat.Shape.STRING) SaleId id) {}
                    """,
                    "shop.Refund",
                    """
                    package shop;
                    public record Refund(%s RefundId id) {}
                    """
                        .formatted(refund)))
            .succeeded();
    ClassLoader loader = compilation.classLoader();
    RUNTIME.install(loader);
    Class<?> saleId = load(loader, "shop.SaleId");
    return new Shop(
        row,
        load(loader, "shop.Sale"),
        load(loader, "shop.Shown"),
        load(loader, "shop.Refund"),
        IdType.find(saleId).orElseThrow());
  }

  Class<?> saleId() {
    return type.idClass();
  }

  /** A new id, as the user's own code would ask for it. */
  TypedId<?> next() {
    try {
      Object id =
          row.issues().equals("key")
              ? saleId().getMethod("next", String.class).invoke(null, "tenant")
              : saleId().getMethod("next").invoke(null);
      return (TypedId<?>) id;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** A sale with ids everywhere. */
  Object sale(TypedId<?> id, TypedId<?> other) {
    return make(sale, id, List.of(id, other), Map.of(id, other), Optional.of(id));
  }

  Object shown(TypedId<?> id) {
    return make(shown, id);
  }

  String text(TypedId<?> id) {
    return (String) stored(StorageKind.TEXT, id);
  }

  /** What the row says that a JSON document holds for an id. */
  String json(TypedId<?> id) {
    return row.isNumberInJson()
        ? String.valueOf(stored(StorageKind.LONG, id))
        : '"' + text(id) + '"';
  }

  Object stored(StorageKind kind, TypedId<?> id) {
    return stored(type, kind, id);
  }

  private static <T extends TypedId<T>> Object stored(
      IdType<T> type, StorageKind kind, TypedId<?> id) {
    return type.form(kind).toStored().apply(type.idClass().cast(id));
  }

  private static Object make(Class<?> recordClass, Object... components) {
    try {
      return recordClass.getDeclaredConstructors()[0].newInstance(components);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
