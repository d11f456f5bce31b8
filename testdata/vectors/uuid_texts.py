# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""id25_id22.txt: the shorter texts of a UUID."""

from vectors.common import digits, expect, invalid_rows, number_of, pseudo_random_number

ID25 = "0123456789abcdefghijkmnopqrstuvwxyz"
ID22 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
MAX = 2**128 - 1

PUBLISHED = [
    ("00000000000000000000000000000000", "0000000000000000000000000", "1111111111111111111111"),
    ("00000000000000000000000000000001", "0000000000000000000000001", "1111111111111111111112"),
    ("00000000000000000000000000000002", "0000000000000000000000002", "1111111111111111111113"),
    ("00000000000000000900000000000000", "00000000000006q3abpe675nu", "111111111112WK48GNSUQf"),
    ("0001020334357677b8b9fafbfcfdfeff", "000jnpiacvek52kvka6to5ogn", "112drYSDr45nCJ6chixdxJ"),
    ("01000000000000000000000000000000", "042kt5d5ybb4r50zg5p72g3f1", "18AQGAut7N92awznwCnjuR"),
    ("02000000000000000000000000000000", "0856marbwnn9ha1yxbde4x6v2", "1FKoXLpmDjH4AtzasQaUoq"),
    ("ffffffffffffffffffffffffffffffff", "usz5xbbiqsfq7s727n0pzr2xa", "YcVfxkQb6JRzqk5kF2tNLv"),
    ("0185aee1441370239109bde493efe31d", "0672016s27hx3fjxmn5ic1hzq", "1BuKkq6yWzmN2fCaHBjCRr"),
    ("017f22e279b07cc398c4dc0c0c07398f", "063ecvmgn09sck3fx6nqjpbxt", "1BihbxwwQ4NZZpKRH9JDCz"),
    ("01904d33d2627531b71c05555c63df91", "06cz0dm16f1291s5srrcj0w4h", "1CCZ6zxcsun1PufPmfFaZW"),
]


def row(number):
    return "%032x %s %s" % (number, digits(number, ID25, 25), digits(number, ID22, 22))


def texts_file():
    yield "# Texts of a UUID. <32 hex digits> <Id25> <Id22>"
    yield '# or <id25|id22> "<text>" <reason: the message must contain it>: such a text is refused.'
    yield ""
    yield "# Published, or derived from what is."
    for hexadecimal, id25, id22 in PUBLISHED:
        expect(row(int(hexadecimal, 16)), " ".join((hexadecimal, id25, id22)), hexadecimal)
        yield row(int(hexadecimal, 16))
    yield ""
    yield "# Each bit alone, and all below it."
    for bit in range(1, 128):
        yield row(1 << bit)
        yield row((1 << bit) - 1)
    yield ""
    yield "# Each digit alone at its greatest, where that is below 2^128."
    for alphabet, length in ((ID25, 25), (ID22, 22)):
        for place in range(length):
            number = (len(alphabet) - 1) * len(alphabet) ** place
            if number <= MAX:
                yield row(number)
    yield ""
    yield "# Arbitrary ones."
    for i in range(64):
        yield row(pseudo_random_number("uuidtext%d" % i, MAX))
    yield ""
    yield "# Refused."
    yield from refused("id25", ID25, 25, ID25_INVALID)
    yield from refused("id22", ID22, 22, ID22_INVALID)


def refused(name, alphabet, length, rows):
    def accepts(text):
        folded = text.lower() if name == "id25" else text
        fits = len(text) == length and all(c in alphabet for c in folded)
        return fits and text.isascii() and number_of(folded, alphabet) <= MAX

    for line in invalid_rows(rows, accepts):
        yield name + " " + line


OVERFLOW = "overflow: is above 2^128 - 1"
NOT_25 = "is not one of " + ID25
NOT_22 = "is not one of " + ID22

