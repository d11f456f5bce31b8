// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.testkit;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonIntegerFormatVisitor;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonStringFormatVisitor;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.ids.TypedId;
import dev.ids.jackson.shop.Bare;
import dev.ids.jackson.shop.Orders;
import dev.ids.jackson.shop.TicketId;
import dev.ids.jackson2.IdsModule;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.assertj.core.api.Assertions;

/** Jackson 2. */
final class Jackson2 implements Line {
  @Override
  public String version() {
    return PackageVersion.VERSION.toString();
  }

  @Override
  public Json mapper(Format format, Setup... setups) {
    MapperBuilder<?, ?> builder = builder(format);
    for (Setup setup : setups) {
      apply(setup, builder);
    }
    return new Mapper(builder.findAndAddModules().build());
  }

  @Override
  public Json answering(Format format, Function<String, Object> answer) {
    return new Mapper(
        builder(format).findAndAddModules().addHandler(new Answering(answer)).build());
  }

  @Override
  public List<String> modules() {
    List<String> names = new ArrayList<>();
    JsonMapper.builder()
        .findAndAddModules()
        .findAndAddModules()
        .build()
        .getRegisteredModuleIds()
        .forEach(module -> names.add(module.toString()));
    return names;
  }

  @Override
  public Json serialized() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        JsonMapper mapper = JsonMapper.builder().addModule(new IdsModule()).build();
        // So that it holds what it has found for ids.
        Orders.ByTicket map = mapper.readValue("{\"T1\":null}", Orders.ByTicket.class);
        mapper.writeValueAsString(map.put(new TicketId(2), null));
        mapper.writeValueAsString(mapper.readValue("[1]", TicketId[].class));
        out.writeObject(mapper);
      }
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        return new Mapper((JsonMapper) in.readObject());
      }
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static MapperBuilder<?, ?> builder(Format format) {
    return switch (format) {
      case JSON -> JsonMapper.builder();
      case CBOR -> CBORMapper.builder();
      case SMILE -> SmileMapper.builder();
      case YAML -> YAMLMapper.builder();
      case CSV -> CsvMapper.builder();
    };
  }

  private static void apply(Setup setup, MapperBuilder<?, ?> builder) {
    switch (setup) {
      case UNWRAP_SINGLE_VALUE_ARRAYS ->
          builder.enable(DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS);
      case ACCEPT_EMPTY_STRING_AS_NULL_OBJECT ->
          builder.enable(DeserializationFeature.ACCEPT_EMPTY_STRING_AS_NULL_OBJECT);
      case COERCE_TO_NULL -> coerce(builder, CoercionAction.AsNull);
      case COERCE_TRY -> coerce(builder, CoercionAction.TryConvert);
      case TICKETS_AS_TEXT ->
          builder.withConfigOverride(
              TicketId.class,
              override -> override.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING)));
      case DEFAULT_TYPING ->
          builder.activateDefaultTyping(
              BasicPolymorphicTypeValidator.builder().allowIfSubType(TypedId.class).build(),
              ObjectMapper.DefaultTyping.JAVA_LANG_OBJECT,
              JsonTypeInfo.As.WRAPPER_ARRAY);
      case MINIMIZE_QUOTES ->
          ((YAMLMapper.Builder) builder).enable(YAMLGenerator.Feature.MINIMIZE_QUOTES);
      case QUOTE_NUMBERS ->
          ((YAMLMapper.Builder) builder)
              .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS);
      case MIX_IN -> builder.addMixIn(Bare.class, Bare.MixIn.class);
    }
  }

  private static void coerce(MapperBuilder<?, ?> builder, CoercionAction action) {
    builder.withCoercionConfigDefaults(
        config -> {
          for (CoercionInputShape shape : CoercionInputShape.values()) {
            config.setCoercion(shape, action);
          }
          config.setAcceptBlankAsEmpty(true);
        });
  }

  private record Mapper(ObjectMapper mapper) implements Json {
    @Override
    public String write(Object value) {
      return unchecked(() -> mapper.writeValueAsString(value));
    }

    @Override
    public byte[] writeBytes(Object value) {
      return unchecked(() -> mapper.writeValueAsBytes(value));
    }

    @Override
    public <T> T read(String text, Class<T> type) {
      return unchecked(() -> mapper.readValue(text, type));
    }

    @Override
    public Object read(String text, Type type) {
      return unchecked(() -> mapper.readValue(text, mapper.constructType(type)));
    }

    @Override
    public <T> T readBytes(byte[] bytes, Class<T> type) {
      return unchecked(() -> mapper.readValue(bytes, type));
    }

    @Override
    public <T> List<T> readValues(String text, Class<T> type) {
      return unchecked(() -> mapper.readerFor(type).<T>readValues(text).readAll());
    }

    @Override
    public String tree(Object value) {
      return unchecked(() -> mapper.valueToTree(value).toString());
    }

    @Override
    public <T> T throughTree(Object value, Class<T> type) {
      return unchecked(
          () ->
              mapper.treeToValue(
                  (com.fasterxml.jackson.core.TreeNode) mapper.valueToTree(value), type));
    }

    @Override
    public <T> T fromTreeOf(Object value, Class<T> type) {
      return unchecked(() -> mapper.treeToValue(mapper.getNodeFactory().pojoNode(value), type));
    }

    @Override
    public String treeOf(byte[] bytes) {
      return unchecked(() -> mapper.readTree(bytes).toString());
    }

    @Override
    public <T> T convert(Object value, Class<T> type) {
      return unchecked(() -> mapper.convertValue(value, type));
    }

    @Override
    public <T> T readRow(String line, Class<T> type) {
      CsvSchema schema = ((CsvMapper) mapper).schemaFor(type);
      return unchecked(() -> mapper.readerFor(type).with(schema).<T>readValue(line));
    }

    @Override
    public String writeRow(Object value) {
      CsvSchema schema = ((CsvMapper) mapper).schemaFor(value.getClass());
      return unchecked(() -> mapper.writer(schema).writeValueAsString(value));
    }

    @Override
    public String visited(Class<?> type) {
      StringBuilder seen = new StringBuilder();
      JsonFormatVisitorWrapper visitor =
          new JsonFormatVisitorWrapper.Base() {
            @Override
            public JsonStringFormatVisitor expectStringFormat(JavaType visited) {
              seen.append("string");
              return null;
            }

            @Override
            public JsonIntegerFormatVisitor expectIntegerFormat(JavaType visited) {
              seen.append("integer");
              return new JsonIntegerFormatVisitor.Base() {
                @Override
                public void numberType(JsonParser.NumberType number) {
                  seen.append(' ').append(number.name());
                }
              };
            }
          };
      unchecked(
          () -> {
            mapper.acceptJsonFormatVisitor(type, visitor);
            return "";
          });
      return seen.toString();
    }

    @Override
    public Refusal refusal(Runnable action) {
      JsonMappingException e =
          Assertions.catchThrowableOfType(
              JsonMappingException.class,
              () -> {
                try {
                  action.run();
                } catch (UncheckedIOException unchecked) {
                  throw unchecked.getCause();
                } catch (IllegalArgumentException wrapped) {
                  throw wrapped.getCause(); // as convertValue does it
                }
              });
      return new Refusal(
          e.getClass().getSimpleName(),
          e.getOriginalMessage(),
          e instanceof MismatchedInputException mismatch ? mismatch.getTargetType() : null,
          e instanceof InvalidFormatException invalid ? invalid.getValue() : null,
          e.getCause(),
          e.getPathReference(),
          e.getLocation() == null ? 0 : e.getLocation().getColumnNr());
    }
  }

  private static <T> T unchecked(Callable<T> call) {
    try {
      return call.call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static final class Answering extends DeserializationProblemHandler {
    private final Function<String, Object> answer;

    Answering(Function<String, Object> answer) {
      this.answer = answer;
    }

    @Override
    public Object handleWeirdStringValue(
        DeserializationContext context, Class<?> type, String value, String message) {
      return answer("string " + value + ": " + message);
    }

    @Override
    public Object handleWeirdNumberValue(
        DeserializationContext context, Class<?> type, Number value, String message) {
      return answer("number " + value + ": " + message);
    }

    @Override
    public Object handleWeirdKey(
        DeserializationContext context, Class<?> type, String key, String message) {
      return answer("key " + key + ": " + message);
    }

    @Override
    public Object handleWeirdNativeValue(
        DeserializationContext context, JavaType type, Object value, JsonParser in) {
      return answer("native " + value.getClass().getName());
    }

    @Override
    public Object handleUnexpectedToken(
        DeserializationContext context,
        JavaType type,
        JsonToken token,
        JsonParser in,
        String message) {
      return answer("token " + token + ": " + message);
    }

    private Object answer(String question) {
      Object given = answer.apply(question);
      return given == Line.NOT_HANDLED ? DeserializationProblemHandler.NOT_HANDLED : given;
    }
  }
}
