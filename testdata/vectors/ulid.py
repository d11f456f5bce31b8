# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""ulid.txt and ulid_monotonic.txt."""

from vectors.common import (
    CROCKFORD,
    MAX_MILLIS_48,
    Monotonic,
    digits,
    expect,
    monotonic_lines,
    pseudo_random,
    uuid_text,
)


def ulid_number(ms, random_hex):
    if not 0 <= ms <= MAX_MILLIS_48:
        raise OverflowError(ms)
    if len(random_hex) != 20:
        raise ValueError(random_hex)
    return ms << 80 | int(random_hex, 16)


def ulid_text(number):
    return digits(number, CROCKFORD, 26)


ULID_PUBLISHED = [
    (0, "00000000000000000000", "00000000000000000000000000"),
    (281474976710655, "ffffffffffffffffffff", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"),
    (1469918176385, "d6764c61efb99302bd5b", "01ARYZ6S41TSV4RRFFQ69G5FAV"),
    (1, "00000000000000000001", "00000000010000000000000001"),
    (140737488355328, "80000000000000000000", "4000000000G000000000000000"),
    (43470828447289, "86e29a545b4c8086e038", "17H5BMK9HSGVH9MN2V9J08DR1R"),
    (1626056350563, "c0d4c3c8466034ea5a57", "01FAC85PV3R3AC7J26C0TEMPJQ"),
    (225352057244506, "394a9d888f487c40a78c", "6CYKEN4JTT7559V24F91Y419WC"),
    (126776906236252, "92ea14602cbd30f91dfc", "3K9P67CGAWJBN18R1CQMRFJ7FW"),
    (164325739930015, "1e59efe15982d5a26197", "4NEG8NP8CZ3SCYZRASGBAT4RCQ"),
    # ulid/spec
    (1469922850259, "d6764c61efb99302bd5b", "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
    (1465824320894, "3a66a08c07ce13d25363", "01AN4Z07BY79KA1307SR9X4MV3"),
]

ULID_OWN = [(1767225600000, "0123456789abcdef0123")]


def ulid_row(ms, random_hex):
    number = ulid_number(ms, random_hex)
    return "%d %s %s %s" % (ms, random_hex, ulid_text(number), uuid_text(number))


def ulid_file():
    yield "# ULID. <epoch millis> <randomness, 10 bytes in hex> <text> <UUID of the same 16 bytes>"
    yield "# or <epoch millis> <randomness> error error: such a time is refused."
    yield ""
    yield "# Published, or derived from the published rules."
    for ms, random_hex, text in ULID_PUBLISHED:
        expect(ulid_text(ulid_number(ms, random_hex)), text, (ms, random_hex))
        yield ulid_row(ms, random_hex)
    for ms, random_hex in ULID_OWN:
        yield ulid_row(ms, random_hex)
    yield ""
    yield "# Times that 48 bits do not hold."
    for ms in (-(2**63), -1, MAX_MILLIS_48 + 1, 2**63 - 1):
        yield "%d 00000000000000000000 error error" % ms
    yield ""
    yield "# Each bit alone, from the lowest."
    for bit in range(128):
        ms, random = divmod(1 << bit, 1 << 80)
        yield ulid_row(ms, "%020x" % random)
    yield ""
    yield "# Every symbol at every place of the text: 0, 1, 2 … shifted by one in each row."
    for shift in range(32):
        number = 0
        for place in range(26):
            symbol = (place + shift) % (8 if place == 0 else 32)
            number = number << 5 | symbol
        ms, random = divmod(number, 1 << 80)
        yield ulid_row(ms, "%020x" % random)
    yield ""
    yield "# Arbitrary ones."
    for i in range(64):
        value = pseudo_random("ulid%d" % i, 16)
        yield ulid_row(int.from_bytes(value[:6], "big"), value[6:].hex())


# ((now, randomness), outcome): no randomness for a call that must not draw, no outcome where none is
# published.
ULID_MONOTONIC = [
    [
        ((1469918176385, "d6764c61efb99302bd5b"), "01ARYZ6S41TSV4RRFFQ69G5FAV"),
        ((1469918176385, None), "01ARYZ6S41TSV4RRFFQ69G5FAW"),
        ((1469918176380, None), "01ARYZ6S41TSV4RRFFQ69G5FAX"),
        ((1469918176386, "500d276ff8061cf122b3"), "01ARYZ6S42A06JEVZR0REF28NK"),
    ],
    [
        ((1000, "0000000000ffffffffff"), "00000000Z800000000ZZZZZZZZ"),
        ((1000, None), "00000000Z80000000100000000"),
        ((1000, None), "00000000Z80000000100000001"),
    ],
    [
        ((2000, "fffffffffffffffffffe"), "00000001YGZZZZZZZZZZZZZZZY"),
        ((2000, None), "00000001YGZZZZZZZZZZZZZZZZ"),
        ((2000, None), "error"),
        ((1999, None), "error"),
        ((2001, "6942ae5a1659bd1f661e"), "00000001YHD51AWPGPB6YHYSGY"),
    ],
    [
        ((281474976710656, "00000000000000000000"), "error"),
        ((281474976710655, "2ebfaf8a859ffd4d6122"), "7ZZZZZZZZZ5TZTZ2M5KZYMTR92"),
        ((281474976710655, None), "7ZZZZZZZZZ5TZTZ2M5KZYMTR93"),
        ((281474976710656, "7b9af7e0f19ae7379388"), "error"),
        ((281474976710655, None), "7ZZZZZZZZZ5TZTZ2M5KZYMTR94"),
    ],
    # ulid/spec
    [
        ((1508808576371, "5334ada78edc1d4a6f1f"), "01BX5ZZKBKACTAV9WEVGEMMVRZ"),
        ((1508808576371, None), "01BX5ZZKBKACTAV9WEVGEMMVS0"),
    ],
    [
        ((1508808576371, "ffffffffffffffffffff"), "01BX5ZZKBKZZZZZZZZZZZZZZZZ"),
        ((1508808576371, None), "error"),
    ],
    # Our own: the first millisecond; a clock before 1970, as the first reading and later on; a
    # clock that goes back by more than forty years and comes back.
    [
        ((-1, "00000000000000000000"), None),
        ((-(2**63), "00000000000000000000"), None),
        ((0, "00000000000000000000"), None),
        ((0, None), None),
        ((-1, None), None),
        ((-(2**63), None), None),
        ((1, "ffffffffffffffffffff"), None),
        ((0, None), None),
        ((1, None), None),
        ((2, "00000000000000000000"), None),
    ],
    [
        ((1767225600000, "7fffffffffffffffffff"), None),
        ((0, None), None),
        ((1767225599999, None), None),
        ((1767225600000, None), None),
        ((1767225600001, "00000000000000000001"), None),
    ],
    # A carry through all 80 bits but the first.
    [
        ((1767225600000, "7ffffffffffffffffffe"), None),
        ((1767225600000, None), None),
        ((1767225600000, None), None),
    ],
]


def issue(state, call):
    ms, random = state.next(*call)
    return ulid_text(ms << 80 | random)


def ulid_monotonic_file():
    yield "# Monotonic ULIDs."
    yield "# reset                                        a new generator"
    yield "# next <epoch millis> <randomness|-> <text>    one call; - must draw no randomness"
    yield "# next <epoch millis> <randomness|-> error     the state is unchanged; what randomness is"
    yield "#                                              given may stay undrawn"
    yield from monotonic_lines(
        ULID_MONOTONIC, lambda: Monotonic(80, lambda random: int(random, 16)), issue
    )
