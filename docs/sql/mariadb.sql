-- SPDX-FileCopyrightText: The ids authors
-- SPDX-License-Identifier: Apache-2.0
--
-- The text that JSON shows for stored ids, and back: MariaDB 10.6 or later. See README.md.
-- All functions are deterministic and give null for null. Text that is no id is an error (22000).

delimiter //

-- Numbers and digits ---------------------------------------------------------------------------

create or replace function ids_shown(given text character set utf8mb4)
returns varchar(200) character set utf8mb4 deterministic no sql
  return json_quote(left(given, 40))
//

-- A number in the radix of its alphabet, in exactly so many digits.
create or replace function ids_digits(
  number decimal(65, 0), alphabet varchar(64) character set ascii, width int)
returns varchar(64) character set ascii deterministic no sql
begin
  declare radix int default char_length(alphabet);
  declare rest decimal(65, 0) default number;
  declare digits varchar(64) character set ascii default '';
  if number is null then
    return null;
  end if;
  while char_length(digits) < width do
    set digits = concat(substr(alphabet, mod(rest, radix) + 1, 1), digits);
    -- A quotient with a remainder would be rounded.
    set rest = (rest - mod(rest, radix)) / radix;
  end while;
  return digits;
end
//

-- The number of a text that has exactly so many digits.
create or replace function ids_number(
  given text character set utf8mb4, alphabet varchar(64) character set utf8mb4, width int,
  name varchar(20) character set utf8mb4)
returns decimal(65, 0) deterministic no sql
begin
  declare number decimal(65, 0) default 0;
  declare digit varchar(1) character set utf8mb4;
  declare value int;
  declare i int default 1;
  declare message varchar(512) character set utf8mb4;
  if given is null then
    return null;
  end if;
  if char_length(given) <> width then
    set message = concat(
      name, ' needs ', width, ' characters, has ', char_length(given), ': ', ids_shown(given));
    signal sqlstate '22000' set message_text = message;
  end if;
  while i <= width do
    set digit = substr(given, i, 1);
    set value = locate(digit, alphabet collate utf8mb4_bin);
    if value = 0 then
      set message = concat(
        name, ' character ', json_quote(digit), ' at index ', i - 1, ' is not one of ', alphabet);
      signal sqlstate '22000' set message_text = message;
    end if;
    set number = number * char_length(alphabet) + value - 1;
    set i = i + 1;
  end while;
  return number;
end
//

-- In capitals if that changes ASCII letters alone.
create or replace function ids_upper(given text character set utf8mb4)
returns text character set utf8mb4 deterministic no sql
  return if(given collate utf8mb4_bin regexp '^[ -~]*$', upper(given), given)
//

-- The 32 hex digits of an id.
create or replace function ids_hex(id varbinary(255))
returns varchar(32) character set ascii deterministic no sql
begin
  declare message varchar(512) character set utf8mb4;
  if length(id) <> 16 then
    set message = concat('needs 16 bytes, has ', length(id));
    signal sqlstate '22000' set message_text = message;
  end if;
  return hex(id);
end
//

create or replace function ids_bytes_number(id varbinary(255))
returns decimal(65, 0) deterministic no sql
  return cast(conv(left(ids_hex(id), 16), 16, 10) as decimal(65, 0)) * 18446744073709551616
    + cast(conv(right(ids_hex(id), 16), 16, 10) as decimal(65, 0))
//

create or replace function ids_number_bytes(
  number decimal(65, 0), name varchar(20) character set utf8mb4, given text character set utf8mb4)
returns binary(16) deterministic no sql
begin
  declare low decimal(65, 0) default mod(number, 18446744073709551616);
  declare message varchar(512) character set utf8mb4;
  if number >= 340282366920938463463374607431768211456 then
    set message = concat(name, ' overflow: is above 2^128 - 1: ', ids_shown(given));
    signal sqlstate '22000' set message_text = message;
  end if;
  return unhex(concat(
    lpad(conv((number - low) / 18446744073709551616, 10, 16), 16, '0'),
    lpad(conv(low, 10, 16), 16, '0')));
end
//

