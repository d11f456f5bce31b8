# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""uuid.txt, uuid_invalid.txt and uuid7_monotonic.txt."""

import re

from vectors.common import (
    MAX_MILLIS_48,
    NEW_YEAR,
    Monotonic,
    expect,
    invalid_rows,
    monotonic_lines,
    pseudo_random,
    uuid_text,
)

# Of 128 bits from the top, the version is those from 48 and the variant those from 64.
VERSION_SHIFT = 128 - 48 - 4
VARIANT_SHIFT = 128 - 64 - 2


def stamped(number, version):
    """128 bits with version and variant put in their places."""
    number &= ~(0xF << VERSION_SHIFT | 0b11 << VARIANT_SHIFT)
    return number | version << VERSION_SHIFT | 0b10 << VARIANT_SHIFT


def v4(random_hex):
    return uuid_text(stamped(int(random_hex, 16), 4))


def v7(ms, random_hex):
    if not 0 <= ms <= MAX_MILLIS_48:
        return "error"
    return uuid_text(stamped(ms << 80 | int(random_hex, 16), 7))


V4_PUBLISHED = [
    ("919108f752d143209bacf847db4148a8", "919108f7-52d1-4320-9bac-f847db4148a8"),
    ("919108f752d133205bacf847db4148a8", "919108f7-52d1-4320-9bac-f847db4148a8"),
    ("00000000000000000000000000000000", "00000000-0000-4000-8000-000000000000"),
    ("ffffffffffffffffffffffffffffffff", "ffffffff-ffff-4fff-bfff-ffffffffffff"),
    ("399718e5f601c3500952d983f5f2d2b4", "399718e5-f601-4350-8952-d983f5f2d2b4"),
    ("8cd2ee8650052c539e22f8f5ff695dbf", "8cd2ee86-5005-4c53-9e22-f8f5ff695dbf"),
]

V7_PUBLISHED = [
    (1645557742000, "7cc398c4dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"),
    (0, "00000000000000000000", "00000000-0000-7000-8000-000000000000"),
    (281474976710655, "ffffffffffffffffffff", "ffffffff-ffff-7fff-bfff-ffffffffffff"),
    (1469918176385, "470808aa6b93b712017c", "01563df3-6481-7708-88aa-6b93b712017c"),
    (186537465241042, "0b38dc16c42bd3ab7651", "a9a7a35a-5dd2-7b38-9c16-c42bd3ab7651"),
    (266933327290166, "a1ff80e57593b20d1925", "f2c64226-df36-71ff-80e5-7593b20d1925"),
    (281474976710656, "00000000000000000000", "error"),
    (4611686018427387904, "00000000000000000000", "error"),
]


def uuid_file():
    yield "# UUIDs. v4 <randomness, 16 bytes in hex> <text>"
    yield "# or v7 <epoch millis> <randomness, 10 bytes in hex> <text, or error: refused>"
    yield ""
    yield "# Published, those of RFC 9562 among them."
    for random_hex, text in V4_PUBLISHED:
        expect(v4(random_hex), text, random_hex)
        yield "v4 %s %s" % (random_hex, text)
    for ms, random_hex, text in V7_PUBLISHED:
        expect(v7(ms, random_hex), text, (ms, random_hex))
        yield "v7 %d %s %s" % (ms, random_hex, text)
    yield ""
    yield "# Times that 48 bits do not hold."
    for ms in (-(2**63), -1, 2**63 - 1):
        yield "v7 %d 00000000000000000000 %s" % (ms, v7(ms, "00000000000000000000"))
    yield ""
    yield "# Each bit alone, from the lowest."
    for bit in range(128):
        random_hex = "%032x" % (1 << bit)
        yield "v4 %s %s" % (random_hex, v4(random_hex))
    for bit in range(128):
        ms, random = divmod(1 << bit, 1 << 80)
        yield "v7 %d %020x %s" % (ms, random, v7(ms, "%020x" % random))
    yield ""
    yield "# Arbitrary ones."
    for i in range(32):
        random_hex = pseudo_random("uuid4%d" % i, 16).hex()
        yield "v4 %s %s" % (random_hex, v4(random_hex))
    for i in range(32):
        value = pseudo_random("uuid7%d" % i, 16)
        ms, random_hex = int.from_bytes(value[:6], "big"), value[6:].hex()
        yield "v7 %d %s %s" % (ms, random_hex, v7(ms, random_hex))


HEX = r"[0-9A-Fa-f]"
UUID_FORM = re.compile("%s{8}-(?:%s{4}-){3}%s{12}" % (HEX, HEX, HEX), re.ASCII)


def accepts(text):
    return UUID_FORM.fullmatch(text) is not None


def needs_36(text):
    return (text, "needs 36 characters, has %d" % len(text.encode("utf-16-be", "surrogatepass")[::2]))


def no_hex(text, shown, index):
    return (text, "character %s at index %d is not a hex digit" % (shown, index))


def no_hyphen(text, shown, index):
    return (text, "character %s at index %d is not the '-' that stands there" % (shown, index))


GOOD = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"


