// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims our annotations, so that {@code -Xlint:processing} does not call them unprocessed. The
 * other processors cannot: they look at every annotation, and to claim one they would have to claim
 * all. They must come before this one, and its name sorts it to the end of the service file.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({"dev.ids.*", "javax.annotation.processing.Generated"})
public final class TypedIdSilencer extends AbstractProcessor {
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // what it is for; nobody else reads these annotations
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return true;
  }
}
