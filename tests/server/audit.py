"""What holds of every server that a test has run, looked up in its database and its log: nothing was told too early or
to the wrong one, every deal was drawn from chance, and the log names no card.

`run` and the fixtures call these for all tests; `test_planted.py` shows that each finds its leak.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from litfuse.games.registry import GAMES
from litfuse.kernel import fairness
from litfuse.kernel.codec import codec, view_hash
from litfuse.kernel.match import Match
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.server.matches.running import DOCUMENT, MatchDoc
from litfuse.server.tables import stored
from tests.server.places import place_of, rows

# What the server says of itself, key by key; whatever else is there was not meant to be.
KEYS: Final = (
    *("event", "level", "timestamp", "error", "at", "code", "row", "number", "kind", "why", "version", "days"),
    *("table", "match", "game", "seats", "bots", "closed", "worker", "ready", "route", "library", "where", "rows"),
)
SENTENCES: Final = ("Serving at ", "Another server has ", "The server cannot start")  # of the command line
WORD: Final = re.compile(r"[\w.:/<>{}+-]{0,120}", re.ASCII)
ERROR: Final = re.compile(r"\w+( < \w+)*", re.ASCII)
PLACE: Final = re.compile(r"[\w.<>-]+:\d+ [\w<>]+", re.ASCII)
DRAWN: Final = re.compile(r"[0-9a-f]{32}")  # the id of a match that a server dealt; tests write others
SPREAD: Final = {16: 9, 32: 18}  # different bytes that so many bytes of chance have at least
_dealt: dict[str, Path] = {}  # every seed that was seen, and whose it is


class MatchRow(NamedTuple):
    raw: bytes
    entries: tuple[bytes, ...]

    @property
    def doc(self) -> MatchDoc:
        return DOCUMENT.decode(self.raw)


# --- the log ---------------------------------------------------------------------------------------------------------


def log_faults(log: str) -> list[str]:
    """The lines that hold more than types and ids."""
    return [line for line in log.splitlines() if not (line.startswith(SENTENCES) or _is_plain(line))]


def _is_plain(line: str) -> bool:
    try:
        found = json.loads(line)
    except ValueError:
        return False
    return isinstance(found, dict) and found.keys() <= {*KEYS} and all(_says(k, v) for k, v in found.items())


def _says(key: str, value: Any) -> bool:
    if key == "error":
        return bool(ERROR.fullmatch(str(value))) or value == ""
    if key == "at":
        return all(PLACE.fullmatch(place) for place in value)
    return isinstance(value, bool | int | float | None) or (isinstance(value, str) and bool(WORD.fullmatch(value)))


# --- the deal --------------------------------------------------------------------------------------------------------


def deal_faults(folder: Path) -> list[str]:
    """Seeds and bots' parts that somebody could have known before."""
    faults = []
    for match, row in _matches(folder).items():
        if DRAWN.fullmatch(match):
            faults += [f"{match}: {fault}" for fault in (*_weak(row.doc.seed, folder), *_bots_parts(row.doc))]
    for table in _tables(folder):
        if DRAWN.fullmatch(table.deal.match):
            faults += [f"next of {table.id}: {fault}" for fault in _weak(table.deal.seed, folder)]
    return faults


def _weak(seed: str, folder: Path) -> Iterator[str]:
    if not _by_chance(bytes.fromhex(seed), 32):
        yield "a weak seed"
    if _dealt.setdefault(seed, folder) != folder:
        yield "a seed that another server had"


def _bots_parts(doc: MatchDoc) -> Iterator[str]:
    header = doc.header
    seats = zip(header.levels, header.nonces, header.nonce_hashes, strict=False)  # no levels: no bots
    # A part that was not opened is that of a person who left, and whose chair a bot took.
    found = [(bytes.fromhex(nonce), seal) for level, nonce, seal in seats if level]
    parts = [nonce for nonce, seal in found if nonce != fairness.NO_NONCE or seal == fairness.nonce_hash(nonce)]
    if not all(_by_chance(part, fairness.NONCE_SIZE) for part in parts) or len(set(parts)) < len(parts):
        yield "a bot's weak part of the deal"
    if fairness.commitment(header.match, bytes.fromhex(doc.seed)) != header.commit:
        yield "a promise of another seed"


