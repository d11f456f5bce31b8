# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""relid.txt, relid_tag.txt, relid_invalid.txt and relid_monotonic.txt."""

import hashlib
import hmac

from vectors.common import (
    CROCKFORD,
    MAX_MILLIS_48,
    NEW_YEAR,
    Monotonic,
    digits,
    expect,
    invalid_rows,
    monotonic_lines,
    number_of,
    pseudo_random_number,
    quoted,
    utf16_units,
    uuid_text,
)

MAX_TAG = 2**30 - 1
MAX_RANDOM = 2**50 - 1


def text_of(tag, ms, random):
    fields = ((tag, 6), (ms, 10), (random, 10))
    return "-".join(digits(value, CROCKFORD, width) for value, width in fields)


def row(tag, ms, random):
    parts = "%d %d %d " % (tag, ms, random)
    if not (0 <= tag <= MAX_TAG and 0 <= ms <= MAX_MILLIS_48 and 0 <= random <= MAX_RANDOM):
        return parts + "error error"
    return parts + text_of(tag, ms, random) + " " + uuid_text(tag << 98 | ms << 50 | random)


PUBLISHED = [
    (0, 0, 0, "000000-0000000000-0000000000"),
    (1073741823, 281474976710655, 1125899906842623, "ZZZZZZ-7ZZZZZZZZZ-ZZZZZZZZZZ"),
    (1, 1469918176385, 1, "000001-01ARYZ6S41-0000000001"),
    (536870912, 140737488355328, 562949953421312, "G00000-4000000000-G000000000"),
    (853598795, 170387741699178, 293688885556044, "SE1RJB-4TYXYD2V3A-8B3F2V5CTC"),
    (367391780, 23355428486505, 250324182779204, "AYBX14-0N7QE09FB9-73NCHZWHA4"),
    (1030755572, 266642995050291, 999912379544210, "YQ057M-7JGAMG0XSK-WDD8Z30WMJ"),
    # Derived; its 128 bits are 62a34530066ddb6aa000123456789abc.
    (413716812, 1767225600000, 20015998343868, "CAHMAC-01KDVDNA00-0J6HB7H6NW"),
]


def relid_file():
    yield "# Relative IDs. <tag> <epoch millis> <random> <text> <UUID of the same 16 bytes>"
    yield "# or <tag> <epoch millis> <random> error error: such parts are refused."
    yield ""
    yield "# Published, or derived from what is."
    for tag, ms, random, text in PUBLISHED:
        expect(text_of(tag, ms, random), text, (tag, ms, random))
        yield row(tag, ms, random)
    expect(uuid_text(413716812 << 98 | 1767225600000 << 50 | 20015998343868).replace("-", ""),
           "62a34530066ddb6aa000123456789abc", "128 bits")  # fmt: skip
    yield ""
    yield "# Parts out of range."
    for parts in (
        (MAX_TAG + 1, 0, 0),
        (-1, 0, 0),
        (2**31 - 1, 0, 0),
        (0, MAX_MILLIS_48 + 1, 0),
        (0, -1, 0),
        (0, -(2**63), 0),
        (0, 2**63 - 1, 0),
        (0, 0, MAX_RANDOM + 1),
        (0, 0, -1),
        (0, 0, 2**63 - 1),
    ):
        yield row(*parts)
    yield ""
    yield "# Each bit alone, from the lowest."
    for bit in range(128):
        number = 1 << bit
        yield row(number >> 98, number >> 50 & MAX_MILLIS_48, number & MAX_RANDOM)
    yield ""
    yield "# Every symbol at every place of the text: 0, 1, 2 … shifted by one in each row."
    for shift in range(32):
        symbols = [(place + shift) % (8 if place == 6 else 32) for place in range(26)]
        text = "".join(CROCKFORD[symbol] for symbol in symbols)
        yield row(*(number_of(part, CROCKFORD) for part in (text[:6], text[6:16], text[16:])))
    yield ""
    yield "# Arbitrary ones."
    for i in range(32):
        yield row(
            pseudo_random_number("relidtag%d" % i, MAX_TAG),
            pseudo_random_number("relidms%d" % i, MAX_MILLIS_48),
            pseudo_random_number("relidrandom%d" % i, MAX_RANDOM),
        )


