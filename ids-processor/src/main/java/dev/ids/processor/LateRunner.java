// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;

/** Runs one processor of others, and shows it what it missed while it was not asked. */
final class LateRunner {
  private enum State {
    /** Nothing to do for it so far; a compiler would not have asked it either. */
    IDLE,
    CONCERNED,
    STARTED,
    STOPPED
  }

  private final Processor delegate;
  private final Roots missed = new Roots();
  private final Set<String> missedAnnotations = new LinkedHashSet<>();
  private final LateFiler filer = new LateFiler();
  private State state = State.IDLE;

  LateRunner(Processor delegate) {
    this.delegate = delegate;
  }

  /** The processor of this name, if its jar is on the processor path. */
  static Optional<LateRunner> find(String className) {
    try {
      Class<?> type = Class.forName(className, true, LateRunner.class.getClassLoader());
      return Optional.of(new LateRunner((Processor) type.getConstructor().newInstance()));
    } catch (ReflectiveOperationException | LinkageError absent) {
      return Optional.empty(); // or broken, which the compiler says when it loads it as well
    }
  }

  Stream<String> annotationTypes() {
    return delegate.getSupportedAnnotationTypes().stream();
  }

  Stream<String> options() {
    return delegate.getSupportedOptions().stream();
  }

  /** Takes note of a round by names: the elements of one round mean nothing in the next. */
  void remember(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    missed.add(round.getRootElements());
    filer.noteRound(round.getRootElements());
    annotations.stream()
        .map(annotation -> annotation.getQualifiedName().toString())
        .filter(this::supports)
        .forEach(missedAnnotations::add);
    if (state == State.IDLE && !missedAnnotations.isEmpty()) {
      state = State.CONCERNED;
    }
  }

  private boolean supports(String annotation) {
    return annotationTypes()
        .map(pattern -> pattern.substring(pattern.indexOf('/') + 1)) // a module may stand before
        .anyMatch(
            pattern ->
                pattern.endsWith("*")
                    ? annotation.startsWith(pattern.substring(0, pattern.length() - 1))
                    : annotation.equals(pattern));
  }

  /** Shows the delegate all rounds since the last call as one. */
  void run(RoundEnvironment round, ProcessingEnvironment environment) {
    if (state == State.CONCERNED) {
      start(environment);
    }
    if (state != State.STARTED) {
      return;
    }
    Set<TypeElement> annotations =
        missedAnnotations.stream()
            .map(environment.getElementUtils()::getTypeElement)
            .filter(Objects::nonNull)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    delegate.process(annotations, new LateRound(round, missed, environment.getElementUtils()));
    missed.clear();
    missedAnnotations.clear();
    filer.takeConflict().ifPresent(name -> stop(name, environment));
  }

  private void start(ProcessingEnvironment environment) {
    state = State.STARTED;
    delegate.init(new LateEnvironment(environment, filer.over(environment.getFiler())));
    // What it writes while it starts, for entities that no annotation declares, its twin wrote as
    // well, which the compiler started: no matter in which order.
    filer.takeConflict();
  }

  private void stop(String written, ProcessingEnvironment environment) {
    state = State.STOPPED;
    new Reporter(environment.getMessager(), environment.getOptions())
        .report(Problem.WRONG_ORDER.find(written, delegate.getClass().getSimpleName()));
  }
}
