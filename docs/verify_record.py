#!/usr/bin/env python3
"""Checks the deal of a Litfuse match record (version 1): python3 verify_record.py RECORD [--seals FILE]

FILE holds the seals that your client was shown before the deal. Ends with status 0 if all holds, 1 if what could be
checked holds and something could not be, 2 if something is wrong. Uses nothing but Python's standard library, so that
you need not trust the program that made the record; read it, it is short. docs/records.md explains the format, and what
these checks prove and what not.
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


def check(data, seals=None):
    """Says for each thing whether it holds (True), could not be checked (None), or is only a remark (""); ValueError
    with what is wrong."""
    lines = data.split(b"\n")
    if lines.pop() != b"" or len(lines) < 2:
        raise ValueError("this is no whole record: it must end with a line feed and have at least two lines")
    first, *middle, last = (json.loads(line) for line in lines)
    if first["litfuse"] != 1:
        raise ValueError(f"this program knows version 1, not {first['litfuse']}")
    header, running = first["header"], "end" not in last
    if running:
        middle.append(last)
    if [entry["seq"] for entry in middle] != list(range(len(middle))):
        raise ValueError("an entry is missing or out of place")
    yield True, f"entries     {len(middle)}, none missing"

    if not running:
        if hashlib.sha256(data[: -len(lines[-1]) - 1]).hexdigest() != last["end"]["digest"]:
            raise ValueError("digest: a line before the last was changed")
        yield True, "digest      the lines are as they were when the match ended"

    nonces = [bytes.fromhex(nonce) for nonce in header.get("nonces", [])]
    yield from check_nonces(nonces, header.get("nonce_hashes", []))
    if seals is not None:
        check_seals(header, seals)
        yield True, "seals       Every seal is the one that was shown before the first random number was opened."
    elif nonces:
        yield (
            "",
            "seals       Whether these are the seals that you were shown cannot be told without --seals FILE.",
        )
    if running:
        yield None, "seed        The match is still running, so its seed is secret: the draws cannot be checked yet."
        return

    match, shown = header.get("match", "").encode(), last["end"]["seed"]
    seed = bytes.fromhex(shown)
    if seed.hex() != shown or hashlib.sha256(b"litfuse/1" + match + seed).hexdigest() != header.get("commit", ""):
        raise ValueError("commitment: this is not the seed that was promised before the deal")
    yield True, "commitment  the seed is the one that was promised before the deal"

    keys = [(None, keyed(seed, match, nonces))]
    for origin in reversed(header.get("practice", [])):
        numbers_of = [bytes.fromhex(nonce) for nonce in origin.get("nonces", [])]
        before = keyed(bytes.fromhex(origin["seed"]), origin["match"].encode(), numbers_of)
        keys.insert(0, (origin["last"], before))
        yield "", f"practice    The entries up to {origin['last']} are those of another match, {origin['match']}."
    count = 0
    for line, entry in enumerate(middle, start=2):
        labels = [draw["label"] for draw in entry.get("draws", [])]
        if len(set(labels)) < len(labels):
            raise ValueError(f"draws: line {line} draws twice under one label")
        key = next(key for last, key in keys if last is None or entry["seq"] <= last)
        for draw in entry.get("draws", []):
            if rebuilt(key, entry["seq"], draw) != draw["got"]:
                raise ValueError(f"draws: {draw['label']!r} in line {line} does not follow from the seed")
            count += 1
    yield True, f"draws       {count}, all of them follow from the seed"


def keyed(seed, match, nonces):
    """The key of a match, from which all its draws follow."""
    return hmac.new(seed, match + b"".join(nonces), hashlib.sha256).digest()


def check_nonces(nonces, hashes):
    """Each nonce is the one that was sealed; or zeros, where the seat did not open it."""
    if any(len(n) != 16 for n in nonces) or len(hashes) != len(nonces):
        raise ValueError("nonces: there is not one for each hash")
    for player, (nonce, announced) in enumerate(zip(nonces, hashes, strict=True), start=1):
        if hashlib.sha256(nonce).hexdigest() != announced:
            if any(nonce):
                raise ValueError(f"nonces: that of Player {player} is not the one that was sealed")
            yield (
                None,
                (
                    f"nonces      Player {player} sealed a random number and did not open it: zeros stand for it, "
                    "and the deal is not proven fair."
                ),
            )
    yield True, f"nonces      {sum(map(any, nonces))} seats had a hand in the deal"


def check_seals(header, seals):
    """What was shown before the deal is what the record says: nobody could choose a nonce after seeing another."""
    if seals["match"] != header.get("match", ""):
        raise ValueError("seals: These seals belong to another match.")
    if seals["commit"] != header.get("commit", ""):
        raise ValueError("seals: The seed is not the one that was promised before the deal.")
    shown, recorded = seals["seals"], header.get("nonce_hashes", [])
    most = max(len(shown), len(recorded))
    wrong = [f"Player {n + 1}" for n in range(most) if shown[n : n + 1] != recorded[n : n + 1]]
    if wrong:
        names = " and ".join(filter(None, [", ".join(wrong[:-1]), wrong[-1]]))
        raise ValueError(f"seals: The seals in the record are not the ones that were shown before the deal: {names}.")


def main(args):
    if len(args) not in (1, 3) or args[1:2] not in ([], ["--seals"]):
        print(__doc__, file=sys.stderr)
        return 2
    whole = True
    try:
        with open(args[0], "rb") as file:
            data = file.read()
        seals = None
        if len(args) == 3:
            with open(args[2], "rb") as file:
                seals = json.load(file)
        for held, line in check(data, seals):
            print({True: "ok  ", None: "?   ", "": "note"}[held], line)
            whole = whole and held is not None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OSError) as error:
        print("BAD ", error if isinstance(error, ValueError | OSError) else f"this is no record: {error!r}")
        return 2
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