# ----------------------------------------------------------------------------------------- tags


def tag_of(secret, salt, key):
    salt, key = salt.encode("utf-8"), key.encode("utf-8")
    mac = hmac.new(secret, len(salt).to_bytes(4, "big") + salt + key, hashlib.sha256).digest()
    return int.from_bytes(mac[:4], "big") >> 2


def tag_row(secret, salt, key, known=(None, None)):
    tag = tag_of(secret, salt, key)
    text = digits(tag, CROCKFORD, 6)
    if known[0] is not None:
        expect((tag, text), known, (salt, key))
    return " ".join((secret.hex(), quoted(salt), quoted(key), str(tag), text))


TAGS_ASCII = [
    ("", "", 139347068, "44WH3W"),
    ("", "customer-42", 162792831, "4V81BZ"),
    ("orders", "customer-42", 175212189, "5731MX"),
    ("invoices", "customer-42", 837320700, "RYGZZW"),
    ("ab", "c", 214785027, "6CTQ03"),
    ("a", "bc", 133256026, "3Z2MTT"),
]

TAGS_BINARY = [
    ("", "DSABAAadaasdas", 963566758, "WPXQ56"),
    ("ténant", "clé-日本-😀", 1052196833, "ZBEFZ1"),
    ("salt", "k" * 55, 1068984460, "ZVET4C"),
    ("salt", "k" * 56, 279166167, "8A7F6Q"),
    ("salt", "k" * 119, 803939860, "QYP9GM"),
    ("salt", "k" * 120, 102957190, "326046"),
]

TAGS_TEST = [
    ("", "", 818179563, "RC8VFB"),
    ("", "acme", 925416471, "VJHF0Q"),
    ("", "tenant-42", 663347204, "KRKR04"),
    ("", "Ünïcode-テナント", 193108443, "5R56EV"),
    ("", "42", 367294661, "AY8Y65"),
    ("orders", "", 71832512, "24G4Y0"),
    ("orders", "acme", 413716812, "CAHMAC"),
    ("orders", "tenant-42", 218385973, "6G8KHN"),
    ("orders", "42", 274545106, "85TEEJ"),
    ("invoices", "acme", 37490924, "13R47C"),
    ("invoices", "tenant-42", 738252251, "P01NEV"),
]

SECRETS = [
    (b"0123456789abcdef", TAGS_ASCII),
    (
        bytes.fromhex("6447b5b251567657b9392aa9bf8d0498253e598506a0f1a61c5ea17f535f60c6"),
        TAGS_BINARY,
    ),
    (b"test-secret-0123456789abcdef", TAGS_TEST),
]


def relid_tag_file():
    yield '# Tags of keys. <secret, hex> "<salt>" "<key>" <tag> <text of the tag>'
    yield "# In quotes, \\\" \\\\ and \\uXXXX (a UTF-16 unit) stand for characters, as in Java."
    yield ""
    yield "# Published, or derived from what is."
    for secret, tags in SECRETS:
        for salt, key, tag, text in tags:
            yield tag_row(secret, salt, key, (tag, text))
    secret = SECRETS[0][0]
    yield ""
    yield "# Keys with one hash code in Java; keys that look alike and are not."
    for key in ("Aa", "BB", "AaAa", "AaBB", "BBAa", "BBBB", "acme", "Acme", " acme", "acme ", "acme\n"):
        yield tag_row(secret, "", key)
    yield tag_row(secret, "", "\u00e9")  # composed
    yield tag_row(secret, "", "e\u0301")  # decomposed
    yield tag_row(secret, "", "\0")
    yield ""
    yield "# The length stands before the salt, so that what moves from salt to key changes the tag."
    for cut in range(7):
        yield tag_row(secret, "orders"[:cut], "orders"[cut:])
    yield ""
    yield "# Lengths around the blocks of SHA-256: of the key, of the salt, of the secret."
    for length in (0, 1, 51, 52, 55, 56, 59, 60, 63, 64, 65, 115, 116, 119, 120, 127, 128, 1000):
        yield tag_row(secret, "", "k" * length)
    for length in (51, 52, 59, 60, 61, 64, 124, 128, 1000):
        yield tag_row(secret, "s" * length, "key")
    for length in (16, 17, 31, 32, 63, 64, 65, 127, 128, 129, 200):
        yield tag_row(bytes(i & 0xFF for i in range(length)), "salt", "key")
    yield tag_row(b"\0" * 16, "", "key")
    yield tag_row(b"\0" * 17, "", "key")  # HMAC pads with zeroes: the same tag
    yield tag_row(b"\xff" * 64, "", "key")


