"""What a seat knows for certain beyond its view, folded from notices (SG-INFO-3).

A place in another hand or in the stash holds a *ghost*: the set of faces that its card may have. A card seen to go
there is a ghost of one face, an unseen one may have any. A card that was kept when its owner put down another colour
does not show the owner's colour (SG-SWAP-6). When a card moves unseen (a visit to the stash, a trade between two
others) it may have been any of the hand, so knowledge is a set of weighted cases. What all cases share is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import gcd
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Part, Seat, Text, text
from litfuse.kernel.texts import word

from . import notices
from .cards import DECKS, HAND_SIZE, RANK, SHOWING, STASH_SIZE, Card, Colour, Hand, in_order
from .view import Everything, Picks, View

Ghost: TypeAlias = int  # a bit for every face that the card may have
Ghosts: TypeAlias = tuple[Ghost, ...]  # sorted: the places of a hand have no order

IS: Final[dict[Card, Ghost]] = {c: 1 << i for c, i in RANK.items()}
FACE: Final[dict[Ghost, Card]] = {bit: c for c, bit in IS.items()}
ANY: Final[Ghost] = sum(IS.values())
NONE: Final[Ghost] = 0  # an emptied slot
WITHOUT: Final[dict[Colour, Ghost]] = {c: ANY - sum(IS[x] for x in cards) for c, cards in SHOWING.items()}
MOST_CASES: Final = 32  # with more, only what they share is kept: knowledge goes along with every message
HEAVIEST: Final = 1 << 48  # heavier weights are rounded, which changes no probability by more than 2**-44


class Case(Part):
    """One way in which the cards may have moved.

    The weight is that of each single way to put cards on the places, so only unseen choices change it: a card that
    moved unseen was each card of the hand with equal probability, and a card that was shown was each one that could be
    it. Why a player chose it is belief, not knowledge.
    """

    hands: tuple[Ghosts, ...]  # without the viewer's own, which is in the view
    slots: Ghosts
    weight: int = 1


class Knowledge(Part):
    seat: Seat
    colours: tuple[Colour, ...] = ()
    cases: tuple[Case, ...] = ()
    held: tuple[Hand, ...] = ()  # for each other hand, cards that are certainly in it (there may be more of a face)
    stash: Picks = (None,) * STASH_SIZE  # for each slot its face, if it is certain
    clean: tuple[int, ...] = ()  # for each other hand, how many cards certainly do not show its owner's colour


def learn(seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
    """Returns what is certain after one more notice; many notices teach nothing."""
    known = known or Knowledge(seat)
    how = LESSONS.get(type(notice))
    return known if how is None else how(known, notice)


def dealt(known: Knowledge, notice: notices.WasDealt) -> Knowledge:
    n = notice.seats
    unseen = (ANY,) * HAND_SIZE[n]
    hands = tuple([() if s == known.seat else unseen for s in range(n)])
    return concluded(Knowledge(known.seat, notice.colours), (Case(hands, (ANY,) * STASH_SIZE),))


Change: TypeAlias = Callable[..., Iterator[Case]]


def changed(known: Knowledge, change: Change, *how: Any) -> Knowledge:
    """Applies a change to every case, which yields none, one or several; equal cases are merged."""
    return concluded(known, [after for case in known.cases for after in change(case, *how)])


def concluded(known: Knowledge, found: Sequence[Case]) -> Knowledge:
    cases = merged(found)
    if len(cases) > MOST_CASES:
        cases = merged([blurred(case) for case in cases])
    if len(cases) > MOST_CASES:
        cases = (shared(cases),)
    certain = shared(cases)
    held = tuple([in_order([FACE[g] for g in hand if g in FACE]) for hand in certain.hands])
    stash = tuple([FACE.get(g) for g in certain.slots])
    clean = tuple([min(cleanness(case.hands[s], c) for case in cases) for s, c in enumerate(known.colours)])
    return Knowledge(known.seat, known.colours, cases, held, stash, clean)


def merged(cases: Sequence[Case]) -> tuple[Case, ...]:
    if len(cases) == 1:
        return (cases[0] if cases[0].weight == 1 else replace(cases[0], weight=1),)
    if not cases:
        raise RulesBug("no cards can do this")
    found: dict[tuple[tuple[Ghosts, ...], Ghosts], int] = {}
    for case in cases:
        key = (case.hands, case.slots)
        found[key] = found.get(key, 0) + case.weight
    common = max(gcd(*found.values()), max(found.values()) // HEAVIEST)
    return tuple([Case(hands, slots, max(1, w // common)) for (hands, slots), w in found.items()])


def blurred(case: Case) -> Case:
    """Returns the case with known cards kept, and forgets what the others cannot be."""
    hands = tuple([tuple(sorted([g if g in FACE else ANY for g in hand])) for hand in case.hands])
    return Case(hands, tuple([g if g in FACE or not g else ANY for g in case.slots]), case.weight)


def shared(cases: Sequence[Case]) -> Case:
    """Returns the cards that are the same in all cases."""
    if len(cases) == 1:
        return cases[0]
    first = cases[0]
    hands: list[Ghosts] = []
    for s, hand in enumerate(first.hands):
        sure = [g for g in hand if g in FACE]
        for case in cases[1:]:
            sure = in_both(sure, case.hands[s])
        hands.append(tuple(sorted([*sure, *[ANY] * (len(hand) - len(sure))])))
    slots = tuple([g if all(c.slots[i] == g for c in cases) else ANY for i, g in enumerate(first.slots)])
    return Case(tuple(hands), slots)


def in_both(one: Sequence[Ghost], two: Sequence[Ghost]) -> list[Ghost]:
    left = list(two)
    out: list[Ghost] = []
    for g in one:
        if g in left:
            left.remove(g)
            out.append(g)
    return out


def cleanness(hand: Ghosts, colour: Colour) -> int:
    return sum(not g & ~WITHOUT[colour] for g in hand)


def at(i: int, new: Any, old: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*old[:i], new, *old[i + 1 :])


def having(hand: Ghosts, ghost: Ghost) -> Ghosts:
    return tuple(sorted((*hand, ghost)))


def each_without(hand: Ghosts, face: Ghost = ANY) -> Iterator[tuple[Ghost, Ghosts, int]]:
    """Yields every ghost that may have this face, the rest of the hand, and how many such ghosts there are."""
    for i, ghost in enumerate(hand):
        if ghost & face and (not i or hand[i - 1] != ghost):
            yield ghost, hand[:i] + hand[i + 1 :], hand.count(ghost)


def with_hand(case: Case, seat: Seat, hand: Ghosts, times: int = 1) -> Case:
    return Case(at(seat, hand, case.hands), case.slots, case.weight * times)


def swapped(case: Case, seat: Seat, colour: Colour, down: Card, up: Card) -> Iterator[Case]:
    """A card put down without its owner's colour proves that the hand had none of that colour (SG-SWAP-6)."""
    proof = down not in SHOWING[colour]
    for _, rest, times in each_without(case.hands[seat], IS[down]):
        kept = tuple(sorted([g & WITHOUT[colour] for g in rest])) if proof else rest
        if all(kept):
            yield with_hand(case, seat, having(kept, IS[up]), times)


