# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""snowflake.txt and snowflake_sequence.txt: the classic Snowflake."""

from vectors.common import NEW_YEAR, Refused, expect, pseudo_random_number

TIME_BITS, MACHINE_BITS, SEQUENCE_BITS = 42, 10, 12
MAX_TIME, MAX_MACHINE, MAX_SEQUENCE = 2**42 - 1, 2**10 - 1, 2**12 - 1
TWITTER = 1288834974657
LAST = 2199023255551  # 2039-09-07T15:47:35.551Z, the last with an epoch of 0 and bit 63 unset


def compose(epoch, machine, sequence, ms):
    time = ms - epoch
    if not (0 <= time <= MAX_TIME and 0 <= machine <= MAX_MACHINE and 0 <= sequence <= MAX_SEQUENCE):
        raise Refused("error")
    return time << 22 | machine << 12 | sequence


PUBLISHED = [
    (0, 0, 0, 0, 0),
    (0, 1, 0, 1700000000000, 7130316800000004096),
    (0, 1023, 4095, 1700000000123, 7130316800520093695),
    (1288834974657, 42, 7, 1750000000000, 1934266310456418311),
    (1577836800000, 512, 1, 1577836800000, 2097153),
    (0, 1023, 4095, 4398046511103, 18446744073709551615),
]


def row(*parts):
    try:
        outcome = compose(*parts)
    except Refused as refusal:
        outcome = refusal
    return "%d %d %d %d %s" % (parts + (outcome,))


def snowflake_file():
    yield "# The classic Snowflake. <epoch millis of the epoch> <machine id> <sequence> <epoch millis> <id>"
    yield "# The id is unsigned: one of 2^63 or more has no signed long, which refuses such parts."
    yield "# error in place of the id: no 64 bits hold such parts."
    yield ""
    yield "# Published."
    for *parts, known in PUBLISHED:
        expect(compose(*parts), known, parts)
        yield row(*parts)
    yield ""
    yield "# The last with bit 63 unset and the first with it; the last of 42 bits and one more."
    for epoch in (0, TWITTER, 1577836800000):
        for time in (2**41 - 1, 2**41, MAX_TIME, MAX_TIME + 1):
            yield row(epoch, 1, 0, epoch + time)
    yield ""
    yield "# Parts out of range: before the epoch, machine, sequence."
    yield row(TWITTER, 1, 0, TWITTER - 1)
    yield row(TWITTER, 1, 0, 0)
    yield row(0, 1, 0, -1)
    for machine in (-1, 1024):
        yield row(0, machine, 0, NEW_YEAR)
    for sequence in (-1, 4096):
        yield row(0, 1, sequence, NEW_YEAR)
    yield ""
    yield "# Each bit alone, from the lowest."
    for bit in range(64):
        number = 1 << bit
        yield row(0, number >> 12 & MAX_MACHINE, number & MAX_SEQUENCE, number >> 22)
    yield ""
    yield "# Arbitrary ones."
    for i in range(48):
        epoch = (0, TWITTER, 1577836800000)[i % 3]
        yield row(
            epoch,
            pseudo_random_number("snowflakemachine%d" % i, MAX_MACHINE),
            pseudo_random_number("snowflakesequence%d" % i, MAX_SEQUENCE),
            epoch + pseudo_random_number("snowflaketime%d" % i, 2**41 - 1),
        )


class Classic:
    """The last millisecond and the sequence; a call takes readings until it can answer."""

    def __init__(self, machine, epoch):
        self.machine, self.epoch = machine, epoch
        self.ms, self.sequence = None, 0

    def next(self, readings):
        for used, now in enumerate(readings, 1):
            if self.ms is None or now > self.ms:
                ms, sequence = now, 0
            elif self.sequence < MAX_SEQUENCE:
                ms, sequence = self.ms, self.sequence + 1
            else:
                continue
            if used < len(readings):
                raise AssertionError("answers at reading %d of %s" % (used, readings))
            number = compose(self.epoch, self.machine, sequence, ms)
            if number >= 2**63:
                raise Refused("error")
            self.ms, self.sequence = ms, sequence
            return number
        raise AssertionError("still waits after %s" % (readings,))


