// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.ksuid.Ksuid;
import dev.ids.InvalidIdException;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What works for ids of ours works for a scheme of others. */
class EventsTest {
  private static final String TEXT = "evt_0ujtsYcgvSTl8PAuAdqWYSMnLOv";

  @Test
  void eventsAreIssuedStoredAndFound() {
    try (EventLog log = new EventLog()) {
      Event opened = log.add(new Event("opened"));
      Event closed = log.add(new Event("closed"));

      assertThat(log.find(opened.id()).what()).isEqualTo("opened");
      assertThat(log.since(EventId.of(new Ksuid(0, 0, 0))))
          .extracting(Event::what)
          .containsExactlyInAnyOrder("opened", "closed");
      assertThat(log.since(EventId.of(new Ksuid(Ksuid.MAX_SECONDS, 0, 0)))).isEmpty();
      assertThat(closed.id().timestamp())
          .isBetween(Instant.now().minus(Duration.ofMinutes(5)), Instant.now());
      assertThat(closed.id().toString()).matches("evt_[0-9A-Za-z]{27}");
    }
  }

  @Test
  void jsonHasTheTextWithThePrefix() {
    JsonMapper json = JsonMapper.builder().findAndAddModules().build();
    Event event = json.readValue("{\"id\":\"" + TEXT + "\",\"what\":\"opened\"}", Event.class);

    assertThat(event.id()).isEqualTo(EventId.parse(TEXT));
    assertThat(json.writeValueAsString(event))
        .isEqualTo("{\"id\":\"" + TEXT + "\",\"what\":\"opened\"}");
  }

  @Test
  void textOfAnotherKindIsRefused() {
    assertThatThrownBy(() -> EventId.parse("0ujtsYcgvSTl8PAuAdqWYSMnLOv"))
        .isInstanceOf(InvalidIdException.class)
        .hasMessageContaining("evt_");
    assertThat(EventId.tryParse(TEXT + "0")).isEmpty();
  }
}