-- In UTC, to the millisecond.
create or replace function ids_millis_time(epoch_millis decimal(65, 0))
returns datetime(3) deterministic no sql
begin
  declare message varchar(512) character set utf8mb4;
  if epoch_millis > 253402300799999 then
    set message = concat(
      epoch_millis, ' ms since 1970 is after the year 9999, which DATETIME does not hold');
    signal sqlstate '22008' set message_text = message;
  end if;
  return timestampadd(microsecond, epoch_millis * 1000, cast('1970-01-01' as datetime(3)));
end
//

-- ULID: 48 bits of time, 80 of randomness --------------------------------------------------------

create or replace function ids_ulid_text(id varbinary(255))
returns varchar(26) character set ascii deterministic no sql
  return ids_digits(ids_bytes_number(id), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 26)
//

create or replace function ids_ulid_bytes(given text character set utf8mb4)
returns binary(16) deterministic no sql
  return ids_number_bytes(
    ids_number(ids_upper(given), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 26, 'ulid'), 'ulid', given)
//

create or replace function ids_ulid_time(id varbinary(255))
returns datetime(3) deterministic no sql
  return ids_millis_time(conv(left(ids_hex(id), 12), 16, 10))
//

-- Relative ID: 30 bits of tag, 48 of time, 50 of randomness ---------------------------------------

create or replace function ids_relative_text(id varbinary(255))
returns varchar(28) character set ascii deterministic no sql
begin
  declare number decimal(65, 0) default ids_bytes_number(id);
  declare random decimal(65, 0) default mod(number, 1125899906842624);
  declare rest decimal(65, 0) default (number - random) / 1125899906842624;
  declare millis decimal(65, 0) default mod(rest, 281474976710656);
  return concat(
    ids_digits((rest - millis) / 281474976710656, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 6),
    '-', ids_digits(millis, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 10),
    '-', ids_digits(random, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 10));
end
//

create or replace function ids_relative_bytes(given text character set utf8mb4)
returns binary(16) deterministic no sql
begin
  declare digits text character set utf8mb4 default ids_upper(given);
  declare millis decimal(65, 0);
  declare message varchar(512) character set utf8mb4;
  if char_length(given) = 28 and substr(given, 7, 1) = '-' and substr(given, 18, 1) = '-' then
    set digits = concat(substr(digits, 1, 6), substr(digits, 8, 10), substr(digits, 19));
  elseif char_length(given) <> 26 then
    set message = concat(
      'relative id needs 28 characters with \'-\' at index 6 and 17, or 26 without, has ',
      char_length(given), ': ', ids_shown(given));
    signal sqlstate '22000' set message_text = message;
  end if;
  set millis = ids_number(substr(digits, 7, 10), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 10, 'relative id');
  if millis >= 281474976710656 then
    set message = concat(
      'relative id overflow: the first character of the time must be 0-7: ', ids_shown(given));
    signal sqlstate '22000' set message_text = message;
  end if;
  return ids_number_bytes(
    ids_number(substr(digits, 1, 6), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 6, 'relative id')
        * 316912650057057350374175801344
      + millis * 1125899906842624
      + ids_number(substr(digits, 17), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 10, 'relative id'),
    'relative id', given);
end
//

create or replace function ids_relative_time(id varbinary(255))
returns datetime(3) deterministic no sql
  -- The time lies in the upper 64 bits but for its last 14.
  return ids_millis_time(
    (conv(left(ids_hex(id), 16), 16, 10) & 17179869183) * 16384
      + (conv(right(ids_hex(id), 16), 16, 10) >> 50))
//

-- SCRU128: 44 bits of time since 2020, 28 of counter, 56 of randomness ----------------------------

create or replace function ids_scru128_text(id varbinary(255))
returns varchar(26) character set ascii deterministic no sql
  return ids_digits(ids_bytes_number(id), '0123456789ABCDEFGHIJKLMNOPQRSTUV', 26)
//

create or replace function ids_scru128_bytes(given text character set utf8mb4)
returns binary(16) deterministic no sql
  return ids_number_bytes(
    ids_number(ids_upper(given), '0123456789ABCDEFGHIJKLMNOPQRSTUV', 26, 'scru128'),
    'scru128', given)
