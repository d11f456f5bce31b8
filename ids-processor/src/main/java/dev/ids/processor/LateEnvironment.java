// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.Locale;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** An environment with another filer. */
record LateEnvironment(ProcessingEnvironment environment, Filer filer)
    implements ProcessingEnvironment {
  @Override
  public Map<String, String> getOptions() {
    return environment.getOptions();
  }

  @Override
  public Messager getMessager() {
    return environment.getMessager();
  }

  @Override
  public Filer getFiler() {
    return filer;
  }

  @Override
  public Elements getElementUtils() {
    return environment.getElementUtils();
  }

  @Override
  public Types getTypeUtils() {
    return environment.getTypeUtils();
  }

  @Override
  public SourceVersion getSourceVersion() {
    return environment.getSourceVersion();
  }

  @Override
  public Locale getLocale() {
    return environment.getLocale();
  }

  @Override
  public boolean isPreviewEnabled() {
    return environment.isPreviewEnabled();
  }
}
