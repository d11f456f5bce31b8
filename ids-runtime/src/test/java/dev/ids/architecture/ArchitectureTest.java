// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.architecture;

import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import dev.ids.SchemeOf;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;

/** The map of rooms as rules. */
@AnalyzeClasses(
    packages = "dev.ids",
    importOptions = {
      ImportOption.DoNotIncludeTests.class,
      ImportOption.DoNotIncludeJars.class,
      ImportOption.DoNotIncludePackageInfos.class
    })
class ArchitectureTest {
  /** Annotations that are no part of a user's class path. */
  private static final String[] TOOLS = {"org.jspecify..", "com.google.auto.service.."};

  /** The one class that reads YAML is loaded only where an application has SnakeYAML. */
  private static final String YAML = "dev.ids.runtime.YamlFile";

  @ArchTest
  static final ArchRule NOTHING_BUT_THE_JDK_IS_USED =
      classes()
          .that()
          .doNotHaveFullyQualifiedName(YAML)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("dev.ids..", "java..", TOOLS[0], TOOLS[1]);

  @ArchTest
  static final ArchRule ONLY_STORES_KNOW_JDBC =
      noClasses()
          .that()
          .haveNameNotMatching("dev\\.ids\\.(Connections|runtime\\.Database|.*\\.Jdbc\\w*)(\\$.*)?")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.sql..");

  @ArchTest
  static final ArchRule NO_FRAMEWORK =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "javax..",
              "jakarta..",
              "java.rmi..",
              "java.desktop..",
              "java.awt..",
              "org.hibernate..",
              "tools.jackson..",
              "com.fasterxml..",
              "org.springframework..");

  @ArchTest
  static final ArchRule THE_CONTRACT_USES_NO_ROOM_AND_NOT_THE_RUNTIME =
      classes()
          .that()
          .resideInAPackage("dev.ids")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("dev.ids", "dev.ids.internal", "java..", TOOLS[0], TOOLS[1]);

  @ArchTest
  static final ArchRule INTERNALS_USE_THE_JDK_ONLY =
      classes()
          .that()
          .resideInAPackage("dev.ids.internal")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("dev.ids.internal", "java..", TOOLS[0]);

  @ArchTest
  static final ArchRule CODECS_AND_THE_RUNTIME_USE_NO_ROOM =
      classes()
          .that()
          .resideInAnyPackage("dev.ids.codec", "dev.ids.runtime", "dev.ids.internal..")
          .and()
          .doNotHaveFullyQualifiedName(YAML)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "dev.ids",
              "dev.ids.codec",
              "dev.ids.runtime",
              "dev.ids.slot",
              "dev.ids.internal..",
              "java..",
              TOOLS[0],
              TOOLS[1]);

  @ArchTest
  static final ArchRule SLOTS_USE_THE_CONTRACT_ONLY =
      classes()
          .that()
          .resideInAPackage("dev.ids.slot")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("dev.ids", "dev.ids.slot", "dev.ids.internal..", "java..", TOOLS[0]);

  /** A virtual thread would have its own for an id or two, and a pool keep an application's. */
  @ArchTest
  static final ArchRule NO_THREAD_LOCALS =
      noClasses().should().dependOnClassesThat().areAssignableTo(ThreadLocal.class);

  @ArchTest
  static final ArchRule NO_PACKAGE_CYCLES =
      slices().assignedFrom(new ByPackage()).should().beFreeOfCycles();

  /** Inheritance is not how ids are extended; what is abstract on purpose is named here. */
  @ArchTest
  static final ArchRule PUBLIC_CLASSES_ARE_FINAL =
      classes()
          .that()
          .arePublic()
          .and()
          .areNotInterfaces()
          .and()
          .areNotEnums()
          .should(be(new Final()));

  @ArchTest
  static void noSchemeImportsAnother(JavaClasses classes) {
    Set<String> rooms = rooms(classes);
    for (String room : rooms) {
      String[] others = rooms.stream().filter(r -> !r.equals(room)).toArray(String[]::new);
      if (others.length > 0) {
        noClasses()
            .that()
            .resideInAPackage(room)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(others)
            .check(classes);
      }
    }
    assertThat(rooms).contains("dev.ids.ulid");
  }

  @ArchTest
  static void everyPackageIsNullMarkedAndSaysWhatItIs(JavaClasses classes) {
    Set<JavaPackage> packages =
        classes.stream().map(JavaClass::getPackage).collect(Collectors.toSet());

    assertThat(packages)
        .extracting(JavaPackage::getName)
        .contains("dev.ids", "dev.ids.ulid", "dev.ids.internal");
    assertThat(packages)
        .allSatisfy(
            p ->
                assertThat(isNullMarked(p.getName()))
                    .as("%s has a package-info with @NullMarked", p.getName())
                    .isTrue());
  }

  private static boolean isNullMarked(String name) throws ClassNotFoundException {
    return Class.forName(name + ".package-info").isAnnotationPresent(NullMarked.class);
  }

  /** The packages that hold an annotation with @SchemeOf. */
  private static Set<String> rooms(JavaClasses classes) {
    return classes.stream()
        .filter(c -> c.isAnnotatedWith(SchemeOf.class))
        .map(JavaClass::getPackageName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static final class Final extends DescribedPredicate<JavaClass> {
    Final() {
      super("final");
    }

    @Override
    public boolean test(JavaClass c) {
      return c.getModifiers().contains(JavaModifier.FINAL);
    }
  }

  private static final class ByPackage implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass c) {
      return SliceIdentifier.of(c.getPackageName());
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }
}
