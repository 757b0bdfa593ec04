"""Worlds that show a view: against enumeration on tables small enough to list every world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from litfuse.games.exploding_kittens import GAME, Config, notices
from litfuse.games.exploding_kittens import whereabouts as where
from litfuse.games.exploding_kittens.actions import Play, Three
from litfuse.games.exploding_kittens.cards import CATS, COPIES, DEFUSE, KITTEN, NOPE, SKIP, Card, Hand, in_order
from litfuse.games.exploding_kittens.knowledge import Hands, Knowledge, cell_odds, learn, top_is_kitten
from litfuse.games.exploding_kittens.public import TURN
from litfuse.games.exploding_kittens.redact import resample
from litfuse.games.exploding_kittens.view import View
from litfuse.games.exploding_kittens.worlds import chance_of, imagined
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import RulesBug
from litfuse.kernel.events import Step
from litfuse.kernel.frames import frame_of
from litfuse.kernel.notices import Notice
from litfuse.kernel.rng import KeyedRng, Stream
from tests.games.exploding_kittens.table import certain_top

# --- the whole table: me, two other hands and the pile

SEAT = 0
World: TypeAlias = tuple[Hand, Hand, tuple[Card, ...]]  # hands of seats 1 and 2, pile
Worlds: TypeAlias = dict[World, Fraction]


class Small:
    """A table of few cards: the true world, every world that can be, and what seat 0 learned from notices alone."""

    def __init__(self, luck: Random, hands: tuple[int, int], deck: tuple[Card, ...], kittens: int) -> None:
        self.luck = luck
        self.mine: Hand = ()
        self.discard: tuple[Card, ...] = ()
        self.worlds: Worlds = {}
        a, b = hands
        for order in orders(deck):
            rest = order[a + b :]
            for on in combinations(range(len(rest) + kittens), kittens):
                pile = list(rest)
                for i in on:
                    pile.insert(i, KITTEN)
                self.add(self.worlds, (in_order(order[:a]), in_order(order[a : a + b]), tuple(pile)), Fraction(1))
        self.true = luck.choices(list(self.worlds), [float(w) for w in self.worlds.values()])[0]
        unknown = Hands(((), (), ()), (0, *hands))
        self.known = Knowledge(SEAT, (unknown,), where.spread(len(self.true[2]), kittens))
        self.deck = deck

    @staticmethod
    def add(worlds: Worlds, world: World, weight: Fraction) -> None:
        worlds[world] = worlds.get(world, Fraction(0)) + weight

    def hear(self, notice: Notice) -> None:
        self.known = learn(SEAT, self.known, notice)

    def step(self, after: Callable[[World], list[tuple[World, object]]], notice: Callable[[object], Notice]) -> object:
        """Each world has outcomes, all alike: a world and what seat 0 sees. One befalls the true world."""
        true, seen = self.luck.choice(after(self.true))
        worlds: Worlds = {}
        for world, weight in self.worlds.items():
            outcomes = after(world)
            for new, told in outcomes:
                if told == seen:
                    self.add(worlds, new, weight / len(outcomes))
        self.true, self.worlds = true, worlds
        self.hear(notice(seen))
        return seen

    def view(self) -> View:
        a, b, pile = self.true
        there = Counter((*self.mine, *a, *b, *pile, *self.discard))
        out = tuple((Counter(COPIES) - there).elements())
        sizes = (len(self.mine), len(a), len(b))
        kittens = pile.count(KITTEN)
        living = (0, 1, 2)
        return View(
            SEAT, Config(), self.mine, sizes, len(pile), kittens, self.discard, out, living, (), 0, 1, False, 1, 1, TURN
        )

    # what may happen

    def draw(self, seat: int) -> None:
        def after(w: World) -> list[tuple[World, object]]:
            top, rest = w[2][0], w[2][1:]
            if top is KITTEN:
                return [((w[0], w[1], rest), KITTEN)]
            if seat == SEAT:
                return [((w[0], w[1], rest), top)]
            hands = [w[0], w[1]]
            hands[seat - 1] = in_order((*hands[seat - 1], top))
            return [((hands[0], hands[1], rest), None)]

        def notice(seen: object) -> Notice:
            if seen is KITTEN:
                return notices.KittenDrawn(seat)
            return notices.Drew(seat, seen if isinstance(seen, Card) else None)

        seen = self.step(after, notice)
        if isinstance(seen, Card) and seen is not KITTEN:
            self.mine = in_order((*self.mine, seen))

    def look(self) -> None:
        self.step(lambda w: [(w, w[2][:3])], lambda seen: notices.LookedAhead(SEAT, len(seen), seen))  # type: ignore[arg-type]

    def put_back(self, seat: int) -> None:
        def after(w: World) -> list[tuple[World, object]]:
            places = range(len(w[2]) + 1)
            return [((w[0], w[1], (*w[2][:p], KITTEN, *w[2][p:])), p if seat == SEAT else None) for p in places]

        self.step(after, lambda seen: notices.WentBack(seat, seen if isinstance(seen, int) else None))

    def resign(self) -> None:
        """Somebody without cards; it is only the kitten that matters."""

        def after(w: World) -> list[tuple[World, object]]:
            at = [i for i, c in enumerate(w[2]) if c is KITTEN]
            return [((w[0], w[1], w[2][:i] + w[2][i + 1 :]), None) for i in at]

        self.step(after, lambda _: notices.GaveUp(SEAT))

    def shuffle(self) -> None:
        def after(w: World) -> list[tuple[World, object]]:
            return [((w[0], w[1], order), None) for order in orders(w[2])]

        self.step(after, lambda _: notices.PileShuffled())

    def name(self, seat: int, kind: Card) -> None:
        """Somebody names a kind by a three at this seat. What is found goes to seat 0."""
        self.hear(notices.WindowClosed(SEAT, Three((CATS[0],) * 3, seat, kind), True))

        def after(w: World) -> list[tuple[World, object]]:
            hands = [w[0], w[1]]
            if kind not in hands[seat - 1]:
                return [(w, False)]
            hands[seat - 1] = less(hands[seat - 1], kind)
            return [((hands[0], hands[1], w[2]), True)]

        found = self.step(
            after, lambda seen: notices.StoleCard(SEAT, seat, kind) if seen else notices.NothingFound(SEAT, seat)
        )
        if found:
            self.mine = in_order((*self.mine, kind))

    def steal(self, thief: int, victim: int) -> None:
        """A pair, among these three."""

        def after(w: World) -> list[tuple[World, object]]:
            out: list[tuple[World, object]] = []
            for c in w[victim - 1] if victim else self.mine:
                hands = [self.mine, w[0], w[1]]
                hands[victim] = less(hands[victim], c)
                hands[thief] = in_order((*hands[thief], c))
                out.append(((hands[1], hands[2], w[2]), c if SEAT in (thief, victim) else None))
            return out

        seen = self.step(after, lambda seen: notices.StoleCard(thief, victim, seen if isinstance(seen, Card) else None))
        if isinstance(seen, Card):
            self.mine = in_order((*self.mine, seen)) if thief == SEAT else less(self.mine, seen)

    def show(self, seat: int) -> None:
        """A play that tells nothing but its card: any card of the hand."""

        def after(w: World) -> list[tuple[World, object]]:
            out: list[tuple[World, object]] = []
            for c in w[seat - 1]:
                hands = [w[0], w[1]]
                hands[seat - 1] = less(hands[seat - 1], c)
                out.append(((hands[0], hands[1], w[2]), c))
            return out

        seen = self.step(after, lambda seen: notices.Played(seat, Play(seen)))  # type: ignore[arg-type]
        assert isinstance(seen, Card)
        self.discard = (*self.discard, seen)

    def plain(self, seat: int) -> bool:
        """Nothing is known of this hand, so that no convention of `worlds` can matter."""
        return not any(case.held[seat] for case in self.known.hands) and not self.lacking(seat)

    def lacking(self, seat: int) -> bool:
        return any(s == seat for case in self.known.hands for s, _, _ in case.lacks)

    def random_step(self) -> None:
        a, b, pile = self.true
        kittens = pile.count(KITTEN)
        known = self.known.coming
        steps: list[Callable[[], None]] = []
        if pile:
            steps += [lambda s=s: self.draw(s) for s in (0, 1, 2)]  # type: ignore[misc]
            steps += [self.look] * 2
            if not known:  # or a card seen in the pile would be forgotten
                steps.append(self.shuffle)
        if kittens < 3 and len(pile) < 6:
            steps += [lambda s=s: self.put_back(s) for s in (0, 1)] * 2
        if kittens:
            steps.append(self.resign)
        for s, hand in ((1, a), (2, b)):
            if hand:
                kinds = [c for c in self.deck if c not in hand or self.deck.count(c) == 1]
                if kinds:
                    steps.append(lambda s=s, kinds=kinds: self.name(s, self.luck.choice(kinds)))  # type: ignore[misc]
                if self.mine:
                    steps.append(lambda s=s: self.steal(s, SEAT))  # type: ignore[misc]
                if self.plain(s):
                    steps.append(lambda s=s: self.show(s))  # type: ignore[misc]
                    steps.append(lambda s=s: self.steal(SEAT, s))  # type: ignore[misc]
                if not self.lacking(s):
                    steps += [lambda s=s: self.steal(3 - s, s)] * 2  # type: ignore[misc]
        self.luck.choice(steps)()


def less(hand: Hand, card: Card) -> Hand:
    i = hand.index(card)
    return hand[:i] + hand[i + 1 :]


def orders(items: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """The different ones, each once: all stand for equally many orders of single cards."""
    if not items:
        yield ()
    for c in dict.fromkeys(items):
        i = items.index(c)
        for rest in orders(items[:i] + items[i + 1 :]):
            yield (c, *rest)


DECKS = [
    (DEFUSE, SKIP, SKIP, NOPE, NOPE),
    (DEFUSE, DEFUSE, SKIP, SKIP, SKIP, NOPE),
    (DEFUSE, SKIP, NOPE, CATS[0], CATS[1]),
    (SKIP, SKIP, NOPE, NOPE, NOPE),
]


def small(seed: int) -> Small:
    luck = Random(seed)
    table = Small(luck, luck.choice([(1, 1), (2, 1), (2, 2), (0, 2)]), luck.choice(DECKS), luck.randint(1, 2))
    for _ in range(luck.randint(1, 7)):
        table.random_step()
    return table


def chances(worlds: Worlds) -> dict[World, float]:
    whole = sum(worlds.values())
    return {world: float(w / whole) for world, w in worlds.items() if w}


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.parametrize("block", range(4))
def test_odds_equal_those_over_all_possible_worlds(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        table = small(seed)
        view, known = table.view(), table.known
        worlds = chances(table.worlds)
        assert table.true in worlds
        for i, chance in enumerate(cell_odds(known, view)):
            assert abs(chance - sum(p for w, p in worlds.items() if w[2][i] is KITTEN)) < 1e-12
        if view.pile:
            tops = Counter[Card]()
            for w, p in worlds.items():
                tops[w[2][0]] += p  # type: ignore[assignment]
            assert abs(top_is_kitten(known, view) - tops[KITTEN]) < 1e-12
            top = certain_top(known, view)
            assert top is None or abs(tops[top] - 1) < 1e-12
        for seat in (1, 2):
            for kind in set(table.deck):
                chance = sum(p for w, p in worlds.items() if kind in w[seat - 1])
                assert abs(chance_of(view, known, seat, kind) - chance) < 1e-12


def deviation(seen: Counter[World], expected: dict[World, float], n: int) -> float:
    """Chi-square as a normal deviate (Wilson, Hilferty); rare worlds are put together."""
    total, cells, rest_seen, rest = 0.0, 0, 0.0, 0.0
    for world, p in expected.items():
        if p * n < 8:
            rest += p * n
            rest_seen += seen[world]
        else:
            total += (seen[world] - p * n) ** 2 / (p * n)
            cells += 1
    if rest >= 8:
        total += (rest_seen - rest) ** 2 / rest
        cells += 1
    if cells < 2:
        return 0.0
    spread = 2 / (9 * (cells - 1))
    return float(pow(total / (cells - 1), 1 / 3) - 1 + spread) / sqrt(spread)


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.parametrize("block", range(4))
def test_sampled_worlds_have_their_exact_probabilities(block: int) -> None:
    """The whole joint distribution of hands and pile, by chi-square; every possible world and no other."""
    n = 2000
    worst = 0.0
    for seed in range(1000 + block * 10, 1000 + block * 10 + 10):
        table = small(seed)
        view, known = table.view(), table.known
        expected = chances(table.worlds)
        rng = Stream(seed)
        seen = Counter[World]()
        for _ in range(n):
            hands, pile = imagined(view, known, rng)
            assert hands[SEAT] == view.hand
            seen[(hands[1], hands[2], pile)] += 1
        assert set(seen) <= set(expected)
        worst = max(worst, deviation(seen, expected, n))
    assert worst < 4


@pytest.mark.rule("EK-INFO-3")
def test_hands_that_lack_different_kinds_are_dealt_exactly() -> None:
    """Two hands whose kinds get into each other's way: no simple order of dealing is right."""
    deck = (DEFUSE, DEFUSE, SKIP, SKIP, NOPE, CATS[0])
    for seed in range(400):
        table = Small(Random(seed), (2, 2), deck, 1)
        table.name(1, DEFUSE)
        table.name(2, SKIP)
        table.draw(1)
        table.name(2, NOPE)
        certain = table.known.certain
        if len({k for _, k, _ in certain.lacks}) == 3 and certain.unseen == (0, 3, 2):
            break
    else:
        pytest.fail("no such table")
    n = 20_000
    view, rng = table.view(), Stream("lacks")
    seen = Counter((h[1], h[2], p) for h, p in (imagined(view, table.known, rng) for _ in range(n)))
    expected = chances(table.worlds)
    assert set(seen) <= set(expected)
    assert deviation(Counter(seen), expected, n) < 3