def revealed(case: Case, seat: Seat, card: Card) -> Iterator[Case]:
    """The card was shown and is back in the hand (SG-FRAME-9)."""
    for _, rest, times in each_without(case.hands[seat], IS[card]):
        yield with_hand(case, seat, having(rest, IS[card]), times)


def looked_at(case: Case, seat: Seat, hand: Hand) -> Iterator[Case]:
    ways = ways_to_be(case.hands[seat], hand)
    if ways:
        yield with_hand(case, seat, tuple(sorted([IS[c] for c in hand])), ways)


def traded_with_me(case: Case, seat: Seat, gave: Card, got: Card) -> Iterator[Case]:
    """`seat` gave the viewer one card and got the other."""
    for _, rest, times in each_without(case.hands[seat], IS[gave]):
        yield with_hand(case, seat, having(rest, IS[got]), times)


def traded_unseen(case: Case, one: Seat, two: Seat) -> Iterator[Case]:
    for given, rest, times in each_without(case.hands[one]):
        for got, others, more in each_without(case.hands[two]):
            after = with_hand(case, one, having(rest, got), times)
            yield with_hand(after, two, having(others, given), more)


def took(case: Case, seat: Seat, slot: int) -> Iterator[Case]:
    ghost = case.slots[slot]
    hands = at(seat, having(case.hands[seat], ghost), case.hands)
    yield Case(hands, at(slot, NONE, case.slots), case.weight)


def put_back(case: Case, seat: Seat, slot: int) -> Iterator[Case]:
    for ghost, rest, times in each_without(case.hands[seat]):
        yield Case(at(seat, rest, case.hands), at(slot, ghost, case.slots), case.weight * times)


def took_myself(case: Case, slot: int, card: Card) -> Iterator[Case]:
    if case.slots[slot] & IS[card]:
        yield Case(case.hands, at(slot, NONE, case.slots), case.weight)


