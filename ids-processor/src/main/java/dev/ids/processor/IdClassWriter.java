// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static com.palantir.javapoet.TypeName.BOOLEAN;
import static com.palantir.javapoet.TypeName.BYTE;
import static com.palantir.javapoet.TypeName.CHAR;
import static com.palantir.javapoet.TypeName.DOUBLE;
import static com.palantir.javapoet.TypeName.FLOAT;
import static com.palantir.javapoet.TypeName.INT;
import static com.palantir.javapoet.TypeName.LONG;
import static com.palantir.javapoet.TypeName.SHORT;
import static com.palantir.javapoet.TypeName.VOID;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ids.Carrier;
import dev.ids.GeneratedTypedId;
import dev.ids.IdRange;
import dev.ids.IdType;
import dev.ids.InvalidIdException;
import dev.ids.TypedId;
import dev.ids.processor.SchemeModel.Accessor;
import java.io.IOException;
import java.io.Serial;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** Writes id classes of every shape. The one class that knows JavaPoet. */
final class IdClassWriter {
  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");
  private static final Map<String, TypeName> PRIMITIVES =
      Stream.of(BOOLEAN, BYTE, CHAR, SHORT, INT, LONG, FLOAT, DOUBLE, VOID)
          .collect(Collectors.toMap(TypeName::toString, primitive -> primitive));
  private static final String INVALID = InvalidIdException.class.getName();
  private static final Modifier[] CONSTANT = {Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL};
  private static final Modifier[] FACTORY = {Modifier.PUBLIC, Modifier.STATIC};

  private final IdModel model;
  private final SchemeModel scheme;
  private final ShapeCode code;
  private final ClassName self;

  /** What the templates of {@link ShapeCode} name. */
  private final Map<String, Object> names;

  private IdClassWriter(IdModel model) {
    this.model = model;
    this.scheme = model.scheme();
    this.code = new ShapeCode(scheme.shape(), scheme.fields());
    this.self = className(model.name());
    this.names = new HashMap<>();
    names.put("self", self);
    names.put("long", Long.class);
    names.put("idType", IdType.class);
    names.put("carrier", Carrier.class);
    names.put("annotation", className(scheme.annotation()));
    names.put("scheme", className(scheme.scheme()));
  }

  /** Writes the class; {@code owner} is the one source file that it depends on. */
  static void write(IdModel model, Element owner, Filer filer) throws IOException {
    String text = text(model);
    try (Writer file = filer.createSourceFile(model.name().qualified(), owner).openWriter()) {
      file.write(text);
    }
  }

  /** The whole source file. */
  static String text(IdModel model) {
    TypeSpec type = new IdClassWriter(model).type().build();
    return Layout.of(
        JavaFile.builder(model.name().packageName(), type)
            .skipJavaLangImports(true)
            .build()
            .toString());
  }

  private TypeSpec.Builder type() {
    TypeSpec.Builder type = TypeSpec.classBuilder(self);
    if (scheme.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addModifiers(Modifier.FINAL)
        .addSuperinterface(parameterized(TypedId.class))
        .addJavadoc(
            "A typed id, declared at {@code $L}. Immutable and thread-safe.\n", model.origin())
        .addAnnotation(annotation(model.annotation()));
    if (model.seesGenerated()) {
      type.addAnnotation(withText(GENERATED, TypedIdProcessor.class.getName()));
    }
    type.addAnnotation(withText(ClassName.get(GeneratedTypedId.class), model.origin()))
        .alwaysQualify(model.shadowed().toArray(String[]::new));
    addFields(type);
    addFactories(type);
    addReaders(type);
    addIdentity(type);
    return type;
  }

  private void addFields(TypeSpec.Builder type) {
    type.addField(
        FieldSpec.builder(parameterized(IdType.class), "TYPE")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc(
                "What integrations need to know: text, storage, and how new ids are issued.\n")
            .initializer(
                named(
                    "$idType:T.of(\n$>$>$self:T.class,\n$annotation:T.class,\n$scheme:T::of,\n"
                        + "$carrier:T."
                        + scheme.shape().carrierFactory()
                        + "("
                        + code.carrierArguments()
                        + ")$<$<)"))
            .build());
    type.addField(
        FieldSpec.builder(className(scheme.scheme()), "SCHEME", CONSTANT)
            .initializer(named("TYPE.scheme($scheme:T.class)"))
            .build());
    type.addField(
        FieldSpec.builder(LONG, "serialVersionUID", CONSTANT)
            .addAnnotation(Serial.class)
            .initializer("1L")
            .build());
    for (String field : scheme.fields()) {
      type.addField(part(), field, Modifier.PRIVATE, Modifier.FINAL);
    }
  }

  private void addFactories(TypeSpec.Builder type) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
    scheme.fields().forEach(field -> constructor.addParameter(part(), field));
    type.addMethod(constructor.addCode(named(code.constructor())).build());
    type.addMethod(
        factory("of", self, "The id with this value.", "@throws " + INVALID + " if no id has it")
            .addParameter(typeName(scheme.value()), "value")
            .addCode(named("return new $self:T(" + code.partsOfValue() + ");\n"))
            .build());
    addIssuing(type);
    addParsing(type);
  }

