"""A tiny game for the kit's own tests: everybody chooses a card in secret, and may change it until all have chosen.

Each seat is dealt three cards and glimpses the lowest of its left neighbour. In each round all choose at once; the
highest card scores, ties score for nobody. After three rounds the most points win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.events import Event as KernelEvent
from litfuse.kernel.events import Step
from litfuse.kernel.game import PlayedMatch, Types
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Options
from litfuse.kernel.records import (
    ALL,
    Clock,
    Decision,
    Outcome,
    Part,
    Record,
    Refusal,
    Resign,
    Seat,
    TableAction,
    TableConfig,
    Talk,
    Text,
    Time,
    TimeUp,
    Viewer,
    sees,
    text,
)
from litfuse.kernel.rng import Rng

Cards = tuple[int, ...]  # sorted
DECK: Final[Cards] = tuple(v for v in range(1, 8) for _ in range(2))
HAND: Final = 3


class Choose(Record):
    card: int


class State(Part):
    hands: tuple[Cards, ...]
    rest: Cards = ()
    chosen: tuple[int | None, ...] = ()
    points: Cards = ()
    round: int = 0
    glimpse: bool = False  # the deal was the last step
    shown: Cards = ()  # by seat, in the last step
    gone: Cards = ()  # all cards shown so far
    over: bool = False


class View(Record):
    viewer: Viewer
    hand: Cards
    sizes: Cards
    mine: int | None
    have: tuple[bool, ...]
    points: Cards
    round: int
    glimpse: bool
    lowest: Cards  # what the viewer glimpses of its left neighbour
    shown: Cards
    gone: Cards
    over: bool


class Everything(Record):
    state: State


class WasDealt(Notice):
    viewer: Viewer
    seats: int
    hand: Cards = ()
    lowest: Cards = ()


class HasChosen(Notice):
    seat: Seat
    card: int | None = None  # for that seat


class WereShown(Notice):
    cards: Cards


class HasResigned(Notice):
    seat: Seat


class Knowledge(Part):
    """The left neighbour holds these."""

    seat: Seat
    held: Cards = ()


class Event(KernelEvent[State]): ...


class Dealt(Event):
    hands: tuple[Cards, ...]
    rest: Cards

    def apply(self, state: State) -> State:
        n = len(self.hands)
        return State(self.hands, self.rest, (None,) * n, (0,) * n, 1, glimpse=True)

    def notice(self, to: Viewer) -> Notice:
        if isinstance(to, str):
            return WasDealt(to, len(self.hands))
        return WasDealt(to, len(self.hands), self.hands[to], glimpsed(self.hands, to))


def glimpsed(hands: tuple[Cards, ...], seat: Seat) -> Cards:
    return hands[(seat + 1) % len(hands)][:1]


class Chose(Event):
    seat: Seat
    card: int
    again: bool = False

    def apply(self, state: State) -> State:
        chosen = (*state.chosen[: self.seat], self.card, *state.chosen[self.seat + 1 :])
        return replace(state, chosen=chosen) if self.again else replace(state, chosen=chosen, glimpse=False, shown=())

    def notice(self, to: Viewer) -> Notice | None:
        if self.again and not sees(to, self.seat):
            return None
        return HasChosen(self.seat, self.card if sees(to, self.seat) else None)


class Shown(Event):
    cards: Cards

    def apply(self, state: State) -> State:
        hands = tuple(less(h, c) for h, c in zip(state.hands, self.cards, strict=True))
        best = max(self.cards)
        scores = self.cards.count(best) == 1
        points = tuple(p + (scores and c == best) for p, c in zip(state.points, self.cards, strict=True))
        return State(
            hands,
            state.rest,
            (None,) * len(hands),
            points,
            state.round + 1,
            shown=self.cards,
            gone=tuple(sorted(state.gone + self.cards)),
            over=not hands[0],
        )

    def notice(self, to: Viewer) -> Notice:
        return WereShown(self.cards)


class Resigned(Event):
    seat: Seat

    def apply(self, state: State) -> State:
        points = (*state.points[: self.seat], -1, *state.points[self.seat + 1 :])
        return replace(state, points=points, glimpse=False, over=True)

    def notice(self, to: Viewer) -> Notice:
        return HasResigned(self.seat)


def less(hand: Cards, card: int) -> Cards:
    i = hand.index(card)
    return hand[:i] + hand[i + 1 :]


class Toy:
    name: Final = "toy"
    rules: Final = "1"
    seats: Final = range(2, 5)
    types: Final = Types(
        TableConfig,
        Choose,
        Dealt | Chose | Shown | Resigned,
        View | Everything,
        WasDealt | HasChosen | WereShown | HasResigned,
        Knowledge,
    )
    times: Final[Mapping[str, Time]] = {"round": Time(30, 10, 60)}
    standing: Final[Mapping[str, Choose]] = {}

    def new(self, seats: int, config: TableConfig) -> State:
        return State(((),) * seats)

    def setup(self, step: Step[State]) -> None:
        n = len(step.state.hands)
        deck = step.rng.shuffled("deal", DECK)
        hands = tuple(tuple(sorted(deck[i * HAND : i * HAND + HAND])) for i in range(n))
        step.emit(Dealt(hands, tuple(sorted(deck[n * HAND :]))))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.over:
            return ()
        open_ = [Decision(s, "choose", state.round) for s, c in enumerate(state.chosen) if c is None]
        done = [Decision(s, "choose", state.round, False, True) for s, c in enumerate(state.chosen) if c is not None]
        return (*open_, *done)

    def options(self, state: State, decision: Decision) -> Options[Choose]:
        return Options(tuple(Choose(c) for c in sorted(set(state.hands[decision.seat]))))

    def refusal(self, state: State, decision: Decision, action: Choose) -> Refusal | None:
        if action in self.options(state, decision):
            return None
        return Refusal("TOY-CHOOSE-1", text("no-card", card=action.card))

    def decide(self, step: Step[State], seat: Seat, action: Choose | TableAction) -> None:
        if isinstance(action, Choose):
            was = step.state.chosen[seat]
            if action.card != was:
                step.emit(Chose(seat, action.card, again=was is not None))
        elif isinstance(action, TimeUp):
            for s, c in enumerate(step.state.chosen):
                if c is None:
                    step.emit(Chose(s, step.state.hands[s][step.rng.below(f"late{s}", len(step.state.hands[s]))]))
        else:
            assert isinstance(action, Resign)
            step.emit(Resigned(action.seat))
            return
        cards = tuple(c for c in step.state.chosen if c is not None)
        if len(cards) == len(step.state.hands):
            step.emit(Shown(cards))

    def clocks(self, state: State) -> tuple[Clock, ...]:
        return () if state.over else (Clock(f"round.{state.round}", "round"),)

    def table(self, state: State) -> tuple[TableAction, ...]:
        return () if state.over else tuple(Resign(s) for s in range(len(state.hands)))

    def talk(self, state: State) -> Talk:
        return Talk()

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        order = sorted(set(state.points), reverse=True)
        ranking = tuple(tuple(s for s, p in enumerate(state.points) if p == points) for points in order)
        return Outcome(ranking[0], ranking, Text("won-points"))

    def view(self, state: State, viewer: Viewer) -> View | Everything:
        if viewer == ALL:
            return Everything(state)
        seat = viewer if isinstance(viewer, int) else None
        return View(
            viewer,
            () if seat is None else state.hands[seat],
            tuple(len(h) for h in state.hands),
            None if seat is None else state.chosen[seat],
            tuple(c is not None for c in state.chosen),
            state.points,
            state.round,
            state.glimpse,
            () if seat is None else self.lowest(state, seat),
            state.shown,
            state.gone,
            state.over,
        )

    def lowest(self, state: State, seat: Seat) -> Cards:
        return glimpsed(state.hands, seat) if state.glimpse else ()

    def learn(self, seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
        if isinstance(notice, WasDealt):
            return Knowledge(seat, notice.lowest)
        assert known is not None
        if isinstance(notice, WereShown):
            card = notice.cards[(seat + 1) % len(notice.cards)]
            return Knowledge(seat, tuple(c for c in known.held if c != card))
        return known

    def holds(self, known: Knowledge, state: State) -> bool:
        hand = state.hands[(known.seat + 1) % len(state.hands)]
        return not Counter(known.held) - Counter(hand)

    def resample(self, seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
        """Deals until it fits."""
        if isinstance(seen, Everything):
            return seen.state
        left = list((Counter(DECK) - Counter(seen.hand) - Counter(seen.gone)).elements())
        while True:
            deck = list(rng.shuffled("deck", left))
            hands: list[Cards] = []
            for s, size in enumerate(seen.sizes):
                hands.append(seen.hand if s == seen.viewer else tuple(sorted(deck[:size])))
                if s != seen.viewer:
                    del deck[:size]
            world = State(
                tuple(hands),
                tuple(sorted(deck)),
                tuple(
                    (seen.mine if s == seen.viewer else h[rng.below("chosen", len(h))]) if have else None
                    for s, (h, have) in enumerate(zip(hands, seen.have, strict=True))
                ),
                seen.points,
                seen.round,
                seen.glimpse,
                seen.shown,
                seen.gone,
                seen.over,
            )
            shows = isinstance(seen.viewer, str) or self.lowest(world, seen.viewer) == seen.lowest
            if shows and (known is None or self.holds(known, world)):
                return world

    def recall(self, view: View) -> tuple[Text, ...]:
        return ()

    def again(self, chairs: tuple[int, ...], played: tuple[PlayedMatch[TableConfig], ...]) -> tuple[TableConfig, ...]:
        return (TableConfig(),)


def everything(state: State) -> Cards:
    return tuple(sorted((*state.rest, *state.gone, *(c for h in state.hands for c in h))))


GAME: Final = Toy()
