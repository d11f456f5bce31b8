# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""layout_sequence.txt: time-based generators by a scripted clock."""

from vectors.common import NEW_YEAR, Refused, expect
from vectors.layouts import (
    COSID_80,
    EPOCH_2019,
    JS_SAFE_MS,
    JS_SAFE_S,
    SNOWFLAKE_MS,
    SNOWFLAKE_S,
    Layout,
)


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
