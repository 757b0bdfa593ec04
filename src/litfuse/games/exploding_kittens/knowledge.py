"""What a seat knows for certain beyond its view, folded from notices (EK-INFO-3).

Three parts are kept apart because they do not depend on each other:

- `hands`. A card seen to enter a hand is in it until one of its kind is seen to leave. When a card leaves unseen (a
  Favor or a pair between two others) it may have been any card of the hand: knowledge becomes a set of weighted cases.
  What all cases share is certain; the rest is merely possible, and its probability is kept.
- `coming`: the next safe cards of the pile, in order. Kittens may lie between them. Only a shuffle voids it. A player
  who draws one of these cards is known to hold it.
- `pile`: where the kittens may lie, with weights; see `whereabouts`.

Not kept: that a card seen before a shuffle is still somewhere in the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import floor, gcd
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Part, Seat, Text, text
from litfuse.kernel.texts import word

from . import notices
from . import whereabouts as where
from .actions import Three
from .cards import COPIES, DEFUSE, KITTEN, NOPE, RANK, Card, Hand, having
from .view import Everything, View
from .whereabouts import Pile

Lack: TypeAlias = tuple[Seat, Card, int]
MOST_CASES: Final = 16  # with more cases, only what they share is kept
HEAVIEST: Final = 1 << 48  # heavier weights are rounded, which changes no probability by more than 2**-44


class Hands(Part):
    """One case of what the other hands hold. The viewer's own hand is in the view and left out.

    The weight is that of each single way to deal kinds of cards to the unseen places, so only unseen choices change it:
    a card that left unseen was each card of the hand with equal probability. Play is taken to say nothing; a card that
    is shown without being known to be there counts as often as the unseen cards have it.
    """

    held: tuple[Hand, ...]  # for each hand, cards that are in it
    unseen: tuple[int, ...]  # for each hand, how many more cards it has
    lacks: tuple[Lack, ...] = ()  # how many of a hand's unseen cards are not of a kind
    weight: int = 1


class Knowledge(Part):
    """What a seat knows. It is kept small because it is sent along with every message."""

    seat: Seat
    hands: tuple[Hands, ...]
    pile: Pile
    coming: tuple[Card, ...] = ()  # the next safe cards, in order
    automatic: bool = False  # nobody can decline to defuse, so a player who explodes had no Defuse (EK-OPT-7)
    named: Card | None = None  # the card named by a three; the next notice tells whether it was there

    @property
    def certain(self) -> Hands:
        """What all cases share."""
        return self.hands[0] if len(self.hands) == 1 else shared(self.hands)

    @property
    def held(self) -> tuple[Hand, ...]:
        """For each hand, the cards that are certainly in it."""
        return self.certain.held

    @property
    def unseen(self) -> tuple[int, ...]:
        """For each hand, how many more cards it has."""
        return self.certain.unseen

    @property
    def lacks(self) -> tuple[Lack, ...]:
        """How many unseen cards of a hand are certainly not of a kind."""
        return self.certain.lacks


def dealt(seat: Seat, notice: notices.WasDealt) -> Knowledge:
    """Everybody starts with exactly one Defuse (EK-SETUP-2)."""
    seats = range(notice.seats)
    opening = notice.config.opening
    hands = Hands(
        tuple([() if s == seat else (DEFUSE,) for s in seats]),
        tuple([0 if s == seat else opening for s in seats]),
        tuple([(s, DEFUSE, opening) for s in seats if s != seat]),
    )
    pile = where.spread(notice.pile, notice.seats - 1)
    return Knowledge(seat, (hands,), pile, automatic=notice.config.defuse == "automatic")


def learn(seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
    """Returns what is certain after one more notice. The first notice deals; most others teach nothing."""
    if known is None:
        if not isinstance(notice, notices.WasDealt):
            raise RulesBug("the first notice deals")
        return dealt(seat, notice)
    how = LESSONS.get(type(notice))
    return known if how is None else how(known, notice)


def at(seat: Seat, new: Any, old: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*old[:seat], new, *old[seat + 1 :])


Change: TypeAlias = Callable[..., Iterator[Hands]]


def changed(known: Knowledge, change: Change, *how: Any) -> tuple[Hands, ...]:
    """Applies a change to every case, which yields none, one or several; equal cases are merged."""
    cases = [after for case in known.hands for after in change(case, *how)]
    if len(cases) == 1:
        case = cases[0]
        return (case,) if case.weight == 1 else (replace(case, weight=1),)
    if not cases:
        raise RulesBug("no hands can do this")
    found: dict[tuple[tuple[Hand, ...], tuple[int, ...], tuple[Lack, ...]], int] = {}
    for case in cases:
        key = (case.held, case.unseen, case.lacks)
        found[key] = found.get(key, 0) + case.weight
    common = max(gcd(*found.values()), max(found.values()) // HEAVIEST)
    out = tuple([Hands(key[0], key[1], key[2], max(1, weight // common)) for key, weight in found.items()])
    return out if len(out) <= MOST_CASES else (shared(out),)


def shared(cases: tuple[Hands, ...]) -> Hands:
    """Returns what holds in all cases."""
    first, others = cases[0], cases[1:]
    held: list[Hand] = []
    for s, hand in enumerate(first.held):
        for case in others:
            hand = in_both(hand, case.held[s])
        held.append(hand)
    sizes = [len(h) + n for h, n in zip(first.held, first.unseen, strict=True)]
    lacks: list[Lack] = []
    for s, kind, _ in first.lacks:
        counts = [n + others_than(c.held[s], kind) for c in cases for t, k, n in c.lacks if (t, k) == (s, kind)]
        left = min(counts) - others_than(held[s], kind)
        if len(counts) == len(cases) and left > 0:
            lacks.append((s, kind, left))
    return Hands(tuple(held), tuple([n - len(h) for n, h in zip(sizes, held, strict=True)]), tuple(lacks))


def in_both(one: Hand, two: Hand) -> Hand:
    left = list(two)
    out: list[Card] = []
    for c in one:
        if c in left:
            left.remove(c)
            out.append(c)
    return tuple(out)


def others_than(hand: Hand, kind: Card) -> int:
    return len(hand) - hand.count(kind)


def shown(case: Hands, seat: Seat, cards: Sequence[Card]) -> Iterator[Hands]:
    """Cards, equal ones together, left this hand face up. Those not known to be there were among the unseen cards."""
    held, unseen, lacks, weight = case.held[seat], case.unseen[seat], case.lacks, case.weight
    before, alike = None, 1
    for card in cards:
        if card in held:
            i = held.index(card)
            held = held[:i] + held[i + 1 :]
        else:
            alike = alike + 1 if card is before else 1
            before = card
            weight = weight * (unseen - lacking(lacks, seat, card)) // alike
            if not weight:
                return
            unseen -= 1
            lacks = fewer(lacks, seat, card)
    yield Hands(at(seat, held, case.held), at(seat, unseen, case.unseen), lacks, weight)


def lacking(lacks: tuple[Lack, ...], seat: Seat, kind: Card) -> int:
    """Returns how many of that hand's unseen cards are not of that kind."""
    for s, k, n in lacks:
        if s == seat and k is kind:
            return n
    return 0


