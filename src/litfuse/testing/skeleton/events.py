"""Events: what happened, with the change of the state and the notice to each viewer.

The first event of a step clears `shown`, unless the step is quiet.
"""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.events import Event
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees

from . import notices
from .cards import Card, Hand, without
from .config import Config
from .public import Choosing, Over
from .state import State


class Dealt(Event[State]):
    config: Config
    hands: tuple[Hand, ...]
    rest: Hand

    def apply(self, state: State) -> State:
        n = len(self.hands)
        return replace(state, hands=self.hands, rest=self.rest, picks=((),) * n, points=(0,) * n)

    def notice(self, to: Viewer) -> Notice:
        hand = self.hands[to] if isinstance(to, int) else ()
        return notices.WasDealt(to, len(self.hands), self.config, hand)


class PassChosen(Event[State]):
    seat: Seat
    cards: Hand

    def apply(self, state: State) -> State:
        return replace(state, picks=state.with_pick(self.seat, self.cards))

    def notice(self, to: Viewer) -> Notice:
        return notices.PassReady(self.seat, self.cards if sees(to, self.seat) else ())


class CardsPassed(Event[State]):
    cards: tuple[Hand, ...]  # by seat: the cards for its left neighbour

    def apply(self, state: State) -> State:
        hands = tuple(
            [tuple(sorted((*without(hand, self.cards[s]), *self.cards[s - 1]))) for s, hand in enumerate(state.hands)]
        )
        return replace(state, hands=hands, picks=state.no_picks(), ask=Choosing(1))

    def notice(self, to: Viewer) -> Notice:
        return notices.HandsMoved(self.cards[to], self.cards[to - 1]) if isinstance(to, int) else notices.HandsMoved()


class CardChosen(Event[State]):
    seat: Seat
    card: Card

    def apply(self, state: State) -> State:
        return replace(state, picks=state.with_pick(self.seat, (self.card,)), shown=())

    def notice(self, to: Viewer) -> Notice:
        return notices.ChoiceMade(self.seat, self.card if sees(to, self.seat) else None)


class ChoiceChanged(Event[State]):
    """A choice was changed; nobody else learns it."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> State:
        return replace(state, picks=state.with_pick(self.seat, (self.card,)))

    def notice(self, to: Viewer) -> Notice | None:
        return notices.ChoiceChanged(self.seat, self.card) if sees(to, self.seat) else None


class CardsShown(Event[State]):
    """The highest card scores (HC-SCORE-1)."""

    cards: Hand  # by seat

    def apply(self, state: State) -> State:
        assert isinstance(state.ask, Choosing)
        best = max(self.cards)
        return replace(
            state,
            hands=tuple([without(hand, self.cards) for hand in state.hands]),
            picks=state.no_picks(),
            points=tuple([p + (c == best) for p, c in zip(state.points, self.cards, strict=True)]),
            ask=Choosing(state.ask.round + 1),
            shown=self.cards,
            gone=tuple(sorted((*state.gone, *self.cards))),
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.CardsShown(self.cards)


class Resigned(Event[State]):
    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, picks=state.no_picks(), ask=Over(self.seat), shown=())

    def notice(self, to: Viewer) -> Notice:
        return notices.Resigned(self.seat)


class Ended(Event[State]):
    winners: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return replace(state, ask=state.ask if isinstance(state.ask, Over) else Over())

    def notice(self, to: Viewer) -> Notice:
        return notices.Ended(self.winners)


AnyEvent = Dealt | PassChosen | CardsPassed | CardChosen | ChoiceChanged | CardsShown | Resigned | Ended
