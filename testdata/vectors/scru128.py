# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""scru128.txt, scru128_invalid.txt and scru128_sequence.txt: SCRU128 v1.0.2."""

from vectors.common import (
    Refused,
    digits,
    expect,
    invalid_rows,
    number_of,
    pseudo_random_number,
    utf16_units,
    uuid_text,
)

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUV"
EPOCH = 1577836800000  # 2020-01-01T00:00:00Z
BITS = (44, 28, 24, 32)
LIMITS = tuple(2**bits - 1 for bits in BITS)
MAX_TIMESTAMP, MAX_COUNTER = LIMITS[:2]


def number(fields):
    value = 0
    for field, bits in zip(fields, BITS):
        value = value << bits | field
    return value


def fields_of(value):
    fields = []
    for bits in reversed(BITS):
        fields.insert(0, value & 2**bits - 1)
        value >>= bits
    return tuple(fields)


def text_of(fields):
    return digits(number(fields), ALPHABET, 26)


def row(fields):
    parts = "%d %d %d %d " % fields
    if any(not 0 <= field <= limit for field, limit in zip(fields, LIMITS)):
        return parts + "error error"
    return parts + text_of(fields) + " " + uuid_text(number(fields))


KNOWN = [
    (0, 0, 0, 0, "00000000000000000000000000"),
    (17592186044415, 0, 0, 0, "7VVVVVVVVG0000000000000000"),
    (0, 268435455, 0, 0, "000000000FVVVVU00000000000"),
    (0, 0, 16777215, 0, "000000000000001VVVVS000000"),
    (0, 0, 0, 4294967295, "00000000000000000003VVVVVV"),
    (17592186044415, 268435455, 16777215, 4294967295, "7VVVVVVVVVVVVVVVVVVVVVVVVV"),
    (56634639325, 192895179, 12475634, 4030997938, "00QBTG0FERFTCCNFISUBO489DI"),
    (56634639325, 192895180, 12475634, 1860669843, "00QBTG0FERFTCCPFISU9NEF4CJ"),
    (56634639325, 192895181, 12475634, 1337123755, "00QBTG0FERFTCCRFISU97R5OTB"),
    (56634639325, 192895182, 12475634, 2293380596, "00QBTG0FERFTCCTFISUA4B4DFK"),
    (56634639326, 116751686, 12475634, 1192481097, "00QBTG0FF6ULUKDFISU93H7KA9"),
    (56634639326, 116751687, 12475634, 1891924047, "00QBTG0FF6ULUKFFISU9OC8U2F"),
    (56634639326, 116751688, 12475634, 2985816548, "00QBTG0FF6ULUKHFISUAOVFSF4"),
    (56634639326, 116751689, 12475634, 1233110658, "00QBTG0FF6ULUKJFISU94NVHK2"),
    (59794260993, 19876162, 8607269, 382966859, "00RR040G0H5T4K50QM4KBD772B"),
    (189388800000, 1193046, 11259375, 19088743, "02O63JO00028Q5DAUDTS0I6HB7"),
    (1, 0, 0, 0, "000000000G0000000000000000"),
    (0, 0, 0, 1, "00000000000000000000000001"),
]


def scru128_file():
    yield "# SCRU128 v1.0.2."
    yield "# <timestamp> <counter> <perSecRandom> <perGenRandom> <text> <UUID of the same 16 bytes>"
    yield "# The timestamp is in ms since 2020-01-01T00:00:00Z."
    yield "# error error in place of the last two: such fields are refused."
    yield ""
    yield "# Published, or derived from what is."
    expect(number(KNOWN[6][:4]), 1095473244246772103403544935821223346, "the specification's number")
    for *fields, text in KNOWN:
        expect(text_of(fields), text, fields)
        yield row(tuple(fields))
    yield ""
    yield "# Fields out of range."
    for place, limit in enumerate(LIMITS):
        for value in (limit + 1, -1):
            yield row(tuple(value if i == place else 0 for i in range(4)))
    yield row((2**63 - 1, 0, 0, 0))
    yield row((0, 0, 0, 2**63 - 1))
    yield ""
    yield "# Each bit alone, from the lowest."
    for bit in range(128):
        yield row(fields_of(1 << bit))
    yield ""
    yield "# Every symbol at every place of the text: 0, 1, 2 … shifted by one in each row."
    for shift in range(32):
        symbols = [(place + shift) % (8 if place == 0 else 32) for place in range(26)]
        yield row(fields_of(number_of("".join(ALPHABET[s] for s in symbols), ALPHABET)))
    yield ""
    yield "# Arbitrary ones."
    for i in range(64):
        yield row(fields_of(pseudo_random_number("scru128%d" % i, 2**128 - 1)))


