"""Events: what happened, with the change of the state and the notice to each viewer.

The first event of a step replaces `last`, unless the step is quiet or only ends the pause; those that follow in the
same step leave it.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

from msgspec.structs import replace

from litfuse.kernel.events import Event
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees

from . import decoder, notices
from .cards import COLOUR, Card, Colour, Hand, having, without
from .config import Config
from .places import AT, PREP, SPY, STASH, TRADE, Place
from .public import (
    FRAMING,
    MOVING,
    NOTHING,
    PAUSING,
    SPYING,
    STEALING,
    SWAPPING,
    TAKING,
    TRADING,
    Framing,
    Last,
    Over,
    Picking,
    Returning,
    Setup,
)
from .state import NO_PICKS, Secret, State

T = TypeVar("T")
LATE: Final = tuple(Last(late=(s,)) for s in range(6))
ASKED_AT: Final = {SPY: SPYING, TRADE: TRADING, STASH: TAKING, PREP: STEALING}


def at(i: int, new: T, old: tuple[T, ...]) -> tuple[T, ...]:
    return (*old[:i], new, *old[i + 1 :])


def late(seat: Seat, is_late: bool) -> tuple[Seat, ...]:
    return (seat,) if is_late else ()


def acted(state: State, last: Last, **changes: Any) -> State:
    """Returns the state after the location's action: the player is asked for the swap."""
    return replace(state, asked=state.asked + 1, ask=SWAPPING, last=last, **changes)


class Sealed(Event[State]):
    """The decoder's key was drawn, for this match alone (SG-DEC-10)."""

    seal: str
    key: str
    grid: str

    def apply(self, state: State) -> State:
        secret = Secret("", self.key, self.grid)
        return replace(state, setup=replace(state.setup, seal=self.seal), secret=secret)

    def notice(self, to: Viewer) -> Notice:
        return notices.SealPublished(self.seal)


class Dealt(Event[State]):
    config: Config
    colours: tuple[Colour, ...]
    row: tuple[Place, ...]
    places: tuple[Place, ...]
    first: Seat
    dice: tuple[int, int]
    pair: str
    grid: str
    hands: tuple[Hand, ...]
    stash: tuple[Card, ...]
    face_up: tuple[Card, ...]

    def apply(self, state: State) -> State:
        n = len(self.hands)
        return replace(
            state,
            setup=Setup(self.colours, self.row, self.dice, state.setup.seal),
            secret=replace(state.secret, pair=self.pair),
            hands=self.hands,
            stash=self.stash,
            face_up=self.face_up,
            places=self.places,
            tokens=(0,) * n,
            picks=NO_PICKS[n],
            orders=(False,) * n,
            turn=self.first,
            turns=1,
            asked=1,
            ask=PAUSING if n == 6 else MOVING,
        )

    def notice(self, to: Viewer) -> Notice:
        colour = None if isinstance(to, str) else self.colours[to]
        return notices.WasDealt(
            to,
            len(self.hands),
            self.config,
            self.colours,
            self.row,
            self.places,
            self.first,
            self.dice,
            self.face_up,
            () if isinstance(to, str) else self.hands[to],
            COLOUR[decoder.suspect(self.pair, colour)] if colour else None,
            decoder.mat(self.grid, colour) if colour and self.grid else "",
        )


class PauseEnded(Event[State]):
    """Six players: the player on turn is asked for the move (SG-SIX-3). The last turn's result stays visible."""

    def apply(self, state: State) -> State:
        return replace(state, ask=MOVING)

    def notice(self, to: Viewer) -> Notice:
        return notices.PauseEnded()


