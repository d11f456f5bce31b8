# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""cosid80.txt: the texts and the bytes of an id of 80 bits."""

from vectors.common import RADIX62, digits, expect, number_of, quoted, width_of
from vectors.layouts import COSID_80, layout_arbitrary, layout_corners

LIMITS = (COSID_80.max_time, COSID_80.max_node, COSID_80.max_seq)
BITS = (44, 20, 16)
RADIXES = (62, 36, 10, 2)


def text(radix, parts):
    return "".join(
        digits(part, RADIX62[:radix], width_of(radix, limit)) for part, limit in zip(parts, LIMITS)
    )


KNOWN = [
    ((0, 0, 0), "000000000000000", "00000000000000000"),
    ((1767225600000, 1, 0), "0V70MWDg0001000", "0MJUOHS0000010000"),
    ((1767225600000, 1048575, 65535), "0V70MWDg4OmVH31", "0MJUOHS00MH331EKF"),
    ((1793086212123, 3, 17), "0VZEV0mp000300H", "0MVQD8G0R0003000H"),
    ((17592186044415, 1048575, 65535), "4ziepp2F4OmVH31", "68HQLCQV3MH331EKF"),
]


def row(parts):
    return "%d %d %d %020x %s" % (
        parts + (COSID_80.pack(*parts), " ".join(text(radix, parts) for radix in RADIXES))
    )


def cosid80_file():
    yield "# CosIds of 80 bits. <epoch millis> <node> <sequence> <10 bytes> <radix 62> <radix 36> <10> <2>"
    yield '# or error <radix> "<text>" <reason: the message must contain it>: such a text is refused.'
    yield ""
    yield "# Known beforehand."
    for parts, radix62, radix36 in KNOWN:
        expect(text(62, parts), radix62, parts)
        expect(text(36, parts), radix36, parts)
        yield row(parts)
    yield ""
    yield "# Each part at its ends."
    for parts in layout_corners(COSID_80):
        yield row(parts)
    yield ""
    yield "# Each bit alone, from the lowest."
    for bit in range(80):
        number = 1 << bit
        yield row((number >> 36, number >> 16 & 0xFFFFF, number & 0xFFFF))
    yield ""
    yield "# Arbitrary ones."
    for parts in layout_arbitrary(COSID_80):
        yield row(parts)
    yield ""
    yield "# Refused."
    for radix, refused, reason in invalid():
        if decodes(radix, refused):
            raise AssertionError("%r is valid" % refused)
        yield "error %d %s %s" % (radix, quoted(refused), reason)


def decodes(radix, candidate):
    alphabet = RADIX62[:radix]
    widths = [width_of(radix, limit) for limit in LIMITS]
    if len(candidate) != sum(widths) or any(c not in alphabet for c in candidate):
        return False
    ends = [sum(widths[: i + 1]) for i in range(3)]
    parts = [number_of(candidate[e - w : e], alphabet) for w, e in zip(widths, ends)]
    return all(part <= limit for part, limit in zip(parts, LIMITS))


def too_large(name, limit, bits, value):
    return "%s must be 0..%d (%d bits): %d" % (name, limit, bits, value)


def invalid():
    for radix, good in ((62, "0V70MWDg0001000"), (36, "0MJUOHS0000010000")):
        for candidate in ("", "0", good[:-1], good + "0", good + "\n", "-" + good):
            yield radix, candidate, "needs %d characters, has %d" % (len(good), len(candidate))
        for index in (0, len(good) // 2, len(good) - 1):
            for other, shown in ((" ", "' '"), ("-", "'-'"), ("_", "'_'"), ("\0", "'\\u0000'")):
                yield (
                    radix,
                    good[:index] + other + good[index + 1 :],
                    "character %s at index %d is not one of %s" % (shown, index, RADIX62[:radix]),
                )
    yield 36, "0mJUOHS0000010000", "character 'm' at index 1 is not one of " + RADIX62[:36]
    yield 36, "0MJUOHS000001000z", "character 'z' at index 16 is not one of " + RADIX62[:36]
    # Each part one above its range, and at the greatest that its digits hold.
    for radix in RADIXES:
        for place, name in enumerate(("time", "node", "seq")):
            limit, bits = LIMITS[place], BITS[place]
            greatest = radix ** width_of(radix, limit) - 1
            for value in sorted({limit + 1, greatest} - {limit} if greatest > limit else ()):
                parts = tuple(value if i == place else 0 for i in range(3))
                yield radix, text(radix, parts), too_large(name, limit, bits, value)
