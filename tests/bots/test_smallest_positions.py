"""Every bot of every game answers legally where least is left: the smallest piles, hands and stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from litfuse.bots.base import Level
from litfuse.bots.exploding_kittens.rollout import RolloutBot
from litfuse.bots.random import RandomBot
from litfuse.bots.registry import LEVELS
from litfuse.bots.search import Effort
from litfuse.games.bomb_busters import GAME as BUSTERS
from litfuse.games.bomb_busters import Config as Busters
from litfuse.games.bomb_busters import invariants as busters
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.exploding_kittens import GAME as KITTENS
from litfuse.games.exploding_kittens.cards import ATTACK, DEFUSE, KITTEN, ORDINARY
from litfuse.games.scape_goat import GAME as GOAT
from litfuse.games.scape_goat import Config as Goat
from litfuse.games.scape_goat import invariants as goat
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.rng import Stream
from litfuse.testing import variants
from litfuse.testing.walks import walk
from tests.bots.taking_over import play_out
from tests.games.exploding_kittens import table as kittens

RANDOM = Level("random", RandomBot)
TRIES = 60


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds, so that the suite can afford many positions."""
    monkeypatch.setattr(RolloutBot, "effort", Effort(worlds=8, batch=4))


def every_bot(game: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("level", LEVELS[game], ids=lambda level: level.name)


def line_up(level: Level, seats: int, alone: int | None) -> Sequence[Level]:
    """This bot in all seats, or in one among players at random, who do what no bot would."""
    return [level if alone in (None, seat) else RANDOM for seat in range(seats)]


# --- Exploding Kittens


def attacked(seats: int, more: int, attacks: int, stacking: bool) -> kittens.Table:
    """A deal with so many more cards in the pile than kittens, after so many Attacks in a row."""
    rng = Stream(f"{seats} {more} {attacks} {stacking}")
    ordinary = [*[ATTACK] * attacks, *rng.shuffled("rest", [c for c in ORDINARY if c is not ATTACK])]
    hands = [(DEFUSE, *ordinary[seat : 4 * seats : seats]) for seat in range(seats)]
    rest = rng.shuffled("more", [*[DEFUSE] * (6 - seats), *ordinary[4 * seats :]])
    pile = rng.shuffled("pile", [*[KITTEN] * (seats - 1), *rest[:more]])
    table = kittens.position(*map(kittens.words, hands), pile=kittens.words(pile), size=len(pile), stacking=stacking)
    for _ in range(attacks):
        table.plays(table.turn, "play attack")
    return table


@pytest.mark.parametrize("seats", KITTENS.seats)
@every_bot("exploding-kittens")
def test_exploding_kittens_with_a_small_pile_and_any_number_of_turns_owed(level: Level, seats: int) -> None:
    owed, piles, hands = set(), set(), set()
    for more, attacks, stacking in product((0, 1, 3), range(5), (False, True)):
        start = attacked(seats, more, attacks, stacking)
        owed.add(start.owed)
        for alone in (None, (more + attacks) % seats):
            end = play_out(start.match, line_up(level, seats, alone), b"%d %d" % (more, attacks))
            states = [m.state for m in end.line() if not m.over]
            piles |= {len(s.pile) for s in states}
            hands |= {len(s.hands[seat]) for s in states for seat in s.living}
    assert owed == {1, 2, 4, 6, 8}
    assert 0 in piles
    assert 0 in hands


# --- Bomb Busters


def uncut(match: AnyMatch) -> int:
    return sum(not w.cut for stand in match.state.stands for w in stand.wires)


def walked(match: AnyMatch, left: int, rng: Stream) -> AnyMatch:
    """The match after steps at random that cost nothing, as soon as so few wires are uncut or it gets stuck."""
    while not match.state.stands or uncut(match) > left:
        for _ in range(TRIES):
            move = walk.one(match, rng, busters.seldom)
            after = move and move.make(match)
            if after is not None and not after.over and after.state.dial >= match.state.dial:
                match = after
                break
        else:
            return match
    return match


@pytest.mark.parametrize("seats", BUSTERS.seats)
@every_bot("bomb-busters")
def test_bomb_busters_with_few_wires_left(level: Level, seats: int) -> None:
    """In every mission, and in made-up ones with all cards, characters and mechanisms."""
    configs = [
        *(Busters(mission=m) for m, of in MISSIONS.items() if seats in of.seats),
        *(Busters(custom=m) for m in busters.LONG),
    ]
    left = set()
    for n, config in enumerate(configs):
        start = walked(Match.start(BUSTERS, seats, b"few wires", config), 1 + n % 6, Stream(f"{seats} {n}"))
        left.add(uncut(start))
        play_out(start, line_up(level, seats, n % seats if n % 2 else None), b"%d" % n)
    assert left >= {2, 4}


# --- Scape Goat


def wandered(match: AnyMatch, steps: int, rng: Stream) -> AnyMatch:
    """The match after so many steps at random, or before the one that would have ended it."""
    for _ in range(steps):
        move = walk.one(match, rng, goat.seldom)
        after = move and move.make(match)
        if after is None or after.over:
            return match
        match = after
    return match


@pytest.mark.parametrize("seats", GOAT.seats)
@every_bot("scape-goat")
def test_scape_goat_in_the_middle_of_anything(level: Level, seats: int) -> None:
    for n, config in enumerate([*variants(Goat), Goat(turn_cap=seats)]):
        steps = (0, 7, 30)[n % 3]
        start = wandered(Match.start(GOAT, seats, b"%d" % n, config), steps, Stream(f"{seats} {n}"))
        play_out(start, line_up(level, seats, n % seats if n % 2 else None), b"%d" % n)
