"""Golden playthroughs: matches to read. `pytest --accept` rewrites them; the diff is reviewed as behaviour."""

from __future__ import annotations

import typing
from pathlib import Path

import pytest

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.registry import GAMES
from litfuse.kernel.texts import kebab
from litfuse.testing import playthrough
from litfuse.testing.configs import choices

HERE = Path(__file__).parent
STEPS = 25

KITTENS: dict[str, tuple[int, int, Config]] = {
    "two": (2, 149, Config()),
    "three": (3, 31, Config()),
    "three-gift-fell-away": (3, 90, Config()),
    "four": (4, 132, Config()),
    "five": (5, 61, Config()),
    "two-stacking": (2, 148, Config(stacking=True)),
    "three-first-game": (3, 17, Config(combos="first-game")),
    "four-no-combos": (4, 32, Config(combos="none")),
    "five-instant-five": (5, 143, Config(instant_five=True)),
    "two-dead-hand-discarded": (2, 13, Config(dead_hand="discarded")),
    "three-opening-seven": (3, 45, Config(opening=7)),
    "four-automatic-defuse": (4, 44, Config(defuse="automatic")),
    "five-no-take-back": (5, 45, Config(take_back=False)),
    "two-no-notepad": (2, 149, Config(notepad=False)),
    "three-no-spectators": (3, 138, Config(spectators=False)),
    "four-no-stand-in": (4, 44, Config(stand_in=False)),
}


@pytest.mark.parametrize("case", KITTENS)
def test_the_match_is_played_as_written(case: str, accept: bool) -> None:
    seats, seed, config = KITTENS[case]
    made = playthrough(GAME, seats, seed, config, STEPS)
    file = HERE / f"{GAME.name}-{case}.txt"
    if accept:
        file.write_text(made)
    assert made == file.read_text()


def test_no_file_is_left_over() -> None:
    assert {f.name for f in HERE.glob("*.txt")} == {f"{GAME.name}-{case}.txt" for case in KITTENS}


def test_every_game_has_some() -> None:
    assert [g for g in GAMES if not list(HERE.glob(f"{g}-*.txt"))] == []


def test_every_seat_count_and_every_option_is_played_somewhere() -> None:
    assert {seats for seats, _, _ in KITTENS.values()} == set(GAME.seats)
    wanted = {(field, value) for field, values in choices(Config).items() for value in values}
    assert wanted - {(f, getattr(config, f)) for _, _, config in KITTENS.values() for f, _ in wanted} == set()


def test_every_action_and_every_event_happens_somewhere() -> None:
    lines = [line.split() for f in HERE.glob(f"{GAME.name}-*.txt") for line in f.read_text().splitlines()]
    acted = {words[2] for words in lines if words[0] == ">"}
    happened = {words[0] for words in lines if words[0] not in (">", "=")}
    actions = {kebab(t.__name__) for t in typing.get_args(GAME.types.action)} | {"time-up", "resign"}
    events = {kebab(t.__name__) for t in typing.get_args(GAME.types.event)}
    assert actions - acted == set()
    assert events - happened == set()
