"""What a seat knows for certain beyond its view, folded from notices (EK-INFO-3).

Three things are told apart, because they stay apart:

- `held`, `unseen`, `lacks`: hands. A card seen to enter a hand is in it until one of its kind is seen to leave. Once a
  card leaves unseen (a Favor or a pair between two others) it may have been any: one of every kind is no longer
  certain. `lacks` begins with "everyone has exactly one Defuse" and grows with threes that find nothing.
- `coming`: the next safe cards of the pile, in order. Kittens may lie between them. Only a shuffle voids it, and who
  draws one of them is known to hold it.
- `pile`: where the kittens may lie, with weights; see `whereabouts`.

Not kept: that a card seen before a shuffle is still somewhere in the pile, and how likely a card that left unseen was
one of those known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.records import Notice, Part, Seat

from . import view as v
from . import whereabouts as where
from .actions import Three
from .cards import DEFUSE, KITTEN, NOPE, RANK, Card, Hand, having
from .whereabouts import Pile

Lack = tuple[Seat, Card, int]


class Knowledge(Part):
    """Small, as it goes along with every message. The own hand stands in the view and is left out here."""

    seat: Seat
    held: tuple[Hand, ...]  # of each hand, cards that are certainly in it
    unseen: tuple[int, ...]  # how many more there are in it
    pile: Pile
    coming: tuple[Card, ...] = ()  # the next safe cards, in order
    lacks: tuple[Lack, ...] = ()  # so many of the unseen cards of that hand are certainly not of that kind
    automatic: bool = False  # no Defuse is declined here: who explodes had none (EK-OPT-7)
    named: Card | None = None  # by a three that works; the next notice says what came of it


def dealt(seat: Seat, notice: v.WasDealt) -> Knowledge:
    """Everyone begins with exactly one Defuse (EK-SETUP-2)."""
    others = [s for s in range(notice.seats) if s != seat]
    opening = notice.config.opening
    return Knowledge(
        seat,
        tuple([() if s == seat else (DEFUSE,) for s in range(notice.seats)]),
        tuple([0 if s == seat else opening for s in range(notice.seats)]),
        where.spread(notice.pile, notice.seats - 1),
        lacks=tuple([(s, DEFUSE, opening) for s in others]),
        automatic=notice.config.defuse == "automatic",
    )


def learn(seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
    """What is certain after one more notice. The first one deals; most of the others teach nothing."""
    if known is None:
        if not isinstance(notice, v.WasDealt):
            raise RulesBug("the first notice deals")
        return dealt(seat, notice)
    how = LESSONS.get(type(notice))
    return known if how is None else how(known, notice)


def at(seat: Seat, new: Any, old: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*old[:seat], new, *old[seat + 1 :])


def shown(known: Knowledge, seat: Seat, cards: Sequence[Card]) -> Knowledge:
    """Cards left this hand face up. One that was not known to be there was among the unseen."""
    if seat == known.seat:
        return known
    held, unseen, lacks = known.held[seat], known.unseen[seat], known.lacks
    for card in cards:
        if card in held:
            i = held.index(card)
            held = held[:i] + held[i + 1 :]
        else:
            unseen -= 1
            if lacks:
                lacks = tuple([x for x in [fewer(x, seat, card) for x in lacks] if x[2]])
    return replace(known, held=at(seat, held, known.held), unseen=at(seat, unseen, known.unseen), lacks=lacks)


def fewer(lack: Lack, seat: Seat, card: Card) -> Lack:
    """An unseen card left; of those that are not of a kind it was perhaps one, unless it is of that kind."""
    s, kind, n = lack
    return (s, kind, n - 1) if s == seat and kind is not card else lack


def entered(known: Knowledge, seat: Seat, card: Card) -> Knowledge:
    """This card came into the hand."""
    if seat == known.seat:
        return known
    return replace(known, held=at(seat, having(known.held[seat], card), known.held))


def moved(known: Knowledge, giver: Seat, taker: Seat, card: Card | None) -> Knowledge:
    if card is not None:
        return entered(shown(known, giver, (card,)), taker, card)
    return moved_unseen(known, giver, taker)


def moved_unseen(known: Knowledge, giver: Seat, taker: Seat) -> Knowledge:
    """A card that only these two saw. It may have been any, so one of every known kind is certain no more."""
    before = known.held[giver]
    held = tuple([c for i, c in enumerate(before) if i and before[i - 1] is c])
    kinds = len(before) - len(held)
    lacks: list[Lack] = []
    for s, kind, n in known.lacks:
        if s == giver:  # cards that were known and are of other kinds count as well; one card is gone
            n += kinds - (kind in before) - 1
        elif s == taker and has_none(known, giver, kind):
            n += 1
        if n > 0:
            lacks.append((s, kind, n))
    unseen = list(known.unseen)
    unseen[giver] += kinds - 1
    unseen[taker] += 1
    return replace(known, held=at(giver, held, known.held), unseen=tuple(unseen), lacks=tuple(lacks))


def has_none(known: Knowledge, seat: Seat, kind: Card) -> bool:
    unseen = known.unseen[seat]
    return kind not in known.held[seat] and (not unseen or (seat, kind, unseen) in known.lacks)


def without_any(known: Knowledge, seat: Seat, kind: Card) -> Knowledge:
    """The hand holds none of this kind."""
    n = known.unseen[seat]
    if not n or seat == known.seat:
        return known
    lacks = [x for x in known.lacks if x[0] != seat or x[1] is not kind]
    lacks.append((seat, kind, n))
    lacks.sort(key=lambda x: (x[0], RANK[x[1]]))
    return replace(known, lacks=tuple(lacks))


def laid_down(known: Knowledge, seat: Seat) -> Knowledge:
    """The hand lies on the discard pile (EK-OPT-4)."""
    return replace(
        known,
        held=at(seat, (), known.held),
        unseen=at(seat, 0, known.unseen),
        lacks=tuple([x for x in known.lacks if x[0] != seat]),
    )


def on_played(known: Knowledge, n: v.WasPlayed) -> Knowledge:
    return shown(known, n.seat, n.play.spent())


def on_noped(known: Knowledge, n: v.WasNoped) -> Knowledge:
    return shown(known, n.seat, (NOPE,))


def on_closed(known: Knowledge, n: v.WindowClosed) -> Knowledge:
    return replace(known, named=n.play.named) if n.worked and type(n.play) is Three else known


def on_found_nothing(known: Knowledge, n: v.FoundNothing) -> Knowledge:
    if known.named is None:
        return known  # the hand was empty
    return without_any(replace(known, named=None), n.victim, known.named)


def on_gave(known: Knowledge, n: v.GaveCard) -> Knowledge:
    return moved(known, n.giver, n.taker, n.card)


def on_stole(known: Knowledge, n: v.StoleCard) -> Knowledge:
    if known.named is not None:
        known = replace(known, named=None)
    return moved(known, n.victim, n.thief, n.card)


def on_took_back(known: Knowledge, n: v.TookBack) -> Knowledge:
    return entered(known, n.seat, n.card)


def on_shuffled(known: Knowledge, n: v.WasShuffled) -> Knowledge:
    pile = known.pile
    return replace(known, coming=(), pile=where.spread(where.size(pile), where.kittens(pile)))


def on_looked(known: Knowledge, n: v.LookedAhead) -> Knowledge:
    if n.seat != known.seat:
        return known
    safe = tuple([c for c in n.cards if c is not KITTEN])
    coming = safe if len(safe) > len(known.coming) else known.coming  # a kitten on top may hide the third
    return replace(known, coming=coming, pile=where.looked_at(known.pile, tuple([c is KITTEN for c in n.cards])))


def on_drew(known: Knowledge, n: v.Drew) -> Knowledge:
    pile = where.drawn(known.pile, False)
    seat, coming = n.seat, known.coming
    if seat == known.seat:
        return replace(known, pile=pile, coming=coming[1:])
    if coming:
        held = at(seat, having(known.held[seat], coming[0]), known.held)
        return replace(known, pile=pile, coming=coming[1:], held=held)
    return replace(known, pile=pile, unseen=at(seat, known.unseen[seat] + 1, known.unseen))


def on_met(known: Knowledge, n: v.MetKitten) -> Knowledge:
    return replace(known, pile=where.drawn(known.pile, True))


def on_defused(known: Knowledge, n: v.WasDefused) -> Knowledge:
    return shown(known, n.seat, (DEFUSE,))


def on_went_back(known: Knowledge, n: v.WentBack) -> Knowledge:
    pile = where.slid_in(known.pile) if n.place is None else where.placed(known.pile, n.place)
    return replace(known, pile=pile)


def on_exploded(known: Knowledge, n: v.HasExploded) -> Knowledge:
    """By time-out, or after the pause of EK-OPT-7, it shows that there was no Defuse; declined it does not."""
    if n.hand:
        return laid_down(known, n.seat)
    return without_any(known, n.seat, DEFUSE) if n.late or known.automatic else known


def on_resigned(known: Knowledge, n: v.HasResigned) -> Knowledge:
    """A kitten leaves the pile, unless the open one did or none was left there."""
    if n.hand:
        known = laid_down(known, n.seat)
    if n.facing or not where.kittens(known.pile):
        return known
    return replace(known, pile=where.taken_out(known.pile))


LESSONS: Final[dict[type, Callable[[Knowledge, Any], Knowledge]]] = {
    v.WasPlayed: on_played,
    v.WasNoped: on_noped,
    v.WindowClosed: on_closed,
    v.WasShuffled: on_shuffled,
    v.LookedAhead: on_looked,
    v.GaveCard: on_gave,
    v.StoleCard: on_stole,
    v.FoundNothing: on_found_nothing,
    v.TookBack: on_took_back,
    v.Drew: on_drew,
    v.MetKitten: on_met,
    v.WasDefused: on_defused,
    v.WentBack: on_went_back,
    v.HasExploded: on_exploded,
    v.HasResigned: on_resigned,
}


def holds(known: Knowledge, hands: Sequence[Hand], pile: Sequence[Card]) -> bool:
    """Is it true of these hands and this pile?"""
    for seat, hand in enumerate(hands):
        if seat == known.seat:
            continue
        held = known.held[seat]
        if len(hand) != len(held) + known.unseen[seat]:
            return False
        for c in held:
            if hand.count(c) < held.count(c):
                return False
    for seat, kind, n in known.lacks:
        if hands[seat].count(kind) - known.held[seat].count(kind) > known.unseen[seat] - n:
            return False
    safe = [c for c in pile if c is not KITTEN]
    return tuple(safe[: len(known.coming)]) == known.coming and where.possible(known.pile, [c is KITTEN for c in pile])


def kittens_at(known: Knowledge | None, view: v.View) -> Pile:
    """Where the kittens may lie; what the view itself shows of the pile included."""
    pile = where.spread(view.pile, view.kittens) if known is None else known.pile
    if view.top:
        pile = where.looked_at(pile, tuple([c is KITTEN for c in view.top]))
    if view.place is not None:
        pile = where.with_kitten_at(pile, view.place)
    return pile


def cell_odds(known: Knowledge | None, view: v.View) -> tuple[float, ...]:
    """For each card of the pile, from the top, the chance that it is a kitten."""
    return where.odds(kittens_at(known, view))


def top_is_kitten(known: Knowledge | None, view: v.View) -> float:
    """The chance that the next card is a kitten; exactly 0 or 1 where that is certain."""
    return where.odds(kittens_at(known, view))[0] if view.pile else 0.0


def certain_top(known: Knowledge | None, view: v.View) -> Card | None:
    """The next card, if it is certain which."""
    if view.top:
        return view.top[0]
    chance = top_is_kitten(known, view)
    if chance == 1:
        return KITTEN
    return known.coming[0] if known is not None and known.coming and chance == 0 else None
