// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import static dev.ids.processor.projects.Processors.BINDING;
import static dev.ids.processor.projects.Processors.HIBERNATE;
import static dev.ids.processor.projects.Processors.IDS;
import static dev.ids.processor.projects.Processors.LOMBOK;
import static dev.ids.processor.projects.Processors.MAPSTRUCT;
import static dev.ids.processor.projects.Processors.QUERYDSL;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same on a JDK 25, which does not run processors of the class path unless it is told to. */
@Tag("full")
class Jdk25IT {
  private static Path jdk;

  @BeforeAll
  static void find() {
    jdk = Path.of(System.getProperty("projects.jdk25.home"));
    assertThat(jdk.resolve("bin").resolve("javac"))
        .as("-Pfull needs a JDK 25: -Djdk25.home=<its folder>, or JDK25_HOME in the environment")
        .isExecutable();
  }

  @Test
  void otherProcessors() {
    Project.copy("shop", "together-25", LOMBOK, MAPSTRUCT, BINDING, IDS, QUERYDSL, HIBERNATE)
        .on(jdk)
        .maven("compile")
        .succeeded();
  }

  @Test
  void modules() {
    Project.copy("modules", "modules-25", IDS).on(jdk).maven("package").succeeded();
  }

  @Test
  void processorOnTheClassPathOnlyIsNotRun() {
    Build build = classPathOnly("class-path", "").maven("compile").failed();

    assertThat(build.log()).contains("cannot find symbol", "class OrderId");
  }

  @Test
  void optionRunsIt() {
    classPathOnly("proc-full", "<proc>full</proc>").maven("compile").succeeded();
  }

  @Test
  void processorPathRunsIt() {
    Project.copy("plain", "processor-path", IDS).on(jdk).maven("compile").succeeded();
  }

  /** What plain javac needs: both jars on the processor path. */
  @Test
  void plainJavac() throws Exception {
    Project plain = Project.copy("plain", "javac-25").on(jdk);
    Files.createDirectories(plain.path("classes"));

    javac(plain, "-classpath", withRuntime()).failed();
    javac(plain, "-classpath", withRuntime(), "-proc:full").succeeded();
    javac(plain, "-classpath", Artifacts.runtimeJar().toString(), "--processor-path", withRuntime())
        .succeeded();
  }

  private static Build javac(Project plain, String... options) {
    String sources = "src/main/java/shop/";
    String[] arguments = new String[options.length + 5];
    System.arraycopy(options, 0, arguments, 0, options.length);
    arguments[options.length] = "-d";
    arguments[options.length + 1] = "classes";
    arguments[options.length + 2] = sources + "Order.java";
    arguments[options.length + 3] = sources + "Customer.java";
    arguments[options.length + 4] = sources + "Device.java";
    return plain.tool("javac", arguments);
  }

  private static String withRuntime() {
    return Artifacts.processorJar() + File.pathSeparator + Artifacts.runtimeJar();
  }

  private static Project classPathOnly(String name, String option) {
    Project plain = Project.copy("plain", name);
    plain.edit(
        "pom.xml",
        "</dependencies>",
        """
        <dependency>
          <groupId>dev.ids</groupId>
          <artifactId>ids-processor</artifactId>
          <version>${ids.version}</version>
          <scope>provided</scope>
        </dependency>
        </dependencies>
        """);
    String pom = plain.text("pom.xml");
    plain.write(
        "pom.xml",
        pom.replaceAll("(?s)<annotationProcessorPaths>.*</annotationProcessorPaths>", option));
    return plain.on(jdk);
  }
}
