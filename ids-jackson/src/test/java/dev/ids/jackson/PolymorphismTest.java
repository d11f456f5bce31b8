// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIdentityReference;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.ids.TypedId;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.TicketId;
import dev.ids.jackson.testkit.Json;
import dev.ids.jackson.testkit.Line;
import dev.ids.jackson.testkit.Refusal;
import dev.ids.jackson.testkit.Setup;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ids in holders that carry type information, and as what identifies objects. */
class PolymorphismTest {
  private static final String LINES = "dev.ids.jackson.testkit.Line#all";
  private static final String TEXT = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final String OTHER_TEXT = "ord_7ZZZZZZZZZZZZZZZZZZZZZZZZZ";
  private static final OrderId ORDER = OrderId.parse(TEXT);
  private static final TicketId TICKET = new TicketId(1_099_511_627_775L);

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Placed.class, name = "placed"),
    @JsonSubTypes.Type(value = Issued.class, name = "issued")
  })
  sealed interface Event permits Placed, Issued {}

  record Placed(OrderId id) implements Event {}

  record Issued(TicketId id) implements Event {}

  @ParameterizedTest
  @MethodSource(LINES)
  void holdersNamedByAPropertyKeepTheirIds(Line line) {
    Json json = line.json();
    assertBothWays(json, new Placed(ORDER), Event.class, "{'kind':'placed','id':'" + TEXT + "'}");
    assertBothWays(json, new Issued(TICKET), Event.class, "{'kind':'issued','id':1099511627775}");
    // The type comes last, so the id waits in a buffer.
    assertThat(json.read("{\"id\":1099511627775,\"kind\":\"issued\"}", Event.class))
        .isEqualTo(new Issued(TICKET));
    assertThat(json.read("{\"id\":\"" + TEXT + "\",\"kind\":\"placed\"}", Event.class))
        .isEqualTo(new Placed(ORDER));
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void anUnknownSubclassIsRefusedByJackson(Line line) {
    Json json = line.json();
    Refusal refused =
        json.refusal(() -> json.read("{\"kind\":\"lost\",\"id\":\"" + TEXT + "\"}", Event.class));
    assertThat(refused.exception()).isEqualTo("InvalidTypeIdException");
    Refusal wrong = json.refusal(() -> json.read("{\"id\":5,\"kind\":\"placed\"}", Event.class));
    assertThat(wrong.message())
        .isEqualTo(
            "Cannot deserialize value of type `dev.ids.jackson.shop.OrderId`: invalid OrderId"
                + " \"5\": needs a string, not an integer");
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
  @JsonSubTypes(@JsonSubTypes.Type(value = Boxed.class, name = "boxed"))
  interface Box {}

  record Boxed(OrderId order, TicketId ticket) implements Box {}

  @ParameterizedTest
  @MethodSource(LINES)
  void holdersInWrapperObjectsKeepTheirIds(Line line) {
    assertBothWays(
        line.json(),
        new Boxed(ORDER, TICKET),
        Box.class,
        "{'boxed':{'order':'" + TEXT + "','ticket':1099511627775}}");
  }

  record Anything(Object value) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void defaultTypingNamesTheClassOfAnId(Line line) {
    Json typed = line.json(Setup.DEFAULT_TYPING);
    assertBothWays(
        typed,
        new Anything(ORDER),
        Anything.class,
        "{'value':['dev.ids.jackson.shop.OrderId','" + TEXT + "']}");
    assertBothWays(
        typed,
        new Anything(TICKET),
        Anything.class,
        "{'value':['dev.ids.jackson.shop.TicketId',1099511627775]}");
    assertThat(
            typed
                .refusal(() -> typed.read("{\"value\":[\"java.io.File\",\"x\"]}", Anything.class))
                .exception())
        .isEqualTo("InvalidTypeIdException");
  }

  record Tagged(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.WRAPPER_OBJECT)
          TypedId<?> id) {}

  record TaggedByProperty(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.PROPERTY)
          TypedId<?> id) {}

  record TaggedOutside(
      @JsonTypeInfo(
              use = JsonTypeInfo.Id.CLASS,
              include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
              property = "type")
          TypedId<?> id) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void aPropertyOfAnyIdCanNameItsClass(Line line) {
    Json json = line.json();
    String order = "dev.ids.jackson.shop.OrderId";
    String ticket = "dev.ids.jackson.shop.TicketId";
    assertBothWays(
        json, new Tagged(ORDER), Tagged.class, "{'id':{'" + order + "':'" + TEXT + "'}}");
    assertBothWays(
        json, new Tagged(TICKET), Tagged.class, "{'id':{'" + ticket + "':1099511627775}}");
    // A scalar has no properties: Jackson writes an array.
    assertBothWays(
        json,
        new TaggedByProperty(ORDER),
        TaggedByProperty.class,
        "{'id':['" + order + "','" + TEXT + "']}");
    assertBothWays(
        json,
        new TaggedOutside(ORDER),
        TaggedOutside.class,
        "{'id':'" + TEXT + "','type':'" + order + "'}");
    assertBothWays(
        json,
        new TaggedOutside(TICKET),
        TaggedOutside.class,
        "{'id':1099511627775,'type':'" + ticket + "'}");
  }

  @JsonPropertyOrder({"id", "next"})
  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
  static final class Node {
    public OrderId id;
    @JsonIdentityReference public Node next;
  }

  @JsonPropertyOrder({"id", "next"})
  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
  static final class Numbered {
    public TicketId id;

    @JsonIdentityReference(alwaysAsId = true)
    public Numbered next;
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void anIdCanStandForTheObjectItIdentifies(Line line) {
    Json json = line.json();
    String circle =
        "{'id':'%1$s','next':{'id':'%2$s','next':'%1$s'}}"
            .formatted(TEXT, OTHER_TEXT)
            .replace('\'', '"');
    Node node = json.read(circle, Node.class);
    assertThat(node.next.id).isEqualTo(OrderId.parse(OTHER_TEXT));
    assertThat(node.next.next).isSameAs(node);
    assertThat(json.write(node)).isEqualTo(circle);
    String list = "[{\"id\":1,\"next\":2},{\"id\":2,\"next\":1}]";
    Numbered[] both = json.read(list, Numbered[].class);
    assertThat(both[0].next).isSameAs(both[1]);
    assertThat(both[1].next).isSameAs(both[0]);
    assertThat(json.write(List.of(both[0], both[1]))).isEqualTo(list);
  }

  /** {@code written} has apostrophes for double quotes. */
  private static void assertBothWays(Json json, Object value, Class<?> type, String written) {
    String expected = written.replace('\'', '"');
    assertThat(json.write(value)).isEqualTo(expected);
    assertThat((Object) json.read(expected, type)).isEqualTo(value);
  }
}
