// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.runtime.IdRuntime;
import dev.ids.shapes.Counted;
import dev.ids.shapes.Nick;
import dev.ids.shapes.PerKey;
import dev.ids.shapes.Ten;
import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Schemes of every shape whose ids come from elsewhere: read and stored, but not issued. */
class AssignedSchemesTest {
  static Stream<Arguments> oneOfEachShape() {
    return Stream.of(
        Arguments.of(new Assigned64(), Counted.class),
        Arguments.of(new Assigned128(), PerKey.class),
        Arguments.of(new AssignedBytes(), Ten.class),
        Arguments.of(new AssignedText(), Nick.class));
  }

  @ParameterizedTest
  @MethodSource("oneOfEachShape")
  void theyAreNotIssued(IdScheme scheme, Class<? extends Annotation> declaration) {
    IdType<AnyId> type = type(scheme, declaration);
    IdRuntime runtime = IdRuntime.of(Map.of());

    assertThatThrownBy(() -> type.source(runtime))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "dev.ids.AnyId cannot be issued without input: assigned ids are assigned by the"
                + " application");
    assertThatThrownBy(() -> type.keyedSource(runtime))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("dev.ids.AnyId is not issued for a key: assigned ids need none");
  }

  @ParameterizedTest
  @MethodSource("oneOfEachShape")
  void theyTakeEveryValueUnlessTheySayOtherwise(
      IdScheme scheme, Class<? extends Annotation> declaration) {
    IdType<AnyId> type = type(scheme, declaration);
    AnyId id = type.parse("7");

    assertThat(scheme.slotBits()).isZero();
    assertThat(scheme.advice()).isEmpty();
    assertThat(type.format(id)).isEqualTo("7");
    for (StorageForm<AnyId, ?> form : type.storageForms()) {
      assertComesBack(form, id);
    }
  }

  @Counted
  @PerKey
  @Ten
  @Nick
  private static final class Declarations {}

  private static IdType<AnyId> type(IdScheme scheme, Class<? extends Annotation> declaration) {
    Annotation annotation = Objects.requireNonNull(Declarations.class.getAnnotation(declaration));
    return IdType.of(AnyId.class, annotation, scheme, AnyId.carrierFor(scheme));
  }

  private static <S> void assertComesBack(StorageForm<AnyId, S> form, AnyId id) {
    assertThat(form.fromStored().apply(form.toStored().apply(id))).isEqualTo(id);
  }

  /** What the four have in common. */
  private abstract static class Assigned {
    public String name() {
      return "assigned";
    }

    public int textLength() {
      return 20;
    }

    public boolean textSorts() {
      return false;
    }
  }

  private static final class Assigned64 extends Assigned implements Bits64Scheme {
    @Override
    public int bits() {
      return 63;
    }

    @Override
    public long check(long bits) {
      return bits;
    }

    @Override
    public String format(long bits) {
      return Long.toString(bits);
    }

    @Override
    public long parse(String text) {
      return Long.parseLong(text);
    }
  }

  private static final class Assigned128 extends Assigned implements Bits128Scheme<Long> {
    @Override
    public Long value(long high, long low) {
      return low;
    }

    @Override
    public long high(Long value) {
      return 0;
    }

    @Override
    public long low(Long value) {
      return value;
    }

    @Override
    public String format(long high, long low) {
      return Long.toString(low);
    }

    @Override
    public <T> T parse(String text, Factory<T> factory) {
      return factory.of(0, Long.parseLong(text));
    }
  }

  private static final class AssignedBytes extends Assigned implements BytesScheme<Long> {
    @Override
    public int size() {
      return 10;
    }

    @Override
    public Long value(long w0, long w1, long w2, long w3) {
      return w1;
    }

    @Override
    public long word(Long value, int index) {
      return index == 1 ? value : 0;
    }

    @Override
    public String format(long w0, long w1, long w2, long w3) {
      return Long.toString(w1);
    }

    @Override
    public <T> T parse(String text, Factory<T> factory) {
      return factory.of(0, Long.parseLong(text), 0, 0);
    }
  }

  private static final class AssignedText extends Assigned implements TextScheme {
    @Override
    public String parse(String text) {
      return text;
    }
  }
}