def uuid_invalid():
    for text in ("", "0", GOOD[:-1], GOOD + "0", GOOD.replace("-", ""), "{%s}" % GOOD):
        yield needs_36(text)
    for text in ("urn:uuid:" + GOOD, GOOD + " ", " " + GOOD, GOOD + "\n", "1-1-1-1-1"):
        yield needs_36(text)
    yield needs_36("\ufeff" + GOOD)
    yield needs_36("(%s)" % GOOD)
    yield needs_36("0672016s27hx3fjxmn5ic1hzq")
    yield needs_36("1BuKkq6yWzmN2fCaHBjCRr")
    for index in (8, 13, 18, 23):
        for other, shown in (("_", "'_'"), ("+", "'+'"), ("0", "'0'"), ("\u2010", "'\u2010' (U+2010)")):
            yield no_hyphen(GOOD[:index] + other + GOOD[index + 1 :], shown, index)
    yield no_hyphen("017f22e2-79b07cc3-98c4-dc0c0c07398f0", "'7'", 13)
    yield no_hyphen("017f22e2-79b0-7cc3-98c4dc0c-0c07398f", "'d'", 23)
    yield no_hex("017f22e2-79b0-7cc3-98c4--c0c0c07398f", "'-'", 24)
    yield no_hex("017f22e-279b0-7cc3-98c4-dc0c0c07398f", "'-'", 7)
    for index in (0, 7, 9, 12, 14, 17, 19, 22, 24, 35):
        for other, shown in (("g", "'g'"), ("G", "'G'"), (" ", "' '"), ("-", "'-'")):
            yield no_hex(GOOD[:index] + other + GOOD[index + 1 :], shown, index)
    for other, shown in (
        ("/", "'/'"),
        (":", "':'"),
        ("@", "'@'"),
        ("`", "'`'"),
        ("x", "'x'"),
        ("+", "'+'"),
        ("\0", "'\\u0000'"),
        ("\x7f", "'\\u007F'"),
        ("\u0130", "'\u0130' (U+0130)"),
        ("\uff10", "'\uff10' (U+FF10)"),
        ("\u0660", "'\u0660' (U+0660)"),
        ("\u0430", "'\u0430' (U+0430)"),
        ("\ud83d", "'\\uD83D'"),
    ):
        yield no_hex(GOOD[:-1] + other, shown, 35)


def uuid_invalid_file():
    yield '# Texts that are no UUID. "<text>" <reason: the message must contain it>'
    yield "# In the text, \\\" \\\\ and \\uXXXX stand for characters, as in Java."
    yield ""
    yield from invalid_rows(uuid_invalid(), accepts)


def seed(random_hex):
    """The 74 bits that version and variant leave, as one number."""
    value = int(random_hex, 16)
    return (value >> 64 & 0xFFF) << 62 | value & (1 << 62) - 1


def issue(state, call):
    ms, random = state.next(*call)
    return uuid_text(stamped(ms << 80 | random >> 62 << 64 | random & (1 << 62) - 1, 7))


UUID7_MONOTONIC = [
    [
        ((1645557742000, "7cc398c4dc0c0c07398f"), "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"),
        ((1645557742000, None), "017f22e2-79b0-7cc3-98c4-dc0c0c073990"),
        ((1645557741995, None), "017f22e2-79b0-7cc3-98c4-dc0c0c073991"),
        ((1645557742001, "3b340066eb0a96865089"), "017f22e2-79b1-7b34-8066-eb0a96865089"),
    ],
    [
        ((1000, "0000ffffffffffffffff"), "00000000-03e8-7000-bfff-ffffffffffff"),
        ((1000, None), "00000000-03e8-7001-8000-000000000000"),
        ((1000, None), "00000000-03e8-7001-8000-000000000001"),
    ],
    [
        ((2000, "ffffffffffffffffffff"), "00000000-07d0-7fff-bfff-ffffffffffff"),
        ((2000, None), "error"),
        ((1999, None), "error"),
        ((2001, "7e437a9d4549e9055d80"), "00000000-07d1-7e43-ba9d-4549e9055d80"),
    ],
    [
        ((281474976710656, "00000000000000000000"), "error"),
        ((281474976710655, "3f6ae64cd4750f559021"), "ffffffff-ffff-7f6a-a64c-d4750f559021"),
        ((281474976710655, None), "ffffffff-ffff-7f6a-a64c-d4750f559022"),
        ((281474976710656, "3797edec7adc7451241e"), "error"),
        ((281474976710655, None), "ffffffff-ffff-7f6a-a64c-d4750f559023"),
    ],
    # Our own: a clock before 1970, as the first reading and later on.
    [
        ((-1, "00000000000000000000"), None),
        ((-(2**63), "00000000000000000000"), None),
        ((0, "00000000000000000000"), None),
        ((-(2**63), None), None),
        ((1, "ffffffffffffffffffff"), None),
        ((0, None), None),
        ((2, "00000000000000000000"), None),
    ],
    # The six bits of version and variant are none of the counter's.
    [
        ((NEW_YEAR, "f000c000000000000000"), "019b76da-a800-7000-8000-000000000000"),
        ((NEW_YEAR, None), "019b76da-a800-7000-8000-000000000001"),
        ((NEW_YEAR - 1, None), "019b76da-a800-7000-8000-000000000002"),
    ],
    # A carry through all 74 bits but the first, and up to the last id.
    [
        ((NEW_YEAR, "07ffffffffffffffffff"), "019b76da-a800-77ff-bfff-ffffffffffff"),
        ((NEW_YEAR, None), "019b76da-a800-7800-8000-000000000000"),
    ],
    [
        ((NEW_YEAR, "fffffffffffffffffffe"), None),
        ((NEW_YEAR, None), "019b76da-a800-7fff-bfff-ffffffffffff"),
        ((NEW_YEAR, None), "error"),
        ((0, None), "error"),
        ((NEW_YEAR + 1, "00000000000000000000"), None),
    ],
]


def uuid7_monotonic_file():
    yield "# Monotonic UUIDs of version 7."
    yield "# reset                                        a new generator"
    yield "# next <epoch millis> <randomness|-> <text>    one call; - must draw no randomness"
    yield "# next <epoch millis> <randomness|-> error     the state is unchanged; what randomness is"
    yield "#                                              given may stay undrawn"
    yield from monotonic_lines(UUID7_MONOTONIC, lambda: Monotonic(74, seed), issue)