def fewer(lacks: tuple[Lack, ...], seat: Seat, card: Card | None) -> tuple[Lack, ...]:
    """An unseen card of this kind left. It may have been one of those counted for any other kind."""
    out: list[Lack] = []
    for lack in lacks:
        s, kind, n = lack
        if s != seat or kind is card:
            out.append(lack)
        elif n > 1:
            out.append((s, kind, n - 1))
    return tuple(out)


def entered(case: Hands, seat: Seat, card: Card) -> Iterator[Hands]:
    """This card entered the hand."""
    yield Hands(at(seat, having(case.held[seat], card), case.held), case.unseen, case.lacks, case.weight)


def entered_unseen(case: Hands, seat: Seat) -> Iterator[Hands]:
    yield Hands(case.held, at(seat, case.unseen[seat] + 1, case.unseen), case.lacks, case.weight)


def moved_unseen(case: Hands, giver: Seat, taker: Seat) -> Iterator[Hands]:
    """Only these two saw the card: it was each card of the hand with equal probability."""
    mine, theirs, weight = case.held[giver], case.held[taker], case.weight
    for i, card in enumerate(mine):
        if i and mine[i - 1] is card:
            continue
        held = at(taker, having(theirs, card), at(giver, mine[:i] + mine[i + 1 :], case.held))
        yield Hands(held, case.unseen, case.lacks, weight * mine.count(card))
    n = case.unseen[giver]
    if n:
        lacks = fewer(case.lacks, giver, None)
        for s, kind, many in case.lacks:
            if s == giver and many == n:  # so the card is not of this kind
                lacks = with_lack(lacks, taker, kind, 1)
        unseen = at(taker, case.unseen[taker] + 1, at(giver, n - 1, case.unseen))
        yield Hands(case.held, unseen, lacks, weight * n)


