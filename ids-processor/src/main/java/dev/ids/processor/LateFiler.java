// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;

/**
 * Lets a processor write what is there already to nowhere, and remembers that it tried. A processor
 * that runs twice, once by the compiler and once by us, writes its files twice.
 */
final class LateFiler {
  private final Roots handedIn = new Roots();
  private final Roots generated = new Roots();
  private final SortedSet<String> conflicts = new TreeSet<>();
  private boolean isFirstRound = true;

  /** To be told the roots of every round: all but those of the first were generated. */
  void noteRound(Set<? extends Element> roots) {
    (isFirstRound ? handedIn : generated).add(roots);
    isFirstRound = false;
  }

  /** A class that the processor wanted to write and another one had generated. */
  Optional<String> takeConflict() {
    Optional<String> first = conflicts.stream().findFirst();
    conflicts.clear();
    return first;
  }

  Filer over(Filer filer) {
    return new Over(filer);
  }

  private final class Over implements Filer {
    private final Filer filer;

    Over(Filer filer) {
      this.filer = filer;
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... origins)
        throws IOException {
      return exists(name)
          ? skipped(name, Kind.SOURCE)
          : orSkipped(name, Kind.SOURCE, () -> filer.createSourceFile(name, origins));
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... origins)
        throws IOException {
      return exists(name)
          ? skipped(name, Kind.CLASS)
          : orSkipped(name, Kind.CLASS, () -> filer.createClassFile(name, origins));
    }

    @Override
    public FileObject createResource(
        Location location, CharSequence moduleAndPackage, CharSequence name, Element... origins)
        throws IOException {
      try {
        return filer.createResource(location, moduleAndPackage, name, origins);
      } catch (FilerException e) {
        return new Nowhere("resource", Kind.OTHER);
      }
    }

    @Override
    public FileObject getResource(
        Location location, CharSequence moduleAndPackage, CharSequence name) throws IOException {
      return filer.getResource(location, moduleAndPackage, name);
    }
  }

  /** Asked first, as javac warns when a file is created twice. */
  private boolean exists(CharSequence name) {
    return handedIn.hasType(typeName(name)) || generated.hasType(typeName(name));
  }

  private JavaFileObject orSkipped(CharSequence name, Kind kind, Creation creation)
      throws IOException {
    try {
      return creation.create();
    } catch (FilerException e) {
      return skipped(name, kind);
    }
  }

  private JavaFileObject skipped(CharSequence name, Kind kind) {
    String type = typeName(name);
    if (!handedIn.hasType(type)) {
      conflicts.add(type);
    }
    return new Nowhere(type, kind);
  }

  private static String typeName(CharSequence moduleAndName) {
    String name = moduleAndName.toString();
    return name.substring(name.indexOf('/') + 1);
  }

  @FunctionalInterface
  private interface Creation {
    JavaFileObject create() throws IOException;
  }

  private static final class Nowhere extends SimpleJavaFileObject {
    Nowhere(String name, Kind kind) {
      super(URI.create("nowhere:///" + name), kind);
    }

    @Override
    public OutputStream openOutputStream() {
      return OutputStream.nullOutputStream();
    }

    @Override
    public Writer openWriter() {
      return Writer.nullWriter();
    }
  }
}