# -------------------------------------------------------------------------------------- invalid

GOOD = "00QBTG0FERFTCCNFISUBO489DI"


def accepts(text):
    folded = text.upper()
    fits = text.isascii() and len(folded) == 26 and all(c in ALPHABET for c in folded)
    return fits and folded[0] in "01234567"


def length(text):
    return (text, "needs 26 characters, has %d" % len(utf16_units(text)))


def foreign(text, shown, index):
    return (text, "character %s at index %d is not in 0-9 A-V" % (shown, index))


def scru128_invalid():
    yield length("")
    for text in (
        " 00SCT4FL89GQPRHN44C4LFM0OV",
        "00SCT4FL89GQPRJN44C7SQO381 ",
        " 00SCT4FL89GQPRLN44C4BGCIIO ",
        "+00SCT4FL89GQPRNN44C4F3QD24",
        "-00SCT4FL89GQPRPN44C7H4E5RC",
        GOOD[:-1],
        GOOD + "0",
        GOOD + "\n",
        "\ufeff" + GOOD,
        # An id of a later version of SCRU128, and a UUID.
        "0372hg16csmsm50l8dikcvukc",
        "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
    ):
        yield length(text)
    yield foreign("+0SCT4FL89GQPRRN44C55Q7RVC", "'+'", 0)
    yield foreign("-0SCT4FL89GQPRTN44C6PN0A2R", "'-'", 0)
    yield foreign("00SCT4FL89WQPRVN44C41RGVMM", "'W'", 10)
    yield foreign("00SCT4FL89GQPS1N4_C54QDC5O", "'_'", 17)
    yield foreign("00SCT4-L89GQPS3N44C602O0K8", "'-'", 6)
    yield foreign("00SCT4FL89GQPS N44C7VHS5QJ", "' '", 14)
    # A ULID: its alphabet goes on to Z.
    yield foreign("01ARYZ6S41TSV4RRFFQ69G5FAV", "'Y'", 4)
    for text in (
        "80000000000000000000000000",
        "8vvvvvvvvvvvvvvvvvvvvvvvvv",
        "G0000000000000000000000000",
        "VVVVVVVVVVVVVVVVVVVVVVVVVV",
    ):
        yield (text, "overflow: the first character must be 0-7")
    for index in (0, 1, 12, 13, 14, 25):
        for other in "WXYZwxyz":
            yield foreign(GOOD[:index] + other + GOOD[index + 1 :], "'%s'" % other, index)
    for other, shown in (
        ("/", "'/'"),
        (":", "':'"),
        ("@", "'@'"),
        ("`", "'`'"),
        ("\0", "'\\u0000'"),
        ("\u0130", "'\u0130' (U+0130)"),
        ("\u0131", "'\u0131' (U+0131)"),
        ("\u017f", "'\u017f' (U+017F)"),
        ("\u212a", "'\u212a' (U+212A)"),
        ("\uff10", "'\uff10' (U+FF10)"),
        ("\ud83d", "'\\uD83D'"),
    ):
        yield foreign(GOOD[:-1] + other, shown, 25)
    # The first bad character is named, also where the text overflows.
    yield foreign("8VVVVVVVVVVVVVVVVVVVVVVVVW", "'W'", 25)


