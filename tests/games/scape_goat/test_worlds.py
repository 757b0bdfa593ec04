"""Worlds that `resample` draws, held against every deal of three players that fits what a seat was told.

The enumeration knows nothing of ghosts and cases: it puts the physical cards on physical places in every way, moves
them as the notices say, and keeps what fits. Its two assumptions are those of the knowledge: a card that moved unseen
was any place of the hand alike, a card that was shown any place that could be it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from litfuse.games.scape_goat import GAME, Config, notices
from litfuse.games.scape_goat.cards import DECKS, SHOWING, Card, in_order, without
from litfuse.games.scape_goat.invariants import seldom
from litfuse.games.scape_goat.state import State
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective
from litfuse.testing import marginals, misfit
from litfuse.testing.golden import begin
from litfuse.testing.walks import walk

ME = 0
World = tuple[tuple[tuple[Card, ...], ...], tuple[Card | None, ...]]  # hands in order, stash


def deals(hand: tuple[Card, ...], face_up: tuple[Card, ...]) -> Iterator[tuple[World, int]]:
    """Every way to deal the unseen cards to two hands and the stash; faces alike are counted, not repeated."""
    unseen = DECKS[3]
    for card in (*hand, *face_up):
        unseen = without(unseen, card)
    ways = Counter(permutations(unseen))
    for cards, times in ways.items():
        yield ((hand, cards[:2], cards[2:4]), cards[4:]), times


def put(world: World, seat: int, hand: tuple[Card, ...]) -> World:
    hands = list(world[0])
    hands[seat] = hand
    return tuple(hands), world[1]


def each_place(hand: tuple[Card, ...]) -> Iterator[tuple[Card, tuple[Card, ...]]]:
    for i, card in enumerate(hand):
        yield card, hand[:i] + hand[i + 1 :]


def moved(world: World, n: Any, colours: tuple[Any, ...]) -> Iterator[World]:
    """The worlds that this notice makes of one."""
    hands, stash = world
    if isinstance(n, notices.Swapped):
        for card, rest in each_place(hands[n.seat]):
            own = SHOWING[colours[n.seat]]
            if card is n.down and (card in own or not set(rest) & own):
                yield put(world, n.seat, (*rest, n.up))
                if n.seat == ME:
                    return
    elif isinstance(n, notices.TradeMade):
        for given, rest in each_place(hands[n.seat]):
            for got, others in each_place(hands[n.partner]):
                if n.gave in (None, given) and n.got in (None, got):
                    yield put(put(world, n.seat, (*rest, got)), n.partner, (*others, given))
    elif isinstance(n, notices.TookFromStash):
        taken = stash[n.slot - 1]
        assert taken
        if n.card in (None, taken):
            yield put(world, n.seat, (*hands[n.seat], taken))[0], (*stash[: n.slot - 1], None, *stash[n.slot :])
    elif isinstance(n, notices.PutIntoStash):
        for card, rest in each_place(hands[n.seat]):
            if n.card in (None, card):
                yield put(world, n.seat, rest)[0], (*stash[: n.slot - 1], card, *stash[n.slot :])
    elif isinstance(n, notices.SpiedOn) and n.seat == ME:
        if in_order(hands[n.target]) == n.hand:
            yield world
    elif isinstance(n, notices.CardsRevealed):
        ways = [world]
        for seat, card in enumerate(n.cards):
            ways = [w for w in ways for c, _ in each_place(w[0][seat]) if c is card]
        yield from ways
    else:
        yield world


def enumerated(match: AnyMatch) -> dict[World, Fraction]:
    worlds: Counter[World] = Counter()
    colours: tuple[Any, ...] = ()
    for m in match.line():
        for n in m.notices(ME):
            if isinstance(n, notices.WasDealt):
                colours = n.colours
                worlds = Counter(dict(deals(n.hand, n.face_up)))
                continue
            after: Counter[World] = Counter()
            for world, times in worlds.items():
                for then in moved(world, n, colours):
                    after[then] += times
            worlds = after
    total: Counter[World] = Counter()
    for (hands, stash), times in worlds.items():
        total[tuple(map(in_order, hands)), stash] += times
    return {world: Fraction(times, total.total()) for world, times in total.items()}


def played(seed: int, steps: int) -> AnyMatch:
    rng = Stream(f"worlds/{seed}")
    match = begin(GAME, 3, seed, Config(decoder="direct"))
    while match.seq < steps and not match.over:
        move = walk.one(match, rng, seldom)
        assert move is not None
        match = move.make(match)
    return match


def left_hand(world: World) -> Hashable:
    return world[0][1]


def right_hand_and_slot(world: World) -> Hashable:
    return world[0][2], world[1][0]


def of_state(part: Callable[[World], Hashable], state: State) -> Hashable:
    return part((state.hands, state.stash))


@pytest.mark.rule("SG-INFO-3", "SG-INFO-4")
@pytest.mark.parametrize(("seed", "steps"), [(1, 0), (2, 8), (3, 12), (4, 14), (5, 16), (6, 18)])
def test_worlds_are_as_likely_as_enumeration_says(seed: int, steps: int) -> None:
    match = played(seed, steps)
    perspective = Perspective(GAME, ME)
    for m in match.line():
        perspective.advance(m)
    exact = enumerated(match)
    assert any(in_order(h) == match.state.hands[1] for (_, h, _), _ in exact)
    for part in (left_hand, right_hand_and_slot):
        chances: dict[Any, Fraction] = {}
        for world, chance in exact.items():
            chances[part(world)] = chances.get(part(world), Fraction(0)) + chance
        counts = marginals(GAME, match.view(ME), perspective.known, partial(of_state, part), samples=3000)
        assert misfit(counts, chances) < 4, (counts, chances)


@pytest.mark.rule("SG-DEC-4", "SG-DEC-5")
@pytest.mark.parametrize("decoder", ["table", "direct"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_is_the_goat_in_one_world_of_n(seats: int, decoder: Any) -> None:
    match = begin(GAME, seats, 1, Config(decoder=decoder))
    chances = {True: Fraction(1, seats), False: Fraction(seats - 1, seats)}
    counts = marginals(GAME, match.view(0), None, lambda s: s.goat == 0, samples=2000)
    assert misfit(counts, chances) < 4, counts
    suspect = match.view(0).suspect
    others = marginals(GAME, match.view(0), None, lambda s: s.setup.colours[s.goat], samples=200)
    assert set(others) == {match.view(0).setup.colours[0], suspect}
