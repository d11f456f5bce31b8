#!/usr/bin/env python3
# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""Writes the vectors of testdata/ from the rules alone.

    python3 testdata/generate_vectors.py                rewrites the files beside this script
    python3 testdata/generate_vectors.py --into FOLDER  writes them elsewhere
    python3 testdata/generate_vectors.py --check        compares and writes nothing; exit code 1
                                                        and the names of files that differ

An implementation of its own, in Python's standard library: it shares nothing with the Java code.
The output depends on nothing but this file, so the same bytes come out everywhere. Rows that
others have published are given with their expected text, and the script refuses to run if it
computes another one. README.md describes the formats.
"""

import argparse
import datetime
import hashlib
import pathlib
import sys

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
RADIX62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MAX_MILLIS_48 = 2**48 - 1


def pseudo_random(name, byte_count):
    """Bytes that look random and are the same in every run."""
    return hashlib.sha256(name.encode("ascii")).digest()[:byte_count]


def digits(value, alphabet, width):
    """A number in a fixed width, most significant digit first."""
    text = ""
    for _ in range(width):
        value, digit = divmod(value, len(alphabet))
        text = alphabet[digit] + text
    if value != 0:
        raise ValueError("the number needs more than %d digits" % width)
    return text


def expect(computed, published, row):
    if computed != published:
        raise AssertionError("%s: computed %s, published %s" % (row, computed, published))


# ---------------------------------------------------------------------------------------- ULID


def ulid_number(ms, random_hex):
    if not 0 <= ms <= MAX_MILLIS_48:
        raise OverflowError(ms)
    if len(random_hex) != 20:
        raise ValueError(random_hex)
    return ms << 80 | int(random_hex, 16)


def ulid_text(number):
    return digits(number, CROCKFORD, 26)


def uuid_text(number):
    hexadecimal = "%032x" % number
    return "-".join(hexadecimal[a:b] for a, b in ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32)))


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


class MonotonicUlid:
    """(last_ms, last_rand), and whether a call would draw randomness."""

    def __init__(self):
        self.ms = None
        self.random = None

    def draws(self, now):
        return self.ms is None or now > self.ms

    def next(self, now, random_hex):
        if self.draws(now):
            number = ulid_number(now, random_hex)
            self.ms, self.random = now, int(random_hex, 16)
            return ulid_text(number)
        if self.random == 2**80 - 1:
            raise OverflowError("randomness used up")
        self.random += 1
        return ulid_text(self.ms << 80 | self.random)


# None: a call that must not draw. The third item, where there is one, is published.
ULID_MONOTONIC = [
    [
        (1469918176385, "d6764c61efb99302bd5b", "01ARYZ6S41TSV4RRFFQ69G5FAV"),
        (1469918176385, None, "01ARYZ6S41TSV4RRFFQ69G5FAW"),
        (1469918176380, None, "01ARYZ6S41TSV4RRFFQ69G5FAX"),
        (1469918176386, "500d276ff8061cf122b3", "01ARYZ6S42A06JEVZR0REF28NK"),
    ],
    [
        (1000, "0000000000ffffffffff", "00000000Z800000000ZZZZZZZZ"),
        (1000, None, "00000000Z80000000100000000"),
        (1000, None, "00000000Z80000000100000001"),
    ],
    [
        (2000, "fffffffffffffffffffe", "00000001YGZZZZZZZZZZZZZZZY"),
        (2000, None, "00000001YGZZZZZZZZZZZZZZZZ"),
        (2000, None, "error"),
        (1999, None, "error"),
        (2001, "6942ae5a1659bd1f661e", "00000001YHD51AWPGPB6YHYSGY"),
    ],
    [
        (281474976710656, "00000000000000000000", "error"),
        (281474976710655, "2ebfaf8a859ffd4d6122", "7ZZZZZZZZZ5TZTZ2M5KZYMTR92"),
        (281474976710655, None, "7ZZZZZZZZZ5TZTZ2M5KZYMTR93"),
        (281474976710656, "7b9af7e0f19ae7379388", "error"),
        (281474976710655, None, "7ZZZZZZZZZ5TZTZ2M5KZYMTR94"),
    ],
    # ulid/spec
    [
        (1508808576371, "5334ada78edc1d4a6f1f", "01BX5ZZKBKACTAV9WEVGEMMVRZ"),
        (1508808576371, None, "01BX5ZZKBKACTAV9WEVGEMMVS0"),
    ],
    [
        (1508808576371, "ffffffffffffffffffff", "01BX5ZZKBKZZZZZZZZZZZZZZZZ"),
        (1508808576371, None, "error"),
    ],
    # Our own: the first millisecond; a clock before 1970, as the first reading and later on; a
    # clock that goes back by more than forty years and comes back.
    [
        (-1, "00000000000000000000"),
        (-(2**63), "00000000000000000000"),
        (0, "00000000000000000000"),
        (0, None),
        (-1, None),
        (-(2**63), None),
        (1, "ffffffffffffffffffff"),
        (0, None),
        (1, None),
        (2, "00000000000000000000"),
    ],
    [
        (1767225600000, "7fffffffffffffffffff"),
        (0, None),
        (1767225599999, None),
        (1767225600000, None),
        (1767225600001, "00000000000000000001"),
    ],
    # A carry through all 80 bits but the first.
    [
        (1767225600000, "7ffffffffffffffffffe"),
        (1767225600000, None),
        (1767225600000, None),
    ],
]


def ulid_monotonic_file():
    yield "# Monotonic ULIDs."
    yield "# reset                                        a new generator"
    yield "# next <epoch millis> <randomness|-> <text>    one call; - must draw no randomness"
    yield "# next <epoch millis> <randomness|-> error     the state is unchanged; what randomness is"
    yield "#                                              given may stay undrawn"
    for calls in ULID_MONOTONIC:
        yield ""
        yield "reset"
        state = MonotonicUlid()
        for now, random_hex, *published in calls:
            if (random_hex is None) == state.draws(now):
                raise AssertionError("%d: the randomness given is not that drawn" % now)
            try:
                text = state.next(now, random_hex)
            except OverflowError:
                text = "error"
            if published:
                expect(text, published[0], now)
            yield "next %d %s %s" % (now, random_hex or "-", text)


# -------------------------------------------------------------------------------------- layouts


class Layout:
    """time | node | sequence, from the high bits down."""

    def __init__(self, name, epoch, unit, time_bits, node_bits, seq_bits):
        self.name = name
        self.epoch = epoch
        self.unit = unit
        self.time_bits, self.node_bits, self.seq_bits = time_bits, node_bits, seq_bits
        self.unit_millis = {"MILLIS": 1, "SECONDS": 1000}[unit]
        self.max_time, self.max_node, self.max_seq = (
            2**bits - 1 for bits in (time_bits, node_bits, seq_bits)
        )
        self.total_bits = time_bits + node_bits + seq_bits
        self.default_threshold = 2 ** (seq_bits - 1) - 1

    def spelled(self):
        """For layouts that are no preset."""
        return "%d/%s/%d/%d/%d" % (
            self.epoch,
            self.unit,
            self.time_bits,
            self.node_bits,
            self.seq_bits,
        )

    def millis(self, time):
        return self.epoch + time * self.unit_millis

    def pack(self, ms, node, seq):
        time, rest = divmod(ms - self.epoch, self.unit_millis)
        if rest != 0:
            raise ValueError("no whole unit: %d" % ms)
        for value, limit in (
            (time, self.max_time),
            (node, self.max_node),
            (seq, self.max_seq),
        ):
            if not 0 <= value <= limit:
                raise OverflowError(value)
        return time << (self.node_bits + self.seq_bits) | node << self.seq_bits | seq

    def radix62(self, ms, node, seq):
        """11 characters; a layout of more than 63 bits writes each part in a width of its own."""
        if self.total_bits <= 63:
            return digits(self.pack(ms, node, seq), RADIX62, 11)
        parts = ((ms - self.epoch) // self.unit_millis, node, seq)
        limits = (self.max_time, self.max_node, self.max_seq)
        return "".join(
            digits(part, RADIX62, radix62_width(limit)) for part, limit in zip(parts, limits)
        )

    def friendly(self, ms, node, seq):
        """UTC, node and sequence padded to the decimal width of their bits."""
        moment = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=ms)
        text = moment.strftime("%Y%m%d%H%M%S")
        if self.unit == "MILLIS":
            text += "%03d" % (ms % 1000)
        node_width, seq_width = len(str(self.max_node)), len(str(self.max_seq))
        return "%s-%0*d-%0*d" % (text, node_width, node, seq_width, seq)


def radix62_width(limit):
    width = 1
    while 62**width <= limit:
        width += 1
    return width


EPOCH_2019 = 1577203200000
JS_SAFE_MS = Layout("JS_SAFE_MS", EPOCH_2019, "MILLIS", 41, 3, 9)
SNOWFLAKE_MS = Layout("SNOWFLAKE_MS", EPOCH_2019, "MILLIS", 41, 10, 12)
JS_SAFE_S = Layout("JS_SAFE_S", EPOCH_2019, "SECONDS", 31, 3, 19)
SNOWFLAKE_S = Layout("SNOWFLAKE_S", EPOCH_2019, "SECONDS", 31, 10, 22)
COSID_80 = Layout("COSID_80", 0, "MILLIS", 44, 20, 16)
PRESETS = (JS_SAFE_MS, SNOWFLAKE_MS, JS_SAFE_S, SNOWFLAKE_S, COSID_80)

# Known beforehand: preset, millis, node, sequence, id (None: not given), text, UTC (None: too).
LAYOUT_KNOWN = [
    (JS_SAFE_MS, 1577203200000, 0, 0, 0, "00000000000", "20191224160000000-0-000"),
    (JS_SAFE_MS, 1577203200000, 0, 1, 1, "00000000001", "20191224160000000-0-001"),
    (JS_SAFE_MS, 1577203200001, 7, 511, 8191, "00000000287", "20191224160000001-7-511"),
    (JS_SAFE_MS, 1767225600000, 1, 0, 778331750400512, "003Z0xwuubg", "20260101000000000-1-000"),
    (JS_SAFE_MS, 1767225600000, 7, 511, 778331750404095, "003Z0xwuvXT", "20260101000000000-7-511"),
    (JS_SAFE_MS, 1793086212123, 3, 17, 884256817657361, "00435pu0Ij3", "20261027073012123-3-017"),
    (JS_SAFE_MS, 3776226455551, 7, 511, 9007199254740991, "00fFgnDxSe7", "20890830074735551-7-511"),
    (SNOWFLAKE_MS, 1577203200001, 7, 511, 4223487, "0000000Hiil", "20191224160000001-0007-0511"),
    (SNOWFLAKE_MS, 1767225600000, 1, 0, 797011712409604096, "0wsJy95wkxU", "20260101000000000-0001-0000"),
    (SNOWFLAKE_MS, 1767225600000, 7, 511, 797011712409629183, "0wsJy95wrU7", "20260101000000000-0007-0511"),
    (SNOWFLAKE_MS, 1793086212123, 3, 17, 905478981279559697, "14t6PEysfWT", "20261027073012123-0003-0017"),
    (JS_SAFE_S, 1577203200000, 0, 0, 0, "00000000000", "20191224160000-0-000000"),
    (JS_SAFE_S, 1767225600000, 7, 524287, 797011716603903, "003eJpy7QVj", "20260101000000-7-524287"),
    (JS_SAFE_S, 3724686847000, 7, 524287, 9007199254740991, "00fFgnDxSe7", "20880111191407-7-524287"),
    (SNOWFLAKE_S, 1767225600000, 7, 524287, 816139993537314815, "0yHveGI21MN", "20260101000000-0007-0524287"),
    (COSID_80, 0, 0, 0, 0, "000000000000000", None),
    (COSID_80, 1767225600000, 1, 0, None, "0V70MWDg0001000", None),
    (COSID_80, 1767225600000, 1048575, 65535, None, "0V70MWDg4OmVH31", None),
    (COSID_80, 1793086212123, 3, 17, None, "0VZEV0mp000300H", "20261027073012123-0000003-00017"),
    (COSID_80, 17592186044415, 1048575, 65535, None, "4ziepp2F4OmVH31", None),
    # Published: 20220320133617924-5-0 in Asia/Shanghai, eight hours ahead.
    (SNOWFLAKE_MS, 1647754577924, 5, 0, 295913926632165376, "0LrHucXALbs", "20220320053617924-0005-0000"),
]


def layout_row(layout, ms, node, seq):
    parts = (ms, node, seq)
    return "%s %d %d %d %d %s %s" % (
        (layout.name,) + parts + (layout.pack(*parts), layout.radix62(*parts), layout.friendly(*parts))
    )


def layout_corners(layout):
    """Each part at both ends, and beside them."""
    for time in (0, 1, layout.max_time - 1, layout.max_time):
        for node in sorted({0, 1, layout.max_node}):
            for seq in sorted({0, 1, layout.max_seq}):
                yield layout.millis(time), node, seq


def layout_arbitrary(layout):
    for i in range(16):
        value = pseudo_random("%s%d" % (layout.name, i), 24)
        time, node, seq = (
            int.from_bytes(value[a : a + 8], "big") % (limit + 1)
            for a, limit in ((0, layout.max_time), (8, layout.max_node), (16, layout.max_seq))
        )
        yield layout.millis(time), node, seq


def layout_refused(layout):
    first, last = layout.epoch, layout.millis(layout.max_time)
    unit = layout.unit_millis
    yield from ((first - unit, 0, 0), (last + unit, 0, 0))
    yield from ((first, -1, 0), (first, layout.max_node + 1, 0))
    yield from ((first, 0, -1), (first, 0, layout.max_seq + 1))


def layout_file():
    yield "# Layouts. <preset> <epoch millis> <node> <sequence> <id> <radix 62> <friendly, UTC>"
    yield "# or <preset> <epoch millis> <node> <sequence> error - -: such parts are refused."
    yield "# or <preset> error - - <id> - -: such an id is refused."
    yield "# The id of a COSID_80 row is its 80 bits as one number, which no long holds."
    yield ""
    yield "# Known beforehand."
    for layout, ms, node, seq, number, radix, friendly in LAYOUT_KNOWN:
        row = (layout.name, ms, node, seq)
        if number is not None:
            expect(layout.pack(ms, node, seq), number, row)
        expect(layout.radix62(ms, node, seq), radix, row)
        if friendly is not None:
            expect(layout.friendly(ms, node, seq), friendly, row)
        yield layout_row(layout, ms, node, seq)
    for layout in PRESETS:
        yield ""
        yield "# %s: each part at its ends." % layout.name
        for ms, node, seq in layout_corners(layout):
            yield layout_row(layout, ms, node, seq)
        yield "# %s: arbitrary parts." % layout.name
        for ms, node, seq in layout_arbitrary(layout):
            yield layout_row(layout, ms, node, seq)
        yield "# %s: refused." % layout.name
        for ms, node, seq in layout_refused(layout):
            yield "%s %d %d %d error - -" % (layout.name, ms, node, seq)
        if layout.total_bits <= 63:
            beyond = [2**layout.total_bits, 2**63 - 1] if layout.total_bits < 63 else []
            for number in [-(2**63), -1] + beyond:
                yield "%s error - - %d - -" % (layout.name, number)


# ----------------------------------------------------------------------------- layout sequences


class Refused(Exception):
    """The outcome of a call that issues nothing; the state is unchanged."""


class TimeBased:
    """The generator of a layout: one call takes readings of the clock until it can answer."""

    def __init__(self, layout, slot, threshold=None, borrow=5, wait=1000):
        self.layout = layout
        self.slot = slot
        self.threshold = layout.default_threshold if threshold is None else threshold
        self.borrow = borrow
        self.wait = wait
        self.time = None
        self.seq = 0

    def next(self, readings):
        exhausted = False
        for used, now in enumerate(readings, 1):
            time = self.time_of(now)
            if time is None:
                continue
            if self.time is not None and time == self.time:
                if self.seq == self.layout.max_seq:
                    exhausted = True
                    continue
                seq = self.seq + 1
            elif exhausted:
                seq = 0
            else:
                seq = 1 if self.seq >= self.threshold else self.seq + 1
            if used < len(readings):
                raise AssertionError("answers at reading %d of %s" % (used, readings))
            self.time, self.seq = time, seq
            return self.layout.pack(self.layout.millis(time), self.slot, seq)
        raise AssertionError("still waits after %s" % (readings,))

    def time_of(self, now):
        """The unit to issue in, or None to wait."""
        time = (now - self.layout.epoch) // self.layout.unit_millis
        if self.time is not None and time < self.time:
            gap = self.layout.millis(self.time) - now
            if gap > self.wait:
                raise Refused("backwards")
            return self.time if gap <= self.borrow else None
        if not 0 <= time <= self.layout.max_time:
            raise Refused("range")
        return time


class Script:
    """Lines of layout_sequence.txt, computed as they are written."""

    def __init__(self):
        self.lines = []
        self.ids = None

    def about(self, text):
        self.lines += ["", "# " + text]

    def generator(self, layout, slot=1, threshold=None, policy=None):
        limits = {None: (5, 1000), "fail": (0, 0)}.get(policy, policy)
        self.ids = TimeBased(layout, slot, threshold, *limits)
        spelled = policy if isinstance(policy, str) else "%d/%d" % policy if policy else "-"
        name = layout.name or layout.spelled()
        limit = "-" if threshold is None else threshold
        self.lines.append("generator %s %d %s %s" % (name, slot, limit, spelled))

    def next(self, *readings, known=None):
        try:
            outcome = self.ids.next(readings)
        except Refused as refusal:
            outcome = str(refusal)
        if known is not None:
            expect(outcome, known, readings)
        self.lines.append("next %s %s" % (",".join(map(str, readings)), outcome))

    def fill(self, count, reading):
        for _ in range(count):
            last = self.ids.next([reading])
        self.lines.append("fill %d %d %d" % (count, reading, last))

    def next_sequences(self, layout, calls):
        """Calls whose sequence and time are known."""
        for readings, seq, time in calls:
            self.next(*readings, known=layout.pack(layout.millis(time), self.ids.slot, seq))


NEW_YEAR = 1767225600000  # 2026-01-01T00:00:00Z


def sequence_rules(script):
    script.about("The first sequence is 1; the next unit carries on from the last one.")
    script.generator(JS_SAFE_MS)
    script.next(NEW_YEAR, known=778331750400513)
    script.next(NEW_YEAR, known=778331750400514)
    script.next(NEW_YEAR, known=778331750400515)
    script.next(NEW_YEAR + 1, known=778331750404612)

    script.about("A unit has 511 ids after a restart; the next call waits and gets sequence 0.")
    script.generator(JS_SAFE_MS)
    script.fill(511, NEW_YEAR)
    script.next(NEW_YEAR, NEW_YEAR + 1, known=778331750404608)
    script.next(NEW_YEAR + 1)

    script.about("It waits for as many readings as the clock needs.")
    script.generator(JS_SAFE_MS, slot=7)
    script.fill(511, NEW_YEAR)
    script.next(NEW_YEAR, NEW_YEAR, NEW_YEAR, NEW_YEAR + 3)

    script.about("At the threshold the next unit restarts at 1 (300 is past the default of 255).")
    script.generator(JS_SAFE_MS)
    script.fill(300, NEW_YEAR)
    script.next(NEW_YEAR + 1, known=778331750404609)
    script.about("Just below it, it carries on; exactly at it, it restarts.")
    script.generator(JS_SAFE_MS, slot=2)
    script.fill(254, NEW_YEAR)
    script.next(NEW_YEAR + 1)
    script.next(NEW_YEAR + 2)

    script.about("A full unit restarts at 1 if no call had to wait for its end.")
    script.generator(JS_SAFE_MS)
    script.fill(511, NEW_YEAR)
    script.next(NEW_YEAR + 1)

    script.about("Threshold 0: every unit starts at 1. The greatest: only a full unit restarts.")
    script.generator(JS_SAFE_MS, threshold=0)
    for step in range(3):
        script.next(NEW_YEAR + step)
    script.generator(JS_SAFE_MS, threshold=511)
    script.fill(510, NEW_YEAR)
    script.next(NEW_YEAR + 1)
    script.next(NEW_YEAR + 2)

    script.about("One bit of sequence: a unit starts at 1 and is full.")
    tiny = Layout("", 0, "MILLIS", 41, 10, 1)
    script.generator(tiny, slot=1023)
    script.next(1000)
    script.next(1000, 1001)
    script.next(1001)
    script.next(1001, 1001, 1005)
    script.next(1006)


def sequence_published(script):
    script.about("Published: threshold 2, 16 bits of sequence: 1, 2, 1.")
    script.generator(COSID_80, threshold=2)
    calls = [((1000,), 1, 1000), ((1001,), 2, 1001), ((1002,), 1, 1002)]
    script.next_sequences(COSID_80, calls)

    script.about("Three bits, threshold 3: 1 to 7, a wait to 0, on to 5, restart at 1.")
    three = Layout("", 0, "MILLIS", 41, 10, 3)
    script.generator(three, threshold=3)
    calls = [((1,), seq, 1) for seq in range(1, 8)] + [((1, 2), 0, 2), ((2,), 1, 2)]
    calls += [((3,), seq, 3) for seq in range(2, 6)] + [((4,), 1, 4)]
    script.next_sequences(three, calls)


def sequence_regression(script):
    last = EPOCH_2019 + 10000
    outcomes = [
        ("the same unit", (last,)),
        ("5 ms back is borrowed", (last - 5,)),
        ("6 ms back waits, until the rest can be borrowed", (last - 6, last - 5)),
        ("1,000 ms back waits", (last - 1000, last - 500, last)),
        ("and may wait past the unit", (last - 1000, last + 7)),
        ("1,001 ms back is refused", (last - 1001,)),
        ("also while it waits", (last - 6, last - 1001)),
    ]
    for text, readings in outcomes:
        script.about("Clock went back: " + text + ".")
        script.generator(JS_SAFE_MS)
        script.next(last)
        script.next(*readings)
        script.next(last + 8)

    script.about("fail: any step back is refused.")
    script.generator(JS_SAFE_MS, policy="fail")
    script.next(last)
    script.next(last - 1)
    script.next(last)

    script.about("Other limits: nothing is borrowed, 20 ms are waited.")
    script.generator(JS_SAFE_MS, policy=(0, 20))
    script.next(last)
    script.next(last - 1, last)
    script.next(last - 20, last - 1, last)
    script.next(last - 21)

    script.about("Borrowing does not end a wait for a full unit; the clock must pass it.")
    script.generator(JS_SAFE_MS)
    script.fill(511, last)
    script.next(last - 3, last - 2, last, last + 1)
    script.about("Nor does a clock that goes back meanwhile hide that the unit is full.")
    script.generator(JS_SAFE_MS)
    script.fill(511, last)
    script.next(last, last - 6, last - 1, last + 2)


def sequence_seconds(script):
    script.about("Seconds: all of a second is one unit.")
    script.generator(JS_SAFE_S)
    script.next(NEW_YEAR)
    script.next(NEW_YEAR + 999)
    script.next(NEW_YEAR + 1)
    script.next(NEW_YEAR + 1000)
    script.about("A step back counts in ms from the start of the last unit.")
    script.generator(JS_SAFE_S)
    script.next(NEW_YEAR + 999)
    script.next(NEW_YEAR - 5)
    script.next(NEW_YEAR - 6, NEW_YEAR)
    script.next(NEW_YEAR - 1000, NEW_YEAR + 1)
    script.next(NEW_YEAR - 1001)
    script.about("A full second waits for the next one.")
    script.generator(JS_SAFE_S, slot=3)
    script.fill(2**19 - 1, NEW_YEAR + 500)
    script.next(NEW_YEAR + 501, NEW_YEAR + 999, NEW_YEAR + 1000)
    script.next(NEW_YEAR + 1000)
    script.about("22 bits of sequence, at slot 1023.")
    script.generator(SNOWFLAKE_S, slot=1023)
    script.next(NEW_YEAR)
    script.next(NEW_YEAR + 1000)


def sequence_ends(script):
    for layout in (JS_SAFE_MS, SNOWFLAKE_MS, JS_SAFE_S, SNOWFLAKE_S, COSID_80):
        last = layout.millis(layout.max_time)
        script.about("%s: before its first unit, its first, its last, after." % layout.name)
        script.generator(layout, slot=layout.max_node)
        script.next(layout.epoch - 1)
        script.next(layout.epoch)
        script.next(last + layout.unit_millis - 1)
        script.next(last + layout.unit_millis)
        script.next(last)


def sequence_snowflake(script):
    script.about("SNOWFLAKE_MS: the default threshold is 2047.")
    script.generator(SNOWFLAKE_MS, slot=5)
    script.fill(2046, NEW_YEAR)
    script.next(NEW_YEAR + 1)
    script.next(NEW_YEAR + 2)
    script.fill(4094, NEW_YEAR + 2)
    script.next(NEW_YEAR + 2, NEW_YEAR + 3)


def layout_sequence_file():
    yield "# Time-based generators by a scripted clock."
    yield "# generator <layout> <slot> <threshold> <policy>"
    yield "# next <reading[,reading...]> <id|backwards|range>"
    yield "# fill <count> <reading> <last id>"
    yield "# README.md says what each means."
    script = Script()
    for part in (
        sequence_rules,
        sequence_published,
        sequence_regression,
        sequence_seconds,
        sequence_ends,
        sequence_snowflake,
    ):
        part(script)
    yield from script.lines


# ---------------------------------------------------------------------------------------- files

FILES = {
    "ulid.txt": ulid_file,
    "ulid_monotonic.txt": ulid_monotonic_file,
    "layout.txt": layout_file,
    "layout_sequence.txt": layout_sequence_file,
}


def main():
    parser = argparse.ArgumentParser(description="Writes the vectors of testdata/.")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--into", metavar="FOLDER", help="write there and not beside this script")
    options = parser.parse_args()
    folder = pathlib.Path(options.into or pathlib.Path(__file__).resolve().parent)
    different = []
    for name, lines in FILES.items():
        content = ("# Written by generate_vectors.py.\n" + "\n".join(lines()) + "\n").encode("utf-8")
        path = folder / name
        if not options.check:
            path.write_bytes(content)
        elif not path.exists() or path.read_bytes() != content:
            different.append(name)
    if different:
        print("not as generate_vectors.py writes them: " + ", ".join(different), file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