# --- what always holds


def tiny(safe: Hand, kittens: int) -> View:
    """Three empty hands, a pile of these cards and so many kittens, and all the rest out of the game."""
    out = tuple((Counter(COPIES) - Counter((*safe, *[KITTEN] * kittens))).elements())
    size = len(safe) + kittens
    return View(SEAT, Config(), (), (0, 0, 0), size, kittens, (), out, (0, 1, 2), (), 0, 1, False, 1, 1, TURN)


def test_without_knowledge_the_view_is_all() -> None:
    """The viewer's placing and the cards looked at stand in the view, and every world shows them."""
    rng = Stream(1)
    top = (SKIP, KITTEN, NOPE)
    looked = replace(tiny((NOPE, NOPE, SKIP, SKIP), 1), top=top, seen=3)
    placed = replace(tiny((NOPE, NOPE, SKIP), 2), place=3)
    for _ in range(50):
        assert imagined(looked, None, rng)[1][:3] == top
        assert imagined(placed, None, rng)[1][3] is KITTEN
    assert cell_odds(None, looked) == (0, 1, 0, 0, 0)
    assert cell_odds(None, placed) == (0.25, 0.25, 0.25, 1, 0.25)
    assert certain_top(None, looked) is SKIP
    assert top_is_kitten(None, placed) == 0.25
    assert chance_of(looked, None, SEAT, SKIP) == chance_of(looked, None, 1, SKIP) == 0


def test_an_impossible_view_raises_rulesbug() -> None:
    with pytest.raises(RulesBug):
        imagined(replace(tiny((NOPE, SKIP), 1), pile=4), None, Stream(1))


def test_worlds_are_the_same_for_the_same_randomness() -> None:
    state = GAME.new(4, Config())
    step = Step(state, Stream("deal"))
    GAME.setup(step)
    view = GAME.view(step.state, 2)
    for make in (lambda: Stream("worlds"), lambda: KeyedRng(b"worlds", 7)):
        one, two = resample(view, None, make()), resample(view, None, make())
        assert one == two
        assert encode(frame_of(GAME, one, 2)) == encode(frame_of(GAME, step.state, 2))