PUBLISHED_CALLS = [
    ("gen", 7, 1288834974657),
    ("next", (1750000000000,), 1934266310456274944),
    ("next", (1750000000000,), 1934266310456274945),
    ("next", (1750000000001,), 1934266310460469248),
    ("next", (1749999999995,), 1934266310460469249),
    ("fill", 4094, 1750000000001),
    ("next", (1750000000001, 1750000000001, 1750000000002), 1934266310464663552),
    ("next", (1750000000002,), 1934266310464663553),
    ("gen", 3, 1288834974657),
    ("next", (1750000000000,), 1934266310456258560),
    ("fill", 4095, 1750000000000),
    ("next", (1749999999997, 1749999999997, 1750000000000, 1750000000001), 1934266310460452864),
    ("gen", 0, 1288834974657),
    ("next", (1288834974656,), "error"),
    ("next", (1288834974657,), 0),
    ("gen", 1, 1288834974657),
    ("next", (5686881485761,), "error"),
    ("next", (1288834974662,), 20975616),
    ("gen", 1023, 0),
    ("next", (1750000000000,), 7340032000004190208),
]

OWN_CALLS = [
    ("about", "Bit 63: the last millisecond without it, the first with it, and the state after a refusal."),
    ("gen", 1023, 0),
    ("next", (LAST,), None),
    ("next", (LAST,), None),
    ("next", (LAST + 1,), "error"),
    ("next", (2**63 - 1,), "error"),
    ("next", (LAST,), None),
    ("next", (LAST - 60000,), None),
    ("fill", 4092, LAST),
    ("next", (LAST, LAST + 1), "error"),
    ("gen", 1, NEW_YEAR),
    ("next", (NEW_YEAR + LAST + 1,), "error"),
    ("next", (NEW_YEAR + LAST,), None),
    ("about", "A clock before the epoch after ids were issued: the millisecond is kept."),
    ("gen", 5, TWITTER),
    ("next", (TWITTER,), None),
    ("next", (TWITTER - 1,), None),
    ("next", (0,), None),
    ("next", (-(2**63),), None),
    ("next", (TWITTER + 1,), None),
    ("about", "Clocks before 1970 and at 0."),
    ("gen", 1, 0),
    ("next", (-1,), "error"),
    ("next", (-(2**63),), "error"),
    ("next", (0,), 4096),
    ("next", (0,), 4097),
    ("gen", 1, -1000),
    ("next", (-1001,), "error"),
    ("next", (-1000,), 4096),
    ("next", (-999,), None),
    ("about", "It borrows without limit: an hour back is as good as a millisecond."),
    ("gen", 1, TWITTER),
    ("next", (NEW_YEAR,), None),
    ("next", (NEW_YEAR - 3600000,), None),
    ("fill", 4094, NEW_YEAR - 3600000),
    ("next", (NEW_YEAR - 3600000, NEW_YEAR - 1, NEW_YEAR, NEW_YEAR + 5), None),
]


def snowflake_sequence_file():
    yield "# The classic Snowflake by a scripted clock."
    yield "# gen <machine id> <epoch millis of the epoch>"
    yield "# next <reading[,reading...]> <id|error>"
    yield "# fill <count> <reading>"
    yield "# README.md says what each means."
    yield ""
    yield "# Published."
    for what, *cells in PUBLISHED_CALLS + OWN_CALLS:
        if what == "about":
            yield ""
            yield "# " + cells[0]
        elif what == "gen":
            ids = Classic(*cells)
            yield "gen %d %d" % tuple(cells)
        elif what == "fill":
            for _ in range(cells[0]):
                ids.next([cells[1]])
            yield "fill %d %d" % tuple(cells)
        else:
            yield call(ids, *cells)


def call(ids, readings, known):
    try:
        outcome = ids.next(readings)
    except Refused as refusal:
        outcome = str(refusal)
    if known is not None:
        expect(outcome, known, readings)
    return "next %s %s" % (",".join(map(str, readings)), outcome)