class Moved(Event[State]):
    seat: Seat
    place: Place
    turned: bool = False  # PREP was turned to its other side, Frame/Steal
    late: bool = False

    def apply(self, state: State) -> State:
        return replace(
            state,
            places=at(self.seat, self.place, state.places),
            asked=state.asked + 1,
            ask=ASKED_AT.get(self.place, MOVING),  # PREP and the cops ask nothing here; the next event decides
            picks=NO_PICKS[len(state.hands)],
            last=LATE[self.seat] if self.late else NOTHING,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Moved(self.seat, self.place, self.turned, self.late)


class Prepared(Event[State]):
    """A token was taken from PREP, which becomes Frame/Steal with the last one (SG-ACT-PREP-1, SG-ACT-PREP-2)."""

    seat: Seat
    left: int

    def apply(self, state: State) -> State:
        tokens = at(self.seat, state.tokens[self.seat] + 1, state.tokens)
        return replace(state, tokens=tokens, left=self.left, ask=SWAPPING)

    def notice(self, to: Viewer) -> Notice:
        return notices.Prepared(self.seat, self.left)


class Stolen(Event[State]):
    seat: Seat
    victim: Seat
    late: bool = False

    def apply(self, state: State) -> State:
        tokens = at(self.seat, state.tokens[self.seat] + 1, state.tokens)
        tokens = at(self.victim, tokens[self.victim] - 1, tokens)
        return acted(state, Last(by=self.seat, robbed=self.victim, late=late(self.seat, self.late)), tokens=tokens)

    def notice(self, to: Viewer) -> Notice:
        return notices.Stolen(self.seat, self.victim, self.late)


class Spied(Event[State]):
    """The spy alone sees the whole hand, without its order (SG-ACT-SPY-2, SG-ACT-SPY-3)."""

    seat: Seat
    target: Seat
    hand: Hand
    late: bool = False

    def apply(self, state: State) -> State:
        return acted(state, Last(by=self.seat, spied=self.target, late=late(self.seat, self.late)))

    def notice(self, to: Viewer) -> Notice:
        return notices.SpiedOn(self.seat, self.target, self.hand if sees(to, self.seat) else (), self.late)


class TradeOpened(Event[State]):
    seat: Seat
    partner: Seat
    late: bool = False

    def apply(self, state: State) -> State:
        last = LATE[self.seat] if self.late else NOTHING
        return replace(state, asked=state.asked + 1, ask=Picking(self.partner), last=last)

    def notice(self, to: Viewer) -> Notice:
        return notices.TradeOpened(self.seat, self.partner, self.late)


class FrameOpened(Event[State]):
    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, ask=FRAMING)

    def notice(self, to: Viewer) -> Notice:
        return notices.FrameOpened(self.seat)


