# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""friendly.txt: time-based ids as local time, node and sequence."""

import datetime

from vectors.common import NEW_YEAR, expect, quoted
from vectors.layouts import (
    COSID_80,
    EPOCH_2019,
    JS_SAFE_MS,
    JS_SAFE_S,
    PRESETS,
    SNOWFLAKE_MS,
    SNOWFLAKE_S,
    Layout,
    layout_arbitrary,
    layout_corners,
)

DAY = datetime.timedelta(days=1)
EPOCH = datetime.datetime(1970, 1, 1)
CLASSIC_FROM_1970 = Layout("", 0, "MILLIS", 41, 10, 12)
NO_NODE = Layout("", EPOCH_2019, "MILLIS", 41, 0, 12)
# 48 bits of ms from 2019 on end in the year 10939.
WIDE = Layout("", EPOCH_2019, "MILLIS", 48, 3, 9)

FIXED = {"UTC": 0, "Asia/Shanghai": 480, "Asia/Kolkata": 330, "-03:00": -180}


def last_sunday(year, month):
    day = datetime.datetime(year, month, 31)
    while day.weekday() != 6:
        day -= DAY
    return day


def berlin_offset(utc):
    """The European rule since 1996: summer time from March to October, changes at 01:00 UTC."""
    hour = datetime.timedelta(hours=1)
    starts = last_sunday(utc.year, 3) + hour
    ends = last_sunday(utc.year, 10) + hour
    return 120 if starts <= utc < ends else 60


def local_time(ms, zone):
    utc = EPOCH + datetime.timedelta(milliseconds=ms)
    minutes = FIXED[zone] if zone in FIXED else berlin_offset(utc)
    return utc + datetime.timedelta(minutes=minutes)


def date_text(ms, zone, with_millis):
    local = local_time(ms, zone)
    text = "%04d%02d%02d%02d%02d%02d" % local.timetuple()[:6]
    return text + "%03d" % (ms % 1000) if with_millis else text


def friendly(layout, zone, form, ms, node, seq):
    text = date_text(ms, zone, layout.unit == "MILLIS")
    if form == "plain":
        return "%s-%d-%d" % (text, node, seq)
    widths = len(str(layout.max_node)), len(str(layout.max_seq))
    return "%s-%0*d-%0*d" % (text, widths[0], node, widths[1], seq)


def name(layout):
    return layout.name or layout.spelled()


def row(kind, layout, zone, form, ms, node, seq):
    text = friendly(layout, zone, form, ms, node, seq)
    number = layout.pack(ms, node, seq)
    return "%s %s %s %s %d %s" % (kind, name(layout), zone, form, number, text)


def parts_row(layout, zone, ms, node, seq):
    text = friendly(layout, zone, "padded", ms, node, seq)
    time = (ms - layout.epoch) // layout.unit_millis
    return "parts %s %s %d %d %d %s" % (name(layout), zone, time, node, seq, text)


PUBLISHED = [
    (SNOWFLAKE_MS, "Asia/Shanghai", "plain", 295913926632165376, "20220320133617924-5-0"),
    (SNOWFLAKE_MS, "Asia/Shanghai", "plain", 266231902451535872, "20211228155031894-1-0"),
    (SNOWFLAKE_MS, "Asia/Shanghai", "plain", 266231902451535873, "20211228155031894-1-1"),
    (SNOWFLAKE_MS, "Asia/Shanghai", "padded", 905478981279559697, "20261027153012123-0003-0017"),
]


def published():
    for layout, zone, form, number, text in PUBLISHED:
        shift = layout.node_bits + layout.seq_bits
        ms = layout.millis(number >> shift)
        node, seq = number >> layout.seq_bits & layout.max_node, number & layout.max_seq
        expect(friendly(layout, zone, form, ms, node, seq), text, number)
        yield row("both", layout, zone, form, ms, node, seq)
    text = friendly(COSID_80, "Asia/Shanghai", "padded", 1793086212123, 3, 17)
    expect(text, "20261027153012123-0000003-00017", "COSID_80")
    expect(len(text), 31, "COSID_80")
    yield parts_row(COSID_80, "Asia/Shanghai", 1793086212123, 3, 17)


