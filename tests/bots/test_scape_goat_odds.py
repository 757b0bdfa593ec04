"""Exact odds of the cards, against every world there is: three players, all deals, all unseen choices alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import litfuse
from litfuse.bots.scape_goat.odds import GoatOdds, placements, ways
from litfuse.games.scape_goat import knowledge, notices
from litfuse.games.scape_goat.cards import DECKS, SHOWN, Card, Colour, in_order, without
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective

World = tuple[tuple[tuple[Card, ...], ...], tuple[Card | None, ...]]  # hands, stash
Worlds = dict[World, Fraction]


class Enumerated:
    """All worlds of one seat with their weights: dealt, and moved on notice by notice. Slow, and simple to believe."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.worlds: Worlds = {}

    def see(self, notice: Any) -> None:
        if isinstance(notice, notices.WasDealt):
            self.colours = notice.colours
            self.worlds = dict(dealt(self.seat, notice))
            return
        after: Worlds = {}
        for world, weight in self.worlds.items():
            for new, chance in self.moved(world, notice):
                after[new] = after.get(new, Fraction(0)) + weight * chance
        self.worlds = after

    def moved(self, world: World, notice: Any) -> Iterator[tuple[World, Fraction]]:
        hands, stash = world
        if isinstance(notice, notices.Swapped):
            hand = hands[notice.seat]
            own = [c for c in hand if self.colours[notice.seat] in SHOWN[c]]
            if notice.down in (own or hand):  # why this one is belief; each physical card that was it counts alike
                kept = (*without(hand, notice.down), notice.up)
                times = 1 if notice.seat == self.seat else (own or list(hand)).count(notice.down)
                yield (put(hands, notice.seat, kept), stash), Fraction(times)
        elif isinstance(notice, notices.SpiedOn) and notice.seat == self.seat:
            if hands[notice.target] == notice.hand:
                yield world, Fraction(1)
        elif isinstance(notice, notices.TradeMade):
            yield from self.traded(world, notice)
        elif isinstance(notice, notices.TookFromStash):
            card = stash[notice.slot - 1]
            assert card is not None
            if notice.card in (None, card):
                emptied = (*stash[: notice.slot - 1], None, *stash[notice.slot :])
                yield (put(hands, notice.seat, (*hands[notice.seat], card)), emptied), Fraction(1)
        elif isinstance(notice, notices.PutIntoStash):
            for card, count in Counter(hands[notice.seat]).items():
                if notice.card in (None, card):
                    filled = (*stash[: notice.slot - 1], card, *stash[notice.slot :])
                    hand = without(hands[notice.seat], card)
                    yield (put(hands, notice.seat, hand), filled), Fraction(1 if notice.card else count)
        elif isinstance(notice, notices.CardsRevealed):
            if all(c in hands[s] for s, c in enumerate(notice.cards)):
                chance = Fraction(1)
                for s, c in enumerate(notice.cards):
                    chance *= 1 if s == self.seat else hands[s].count(c)
                yield world, chance
        else:
            yield world, Fraction(1)

    def traded(self, world: World, notice: notices.TradeMade) -> Iterator[tuple[World, Fraction]]:
        hands, stash = world
        one, two = notice.seat, notice.partner
        for gave, n in Counter(hands[one]).items():
            for got, m in Counter(hands[two]).items():
                if notice.gave in (None, gave) and notice.got in (None, got):
                    after = put(hands, one, (*without(hands[one], gave), got))
                    after = put(after, two, (*without(hands[two], got), gave))
                    times = (1 if one == self.seat else n) * (1 if two == self.seat else m)
                    yield (after, stash), Fraction(times)

    def chance(self, true: Any) -> Fraction:
        total = sum(self.worlds.values(), Fraction(0))
        return sum((w for world, w in self.worlds.items() if true(*world)), Fraction(0)) / total


def put(hands: tuple[tuple[Card, ...], ...], seat: int, hand: Any) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], in_order(hand), *hands[seat + 1 :])


def dealt(seat: int, notice: notices.WasDealt) -> Iterator[tuple[World, Fraction]]:
    unseen = DECKS[notice.seats]
    for card in (*notice.face_up, *notice.hand):
        unseen = without(unseen, card)
    found: Counter[World] = Counter()
    for order in permutations(unseen):
        a, b, stash = in_order(order[:2]), in_order(order[2:4]), order[4:]
        hands = [a, b]
        hands.insert(seat, notice.hand)
        found[tuple(hands), stash] += 1
    return ((world, Fraction(n)) for world, n in found.items())


def history(seed: int, steps: int) -> AnyMatch:
    """A random match in which nobody goes to the cops, as far as it came."""
    match = litfuse.start("scape-goat", seats=3, seed=f"odds/{seed}", decoder="direct")
    rng = Stream(f"play/{seed}".encode())
    for _ in range(steps):
        if match.over:
            return match.before or match
        decision = match.owed[0]
        options = match.options(decision)
        action = options.sample(rng)
        while getattr(action, "place", "") == "cops":
            action = options.sample(rng)
        match = match.play(decision, action)
    return match.before if match.over and match.before is not None else match


@pytest.mark.parametrize("seed", range(12))
def test_odds_equal_those_counted_over_all_worlds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "MOST_CASES", 1000)  # nothing is forgotten here to keep messages small
    match = history(seed, 4 + 3 * seed % 19)
    seat = seed % 3
    perspective, worlds = Perspective(match.game, seat), Enumerated(seat)
    for step in match.line():
        for notice in perspective.advance(step):
            worlds.see(notice)
    odds = GoatOdds(match.view(seat), perspective.known)
    rest = [s for s in range(3) if s != seat]
    for colour in match.view(seat).setup.colours:
        assert_same(odds, worlds, rest, colour, len(perspective.known.cases) <= 4)


def assert_same(odds: GoatOdds, worlds: Enumerated, rest: list[int], colour: Colour, exact: bool) -> None:
    def shown(cards: Sequence[Card | None]) -> bool:
        return any(card is not None and colour in SHOWN[card] for card in cards)

    for seat in rest:
        chance = worlds.chance(lambda hands, stash, seat=seat: shown(hands[seat]))
        assert odds.holds(seat, colour) == pytest.approx(float(chance), abs=1e-12)
    if exact:
        chance = worlds.chance(lambda hands, stash: all(shown(hands[s]) for s in rest))
        assert odds.all_hold(rest, colour) == pytest.approx(float(chance), abs=1e-12)
    for slot in (1, 2, 3):
        chance = worlds.chance(lambda hands, stash, slot=slot: shown(stash[slot - 1 : slot]))
        assert odds.slot_shows(slot, colour) == pytest.approx(float(chance), abs=1e-12)


def test_ways_agree_with_small_cases_counted_by_hand() -> None:
    assert ways(((2, 0b11), (1, 0b10)), (1, 2)) == 4  # one card has two places, the others what is left
    assert ways(((2, 0b01), (1, 0b10)), (1, 2)) == 0
    assert placements(((1, 2), (2, 1)), ((1, 1), (3, 2))) == 4  # a certain place takes either copy
