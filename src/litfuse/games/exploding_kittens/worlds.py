"""Worlds that show a view: the unseen cards dealt anew, from the distribution of deals given what is known.

Unseen are the cards that are neither in the viewer's hand nor on the discard pile nor out of the game. A case of
`hands` is drawn by its weight times the number of ways to deal what it leaves open. Its `held` cards and `coming` go
where they are known to be, kittens where `whereabouts` weighs them. All ways to deal the other cards, taken as
distinct, to the remaining places (hands of others, withdrawn hands, safe cells of the pile) are equally likely, except
those that put a card where `lacks` forbids it.

This is what Bayes' rule gives for a uniform deal and uniform shuffles, steals, gifts, placings and resignations. Some
points are settled by convention: a card seen to leave a hand is one that was known to be there, if there is one; an
unseen card that leaves counts as one of those of which `lacks` speaks; a player who lacks two kinds lacks them in the
same cards as far as possible; and a card found by a three is no less likely to have been the only one of its kind. As
`pile` and the safe cards are independent, no weight of one depends on the other.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, gcd, prod
from typing import Final, NamedTuple, TypeAlias

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.records import Seat
from litfuse.kernel.rng import Rng

from .cards import COPIES, DECK_SIZE, KITTEN, RANK, Card, Hand
from .knowledge import Hands, Knowledge, kittens_at, without_any
from .view import View
from .whereabouts import Runs, ways

CARDS: Final = tuple(Card)
ALL_COPIES: Final = [COPIES[c] for c in CARDS]
COLUMNS: Final = [[comb(c, k) for c in range(DECK_SIZE + 1)] for k in range(5)]  # of Pascal's triangle


Cases: TypeAlias = tuple[tuple[int, tuple[tuple[int, int, int], ...]], ...]


class Group(NamedTuple):
    """Unseen cards of one hand that are not of these kinds."""

    seat: int
    size: int
    forbidden: frozenset[int]


class HandsCase(NamedTuple):
    """One case of what the hands hold. Cards are numbers here, in the order of the card table."""

    hands: tuple[tuple[tuple[int, ...], int] | None, ...]  # known cards and number of others; None: the viewer's
    plain: tuple[int, ...]  # unseen cards that no group forbids
    choosy: tuple[int, ...]  # unseen cards that some group forbids
    groups: tuple[Group, ...]
    alike: bool  # every group forbids all choosy cards, so they go to the free places
    free: int  # number of places outside groups


class WorldPlan(NamedTuple):
    """Everything that is the same in every world of one view."""

    sums: tuple[int, ...]  # running sums of the weights of the deals
    deals: tuple[HandsCase, ...]
    coming: tuple[int, ...]
    bounds: tuple[int, ...]  # running sums of the weights of the pile's cases
    cases: Cases  # the weight, and the start, kittens and ways of each run


def zones(view: View, known: Knowledge | None) -> tuple[tuple[Card, ...], list[int], int, tuple[Hands, ...]]:
    """Returns the next safe cards, the copies of each kind elsewhere, the number of other safe cells, and the cases of
    hands.
    """
    coming = tuple([c for c in view.top if c is not KITTEN]) if known is None else known.coming
    left = list(ALL_COPIES)
    left[0] = 0
    for zone in (view.hand, view.discard, view.out, coming):
        for c in zone:
            if c is not KITTEN:
                left[RANK[c]] -= 1
    cases = (Hands(((),) * len(view.sizes), view.sizes),) if known is None else known.hands
    return coming, left, view.pile - view.kittens - len(coming), cases


@lru_cache(maxsize=512)
def plan(view: View, known: Knowledge | None) -> WorldPlan:
    coming, left, safe, cases = zones(view, known)
    weights: list[int] = []
    deals: list[HandsCase] = []
    for case in cases:
        deal = dealing(case, view, list(left), safe)
        if deal is not None and (weight := case.weight * dealings(deal)):
            weights.append(weight)
            deals.append(deal)
    pile = kittens_at(known, view)
    if not deals:
        raise RulesBug("this view cannot be")
    return WorldPlan(
        tuple(accumulate(scaled(weights))),
        tuple(deals),
        ranks(coming),
        tuple(accumulate(map(ways, pile))),
        tuple([(weight, starts(runs)) for weight, runs in pile]),
    )


@lru_cache(maxsize=4096)
def chance_of(view: View, known: Knowledge | None, seat: Seat, kind: Card) -> float:
    """Returns the probability that this hand has a card of this kind: the share of such worlds, counted exactly."""
    if seat == view.viewer:
        return float(kind in view.hand)
    _, left, safe, cases = zones(view, known)
    whole = without = 0
    for case in cases:
        for none, hands in ((False, (case,)), (True, without_any(case, seat, kind))):
            for after in hands:
                deal = dealing(after, view, list(left), safe)
                count = 0 if deal is None else after.weight * dealings(deal)
                if none:
                    without += count
                else:
                    whole += count
    if not whole:
        raise RulesBug("this view cannot be")
    return (whole - without) / whole


def dealing(case: Hands, view: View, left: list[int], safe: int) -> HandsCase | None:
    """Returns what is left to deal in this case, and where to; None if the numbers do not fit."""
    held = case.held
    for hand in held:
        for c in hand:
            left[RANK[c]] -= 1
    seats = [s for s in range(len(view.sizes)) if s != view.viewer]
    unseen = {s: view.sizes[s] - len(held[s]) for s in seats}
    groups = tuple([g for s in seats for g in grouped(s, case, left)])
    choosy = frozenset[int]().union(*[g.forbidden for g in groups])
    for g in groups:
        unseen[g.seat] -= g.size
    free = sum(unseen.values()) + safe
    if min(left) < 0 or min(unseen.values()) < 0 or sum(left) != free + sum([g.size for g in groups]):
        return None
    return HandsCase(
        tuple([(ranks(held[s]), unseen[s]) if s in unseen else None for s in range(len(view.sizes))]),
        tuple([r for r, n in enumerate(left) for _ in range(n) if r not in choosy]),
        tuple([r for r, n in enumerate(left) for _ in range(n) if r in choosy]),
        groups,
        all(g.forbidden == choosy for g in groups),
        free,
    )


def dealings(deal: HandsCase) -> int:
    """Returns the number of ways to deal kinds to the unseen places."""
    total = placings(*sharing(deal)) if deal.choosy else 1
    total *= factorial(len(deal.plain))
    for kind in set(deal.plain):
        total //= factorial(deal.plain.count(kind))
    return total


def scaled(weights: list[int]) -> list[int]:
    """Returns the weights in lowest terms; larger ones are rounded to parts of 2**32, as no random number is finer."""
    common = gcd(*weights)
    whole = sum(weights) // common
    if whole <= 1 << 32:
        return [w // common for w in weights]
    return [max(1, (w // common << 32) // whole) for w in weights]


def ranks(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([RANK[c] for c in cards])


def grouped(seat: int, case: Hands, left: list[int]) -> Iterator[Group]:
    """Yields the unseen cards of a hand, oldest first, grouped by what they cannot be."""
    lacks = [(n, RANK[k]) for s, k, n in case.lacks if s == seat and left[RANK[k]]]
    before = 0
    for n in sorted({n for n, _ in lacks}):
        yield Group(seat, n - before, frozenset([kind for m, kind in lacks if m >= n]))
        before = n


def starts(runs: Runs) -> tuple[tuple[int, int, int], ...]:
    out = []
    at = 0
    for n, k in runs:
        if k:
            out.append((at, k, comb(n, k)))
        at += n
    return tuple(out)


def imagined(view: View, known: Knowledge | None, rng: Rng) -> tuple[tuple[Hand, ...], tuple[Card, ...]]:
    """Returns hands and pile of one world, drawn as the module docstring says."""
    sums, deals, coming, bounds, cases = plan(view, known)
    deal = deals[bisect_right(sums, rng.below("hands", sums[-1]))] if len(deals) > 1 else deals[0]
    hands, plain, choosy, groups, alike, _ = deal
    deck = list(rng.shuffled("unseen", plain))
    bound: dict[int, list[int]] = {}
    if groups:
        shares: list[list[int]] | None = None
        if not alike:
            shares, choosy = allotted(deal, rng)
        for i, (seat, size, _) in enumerate(groups):
            mine = bound.setdefault(seat, [])
            if shares is not None:
                mine += shares[i]
                size -= len(shares[i])
            cut = len(deck) - size
            mine += deck[cut:]
            del deck[cut:]
        for card in choosy:  # inserted at random places of a random order
            deck.insert(rng.below("choosy", len(deck) + 1), card)
    out: list[Hand] = []
    at = 0
    for seat, hand in enumerate(hands):
        if hand is None:
            out.append(view.hand)
        else:
            held, free = hand
            cards = [*held, *deck[at : at + free]]
            at += free
            if seat in bound:
                cards += bound[seat]
            cards.sort()
            out.append(tuple([CARDS[r] for r in cards]))
    pile = [CARDS[r] for r in coming]
    pile += [CARDS[r] for r in deck[at:]]
    for cell in kitten_cells(bounds, cases, rng):
        pile.insert(cell, KITTEN)
    return tuple(out), tuple(pile)


def kitten_cells(bounds: tuple[int, ...], cases: Cases, rng: Rng) -> list[int]:
    """Draws the kittens' cells: one number picks the case and, within it, the kittens of every run from the top."""
    number = rng.below("kittens", bounds[-1])
    i = bisect_right(bounds, number)
    weight, runs = cases[i]
    if i:
        number -= bounds[i - 1]
    number //= weight
    cells: list[int] = []
    for start, k, count in runs:
        number, which = divmod(number, count)
        first = len(cells)
        while k:  # `which` numbers the ways to choose k cells of the run
            column = COLUMNS[k]
            c = bisect_right(column, which) - 1
            which -= column[c]
            cells.insert(first, start + c)
            k -= 1
    return cells


