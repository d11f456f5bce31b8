#!/usr/bin/env python3
# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""Writes the vectors of testdata/ from the rules alone.

    python3 testdata/generate_vectors.py                rewrites the files beside this script
    python3 testdata/generate_vectors.py --into FOLDER  writes them elsewhere
    python3 testdata/generate_vectors.py --check        compares and writes nothing; exit code 1
                                                        and the names of files that differ

An implementation of its own, in Python's standard library: it shares nothing with the Java code.
The output depends on nothing but this script and its modules in vectors/, so the same bytes come
out everywhere. Rows that others have published are given with their expected text, and the script
refuses to run if it computes another one. README.md describes the formats.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True  # the folder is the repository's

from vectors import (  # noqa: E402
    codec_chain,
    cosid80,
    friendly,
    layout_sequence,
    layouts,
    nanoid,
    radix_texts,
    relative,
    scru128,
    segment,
    snowflake,
    ulid,
    uuid_counter,
    uuid_texts,
    uuids,
)

FILES = {
    "ulid.txt": ulid.ulid_file,
    "ulid_monotonic.txt": ulid.ulid_monotonic_file,
    "uuid.txt": uuids.uuid_file,
    "uuid_invalid.txt": uuids.uuid_invalid_file,
    "uuid7_monotonic.txt": uuids.uuid7_monotonic_file,
    "uuid7_counter.txt": uuid_counter.counter_file,
    "id25_id22.txt": uuid_texts.texts_file,
    "relid.txt": relative.relid_file,
    "relid_invalid.txt": relative.relid_invalid_file,
    "relid_tag.txt": relative.relid_tag_file,
    "relid_monotonic.txt": relative.relid_monotonic_file,
    "snowflake.txt": snowflake.snowflake_file,
    "snowflake_sequence.txt": snowflake.snowflake_sequence_file,
    "layout.txt": layouts.layout_file,
    "layout_sequence.txt": layout_sequence.layout_sequence_file,
    "cosid80.txt": cosid80.cosid80_file,
    "friendly.txt": friendly.friendly_file,
    "codec_chain.txt": codec_chain.codec_chain_file,
    "radix.txt": radix_texts.radix_file,
    "scru128.txt": scru128.scru128_file,
    "scru128_invalid.txt": scru128.scru128_invalid_file,
    "scru128_sequence.txt": scru128.scru128_sequence_file,
    "nanoid.txt": nanoid.nanoid_file,
    "segment.txt": segment.segment_file,
}


def main():
    parser = argparse.ArgumentParser(description="Writes the vectors of testdata/.")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--into", metavar="FOLDER", help="write there and not beside this script")
    options = parser.parse_args()
    folder = pathlib.Path(options.into or pathlib.Path(__file__).resolve().parent)
    different = []
    for name, lines in FILES.items():
        content = ("# Written by generate_vectors.py.\n" + "\n".join(lines()) + "\n").encode("utf-8")
        path = folder / name
        if not options.check:
            path.write_bytes(content)
        elif not path.exists() or path.read_bytes() != content:
            different.append(name)
    if different:
        print("not as generate_vectors.py writes them: " + ", ".join(different), file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
