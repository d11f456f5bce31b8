// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.lang.model.element.Element;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What we promise to Gradle: an isolating processor writes each file for exactly one source file,
 * from that one alone, and no resource; an aggregating one may look at all of them.
 */
class IncrementalBuildTest {
  private static final Map<String, String> SOURCES =
      Map.of(
          "shop.Order",
          """
          package shop;
          class Order {
            @dev.ids.ulid.UlidId(prefix = "ord_") OrderId id;
            CustomerId customer;
            static class Part { @dev.ids.nanoid.NanoId PartId id; }
          }
          """,
          "shop.Customer",
          "package shop; class Customer { @dev.ids.uuid.UuidId CustomerId id; OrderId last; }",
          "shop.Event",
          "package shop; record Event(@dev.ids.snowflake.Snowflake EventId id, OrderId order) {}",
          "shop.Ids",
          "package shop; import shop.ids.BoxId; interface Ids { @dev.ids.ulid.UlidId(in = \"shop.ids\") BoxId box(); }");

  @TempDir private Path temporary;

  @Test
  void idClassIsWrittenForOneSourceFile() throws IOException {
    assertThat(filesOf(TypedIdProcessor::new))
        .containsExactlyInAnyOrder(
            "createSourceFile shop.OrderId for [shop.Order]",
            "createSourceFile shop.PartId for [shop.Order.Part]",
            "createSourceFile shop.CustomerId for [shop.Customer]",
            "createSourceFile shop.EventId for [shop.Event]",
            "createSourceFile shop.ids.BoxId for [shop.Ids]");
  }

  @Test
  void silencerWritesNothing() throws IOException {
    List<String> calls = new ArrayList<>();

    run(List.of(new TypedIdProcessor(), recording(new TypedIdSilencer(), calls)));

    assertThat(calls).isEmpty();
  }

  @Test
  void indexIsTheOneResource() throws IOException {
    List<String> calls = new ArrayList<>();

    run(List.of(new TypedIdProcessor(), recording(new TypedIdIndexProcessor(), calls)));

    assertThat(calls).containsExactly("createResource CLASS_OUTPUT  META-INF/ids/index for []");
  }

  @Test
  void idClassDependsOnNoOtherSourceFile() {
    Map<String, String> together = new TreeMap<>();
    IdsCompiler compiler = IdsCompiler.javac().withOptions("-proc:only");
    Path all = compiler.run(SOURCES).output();
    SOURCES.forEach(
        (name, source) -> {
          Path alone = compiler.run(Map.of(name, source)).output();
          generated(alone).forEach((file, text) -> together.merge(file, text, (a, b) -> a + b));
        });

    assertThat(together).hasSize(5).isEqualTo(generated(all));
  }

  private static Map<String, String> generated(Path output) {
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : files.filter(each -> each.toString().endsWith("Id.java")).toList()) {
        sources.put(output.relativize(file).toString(), Files.readString(file));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return sources;
  }

  /** What one processor creates, when it is alone. */
  private List<String> filesOf(Supplier<Processor> processor) throws IOException {
    List<String> calls = new ArrayList<>();
    run(List.of(recording(processor.get(), calls)));
    return calls;
  }

  private void run(List<Processor> processors) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(errors, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(temporary));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(temporary));
      JavaCompiler.CompilationTask task =
          javac.getTask(null, files, errors, List.of("-proc:only"), null, sources(files));
      task.setProcessors(processors);
      assertThat(task.call()).as(errors.getDiagnostics().toString()).isTrue();
    }
  }

  private Iterable<? extends JavaFileObject> sources(StandardJavaFileManager files)
      throws IOException {
    List<Path> paths = new ArrayList<>();
    for (Map.Entry<String, String> source : SOURCES.entrySet()) {
      Path file = temporary.resolve(source.getKey().replace("shop.", "") + ".java");
      paths.add(Files.writeString(file, source.getValue()));
    }
    return files.getJavaFileObjectsFromPaths(paths);
  }

  private static Processor recording(Processor processor, List<String> calls) {
    return proxy(
        Processor.class,
        processor,
        (method, arguments) -> {
          if (method.equals("init")) {
            ProcessingEnvironment environment = (ProcessingEnvironment) arguments[0];
            Filer filer = recording(environment.getFiler(), calls);
            arguments[0] = new LateEnvironment(environment, filer);
          }
        });
  }

  private static Filer recording(Filer filer, List<String> calls) {
    return proxy(
        Filer.class,
        filer,
        (method, arguments) -> {
          if (method.startsWith("create")) {
            Element[] origins = (Element[]) arguments[arguments.length - 1];
            String names =
                Arrays.stream(arguments, 0, arguments.length - 1)
                    .map(Object::toString)
                    .collect(joining(" "));
            calls.add(method + " " + names + " for " + List.of(origins));
          }
        });
  }

  private interface Listener {
    void called(String method, Object[] arguments);
  }

  private static <T> T proxy(Class<T> type, T target, Listener listener) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          listener.called(method.getName(), arguments);
          try {
            return method.invoke(target, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
