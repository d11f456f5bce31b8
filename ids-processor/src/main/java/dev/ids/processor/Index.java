// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static java.util.stream.Collectors.joining;

import dev.ids.IdScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * {@code META-INF/ids/index}: one line for each id class of the module, sorted: its binary name
 * and, for schemes that put a slot into their ids, {@code slot-bits=} with the width of it. An
 * attribute that holds such an id raw has a line too: {@code shop.Device#id slot-bits=10}.
 */
final class Index {
  static final String PATH = "META-INF/ids/index";

  private static final String RAW = "#";

  private final Elements elements;
  private final Schemes schemes;
  private final Filer filer;
  private final Reporter reporter;
  private final SortedMap<String, String> lines = new TreeMap<>();
  private final Set<String> compiledNow = new HashSet<>();

  Index(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    schemes = new Schemes(elements, environment.getTypeUtils());
    filer = environment.getFiler();
    reporter = new Reporter(environment.getMessager(), environment.getOptions());
  }

  void add(TypeElement idClass, SchemeMirror declaredBy) {
    String name = Mirrors.nameOf(idClass).binary();
    int slotBits = slotBits(declaredBy);
    lines.put(name, slotBits > 0 ? name + " slot-bits=" + slotBits : name);
    compiledNow.add(idClass.getQualifiedName().toString());
  }

  /** An attribute without id class; its line serves to find the smallest slot. */
  void addRaw(Place place) {
    int slotBits = slotBits(place.declaredBy());
    if (slotBits > 0) {
      String name = Mirrors.nameOf(place.owner()).binary() + RAW + place.attribute();
      lines.put(name, name + " slot-bits=" + slotBits);
    }
  }

  private int slotBits(SchemeMirror declaredBy) {
    try {
      SchemeModel scheme = schemes.of(declaredBy.schemeType());
      AnnotationModel declaration = declaredBy.read();
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
      if (hasSamePrefix()) {
        return;
      }
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
    String[] names = name(line).split(RAW, 2);
    TypeElement idClass = elements.getTypeElement(names[0].replace('$', '.'));
    if (idClass == null) {
      return hasClassFile(names[0]);
    }
    if (names.length > 1) {
      return isRawAttribute(idClass, names[1]);
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

  /** Two id classes with one prefix: an error at the one that is declared later. */
  private boolean hasSamePrefix() {
    PrefixRule rule = new PrefixRule(elements, reporter);
    lines.keySet().stream()
        .filter(name -> !name.contains(RAW))
        .map(name -> elements.getTypeElement(name.replace('$', '.')))
        .filter(Objects::nonNull)
        .forEach(
            idClass ->
                rule.add(idClass, compiledNow.contains(idClass.getQualifiedName().toString())));
    return rule.report();
  }

  private static boolean isRawAttribute(TypeElement owner, String attribute) {
    return PlaceReader.allOf(owner)
        .anyMatch(place -> place.attribute().equals(attribute) && RawRule.isRaw(place.type()));
  }

  private static boolean isDeclaredByHand(TypeElement idClass) {
    return SchemeMirror.on(idClass).isPresent();
  }

  private static String name(String line) {
    return line.strip().split(" ", 2)[0];
  }
}
