// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import org.jspecify.annotations.Nullable;

/**
 * The place in the source of a path such as {@code codec[1].radix}.
 *
 * @param mirror the innermost annotation on the way
 * @param value the value in it; null for that annotation as a whole
 */
record Position(AnnotationMirror mirror, @Nullable AnnotationValue value) {
  private static final Pattern STEP = Pattern.compile("(\\w+)(?:\\[(\\d{1,9})])?\\.?");

  /** Goes along the path as far as it is written; the rest is defaults. */
  static Position of(AnnotationMirror annotation, String path) {
    Position position = new Position(annotation, null);
    Matcher step = STEP.matcher(path);
    while (step.lookingAt() && position.value == null) {
      AnnotationValue value = written(position.mirror, step.group(1));
      if (value == null) {
        return position;
      }
      AnnotationValue element = step.group(2) == null ? value : element(value, step.group(2));
      // In javac a nested annotation is a value whose getValue() is itself.
      Object inner = element instanceof AnnotationMirror ? element : element.getValue();
      position =
          inner instanceof AnnotationMirror nested
              ? new Position(nested, null)
              : new Position(position.mirror, element);
      step.region(step.end(), path.length());
    }
    return position;
  }

  private static @Nullable AnnotationValue written(AnnotationMirror annotation, String member) {
    return annotation.getElementValues().entrySet().stream()
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
        .<AnnotationValue>map(java.util.Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  /** An index that is not written, or a lone element without braces, stays at the whole. */
  private static AnnotationValue element(AnnotationValue array, String index) {
    int wanted = Integer.parseInt(index);
    return !(array instanceof AnnotationMirror)
            && array.getValue() instanceof List<?> elements
            && wanted < elements.size()
            && elements.get(wanted) instanceof AnnotationValue element
        ? element
        : array;
  }
}
