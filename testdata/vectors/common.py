# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""What all subjects share."""

import hashlib

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
RADIX62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MAX_MILLIS_48 = 2**48 - 1
NEW_YEAR = 1767225600000  # 2026-01-01T00:00:00Z


def pseudo_random(name, byte_count):
    """Bytes that look random and are the same in every run."""
    return hashlib.sha256(name.encode("ascii")).digest()[:byte_count]


def pseudo_random_number(name, limit):
    """A number from 0 to limit that looks random."""
    return int.from_bytes(pseudo_random(name, 32), "big") % (limit + 1)


def digits(value, alphabet, width):
    """A number in a fixed width, most significant digit first."""
    text = ""
    for _ in range(width):
        value, digit = divmod(value, len(alphabet))
        text = alphabet[digit] + text
    if value != 0:
        raise ValueError("the number needs more than %d digits" % width)
    return text


def number_of(text, alphabet):
    """What digits() writes, read."""
    value = 0
    for symbol in text:
        value = value * len(alphabet) + alphabet.index(symbol)
    return value


def width_of(radix, limit):
    """How many digits a number of at most this limit can have."""
    width = 1
    while radix**width <= limit:
        width += 1
    return width


def uuid_text(number):
    hexadecimal = "%032x" % number
    return "-".join(hexadecimal[a:b] for a, b in ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32)))


def expect(computed, published, row):
    if computed != published:
        raise AssertionError("%s: computed %s, published %s" % (row, computed, published))


def quoted(text):
    """A text as one cell: in quotes, and in ASCII."""
    out = ""
    for unit in utf16_units(text):
        if unit in (ord('"'), ord("\\")):
            out += "\\" + chr(unit)
        elif 0x20 <= unit <= 0x7E:
            out += chr(unit)
        else:
            out += "\\u%04X" % unit
    return '"' + out + '"'


def utf16_units(text):
    encoded = text.encode("utf-16-be", "surrogatepass")
    return [encoded[i] << 8 | encoded[i + 1] for i in range(0, len(encoded), 2)]


def invalid_rows(rows, accepts):
    """Rows of texts that must be refused, with the reason that the message must contain."""
    for text, reason in rows:
        if accepts(text):
            raise AssertionError("%r is valid" % text)
        yield "%s %s" % (quoted(text), reason)


class Refused(Exception):
    """The outcome of a call that issues nothing; the state is unchanged."""


class Monotonic:
    """(last_ms, last_rand), and whether a call would draw randomness."""

    def __init__(self, bits, seed):
        """seed reads the randomness, hex, as a number of so many bits"""
        self.bits = bits
        self.seed = seed
        self.ms = None
        self.random = None

    def draws(self, now):
        return self.ms is None or now > self.ms

    def next(self, now, random_hex):
        if self.draws(now):
            if not 0 <= now <= MAX_MILLIS_48:
                raise Refused("error")
            random = self.seed(random_hex)
            if not 0 <= random < 2**self.bits:
                raise ValueError(random_hex)
            self.ms, self.random = now, random
        elif self.random == 2**self.bits - 1:
            raise Refused("error")
        else:
            self.random += 1
        return self.ms, self.random


def monotonic_lines(scripts, make_state, issue):
    """Lines of a file of calls; each call is (now, random, ...) and, where known, its outcome.

    issue takes the state and a call, and returns the cells between "next" and the outcome, and the
    outcome itself. A random of None is a call that must not draw.
    """
    for calls in scripts:
        yield ""
        yield "reset"
        state = make_state()
        for call, known in calls:
            if (call[1] is None) == state.draws(call[0]):
                raise AssertionError("%s: the randomness given is not that drawn" % (call,))
            try:
                outcome = issue(state, call)
            except Refused as refusal:
                outcome = str(refusal)
            if known is not None:
                expect(outcome, known, call)
            cells = list(call[2:]) + [call[0], call[1] or "-", outcome]
            yield "next " + " ".join(map(str, cells))
