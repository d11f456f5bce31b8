# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""nanoid.txt: Nano IDs of a known stream of random bytes."""

import hashlib

from vectors.common import RADIX62, expect, quoted

URL_SAFE = "useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict"
STREAM_BYTES = 512


def stream(index):
    """SHA-256 of nanoid<index>:0, nanoid<index>:1 and so on, one after the other."""
    blocks = b""
    while len(blocks) < STREAM_BYTES:
        text = "nanoid%d:%d" % (index, len(blocks) // 32)
        blocks += hashlib.sha256(text.encode("ascii")).digest()
    return blocks


def mask_of(n):
    mask = 1
    while mask < n - 1:
        mask = mask << 1 | 1
    return mask


def step_of(n, size):
    mask = mask_of(n)
    return size if mask + 1 == n else -(-8 * mask * size // (5 * n))


def nanoid(alphabet, size, random):
    """Random bytes are drawn step by step, and taken forwards."""
    mask, step = mask_of(len(alphabet)), step_of(len(alphabet), size)
    text, drawn = "", 0
    while True:
        chunk = random[drawn : drawn + step]
        if len(chunk) < step:
            raise AssertionError("the stream is too short")
        drawn += step
        for byte in chunk:
            if byte & mask < len(alphabet):
                text += alphabet[byte & mask]
            if len(text) == size:
                return text


LETTERS = RADIX62[10:36] + RADIX62[36:] + RADIX62[:10]

# stream, alphabet, size, text, mask, step
PUBLISHED = [
    (0, URL_SAFE, 21, "HMRYuE9ZN1sxICnRYsdI9", 63, 21),
    (1, URL_SAFE, 5, "l9OUw", 63, 5),
    (2, "abc", 10, "cabcabbbab", 3, 16),
    (3, "0123456789abcdef", 12, "82cd4ae0af9b", 15, 12),
    (4, "0123456789", 30, "729196446977674886024957762819", 15, 72),
    (5, "x", 4, "xxxx", 1, 7),
    (6, LETTERS, 16, "Brjvy07O2Z8fX0bj", 63, 27),
]


def own():
    yield 7, URL_SAFE, 1
    yield 8, URL_SAFE, 64
    yield 9, "ab", 40
    yield 10, "".join(map(chr, range(0x21, 0x7F))), 21
    yield 11, '"\\ ', 12
    yield 12, "äöüßé日本", 9
    yield 13, "abcde", 4
    yield 14, "abcde", 100
    yield 15, RADIX62[:33], 21
    yield 16, RADIX62[:31], 21
    yield 17, "".join(map(chr, range(0x100, 0x200))), 8
    yield 18, "".join(map(chr, range(0x100, 0x1FF))), 8
    yield 19, "".join(map(chr, range(0x100, 0x181))), 8
    yield 20, "01", 1
    yield 21, "x", 1


def row(index, alphabet, size):
    n = len(alphabet)
    return "id %d %s %d %d %d %s" % (
        (index, quoted(alphabet), size, mask_of(n), step_of(n, size))
        + (quoted(nanoid(alphabet, size, stream(index))),)
    )


def nanoid_file():
    yield '# Nano IDs. id <stream> "<alphabet>" <size> <mask> <step> "<text>"'
    yield "# Stream i is 512 bytes: SHA-256 of the ASCII texts nanoid<i>:0, nanoid<i>:1 … in order."
    yield "# In quotes, \\\" \\\\ and \\uXXXX stand for characters, as in Java."
    yield "# step <symbols> <size> <mask> <step>"
    yield ""
    yield "# Published."
    for index, alphabet, size, text, mask, step in PUBLISHED:
        computed = nanoid(alphabet, size, stream(index)), mask_of(len(alphabet)), step_of(len(alphabet), size)
        expect(computed, (text, mask, step), index)
        yield row(index, alphabet, size)
    yield ""
    yield "# Our own."
    for index, alphabet, size in own():
        yield row(index, alphabet, size)
    yield ""
    yield "# Masks and steps of every number of symbols."
    for n in range(1, 257):
        for size in (1, 2, 21, 1024):
            yield "step %d %d %d %d" % (n, size, mask_of(n), step_of(n, size))