def put_back_myself(case: Case, slot: int, card: Card) -> Iterator[Case]:
    yield Case(case.hands, at(slot, IS[card], case.slots), case.weight)


@lru_cache(maxsize=4096)
def ways_to_be(ghosts: Ghosts, hand: Hand) -> int:
    """Returns the number of ways in which these places can hold this hand."""
    if len(ghosts) != len(hand):
        return 0
    if not ghosts:
        return 1
    first, rest = ghosts[0], ghosts[1:]
    ways = 0
    for i, card in enumerate(hand):
        if first & IS[card] and (not i or hand[i - 1] is not card):
            ways += ways_to_be(rest, hand[:i] + hand[i + 1 :])
    return ways


def on_swapped(known: Knowledge, n: notices.Swapped) -> Knowledge:
    if n.seat == known.seat:
        return known
    return changed(known, swapped, n.seat, known.colours[n.seat], n.down, n.up)


def on_revealed(known: Knowledge, n: notices.CardsRevealed) -> Knowledge:
    for seat, card in enumerate(n.cards):
        if seat != known.seat:
            known = changed(known, revealed, seat, card)
    return known


def on_spied(known: Knowledge, n: notices.SpiedOn) -> Knowledge:
    return changed(known, looked_at, n.target, n.hand) if n.seat == known.seat else known


def on_traded(known: Knowledge, n: notices.TradeMade) -> Knowledge:
    if n.gave is None or n.got is None:
        return changed(known, traded_unseen, n.seat, n.partner)
    if n.seat == known.seat:
        return changed(known, traded_with_me, n.partner, n.got, n.gave)
    return changed(known, traded_with_me, n.seat, n.gave, n.got)


def on_took(known: Knowledge, n: notices.TookFromStash) -> Knowledge:
    if n.card is None:
        return changed(known, took, n.seat, n.slot - 1)
    return changed(known, took_myself, n.slot - 1, n.card)


def on_put(known: Knowledge, n: notices.PutIntoStash) -> Knowledge:
    if n.card is None:
        return changed(known, put_back, n.seat, n.slot - 1)
    return changed(known, put_back_myself, n.slot - 1, n.card)


LESSONS: Final[dict[type, Callable[[Knowledge, Any], Knowledge]]] = {
    notices.WasDealt: dealt,
    notices.Swapped: on_swapped,
    notices.CardsRevealed: on_revealed,
    notices.SpiedOn: on_spied,
    notices.TradeMade: on_traded,
    notices.TookFromStash: on_took,
    notices.PutIntoStash: on_put,
}


def holds(known: Knowledge, hands: Sequence[Hand], stash: Picks) -> bool:
    """Returns whether these cards agree with what is known."""
    return not known.cases or any(fits(case, known.seat, hands, stash) for case in known.cases)


def fits(case: Case, own: Seat, hands: Sequence[Hand], stash: Picks) -> bool:
    for ghost, card in zip(case.slots, stash, strict=True):
        if (card is None) != (ghost == NONE) or (card is not None and not ghost & IS[card]):
            return False
    return all(ways_to_be(case.hands[s], hand) for s, hand in enumerate(hands) if s != own)


def notebook(view: View | Everything, known: Knowledge | None) -> tuple[Text, ...]:
    """Returns what the viewer's mat alone says (SG-DEC-5), what is certain of each hand and the stash, and the unseen
    cards.
    """
    if type(view) is not View or view.suspect is None or known is None or not known.held:
        return ()
    n = len(view.sizes)
    lines = [text("known-mat", suspect=word(view.suspect), most=n - 1, of=n)]
    for seat, held in enumerate(known.held):
        if seat != known.seat:
            lines.append(text("known-hand", seat=f"@{seat}", cards=word(held), clean=word(clean_of(known, view, seat))))
    lines += [text("known-slot", slot=i + 1, card=word(card)) for i, card in enumerate(known.stash) if card]
    unseen = unseen_by(view, known)
    return (*lines, text("known-unseen", count=len(unseen), cards=word(unseen)))


def clean_of(known: Knowledge, view: View, seat: Seat) -> Colour | None:
    """Returns the player's own colour if no card of that hand shows it, else None."""
    return known.colours[seat] if known.clean[seat] == view.sizes[seat] else None


def unseen_by(view: View, known: Knowledge) -> Hand:
    """Returns the cards that the viewer has not seen. The deck is public, so they can be counted (SG-INFO-4)."""
    left = list(DECKS[len(view.sizes)])
    for card in (*view.hand, *view.face_up, *(c for held in known.held for c in held), *filter(None, known.stash)):
        left.remove(card)
    return tuple(left)
