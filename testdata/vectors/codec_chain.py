# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""codec_chain.txt: codecs in a row, and numbers of a period."""

from vectors.common import (
    NEW_YEAR,
    RADIX62,
    digits,
    expect,
    number_of,
    pseudo_random_number,
    quoted,
    width_of,
)
from vectors.friendly import friendly, local_time
from vectors.layouts import PRESETS, layout_arbitrary

OCTOBER = 1793086212123  # 2026-10-27T07:30:12.123Z
JUNE = 1718668800000  # 2024-06-18T00:00:00Z
LAYOUTS = {layout.name: layout for layout in PRESETS}
FORMATS = {
    "yyyy": lambda t: "%04d" % t.year,
    "yy": lambda t: "%02d" % (t.year % 100),
    "MM": lambda t: "%02d" % t.month,
    "dd": lambda t: "%02d" % t.day,
    "DDD": lambda t: "%03d" % t.timetuple().tm_yday,
    "HH": lambda t: "%02d" % t.hour,
    "mm": lambda t: "%02d" % t.minute,
    "ss": lambda t: "%02d" % t.second,
    "S": lambda t: "%06d" % t.microsecond,
}


def date_text(pattern, moment):
    text, at = "", 0
    while at < len(pattern):
        c = pattern[at]
        if c == "'":
            end = pattern.index("'", at + 1)
            text, at = text + pattern[at + 1 : end], end + 1
        elif c.isalpha():
            end = at
            while end < len(pattern) and pattern[end] == c:
                end += 1
            run = pattern[at:end]
            text += FORMATS["S"](moment).ljust(9, "0")[: end - at] if c == "S" else FORMATS[run](moment)
            at = end
        else:
            text, at = text + c, at + 1
    return text


class Chain:
    """Items as in radix:62:0:plain|date:yyMMdd:-:ID_TIME:UTC|prefix:O, on ids of a layout or of so
    many bits. A date of NOW ends in @ and the clock's milliseconds."""

    def __init__(self, ids, items):
        self.ids = ids
        self.items = items
        self.layout = LAYOUTS.get(ids)
        self.bits = self.layout.total_bits if self.layout else int(ids)

    def line(self):
        return "chain %s %s" % (self.ids, self.items or "-")

    def parts(self, number):
        layout = self.layout
        time = number >> (layout.node_bits + layout.seq_bits)
        return layout.millis(time), number >> layout.seq_bits & layout.max_node, number & layout.max_seq

    def encode(self, number):
        text = str(number)
        for item in self.items.split("|") if self.items else []:
            kind, *cells = item.split(":")
            if kind == "radix":
                radix, width = int(cells[0]), int(cells[1])
                needed = width_of(radix, 2**self.bits - 1)
                padded = cells[2] == "padded"
                length = (width or needed) if padded else width_of(radix, number)
                text = digits(number, RADIX62[:radix], length)
            elif kind == "friendly":
                text = friendly(self.layout, cells[0], cells[1], *self.parts(number))
            elif kind == "prefix":
                text = cells[0] + text
            elif kind == "suffix":
                text = text + cells[0]
            else:
                pattern, delimiter, source, zone = cells
                zone, _, now = zone.partition("@")
                ms = self.parts(number)[0] if source == "ID_TIME" else int(now)
                text = date_text(pattern, local_time(ms, zone)) + delimiter + text
        return text

    def row(self, number, known=None):
        text = self.encode(number)
        if known is not None:
            expect(text, known, (self.items, number))
        return "both %d %s" % (number, text)


def known():
    now = "date:yyMMdd::NOW:UTC@%d" % OCTOBER
    chain = Chain("63", "radix:62:0:plain|%s|prefix:O" % now)
    yield chain.line()
    yield chain.row(3259, "O261027qZ")
    chain = Chain("63", "date:yyMMdd:-:NOW:UTC@%d" % JUNE)
    yield chain.line()
    yield chain.row(1, "240618-1")
    yield 'decode "240" needs the 6 characters of a date yyMMdd at index 0'
    chain = Chain("SNOWFLAKE_MS", "friendly:Asia/Shanghai:padded")
    yield chain.line()
    yield chain.row(905478981279559697, "20261027153012123-0003-0017")
    chain = Chain("63", "prefix:prefix_")
    yield chain.line()
    yield chain.row(1, "prefix_1")
    yield 'decode "prefix_1_" character \'_\' at index 8 is not one of 0123456789'
    yield 'decode "1" expected "prefix_" at index 0, got "1"'


def arbitrary(chain):
    numbers = {0, 1, 2**chain.bits - 1, 2 ** (chain.bits - 1)}
    if chain.layout:
        numbers |= {chain.layout.pack(*parts) for parts in layout_arbitrary(chain.layout)}
        numbers |= {chain.layout.pack(ms, 1, 2) for ms in (NEW_YEAR - 1000, NEW_YEAR, JUNE)}
    else:
        numbers |= {pseudo_random_number("chain%d" % i, 2**chain.bits - 1) for i in range(6)}
    return sorted(numbers)