def scru128_invalid_file():
    yield '# Texts that are no SCRU128. "<text>" <reason: the message must contain it>'
    yield "# In the text, \\\" \\\\ and \\uXXXX stand for characters, as in Java."
    yield ""
    yield from invalid_rows(scru128_invalid(), accepts)


# ------------------------------------------------------------------------------------- sequence


class Generator:
    """A call takes readings until it can answer, and the pieces of randomness in their order."""

    def __init__(self):
        self.timestamp = None
        self.counter = None
        self.per_sec = None
        self.renewed = None

    def next(self, readings, pieces):
        for used, now in enumerate(readings, 1):
            pieces_left = list(pieces)
            timestamp = now - EPOCH
            if self.timestamp is None or timestamp > self.timestamp:
                if not 0 < timestamp < MAX_TIMESTAMP:
                    raise Refused("error")
                counter = take(pieces_left, 4) & MAX_COUNTER
            elif self.counter == MAX_COUNTER:
                continue
            else:
                timestamp, counter = self.timestamp, self.counter + 1
            if used < len(readings):
                raise AssertionError("answers at reading %d of %s" % (used, readings))
            if self.renewed is None or abs(now - self.renewed) >= 1000:
                self.per_sec, self.renewed = take(pieces_left, 3), now
            self.timestamp, self.counter = timestamp, counter
            per_gen = take(pieces_left, 4)
            if pieces_left:
                raise AssertionError("more randomness than is drawn: %s" % (pieces,))
            return text_of((timestamp, counter, self.per_sec, per_gen))
        raise AssertionError("still waits after %s" % (readings,))


def take(pieces, count):
    piece = pieces.pop(0)
    if len(piece) != 2 * count:
        raise AssertionError("draws %d bytes: %s" % (count, piece))
    return int(piece, 16)


T = EPOCH + 56634639325

