"""Golden playthroughs: matches to read. `pytest --accept` rewrites them; the diff is reviewed as behaviour."""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any

import pytest

from litfuse.games.bomb_busters import Config as Busters
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.invariants import LONG
from litfuse.games.bomb_busters.invariants import seldom as wrong_cuts
from litfuse.games.bomb_busters.mission import Colour as Wires
from litfuse.games.bomb_busters.mission import Mission
from litfuse.games.exploding_kittens import Config as Kittens
from litfuse.games.registry import GAMES
from litfuse.games.scape_goat import Config as Goat
from litfuse.games.scape_goat.cards import Colour
from litfuse.games.scape_goat.invariants import seldom as ends_too_soon
from litfuse.kernel.game import AnyGame
from litfuse.kernel.texts import kebab
from litfuse.testing import playthrough
from litfuse.testing.walks.configs import choices
from litfuse.testing.walks.walk import Seldom

HERE = Path(__file__).parent

KITTENS: dict[str, tuple[int, int, Any]] = {
    "two": (2, 149, Kittens()),
    "three": (3, 31, Kittens()),
    "three-gift-fell-away": (3, 90, Kittens()),
    "four": (4, 132, Kittens()),
    "five": (5, 61, Kittens()),
    "two-stacking": (2, 148, Kittens(stacking=True)),
    "three-first-game": (3, 17, Kittens(combos="first-game")),
    "four-no-combos": (4, 32, Kittens(combos="none")),
    "five-instant-five": (5, 143, Kittens(instant_five=True)),
    "two-dead-hand-discarded": (2, 13, Kittens(dead_hand="discarded")),
    "three-opening-seven": (3, 45, Kittens(opening=7)),
    "four-automatic-defuse": (4, 44, Kittens(defuse="automatic")),
    "five-no-take-back": (5, 45, Kittens(take_back=False)),
    "two-no-notepad": (2, 149, Kittens(notepad=False)),
    "three-no-spectators": (3, 138, Kittens(spectators=False)),
    "four-no-stand-in": (4, 44, Kittens(stand_in=False)),
}


def long_with(kind: str, **what: object) -> Mission:
    """The long mission that has such a mechanism, with these parameters."""
    return next(
        mission
        for mission in LONG
        for spec in mission.mechanisms
        if type(spec).__name__ == kind and all(getattr(spec, name) == x for name, x in what.items())
    )


BUSTERS: dict[str, tuple[int, int, Any]] = {
    **{f"{n}-with-{seats}": (seats, n, Busters(mission=n)) for n, of in MISSIONS.items() for seats in of.seats},
    "stands": (3, 16, Busters(custom=LONG[2], history="open")),
    "red-seen": (3, 17, Busters(custom=LONG[2], chat="free")),
    "false-bottom": (5, 3, Busters(custom=LONG[1], fixed_captain=True)),
    "disintegrator": (4, 20, Busters(custom=LONG[3], spectators=False)),
    "hook": (2, 2, Busters(custom=LONG[3], stand_in=False)),
    "fast-pass": (2, 18, Busters(custom=LONG[3])),
    "together": (2, 24, Busters(custom=LONG[4])),
    "skipped": (2, 2, Busters(custom=LONG[5])),
    "numbers-over": (3, 1, Busters(custom=LONG[6])),
    "stuck": (2, 14, Busters(custom=LONG[7])),
    "counted": (3, 9, Busters(custom=LONG[15])),
    "denied-and-missing": (3, 4, Busters(custom=LONG[16])),
    "strays": (2, 1, Busters(custom=LONG[17])),
    "turned": (3, 2, Busters(custom=LONG[18])),
    "late-untold": (2, 1, Busters(custom=LONG[19])),
    "late-and-red": (3, 2, Busters(custom=LONG[20])),
    "yellows": (3, 7, Busters(custom=LONG[21])),
    "shown-once": (3, 2, Busters(custom=LONG[22])),
    "constraint-dropped": (4, 1, Busters(custom=LONG[25])),
    "link-found": (3, 6, Busters(custom=long_with("WeakestLink"))),
    "link-blocked": (3, 41, Busters(custom=long_with("WeakestLink"))),
    "ring": (3, 1, Busters(custom=long_with("ConstraintCards", change="ring"))),
    "number-at-the-end": (3, 1, Busters(custom=long_with("SimultaneousCut", last=True))),
    "number-at-once": (3, 1, Busters(custom=long_with("SimultaneousCut", colour="blue", last=False))),
    "numbers-received": (4, 9, Busters(custom=long_with("SimultaneousCut", reward="tokens"))),
    "tokens-given": (3, 54, Busters(custom=long_with("YellowTokens", how="gift"))),
    "tokens-drawn": (4, 1, Busters(custom=long_with("YellowTokens", how="draft"))),
    "passed-over": (5, 25, Busters(custom=Mission(blue=2, yellow=Wires(4), red=Wires(3), equipment=False))),
    "three-mechanisms": (3, 19, Busters(custom=LONG[9])),
    "goals": (3, 14, Busters(custom=LONG[10])),
    "claims-in-turns": (3, 5, Busters(custom=LONG[10], timers="turns")),
    "fuse": (2, 7, Busters(custom=LONG[11])),
    "failures": (4, 2, Busters(custom=LONG[12])),
    "named-cutter": (4, 6, Busters(custom=LONG[13])),
    "pile": (5, 4, Busters(custom=LONG[14])),
    "covers": (2, 0, Busters(custom=long_with("CoveredCards"))),
    "targets": (3, 1, Busters(custom=long_with("Script"), timers="turns")),
    "targets-by-the-clock": (2, 12, Busters(custom=long_with("Script"), timers="wall")),
    "challenges": (4, 1, Busters(custom=long_with("ChallengeCards"))),
    "line": (4, 1, Busters(custom=long_with("NumberLine"))),
    "map-walk": (4, 0, Busters(custom=long_with("MapWalk"))),
    "map-walk-short": (3, 1, Busters(custom=long_with("MapWalk"), short=True)),
    "odds": (3, 4, Busters(mission=4, odds=True)),
    "slips": (3, 3, Busters(custom=long_with("RestrictedTalk", mode="no-number"), chat="free")),
    "passed-wires": (3, 1, Busters(custom=long_with("PassedWires"), timers="turns")),
    "passed-wires-of-two": (2, 4, Busters(custom=long_with("PassedWires"), timers="turns")),
    "timed-phases": (3, 0, Busters(custom=long_with("TimedPhases"), timers="turns")),
    "carried-wires": (2, 1, Busters(custom=long_with("CarriedWires"))),
    "tripwires": (3, 1, Busters(custom=long_with("Tripwires"))),
    "oxygen-given": (4, 1, Busters(custom=long_with("Oxygen", flow="teammate"))),
    "oxygen-own": (3, 1, Busters(custom=long_with("Oxygen", flow="own"))),
    "oxygen-purse": (4, 1, Busters(custom=long_with("Oxygen", flow="purse"))),
    "breaches": (3, 3, Busters(custom=long_with("LateWires", most=3), timers="turns")),
    "claimed-numbers": (3, 0, Busters(custom=long_with("ClaimedNumbers"))),
    "claimed-in-vain": (4, 59, Busters(custom=long_with("ClaimedNumbers"))),
    "own-numbers": (4, 0, Busters(custom=long_with("NumberGate", cards="own"))),
}

