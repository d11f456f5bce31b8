// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static java.util.stream.Collectors.joining;

import dev.ids.IdScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * {@code META-INF/ids/index}: one line for each id class of the module, sorted: its binary name
 * and, for schemes that put a slot into their ids, {@code slot-bits=} with the width of it.
 */
final class Index {
  static final String PATH = "META-INF/ids/index";

  private final Elements elements;
  private final Schemes schemes;
  private final Filer filer;
  private final Reporter reporter;
  private final SortedMap<String, String> lines = new TreeMap<>();

  Index(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    schemes = new Schemes(elements, environment.getTypeUtils());
    filer = environment.getFiler();
    reporter = new Reporter(environment.getMessager(), environment.getOptions());
  }

  void add(TypeElement idClass, AnnotationMirror declaredBy) {
    String name = Mirrors.nameOf(idClass).binary();
    int slotBits = slotBits(declaredBy);
    lines.put(name, slotBits > 0 ? name + " slot-bits=" + slotBits : name);
  }

  private int slotBits(AnnotationMirror declaredBy) {
    try {
      SchemeModel scheme = schemes.of(Mirrors.elementOf(declaredBy));
      AnnotationModel declaration = AnnotationReader.read(declaredBy);
      return RuleBook.judge(declaration, scheme).scheme().map(IdScheme::slotBits).orElse(0);
    } catch (Refusal reported) {
      return 0;
    }
  }

  /** Writes what was added, and what an earlier compilation of other sources of the module left. */
  void write() {
    try {
      String existing = readExisting();
      existing.lines().filter(this::isStillThere).forEach(this::addExisting);
      String content = lines.values().stream().map(line -> line + "\n").collect(joining());
      if (!content.equals(existing)) {
        FileObject file = filer.createResource(StandardLocation.CLASS_OUTPUT, "", PATH);
        try (Writer writer = file.openWriter()) {
          writer.write(content);
        }
      }
    } catch (IOException e) {
      reporter.report(Problem.NO_INDEX.find(e, PATH));
    }
  }

  private String readExisting() {
    try {
      return filer
          .getResource(StandardLocation.CLASS_OUTPUT, "", PATH)
          .getCharContent(true)
          .toString();
    } catch (IOException e) {
      return ""; // there is none yet; compilers tell this by different exceptions
    }
  }

  private void addExisting(String line) {
    lines.putIfAbsent(name(line), line);
  }

  /** Whether the class still exists and, if we wrote it, its declaration does. */
  private boolean isStillThere(String line) {
    TypeElement idClass = elements.getTypeElement(name(line).replace('$', '.'));
    if (idClass == null) {
      return hasClassFile(name(line));
    }
    return Origin.of(idClass)
        .map(origin -> Origin.stillDeclares(origin, Mirrors.nameOf(idClass), elements))
        .orElseGet(() -> isDeclaredByHand(idClass));
  }

  /** The folder for class files need not be on the class path. */
  private boolean hasClassFile(String binaryName) {
    String path = binaryName.replace('.', '/') + ".class";
    try (InputStream file =
        filer.getResource(StandardLocation.CLASS_OUTPUT, "", path).openInputStream()) {
      return file != null;
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isDeclaredByHand(TypeElement idClass) {
    return idClass.getAnnotationMirrors().stream()
        .anyMatch(mirror -> SchemeReader.isSchemeAnnotation(Mirrors.elementOf(mirror)));
  }

  private static String name(String line) {
    return line.strip().split(" ", 2)[0];
  }
}
