"""Match records as files: JSON Lines, version 1. Works on bytes; reading and writing files is up to the caller.

    {"litfuse":1,"header":{...}}       what was settled before the deal, including the commitment to the seed
    {"seq":0,"draws":[...],...}        one line per entry
    {"end":{"seed":...,...}}           after the end: the seed, the outcome, and a digest of all bytes before this line

Every line is in canonical form, so each record has exactly one spelling and any changed byte is found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from msgspec.structs import replace

from .codec import Decoder, codec, encode
from .errors import BadRecord, IllegalAction, RulesBug, StaleAnswer
from .fairness import NO_NONCE, NONCE_SIZE, Seals, commitment, match_key, nonce_hash
from .game import AnyGame
from .match import AnyMatch, Match
from .records import TABLE, Draw, Entry, Header, Origin, Outcome, Part, Seat, Text, text
from .rng import Scripted, Words

VERSION = 1


class FirstLine(Part):
    litfuse: int
    header: Header


class End(Part, kw_only=True):
    seed: str
    outcome: Outcome
    digest: str


class LastLine(Part):
    end: End


class Archive(NamedTuple):
    """A record that was read, with its match; `end` is None while the match is not over."""

    header: Header
    match: AnyMatch
    end: End | None


_first: Decoder[FirstLine] = Decoder(FirstLine)
_last: Decoder[LastLine] = Decoder(LastLine)


def header_of(
    game: AnyGame,
    seats: int,
    config: Any,
    seed: bytes,
    match_id: str = "",
    nonces: Sequence[bytes] = (),
    players: Sequence[str] = (),
    announced: Sequence[str] = (),
    levels: Sequence[str] = (),
    practice: Sequence[Origin] = (),
) -> Header:
    """Returns the header of a match that is about to be dealt from this seed.

    `announced` are the hashes that the seats gave before, needed if a seat may not open the nonce behind its hash.
    `levels` are those of the bots among the players, empty for a person. `practice` says where its first entries come
    from, if the match is not dealt but continues from a position.
    """
    return Header(
        game=game.name,
        rules=game.rules,
        seats=seats,
        config=config,
        match=match_id,
        commit=commitment(match_id, seed),
        nonce_hashes=tuple(announced) or tuple(nonce_hash(n) for n in nonces),
        nonces=tuple(n.hex() for n in nonces),
        players=tuple(players),
        levels=tuple(levels) if any(levels) else (),
        practice=tuple(practice),
    )


def begin(game: AnyGame, header: Header, seed: bytes) -> AnyMatch:
    """Deals the match that this header announces."""
    return Match.start(game, header.seats, key_of(header, seed), header.config)


def key_of(header: Header, seed: bytes) -> bytes:
    return match_key(seed, header.match, [bytes.fromhex(n) for n in header.nonces])


def origins_of(header: Header, seed: bytes, last: int) -> tuple[Origin, ...]:
    """Returns the origins of a practice match that continues after entry `last` of this match, itself perhaps one."""
    earlier = [o for o in header.practice if o.last < last]
    later = header.practice[len(earlier) : len(earlier) + 1]
    own = later[0] if later else Origin(match=header.match, last=0, seed=seed.hex(), nonces=header.nonces)
    return (*earlier, replace(own, last=last))


def first_own(header: Header) -> int:
    """Returns the first entry that this match did not take over from another one."""
    return header.practice[-1].last + 1 if header.practice else 0


def write(header: Header, match: AnyMatch, seed: bytes | None = None) -> bytes:
    """Returns the bytes of the file of a match. They hold the seed only if the match is over."""
    lines = [encode(FirstLine(VERSION, header)), *(encode(e) for e in match.entries())]
    data = b"".join(line + b"\n" for line in lines)
    outcome = match.outcome
    if outcome is None or seed is None:
        return data
    end = End(seed=seed.hex(), outcome=outcome, digest=hashlib.sha256(data).hexdigest())
    return data + encode(LastLine(end)) + b"\n"


def read(data: bytes, find: Callable[[str], AnyGame]) -> Archive:
    """Returns the record in these bytes. Raises BadRecord with the number of the line if they are not a record."""
    lines = data.split(b"\n")
    if not data or lines.pop() != b"":
        raise BadRecord(text("record-cut-off", line=len(lines) + 1))
    first = _decoded(lines, 0, _first)
    if first.litfuse != VERSION:
        raise BadRecord(text("record-version", version=first.litfuse, known=VERSION))
    game = find(first.header.game)
    header = replace(first.header, config=codec(game).config.convert(first.header.config))
    _same(FirstLine(VERSION, header), lines, 0)
    ended = len(lines) > 1 and lines[-1].startswith(b'{"end"')
    end = _line(lines, len(lines) - 1, _last).end if ended else None
    entries = (_line(lines, i, codec(game).entry) for i in range(1, len(lines) - ended))
    match = Match.load(game, header, entries)
    try:
        outcome = match.outcome
    except RulesBug as error:  # the events lead to an impossible state
        raise BadRecord(text("record-illegal", what=f"={error}")) from error
    if end is not None and outcome != end.outcome:
        raise BadRecord(text("record-outcome", line=len(lines)))
    return Archive(header, match, end)


def _line(lines: list[bytes], i: int, decode: Decoder[Any]) -> Any:
    record = _decoded(lines, i, decode)
    _same(record, lines, i)
    return record


def _decoded(lines: list[bytes], i: int, decode: Decoder[Any]) -> Any:
    try:
        return decode(lines[i])
    except BadRecord as error:
        raise BadRecord(text("record-line", line=i + 1, what=error.says.args.get("what", "=")), error.path) from error


def _same(record: Any, lines: list[bytes], i: int) -> None:
    if encode(record) != lines[i]:
        raise BadRecord(text("record-form", line=i + 1))


class Finding(NamedTuple):
    """Something that was checked and holds, or that could not be checked."""

    says: Text
    held: bool = True


def verify(archive: Archive, data: bytes, seals: Seals | None = None) -> list[Finding]:
    """Checks everything that can be checked. Raises BadRecord at the first thing that is wrong.

    Only the seals that a player kept can prove that every nonce was settled before that player's was opened.
    """
    header, match, end = archive
    entries = match.entries()
    findings = [Finding(text("verified-form", lines=len(entries)))]
    if seals is not None:
        _check_seals(header, seals)
        findings.append(Finding(text("verified-seals")))
    unopened = _unopened(header)
    if unopened:
        findings.append(Finding(text("unverified-nonce", seats=_named(unopened)), held=False))
    if end is None:
        findings.append(Finding(text("unverified-running"), held=False))
    else:
        if hashlib.sha256(data[: data.rindex(b"\n", 0, -1) + 1]).hexdigest() != end.digest:
            raise BadRecord(text("record-digest"))
        seed = _hex(end.seed)
        if commitment(header.match, seed) != header.commit:
            raise BadRecord(text("record-commit"))
        findings.append(Finding(text("verified-commit")))
        if header.practice:
            findings.append(
                Finding(text("verified-practice", steps=first_own(header), match=f"={header.practice[-1].match}"))
            )
        keys = _keys(header, seed)
        count = sum(_check_draws(keys(e.seq), e) for e in entries)
        findings.append(Finding(text("verified-draws", draws=count)))
    if header.rules != match.game.rules:
        return [
            *findings,
            Finding(text("unverified-rules", recorded=f"={header.rules}", here=f"={match.game.rules}"), False),
        ]
    _check_rules(header, match, entries)
    return [*findings, Finding(text("verified-events", steps=len(entries)))]


def _check_seals(header: Header, seals: Seals) -> None:
    if seals.match != header.match:
        raise BadRecord(text("record-seals-other"))
    if seals.commit != header.commit:
        raise BadRecord(text("record-commit"))
    pairs = enumerate(zip_longest(seals.seals, header.nonce_hashes))
    wrong = [seat for seat, (shown, recorded) in pairs if shown != recorded]
    if wrong:
        raise BadRecord(text("record-seals", seats=_named(wrong)))


def _named(seats: Iterable[Seat]) -> str:
    return " ".join(f"@{seat}" for seat in seats)


def _unopened(header: Header) -> list[Seat]:
    """Returns the seats that sealed a nonce and did not open it in time; the record has zeros for it and says so.

    A player who held a nonce back could choose between two deals. So such a record is not wrong, but its deal is not
    proven fair.
    """
    nonces = [_hex(n) for n in header.nonces]
    if any(len(n) != NONCE_SIZE for n in nonces) or len(nonces) != len(header.nonce_hashes):
        raise BadRecord(text("record-nonce"))
    wrong = [s for s, (n, h) in enumerate(zip(nonces, header.nonce_hashes, strict=True)) if nonce_hash(n) != h]
    if any(nonces[s] != NO_NONCE for s in wrong):
        raise BadRecord(text("record-nonce"))
    return wrong


def _hex(digits: str) -> bytes:
    try:
        data = bytes.fromhex(digits)
    except ValueError as error:
        raise BadRecord(text("record-hex")) from error
    if data.hex() != digits:  # upper case and spaces would be a second spelling
        raise BadRecord(text("record-hex"))
    return data


def _keys(header: Header, seed: bytes) -> Callable[[int], bytes]:
    """Returns the key of each entry: that of this match, or of the match from which the entry was taken over."""
    own = key_of(header, seed)
    others = [(o.last, match_key(_hex(o.seed), o.match, [_hex(n) for n in o.nonces])) for o in header.practice]
    if sorted({last for last, _ in others}) != [last for last, _ in others]:
        raise BadRecord(text("record-practice"))
    return lambda seq: next((key for last, key in others if seq <= last), own)


def _check_draws(key: bytes, entry: Entry[Any, Any]) -> int:
    for draw in entry.draws:
        if drawn(key, entry.seq, draw) != draw.got:
            raise BadRecord(text("record-draw-wrong", line=entry.seq + 2, label=f"={draw.label}"))
    return len(entry.draws)


def drawn(key: bytes, seq: int, draw: Draw) -> int | tuple[int, ...] | str | None:
    """Returns what this draw must have given, None if no such draw is possible. Uses no rules."""
    words = Words(key, seq, draw.label)
    got, of = draw.got, draw.of
    if isinstance(got, int):
        return words.below(of) if of > 0 else None
    size = len(got) if isinstance(got, tuple) else len(got) // 2
    if size != of:  # also stops a hostile record from asking for an order of a billion things
        return None
    return words.order(of) if isinstance(got, tuple) else words.bytes(of).hex()


def _check_rules(header: Header, match: AnyMatch, entries: list[Entry[Any, Any]]) -> None:
    """Checks that the rules lead from each action and its recorded draws to the recorded events."""
    try:
        for made, entry in zip(rebuilt(match.game, header, entries), entries, strict=True):
            if made != entry:
                raise BadRecord(text("record-rules", line=entry.seq + 2))
    except (IllegalAction, StaleAnswer, RulesBug) as error:
        raise BadRecord(text("record-illegal", what=f"={error}")) from error


def rebuilt(game: AnyGame, header: Header, entries: Iterable[Entry[Any, Any]]) -> Iterator[Entry[Any, Any]]:
    """Plays the actions of a record again with its draws, and yields the entries as the rules make them now."""
    match: AnyMatch | None = None
    for entry in entries:
        rng = Scripted(entry.draws)
        if match is None:
            match = Match.start(game, header.seats, b"", header.config, rng=rng)
        elif entry.seat != TABLE:
            match = match.play(entry.answers, entry.action, rng=rng)
        elif entry.action is not None:
            match = match.table(entry.action, rng=rng)
        yield match.entry
