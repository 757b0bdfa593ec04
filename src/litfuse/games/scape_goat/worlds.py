"""Other worlds that show the same view: hidden cards, decoder, choices and orders drawn anew."""

from __future__ import annotations

from math import factorial, perm
from typing import Final

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.records import Seat
from litfuse.kernel.rng import Rng

from . import decoder
from .cards import DECKS, STASH_SIZE, Card, Hand, in_order, without
from .knowledge import ANY, FACE, IS, NONE, Case, Ghost, Knowledge
from .public import Framing, Over, Picking
from .state import Secret, chance_of
from .view import Picks, View

TRIES: Final = 1_000_000
ORDERS_SET: Final = 8  # one in this many hidden orders is taken to be set, so that worlds differ in what is hidden


def cases_of(view: View) -> tuple[Case, ...]:
    """Returns what a view alone shows of other hands, for a viewer without memory."""
    me, last = view.viewer, view.last
    hands: list[list[Ghost]] = [[] if s == me else [ANY] * size for s, size in enumerate(view.sizes)]
    if view.seen and last.spied is not None:
        hands[last.spied] = [IS[c] for c in view.seen]
    elif last.revealed or last.traded is not None:
        for seat, card in enumerate(view.picks):
            holder = traded_to(view, seat) if last.traded is not None else seat
            if card is not None and holder != me:
                hands[holder][0] = IS[card]
    slots = [ANY] * STASH_SIZE
    emptied = emptied_slot(view)
    if emptied is not None:
        slots[emptied] = NONE
    return (Case(tuple([tuple(sorted(hand)) for hand in hands]), tuple(slots)),)


def traded_to(view: View, seat: Seat) -> Seat:
    """Returns who holds the card that this seat gave in the trade just made."""
    by, partner = view.last.by, view.last.traded
    assert by is not None
    assert partner is not None
    return partner if seat == by else by


def emptied_slot(view: View) -> int | None:
    """Returns the slot whose card is in the hand of the player on turn.

    It is still empty if the cops come just then.
    """
    if max(view.sizes) == min(view.sizes):
        return None
    assert view.last.slot is not None
    return view.last.slot - 1


def dealt(view: View, known: Knowledge | None, rng: Rng) -> tuple[tuple[Hand, ...], Picks]:
    """Returns hands and stash with exactly the probability that the deal gives them, given what is known.

    A case is drawn by its weight times the number of ways to put the unseen cards on its places; then one of these
    ways.
    """
    me = view.viewer
    unseen = DECKS[len(view.sizes)]
    for card in (*view.face_up, *view.hand):
        unseen = without(unseen, card)
    cases = known.cases if known is not None and known.cases else cases_of(view)
    weights = [case.weight * ways_if_free(case, unseen) for case in cases]
    total = sum(weights)
    if not total:
        raise RulesBug("no cards show this view")
    for _ in range(TRIES):
        case = cases[0] if len(cases) == 1 else cases[picked(weights, rng.below("case", total))]
        placed = put(case, list(unseen), rng)
        if placed is not None:
            hands, stash = placed
            return tuple([view.hand if s == me else hand for s, hand in enumerate(hands)]), stash
    raise RulesBug("hardly any cards show this view")


def picked(weights: list[int], number: int) -> int:
    for i, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return i
    raise IndexError(number)


def ways_if_free(case: Case, unseen: Hand) -> int:
    """Returns in how many ways these cards, as distinct copies, fill the places, disregarding what unknown ones cannot
    be.
    """
    ghosts = [g for hand in case.hands for g in hand] + [g for g in case.slots if g]
    sure = [g for g in ghosts if g in FACE]
    ways = factorial(len(ghosts) - len(sure))
    for ghost in set(sure):
        ways *= perm(unseen.count(FACE[ghost]), sure.count(ghost))
    return ways


