// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** Every algorithm, text form and configuration of ids. It needs the JDK and nothing else. */
@SuppressWarnings({
  "requires-automatic", // auto-service: annotations for our own build only
  "module" // ids-hibernate is built later
})
module dev.ids.runtime {
  requires transitive java.sql;
  requires static com.google.auto.service;
  requires static org.jspecify;
  requires static org.yaml.snakeyaml; // reads ids.yaml, where it is there

  exports dev.ids;
  exports dev.ids.codec;
  exports dev.ids.internal to
      dev.ids.hibernate;
  exports dev.ids.nanoid;
  exports dev.ids.relative;
  exports dev.ids.runtime;
  exports dev.ids.scru128;
  exports dev.ids.segment;
  exports dev.ids.slot;
  exports dev.ids.snowflake;
  exports dev.ids.ulid;
  exports dev.ids.uuid;

  uses dev.ids.Issuer.Locator;
  uses dev.ids.SchemeProvider;

  provides dev.ids.Issuer.Locator with
      dev.ids.runtime.Runtimes.Locator;
  provides dev.ids.SchemeProvider with
      dev.ids.nanoid.NanoIdProvider,
      dev.ids.relative.RelativeIdProvider,
      dev.ids.scru128.Scru128Provider,
      dev.ids.segment.SegmentProvider,
      dev.ids.snowflake.Cosid80Provider,
      dev.ids.snowflake.SnowflakeProvider,
      dev.ids.ulid.UlidProvider,
      dev.ids.uuid.UuidProvider;
}
