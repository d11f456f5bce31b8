# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""uuid7_counter.txt: version 7 with a counter of 26 bits."""

from vectors.common import MAX_MILLIS_48, NEW_YEAR, Refused, expect, uuid_text
from vectors.uuids import stamped


class Counter:
    """The last millisecond and the counter; a call takes the pieces of randomness in order."""

    def __init__(self):
        self.ms = None
        self.counter = None

    def next(self, now, pieces):
        pieces = [bytes.fromhex(piece) for piece in pieces]
        if self.ms is None or now > self.ms:
            if not 0 <= now <= MAX_MILLIS_48:
                raise Refused("error")
            return self.start(now, pieces)
        piece = take(pieces, 7)
        counter = self.counter + (piece[0] >> 4) + 1
        if counter >= 2**26:
            if self.ms == MAX_MILLIS_48:
                raise Refused("error")
            return self.start(self.ms + 1, pieces)
        self.counter = counter
        return self.text(piece[1:], pieces)

    def start(self, ms, pieces):
        """The first 32 bits without version and variant are 26; the highest is the guard."""
        piece = take(pieces, 10)
        bits = int.from_bytes(piece[:4], "big")
        self.ms = ms
        self.counter = ((bits >> 16 & 0x7FF) << 14) | bits & 0x3FFF
        return self.text(piece[4:], pieces)

    def text(self, tail, pieces):
        if pieces:
            raise AssertionError("more randomness than is drawn")
        counter = self.counter >> 14 << 64 | (self.counter & 0x3FFF) << 48
        return uuid_text(stamped(self.ms << 80 | counter | int.from_bytes(tail, "big"), 7))


def take(pieces, length):
    piece = pieces.pop(0)
    if len(piece) != length:
        raise AssertionError("draws %d bytes: %s" % (length, piece.hex()))
    return piece


# (now, pieces of randomness, outcome where it is known)
CALLS = [
    (
        "The rules of the description; the increment is the upper half of the first byte, plus 1.",
        [
            (NEW_YEAR, ["ffffffffffffffffffff"], "019b76da-a800-77ff-bfff-ffffffffffff"),
            (NEW_YEAR, ["00112233445566"], "019b76da-a800-7800-8000-112233445566"),
            (NEW_YEAR, ["1f112233445566"], "019b76da-a800-7800-8002-112233445566"),
            (NEW_YEAR, ["ff112233445566"], "019b76da-a800-7800-8012-112233445566"),
            (NEW_YEAR + 1, ["00000000aabbccddeeff"], "019b76da-a801-7000-8000-aabbccddeeff"),
            (NEW_YEAR + 1, ["80aabbccddeeff"], "019b76da-a801-7000-8009-aabbccddeeff"),
        ],
    ),
    (
        "The example of the description: counter 577801.",
        [(1673676276755, ["00231109bde493efe31d"], "0185aee1-4413-7023-9109-bde493efe31d")],
    ),
    (
        "Which random bits are the counter's: all of the first four bytes but version, guard, variant.",
        [
            (NEW_YEAR, ["f800c000000000000000"], "019b76da-a800-7000-8000-000000000000"),
            (NEW_YEAR + 1, ["07ff3fff000000000000"], "019b76da-a801-77ff-bfff-000000000000"),
            (NEW_YEAR + 2, ["04000000000000000000"], "019b76da-a802-7400-8000-000000000000"),
            (NEW_YEAR + 3, ["00002000000000000000"], "019b76da-a803-7000-a000-000000000000"),
        ],
    ),
    (
        "The smallest step and the greatest; the low half of the byte is not read.",
        [
            (NEW_YEAR, ["00000000000000000000"], None),
            (NEW_YEAR, ["00000000000000"], "019b76da-a800-7000-8001-000000000000"),
            (NEW_YEAR, ["0f000000000000"], "019b76da-a800-7000-8002-000000000000"),
            (NEW_YEAR, ["f0000000000000"], "019b76da-a800-7000-8012-000000000000"),
            (NEW_YEAR, ["ffffffffffffff"], "019b76da-a800-7000-8022-ffffffffffff"),
        ],
    ),
    (
        "A carry from the lower 14 bits of the counter into the upper 12.",
        [
            (NEW_YEAR, ["00003fff000000000000"], "019b76da-a800-7000-bfff-000000000000"),
            (NEW_YEAR, ["00000000000001"], "019b76da-a800-7001-8000-000000000001"),
        ],
    ),
    (
        "A clock that goes back, also before 1970: the millisecond stays and the counter goes on.",
        [
            (NEW_YEAR, ["00000000000000000000"], None),
            (NEW_YEAR - 1, ["00000000000001"], "019b76da-a800-7000-8001-000000000001"),
            (0, ["00000000000002"], "019b76da-a800-7000-8002-000000000002"),
            (-(2**63), ["00000000000003"], "019b76da-a800-7000-8003-000000000003"),
            (NEW_YEAR, ["00000000000004"], "019b76da-a800-7000-8004-000000000004"),
            (NEW_YEAR + 1, ["00010002000000000005"], "019b76da-a801-7001-8002-000000000005"),
        ],
    ),
    (
        "Times that 48 bits do not hold, before the first id and after one.",
        [
            (-1, [], "error"),
            (-(2**63), [], "error"),
            (MAX_MILLIS_48 + 1, [], "error"),
            (0, ["00000000000000000000"], "00000000-0000-7000-8000-000000000000"),
            (MAX_MILLIS_48 + 1, [], "error"),
            (-1, ["00000000000001"], "00000000-0000-7000-8001-000000000001"),
        ],
    ),
]