//

create or replace function ids_scru128_time(id varbinary(255))
returns datetime(3) deterministic no sql
  return ids_millis_time(1577836800000 + conv(left(ids_hex(id), 11), 16, 10))
//

-- UUID: the shorter texts, and the time of version 7 ----------------------------------------------

create or replace function ids_id25_text(id varbinary(255))
returns varchar(25) character set ascii deterministic no sql
  return ids_digits(ids_bytes_number(id), '0123456789abcdefghijkmnopqrstuvwxyz', 25)
//

create or replace function ids_id25_bytes(given text character set utf8mb4)
returns binary(16) deterministic no sql
  return ids_number_bytes(
    ids_number(
      if(given collate utf8mb4_bin regexp '^[ -~]*$', lower(given), given),
      '0123456789abcdefghijkmnopqrstuvwxyz', 25, 'id25'),
    'id25', given)
//

create or replace function ids_id22_text(id varbinary(255))
returns varchar(22) character set ascii deterministic no sql
  return ids_digits(
    ids_bytes_number(id), '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 22)
//

create or replace function ids_id22_bytes(given text character set utf8mb4)
returns binary(16) deterministic no sql
  return ids_number_bytes(
    ids_number(
      given, '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 22, 'id22'),
    'id22', given)
//

create or replace function ids_uuid7_time(id varbinary(255))
returns datetime(3) deterministic no sql
begin
  declare message varchar(512) character set utf8mb4;
  if substr(ids_hex(id), 13, 1) <> '7' then
    set message = concat(
      'only version 7 has a time, this is version ', substr(ids_hex(id), 13, 1), ': ', ids_hex(id));
    signal sqlstate '22000' set message_text = message;
  end if;
  return ids_millis_time(conv(left(ids_hex(id), 12), 16, 10));
end
//

-- Snowflake ---------------------------------------------------------------------------------------

-- One of the parts, of a layout that is not one of the presets: a number in the layout's unit.
create or replace function ids_snowflake_part(
  id bigint, part varchar(4), time_bits int, node_bits int, seq_bits int)
returns bigint deterministic no sql
begin
  declare message varchar(512) character set utf8mb4;
  declare bits int default time_bits + node_bits + seq_bits;
  if id < 0 or (bits < 63 and id >> bits > 0) then
    set message = concat('snowflake needs 0 to 2^', bits, ' - 1: ', id);
    signal sqlstate '22003' set message_text = message;
  end if;
  return case part
    when 'time' then id >> (node_bits + seq_bits)
    when 'node' then (id >> seq_bits) & ((1 << node_bits) - 1)
    when 'seq' then id & ((1 << seq_bits) - 1)
  end;
end
//

create or replace function ids_snowflake_preset_part(
  id bigint, part varchar(4), layout varchar(20) character set utf8mb4)
returns bigint deterministic no sql
begin
  declare message varchar(512) character set utf8mb4;
  case layout
    when 'SNOWFLAKE_MS' then return ids_snowflake_part(id, part, 41, 10, 12);
    when 'SNOWFLAKE_S' then return ids_snowflake_part(id, part, 31, 10, 22);
    when 'JS_SAFE_MS' then return ids_snowflake_part(id, part, 41, 3, 9);
    when 'JS_SAFE_S' then return ids_snowflake_part(id, part, 31, 3, 19);
    when 'CLASSIC' then return ids_snowflake_part(id, part, 42, 10, 12);
    else
      set message = concat(
        'layout is none of SNOWFLAKE_MS, SNOWFLAKE_S, JS_SAFE_MS, JS_SAFE_S, CLASSIC: ',
        ids_shown(layout));
      signal sqlstate '22000' set message_text = message;
  end case;
end
//

create or replace function ids_snowflake_time(
  id bigint, layout varchar(20) character set utf8mb4)
returns datetime(3) deterministic no sql
  return ids_millis_time(
    ids_snowflake_preset_part(id, 'time', layout) * if(layout like '%\_S', 1000, 1)
      + if(layout = 'CLASSIC', 0, 1577203200000))
//

create or replace function ids_snowflake_node(
  id bigint, layout varchar(20) character set utf8mb4)
returns int deterministic no sql
  return ids_snowflake_preset_part(id, 'node', layout)
//

create or replace function ids_snowflake_seq(
  id bigint, layout varchar(20) character set utf8mb4)
returns bigint deterministic no sql
  return ids_snowflake_preset_part(id, 'seq', layout)
//

-- A number in radix 62, padded to a width: 11 digits hold every bigint.
create or replace function ids_radix62_text(id bigint, width int)
returns varchar(64) character set ascii deterministic no sql
begin
  declare message varchar(512) character set utf8mb4;
  if id < 0 or (width < 11 and id >= pow(62, width)) then
    set message = concat('radix 62 in ', width, ' digits needs 0 to 62^', width, ' - 1: ', id);
    signal sqlstate '22003' set message_text = message;
  end if;
  return ids_digits(
    id, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', width);
end
//

create or replace function ids_radix62_bigint(given text character set utf8mb4, width int)
returns bigint deterministic no sql
begin
  declare number decimal(65, 0) default ids_number(
    given, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', width,
    'radix 62');
  declare message varchar(512) character set utf8mb4;
  if number > 9223372036854775807 then
    set message = concat(
      'radix 62 overflow: must be at most 9223372036854775807: ', ids_shown(given));
    signal sqlstate '22003' set message_text = message;
  end if;
  return number;
end
//

-- CosId of 80 bits: 44 bits of time, 20 of node, 16 of sequence -----------------------------------

-- A range of the hex digits of the 10 bytes, as a number.
create or replace function ids_cosid80_part(id varbinary(255), first int, digits int)
returns bigint deterministic no sql
begin
  declare message varchar(512) character set utf8mb4;
  if length(id) <> 10 then
    set message = concat('cosid80 needs 10 bytes, has ', length(id));
    signal sqlstate '22000' set message_text = message;
  end if;
  return conv(substr(hex(id), first, digits), 16, 10);
end
//

create or replace function ids_cosid80_time(id varbinary(255))
returns datetime(3) deterministic no sql
  return ids_millis_time(ids_cosid80_part(id, 1, 11))
//

create or replace function ids_cosid80_node(id varbinary(255))
returns int deterministic no sql
  return ids_cosid80_part(id, 12, 5)
//

create or replace function ids_cosid80_seq(id varbinary(255))
returns int deterministic no sql
  return ids_cosid80_part(id, 17, 4)
//

create or replace function ids_cosid80_text(id varbinary(255))
returns varchar(15) character set ascii deterministic no sql
begin
  declare radix62 varchar(62) default
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return concat(
    ids_digits(ids_cosid80_part(id, 1, 11), radix62, 8),
    ids_digits(ids_cosid80_part(id, 12, 5), radix62, 4),
    ids_digits(ids_cosid80_part(id, 17, 4), radix62, 3));
end
//

create or replace function ids_cosid80_bytes(given text character set utf8mb4)
returns binary(10) deterministic no sql
begin
  declare radix62 varchar(62) default
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  -- The length and the alphabet of all of it.
  declare whole decimal(65, 0) default ids_number(given, radix62, 15, 'cosid80');
  declare millis bigint default ids_number(left(given, 8), radix62, 8, 'cosid80');
  declare node bigint default ids_number(substr(given, 9, 4), radix62, 4, 'cosid80');
  declare seq bigint default ids_number(substr(given, 13), radix62, 3, 'cosid80');
  declare message varchar(512) character set utf8mb4;
  if millis >= 17592186044416 or node >= 1048576 or seq >= 65536 then
    set message = concat(
      'cosid80 needs a time below 2^44, a node below 2^20 and a sequence below 2^16, has ',
      millis, ', ', node, ', ', seq, ': ', ids_shown(given));
    signal sqlstate '22000' set message_text = message;
  end if;
  return unhex(concat(
    lpad(hex(millis), 11, '0'), lpad(hex(node), 5, '0'), lpad(hex(seq), 4, '0')));
end
//

delimiter ;