def put(case: Case, cards: list[Card], rng: Rng) -> tuple[tuple[Hand, ...], Picks] | None:
    """Returns one way, or None if a card came to a place where it cannot be; so each allowed way is equally likely."""
    hands: list[list[Card]] = [[FACE[g] for g in hand if g in FACE] for hand in case.hands]
    stash: list[Card | None] = [FACE.get(g) for g in case.slots]
    for card in (*[c for hand in hands for c in hand], *[c for c in stash if c]):
        cards.remove(card)
    places = [(g, s, True) for s, hand in enumerate(case.hands) for g in hand if g not in FACE]
    places += [(g, i, False) for i, g in enumerate(case.slots) if g and g not in FACE]
    places.sort(key=lambda place: place[0] == ANY)  # restricted places first, to fail early
    for ghost, i, in_hand in places:
        card = cards.pop(rng.below("card", len(cards)))
        if not ghost & IS[card]:
            return None
        if in_hand:
            hands[i].append(card)
        else:
            stash[i] = card
    return tuple([in_order(hand) for hand in hands]), tuple(stash)


def decoded(view: View, rng: Rng) -> Secret:
    """Draws goat and decoy: a player who read s is the goat with probability 1/n (SG-DEC-5).

    After the end they are known.
    """
    n = len(view.sizes)
    colours, dice = view.setup.colours, view.setup.dice
    pair = colours[view.ask.goat] + view.ask.decoy if type(view.ask) is Over else ""
    if view.config.decoder == "direct":
        return Secret(pair or direct(view, rng))
    seat = view.viewer
    grid = decoder.any_grid(rng, n) if isinstance(seat, str) else decoder.grid_behind(rng, n, colours[seat], view.mat)
    if pair:
        grid = with_pair(grid, pair, dice, rng)
    return Secret(decoder.pair_at(grid, *dice), rng.bytes("key", decoder.KEY_BYTES).hex(), grid)


def direct(view: View, rng: Rng) -> str:
    pairs = decoder.pairs(len(view.sizes))
    if not isinstance(view.viewer, str):
        mine = view.setup.colours[view.viewer]
        pairs = tuple([p for p in pairs if decoder.suspect(p, mine) == view.suspect])
        return pairs[rng.below("pair", len(pairs))]
    return pairs[rng.below("pair", len(pairs))]


def with_pair(grid: str, pair: str, dice: tuple[int, int], rng: Rng) -> str:
    """Returns the grid with this pair under the dice, exchanged with any other cell that has it."""
    cells = decoder.cells_of(grid)
    here = (dice[0] - 1) * decoder.BLACK + dice[1] - 1
    having = [i for i, cell in enumerate(cells) if cell == pair]
    there = having[rng.below("cell", len(having))]
    cells[here], cells[there] = cells[there], cells[here]
    return "".join(cells)


def chosen(view: View, hands: tuple[Hand, ...], rng: Rng) -> Picks:
    """Draws the choices that the viewer does not see: any card of each hand."""
    picks = list(view.picks)
    ask, last = view.ask, view.last
    if type(ask) is Picking or type(ask) is Framing:
        for seat in ask.chosen:
            if picks[seat] is None:
                picks[seat] = one_of(hands[seat], rng)
    elif last.traded is not None and last.by is not None and picks[last.by] is None:
        picks[last.by] = one_of(hands[last.traded], rng)  # the cards have changed sides by now
        picks[last.traded] = one_of(hands[last.by], rng)
    return tuple(picks)


def one_of(hand: Hand, rng: Rng) -> Card:
    return hand[rng.below("pick", len(hand))]


def ordered(view: View, rng: Rng) -> tuple[bool, ...]:
    """Draws hidden orders. A seat whose chance is open has none, as it would have been carried out (SG-SIX-5)."""
    n = len(view.sizes)
    if n != 6:
        return (False,) * n
    fired = chance_of(view.config, view.ask, view.turn)
    return tuple(
        [view.order if s == view.viewer else s != fired and not rng.below("order", ORDERS_SET) for s in range(n)]
    )
