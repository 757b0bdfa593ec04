"""What a menu of Bomb Busters lists, and how large it is on the wire."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.calls import callable_values
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.base import hooks_of
from litfuse.games.bomb_busters.public import Card, Power
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import Character, Equipment
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.frames import frame_of
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.menus import action, choices, sampled, ways
from litfuse.kernel.playout import Playout
from litfuse.kernel.records import TimeUp
from litfuse.kernel.rng import Stream
from litfuse.kernel.sharing import shared
from litfuse.kernel.told import told
from tests.games.bomb_busters.table import P1, position

ENVELOPE = 600  # type, match, hash, clocks' times, the last words of a notebook
HELPERS = (Equipment.RAY, Equipment.TRIPLE, Equipment.SUPER)


def first_turn(seats: int, ready: tuple[Equipment, ...], seed: int) -> State:
    """Full hands, with these cards ready and everybody's own detector."""
    play = Playout.start(GAME, seats, Config(mission=6), Stream(seed))
    while (asked := play.owed) and asked.kind != "turn":
        play.play(asked, GAME.options(play.state, asked).sample(Stream(seed)))
    cards = tuple(Card(name, usable=True) for name in ready)
    return replace(play.state, equipment=cards, powers=(Power(Character.DOUBLE),) * seats)


def sent(frame: Any) -> bytes:
    """A frame as the server sends it."""
    return encode(replace(frame, menus={id: shared(menu) for id, menu in frame.menus.items()}))


@pytest.mark.parametrize("ready", [HELPERS[:1], HELPERS])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_frame_with_a_ray_is_not_much_larger_than_others(seats: int, ready: tuple[Equipment, ...]) -> None:
    states = [first_turn(seats, ready, seed) for seed in range(8)]
    assert max(len(sent(frame_of(GAME, state, state.turn))) for state in states) < 10_000


def barred_values(state: State, seat: int) -> bool:
    """Does the mission leave this seat fewer than two values to call, or ask for something else first?"""
    few = len(callable_values(state, seat, "ray").by) < 2
    return few or any(h.bars_deed(state, seat, "dual") for h in hooks_of(state.mission))


@pytest.mark.parametrize(
    ("mission", "seats"), [(m, seats) for m, of in MISSIONS.items() if of.equipment for seats in of.seats]
)
def test_a_message_with_a_ray_ready_has_at_most_16000_bytes(mission: int, seats: int) -> None:
    """Positions of real missions, with the Ray and every detector made ready there, as the server sends them."""
    config = Config(mission=mission, history="open")
    for seed in range(2):
        rng = Stream(f"ray/{seed}")
        match: AnyMatch = Match.start(GAME, seats, b"%d" % seed, config)
        for _ in range(14):
            if match.over:
                break
            asked = next((d for d in (*match.owed, *match.decisions) if match.options(d)), None)  # nobody owes a claim
            if asked is None:  # nobody can act until a clock has run out
                match = match.table(TimeUp(match.clocks[-1].key))
                continue
            if asked.kind == "turn" and isinstance(asked.seat, int):
                cards = tuple(Card(name, usable=True) for name in HELPERS)
                powers = (Power(Character.DOUBLE),) * seats
                there = replace(match.state, equipment=cards, powers=powers)
                frame = frame_of(GAME, there, asked.seat)
                forms = frame.menus.get(asked.id, ())
                barred = any(h.bars_card(there, asked.seat, Equipment.RAY) for h in hooks_of(there.mission))
                rays = any(len(form.picks["calls"].groups) > 1 for form in forms if form.type == "HelpedCut")
                assert rays != barred or (barred_values(there, asked.seat) and not rays)
                notices = match.notices(asked.seat)
                message = sent(frame) + encode((notices, [n.text() for n in notices], told(match, asked.seat).known))
                assert len(message) + ENVELOPE <= 16_000
            match = match.play(asked, match.options(asked).sample(rng))


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
    made = frame_of(GAME, state, asked.seat)
    frame = codec(GAME).frame(sent(made))
    assert frame == codec(GAME).frame(encode(made))
    menu = frame.menus[asked.id]
    assert menu == options.describe()
    rng = Stream(1)
    for form in menu:
        first = {field: next(iter(choices(pick))) for field, pick in form.picks.items()}
        assert options.written(action(GAME, form, first)) in options
    assert all(options.written(sampled(GAME, menu, rng)) in options for _ in range(200))
