// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** One id of every declaration of the {@link Catalogue}, as JSON holds it; nothing is annotated. */
record OneOfEach(
    EventId ulid,
    PaymentId uuid7,
    CouponId uuid4,
    ReceiptId uuid7Counter,
    MessageId id25,
    ParcelId id22,
    TraceId snowflake,
    SensorId jsSafeNumber,
    LegacyId classic,
    TicketId base62,
    VoucherId datePrefix,
    LogId friendly,
    ShelfId cosid80,
    CrateId cosid80Friendly,
    InvoiceId relative,
    BatchId scru128,
    ShareId nanoId) {
  private static final JsonMapper JSON =
      JsonMapper.builder().findAndAddModules().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** How many ids there are. */
  static final int COUNT = OneOfEach.class.getRecordComponents().length;

  /** {@code schemes.json}, which comes with the shop, as text. */
  static String shipped() {
    try (InputStream in = OneOfEach.class.getResourceAsStream("/schemes.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Newly issued ids.
   *
   * @param tenant whose range the Relative ID lies in
   * @throws IllegalStateException if no slot or no secret is configured
   */
  static OneOfEach issue(String tenant) {
    return new OneOfEach(
        EventId.next(),
        PaymentId.next(),
        CouponId.next(),
        ReceiptId.next(),
        MessageId.next(),
        ParcelId.next(),
        TraceId.next(),
        SensorId.next(),
        LegacyId.next(),
        TicketId.next(),
        VoucherId.next(),
        LogId.next(),
        ShelfId.next(),
        CrateId.next(),
        InvoiceId.next(tenant),
        BatchId.next(),
        ShareId.next());
  }

  /** Reads what {@link #toJson} writes. */
  static OneOfEach parse(String json) {
    return JSON.readValue(json, OneOfEach.class);
  }

  String toJson() {
    return JSON.writeValueAsString(this) + "\n";
  }
}
