// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package events;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.IdsCompiler;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The rules of the scheme's own jar are compile errors, at the value. */
class CompilerTest {
  @Test
  void aBadEpochIsAnErrorAtItsValue() {
    assertThat(errors("@KsuidId(epoch = \"2014-05-13T16:53:20.5Z\")"))
        .containsExactly(
            """
            [KSUID2] app.Event.id: epoch 2014-05-13T16:53:20.500Z is not a whole second, the unit of a KSUID's time
                help: epoch = "2014-05-13T16:53:20Z\"""");
    assertThat(errors("@KsuidId(epoch = \"2014\")"))
        .containsExactly(
            """
            [KSUID1] app.Event.id: epoch "2014" is no instant
                help: epoch = "2014-05-13T16:53:20Z\"""");
  }

  @Test
  void theSharedMembersAreCheckedToo() {
    assertThat(errors("@KsuidId(storage = dev.ids.StorageKind.LONG)"))
        .containsExactly(
            """
            [IDS021] app.Event.id: ksuid cannot be stored as LONG, only as BINARY, TEXT
                help: storage = BINARY""");
    assertThat(errors("@KsuidId(prefix = \"evt_\", epoch = \"2020-01-01T00:00:00Z\")")).isEmpty();
  }

  private static List<String> errors(String declaration) {
    String source =
        "package app; import com.acme.ksuid.KsuidId; class Event { "
            + declaration
            + " EventId id; }";
    return IdsCompiler.javacForForeignSchemes().run(Map.of("app.Event", source)).errors();
  }
}