  private void addParsing(TypeSpec.Builder type) {
    String summary = "Reads the text that {@link #toString} writes";
    String failure = "@throws " + INVALID + " if it is no such text";
    type.addMethod(
        factory("parse", self, summary + ".", failure)
            .addParameter(String.class, "text")
            .addCode("return TYPE.parse(text);\n")
            .build());
    TypeName optional = ParameterizedTypeName.get(ClassName.get(Optional.class), self);
    type.addMethod(
        factory("tryParse", optional, summary + "; empty if it is no such text.")
            .addParameter(String.class, "text")
            .addCode("return TYPE.tryParse(text);\n")
            .build());
    type.addMethod(
        factory(
                "valueOf",
                self,
                "The same as {@link #parse}; web frameworks convert parameters by this name.",
                failure)
            .addParameter(String.class, "text")
            .addCode("return parse(text);\n")
            .build());
  }

  private void addIssuing(TypeSpec.Builder type) {
    switch (scheme.issuing()) {
      case NONE -> {}
      case SELF -> type.addMethod(issuing("A new id.").addCode("return TYPE.next();\n").build());
      case FOR_KEY -> {
        type.addMethod(
            issuing("A new id for {@code key}.")
                .addParameter(String.class, "key")
                .addCode("return TYPE.next(key);\n")
                .build());
        type.addMethod(rangeOf());
      }
    }
  }

  private MethodSpec rangeOf() {
    return factory(
            "rangeOf",
            ParameterizedTypeName.get(ClassName.get(IdRange.class), self),
            "All ids that {@code key} can have: those between the two, both included.",
            "@throws IllegalStateException if a setting that they need is missing, such as a secret")
        .addParameter(String.class, "key")
        .addCode("return TYPE.rangeOf(key);\n")
        .build();
  }

  private MethodSpec.Builder issuing(String summary) {
    return factory(
        "next",
        self,
        summary,
        "@throws dev.ids.IdExhaustedException if there are none left for now",
        "@throws IllegalStateException if a setting that they need is missing, such as a slot");
  }

  private void addReaders(TypeSpec.Builder type) {
    type.addMethod(
        MethodSpec.methodBuilder("value")
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("The value of this id, without its type.\n")
            .returns(typeName(scheme.value()))
            .addCode("return $L;\n", code.value())
            .build());
    for (Accessor accessor : scheme.accessors()) {
      CodeBlock receiver = accessor.isStatic() ? named("$scheme:T") : CodeBlock.of("SCHEME");
      type.addMethod(
          MethodSpec.methodBuilder(accessor.name())
              .addModifiers(Modifier.PUBLIC)
              .addJavadoc(
                  "What {@link $T#$L} reads from this id.\n",
                  className(scheme.scheme()),
                  accessor.name())
              .returns(typeName(accessor.type()))
              .addCode("return $L.$L($L);\n", receiver, accessor.name(), code.schemeArguments())
              .build());
    }
  }