# (readings, pieces of randomness, outcome where it is known)
SCRIPTS = [
    (
        "The ids of the specification.",
        [
            ((T,), ["0b7f58cb", "be5cf2", "f04425b2"], "00QBTG0FERFTCCNFISUBO489DI"),
            ((T,), ["6ee79193"], "00QBTG0FERFTCCPFISU9NEF4CJ"),
            ((T,), ["4fb2e3ab"], "00QBTG0FERFTCCRFISU97R5OTB"),
            ((T,), ["88b235f4"], "00QBTG0FERFTCCTFISUA4B4DFK"),
            ((T + 1,), ["06f57d46", "4713d149"], "00QBTG0FF6ULUKDFISU93H7KA9"),
            ((T + 1,), ["70c4784f"], "00QBTG0FF6ULUKFFISU9OC8U2F"),
            ((T + 1,), ["b1f7f1e4"], "00QBTG0FF6ULUKHFISUAOVFSF4"),
            ((T + 1,), ["497fc682"], "00QBTG0FF6ULUKJFISU94NVHK2"),
        ],
    ),
    (
        "The upper four of the counter's 32 bits are cut; the counter carries into every bit.",
        [
            ((T,), ["f0000000", "000000", "00000000"], None),
            ((T + 1,), ["f7ffffff", "00000000"], None),
            ((T + 1,), ["00000000"], None),
            ((T + 2,), ["000000ff", "00000000"], None),
            ((T + 2,), ["ffffffff"], None),
        ],
    ),
    (
        "perSecRandom is renewed 1,000 ms after the last time, not after 999.",
        [
            ((T,), ["00000000", "aaaaaa", "00000000"], None),
            ((T + 999,), ["00000000", "00000000"], None),
            ((T + 1000,), ["00000000", "bbbbbb", "00000000"], None),
            ((T + 1999,), ["00000000", "00000000"], None),
            ((T + 2000,), ["00000000", "cccccc", "00000000"], None),
            ((T + 5000000,), ["00000000", "dddddd", "00000000"], None),
        ],
    ),
    (
        "Also by a clock that goes back, 1,000 ms and not 999; the timestamp stays.",
        [
            ((T,), ["00000000", "aaaaaa", "00000000"], None),
            ((T - 999,), ["00000000"], None),
            ((T - 1000,), ["bbbbbb", "00000000"], None),
            ((T - 1999,), ["00000000"], None),
            ((T - 2000,), ["cccccc", "00000000"], None),
            ((T - 1001,), ["00000000"], None),
            ((T - 1000,), ["dddddd", "00000000"], None),
            ((T,), ["eeeeee", "00000000"], None),
            ((T + 1,), ["00000000", "00000000"], None),
        ],
    ),
    (
        "A clock that goes back, also before 2020 and before 1970: the counter goes on.",
        [
            ((T,), ["00000005", "000000", "00000000"], None),
            ((T - 1,), ["00000000"], None),
            ((EPOCH,), ["111111", "00000000"], None),
            ((EPOCH - 1,), ["00000000"], None),
            ((0,), ["222222", "00000000"], None),
            ((-1,), ["00000000"], None),
            ((-(2**63),), ["333333", "00000000"], None),
            ((T,), ["444444", "00000000"], None),
            ((T + 1,), ["00000001", "00000000"], None),
        ],
    ),
    (
        "The counter is used up: the call waits for the clock to pass the millisecond.",
        [
            ((T,), ["0ffffffe", "aaaaaa", "00000000"], None),
            ((T,), ["00000000"], None),
            ((T, T, T + 1), ["00000007", "00000000"], None),
            ((T + 2,), ["0fffffff", "00000000"], None),
            ((T + 2, T - 5, T + 2, T + 900), ["00000000", "00000000"], None),
            ((T + 901,), ["0fffffff", "00000000"], None),
            ((T + 901, T + 1001), ["00000000", "bbbbbb", "00000000"], None),
        ],
    ),
    (
        "Timestamps 0 and 2^44 - 1 are reserved, and those outside are none; the ends are issued.",
        [
            ((EPOCH,), [], "error"),
            ((EPOCH - 1,), [], "error"),
            ((0,), [], "error"),
            ((-(2**63),), [], "error"),
            ((2**63 - 1,), [], "error"),
            ((EPOCH + MAX_TIMESTAMP,), [], "error"),
            ((EPOCH + MAX_TIMESTAMP + 1,), [], "error"),
            ((EPOCH + 1,), ["00000000", "000000", "00000000"], "000000000G0000000000000000"),
            ((EPOCH + MAX_TIMESTAMP,), [], "error"),
            ((EPOCH,), ["00000000"], None),
            ((EPOCH + MAX_TIMESTAMP - 1,), ["00000000", "000000", "00000000"], None),
            ((EPOCH + MAX_TIMESTAMP,), [], "error"),
            ((2**63 - 1,), [], "error"),
            ((EPOCH + MAX_TIMESTAMP - 1,), ["00000000"], None),
        ],
    ),
    (
        "Used up in the last timestamp: the one it waits for is reserved.",
        [
            ((EPOCH + MAX_TIMESTAMP - 1,), ["0fffffff", "000000", "00000000"], None),
            ((EPOCH + MAX_TIMESTAMP - 1, EPOCH + MAX_TIMESTAMP), [], "error"),
        ],
    ),
]


def scru128_sequence_file():
    yield "# SCRU128 v1.0.2 by a scripted clock."
    yield "# reset                                             a new generator"
    yield "# next <reading[,reading...]> <pieces|-> <text>     one call; it draws exactly these pieces, in"
    yield "#                                                   hex and parted by commas"
    yield "# next <reading[,reading...]> - error               the state is unchanged; nothing is drawn"
    for about, calls in SCRIPTS:
        yield ""
        yield "# " + about
        yield "reset"
        ids = Generator()
        for readings, pieces, known in calls:
            try:
                outcome = ids.next(readings, pieces)
            except Refused as refusal:
                outcome = str(refusal)
            if known is not None:
                expect(outcome, known, readings)
            yield "next %s %s %s" % (",".join(map(str, readings)), ",".join(pieces) or "-", outcome)
