// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources of a test with the JDK's own compiler, no annotation processor. */
public final class InMemoryCompiler {
  private InMemoryCompiler() {}

  /**
   * A loader below {@code parent} that defines the compiled classes itself.
   *
   * @param sources by the full name of their class
   */
  public static ClassLoader compile(ClassLoader parent, Map<String, String> sources)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Map<String, ByteArrayOutputStream> classes = new ConcurrentHashMap<>();
    StringWriter messages = new StringWriter();
    try (JavaFileManager files =
        new Outputs(compiler.getStandardFileManager(null, null, null), classes)) {
      List<Source> units =
          sources.entrySet().stream().map(e -> new Source(e.getKey(), e.getValue())).toList();
      List<String> options =
          List.of("-proc:none", "-classpath", System.getProperty("java.class.path"));
      if (!compiler.getTask(messages, files, null, options, null, units).call()) {
        throw new AssertionError(messages);
      }
    }
    return new Loader(parent, classes);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String className, String text) {
      super(URI.create("string:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Outputs extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> classes;

    Outputs(JavaFileManager files, Map<String, ByteArrayOutputStream> classes) {
      super(files);
      this.classes = classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      URI uri = URI.create("bytes:///" + className.replace('.', '/') + kind.extension);
      return new SimpleJavaFileObject(uri, kind) {
        @Override
        public OutputStream openOutputStream() {
          return classes.computeIfAbsent(className, name -> new ByteArrayOutputStream());
        }
      };
    }
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, ByteArrayOutputStream> classes;

    Loader(ClassLoader parent, Map<String, ByteArrayOutputStream> classes) {
      super(parent);
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      ByteArrayOutputStream bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
  }
}
