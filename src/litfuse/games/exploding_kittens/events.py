"""Events: what happened, with the change of the state and the notice to each viewer.

The first event of a step replaces `last`; those that follow in the same step add to it or leave it.
"""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.events import Event
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees

from . import notices
from .actions import Playable
from .cards import DEFUSE, KITTEN, NOPE, Card, Hand, having, in_order, without
from .config import Config
from .public import FACING, LATE, NOTHING, PAUSING, TURN, Giving, Last, Over, Placing, Window
from .state import State


class Dealt(Event[State]):
    config: Config
    hands: tuple[Hand, ...]
    pile: tuple[Card, ...]
    out: tuple[Card, ...]
    first: Seat

    def apply(self, state: State) -> State:
        return replace(
            state, hands=self.hands, pile=self.pile, out=self.out, turn=self.first, owed=1, turns=1, asked=1, ask=TURN
        )

    def notice(self, to: Viewer) -> Notice:
        hand = () if isinstance(to, str) else self.hands[to]
        return notices.WasDealt(to, len(self.hands), self.config, hand, len(self.pile), self.out, self.first)


class Played(Event[State]):
    seat: Seat
    play: Playable
    instant: bool = False  # no window (EK-OPT-3)

    def apply(self, state: State) -> State:
        seat = self.seat
        cards = self.play.spent()
        discard = state.discard + cards
        return replace(
            state,
            hands=state.with_hand(seat, without(state.hands[seat], cards)),
            discard=discard,
            asked=state.asked + 1,
            ask=TURN if self.instant else Window(seat, self.play, state.clockwise(seat, seat), (), len(discard)),
            last=Last(self.play, seat) if self.instant else NOTHING,  # the wanted card shows nowhere else
            place=None,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Played(self.seat, self.play)


class Noped(Event[State]):
    seat: Seat
    nopes: int  # on the play, this one included

    def apply(self, state: State) -> State:
        window = state.ask
        assert type(window) is Window
        seat = self.seat
        waiting = state.clockwise(window.by, seat)
        return replace(
            state,
            hands=state.with_hand(seat, without(state.hands[seat], (NOPE,))),
            discard=(*state.discard, NOPE),
            asked=state.asked + 1,
            ask=replace(window, waiting=waiting, nopers=(*window.nopers, seat), stopped=not window.stopped),
            last=NOTHING,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Noped(self.seat, self.nopes)


class Passed(Event[State]):
    seat: Seat

    def apply(self, state: State) -> State:
        window = state.ask
        assert type(window) is Window
        i = window.waiting.index(self.seat)
        waiting = window.waiting[:i] + window.waiting[i + 1 :]
        return replace(state, ask=replace(window, waiting=waiting), last=NOTHING)

    def notice(self, to: Viewer) -> Notice:
        return notices.Passed(self.seat)


class WindowClosed(Event[State]):
    """The window is over. The play takes effect next, or else the turn continues."""

    by: Seat
    play: Playable
    nopes: int
    worked: bool
    late: bool = False

    def apply(self, state: State) -> State:
        last = Last(self.play, self.by, self.nopes, worked=self.worked, late=self.late)
        return replace(state, asked=state.asked + 1, ask=TURN, last=last)

    def notice(self, to: Viewer) -> Notice:
        return notices.WindowClosed(self.by, self.play, self.worked, self.late)


class Shuffled(Event[State]):
    pile: tuple[Card, ...]

    def apply(self, state: State) -> State:
        return replace(state, pile=self.pile, peek=0)

    def notice(self, to: Viewer) -> Notice:
        return notices.PileShuffled()


class Foreseen(Event[State]):
    seat: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        return replace(state, peek=len(self.cards))

    def notice(self, to: Viewer) -> Notice:
        return notices.LookedAhead(self.seat, len(self.cards), self.cards if sees(to, self.seat) else ())


class FavorAsked(Event[State]):
    giver: Seat
    taker: Seat

    def apply(self, state: State) -> State:
        asked = state.asked + 1
        return replace(state, asked=asked, ask=Giving(self.giver, self.taker, asked))

    def notice(self, to: Viewer) -> Notice:
        return notices.FavorAsked(self.giver, self.taker)


def moved(state: State, giver: Seat, taker: Seat, card: Card) -> tuple[Hand, ...]:
    hands = list(state.hands)
    hands[giver] = without(hands[giver], (card,))
    hands[taker] = having(hands[taker], card)
    return tuple(hands)


class Given(Event[State]):
    """The target of a Favor gave a card; only the two players know it (EK-FAV-2)."""

    giver: Seat
    taker: Seat
    card: Card
    late: bool = False

    def apply(self, state: State) -> State:
        hands = moved(state, self.giver, self.taker, self.card)
        return replace(state, hands=hands, asked=state.asked + 1, ask=TURN, last=LATE if self.late else NOTHING)

    def notice(self, to: Viewer) -> Notice:
        card = self.card if sees(to, self.giver, self.taker) else None
        return notices.GaveCard(self.giver, self.taker, card, self.late)


class Stolen(Event[State]):
    """A card was stolen: by a pair, so that the two players know it, or by a three, so that all do (EK-COMBO-13)."""

    thief: Seat
    victim: Seat
    card: Card
    named: bool

    def apply(self, state: State) -> State:
        return replace(state, hands=moved(state, self.victim, self.thief, self.card))

    def notice(self, to: Viewer) -> Notice:
        card = self.card if self.named or sees(to, self.thief, self.victim) else None
        return notices.StoleCard(self.thief, self.victim, card)


class NothingFound(Event[State]):
    """There was no card to take (EK-FAV-3, EK-COMBO-3, EK-COMBO-10)."""

    taker: Seat
    victim: Seat

    def apply(self, state: State) -> State:
        return replace(state, last=replace(state.last, empty=True))

    def notice(self, to: Viewer) -> Notice:
        return notices.NothingFound(self.taker, self.victim)


class Recovered(Event[State]):
    """A five took a card from the discard pile."""

    seat: Seat
    card: Card
    place: int  # in the discard pile, from the bottom

    def apply(self, state: State) -> State:
        i = self.place
        return replace(
            state,
            discard=state.discard[:i] + state.discard[i + 1 :],
            hands=state.with_hand(self.seat, having(state.hands[self.seat], self.card)),
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Recovered(self.seat, self.card)


class Drawn(Event[State]):
    seat: Seat
    card: Card
    late: bool = False

    def apply(self, state: State) -> State:
        seat = self.seat
        return replace(
            state,
            pile=state.pile[1:],
            hands=state.with_hand(seat, having(state.hands[seat], self.card)),
            peek=0,
            place=None,
            last=LATE if self.late else NOTHING,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Drew(self.seat, self.card if sees(to, self.seat) else None, self.late)


class KittenDrawn(Event[State]):
    """A kitten was drawn and lies open on the table (EK-DRAW-1)."""

    seat: Seat
    asked: bool  # False: nobody is asked, a Defuse is played automatically (EK-OPT-7)
    late: bool = False

    def apply(self, state: State) -> State:
        return replace(
            state,
            pile=state.pile[1:],
            peek=0,
            place=None,
            asked=state.asked + 1,
            ask=FACING if self.asked else PAUSING,
            last=LATE if self.late else NOTHING,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.KittenDrawn(self.seat, self.late)


class Defused(Event[State]):
    seat: Seat
    late: bool = False

    def apply(self, state: State) -> State:
        seat = self.seat
        asked = state.asked + 1
        return replace(
            state,
            hands=state.with_hand(seat, without(state.hands[seat], (DEFUSE,))),
            discard=(*state.discard, DEFUSE),
            asked=asked,
            ask=Placing(asked),
            last=LATE if self.late else NOTHING,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Defused(self.seat, self.late)


class KittenPlaced(Event[State]):
    """The kitten is back in the pile; only its placer knows where (EK-DEF-5)."""

    seat: Seat
    place: int
    late: bool = False

    def apply(self, state: State) -> State:
        p = self.place
        pile = (*state.pile[:p], KITTEN, *state.pile[p:])
        return replace(state, pile=pile, ask=TURN, place=(self.seat, p), last=LATE if self.late else NOTHING)

    def notice(self, to: Viewer) -> Notice:
        return notices.WentBack(self.seat, self.place if sees(to, self.seat) else None, self.late)


def gone(state: State, seat: Seat, last: Last) -> State:
    """Takes a player out. The hand is withdrawn unseen or laid on the discard pile (EK-ELIM-2, EK-OPT-4)."""
    hands, discard = state.hands, state.discard
    if state.config.dead_hand == "discarded":
        hands, discard = state.with_hand(seat, ()), discard + in_order(hands[seat])  # EK-ELIM-4
    return replace(
        state,
        hands=hands,
        discard=discard,
        out=(*state.out, KITTEN),
        living=tuple([s for s in state.living if s != seat]),
        dead=(*state.dead, seat),
        peek=0,
        place=None,
        last=last,
    )


class Exploded(Event[State]):
    """A kitten was not defused."""

    seat: Seat
    late: bool = False
    hand: Hand = ()  # the hand, if it is laid on the discard pile

    def apply(self, state: State) -> State:
        return replace(gone(state, self.seat, LATE if self.late else NOTHING), ask=TURN)

    def notice(self, to: Viewer) -> Notice:
        return notices.Exploded(self.seat, self.late, self.hand)


class Resigned(Event[State]):
    """A player gave up. A kitten leaves the pile unseen, or the open one leaves the table (EK-NET-5, EK-NET-8)."""

    seat: Seat
    place: int | None  # where in the pile the kitten was that left it; None: the open kitten left
    facing: bool = False
    hand: Hand = ()

    def apply(self, state: State) -> State:
        window = state.ask
        after = gone(state, self.seat, NOTHING)
        p = self.place
        if p is not None:
            after = replace(after, pile=state.pile[:p] + state.pile[p + 1 :])
        if type(window) is Window:
            waiting = tuple([s for s in window.waiting if s != self.seat])
            after = replace(after, ask=replace(window, waiting=waiting))
        return after

    def notice(self, to: Viewer) -> Notice:
        return notices.GaveUp(self.seat, self.facing, self.hand)


class AskedAgain(Event[State]):
    """An open question gets a new number, whether or not its options changed (EK-DEF-8)."""

    def apply(self, state: State) -> State:
        return replace(state, asked=state.asked + 1)

    def notice(self, to: Viewer) -> None:
        return None  # the resignation before it tells everything


class GiftFellAway(Event[State]):
    """The player choosing a card for a Favor resigned; the turn continues."""

    def apply(self, state: State) -> State:
        return replace(state, asked=state.asked + 1, ask=TURN)

    def notice(self, to: Viewer) -> None:
        return None


class TurnBegan(Event[State]):
    seat: Seat
    owed: int
    attacked: bool = False

    def apply(self, state: State) -> State:
        return replace(
            state,
            turn=self.seat,
            owed=self.owed,
            attacked=self.attacked,
            peek=0,
            turns=state.turns + 1,
            asked=state.asked + 1,
            ask=TURN,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.TurnBegan(self.seat, self.owed)


class Won(Event[State]):
    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, ask=Over(self.seat))

    def notice(self, to: Viewer) -> Notice:
        return notices.Won(self.seat)


AnyEvent = (
    Dealt
    | Played
    | Noped
    | Passed
    | WindowClosed
    | Shuffled
    | Foreseen
    | FavorAsked
    | Given
    | Stolen
    | NothingFound
    | Recovered
    | Drawn
    | KittenDrawn
    | Defused
    | KittenPlaced
    | Exploded
    | Resigned
    | AskedAgain
    | GiftFellAway
    | TurnBegan
    | Won
)
