// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIdentityReference;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.ids.TypedId;
import dev.ids.jackson.shop.CustomerId;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.SeatId;
import dev.ids.jackson.shop.TicketId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import tools.jackson.databind.jsonFormatVisitors.JsonIntegerFormatVisitor;
import tools.jackson.databind.jsonFormatVisitors.JsonStringFormatVisitor;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

class ValuesTest {
  private static final String TEXT = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final String OTHER_TEXT = "ord_7ZZZZZZZZZZZZZZZZZZZZZZZZZ";
  private static final String CUSTOMER_TEXT = "cus_01BX5ZZKBKACTAV9WEVGEMMVRZ";
  private static final OrderId ORDER = OrderId.parse(TEXT);
  private static final OrderId OTHER = OrderId.parse(OTHER_TEXT);
  private static final CustomerId CUSTOMER = CustomerId.parse(CUSTOMER_TEXT);
  private static final TicketId TICKET = new TicketId(1_099_511_627_775L);

  private final JsonMapper json = JsonMapper.builder().findAndAddModules().build();

  record Sale(OrderId order, Optional<CustomerId> customer, List<OrderId> also, TicketId ticket) {}

  @Test
  void aRecordNeedsNoAnnotations() {
    Sale sale = new Sale(ORDER, Optional.of(CUSTOMER), List.of(ORDER, OTHER), TICKET);
    assertBothWays(
        sale,
        "{'order':'%s','customer':'%s','also':['%s','%s'],'ticket':1099511627775}"
            .formatted(TEXT, CUSTOMER_TEXT, TEXT, OTHER_TEXT));
  }

  @Test
  void nullIsNull() {
    Sale empty = json.readValue("{'order':null,'also':[null]}".replace('\'', '"'), Sale.class);
    assertThat(empty.order()).isNull();
    assertThat(empty.customer()).isEmpty();
    assertThat(empty.also()).containsOnlyNulls().hasSize(1);
    assertThat(empty.ticket()).isNull();
    assertThat(json.readValue("null", OrderId.class)).isNull();
    assertThat(json.readValue("null", TicketId.class)).isNull();
  }

  @Test
  void arraysSetsAndNestedCollectionsHoldIds() {
    assertThat(json.writeValueAsString(new TicketId[] {TICKET, new TicketId(0)}))
        .isEqualTo("[1099511627775,0]");
    assertThat(json.readValue("[1099511627775,0]", TicketId[].class))
        .containsExactly(TICKET, new TicketId(0));
    assertThat(
            json.readValue("[[\"" + TEXT + "\"],[]]", new TypeReference<List<Set<OrderId>>>() {}))
        .containsExactly(Set.of(ORDER), Set.of());
  }

  @Test
  void anIdIsWrittenByItsOwnClassWhereADeclarationIsWider() {
    record Wide(TypedId<?> id, Object any) {}
    assertThat(json.writeValueAsString(new Wide(ORDER, TICKET)))
        .isEqualTo("{\"id\":\"" + TEXT + "\",\"any\":1099511627775}");
  }

  @Test
  void treesAndConversionsHoldTextNotBytes() {
    record Holder(OrderId id) {}
    JsonNode tree = json.valueToTree(new Holder(ORDER));
    assertThat(tree.get("id").isString()).isTrue();
    assertThat(json.treeToValue(tree, Holder.class)).isEqualTo(new Holder(ORDER));
    assertThat(json.convertValue(new Holder(ORDER), new TypeReference<Map<String, Object>>() {}))
        .isEqualTo(Map.of("id", TEXT));
    assertThat(json.convertValue(TEXT, OrderId.class)).isEqualTo(ORDER);
  }

  record Audit(CustomerId by, @JsonUnwrapped Keys keys) {}

  record Keys(OrderId order, TicketId ticket) {}

