// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/** {@code META-INF/ids/index}: one line for each id class of the module, sorted. */
final class Index {
  static final String PATH = "META-INF/ids/index";

  private final Elements elements;
  private final Filer filer;
  private final SchemeReader schemes;
  private final SortedMap<String, String> lines = new TreeMap<>();

  Index(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    filer = environment.getFiler();
    schemes = new SchemeReader(elements, environment.getTypeUtils());
  }

  void add(TypeElement idClass, AnnotationMirror declaredBy) {
    String name = Mirrors.nameOf(idClass).binary();
    int slotBits = slotBits(declaredBy);
    lines.put(name, slotBits > 0 ? name + " slot-bits=" + slotBits : name);
  }

  private int slotBits(AnnotationMirror declaredBy) {
    try {
      SchemeModel scheme = schemes.read(Mirrors.elementOf(declaredBy));
      return RuleBook.judge(AnnotationReader.read(declaredBy), scheme)
          .scheme()
          .map(each -> each.slotBits())
          .orElse(0);
    } catch (SchemeReader.BrokenScheme e) {
      return 0; // reported where it is declared
    }
  }

  void write() {
    if (lines.isEmpty()) {
      return;
    }
    try (Writer writer =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", PATH).openWriter()) {
      writer.write(String.join("\n", lines.values()) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
