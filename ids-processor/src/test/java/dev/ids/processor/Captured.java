// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.processor.testkit.IdsCompiler;
import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.assertj.core.api.Assertions;

/** The annotation on {@code shop.Order.id} as the rules see it while it is compiled. */
final class Captured {
  private Captured() {}

  static <A extends Annotation> A of(String order, Class<A> annotation) {
    AtomicReference<A> captured = new AtomicReference<>();
    IdsCompiler.javacForForeignSchemes()
        .withProcessor(() -> new Reader<>(annotation, captured))
        .run(Map.of("shop.Order", order))
        .succeeded();
    return Assertions.assertThat(captured.get()).isNotNull().actual();
  }

  @SupportedAnnotationTypes("*")
  private static final class Reader<A extends Annotation> extends AbstractProcessor {
    private final Class<A> type;
    private final AtomicReference<A> captured;

    Reader(Class<A> type, AtomicReference<A> captured) {
      this.type = type;
      this.captured = captured;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      TypeElement order = processingEnv.getElementUtils().getTypeElement("shop.Order");
      order.getEnclosedElements().stream()
          .filter(member -> member.getSimpleName().contentEquals("id"))
          .flatMap(member -> Mirrors.annotation(member, type.getCanonicalName()).stream())
          .forEach(mirror -> captured.set(make(AnnotationReader.read(mirror))));
      return false;
    }

    private A make(AnnotationModel model) {
      try {
        return AnnotationInstance.of(type, model);
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
  }
}