class Chose(Event[State]):
    """Everybody sees who has chosen, nobody sees what (SG-INFO-6)."""

    seat: Seat
    card: Card
    late: bool = False

    def apply(self, state: State) -> State:
        ask = state.ask
        assert type(ask) is Picking or type(ask) is Framing
        chosen = tuple(sorted((*ask.chosen, self.seat)))
        return replace(
            state,
            ask=Framing(chosen) if type(ask) is Framing else replace(ask, chosen=chosen),
            picks=at(self.seat, self.card, state.picks),
            last=LATE[self.seat] if self.late else NOTHING,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.ChoiceMade(self.seat, self.card if sees(to, self.seat) else None, self.late)


class ChoiceChanged(Event[State]):
    """A player changed a choice; the others do not learn it (SG-ACT-TRADE-4, SG-FRAME-2)."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> State:
        return replace(state, picks=at(self.seat, self.card, state.picks))

    def notice(self, to: Viewer) -> Notice | None:
        return notices.ChoiceChanged(self.seat, self.card) if sees(to, self.seat) else None


class Traded(Event[State]):
    seat: Seat
    partner: Seat
    gave: Card
    got: Card
    late: tuple[Seat, ...] = ()

    def apply(self, state: State) -> State:
        hands = list(state.hands)
        hands[self.seat] = having(without(hands[self.seat], self.gave), self.got)
        hands[self.partner] = having(without(hands[self.partner], self.got), self.gave)
        return acted(state, Last(by=self.seat, traded=self.partner, late=self.late), hands=tuple(hands))

    def notice(self, to: Viewer) -> Notice:
        if sees(to, self.seat, self.partner):
            return notices.TradeMade(self.seat, self.partner, self.gave, self.got)
        return notices.TradeMade(self.seat, self.partner)


class TakenFromStash(Event[State]):
    seat: Seat
    slot: int
    card: Card
    late: bool = False

    def apply(self, state: State) -> State:
        return replace(
            state,
            hands=at(self.seat, having(state.hands[self.seat], self.card), state.hands),
            stash=at(self.slot - 1, None, state.stash),
            asked=state.asked + 1,
            ask=Returning(self.slot),
            last=Last(by=self.seat, slot=self.slot, late=late(self.seat, self.late)),
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.TookFromStash(self.seat, self.slot, self.card if sees(to, self.seat) else None, self.late)


class ReturnedToStash(Event[State]):
    seat: Seat
    slot: int
    card: Card
    late: bool = False

    def apply(self, state: State) -> State:
        return acted(
            state,
            Last(by=self.seat, slot=self.slot, late=late(self.seat, self.late)),
            hands=at(self.seat, without(state.hands[self.seat], self.card), state.hands),
            stash=at(self.slot - 1, self.card, state.stash),
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.PutIntoStash(self.seat, self.slot, self.card if sees(to, self.seat) else None, self.late)


class CardsRevealed(Event[State]):
    """All cards of a frame attempt are shown together, then go back to their owners' hands (SG-FRAME-2, SG-FRAME-9)."""

    seat: Seat
    cards: tuple[Card, ...]
    framed: Seat | None = None
    late: tuple[Seat, ...] = ()

    def apply(self, state: State) -> State:
        return acted(state, Last(by=self.seat, revealed=True, late=self.late))

    def notice(self, to: Viewer) -> Notice:
        return notices.CardsRevealed(self.seat, self.cards, self.framed)


class Swapped(Event[State]):
    seat: Seat
    place: Place
    down: Card
    up: Card
    late: bool = False

    def apply(self, state: State) -> State:
        seat = self.seat
        return replace(
            state,
            hands=at(seat, having(without(state.hands[seat], self.down), self.up), state.hands),
            face_up=at(AT[self.place], self.down, state.face_up),
            picks=NO_PICKS[len(state.hands)],
            last=Last(by=seat, down=self.down, up=self.up, late=late(seat, self.late)),
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Swapped(self.seat, self.place, self.down, self.up, self.late)


class TurnBegan(Event[State]):
    seat: Seat
    turns: int

    def apply(self, state: State) -> State:
        ask = PAUSING if len(state.hands) == 6 else MOVING
        return replace(state, turn=self.seat, turns=self.turns, asked=state.asked + 1, ask=ask)

    def notice(self, to: Viewer) -> Notice:
        return notices.TurnBegan(self.seat, self.turns)


class OrderChanged(Event[State]):
    """A hidden order was set or cancelled, known only to its seat (SG-SIX-5)."""

    seat: Seat
    on: bool

    def apply(self, state: State) -> State:
        return replace(state, orders=at(self.seat, self.on, state.orders))

    def notice(self, to: Viewer) -> Notice | None:
        return notices.OrderChanged(self.seat, self.on) if sees(to, self.seat) else None


class CopsCalled(Event[State]):
    """Six players: a player goes to the cops out of turn (SG-SIX-1). Open cards stay open, hidden choices hidden."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(
            state,
            places=at(self.seat, Place.COPS, state.places),
            picks=NO_PICKS[len(state.hands)] if type(state.ask) is Picking else state.picks,
            last=replace(state.last, late=()),
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.CopsCalled(self.seat)


class Ended(Event[State]):
    reason: Literal["framed", "cops", "cap"]
    goat: Seat
    decoy: Colour
    suspects: tuple[Colour, ...]
    winners: tuple[Seat, ...]
    by: Seat | None = None
    framed: Seat | None = None

    def apply(self, state: State) -> State:
        return replace(state, ask=Over(self.reason, self.goat, self.decoy, self.by, self.framed))

    def notice(self, to: Viewer) -> Notice:
        return notices.Ended(self.reason, self.goat, self.suspects, self.winners, self.by, self.framed)


AnyEvent = (
    Sealed
    | Dealt
    | PauseEnded
    | Moved
    | Prepared
    | Stolen
    | Spied
    | TradeOpened
    | FrameOpened
    | Chose
    | ChoiceChanged
    | Traded
    | TakenFromStash
    | ReturnedToStash
    | CardsRevealed
    | Swapped
    | TurnBegan
    | OrderChanged
    | CopsCalled
    | Ended
)
