"""What a menu of Bomb Busters lists, and how large it is on the wire."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.public import Card, Power
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import Character, Equipment
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.frames import frame_of
from litfuse.kernel.menus import action, choices, sampled, ways
from litfuse.kernel.playout import Playout
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.table import P1, position

HELPERS = (Equipment.RAY, Equipment.TRIPLE, Equipment.SUPER)


def first_turn(seats: int, ready: tuple[Equipment, ...], seed: int) -> State:
    """Full hands, with these cards ready and everybody's own detector."""
    play = Playout.start(GAME, seats, Config(mission=6), Stream(seed))
    while (asked := play.owed) and asked.kind != "turn":
        play.play(asked, GAME.options(play.state, asked).sample(Stream(seed)))
    cards = tuple(Card(name, usable=True) for name in ready)
    return replace(play.state, equipment=cards, powers=(Power(Character.DOUBLE),) * seats)


@pytest.mark.parametrize(("ready", "most"), [(HELPERS[:1], 12_000), (HELPERS, 17_000)])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_frame_with_a_ray_is_not_much_larger_than_others(seats: int, ready: tuple[Equipment, ...], most: int) -> None:
    states = [first_turn(seats, ready, seed) for seed in range(8)]
    assert max(len(encode(frame_of(GAME, state, state.turn))) for state in states) < most


@pytest.mark.rule("BB-EQ-10-1", "BB-DTC-09")
def test_the_pairs_of_a_ray_stand_in_the_menu_as_single_calls_in_groups() -> None:
    table = position("2 2 y3 6", "2 6", "2 y4 6 6", usable="ray")
    options = table.options(P1)
    ray, *_, both = [form for form in options.describe() if form.type == "HelpedCut"]
    assert ray.picks["calls"].take == 2
    assert ray.picks["calls"].groups == (3, 2, 2)
    assert both.picks["calls"].groups == (3, 2)
    assert len(list(choices(ray.picks["calls"]))) == 3 * 2 + 3 * 2 + 2 * 2
    assert sum(map(ways, options.describe())) == len(options)


def test_every_answer_from_the_bytes_of_such_a_menu_is_legal() -> None:
    state = first_turn(4, HELPERS, 1)
    (asked, *_) = GAME.decisions(state)
    options = GAME.options(state, asked)
    frame = codec(GAME).frame(encode(frame_of(GAME, state, asked.seat)))
    menu = frame.menus[asked.id]
    assert menu == options.describe()
    rng = Stream(1)
    for form in menu:
        first = {field: next(iter(choices(pick))) for field, pick in form.picks.items()}
        assert options.written(action(GAME, form, first)) in options
    assert all(options.written(sampled(GAME, menu, rng)) in options for _ in range(200))
