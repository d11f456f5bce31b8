-- SPDX-FileCopyrightText: The ids authors
-- SPDX-License-Identifier: Apache-2.0
--
-- The text that JSON shows for stored ids, and back: PostgreSQL 14 or later. See README.md.
-- All functions are immutable and give null for null. Text that is no id is an error (22P02).

begin;

create schema if not exists ids;

-- Numbers and digits ---------------------------------------------------------------------------

create or replace function ids.refuse(name text, given text, reason text) returns void
language plpgsql immutable parallel safe as $$
begin
  raise exception '% %: %', name, reason, to_json(left(given, 64))
    using errcode = 'invalid_text_representation';
end $$;

-- A number in the radix of its alphabet, in exactly so many digits.
create or replace function ids.digits(number numeric, alphabet text, width int) returns text
language plpgsql immutable strict parallel safe as $$
declare
  radix constant int := char_length(alphabet);
  rest numeric := number;
  digits text := '';
begin
  for i in 1..width loop
    digits := substr(alphabet, (rest % radix)::int + 1, 1) || digits;
    rest := div(rest, radix);
  end loop;
  return digits;
end $$;

-- The number of a text that has exactly so many digits.
create or replace function ids.number(given text, alphabet text, width int, name text)
returns numeric
language plpgsql immutable strict parallel safe as $$
declare
  radix constant int := char_length(alphabet);
  digit text;
  number numeric := 0;
begin
  if char_length(given) <> width then
    perform ids.refuse(
      name, given, format('needs %s characters, has %s', width, char_length(given)));
  end if;
  for i in 1..width loop
    digit := substr(given, i, 1);
    if strpos(alphabet collate "C", digit) = 0 then
      perform ids.refuse(name, given,
        format('character %s at index %s is not one of %s', to_json(digit), i - 1, alphabet));
    end if;
    number := number * radix + strpos(alphabet collate "C", digit) - 1;
  end loop;
  return number;
end $$;

create or replace function ids.uuid_number(id uuid) returns numeric
language plpgsql immutable strict parallel safe as $$
declare
  hex constant text := replace(id::text, '-', '');
  number numeric := 0;
begin
  for i in 0..3 loop
    number := number * 4294967296 + ('x' || substr(hex, 8 * i + 1, 8))::bit(32)::bigint;
  end loop;
  return number;
end $$;

create or replace function ids.number_uuid(number numeric, name text, given text) returns uuid
language plpgsql immutable strict parallel safe as $$
declare
  rest numeric := number;
  hex text := '';
begin
  if number >= 340282366920938463463374607431768211456 then
    perform ids.refuse(name, given, 'overflow: is above 2^128 - 1');
  end if;
  for i in 1..4 loop
    hex := lpad(to_hex((rest % 4294967296)::bigint), 8, '0') || hex;
    rest := div(rest, 4294967296);
  end loop;
  return hex::uuid;
end $$;

-- An id that is stored as bytea, as the uuid of the same 16 bytes.
create or replace function ids.bytes_uuid(id bytea) returns uuid
language plpgsql immutable strict parallel safe as $$
begin
  if length(id) <> 16 then
    raise exception 'needs 16 bytes, has %', length(id) using errcode = 'data_exception';
  end if;
  return encode(id, 'hex')::uuid;
end $$;

create or replace function ids.uuid_bytes(id uuid) returns bytea
language sql immutable strict parallel safe return uuid_send(id);

create or replace function ids.millis_time(epoch_millis numeric) returns timestamptz
language sql immutable strict parallel safe
return timestamptz '1970-01-01 00:00:00+00'
  + epoch_millis::double precision * interval '1 millisecond';

-- ULID: 48 bits of time, 80 of randomness --------------------------------------------------------

create or replace function ids.ulid_text(id uuid) returns text
language sql immutable strict parallel safe
return ids.digits(ids.uuid_number(id), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 26);

create or replace function ids.ulid_text(id bytea) returns text
language sql immutable strict parallel safe return ids.ulid_text(ids.bytes_uuid(id));

create or replace function ids.ulid_uuid(given text) returns uuid
language sql immutable strict parallel safe
return ids.number_uuid(
  ids.number(upper(given collate "C"), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 26, 'ulid'),
  'ulid', given);

create or replace function ids.ulid_bytes(given text) returns bytea
language sql immutable strict parallel safe return uuid_send(ids.ulid_uuid(given));

create or replace function ids.ulid_time(id uuid) returns timestamptz
language sql immutable strict parallel safe
return ids.millis_time(div(ids.uuid_number(id), 2::numeric ^ 80));

create or replace function ids.ulid_time(id bytea) returns timestamptz
language sql immutable strict parallel safe return ids.ulid_time(ids.bytes_uuid(id));

-- Relative ID: 30 bits of tag, 48 of time, 50 of randomness ---------------------------------------

create or replace function ids.relative_text(id uuid) returns text
language plpgsql immutable strict parallel safe as $$
declare
  crockford constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  number constant numeric := ids.uuid_number(id);
