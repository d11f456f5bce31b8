// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Makes processors of others, which do not wait for types to be generated, see the id classes: it
 * claims their annotations, so that the compiler does not ask them, and runs them itself one round
 * later. Where no id class is written in the round in which their annotations first appear, it
 * stays away, and so it does where they are not on the processor path.
 *
 * <p>It must come after {@link TypedIdProcessor}, and its name sorts it there in the service file;
 * and before the others, which is the user's to arrange.
 */
@AutoService(Processor.class)
public final class TypedIdSequencer extends AbstractProcessor {
  /** Leave out attributes of unknown types (Hibernate), or take them for numbers (QueryDSL). */
  private static final List<String> IMPATIENT =
      List.of(
          "org.hibernate.processor.HibernateProcessor",
          "com.querydsl.apt.jpa.JPAAnnotationProcessor");

  private enum State {
    UNDECIDED,
    AWAY,
    IN_CHARGE
  }

  private final List<LateRunner> runners;
  private State state = State.UNDECIDED;

  /** For service loaders. */
  public TypedIdSequencer() {
    this(IMPATIENT.stream().flatMap(name -> LateRunner.find(name).stream()).toList());
  }

  TypedIdSequencer(List<LateRunner> runners) {
    this.runners = runners;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return all(LateRunner::annotationTypes);
  }

  @Override
  public Set<String> getSupportedOptions() {
    return all(LateRunner::options);
  }

  private Set<String> all(Function<LateRunner, Stream<String>> names) {
    return runners.stream().flatMap(names).collect(Collectors.toUnmodifiableSet());
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // what it is for
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (state == State.UNDECIDED) {
      state = CurrentRound.bringsIds() ? State.IN_CHARGE : State.AWAY;
    }
    if (state == State.AWAY) {
      return false;
    }
    for (LateRunner runner : runners) {
      runner.remember(annotations, round);
      if (!CurrentRound.bringsIds()) {
        runner.run(round, processingEnv);
      }
    }
    return true;
  }
}
