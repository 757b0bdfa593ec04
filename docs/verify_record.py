#!/usr/bin/env python3
"""Checks the deal of a Litfuse match record (version 1): python3 verify_record.py RECORD

Uses nothing but Python's standard library, so that you need not trust the program that made the record; read it, it
is short. docs/records.md explains the format, and what these checks prove and what not.
"""

import hashlib
import hmac
import json
import sys


def numbers(key, seq, label):
    """The stream of one draw: HMAC-SHA-256(key, "seq/label/block"), eight big-endian 32-bit numbers a block."""
    block = 0
    while True:
        digest = hmac.new(key, f"{seq}/{label}/{block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def below(stream, n):
    """A number below n, all alike: what would favour the small ones is skipped."""
    size = max(1, -(-(n - 1).bit_length() // 32))
    while True:
        number = 0
        for _ in range(size):
            number = number << 32 | next(stream)
        if number < 2 ** (32 * size) // n * n:
            return number % n


def rebuilt(key, seq, draw):
    """What a draw must have given: a number, an order of so many things, or bytes."""
    stream, n, got = numbers(key, seq, draw["label"]), draw["of"], draw["got"]
    if type(got) is int:
        return below(stream, n) if n > 0 else None
    if isinstance(got, list) and len(got) == n:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = below(stream, i + 1)
            order[i], order[j] = order[j], order[i]
        return order
    if isinstance(got, str) and len(got) == 2 * n:
        return b"".join(next(stream).to_bytes(4, "big") for _ in range(n // 4 + 1))[:n].hex()
    return None


def check(data):
    """Says what holds, line by line; ValueError with what does not."""
    lines = data.split(b"\n")
    if lines.pop() != b"" or len(lines) < 2:
        raise ValueError("this is no whole record: it must end with a line feed and have at least two lines")
    first, *middle, last = (json.loads(line) for line in lines)
    if first["litfuse"] != 1:
        raise ValueError(f"this program knows version 1, not {first['litfuse']}")
    header = first["header"]
    if "end" not in last:
        raise ValueError("the match was still running when this was written: its seed is not shown yet")
    end = last["end"]
    if [entry["seq"] for entry in middle] != list(range(len(middle))):
        raise ValueError("an entry is missing or out of place")
    yield f"entries     {len(middle)}, none missing"

    if hashlib.sha256(data[: -len(lines[-1]) - 1]).hexdigest() != end["digest"]:
        raise ValueError("digest: a line before the last was changed")
    yield "digest      the lines are as they were when the match ended"

    match, seed = header.get("match", "").encode(), bytes.fromhex(end["seed"])
    if seed.hex() != end["seed"] or hashlib.sha256(b"litfuse/1" + match + seed).hexdigest() != header.get("commit", ""):
        raise ValueError("commitment: this is not the seed that was promised before the deal")
    yield "commitment  the seed is the one that was promised before the deal"

    nonces = [bytes.fromhex(nonce) for nonce in header.get("nonces", [])]
    hashes = header.get("nonce_hashes", [])
    if any(len(n) != 16 for n in nonces) or len(hashes) != len(nonces):
        raise ValueError("nonces: there is not one for each hash")
    for seat, (nonce, announced) in enumerate(zip(nonces, hashes, strict=True), start=1):
        if hashlib.sha256(nonce).hexdigest() != announced:
            if any(nonce):
                raise ValueError(f"nonces: that of seat {seat} is not what was announced")
            yield f"nonces      seat {seat} did not open what it had announced; zeros stand for it"
    yield f"nonces      {sum(map(any, nonces))} seats had a hand in the deal"

    key = hmac.new(seed, match + b"".join(nonces), hashlib.sha256).digest()
    count = 0
    for line, entry in enumerate(middle, start=2):
        labels = [draw["label"] for draw in entry.get("draws", [])]
        if len(set(labels)) < len(labels):
            raise ValueError(f"draws: line {line} draws twice under one label")
        for draw in entry.get("draws", []):
            if rebuilt(key, entry["seq"], draw) != draw["got"]:
                raise ValueError(f"draws: {draw['label']!r} in line {line} does not follow from the seed")
            count += 1
    yield f"draws       {count}, all of them follow from the seed"


def main(args):
    if len(args) != 1:
        print(__doc__, file=sys.stderr)
        return 1
    try:
        with open(args[0], "rb") as file:
            for line in check(file.read()):
                print("ok  ", line)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OSError) as error:
        print("BAD ", error if isinstance(error, ValueError | OSError) else f"this is no record: {error!r}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
