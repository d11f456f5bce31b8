// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.TypedIdIndexProcessor;
import dev.ids.processor.TypedIdProcessor;
import dev.ids.processor.TypedIdSequencer;
import dev.ids.processor.TypedIdSilencer;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is in the jar that users put on their processor path. */
class ProcessorJarIT {
  private JarFile jar;

  @BeforeEach
  void open() throws IOException {
    jar = new JarFile(Artifacts.processorJar().toFile());
  }

  @AfterEach
  void close() throws IOException {
    jar.close();
  }

  @Test
  void everythingIsInOurOwnPackages() {
    assertThat(files())
        .filteredOn(name -> name.endsWith(".class"))
        .isNotEmpty()
        .allMatch(name -> name.startsWith("dev/ids/processor/"));
    assertThat(files()).contains("dev/ids/processor/javapoet/JavaFile.class");
  }

  @Test
  void nothingRefersToJavaPoetWhereOthersHaveIt() throws IOException {
    for (String name : files()) {
      if (name.endsWith(".class")) {
        assertThat(text(name, StandardCharsets.ISO_8859_1))
            .as(name)
            .doesNotContain("com/palantir/javapoet", "com.palantir.javapoet");
      }
    }
  }

  @Test
  void licenceOfWhatIsShadedIsThere() throws IOException {
    assertThat(text("META-INF/LICENSE")).contains("Apache License", "Version 2.0, January 2004");
    assertThat(text("META-INF/NOTICE")).contains("JavaPoet", "Square", "Palantir");
  }

  @Test
  void onlyServicesAreOurProcessors() throws IOException {
    assertThat(files())
        .filteredOn(name -> name.startsWith("META-INF/services/"))
        .containsExactly("META-INF/services/javax.annotation.processing.Processor");
    assertThat(text("META-INF/services/javax.annotation.processing.Processor").lines())
        .containsExactly(
            TypedIdIndexProcessor.class.getName(),
            TypedIdProcessor.class.getName(),
            TypedIdSequencer.class.getName(),
            TypedIdSilencer.class.getName());
  }

  @Test
  void gradleIsToldOfEveryProcessor() throws IOException {
    assertThat(text("META-INF/gradle/incremental.annotation.processors").lines())
        .containsExactlyInAnyOrder(
            TypedIdIndexProcessor.class.getName() + ",aggregating",
            TypedIdProcessor.class.getName() + ",isolating",
            TypedIdSequencer.class.getName() + ",aggregating",
            TypedIdSilencer.class.getName() + ",isolating");
  }

  @Test
  void nothingElseIsThere() {
    assertThat(files())
        .filteredOn(name -> !name.endsWith(".class"))
        .containsExactlyInAnyOrder(
            "META-INF/MANIFEST.MF",
            "META-INF/LICENSE",
            "META-INF/NOTICE",
            "META-INF/gradle/incremental.annotation.processors",
            "META-INF/services/javax.annotation.processing.Processor",
            "META-INF/maven/dev.ids/ids-processor/pom.xml",
            "META-INF/maven/dev.ids/ids-processor/pom.properties");
  }

  private List<String> files() {
    return jar.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName).toList();
  }

  private String text(String name) throws IOException {
    return text(name, StandardCharsets.UTF_8);
  }

  private String text(String name, Charset charset) throws IOException {
    return new String(jar.getInputStream(jar.getEntry(name)).readAllBytes(), charset);
  }
}