def refused(layout, zone, form, text, reason):
    return "decode %s %s %s %s %s" % (name(layout), zone, form, quoted(text), reason)


def published_refusals():
    time = "time must be 0..2199023255551 (41 bits): "
    node = "node must be 0..1023 (10 bits): 1024"
    seq = "seq must be 0..4095 (12 bits): 4096"
    shanghai = (SNOWFLAKE_MS, "Asia/Shanghai", "plain")
    yield refused(*shanghai, "20191224235959999-5-0", time + "-1")
    far = (datetime.datetime(9999, 12, 31, 15, 59, 59) - EPOCH) // datetime.timedelta(milliseconds=1)
    yield refused(*shanghai, "99991231235959999-5-0", time + str(far + 999 - EPOCH_2019))
    yield refused(*shanghai, "20220320133617924-1024-0", node)
    yield refused(*shanghai, "20220320133617924-5-4096", seq)


def form_refusals():
    plain = (JS_SAFE_MS, "UTC", "plain")
    padded = (JS_SAFE_MS, "UTC", "padded")
    good = "20261027073012123-3-017"
    for text in ("", "2", good[:-1], good + "0", " " + good, good + "\n", good + good):
        yield refused(*padded, text, "needs 23 characters, has %d" % len(text))
    for text in ("", "20261027073012123", "20261027073012123-3-", "20261027073012123--1"):
        yield refused(*plain, text, "needs 21 to 23 characters, has %d" % len(text))
    yield refused(*plain, "20261027073012123-3-0017", "needs 21 to 23 characters, has 24")
    yield refused(*plain, "20261027073012123-3-017", "has a leading zero")
    yield refused(*plain, "20261027073012123-03-17", "needs 1 to 1 characters, has 2")
    yield refused(*plain, "20261027073012123--17", "needs 1 to 1 characters, has 0")
    hyphen = "is not the hyphen that parts time, node and sequence"
    yield refused(*padded, "20261027073012123_3-017", "character '_' at index 17 " + hyphen)
    yield refused(*padded, "20261027073012123-3.017", "character '.' at index 19 " + hyphen)
    yield refused(*plain, "20261027073012123-3_17", "character '7' at index 21 " + hyphen)
    yield refused(*plain, "202610270730121233-3-17", "character '3' at index 17 " + hyphen)
    digit = "character %s at index %d is not a digit 0-9"
    yield refused(*padded, "2026102707301212x-3-017", digit % ("'x'", 16))
    yield refused(*padded, "-0261027073012123-3-017", digit % ("'-'", 0))
    yield refused(*padded, "+0261027073012123-3-017", digit % ("'+'", 0))
    yield refused(*padded, "\uff12" + good[1:], digit % ("'\uff12' (U+FF12)", 0))
    ten = "character %s at index %d is not one of 0123456789"
    yield refused(*padded, "20261027073012123-3-0x7", ten % ("'x'", 21))
    yield refused(*padded, "20261027073012123-3--17", ten % ("'-'", 20))
    yield refused(*padded, "20261027073012123-8-017", "node must be 0..7 (3 bits): 8")
    yield refused(*padded, "20261027073012123-7-512", "seq must be 0..511 (9 bits): 512")
    for date in ("20261302", "20260001", "20260100", "20260229", "20260431", "21000229"):
        yield refused(*padded, date + "073012123-3-017", '"%s" is no date' % date)
    for time in ("240000", "236000", "235960"):
        yield refused(
            *padded, "20261027" + time + "000-3-017", '"%s" at index 8 is no time of day' % time
        )
    last = JS_SAFE_MS.max_time
    yield refused(*padded, "20890830074735552-7-511", "time must be 0..%d (41 bits): %d" % (last, last + 1))
    yield refused(*padded, "20191224155959999-7-511", "time must be 0..%d (41 bits): -1" % last)
    yield refused(JS_SAFE_S, "UTC", "padded", "20261027073012123-3-000017", "needs 23 characters, has 26")