def counter_file():
    yield "# UUIDs of version 7 with a counter."
    yield "# reset                                    a new generator"
    yield "# next <epoch millis> <pieces|-> <text>    one call; it draws exactly these pieces, in hex and"
    yield "#                                          parted by commas"
    yield "# next <epoch millis> <pieces|-> error     the counter and the millisecond are unchanged"
    yield "# fill <count> <epoch millis> <piece> <last text>    that many calls, each draws this piece"
    for about, calls in CALLS:
        yield from script(about, calls)
    yield from overflow()


def script(about, calls):
    yield ""
    yield "# " + about
    yield "reset"
    state = Counter()
    for now, pieces, known in calls:
        yield line(state, now, pieces, known)


def line(state, now, pieces, known=None):
    try:
        outcome = state.next(now, pieces)
    except Refused as refusal:
        outcome = str(refusal)
    if known is not None:
        expect(outcome, known, (now, pieces))
    return "next %d %s %s" % (now, ",".join(pieces) or "-", outcome)


def fill(state, count, now, piece):
    """All but the last call at once; millions of them take too long."""
    state.counter += (count - 1) * (int(piece[0], 16) + 1)
    last = state.next(now, [piece])
    return "fill %d %d %s %s" % (count, now, piece, last)


def overflow():
    """2^21 ids fit at worst: the greatest start, the greatest steps."""
    start = "07ff3fff000000000000"
    yield ""
    yield "# The counter is used up: the millisecond moves on by one, ahead of the clock, and stays there."
    yield "reset"
    state = Counter()
    yield line(state, NEW_YEAR, [start])
    yield fill(state, 2**21, NEW_YEAR, "ff000000000009")
    expect(state.counter, 2**26 - 1, "2^21 steps of 16 from the greatest start")
    yield line(
        state, NEW_YEAR, ["00000000000000", "00000000000000000007"], "019b76da-a801-7000-8000-000000000007"
    )
    yield line(state, NEW_YEAR + 1, ["00000000000008"], "019b76da-a801-7000-8001-000000000008")
    yield line(state, NEW_YEAR + 2, ["00000000000000000009"], "019b76da-a802-7000-8000-000000000009")
    yield ""
    yield "# In the last millisecond of 48 bits there is none to move on to."
    yield "reset"
    state = Counter()
    yield line(state, MAX_MILLIS_48, [start])
    yield fill(state, 2**21, MAX_MILLIS_48, "f0000000000000")
    yield line(state, MAX_MILLIS_48, ["00000000000000"], "error")
    yield line(state, MAX_MILLIS_48 - 1, ["f0000000000000"], "error")