def _by_chance(data: bytes, size: int) -> bool:
    """Long enough, and no pattern that a glance finds."""
    return len(data) == size and len(set(data)) >= SPREAD[size]


# --- what people were told -------------------------------------------------------------------------------------------


def told_faults(folder: Path, token: str, messages: Iterable[dict[str, Any]]) -> list[str]:
    """Returns everything that the holder of this token was told but should not have been."""
    try:
        chair = int(msgspec.json.decode(bytes.fromhex(token.rpartition(".")[0]))[1])
    except (ValueError, msgspec.DecodeError):
        chair = -1  # no token at all
    messages = list(messages)
    matches = _matches(folder)
    said = json.dumps(messages)
    faults = [f"{name} of {match}" for match, name, secret in _secrets(folder, matches) if secret in said]
    for message in messages:
        if message["type"] == "Granted":  # another chair, from here on
            chair = message["chair"]
        row = matches.get(message["match"]) if message["type"] == "Told" else None
        if row is not None and row.entries and row.doc.header.game in GAMES:
            faults += _of_another(chair, row, message)
    return faults


def _secrets(folder: Path, matches: dict[str, MatchRow]) -> Iterator[tuple[str, str, str]]:
    for match, row in matches.items():
        yield match, "the seed", row.doc.seed
        yield match, "the bots' key", row.doc.bots
    for table in _tables(folder):
        yield table.deal.match, "the next seed", table.deal.seed


def _of_another(chair: int, row: MatchRow, message: dict[str, Any]) -> Iterator[str]:
    """Is this another viewer's view, or does it hold what only a seat has?"""
    seating = row.doc.seating or tuple(range(row.doc.header.seats))
    viewer: Viewer = seating.index(chair) if chair in seating else SPECTATOR
    frame = message["told"]["frame"]
    view = view_hash(codec(GAMES[row.doc.header.game]).view.convert(frame["view"]))
    if view not in _views(row, viewer):
        yield f"a view that is not of {viewer} in {message['match']}"
    asked = {int(decision.partition(".")[0]) for decision in frame.get("menus", {})}
    if asked - {viewer}:
        yield f"a menu of somebody else in {message['match']}"
    if viewer == SPECTATOR and (message["told"].get("known") is not None or message.get("notebook")):
        yield f"what a seat knows, outside of {message['match']}"


@lru_cache(maxsize=64)
def _views(row: MatchRow, viewer: Viewer) -> frozenset[str]:
    """The hash of every view that this viewer has had."""
    game = GAMES[row.doc.header.game]
    header = msgspec.structs.replace(row.doc.header, config=codec(game).config.convert(row.doc.header.config))
    match = Match.load(game, header, [codec(game).entry(entry) for entry in row.entries])
    return frozenset(view_hash(game.view(step.state, viewer)) for step in match.line())


# --- the database ----------------------------------------------------------------------------------------------------


def _rows(folder: Path, query: str) -> list[Any]:
    """None where a test has taken the database apart."""
    place = place_of(folder)
    if not place.url and not (folder / "litfuse.db").exists():
        return []
    try:
        return rows(place, query)
    except (sqlite3.DatabaseError, asyncpg.PostgresError):
        return []


def _matches(folder: Path) -> dict[str, MatchRow]:
    entries: dict[str, list[bytes]] = {}
    for match, entry in _rows(folder, "select match_id, entry from entries order by match_id, seq"):
        entries.setdefault(match, []).append(entry)
    found = {}
    for match, doc in _rows(folder, "select id, doc from matches"):
        try:
            DOCUMENT.decode(doc)
        except Exception:
            continue  # unreadable on purpose
        found[match] = MatchRow(doc, tuple(entries.get(match, ())))
    return found


def _tables(folder: Path) -> Iterator[stored.StoredTable]:
    for (doc,) in _rows(folder, "select doc from tables"):
        try:
            yield stored.DOCUMENT.decode(doc)
        except Exception:
            continue
