// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the compiler says to code that is written against the shop. */
class CompilerTest {
  @TempDir Path folder;

  @Test
  void anIdCannotStandForAnother() throws IOException {
    assertThat(errors("orders.find(order.id());")).isEmpty();
    assertThat(errors("orders.find(order.customer().id());"))
        .containsExactly("incompatible types: shop.CustomerId cannot be converted to shop.OrderId");
    assertThat(errors("orders.of(order.id());"))
        .containsExactly("incompatible types: shop.OrderId cannot be converted to shop.CustomerId");
  }

  private List<String> errors(String statement) throws IOException {
    String source =
        "package shop; class Code { void run(Orders orders, Order order) { " + statement + " } }";
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options =
        List.of(
            "-proc:none",
            "-d",
            folder.toString(),
            "-classpath",
            System.getProperty("java.class.path"));
    javac.getTask(null, null, diagnostics, options, null, List.of(new Source(source))).call();
    return diagnostics.getDiagnostics().stream()
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .filter(message -> !message.startsWith("Some messages have been simplified"))
        .toList();
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("source:///shop/Code.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
