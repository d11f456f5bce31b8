// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.Advice;
import dev.ids.Declaration;
import dev.ids.IdScheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.JsonForm;
import dev.ids.StorageKind;
import dev.ids.processor.Finding.Severity;
import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Judges a declaration by the very code that judges it at run time: the scheme's own {@code
 * of(annotation)} and {@link Declaration}.
 */
final class RuleBook {
  private static final ClassLoader LOADER = RuleBook.class.getClassLoader();

  private RuleBook() {}

  /**
   * @param scheme the scheme, if it could be made
   * @param findings errors and advice
   */
  record Verdict(Optional<IdScheme> scheme, List<Finding> findings) {
    static Verdict of(Finding finding) {
      return new Verdict(Optional.empty(), List.of(finding));
    }

    Verdict with(List<Finding> more) {
      List<Finding> all = new ArrayList<>(findings);
      all.addAll(more);
      return new Verdict(scheme, all);
    }
  }

  static Verdict judge(AnnotationModel declaration, SchemeModel scheme) {
    try {
      Class<? extends Annotation> type = load(declaration.type()).asSubclass(Annotation.class);
      Verdict verdict = judge(AnnotationInstance.of(type, declaration), load(scheme.scheme()));
      return verdict.with(newerMembers(declaration, type));
    } catch (ClassNotFoundException e) {
      return judgeUnloaded(declaration, scheme);
    } catch (InvalidDeclarationException e) {
      return Verdict.of(refusal(e));
    } catch (ReflectiveOperationException | RuntimeException | Error e) {
      // Also of an assertion or an endless recursion: the compiler goes on.
      return Verdict.of(Problem.SCHEME_FAILED.find(scheme.scheme(), e));
    }
  }

  private static Verdict judge(Annotation declaration, Class<?> schemeClass)
      throws ReflectiveOperationException {
    Method of = schemeClass.getDeclaredMethod("of", declaration.annotationType());
    of.setAccessible(true);
    IdScheme scheme;
    try {
      scheme = (IdScheme) of.invoke(null, declaration);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw e;
    }
    Declaration.of(declaration, scheme);
    return new Verdict(
        Optional.of(scheme), scheme.advice().stream().map(RuleBook::advice).toList());
  }

  /** Members that the user's version of the annotation has and ours has not. */
  private static List<Finding> newerMembers(AnnotationModel declaration, Class<?> type) {
    Set<String> known =
        Stream.of(type.getDeclaredMethods()).map(Method::getName).collect(Collectors.toSet());
    return declaration.written().keySet().stream()
        .filter(member -> !known.contains(member))
        .map(member -> Problem.NEWER_MEMBER.at(member, member, "@" + type.getSimpleName()))
        .toList();
  }

  /** The scheme's jar is not on the processor path: what its annotation says can be checked. */
  private static Verdict judgeUnloaded(AnnotationModel declaration, SchemeModel scheme) {
    String name = "@" + declaration.type().simple();
    List<Finding> findings = new ArrayList<>();
    findings.add(Problem.RULES_NOT_LOADED.find(name, scheme.scheme()));
    try {
      int bits = scheme.shape() == Shape.BITS64 ? 0 : Integer.MAX_VALUE;
      sharedMembers(declaration).check(name, scheme.stores(), bits);
    } catch (InvalidDeclarationException e) {
      findings.add(refusal(e));
    } catch (IllegalArgumentException e) {
      findings.add(Problem.SCHEME_FAILED.find(scheme.scheme(), e));
    }
    return new Verdict(Optional.empty(), findings);
  }

  private static Declaration sharedMembers(AnnotationModel declaration) {
    return new Declaration(
        (String) literal(declaration, "prefix"),
        StorageKind.valueOf(constant(declaration, "storage")),
        JsonForm.valueOf(constant(declaration, "json")),
        (Boolean) literal(declaration, "allowAssigned"));
  }

  private static Object literal(AnnotationModel declaration, String member) {
    if (declaration.member(member) instanceof Value.Literal literal) {
      return literal.value();
    }
    throw missing(member);
  }

  private static String constant(AnnotationModel declaration, String member) {
    if (declaration.member(member) instanceof Value.EnumConstant constant) {
      return constant.name();
    }
    throw missing(member);
  }

  private static IllegalArgumentException missing(String member) {
    return new IllegalArgumentException("no member " + member + " with a default");
  }

  private static Finding refusal(InvalidDeclarationException e) {
    return new Finding(e.code(), Severity.ERROR, e.member(), e.problem(), e.help());
  }

  private static Finding advice(Advice advice) {
    return new Finding(
        advice.code(), Severity.ADVICE, advice.member(), advice.message(), advice.help());
  }

  private static Class<?> load(JavaName name) throws ClassNotFoundException {
    return Class.forName(name.binary(), false, LOADER);
  }
}
