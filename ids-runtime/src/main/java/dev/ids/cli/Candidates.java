// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.IdScheme;
import dev.ids.IdType;
import dev.ids.SchemeOf;
import dev.ids.SchemeProvider;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.internal.IndexEntry;
import dev.ids.internal.Quoted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Finds what there is on a class path: id classes first, then the usual forms of all schemes. */
final class Candidates {
  private Candidates() {}

  /**
   * All candidates that a loader sees.
   *
   * @param notes takes what is left out, and why
   * @throws SetupException if a scheme's provider cannot be loaded
   */
  static List<Candidate> of(ClassLoader loader, Consumer<String> notes) {
    List<Candidate> candidates = new ArrayList<>(idClasses(loader, notes));
    providers(loader).values().forEach(provider -> candidates.addAll(forms(provider)));
    return List.copyOf(candidates);
  }

  static Map<String, SchemeProvider<?>> providers(ClassLoader loader) {
    try {
      return SchemeProvider.all(loader);
    } catch (IllegalStateException e) {
      throw new SetupException(String.valueOf(e.getMessage()), e);
    }
  }

  /** The usual forms of one scheme, the plainest label first. */
  static List<Candidate> forms(SchemeProvider<?> provider) {
    List<StorageKind> stores = stores(provider);
    return provider.variants().entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<String, IdScheme> form) -> form.getKey().length())
                .thenComparing(Map.Entry::getKey))
        .map(form -> new Candidate(form.getKey(), form.getValue(), stores, "", false))
        .toList();
  }

  /** The storage kinds of a scheme, the default first. */
  static List<StorageKind> stores(SchemeProvider<?> provider) {
    SchemeOf schemeOf = provider.annotation().getAnnotation(SchemeOf.class);
    return schemeOf == null ? List.of() : List.of(schemeOf.stores());
  }

  /** The id classes that indexes name. */
  static List<Candidate> idClasses(ClassLoader loader, Consumer<String> notes) {
    Map<String, Candidate> classes = new LinkedHashMap<>();
    try {
      for (URL index : java.util.Collections.list(loader.getResources(IndexEntry.RESOURCE))) {
        for (IndexEntry entry : IndexEntry.read(index)) {
          if (!entry.isRaw()) {
            add(classes, entry, loader, notes);
          }
        }
      }
    } catch (IOException | UncheckedIOException e) {
      throw new SetupException("an index of id classes cannot be read: " + e.getMessage(), e);
    }
    return List.copyOf(classes.values());
  }

  private static void add(
      Map<String, Candidate> classes,
      IndexEntry entry,
      ClassLoader loader,
      Consumer<String> notes) {
    try {
      Class<?> idClass = Class.forName(entry.name(), true, loader);
      IdType.find(idClass)
          .ifPresentOrElse(
              type -> classes.putIfAbsent(entry.name(), candidate(type)),
              () -> notes.accept(entry.place() + ": " + entry.name() + " is no id class"));
    } catch (ClassNotFoundException | LinkageError | IllegalArgumentException e) {
      // One broken class does not hide the others.
      notes.accept(
          entry.place()
              + ": "
              + entry.name()
              + " cannot be loaded: "
              + Quoted.of(String.valueOf(e)));
    }
  }

  private static Candidate candidate(IdType<?> type) {
    List<StorageKind> stores = new ArrayList<>(kinds(type));
    stores.remove(type.declaration().storage());
    stores.add(0, type.declaration().storage());
    return new Candidate(
        type.idClass().getName(), type.scheme(), stores, type.declaration().prefix(), true);
  }

  private static List<StorageKind> kinds(IdType<?> type) {
    List<StorageKind> kinds = new ArrayList<>();
    for (StorageForm<?, ?> form : type.storageForms()) {
      kinds.add(form.kind());
    }
    return kinds;
  }
}
