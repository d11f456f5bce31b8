// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Root elements of rounds that are over, by name: classes, package-infos and module-infos. */
final class Roots {
  private final Set<String> types = new LinkedHashSet<>();
  private final Set<String> packages = new LinkedHashSet<>();
  private final Set<String> modules = new LinkedHashSet<>();

  void add(Set<? extends Element> roots) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        types.add(type.getQualifiedName().toString());
      } else if (root instanceof PackageElement packageInfo) {
        packages.add(packageInfo.getQualifiedName().toString());
      } else if (root instanceof ModuleElement moduleInfo) {
        modules.add(moduleInfo.getQualifiedName().toString());
      }
    }
  }

  boolean hasType(String qualifiedName) {
    return types.contains(qualifiedName);
  }

  void clear() {
    types.clear();
    packages.clear();
    modules.clear();
  }

  /** The elements that the names have now. */
  Set<Element> in(Elements elements) {
    Stream<Element> found =
        Stream.of(
                types.stream().<Element>map(elements::getTypeElement),
                packages.stream().<Element>map(elements::getPackageElement),
                modules.stream().<Element>map(elements::getModuleElement))
            .flatMap(stream -> stream)
            .filter(Objects::nonNull);
    return found.collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