def clock_changes():
    """Berlin: 2027-03-28 02:00 to 03:00 is skipped, 2026-10-25 02:00 to 03:00 comes twice."""
    zone = "Europe/Berlin"
    autumn, spring = 1792890000000, 1806195600000  # 2026-10-25 and 2027-03-28, 01:00 UTC
    yield row("both", SNOWFLAKE_MS, zone, "padded", autumn - 3600001, 1, 0)
    twice = "the clocks of Europe/Berlin show 2026-10-25T02:00 twice, at offsets [+02:00, +01:00]"
    for ms in (autumn - 3600000, autumn):
        yield row("encode", SNOWFLAKE_MS, zone, "padded", ms, 1, 0)
    yield refused(SNOWFLAKE_MS, zone, "padded", "20261025020000000-0001-0000", twice)
    yield row("encode", SNOWFLAKE_MS, zone, "padded", autumn + 3599999, 1, 0)
    yield row("both", SNOWFLAKE_MS, zone, "padded", autumn + 3600000, 1, 0)
    yield row("both", SNOWFLAKE_MS, zone, "padded", spring - 1, 1, 0)
    yield row("both", SNOWFLAKE_MS, zone, "padded", spring, 1, 0)
    skip = "the clocks of Europe/Berlin skip 2027-03-28T02:30"
    yield refused(SNOWFLAKE_MS, zone, "padded", "20270328023000000-0001-0000", skip)
    yield row("both", SNOWFLAKE_S, zone, "plain", autumn + 3600000, 1, 0)
    yield refused(SNOWFLAKE_S, zone, "plain", "20261025020000-1-0", twice)


def years():
    last = 253402300799999  # 9999-12-31T23:59:59.999Z
    yield row("both", WIDE, "UTC", "padded", last, 7, 511)
    for ms in (last + 1, WIDE.millis(WIDE.max_time)):
        yield "encode %s UTC padded %d error" % (name(WIDE), WIDE.pack(ms, 0, 0))
    ahead = last - 8 * 3600000
    yield row("both", WIDE, "Asia/Shanghai", "padded", ahead, 0, 0)
    yield "encode %s Asia/Shanghai padded %d error" % (name(WIDE), WIDE.pack(ahead + 1, 0, 0))


def friendly_file():
    yield "# Ids as local time, node and sequence."
    yield "# both <layout> <zone> <padded|plain> <id> <text>               encode and decode agree"
    yield "# encode <layout> <zone> <padded|plain> <id> <text|error>       only encode: read, the text is"
    yield "#                                                               ambiguous, or there is none"
    yield '# decode <layout> <zone> <padded|plain> "<text>" <reason>       such a text is refused; the'
    yield "#                                                               message must contain the reason"
    yield "# parts <layout> <zone> <time> <node> <seq> <text>              parts of any size, padded"
    yield "# A layout is a preset, or epoch/unit/time/node/sequence bits."
    yield ""
    yield "# Known beforehand."
    yield from published()
    yield from published_refusals()
    yield ""
    yield "# Every preset: each part at its ends, arbitrary ones."
    for layout in PRESETS:
        for ms, node, seq in list(layout_corners(layout)) + list(layout_arbitrary(layout)):
            for zone in ("UTC", "Asia/Shanghai"):
                yield parts_row(layout, zone, ms, node, seq)
                if layout.total_bits <= 63:
                    for form in ("padded", "plain"):
                        yield row("both", layout, zone, form, ms, node, seq)
    yield ""
    yield "# Other zones and layouts."
    for ms in (NEW_YEAR - 1, NEW_YEAR, NEW_YEAR + 14400000, 1709164800000):
        for zone in ("Asia/Kolkata", "-03:00", "Europe/Berlin"):
            yield row("both", SNOWFLAKE_MS, zone, "plain", ms, 12, 345)
            yield row("both", CLASSIC_FROM_1970, "UTC", "padded", ms, 12, 345)
            yield row("both", NO_NODE, "UTC", "padded", ms, 0, 4095)
    yield row("both", CLASSIC_FROM_1970, "UTC", "padded", 0, 0, 0)
    yield row("both", CLASSIC_FROM_1970, "-03:00", "padded", 0, 0, 0)
    yield ""
    yield "# Clocks that change."
    yield from clock_changes()
    yield ""
    yield "# Years have four digits."
    yield from years()
    yield ""
    yield "# Texts that are refused."
    yield from form_refusals()