def with_lack(lacks: tuple[Lack, ...], seat: Seat, kind: Card, more: int) -> tuple[Lack, ...]:
    """Notes that so many more unseen cards of that hand are not of that kind."""
    out = [x for x in lacks if x[0] != seat or x[1] is not kind]
    out.append((seat, kind, more + lacking(lacks, seat, kind)))
    out.sort(key=lambda x: (x[0], RANK[x[1]]))
    return tuple(out)


def without_any(case: Hands, seat: Seat, kind: Card) -> Iterator[Hands]:
    """The hand has no card of this kind."""
    if kind in case.held[seat]:
        return
    n = case.unseen[seat]
    lacks = tuple([x for x in case.lacks if x[0] != seat or x[1] is not kind])
    yield replace(case, lacks=with_lack(lacks, seat, kind, n)) if n else case


def laid_down(case: Hands, seat: Seat, hand: Hand) -> Iterator[Hands]:
    """The hand was laid on the discard pile (EK-OPT-4)."""
    for after in shown(case, seat, hand):
        yield replace(after, lacks=tuple([x for x in after.lacks if x[0] != seat]))


def saw(known: Knowledge, seat: Seat, cards: Sequence[Card]) -> Knowledge:
    if seat == known.seat:
        return known
    return replace(known, hands=changed(known, shown, seat, cards))


def gained(known: Knowledge, seat: Seat, card: Card) -> Knowledge:
    if seat == known.seat:
        return known
    return replace(known, hands=changed(known, entered, seat, card))


def moved(known: Knowledge, giver: Seat, taker: Seat, card: Card | None) -> Knowledge:
    if card is not None:
        return gained(saw(known, giver, (card,)), taker, card)
    return replace(known, hands=changed(known, moved_unseen, giver, taker))


def on_played(known: Knowledge, n: notices.Played) -> Knowledge:
    return saw(known, n.seat, n.play.spent())


def on_noped(known: Knowledge, n: notices.Noped) -> Knowledge:
    return saw(known, n.seat, (NOPE,))


def on_closed(known: Knowledge, n: notices.WindowClosed) -> Knowledge:
    return replace(known, named=n.play.named) if n.worked and type(n.play) is Three else known


def on_found_nothing(known: Knowledge, n: notices.NothingFound) -> Knowledge:
    """A three found no card of the named kind; otherwise the hand was empty, which everybody sees."""
    if known.named is None:
        return known
    hands = known.hands if n.victim == known.seat else changed(known, without_any, n.victim, known.named)
    return replace(known, hands=hands, named=None)


def on_gave(known: Knowledge, n: notices.GaveCard) -> Knowledge:
    return moved(known, n.giver, n.taker, n.card)


def on_stole(known: Knowledge, n: notices.StoleCard) -> Knowledge:
    if known.named is not None:
        known = replace(known, named=None)
    return moved(known, n.victim, n.thief, n.card)


def on_took_back(known: Knowledge, n: notices.Recovered) -> Knowledge:
    return gained(known, n.seat, n.card)


def on_shuffled(known: Knowledge, n: notices.PileShuffled) -> Knowledge:
    pile = known.pile
    return replace(known, coming=(), pile=where.spread(where.size(pile), where.kittens(pile)))


def on_looked(known: Knowledge, n: notices.LookedAhead) -> Knowledge:
    if n.seat != known.seat:
        return known
    safe = tuple([c for c in n.cards if c is not KITTEN])
    coming = safe if len(safe) > len(known.coming) else known.coming  # a kitten on top may hide the third
    return replace(known, coming=coming, pile=where.looked_at(known.pile, tuple([c is KITTEN for c in n.cards])))


def on_drew(known: Knowledge, n: notices.Drew) -> Knowledge:
    pile = where.drawn(known.pile, False)
    coming = known.coming
    if n.seat == known.seat:
        return replace(known, pile=pile, coming=coming[1:])
    hands = changed(known, entered, n.seat, coming[0]) if coming else changed(known, entered_unseen, n.seat)
    return replace(known, pile=pile, coming=coming[1:], hands=hands)


def on_met(known: Knowledge, n: notices.KittenDrawn) -> Knowledge:
    return replace(known, pile=where.drawn(known.pile, True))


def on_defused(known: Knowledge, n: notices.Defused) -> Knowledge:
    return saw(known, n.seat, (DEFUSE,))


def on_went_back(known: Knowledge, n: notices.WentBack) -> Knowledge:
    pile = where.slid_in(known.pile) if n.place is None else where.placed(known.pile, n.place)
    return replace(known, pile=pile)