CHAINS = [
    ("SNOWFLAKE_MS", ""),
    ("40", ""),
    ("1", "radix:2:0:padded"),
    ("53", "radix:36:0:padded|suffix:9|prefix:0"),
    ("63", "radix:62:11:padded|prefix:a|prefix:b|suffix:c|suffix:d"),
    ("63", "suffix:1|suffix:1|prefix:1|prefix:1"),
    ("SNOWFLAKE_MS", "radix:62:0:plain|date:yyMMdd:-:ID_TIME:UTC|suffix:-de|prefix:ord_"),
    ("SNOWFLAKE_MS", "radix:62:0:padded|date:yyyyMMdd::ID_TIME:Asia/Shanghai"),
    ("SNOWFLAKE_MS", "radix:10:0:plain|date:yyyyMMddHHmmss::ID_TIME:UTC|date:DDD:~:ID_TIME:Asia/Kolkata"),
    ("JS_SAFE_MS", "date:yyyy-MM-dd'T'HH.mm.ss.SSS:_:ID_TIME:UTC"),
    ("JS_SAFE_MS", "radix:36:0:plain|date:S::ID_TIME:UTC|date:SS'S'::NOW:UTC@%d" % OCTOBER),
    ("JS_SAFE_S", "friendly:UTC:plain|suffix:.s"),
    ("SNOWFLAKE_S", "friendly:Asia/Shanghai:padded|date:yyDDD:-:ID_TIME:Asia/Shanghai|prefix:t-"),
]


def refusals():
    chain = Chain("SNOWFLAKE_MS", "radix:62:0:plain|date:yyMMdd:-:ID_TIME:UTC|suffix:-de|prefix:ord_")
    number = 905478981279559697
    text = chain.encode(number)
    expect(text, "ord_261027-14t6PEysfWT-de", number)
    yield chain.line()
    own = "is not that of the id, 261027"
    rows = [
        ("", 'expected "ord_" at index 0, got ""'),
        ("ord", 'expected "ord_" at index 0, got "ord"'),
        ("Ord" + text[3:], 'expected "ord_" at index 0, got "Ord_"'),
        ("ord_26102", "needs the 6 characters of a date yyMMdd at index 4"),
        ("ord_261027", 'expected "-" at index 10, got ""'),
        ("ord_261027--de", 'needs 1 to 11 characters, has 0'),
        ("ord_261027-d", 'does not end with "-de"'),
        (text[:-1], 'does not end with "-de"'),
        (text + "-de", "needs 1 to 11 characters, has 14"),
        (text.replace("261027", "261028"), 'date "261028" ' + own),
        (text.replace("261027", "xxxxxx"), 'date "xxxxxx" ' + own),
        (text.replace("-14t", "-014t"), "needs 1 to 11 characters, has 12"),
        (text.replace("-14t6PEysfWT", "-04t6PEysfW"), "has a leading zero"),
        (text.replace("PE", "P!"), "character '!' at index 16 is not one of " + RADIX62),
        (text.replace("14t6PEysfWT", "AzL8n0Y58m8"), "overflow: must be at most 9223372036854775807"),
    ]  # fmt: skip
    for refused, reason in rows:
        yield "decode %s %s" % (quoted(refused), reason)
    yield "encode -1 error"
    yield "encode -9223372036854775808 error"

    chain = Chain("40", "radix:62:0:padded|suffix:z")
    yield chain.line()
    last = 2**40 - 1
    yield chain.row(last)
    yield "encode %d error" % (last + 1)
    over = digits(last + 1, RADIX62, 7) + "z"
    yield 'decode "%s" must be 0..%d (40 bits)' % (over, last)
    expect(number_of(over[:-1], RADIX62), last + 1, over)
    yield 'decode "0000000" does not end with "z"'
    yield 'decode "z" needs 7 characters, has 0'

    chain = Chain("63", "date:yyyyMMddHHmmssSSS::NOW:UTC@%d" % OCTOBER)
    yield chain.line()
    yield chain.row(7, "202610270730121237")
    # Any date will do, as long as it is one.
    yield 'read "000002292359590007" 7'
    yield 'read "999912312359599997" 7'
    for date in ("20261302000000000", "20260229000000000", "20260431000000000", "20261027240000000",
                 "20261027236000000", "20261027235960000", "20260027000000000", "20261000000000000",
                 "2026102x000000000", "+2261027000000000"):
        yield 'decode "%s7" "%s" is no date of yyyyMMddHHmmssSSS' % (date, date)  # fmt: skip
    for pattern, good, bad in (
        ("yyMMdd", "000229", "010229"),
        ("yyDDD", "00366", "01366"),
        ("yyyyDDD", "2024366", "2026366"),
        ("DDD", "366", "367"),
        ("DDD", "001", "000"),
        ("MMdd", "0229", "0230"),
        ("dd", "31", "32"),
        ("HHmm", "2359", "2360"),
        ("HH'h'", "23h", "23H"),
    ):
        yield Chain("63", "date:%s::NOW:UTC@%d" % (pattern, OCTOBER)).line()
        yield 'read "%s42" 42' % good
        yield 'decode "%s42" "%s" is no date of %s' % (bad, bad, pattern)


