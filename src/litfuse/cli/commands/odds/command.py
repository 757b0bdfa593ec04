"""Reads the arguments of `litfuse odds`, a typed position or a step of a record, and prints the odds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from litfuse.games.bomb_busters.odds import PositionOdds
from litfuse.games.bomb_busters.words import NUMBERS
from litfuse.kernel.records import SPECTATOR, Viewer, text
from litfuse.lang import Voice

from ... import files
from ...errors import OK, BadInput
from ...shell import Shell
from .answers import NamedStand, OddsRequest, answers, plain
from .matches import from_match
from .picture import heat_map
from .sketch import sketch
from .table import said, show

GAME = "bomb-busters"
NAMES = "ABCDE"


class OddsArguments(NamedTuple):
    stands: Sequence[str]
    hands: Sequence[str] = ()
    blue: int | None = None
    yellow: str = ""
    red: str = ""
    viewer: str | None = None
    step: int | None = None
    svg: Path | None = None
    json: bool = False


def odds(shell: Shell, wanted: OddsArguments) -> int:
    voice = Voice(shell.language, GAME)
    recorded = len(wanted.stands) == 1 and is_record(wanted.stands[0])
    refuse_idle(wanted, recorded)
    found = answers(from_record(Path(wanted.stands[0]), wanted, voice) if recorded else from_sketch(wanted))
    if wanted.svg is not None:
        write(wanted.svg, heat_map(found, voice.word("cli-odds-title"), lambda v: said(voice, v)))
    if wanted.json:
        shell.console.out(msgspec.json.format(msgspec.json.encode(plain(found)), indent=2).decode(), highlight=False)
    else:
        show(shell.console, voice, found)
    return OK


def is_record(said: str) -> bool:
    """Returns whether this is the name of a file, and not a stand, which may be longer than any file name."""
    try:
        return said.endswith(".jsonl") or Path(said).is_file()
    except (OSError, ValueError):
        return False


def refuse_idle(wanted: OddsArguments, recorded: bool) -> None:
    """Raises BadInput for an option that would have no effect here."""
    typed = {"--hand": wanted.hands, "--blue": wanted.blue, "--yellow": wanted.yellow, "--red": wanted.red}
    given = typed if recorded else {"--as": wanted.viewer, "--step": wanted.step}
    for flag, value in given.items():
        if value not in (None, "", ()):
            raise BadInput(text("cli-odds-typed-only" if recorded else "cli-odds-record-only", name=f"={flag}"))


def from_sketch(wanted: OddsArguments) -> OddsRequest:
    blue = max(NUMBERS) if wanted.blue is None else wanted.blue
    typed = sketch(wanted.hands, wanted.stands, blue, wanted.yellow, wanted.red)
    stands = [NamedStand(NAMES[s], "", [(s, slot) for slot in range(size)]) for s, size in enumerate(typed.sizes)]
    odds = PositionOdds(typed.at, typed.hidden)
    return OddsRequest(odds, stands, typed.values, typed.solo, len(wanted.stands) + len(wanted.hands))


def from_record(path: Path, wanted: OddsArguments, voice: Voice) -> OddsRequest:
    _, (header, match, _) = files.load(path)
    if header.game != GAME:
        raise BadInput(text("cli-odds-other-game", game=f"={header.game}"))
    if wanted.step is not None:
        match = match.at(wanted.step)
    return from_match(match, seat_of(wanted.viewer, match.seats), Voice(voice.language, GAME, header.players))


def seat_of(wanted: str | None, seats: int) -> Viewer:
    """Returns the viewer. People count seats from 1."""
    if wanted is None or wanted.strip().lower() == SPECTATOR:
        return SPECTATOR
    word = wanted.strip()
    if word.isdecimal() and 1 <= int(word[:9]) <= seats:
        return int(word) - 1
    raise BadInput(text("cli-odds-no-such-seat", name=f"={wanted}", seats=seats))


def write(file: Path, drawn: str) -> None:
    try:
        file.write_text(drawn, "utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(text("cli-simulate-unwritable", file=f"={file}")) from error
