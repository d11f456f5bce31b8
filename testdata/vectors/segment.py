# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""segment.txt: numbers that several generators draw from one store, and ids of a period."""

import datetime
import hashlib

from vectors.common import expect

MAX_LONG = 2**63 - 1


class Store:
    """Counters by row; a row begins at the offset."""

    def __init__(self, offset):
        self.offset = offset
        self.rows = {}

    def next_max(self, row, numbers):
        self.rows[row] = self.rows.get(row, self.offset) + numbers
        return self.rows[row]


class Generator:
    """Fetches a segment of each period that it meets, and keeps what is left of it."""

    def __init__(self, store, step, max_id):
        self.store, self.step, self.max_id = store, step, max_id
        self.left = {}

    def next(self, row):
        last, end = self.left.get(row, (0, 0))
        if last == end:
            end = self.store.next_max(row, self.step)
            last = end - self.step
        if last >= self.max_id:
            self.left[row] = (end, end)
            return "error"
        self.left[row] = (last + 1, min(end, self.max_id))
        return last + 1


def period_of(unit, zone_minutes, millis):
    day = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=millis, minutes=zone_minutes)
    return day.strftime({"DAY": "%Y%m%d", "MONTH": "%Y%m", "YEAR": "%Y"}[unit]).rjust(
        {"DAY": 8, "MONTH": 6, "YEAR": 4}[unit], "0"
    )


def zone_text(minutes):
    return "Z" if minutes == 0 else "%s%02d:%02d" % ("+" if minutes > 0 else "-", *divmod(abs(minutes), 60))


def script(step, offset, digits, calls):
    """Calls are (generator, number known beforehand or None)."""
    store, generators = Store(offset), {}
    max_id = 10**digits - 1 if digits else MAX_LONG
    yield "reset %d %d %d" % (step, offset, digits)
    for name, known in calls:
        number = generators.setdefault(name, Generator(store, step, max_id)).next("row")
        if known is not None:
            expect(number, known, (step, offset, name))
        yield "next %s %s" % (name, number)
    yield "row %d" % store.rows["row"]


def periodic(unit, zone_minutes, step, calls):
    """Calls are (generator, millis, number known beforehand or None)."""
    store, generators = Store(0), {}
    yield "periodic %s %s %d" % (unit, zone_text(zone_minutes), step)
    for name, millis, known in calls:
        period = period_of(unit, zone_minutes, millis)
        number = generators.setdefault(name, Generator(store, step, MAX_LONG)).next(period)
        if known is not None:
            expect(number, known, (unit, name, millis))
        yield "next %s %d %s %s" % (name, millis, period, number)


def millis(text):
    moment = datetime.datetime.strptime(text, "%Y-%m-%d %H:%M:%S.%f")
    return (moment - datetime.datetime(1970, 1, 1)) // datetime.timedelta(milliseconds=1)


def scattered(step, offset, generators, count):
    """Generators in an order taken from a digest."""
    names = []
    for i in range(count):
        digest = hashlib.sha256(("segment%d:%d" % (step, i)).encode("ascii")).digest()
        names.append(("abcdefgh"[digest[0] % generators], None))
    return script(step, offset, 0, names)


def texts():
    for unit, period, digits in (
        ("DAY", "20261027", 6),
        ("DAY", "20240229", 1),
        ("DAY", "99991231", 10),
        ("DAY", "00010101", 10),
        ("MONTH", "202610", 6),
        ("MONTH", "000101", 12),
        ("MONTH", "999912", 12),
        ("YEAR", "2026", 4),
        ("YEAR", "0001", 14),
        ("YEAR", "9999", 14),
    ):
        for value in sorted({0, 1, 9, 10**digits // 2, 10**digits - 1, 42 if digits > 1 else 4}):
            text = "%s-%s" % (period, str(value).rjust(digits, "0"))
            if (period, digits, value) == ("20261027", 6, 42):
                expect(text, "20261027-000042", value)
            yield "text %s %d %s %d %d %s" % (unit, digits, period, value, int(period) * 10**digits + value, text)


def noid():
    """Numbers that are no id of a period."""
    for unit, digits, number in (
        ("DAY", 6, 0),
        ("DAY", 6, 42),
        ("DAY", 6, 20261032000001),
        ("DAY", 6, 20230229000001),
        ("DAY", 6, 20261301000001),
        ("DAY", 6, 101000001),
        ("DAY", 6, 100000101000001),
        ("DAY", 10, MAX_LONG),
        ("MONTH", 6, 202600000001),
        ("MONTH", 6, 202613000001),
        ("YEAR", 6, 999999),
        ("YEAR", 6, 10000000000),
        ("YEAR", 14, MAX_LONG),
    ):
        yield "none %s %d %d" % (unit, digits, number)


def segment_file():
    a, b = "a", "b"
    yield "# Numbers of a counter, without periods: reset <step> <offset> <digits|0>, next <generator>"
    yield "# <number|error>, row <last_max_id>. Published ones first."
    yield ""
    yield from script(3, 0, 0, [(a, 1), (a, 2), (a, 3), (a, 4)])
    yield from script(2, 0, 0, [(a, 1), (b, 3), (b, 4), (a, 2), (b, 5), (a, 7)])
    yield from script(5, 15, 0, [(a, 16)])
    yield ""
    yield from script(1, 0, 0, [(a, 1), (b, 2), (a, 3), (b, 4), (b, 5)])
    yield from script(100, 1000, 0, [(a, 1001), (b, 1101), (a, 1002)])
    yield from script(4, 0, 1, [(a, n) for n in range(1, 10)] + [(a, "error"), (b, "error")])
    yield from script(10, 95, 2, [(a, 96), (b, "error"), (a, 97), (a, 98), (a, 99), (a, "error")])
    yield from scattered(7, 0, 3, 60)
    yield from scattered(1, 41, 8, 40)
    yield ""
    yield "# Numbers of a period: periodic <unit> <zone> <step>, next <generator> <epoch millis>"
    yield "# <period> <number>. Published ones first."
    yield ""
    day1, day2 = millis("2026-10-27 12:00:00.0"), millis("2026-10-28 00:00:00.0")
    yield from periodic("DAY", 0, 1, [(a, day1, 1), (a, day1, 2), (a, day2, 1), (a, day1, 3)])
    yield ""
    end = millis("2026-12-31 23:59:59.999")
    for unit in ("DAY", "MONTH", "YEAR"):
        yield from periodic(
            unit,
            0,
            10,
            [(a, end - 999, 1), (b, end, 11), (a, end, 2), (a, end + 1, 1), (b, end + 1, 11), (b, end, 12)],
        )
    noon = millis("2026-03-01 00:00:00.0")
    for zone in (330, -720, 840, 60):
        boundary = noon - zone * 60000
        yield from periodic("MONTH", zone, 2, [(a, boundary - 1, 1), (a, boundary, 1), (b, boundary - 1, 3)])
    leap = millis("2024-02-29 00:00:00.0")
    yield from periodic("DAY", 0, 5, [(a, leap - 1, 1), (a, leap, 1), (a, leap + 86400000, 1), (a, leap, 2)])
    yield from periodic("YEAR", 0, 3, [(a, millis("1969-12-31 23:59:59.999"), 1), (a, 0, 1)])
    yield ""
    yield "# Ids of a period: text <unit> <digits> <period> <number> <id> <text>, and what is none:"
    yield "# none <unit> <digits> <id>."
    yield ""
    yield from texts()
    yield from noid()
