// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The schemes of one compilation, each read once: hundreds of ids have one of a few schemes. */
final class Schemes {
  private final Elements elements;
  private final Types types;
  private final Map<String, SchemeModel> known = new HashMap<>();

  Schemes(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /**
   * The scheme that an annotation selects.
   *
   * @throws Refusal if its author did not keep the contract
   */
  SchemeModel of(TypeElement annotation) throws Refusal {
    String name = annotation.getQualifiedName().toString();
    SchemeModel scheme = known.get(name);
    if (scheme == null) {
      scheme = SchemeReader.read(annotation, elements, types);
      known.put(name, scheme);
    }
    return scheme;
  }
}
