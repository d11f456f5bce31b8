// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.JsonForm;
import dev.ids.codec.Codec;
import dev.ids.nanoid.NanoId;
import dev.ids.relative.RelativeId;
import dev.ids.scru128.Scru128Id;
import dev.ids.snowflake.Cosid80;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidGenerator;
import dev.ids.uuid.UuidId;
import dev.ids.uuid.UuidText;

/** Ids of every scheme that no entity has: a catalogue declares their classes. */
interface Catalogue {
  @UlidId(prefix = "evt_")
  EventId ulid();

  @UuidId
  PaymentId uuid7();

  @UuidId(version = 4, prefix = "cpn_")
  CouponId uuid4();

  @UuidId(generator = UuidGenerator.COUNTER)
  ReceiptId uuid7Counter();

  @UuidId(generator = UuidGenerator.COUNTER, text = UuidText.ID25)
  MessageId id25();

  @UuidId(text = UuidText.ID22)
  ParcelId id22();

  @Snowflake
  TraceId snowflake();

  @Snowflake(layout = LayoutPreset.JS_SAFE_S, json = JsonForm.NUMBER)
  SensorId jsSafeNumber();

  @Snowflake(layout = LayoutPreset.CLASSIC)
  LegacyId classic();

  @Snowflake(codec = @Codec(radix = 62, padStart = true), prefix = "T")
  TicketId base62();

  @Snowflake(codec = {@Codec(radix = 36), @Codec(datePrefix = "yyMMdd"), @Codec(suffix = "-br")})
  VoucherId datePrefix();

  @Snowflake(codec = @Codec(friendly = "America/Sao_Paulo", padStart = true))
  LogId friendly();

  @Cosid80
  ShelfId cosid80();

  @Cosid80(codec = @Codec(friendly = "UTC"))
  CrateId cosid80Friendly();

  @RelativeId(prefix = "inv_")
  InvoiceId relative();

  @Scru128Id
  BatchId scru128();

  @NanoId
  ShareId nanoId();
}
