// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.ids.TypedId;
import dev.ids.jackson.shop.Bare;
import dev.ids.jackson.shop.CustomerId;
import dev.ids.jackson.shop.LongId;
import dev.ids.jackson.shop.OddId;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.Orders;
import dev.ids.jackson.shop.SeatId;
import dev.ids.jackson.shop.TicketId;
import dev.ids.jackson.testkit.Json;
import dev.ids.jackson.testkit.Line;
import dev.ids.jackson.testkit.Setup;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ValuesTest {
  private static final String LINES = "dev.ids.jackson.testkit.Line#all";
  private static final String TEXT = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final String OTHER_TEXT = "ord_7ZZZZZZZZZZZZZZZZZZZZZZZZZ";
  private static final String CUSTOMER_TEXT = "cus_01BX5ZZKBKACTAV9WEVGEMMVRZ";
  private static final OrderId ORDER = OrderId.parse(TEXT);
  private static final OrderId OTHER = OrderId.parse(OTHER_TEXT);
  private static final CustomerId CUSTOMER = CustomerId.parse(CUSTOMER_TEXT);
  private static final TicketId TICKET = new TicketId(1_099_511_627_775L);

  record Sale(OrderId order, Optional<CustomerId> customer, List<OrderId> also, TicketId ticket) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void aRecordNeedsNoAnnotations(Line line) {
    assertBothWays(
        line.json(),
        new Sale(ORDER, Optional.of(CUSTOMER), List.of(ORDER, OTHER), TICKET),
        "{'order':'%s','customer':'%s','also':['%s','%s'],'ticket':1099511627775}"
            .formatted(TEXT, CUSTOMER_TEXT, TEXT, OTHER_TEXT));
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void nullIsNull(Line line) {
    Json json = line.json();
    Sale empty = json.read("{'order':null,'also':[null]}".replace('\'', '"'), Sale.class);
    assertThat(empty.order()).isNull();
    assertThat(empty.also()).containsOnlyNulls().hasSize(1);
    assertThat(empty.ticket()).isNull();
    assertThat(json.read("{\"customer\":null}", Sale.class).customer()).isEmpty();
    assertThat(json.read("null", OrderId.class)).isNull();
    assertThat(json.read("null", TicketId.class)).isNull();
  }

  static final class Plain {
    public OrderId order;
    private Set<TicketId> tickets = Set.of();

    public Set<TicketId> getTickets() {
      return tickets;
    }

    public void setTickets(Set<TicketId> tickets) {
      this.tickets = tickets;
    }
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aClassWithFieldsAndAccessorsNeedsNoAnnotations(Line line) {
    Json json = line.json();
    String written = "{'order':'%s','tickets':[7]}".formatted(TEXT).replace('\'', '"');
    Plain plain = json.read(written, Plain.class);
    assertThat(plain.order).isEqualTo(ORDER);
    assertThat(plain.tickets).containsExactly(new TicketId(7));
    assertThat(json.write(plain)).isEqualTo(written);
  }

  @com.fasterxml.jackson.databind.annotation.JsonDeserialize(builder = Built.Builder.class)
  @tools.jackson.databind.annotation.JsonDeserialize(builder = Built.Builder.class)
  record Built(OrderId order, TicketId ticket) {
    static final class Builder {
      private OrderId order;
      private TicketId ticket;

      public Builder withOrder(OrderId value) {
        order = value;
        return this;
      }

      public Builder withTicket(TicketId value) {
        ticket = value;
        return this;
      }

      public Built build() {
        return new Built(order, ticket);
      }
    }
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void buildersTakeIds(Line line) {
    assertBothWays(
        line.json(), new Built(ORDER, TICKET), "{'order':'" + TEXT + "','ticket':1099511627775}");
  }

  static final class Created {
    private final OrderId order;

    @JsonCreator
    Created(@JsonProperty("order") OrderId order) {
      this.order = order;
    }

    public OrderId getOrder() {
      return order;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Created created && created.order.equals(order);
    }

    @Override
    public int hashCode() {
      return order.hashCode();
    }
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void constructorsTakeIds(Line line) {
    assertBothWays(line.json(), new Created(ORDER), "{'order':'" + TEXT + "'}");
  }

  /** Wraps an id, and is written as it. */
  record OrderRef(@JsonValue OrderId id) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static OrderRef of(OrderId id) {
      return new OrderRef(id);
    }
  }

  record TicketRef(@JsonValue TicketId id) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static TicketRef of(TicketId id) {
      return new TicketRef(id);
    }
  }

  record Refs(OrderRef order, TicketRef ticket) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void delegatingCreatorsAndJsonValueMeetIds(Line line) {
    assertBothWays(
        line.json(),
        new Refs(new OrderRef(ORDER), new TicketRef(TICKET)),
        "{'order':'" + TEXT + "','ticket':1099511627775}");
  }

  record Named(@JsonKey OrderId id, @JsonValue String name) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void anIdMayBeTheKeyOfItsObject(Line line) {
    assertThat(line.json().write(Map.of(new Named(ORDER, "pen"), 1)))
        .isEqualTo("{\"" + TEXT + "\":1}");
    assertThat(line.json().write(List.of(new Named(ORDER, "pen")))).isEqualTo("[\"pen\"]");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void arraysSetsAndNestedCollectionsHoldIds(Line line) {
    Json json = line.json();
    assertThat(json.write(new TicketId[] {TICKET, new TicketId(0)})).isEqualTo("[1099511627775,0]");
    assertThat(json.read("[1099511627775,0]", TicketId[].class))
        .containsExactly(TICKET, new TicketId(0));
    record Nested(List<Set<OrderId>> sets, OrderId[][] arrays) {}
    Nested nested =
        json.read(
            "{'sets':[['%1$s'],[]],'arrays':[['%1$s']]}".formatted(TEXT).replace('\'', '"'),
            Nested.class);
    assertThat(nested.sets()).containsExactly(Set.of(ORDER), Set.of());
    assertThat(nested.arrays()).isDeepEqualTo(new OrderId[][] {{ORDER}});
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void sequencesOfValuesAreRead(Line line) {
    assertThat(line.json().readValues("1 2\n3", TicketId.class))
        .containsExactly(new TicketId(1), new TicketId(2), new TicketId(3));
    assertThat(line.json().readValues("[\"" + TEXT + "\",null]", OrderId.class))
        .containsExactly(ORDER, null);
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void anIdIsWrittenByItsOwnClassWhereADeclarationIsWider(Line line) {
    record Wide(TypedId<?> id, Object any) {}
    assertThat(line.json().write(new Wide(ORDER, TICKET)))
        .isEqualTo("{\"id\":\"" + TEXT + "\",\"any\":1099511627775}");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void treesAndConversionsHoldTextNotBytes(Line line) {
    record Holder(OrderId id, TicketId ticket) {}
    Json json = line.json();
    Holder holder = new Holder(ORDER, TICKET);
    assertThat(json.tree(holder)).isEqualTo("{\"id\":\"" + TEXT + "\",\"ticket\":1099511627775}");
    assertThat(json.throughTree(holder, Holder.class)).isEqualTo(holder);
    assertThat(json.convert(holder, Map.class).get("id")).isEqualTo(TEXT);
    assertThat(json.convert(Map.of("id", TEXT), Holder.class).id()).isEqualTo(ORDER);
    assertThat(json.convert(TEXT, OrderId.class)).isEqualTo(ORDER);
    assertThat(json.convert(ORDER, OrderId.class)).isEqualTo(ORDER);
    assertThat(json.convert(17, TicketId.class)).isEqualTo(new TicketId(17));
    assertThat(json.refusal(() -> json.convert(17, OrderId.class)).message())
        .endsWith("invalid OrderId \"17\": needs a string, not an integer");
    assertThat(json.fromTreeOf(TICKET, TicketId.class)).isSameAs(TICKET);
  }

  record Audit(CustomerId by, @JsonUnwrapped Keys keys) {}

  record Keys(OrderId order, TicketId ticket) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void unwrappedHoldersKeepTheirIds(Line line) {
    assertBothWays(
        line.json(),
        new Audit(CUSTOMER, new Keys(ORDER, TICKET)),
        "{'by':'%s','order':'%s','ticket':1099511627775}".formatted(CUSTOMER_TEXT, TEXT));
  }

  static final class Wrapped {
    public CustomerId by;

    @JsonUnwrapped(prefix = "k_")
    public Keys keys;
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void unwrappedHoldersOfClassesAreReadToo(Line line) {
    Json json = line.json();
    String written =
        "{'by':'%s','k_order':'%s','k_ticket':7}".formatted(CUSTOMER_TEXT, TEXT).replace('\'', '"');
    Wrapped wrapped = json.read(written, Wrapped.class);
    assertThat(wrapped.by).isEqualTo(CUSTOMER);
    assertThat(wrapped.keys).isEqualTo(new Keys(ORDER, new TicketId(7)));
    assertThat(json.write(wrapped)).isEqualTo(written);
  }

  record Shown(
      @JsonFormat(shape = JsonFormat.Shape.STRING) TicketId ticket,
      @JsonFormat(shape = JsonFormat.Shape.STRING) List<TicketId> more,
      @JsonFormat(shape = JsonFormat.Shape.NUMBER) TicketId number,
      SeatId seat) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void aPropertyCanAskForTextInsteadOfANumber(Line line) {
    assertBothWays(
        line.json(),
        new Shown(TICKET, List.of(new TicketId(0), new TicketId(255)), TICKET, new SeatId(16)),
        "{'ticket':'Tffffffffff','more':['T0','Tff'],'number':1099511627775,'seat':'T10'}");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aMapperCanAskForTextInsteadOfANumber(Line line) {
    Json texts = line.json(Setup.TICKETS_AS_TEXT);
    assertThat(texts.write(TICKET)).isEqualTo("\"Tffffffffff\"");
    assertThat(texts.read("\"Tffffffffff\"", TicketId.class)).isEqualTo(TICKET);
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void mixInsApply(Line line) {
    Json json = line.json(Setup.MIX_IN);
    assertThat(json.write(Bare.of(TICKET))).isEqualTo("{\"ticket\":\"Tffffffffff\"}");
    assertThat(json.read("{\"ticket\":\"Tffffffffff\"}", Bare.class)).isEqualTo(Bare.of(TICKET));
  }

  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Sparse(OrderId order, TicketId ticket, Optional<OrderId> optional, List<OrderId> list) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void onlyNullIsEmpty(Line line) {
    Json json = line.json();
    assertThat(json.write(new Sparse(null, null, Optional.empty(), List.of()))).isEqualTo("{}");
    assertThat(json.write(new Sparse(null, new TicketId(0), Optional.of(ORDER), null)))
        .isEqualTo("{\"ticket\":0,\"optional\":\"" + TEXT + "\"}");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void mapKeysAreAlwaysText(Line line) {
    Orders.ByOrder orders = new Orders.ByOrder();
    orders.put(ORDER, OTHER);
    assertBothWays(line.json(), orders, "{'" + TEXT + "':'" + OTHER_TEXT + "'}");
    Orders.ByTicket tickets = new Orders.ByTicket();
    tickets.put(TICKET, ORDER);
    tickets.put(new TicketId(0), null);
    assertBothWays(line.json(), tickets, "{'Tffffffffff':'" + TEXT + "','T0':null}");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aKeyIsWrittenByItsOwnClassWhereADeclarationIsWider(Line line) {
    record Wide(Map<Object, Integer> any, Map<TypedId<?>, Integer> ids) {}
    Map<Object, Integer> any = new LinkedHashMap<>();
    any.put(CUSTOMER, 1);
    any.put(TICKET, 2);
    Map<TypedId<?>, Integer> ids = new LinkedHashMap<>();
    ids.put(TICKET, 3);
    ids.put(CUSTOMER, 4);
    assertThat(line.json().write(new Wide(any, ids)))
        .isEqualTo(
            "{'any':{'%1$s':1,'Tffffffffff':2},'ids':{'Tffffffffff':3,'%1$s':4}}"
                .formatted(CUSTOMER_TEXT)
                .replace('\'', '"'));
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void schemasSeeAnIntegerOrAString(Line line) {
    assertThat(line.json().visited(OrderId.class)).isEqualTo("string");
    assertThat(line.json().visited(TicketId.class)).isEqualTo("integer LONG");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void singleValueArraysAreUnwrappedWhereTheMapperSaysSo(Line line) {
    Json unwrapping = line.json(Setup.UNWRAP_SINGLE_VALUE_ARRAYS);
    assertThat(unwrapping.read("[\"" + TEXT + "\"]", OrderId.class)).isEqualTo(ORDER);
    assertThat(unwrapping.read("[5]", TicketId.class)).isEqualTo(new TicketId(5));
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void textThatIsEscapedOrLongIsTheSameInBytes(Line line) {
    record Rare(OddId quotes, OddId accents, LongId longer) {}
    Json json = line.json();
    Rare rare =
        new Rare(
            new OddId("\"\\\"\\"),
            new OddId("\u00e9\"\u00e9\\"),
            new LongId("ab".repeat(127) + "a"));
    String written =
        "{'quotes':'\\'\\\\\\'\\\\','accents':'\u00e9\\'\u00e9\\\\','longer':'long_%sa'}"
            .formatted("ab".repeat(127))
            .replace('\'', '"');
    assertBothWays(json, rare, written);
    assertThat(new String(json.writeBytes(rare), StandardCharsets.UTF_8)).isEqualTo(written);
    assertThat(json.readBytes(json.writeBytes(rare), Rare.class)).isEqualTo(rare);
  }

  /** A hand-written id class that another extends: what it should not be, but may. */
  @dev.ids.jackson.shop.Ticket
  static class OpenId implements TypedId<OpenId> {
    static final dev.ids.IdType<OpenId> TYPE =
        dev.ids.IdType.of(
            OpenId.class,
            dev.ids.jackson.shop.Ticket.class,
            dev.ids.jackson.shop.TicketScheme::of,
            dev.ids.Carrier.bits64(OpenId::new, id -> id.value));
    private static final long serialVersionUID = 1L;
    final long value;

    OpenId(long value) {
      this.value = value;
    }

    @Override
    public int compareTo(OpenId other) {
      return Long.compare(value, other.value);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof OpenId id && id.value == value;
    }

    @Override
    public int hashCode() {
      return Objects.hash(value);
    }
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aSubclassIsWrittenAsTheIdItIs(Line line) {
    record Holder(OpenId id, Map<OpenId, OpenId> map) {}
    OpenId sub = new OpenId(31) {};
    assertThat(line.json().write(new Holder(sub, Map.of(sub, sub))))
        .isEqualTo("{\"id\":\"T1f\",\"map\":{\"T1f\":\"T1f\"}}");
    assertThat(line.json().read("\"T1f\"", OpenId.class)).isEqualTo(new OpenId(31));
  }

  /** {@code written} has apostrophes for double quotes. */
  private static void assertBothWays(Json json, Object value, String written) {
    String expected = written.replace('\'', '"');
    assertThat(json.write(value)).isEqualTo(expected);
    assertThat((Object) json.read(expected, value.getClass())).isEqualTo(value);
  }
}