# -------------------------------------------------------------------------------------- invalid

GOOD = "0J6HB7-01ARYZ6S41-NBSQQG28T5"
BARE = GOOD.replace("-", "")
ALPHABET = "0-9 A-H J K M N P-T V-Z"


def accepts(text):
    folded = text.upper()
    if len(text) == 28:
        if text[6] != "-" or text[17] != "-":
            return False
        folded = folded[:6] + folded[7:17] + folded[18:]
    fits = len(folded) == 26 and len(text) in (26, 28) and text.isascii()
    return fits and all(c in CROCKFORD for c in folded) and folded[6] in "01234567"


def length(text):
    return (text, "needs 28 characters, or 26 without hyphens, has %d" % len(utf16_units(text)))


def hyphen(text, shown, index):
    return (text, "character %s at index %d is not the '-' that stands there" % (shown, index))


def foreign(text, shown, index):
    return (text, "character %s at index %d is not in %s" % (shown, index, ALPHABET))


def put(text, index, other):
    return text[:index] + other + text[index + 1 :]


def relid_invalid():
    for text in ("", "0", "-", GOOD[:-1], GOOD + "0", BARE[:-1], BARE + "0"):
        yield length(text)
    for text in (" " + BARE, BARE + "\n", "\ufeff" + BARE, GOOD + "\n", "(%s)" % GOOD):
        yield length(text)
    yield length(GOOD[:6] + GOOD[7:])
    yield length(GOOD[:17] + GOOD[18:])
    yield length("0J6HB7--01ARYZ6S41-NBSQQG28T5")
    yield hyphen(" " + BARE + " ", "'7'", 6)
    yield hyphen("0J6HB701ARYZ6S41-NBSQQG28T50", "'0'", 6)
    yield hyphen("0J6HB-701ARYZ6S41-NBSQQG28T5", "'7'", 6)
    yield hyphen("0J6HB70-1ARYZ6S41-NBSQQG28T5", "'0'", 6)
    yield hyphen("0J6HB7-01ARYZ6S4-1NBSQQG28T5", "'1'", 17)
    for index in (6, 17):
        for other, shown in (
            ("_", "'_'"),
            (" ", "' '"),
            ("0", "'0'"),
            ("\u2010", "'\u2010' (U+2010)"),
            ("\u2212", "'\u2212' (U+2212)"),
            ("\0", "'\\u0000'"),
        ):
            yield hyphen(put(GOOD, index, other), shown, index)
    for first in "8GZz":
        for text, index in ((GOOD, 7), (BARE, 6)):
            reason = "overflow: the first character of the time, at index %d, must be 0-7" % index
            yield (put(text, index, first), reason)
    for text, indices in ((GOOD, (0, 5, 7, 16, 18, 27)), (BARE, (0, 5, 6, 15, 16, 25))):
        for index in indices:
            for other in "ILOUilou":
                yield foreign(put(text, index, other), "'%s'" % other, index)
    for other, shown in (
        (" ", "' '"),
        ("-", "'-'"),
        ("!", "'!'"),
        ("/", "'/'"),
        (":", "':'"),
        ("@", "'@'"),
        ("[", "'['"),
        ("`", "'`'"),
        ("{", "'{'"),
        ("\u00e9", "'\u00e9' (U+00E9)"),
        ("\uff10", "'\uff10' (U+FF10)"),
        ("\u0410", "'\u0410' (U+0410)"),
        ("\u212a", "'\u212a' (U+212A)"),
        ("\u0131", "'\u0131' (U+0131)"),
        ("\ud83d", "'\\uD83D'"),
    ):
        yield foreign(put(GOOD, 0, other), shown, 0)
        yield foreign(put(BARE, 25, other), shown, 25)
    # The first bad character is named, also where the time overflows.
    yield foreign(put(put(GOOD, 7, "8"), 27, "U"), "'U'", 27)
    yield foreign(put(put(GOOD, 0, "O"), 27, "U"), "'O'", 0)


