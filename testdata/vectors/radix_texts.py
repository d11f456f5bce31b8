# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""radix.txt: numbers of 63 bits in any radix."""

from vectors.common import (
    RADIX62,
    digits,
    expect,
    number_of,
    pseudo_random_number,
    quoted,
    width_of,
)

MAX = 2**63 - 1


def alphabet(radix):
    return RADIX62[:radix]


def plain(radix, number):
    return digits(number, alphabet(radix), width_of(radix, number))


def padded(radix, width, number):
    return digits(number, alphabet(radix), width)


def row(radix, width, number, form):
    text = padded(radix, width, number) if form == "padded" else plain(radix, number)
    return "both %d %d %s %d %s" % (radix, width, form, number, text)


WIDTHS_KNOWN = {
    10: {3: 1, 9: 3, 10: 4, 12: 4, 16: 5, 19: 6, 20: 7, 22: 7, 31: 10, 41: 13, 44: 14, 53: 16, 63: 19},
    36: {3: 1, 9: 2, 10: 2, 12: 3, 16: 4, 19: 4, 20: 4, 21: 5, 22: 5, 31: 6, 40: 8, 41: 8, 44: 9,
         48: 10, 53: 11, 63: 13},
    62: {3: 1, 9: 2, 10: 2, 12: 3, 16: 3, 18: 4, 19: 4, 20: 4, 22: 4, 23: 4, 31: 6, 40: 7, 41: 7,
         44: 8, 48: 9, 53: 9, 63: 11},
}  # fmt: skip

PLAIN_KNOWN = [
    (62, 0, "0"),
    (62, 35, "Z"),
    (62, 36, "a"),
    (62, 3843, "zz"),
    (62, 3844, "100"),
    (62, 100, "1c"),
    (62, 200, "3E"),
    (62, 2147483647, "2LKcb1"),
    (62, 9007199254740991, "fFgnDxSe7"),
    (62, 9223372036854775807, "AzL8n0Y58m7"),
    (62, 295913926632165376, "LrHucXALbs"),
    (62, 3259, "qZ"),
    (36, 0, "0"),
    (36, 35, "Z"),
    (36, 36, "10"),
    (36, 1295, "ZZ"),
    (36, 1296, "100"),
    (36, 2147483647, "ZIK0ZJ"),
    (36, 9007199254740991, "2GOSA7PA2GV"),
    (36, 9223372036854775807, "1Y2P0IJ32E8E7"),
    (36, 62, "1Q"),
    (36, 124, "3G"),
]

PADDED_KNOWN = [
    (62, 11, 100, "0000000001c"),
    (62, 11, 200, "0000000003E"),
    (62, 11, 62, "00000000010"),
    (62, 5, 100, "0001c"),
    (62, 5, 200, "0003E"),
    (62, 11, 1, "00000000001"),
    (62, 10, 839299365868340223, "zzzzzzzzzz"),
    (36, 12, 4738381338321616895, "ZZZZZZZZZZZZ"),
]


def radix_file():
    yield "# Numbers in a radix of 2 to 62, with the digits 0-9A-Za-z."
    yield "# width <radix> <bits> <digits>                             digits that so many bits need"
    yield "# both <radix> <width> <padded|plain> <number> <text>       encode and decode agree"
    yield "# encode <radix> <width> <padded|plain> <number> error      such a number is refused"
    yield '# decode <radix> <width> <padded|plain> "<text>" <reason>   such a text is refused; the message'
    yield "#                                                           must contain the reason"
    yield ""
    yield "# Known beforehand."
    for radix, widths in WIDTHS_KNOWN.items():
        for bits, width in widths.items():
            expect(width_of(radix, 2**bits - 1), width, (radix, bits))
    for radix, number, text in PLAIN_KNOWN:
        expect(plain(radix, number), text, (radix, number))
        yield row(radix, width_of(radix, MAX), number, "plain")
    for radix, width, number, text in PADDED_KNOWN:
        expect(padded(radix, width, number), text, (radix, width, number))
        yield row(radix, width, number, "padded")
    yield ""
    yield "# Widths."
    for radix in (2, 3, 8, 10, 16, 32, 35, 36, 58, 61, 62):
        for bits in range(1, 64):
            yield "width %d %d %d" % (radix, bits, width_of(radix, 2**bits - 1))
    yield ""
    yield "# Every radix: the ends, the powers of the radix, an arbitrary number."
    for radix in range(2, 63):
        yield from every_radix(radix)
    yield ""
    yield "# Each bit alone."
    for bit in range(63):
        yield row(62, 11, 1 << bit, "padded")
        yield row(36, 13, 1 << bit, "padded")
        yield row(10, 19, 1 << bit, "plain")
    yield ""
    yield "# Numbers that are refused."
    for radix, width in ((62, 10), (36, 12), (10, 3), (2, 1), (62, 1)):
        for form in ("plain", "padded"):
            yield row(radix, width, radix**width - 1, form)
            for number in (radix**width, MAX, -1, -(2**63)):
                yield "encode %d %d %s %d error" % (radix, width, form, number)
    for radix in (2, 10, 36, 62):
        for number in (-1, -(2**63)):
            yield "encode %d %d plain %d error" % (radix, width_of(radix, MAX), number)
    yield ""
    yield "# Texts that are refused."
    for radix, width, form, text, reason in invalid():
        if decodes(radix, width, form, text):
            raise AssertionError("%r is valid" % text)
        yield "decode %d %d %s %s %s" % (radix, width, form, quoted(text), reason)