# What the reference skips is refused here: blanks, slashes, hyphens, the letter l.
ID25_INVALID = [
    ("", "needs 25 characters, has 0"),
    ("X", "needs 25 characters, has 1"),
    ("0672016s27hx3fjxmn5ic1hz", "needs 25 characters, has 24"),
    ("0672016s27hx3fjxmn5ic1hzqq", "needs 25 characters, has 26"),
    ("00/0jn/pi/acv/ek/52k/vk/a6t/o5/ogn", "needs 25 characters, has 34"),
    ("usz5x bbiqs fq7s7 27n0p zr2xa", "needs 25 characters, has 29"),
    (" 672016s27hx3fjxmn5ic1hzq", "character ' ' at index 0 " + NOT_25),
    ("0672016s27hx3fjxmn5ic1hz ", "character ' ' at index 24 " + NOT_25),
    ("0672016s27hx3fjxmn5ic1hzl", "character 'l' at index 24 " + NOT_25),
    ("L672016s27hx3fjxmn5ic1hzq", "character 'L' at index 0 " + NOT_25),
    ("0672016s27hx-fjxmn5ic1hzq", "character '-' at index 12 " + NOT_25),
    ("0672016s27hx3fjxmn5ic1hz\uff10", "character '\uff10' (U+FF10) at index 24 " + NOT_25),
    ("0672016s27hx3fjxmn5ic1hz\u212a", "character '\u212a' (U+212A) at index 24 " + NOT_25),
    ("0672016s27hx3fjxmn5ic1hz\0", "character '\\u0000' at index 24 " + NOT_25),
    ("usz5xbbiqsfq7s727n0pzr2xb", OVERFLOW),
    ("usz5xbbiqsfq7s727n0pzr3xa", OVERFLOW),
    ("usz5xbbiqsfq7s727n0q00000", OVERFLOW),
    ("ut00000000000000000000000", OVERFLOW),
    ("v000000000000000000000000", OVERFLOW),
    ("zzzzzzzzzzzzzzzzzzzzzzzzz", OVERFLOW),
    ("ZZZZZZZZZZZZZZZZZZZZZZZZZ", OVERFLOW),
    ("zzzzzzzzzzzzzzzzzzzzzzzzl", "character 'l' at index 24 " + NOT_25),
]

ID22_INVALID = [
    ("", "needs 22 characters, has 0"),
    ("1BuKkq6yWzmN2fCaHBjCR", "needs 22 characters, has 21"),
    ("1BuKkq6yWzmN2fCaHBjCRrr", "needs 22 characters, has 23"),
    ("112d/rYSD/r45/nCJ6/chix/dxJ", "needs 22 characters, has 27"),
    (" BuKkq6yWzmN2fCaHBjCRr", "character ' ' at index 0 " + NOT_22),
    ("0BuKkq6yWzmN2fCaHBjCRr", "character '0' at index 0 " + NOT_22),
    ("1BuKkq6yWzmN2fCaHBjCRO", "character 'O' at index 21 " + NOT_22),
    ("1BuKkq6yWzmN2fCaHBjCRI", "character 'I' at index 21 " + NOT_22),
    ("1BuKkq6yWzmN2fCaHBjCRl", "character 'l' at index 21 " + NOT_22),
    ("1BuKkq6yWzm-2fCaHBjCRr", "character '-' at index 11 " + NOT_22),
    ("1BuKkq6yWzmN2fCaHBjCR\u0430", "character '\u0430' (U+0430) at index 21 " + NOT_22),
    ("YcVfxkQb6JRzqk5kF2tNLw", OVERFLOW),
    ("YcVfxkQb6JRzqk5kF2tNMv", OVERFLOW),
    ("YcVfxkQb6JRzqk5kF2u111", OVERFLOW),
    ("Z111111111111111111111", OVERFLOW),
    ("zzzzzzzzzzzzzzzzzzzzzz", OVERFLOW),
]