begin
  return ids.digits(div(number, 2::numeric ^ 98), crockford, 6)
    || '-' || ids.digits(div(number, 2::numeric ^ 50) % 2::numeric ^ 48, crockford, 10)
    || '-' || ids.digits(number % 2::numeric ^ 50, crockford, 10);
end $$;

create or replace function ids.relative_text(id bytea) returns text
language sql immutable strict parallel safe return ids.relative_text(ids.bytes_uuid(id));

create or replace function ids.relative_uuid(given text) returns uuid
language plpgsql immutable strict parallel safe as $$
declare
  crockford constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  digits text := upper(given collate "C");
  tag numeric;
  millis numeric;
  random numeric;
begin
  if char_length(given) = 28 and substr(given, 7, 1) = '-' and substr(given, 18, 1) = '-' then
    digits := substr(digits, 1, 6) || substr(digits, 8, 10) || substr(digits, 19);
  elsif char_length(given) <> 26 then
    perform ids.refuse('relative id', given,
      'needs 28 characters with ''-'' at index 6 and 17, or 26 without, has '
        || char_length(given));
  end if;
  tag := ids.number(substr(digits, 1, 6), crockford, 6, 'relative id');
  millis := ids.number(substr(digits, 7, 10), crockford, 10, 'relative id');
  random := ids.number(substr(digits, 17), crockford, 10, 'relative id');
  if millis >= 2::numeric ^ 48 then
    perform ids.refuse('relative id', given,
      'overflow: the first character of the time must be 0-7');
  end if;
  return ids.number_uuid(
    tag * 2::numeric ^ 98 + millis * 2::numeric ^ 50 + random, 'relative id', given);
end $$;

create or replace function ids.relative_bytes(given text) returns bytea
language sql immutable strict parallel safe return uuid_send(ids.relative_uuid(given));

create or replace function ids.relative_time(id uuid) returns timestamptz
language sql immutable strict parallel safe
return ids.millis_time(div(ids.uuid_number(id), 2::numeric ^ 50) % 2::numeric ^ 48);

create or replace function ids.relative_time(id bytea) returns timestamptz
language sql immutable strict parallel safe return ids.relative_time(ids.bytes_uuid(id));

-- SCRU128: 44 bits of time since 2020, 28 of counter, 56 of randomness ----------------------------

create or replace function ids.scru128_text(id uuid) returns text
language sql immutable strict parallel safe
return ids.digits(ids.uuid_number(id), '0123456789ABCDEFGHIJKLMNOPQRSTUV', 26);

create or replace function ids.scru128_text(id bytea) returns text
language sql immutable strict parallel safe return ids.scru128_text(ids.bytes_uuid(id));

create or replace function ids.scru128_uuid(given text) returns uuid
language sql immutable strict parallel safe
return ids.number_uuid(
  ids.number(upper(given collate "C"), '0123456789ABCDEFGHIJKLMNOPQRSTUV', 26, 'scru128'),
  'scru128', given);

create or replace function ids.scru128_bytes(given text) returns bytea
language sql immutable strict parallel safe return uuid_send(ids.scru128_uuid(given));

create or replace function ids.scru128_time(id uuid) returns timestamptz
language sql immutable strict parallel safe
return ids.millis_time(1577836800000 + div(ids.uuid_number(id), 2::numeric ^ 84));

create or replace function ids.scru128_time(id bytea) returns timestamptz
language sql immutable strict parallel safe return ids.scru128_time(ids.bytes_uuid(id));

-- UUID: the shorter texts, and the time of version 7 ----------------------------------------------

create or replace function ids.id25_text(id uuid) returns text
language sql immutable strict parallel safe
return ids.digits(ids.uuid_number(id), '0123456789abcdefghijkmnopqrstuvwxyz', 25);

create or replace function ids.id25_uuid(given text) returns uuid
language sql immutable strict parallel safe
return ids.number_uuid(
  ids.number(lower(given collate "C"), '0123456789abcdefghijkmnopqrstuvwxyz', 25, 'id25'),
  'id25', given);