def on_exploded(known: Knowledge, n: notices.Exploded) -> Knowledge:
    """A clock, or the pause of EK-OPT-7, shows that there was no Defuse; declining does not."""
    if n.seat == known.seat:
        return known
    if n.hand:
        return replace(known, hands=changed(known, laid_down, n.seat, n.hand))
    if n.late or known.automatic:
        return replace(known, hands=changed(known, without_any, n.seat, DEFUSE))
    return known


def on_resigned(known: Knowledge, n: notices.GaveUp) -> Knowledge:
    """A kitten leaves the pile, unless the open one left instead or none was in the pile."""
    if n.hand and n.seat != known.seat:
        known = replace(known, hands=changed(known, laid_down, n.seat, n.hand))
    if n.facing or not where.kittens(known.pile):
        return known
    return replace(known, pile=where.taken_out(known.pile))


LESSONS: Final[dict[type, Callable[[Knowledge, Any], Knowledge]]] = {
    notices.Played: on_played,
    notices.Noped: on_noped,
    notices.WindowClosed: on_closed,
    notices.PileShuffled: on_shuffled,
    notices.LookedAhead: on_looked,
    notices.GaveCard: on_gave,
    notices.StoleCard: on_stole,
    notices.NothingFound: on_found_nothing,
    notices.Recovered: on_took_back,
    notices.Drew: on_drew,
    notices.KittenDrawn: on_met,
    notices.Defused: on_defused,
    notices.WentBack: on_went_back,
    notices.Exploded: on_exploded,
    notices.GaveUp: on_resigned,
}


def holds(known: Knowledge, hands: Sequence[Hand], pile: Sequence[Card]) -> bool:
    """Returns whether these hands and this pile agree with what is known."""
    for case in known.hands:
        if fits(case, known.seat, hands):
            break
    else:
        return False
    safe = [c for c in pile if c is not KITTEN]
    return tuple(safe[: len(known.coming)]) == known.coming and where.possible(known.pile, [c is KITTEN for c in pile])


def fits(case: Hands, own: Seat, hands: Sequence[Hand]) -> bool:
    for seat, hand in enumerate(hands):
        if seat == own:
            continue
        held = case.held[seat]
        if len(hand) != len(held) + case.unseen[seat]:
            return False
        for c in held:
            if hand.count(c) < held.count(c):
                return False
    for seat, kind, n in case.lacks:
        if hands[seat].count(kind) - case.held[seat].count(kind) > case.unseen[seat] - n:
            return False
    return True


def kittens_at(known: Knowledge | None, view: View) -> Pile:
    """Returns where the kittens may lie, including what the view itself shows of the pile."""
    pile = where.spread(view.pile, view.kittens) if known is None else known.pile
    if view.top:
        pile = where.looked_at(pile, tuple([c is KITTEN for c in view.top]))
    if view.place is not None:
        pile = where.with_kitten_at(pile, view.place)
    return pile


def cell_odds(known: Knowledge | None, view: View) -> tuple[float, ...]:
    """Returns, for each card of the pile from the top, the probability that it is a kitten."""
    return where.odds(kittens_at(known, view))


def top_is_kitten(known: Knowledge | None, view: View) -> float:
    """Returns the probability that the next card is a kitten: exactly 0 or 1 if that is certain."""
    return where.odds(kittens_at(known, view))[0] if view.pile else 0.0


def unseen_defuses(view: View, known: Knowledge | None) -> int:
    """Returns how many Defuses of this match the seat cannot place (EK-INFO-3).

    They are not in its own hand, not on the discard pile, and not known to be in a hand or among the coming cards.
    """
    seen = [*view.hand, *view.discard, *view.out]
    if known is not None:
        seen += [*known.coming, *(c for hand in known.held for c in hand)]
    elif view.top:
        seen += view.top
    return COPIES[DEFUSE] - seen.count(DEFUSE)


def notebook(view: View | Everything, known: Knowledge | None) -> tuple[Text, ...]:
    """Returns the probability that the top card is a kitten, the number of unplaced Defuses, the next safe cards, and
    the cards that others certainly hold.
    """
    if type(view) is not View:
        return ()
    lines: list[Text] = []
    if view.pile:
        lines.append(text("known-top", percent=floor(100 * top_is_kitten(known, view) + 0.5)))
    lines.append(text("known-defuses", count=unseen_defuses(view, known)))
    if known is not None:
        if known.coming:
            lines.append(text("known-coming", cards=word(known.coming)))
        held = known.held
        lines += [text("known-held", seat=f"@{s}", cards=word(held[s])) for s in view.living if held[s]]
    return tuple(lines)