def sharing(deal: HandsCase) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...], tuple[frozenset[int], ...]]:
    """Returns copies of each kind that some group forbids, places of each group and of the rest, and the forbidden
    kinds.
    """
    kinds = tuple([(kind, deal.choosy.count(kind)) for kind in dict.fromkeys(deal.choosy)])
    return kinds, (*[g.size for g in deal.groups], deal.free), tuple([g.forbidden for g in deal.groups])


def allotted(deal: HandsCase, rng: Rng) -> tuple[list[list[int]], tuple[int, ...]]:
    """Returns each group's share of the cards that not every group may have, and the share of the free places."""
    kinds, room, rules = sharing(deal)
    out: list[list[int]] = [[] for _ in room]
    while kinds:
        number = rng.below("share", placings(kinds, room, rules))
        (kind, copies), kinds = kinds[0], kinds[1:]
        for share in sharings(kind, copies, room, rules):
            after = tuple([r - k for r, k in zip(room, share, strict=True)])
            number -= choices(room, share) * placings(kinds, after, rules)
            if number < 0:
                for cards, k in zip(out, share, strict=True):
                    cards += [kind] * k
                room = after
                break
    return out[:-1], tuple(out[-1])


@lru_cache(maxsize=4096)
def placings(kinds: tuple[tuple[int, int], ...], room: tuple[int, ...], rules: tuple[frozenset[int], ...]) -> int:
    """Returns the number of ways to place copies of these kinds. Unrestricted cards then fill the remaining places."""
    if not kinds:
        return 1
    (kind, copies), rest = kinds[0], kinds[1:]
    total = 0
    for share in sharings(kind, copies, room, rules):
        after = tuple([r - k for r, k in zip(room, share, strict=True)])
        total += choices(room, share) * placings(rest, after, rules)
    return total


def choices(room: tuple[int, ...], share: tuple[int, ...]) -> int:
    return prod(map(comb, room, share))


def sharings(
    kind: int, copies: int, room: tuple[int, ...], rules: tuple[frozenset[int], ...]
) -> Iterator[tuple[int, ...]]:
    """Yields all ways to share the copies of a kind among groups that may have it; the free places take the rest."""
    if len(room) == 1:
        if copies <= room[0]:
            yield (copies,)
        return
    most = 0 if kind in rules[0] else min(copies, room[0])
    for k in range(most + 1):
        for rest in sharings(kind, copies - k, room[1:], rules[1:]):
            yield (k, *rest)