create or replace function ids.id22_text(id uuid) returns text
language sql immutable strict parallel safe
return ids.digits(
  ids.uuid_number(id), '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 22);

create or replace function ids.id22_uuid(given text) returns uuid
language sql immutable strict parallel safe
return ids.number_uuid(
  ids.number(
    given, '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 22, 'id22'),
  'id22', given);

create or replace function ids.uuid7_time(id uuid) returns timestamptz
language plpgsql immutable strict parallel safe as $$
begin
  if substr(id::text, 15, 1) <> '7' then
    raise exception 'only version 7 has a time, this is version %: %', substr(id::text, 15, 1), id
      using errcode = 'data_exception';
  end if;
  return ids.millis_time(div(ids.uuid_number(id), 2::numeric ^ 80));
end $$;

-- Snowflake ---------------------------------------------------------------------------------------

-- The parts of an id whose layout is not one of the presets.
create or replace function ids.snowflake_parts(
  id bigint, epoch timestamptz, unit_millis int, time_bits int, node_bits int, seq_bits int,
  out "time" timestamptz, out node int, out seq bigint)
language plpgsql immutable strict parallel safe as $$
begin
  if id < 0 or id >= 2::numeric ^ (time_bits + node_bits + seq_bits) then
    raise exception 'snowflake needs 0 to 2^% - 1: %', time_bits + node_bits + seq_bits, id
      using errcode = 'numeric_value_out_of_range';
  end if;
  "time" := epoch
    + (id >> (node_bits + seq_bits))::double precision * unit_millis * interval '1 millisecond';
  node := (id >> seq_bits) & ((1::bigint << node_bits) - 1);
  seq := id & ((1::bigint << seq_bits) - 1);
end $$;

create or replace function ids.snowflake_parts(
  id bigint, layout text default 'SNOWFLAKE_MS',
  out "time" timestamptz, out node int, out seq bigint)
language plpgsql immutable strict parallel safe as $$
declare
  cosid constant timestamptz := '2019-12-24 16:00:00+00';
  parts record;
begin
  case layout
    when 'SNOWFLAKE_MS' then parts := ids.snowflake_parts(id, cosid, 1, 41, 10, 12);
    when 'SNOWFLAKE_S' then parts := ids.snowflake_parts(id, cosid, 1000, 31, 10, 22);
    when 'JS_SAFE_MS' then parts := ids.snowflake_parts(id, cosid, 1, 41, 3, 9);
    when 'JS_SAFE_S' then parts := ids.snowflake_parts(id, cosid, 1000, 31, 3, 19);
    when 'CLASSIC' then
      parts := ids.snowflake_parts(id, '1970-01-01 00:00:00+00', 1, 42, 10, 12);
    else
      perform ids.refuse('layout', layout,
        'is none of SNOWFLAKE_MS, SNOWFLAKE_S, JS_SAFE_MS, JS_SAFE_S, CLASSIC');
  end case;
  "time" := parts."time";
  node := parts.node;
  seq := parts.seq;
end $$;

-- A number in radix 62, padded to a width: 11 digits hold every bigint.
create or replace function ids.radix62_text(id bigint, width int default 11) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if id < 0 or id >= 62::numeric ^ width then
    raise exception 'radix 62 in % digits needs 0 to 62^% - 1: %', width, width, id
      using errcode = 'numeric_value_out_of_range';
  end if;
  return ids.digits(
    id, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', width);
end $$;

create or replace function ids.radix62_bigint(given text, width int default 11) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  number constant numeric := ids.number(
    given, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', width, 'radix 62');
begin
  if number > 9223372036854775807 then
    perform ids.refuse('radix 62', given, 'overflow: must be at most 9223372036854775807');
  end if;
  return number;
end $$;

-- CosId of 80 bits: 44 bits of time, 20 of node, 16 of sequence -----------------------------------

create or replace function ids.cosid80_parts(
  id bytea, out "time" timestamptz, out node int, out seq int)
language plpgsql immutable strict parallel safe as $$
declare
  hex constant text := encode(id, 'hex');
begin
  if length(id) <> 10 then
    raise exception 'cosid80 needs 10 bytes, has %', length(id) using errcode = 'data_exception';
  end if;
  "time" := ids.millis_time(('x' || lpad(substr(hex, 1, 11), 16, '0'))::bit(64)::bigint);
  node := ('x' || lpad(substr(hex, 12, 5), 8, '0'))::bit(32)::int;
  seq := ('x' || lpad(substr(hex, 17), 8, '0'))::bit(32)::int;
end $$;

create or replace function ids.cosid80_text(id bytea) returns text
language plpgsql immutable strict parallel safe as $$
declare
  radix62 constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  parts constant record := ids.cosid80_parts(id);
begin
  return ids.digits(
      ('x' || lpad(substr(encode(id, 'hex'), 1, 11), 16, '0'))::bit(64)::bigint, radix62, 8)
    || ids.digits(parts.node, radix62, 4)
    || ids.digits(parts.seq, radix62, 3);
end $$;

create or replace function ids.cosid80_bytes(given text) returns bytea
language plpgsql immutable strict parallel safe as $$
declare
  radix62 constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  -- The length and the alphabet of all of it.
  whole constant numeric := ids.number(given, radix62, 15, 'cosid80');
  millis constant numeric := div(whole, 62::numeric ^ 7);
  node constant numeric := div(whole, 62::numeric ^ 3) % 62::numeric ^ 4;
  seq constant numeric := whole % 62::numeric ^ 3;
begin
  if millis >= 2::numeric ^ 44 or node >= 2 ^ 20 or seq >= 2 ^ 16 then
    perform ids.refuse('cosid80', given,
      format('needs a time below 2^44, a node below 2^20 and a sequence below 2^16, has %s, %s, %s',
        millis, node, seq));
  end if;
  return decode(
    lpad(to_hex(millis::bigint), 11, '0') || lpad(to_hex(node::bigint), 5, '0')
      || lpad(to_hex(seq::bigint), 4, '0'),
    'hex');
end $$;

create or replace function ids.cosid80_parts(
  given text, out "time" timestamptz, out node int, out seq int)
language sql immutable strict parallel safe
as $$ select p."time", p.node, p.seq from ids.cosid80_parts(ids.cosid80_bytes(given)) p $$;

commit;
