"""Open questions with their options; clocks; actions of the table; rules of talk."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Clock, Decision, Left, Seat, TableAction, Talk, Text
from litfuse.kernel.texts import word

from . import phrases
from .actions import (
    Action,
    Cops,
    CopsOrder,
    FrameCard,
    Move,
    Spy,
    StashReturn,
    StashTake,
    Steal,
    Swap,
    TradeCard,
    TradeWith,
)
from .cards import SHOWING, Card, Colour, Hand
from .places import AT, COPS, PREP, Place
from .public import (
    Framing,
    Moving,
    Over,
    Pausing,
    Picking,
    Returning,
    Spying,
    Stealing,
    Swapping,
    Taking,
    Trading,
)
from .state import State

PREPARE: Final = Text("act-move-prep")
FRAME: Final = Text("act-move-frame")
STEAL: Final = Text("act-move-steal")
GO: Final = Options[Action]((), (Form(Cops, caution=Text("caution-cops")),))
ON_OR_OFF: Final = Options[Action](
    (), (Form(CopsOrder, (False,)), Form(CopsOrder, (True,), caution=Text("caution-order")))
)
SLOTS: Final = Options[Action]((), (Form(StashTake, (1, 2, 3)),))
KINDS: Final[dict[type, str]] = {
    Moving: "move",
    Spying: "spy",
    Trading: "trade",
    Taking: "stash",
    Returning: "stash-return",
    Stealing: "steal",
    Swapping: "swap",
}
ORDERS: Final = {
    quiet: tuple(Decision(s, "cops-order", 0, owed=False, quiet=quiet) for s in range(6)) for quiet in (False, True)
}


def decisions(state: State) -> tuple[Decision, ...]:
    ask = state.ask
    kind = KINDS.get(type(ask))
    if kind is not None:
        asked: tuple[Decision, ...] = (Decision(state.turn, kind, state.asked),)
    elif type(ask) is Picking or type(ask) is Framing:
        asked = choices(state, ask)
    elif type(ask) is Over:
        return ()
    else:
        asked = ()
    return asked + out_of_turn(state) if len(state.hands) == 6 else asked


def choices(state: State, ask: Picking | Framing) -> tuple[Decision, ...]:
    """Returns one question for each chooser.

    A seat that has chosen may change its choice, unseen (SG-ACT-TRADE-4, SG-FRAME-2).
    """
    n = state.asked
    if type(ask) is Picking:
        kind, seats = "trade-card", sorted((state.turn, ask.partner))
    else:
        kind, seats = "frame-card", list(range(len(state.hands)))
    chosen = ask.chosen
    waiting = [Decision(s, kind, n) for s in seats if s not in chosen]
    return (*waiting, *[Decision(s, kind, n, owed=False, quiet=True) for s in chosen])


def out_of_turn(state: State) -> tuple[Decision, ...]:
    """Returns, with six players, the opposite player's chance, and everybody's hidden order (SG-SIX-1, SG-SIX-5).

    An order is quiet while its seat has no chance; when the chance is open, setting it means going to the cops.
    """
    seat = state.chance
    if seat is None:
        return ORDERS[True]
    orders = [ORDERS[s != seat][s] for s in range(6)]
    return (Decision(seat, "cops", state.turns, owed=False), *orders)


def clocks(state: State) -> tuple[Clock, ...]:
    """Returns the running clocks (SG-NET-6): one for each question, but one for all choosers of a trade or attempt."""
    ask = state.ask
    if type(ask) is Pausing:
        return (Clock(f"pause.{state.turns}", "pause", (), zero=Text("zero-pause")),)
    if type(ask) is Picking or type(ask) is Framing:
        waiting = tuple([d.seat for d in choices(state, ask) if d.owed])
        return (Clock(f"choose.{state.asked}", "choose", waiting, zero=Text("zero-choose")),)
    if type(ask) is Over:
        return ()
    return (Clock(f"turn.{state.asked}", "turn", (state.turn,), zero=Text(f"zero-{KINDS[type(ask)]}")),)


def table(state: State) -> tuple[TableAction, ...]:
    """Returns the table actions. There is no resigning; a player who leaves for good hands the seat over (SG-NET-4)."""
    return () if type(state.ask) is Over else tuple([Left(s) for s in range(len(state.hands))])


def talk(state: State) -> Talk:
    """Everything may be said at any time, including lies (SG-COMM-1)."""
    return said(len(state.hands), state.config.whispers, state.config.nudges)


@lru_cache
def said(seats: int, whispers: bool, nudges: bool) -> Talk:
    return Talk(phrases=phrases.menu(seats), whispers=whispers, nudges=nudges)


def options(state: State, decision: Decision) -> Options[Action]:
    return OPTIONS[decision.kind](state, decision.seat)


def move_options(state: State, seat: Seat) -> Options[Action]:
    says = PREPARE if state.left else FRAME if state.tokens[seat] else STEAL
    return moves(state.places[seat], state.setup.row, says.key)


@lru_cache(maxsize=1024)
def moves(here: Place, row: tuple[Place, ...], prep_says: str) -> Options[Action]:
    """Returns every other location (SG-MOVE-1). The option of the two-sided one says which side it will be."""
    forms: list[Form[Action]] = [
        Form(Move, (p,), says=Text(prep_says) if p is PREP else None) for p in row if p is not here
    ]
    return Options((), (*forms, Form(Move, (COPS,), says=Text("act-move-cops"), caution=Text("caution-cops"))))


@lru_cache(maxsize=1024)
def targets(make: Any, seats: tuple[Seat, ...]) -> Options[Action]:
    return Options((), (Form(make, seats),))


@lru_cache(maxsize=64)
def others(seats: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple([s for s in range(seats) if s != seat])


def steal_options(state: State, seat: Seat) -> Options[Action]:
    """Returns the other players who have a token (SG-ACT-FS-2)."""
    return targets(Steal, tuple([s for s in others(state.seats, seat) if state.tokens[s]]))


@lru_cache(maxsize=8192)  # the same hands recur often
def cards(make: Callable[[Card], Action], hand: Hand) -> Options[Action]:
    """Returns the cards of a hand by face (SG-COMP-7)."""
    return Options((), (Form(make, tuple(dict.fromkeys(hand))),))


def swap_options(state: State, seat: Seat) -> Options[Action]:
    """Returns the cards that may be put down: of the player's own colour, if there are any (SG-SWAP-1, SG-SWAP-2)."""
    allowed, own = state.allowed(seat), state.setup.colours[seat]
    taken = state.face_up[AT[state.places[seat]]]
    return swaps(allowed, taken, own if allowed[0] in SHOWING[own] else None)


@lru_cache(maxsize=8192)
def swaps(hand: Hand, taken: Card, own: Colour | None) -> Options[Action]:
    """Returns the options, which mention the card that is taken, and the player's colour if it limits them."""
    says = Text("act-swap", {"up": word(taken), "own": word(own)})
    return Options((), (Form(Swap, tuple(dict.fromkeys(hand)), says=says),))


OPTIONS: Final[dict[str, Callable[[State, Seat], Options[Action]]]] = {
    "move": move_options,
    "spy": lambda state, seat: targets(Spy, others(len(state.hands), seat)),
    "trade": lambda state, seat: targets(TradeWith, others(len(state.hands), seat)),
    "trade-card": lambda state, seat: cards(TradeCard, state.hands[seat]),
    "stash": lambda state, seat: SLOTS,
    "stash-return": lambda state, seat: cards(StashReturn, state.hands[seat]),
    "steal": steal_options,
    "frame-card": lambda state, seat: cards(FrameCard, state.hands[seat]),
    "swap": swap_options,
    "cops": lambda state, seat: GO,
    "cops-order": lambda state, seat: ON_OR_OFF,
}