def relid_invalid_file():
    yield '# Texts that are no Relative ID. "<text>" <reason: the message must contain it>'
    yield "# In the text, \\\" \\\\ and \\uXXXX stand for characters, as in Java."
    yield ""
    yield from invalid_rows(relid_invalid(), accepts)


# ------------------------------------------------------------------------------------ monotonic


def seed(random_hex):
    """Seven bytes, of which the lower 50 bits are taken."""
    if len(random_hex) != 14:
        raise ValueError(random_hex)
    return int(random_hex, 16) & MAX_RANDOM


def issue(state, call):
    ms, random = state.next(*call[:2])
    return text_of(call[2], ms, random)


A, B = 11259375, 67108863

# ((now, randomness, tag), outcome)
RELID_MONOTONIC = [
    [
        ((1469918176385, "ff123456789abc", A), "0AQKFF-01ARYZ6S41-RJ6HB7H6NW"),
        ((1469918176385, None, A), "0AQKFF-01ARYZ6S41-RJ6HB7H6NX"),
        ((1469918176385, None, B), "1ZZZZZ-01ARYZ6S41-RJ6HB7H6NY"),
        ((1469918176380, None, A), "0AQKFF-01ARYZ6S41-RJ6HB7H6NZ"),
        ((1469918176386, "70b9e5a7c23f38", B), "1ZZZZZ-01ARYZ6S42-5SWPKW4FSR"),
    ],
    [
        ((2000, "03fffffffffffe", A), "0AQKFF-00000001YG-ZZZZZZZZZY"),
        ((2000, None, B), "1ZZZZZ-00000001YG-ZZZZZZZZZZ"),
        ((2000, None, A), "error"),
        ((1999, None, A), "error"),
        ((2001, "fbd21ddf9e9e68", A), "0AQKFF-00000001YH-YJ3QFSX7K8"),
    ],
    [
        ((281474976710656, "00000000000000", A), "error"),
        ((281474976710655, "dca16f3fe2e946", A), "0AQKFF-7ZZZZZZZZZ-51DWZY5TA6"),
        ((281474976710655, None, B), "1ZZZZZ-7ZZZZZZZZZ-51DWZY5TA7"),
        ((281474976710656, "a9ff31509ae780", A), "error"),
        ((281474976710655, None, A), "0AQKFF-7ZZZZZZZZZ-51DWZY5TA8"),
    ],
    # Our own: the tags at both ends; a clock before 1970, as the first reading and later on.
    [
        ((-1, "00000000000000", 0), None),
        ((0, "00000000000000", 0), "000000-0000000000-0000000000"),
        ((-(2**63), None, MAX_TAG), "ZZZZZZ-0000000000-0000000001"),
        ((1, "ffffffffffffff", 0), "000000-0000000001-ZZZZZZZZZZ"),
        ((0, None, MAX_TAG), "error"),
        ((2, "00000000000000", MAX_TAG), "ZZZZZZ-0000000002-0000000000"),
    ],
    # The upper six of the 56 bits are cut; a carry through all 50 but the first.
    [
        ((NEW_YEAR, "fc000000000000", A), "0AQKFF-01KDVDNA00-0000000000"),
        ((NEW_YEAR + 1, "fdffffffffffff", B), "1ZZZZZ-01KDVDNA01-FZZZZZZZZZ"),
        ((NEW_YEAR, None, A), "0AQKFF-01KDVDNA01-G000000000"),
    ],
]


def relid_monotonic_file():
    yield "# Relative IDs, one monotonic state for all tags."
    yield "# reset                                              a new generator"
    yield "# next <tag> <epoch millis> <randomness|-> <text>    one call; - must draw no randomness"
    yield "# next <tag> <epoch millis> <randomness|-> error     the state is unchanged; what randomness"
    yield "#                                                    is given may stay undrawn"
    yield from monotonic_lines(RELID_MONOTONIC, lambda: Monotonic(50, seed), issue)