  private void addIdentity(TypeSpec.Builder type) {
    type.addMethod(
        override("compareTo", INT)
            .addParameter(self, "other")
            .addCode(named(code.compareTo()))
            .build());
    type.addMethod(
        override("equals", BOOLEAN)
            .addParameter(Object.class, "other")
            .addCode(named("return other instanceof $self:T id$W&& " + code.isEqual() + ";\n"))
            .build());
    type.addMethod(override("hashCode", INT).addCode(code.hash()).build());
    type.addMethod(
        override("toString", ClassName.get(String.class))
            .addCode("return TYPE.format(this);\n")
            .build());
    if (scheme.shape() == Shape.BYTES) {
      type.addMethod(
          MethodSpec.methodBuilder("word")
              .addModifiers(Modifier.PRIVATE)
              .returns(LONG)
              .addParameter(INT, "index")
              .addCode(named(code.word()))
              .build());
    }
    type.addMethod(
        MethodSpec.methodBuilder("readResolve")
            .addAnnotation(Serial.class)
            .addModifiers(Modifier.PRIVATE)
            .returns(Object.class)
            .addComment("A stream may bring any bits: check them again.")
            .addCode(named("return new $self:T(" + code.partsOfStream() + ");\n"))
            .build());
  }

  private static MethodSpec.Builder factory(
      String name, TypeName result, String summary, String... tags) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).addModifiers(FACTORY).addJavadoc(summary + "\n");
    if (tags.length > 0) {
      method.addJavadoc("\n" + String.join("\n", tags) + "\n");
    }
    return method.returns(result);
  }

  private static MethodSpec.Builder override(String name, TypeName result) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(result);
  }

  private CodeBlock named(String template) {
    return CodeBlock.builder().addNamed(template, names).build();
  }

  private TypeName part() {
    return scheme.shape() == Shape.TEXT ? ClassName.get(String.class) : LONG;
  }

  private ParameterizedTypeName parameterized(Class<?> generic) {
    return ParameterizedTypeName.get(ClassName.get(generic), self);
  }

  private static AnnotationSpec annotation(AnnotationModel annotation) {
    ClassName type = className(annotation.type());
    return annotation.written().isEmpty()
        ? AnnotationSpec.builder(type).build()
        : withValue(type, members(annotation));
  }

  private static CodeBlock members(AnnotationModel annotation) {
    return annotation.written().entrySet().stream()
        .map(member -> CodeBlock.of("$L = $L", member.getKey(), value(member.getValue())))
        .collect(CodeBlock.joining(",$W"));
  }

  private static AnnotationSpec withText(ClassName type, String text) {
    return withValue(type, CodeBlock.of("$S", text));
  }

  /** JavaPoet prints a lone member named value without its name, and so on one line. */
  private static AnnotationSpec withValue(ClassName type, CodeBlock inParentheses) {
    return AnnotationSpec.builder(type).addMember("value", inParentheses).build();
  }

  private static CodeBlock value(Value value) {
    if (value instanceof Value.EnumConstant constant) {
      return CodeBlock.of("$T.$L", className(constant.type()), constant.name());
    }
    if (value instanceof Value.ClassLiteral literal) {
      return CodeBlock.of("$T.class", typeName(literal.type()));
    }
    if (value instanceof Value.Nested nested) {
      return CodeBlock.of("$L", annotation(nested.annotation()));
    }
    if (value instanceof Value.Many many) {
      return many.values().size() == 1
          ? value(many.values().get(0))
          : many.values().stream()
              .map(IdClassWriter::value)
              .collect(CodeBlock.joining(",$W", "{", "}"));
    }
    if (value instanceof Value.Literal literal) {
      return literal.value() instanceof String text
          ? CodeBlock.of("$S", text)
          : CodeBlock.of("$L", literal.source());
    }
    throw new IllegalArgumentException("not resolved yet");
  }

  private static TypeName typeName(TypeRef type) {
    TypeName name = PRIMITIVES.get(type.name().qualified());
    if (name == null) {
      name = className(type.name());
    }
    if (!type.arguments().isEmpty()) {
      TypeName[] arguments =
          type.arguments().stream().map(IdClassWriter::typeName).toArray(TypeName[]::new);
      name = ParameterizedTypeName.get(className(type.name()), arguments);
    }
    for (int i = 0; i < type.dimensions(); i++) {
      name = ArrayTypeName.of(name);
    }
    return name;
  }

  private static ClassName className(JavaName name) {
    List<String> simpleNames = name.simpleNames();
    return ClassName.get(
        name.packageName(),
        simpleNames.get(0),
        simpleNames.stream().skip(1).toArray(String[]::new));
  }
}
