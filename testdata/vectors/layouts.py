# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""layout.txt: the bits of time-based ids, and their texts."""

import datetime

from vectors.common import RADIX62, digits, expect, pseudo_random, width_of


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
            digits(part, RADIX62, width_of(62, limit)) for part, limit in zip(parts, limits)
        )

    def friendly(self, ms, node, seq):
        """UTC, node and sequence padded to the decimal width of their bits."""
        moment = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=ms)
        text = moment.strftime("%Y%m%d%H%M%S")
        if self.unit == "MILLIS":
            text += "%03d" % (ms % 1000)
        node_width, seq_width = len(str(self.max_node)), len(str(self.max_seq))
        return "%s-%0*d-%0*d" % (text, node_width, node, seq_width, seq)


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