  @Test
  void unwrappedHoldersKeepTheirIds() {
    assertBothWays(
        new Audit(CUSTOMER, new Keys(ORDER, TICKET)),
        "{'by':'%s','order':'%s','ticket':1099511627775}".formatted(CUSTOMER_TEXT, TEXT));
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Placed.class, name = "placed"),
    @JsonSubTypes.Type(value = Issued.class, name = "issued")
  })
  sealed interface Event permits Placed, Issued {}

  record Placed(OrderId id) implements Event {}

  record Issued(TicketId id) implements Event {}

  @Test
  void polymorphicHoldersKeepTheirIds() {
    assertBothWays(new Placed(ORDER), Event.class, "{'kind':'placed','id':'%s'}".formatted(TEXT));
    assertBothWays(new Issued(TICKET), Event.class, "{'kind':'issued','id':1099511627775}");
    // The type comes last, so the id waits in a buffer.
    assertThat(json.readValue("{\"id\":1099511627775,\"kind\":\"issued\"}", Event.class))
        .isEqualTo(new Issued(TICKET));
  }

  record Anything(Object value) {}

  @Test
  void defaultTypingNamesTheClassOfAnId() {
    JsonMapper typed =
        JsonMapper.builder()
            .findAndAddModules()
            .activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfSubType(TypedId.class).build(),
                DefaultTyping.JAVA_LANG_OBJECT,
                JsonTypeInfo.As.WRAPPER_ARRAY)
            .build();
    String text = "{\"value\":[\"dev.ids.jackson.shop.OrderId\",\"" + TEXT + "\"]}";
    assertThat(typed.writeValueAsString(new Anything(ORDER))).isEqualTo(text);
    assertThat(typed.readValue(text, Anything.class)).isEqualTo(new Anything(ORDER));
    String number = "{\"value\":[\"dev.ids.jackson.shop.TicketId\",1099511627775]}";
    assertThat(typed.writeValueAsString(new Anything(TICKET))).isEqualTo(number);
    assertThat(typed.readValue(number, Anything.class)).isEqualTo(new Anything(TICKET));
  }

  record Tagged(
      @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.WRAPPER_OBJECT)
          TypedId<?> id) {}

  @Test
  void aPropertyOfAnyIdCanNameItsClass() {
    assertBothWays(new Tagged(ORDER), "{'id':{'dev.ids.jackson.shop.OrderId':'" + TEXT + "'}}");
    assertBothWays(new Tagged(TICKET), "{'id':{'dev.ids.jackson.shop.TicketId':1099511627775}}");
  }

  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
  static final class Node {
    public OrderId id;
    @JsonIdentityReference public Node next;
  }

  @Test
  void anIdCanStandForTheObjectItIdentifies() {
    String circle = "{'id':'%1$s','next':{'id':'%2$s','next':'%1$s'}}".formatted(TEXT, OTHER_TEXT);
    Node node = json.readValue(circle.replace('\'', '"'), Node.class);
    assertThat(node.next.id).isEqualTo(OTHER);
    assertThat(node.next.next).isSameAs(node);
    assertThat(json.writeValueAsString(node)).isEqualTo(circle.replace('\'', '"'));
  }

  record Shown(
      @JsonFormat(shape = JsonFormat.Shape.STRING) TicketId ticket,
      @JsonFormat(shape = JsonFormat.Shape.STRING) List<TicketId> more,
      SeatId seat) {}

  @Test
  void aPropertyCanAskForTextInsteadOfANumber() {
    assertBothWays(
        new Shown(TICKET, List.of(new TicketId(0), new TicketId(255)), new SeatId(16)),
        "{'ticket':'Tffffffffff','more':['T0','Tff'],'seat':'T10'}");
  }

  @Test
  void aMapperCanAskForTextInsteadOfANumber() {
    JsonMapper texts =
        JsonMapper.builder()
            .findAndAddModules()
            .withConfigOverride(
                TicketId.class,
                override -> override.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING)))
            .build();
    assertThat(texts.writeValueAsString(TICKET)).isEqualTo("\"Tffffffffff\"");
    assertThat(texts.readValue("\"Tffffffffff\"", TicketId.class)).isEqualTo(TICKET);
  }

  @Test
  void mapKeysAreAlwaysText() {
    Map<OrderId, Integer> orders = new TreeMap<>(Map.of(ORDER, 1, OTHER, 2));
    String written = "{\"" + TEXT + "\":1,\"" + OTHER_TEXT + "\":2}";
    assertThat(json.writeValueAsString(orders)).isEqualTo(written);
    assertThat(json.readValue(written, new TypeReference<Map<OrderId, Integer>>() {}))
        .isEqualTo(orders);

    Map<TicketId, OrderId> tickets = Map.of(TICKET, ORDER);
    String keyed = "{\"Tffffffffff\":\"" + TEXT + "\"}";
    assertThat(json.writeValueAsString(tickets)).isEqualTo(keyed);
    assertThat(json.readValue(keyed, new TypeReference<Map<TicketId, OrderId>>() {}))
        .isEqualTo(tickets);
  }

  @Test
  void aKeyIsWrittenByItsOwnClassWhereADeclarationIsWider() {
    record Wide(Map<Object, Integer> any, Map<TypedId<?>, Integer> ids) {}
    Map<Object, Integer> any = new LinkedHashMap<>();
    any.put(CUSTOMER, 1);
    any.put(TICKET, 2);
    Map<TypedId<?>, Integer> ids = new LinkedHashMap<>();
    ids.put(TICKET, 3);
    ids.put(CUSTOMER, 4);
    assertThat(json.writeValueAsString(new Wide(any, ids)))
        .isEqualTo(
            "{'any':{'%1$s':1,'Tffffffffff':2},'ids':{'Tffffffffff':3,'%1$s':4}}"
                .formatted(CUSTOMER_TEXT)
                .replace('\'', '"'));
  }

  @Test
  void aTreeThatHoldsTheObjectGivesItBack() {
    assertThat(json.treeToValue(json.getNodeFactory().pojoNode(TICKET), TicketId.class))
        .isSameAs(TICKET);
  }

  @Test
  void schemasSeeAnIntegerOrAString() {
    List<String> seen = new ArrayList<>();
    JsonFormatVisitorWrapper schema =
        new JsonFormatVisitorWrapper.Base() {
          @Override
          public @Nullable JsonStringFormatVisitor expectStringFormat(JavaType type) {
            seen.add("string " + type.getRawClass().getSimpleName());
            return null;
          }

          @Override
          public JsonIntegerFormatVisitor expectIntegerFormat(JavaType type) {
            seen.add("integer " + type.getRawClass().getSimpleName());
            return new JsonIntegerFormatVisitor.Base() {
              @Override
              public void numberType(JsonParser.NumberType number) {
                seen.add(number.name());
              }
            };
          }
        };
    json.acceptJsonFormatVisitor(OrderId.class, schema);
    json.acceptJsonFormatVisitor(TicketId.class, schema);
    assertThat(seen).containsExactly("string OrderId", "integer TicketId", "LONG");
  }

  @Test
  void singleValueArraysAreUnwrappedWhereTheMapperSaysSo() {
    JsonMapper unwrapping =
        JsonMapper.builder()
            .findAndAddModules()
            .enable(DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS)
            .build();
    assertThat(unwrapping.readValue("[\"" + TEXT + "\"]", OrderId.class)).isEqualTo(ORDER);
    assertThat(unwrapping.readValue("[5]", TicketId.class)).isEqualTo(new TicketId(5));
  }

  private void assertBothWays(Object value, String written) {
    assertBothWays(value, value.getClass(), written);
  }

  /** {@code written} has apostrophes for double quotes. */
  private void assertBothWays(Object value, Class<?> type, String written) {
    String expected = written.replace('\'', '"');
    assertThat(json.writeValueAsString(value)).isEqualTo(expected);
    assertThat((Object) json.readValue(expected, type)).isEqualTo(value);
  }
}