def grouped():
    def row(unit, delimiter, radix, width, period, value, text):
        value_text = digits(value, RADIX62[:radix], width) if width else digits(value, RADIX62[:radix], width_of(radix, value))
        expect(period + delimiter + value_text, text, period)
        return "grouped %s %s %d %d %s %d %s" % (unit, quoted(delimiter), radix, width, period, value, text)

    def refused(unit, delimiter, text, reason):
        return "ungrouped %s %s 10 6 %s %s" % (unit, quoted(delimiter), quoted(text), reason)

    yield row("-", "-", 62, 11, "2024", 62, "2024-00000000010")
    yield row("-", "-", 10, 6, "20261027", 42, "20261027-000042")
    for unit, period in (("YEAR", "2026"), ("MONTH", "202610"), ("DAY", "20261027"), ("DAY", "20240229")):
        for delimiter in ("-", "_", ".x"):
            yield row("-", delimiter, 10, 0, period, 42, period + delimiter + "42")
        for delimiter in ("", "0", "-"):
            yield row(unit, delimiter, 10, 6, period, 42, period + delimiter + "000042")
            yield row(unit, delimiter, 62, 0, period, 0, period + delimiter + "0")
    yield row("YEAR", "", 10, 6, "0001", 999999, "0001999999")
    yield row("YEAR", "", 10, 6, "9999", 0, "9999000000")
    yield refused("-", "-", "", 'expected "-" at index 0')
    yield refused("-", "-", "20261027", 'expected "-" at index 8')
    yield refused("-", "-", "2026_000042", 'expected "-" at index 4')
    yield refused("-", "-", "-000042", "period needs 4, 6 or 8 digits, has 0")
    yield refused("-", "-", "20261-000042", "period needs 4, 6 or 8 digits, has 5")
    yield refused("-", "-", "202610271-000042", "period needs 4, 6 or 8 digits, has 9")
    yield refused("-", "-", "20261302-000042", "period is no day")
    yield refused("-", "-", "20230229-000042", "period is no day")
    yield refused("-", "-", "202613-000042", "period is no month")
    yield refused("-", "-", "202600-000042", "period is no month")
    yield refused("-", "-", "0000-000042", "period is no year")
    yield refused("-", "-", "2026-42", "radix-10 text needs 6 characters, has 2")
    yield refused("-", "-", "2026-0000042", "radix-10 text needs 6 characters, has 7")
    yield refused("-", "-", "2026--00042", "character '-' at index 0 is not one of 0123456789")
    yield refused("DAY", "", "2026102", "needs the 8 digits of a period")
    yield refused("DAY", "", "2026102x000042", "character 'x' at index 7 is not a digit 0-9")
    yield refused("MONTH", "", "20261027000042", "radix-10 text needs 6 characters, has 8")


def codec_chain_file():
    yield "# Codecs in a row. chain <layout or bits> <items, or ->, and for that chain:"
    yield "# both <id> <text>             encode and decode agree"
    yield '# read "<text>" <id>           decode (a date of NOW may be any date)'
    yield "# encode <id> error            such an id is refused"
    yield '# decode "<text>" <reason>     such a text is refused; the message must contain the reason'
    yield "# Items: radix:<radix>:<width>:<padded|plain> friendly:<zone>:<padded|plain> prefix:<text>"
    yield "# suffix:<text> date:<pattern>:<delimiter>:<ID_TIME|NOW>:<zone>[@<millis of the clock>]"
    yield "# Numbers of a period, with the unit of all periods or -, and a radix codec of a width or 0:"
    yield '# grouped <unit> "<delimiter>" <radix> <width> <period> <value> <text>'
    yield '# ungrouped <unit> "<delimiter>" <radix> <width> "<text>" <reason>'
    yield ""
    yield "# Known beforehand."
    yield from known()
    for ids, items in CHAINS:
        chain = Chain(ids, items)
        yield ""
        yield chain.line()
        for number in arbitrary(chain):
            yield chain.row(number)
    yield ""
    yield "# Refused."
    yield from refusals()
    yield ""
    yield "# Numbers of a period."
    yield from grouped()