GOATS: dict[str, tuple[int, int, Any]] = {
    "three": (3, 20, Goat()),
    "four": (4, 26, Goat()),
    "five": (5, 13, Goat()),
    "six": (6, 55, Goat()),
    "three-no-swap-after-frame": (3, 16, Goat(swap_after_frame=False)),
    "four-no-whispers": (4, 26, Goat(whispers=False)),
    "five-no-nudges": (5, 13, Goat(nudges=False)),
    "six-direct-deal": (6, 6, Goat(decoder="direct")),
    "six-cops-all-turn": (6, 9, Goat(cops_chance="turn")),
    "four-random-row": (4, 30, Goat(middle="random")),
    "five-start-by-seat": (5, 26, Goat(starting="seats")),
    "three-no-spectators": (3, 16, Goat(spectators=False)),
    "four-no-stand-in": (4, 26, Goat(stand_in=False)),
    "five-capped": (5, 13, Goat(turn_cap=6)),
    "six-fixed-colours": (6, 54, Goat(colours=tuple(map(Colour, "PGBRYO")))),
}


class Played(typing.NamedTuple):
    """The matches of one game, and what else can happen there beside its own actions."""

    cases: dict[str, tuple[int, int, Any]]
    steps: int
    table: set[str]
    seldom: Seldom = None
    never: frozenset[str] = frozenset()  # actions that are there to be refused
    planted: frozenset[str] = frozenset()  # events of hooks that no mechanism has yet, only tests of the hooks


PLAYED: dict[str, Played] = {
    "exploding-kittens": Played(KITTENS, 25, {"time-up", "resign"}),
    "bomb-busters": Played(
        BUSTERS,
        45,
        {"time-up", "slip"},
        wrong_cuts,
        never=frozenset({"reveal-reds"}),
        planted=frozenset({"everybody-skipped", "wires-gone"}),
    ),
    "scape-goat": Played(GOATS, 30, {"time-up", "left"}, ends_too_soon),
}
CASES = [(name, case) for name, played in PLAYED.items() for case in played.cases]


@pytest.fixture(params=PLAYED)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


@pytest.mark.parametrize(("name", "case"), CASES)
def test_the_match_is_played_as_in_the_file(name: str, case: str, accept: bool) -> None:
    played = PLAYED[name]
    seats, seed, config = played.cases[case]
    made = playthrough(GAMES[name], seats, seed, config, played.steps, played.seldom)
    file = HERE / f"{name}-{case}.txt"
    if accept:
        file.write_text(made)
    assert made == file.read_text()


def test_every_file_belongs_to_a_playthrough() -> None:
    assert {f.name for f in HERE.glob("*.txt")} == {f"{name}-{case}.txt" for name, case in CASES}


def test_every_game_has_playthroughs() -> None:
    assert [g for g in GAMES if not list(HERE.glob(f"{g}-*.txt"))] == []


def test_every_seat_count_and_every_option_is_played_somewhere(game: AnyGame) -> None:
    cases = PLAYED[game.name].cases.values()
    assert {seats for seats, _, _ in cases} == set(game.seats)
    wanted = {(field, value) for field, values in choices(game.types.config).items() for value in values}
    assert wanted - {(f, getattr(config, f)) for _, _, config in cases for f, _ in wanted} == set()


def test_every_action_and_every_event_happens_somewhere(game: AnyGame) -> None:
    lines = [line.split() for f in HERE.glob(f"{game.name}-*.txt") for line in f.read_text().splitlines()]
    acted = {words[2] for words in lines if words[0] == ">"}
    happened = {words[0] for words in lines if words[0] not in (">", "=")}
    actions = {kebab(t.__name__) for t in typing.get_args(game.types.action)} | PLAYED[game.name].table
    events = {kebab(t.__name__) for t in typing.get_args(game.types.event)}
    assert actions - acted == PLAYED[game.name].never
    assert events - happened == PLAYED[game.name].planted
