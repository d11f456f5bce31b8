// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class OperatingSystemRandomTest {
  private final RecordingLogger logger = new RecordingLogger();

  @Test
  void thePlatformsDefaultStandsInWithOneWarning() {
    OperatingSystemRandom random =
        OperatingSystemRandom.find(List.of("NoSuchAlgorithm", "NorThis"), logger);

    assertThat(random.read(32)).hasSize(32).isNotEqualTo(random.read(32));
    assertThat(logger.messages)
        .containsExactly(
            "WARNING: no direct access to the randomness of the operating system; ids use the"
                + " default of the platform, "
                + new SecureRandom().getAlgorithm());
  }

  @Test
  void theFirstAlgorithmThatIsThereIsTakenSilently() {
    OperatingSystemRandom random =
        OperatingSystemRandom.find(List.of("NoSuchAlgorithm", "SHA1PRNG"), logger);

    assertThat(random.read(4_096)).hasSize(4_096);
    assertThat(logger.messages).isEmpty();
  }

  @Test
  void eachReadingIsAnArrayOfItsOwn() {
    OperatingSystemRandom random = OperatingSystemRandom.find();
    byte[] first = random.read(64);

    assertThat(random.read(64)).isNotSameAs(first).isNotEqualTo(first);
    assertThat(random.read(0)).isEmpty();
  }

  private static final class RecordingLogger implements System.Logger {
    final List<String> messages = new ArrayList<>();

    @Override
    public String getName() {
      return "test";
    }

    @Override
    public boolean isLoggable(Level level) {
      return true;
    }

    @Override
    public void log(
        Level level, @Nullable ResourceBundle bundle, String message, @Nullable Throwable thrown) {
      messages.add(level + ": " + message);
    }

    @Override
    public void log(
        Level level, @Nullable ResourceBundle bundle, String format, Object @Nullable ... values) {
      messages.add(level + ": " + MessageFormat.format(format, values));
    }
  }
}