def every_radix(radix):
    width = width_of(radix, MAX)
    numbers = {0, 1, radix - 1, radix, radix**2, radix ** (width - 1), MAX - 1, MAX}
    numbers.add(radix ** (width - 1) - 1)
    numbers.add(pseudo_random_number("radix%d" % radix, MAX))
    for number in sorted(numbers):
        yield row(radix, width, number, "padded")
        yield row(radix, width, number, "plain")


def decodes(radix, width, form, text):
    if not text or any(c not in alphabet(radix) for c in text) or len(text) > width:
        return False
    number = number_of(text, alphabet(radix))
    canonical = padded(radix, width, number) if form == "padded" else plain(radix, number)
    return number <= MAX and text == canonical


def invalid():
    digits62, digits36 = alphabet(62), alphabet(36)
    overflow = "overflow: must be at most 9223372036854775807"
    for form in ("padded", "plain"):
        yield 62, 11, form, "AzL8n0Y58m8", overflow
        yield 62, 11, form, "zzzzzzzzzzz", overflow
        yield 62, 11, form, "B0000000000", overflow
        yield 36, 13, form, "1Y2P0IJ32E8E8", overflow
        yield 36, 13, form, "ZZZZZZZZZZZZZ", overflow
        yield 10, 19, form, "9223372036854775808", overflow
        yield 10, 19, form, "9999999999999999999", overflow
        yield 62, 2, form, "1_", "character '_' at index 1 is not one of " + digits62
        yield 62, 2, form, "-1", "character '-' at index 0 is not one of " + digits62
        yield 62, 2, form, "+1", "character '+' at index 0 is not one of " + digits62
        yield 62, 2, form, " 1", "character ' ' at index 0 is not one of " + digits62
        yield 62, 2, form, "1 ", "character ' ' at index 1 is not one of " + digits62
        yield 62, 2, form, "1\n", "character '\\u000A' at index 1 is not one of " + digits62
        yield 62, 2, form, "1\uff11", "character '\uff11' (U+FF11) at index 1 is not one of " + digits62
        yield 36, 2, form, "1a", "character 'a' at index 1 is not one of " + digits36
        yield 36, 2, form, "zZ", "character 'z' at index 0 is not one of " + digits36
        yield 35, 2, form, "1Z", "character 'Z' at index 1 is not one of " + alphabet(35)
        yield 2, 2, form, "12", "character '2' at index 1 is not one of 01"
        yield 10, 2, form, "1A", "character 'A' at index 1 is not one of 0123456789"
    for text in ("", "1", "111", "0000000000"):
        yield 62, 2, "padded", text, "needs 2 characters, has %d" % len(text)
    for text in ("", "111", "1 1"):
        yield 62, 2, "plain", text, "needs 1 to 2 characters, has %d" % len(text)
    for text in ("00", "01", "0z"):
        yield 62, 2, "plain", text, "has a leading zero"
    yield 62, 11, "plain", "0000000001c", "has a leading zero"
    yield 62, 11, "padded", "1c", "needs 11 characters, has 2"
    yield 62, 11, "padded", "00000000001c", "needs 11 characters, has 12"
