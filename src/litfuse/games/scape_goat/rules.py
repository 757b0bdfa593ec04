"""A function per action: it reads `step.state`, which is always the state after the last event, and emits events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.events import Step
from litfuse.kernel.records import Left, Seat, TimeUp

from . import decoder
from . import events as e
from .actions import (
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
from .cards import COLOUR, COLOURS, DECKS, FACE_UP, HAND_SIZE, SHOWN, STASH_SIZE, Card, Colour, in_order
from .places import AT, COPS, MIDDLE, PREP
from .public import Framing, Moving, Pausing, Picking, Returning, Spying, Stealing, Swapping, Taking, Trading
from .state import State, opposite

T = Step[State]
Rule = Callable[[T, Seat, Any], None]


def setup(t: T) -> None:
    """One step; its first event is the seal (SG-DEC-10)."""
    config, rng = t.state.config, t.rng
    n = t.state.seats
    grid = ""
    if config.decoder == "table":
        key = rng.bytes("decoder", decoder.KEY_BYTES)
        grid = decoder.grid_of(key, n)
        t.emit(e.Sealed(decoder.seal_of(key), key.hex(), grid))
    dice = decoder.roll(rng)
    pair = decoder.pair_at(grid, *dice) if grid else decoder.direct(rng, n)
    colours = config.colours or rng.shuffled("colours", COLOURS[:n])
    middle = rng.shuffled("row", MIDDLE) if config.middle == "random" else MIDDLE
    row = (PREP, *middle)
    order = in_turn(rng.below("first", n), n) if config.starting == "seats" else rng.shuffled("tokens", range(n))
    places = tuple([row[order.index(s) % FACE_UP] for s in range(n)])
    cards = rng.shuffled("deal", DECKS[n])
    size = HAND_SIZE[n]
    dealt = cards[FACE_UP + STASH_SIZE :]
    hands = tuple([in_order(dealt[s * size : (s + 1) * size]) for s in range(n)])
    stash = cards[FACE_UP : FACE_UP + STASH_SIZE]
    t.emit(e.Dealt(config, colours, row, places, order[0], dice, pair, grid, hands, stash, cards[:FACE_UP]))


def in_turn(first: Seat, n: int) -> tuple[Seat, ...]:
    """All seats clockwise."""
    return tuple([(first + k) % n for k in range(n)])


def move(t: T, seat: Seat, act: Move, late: bool = False) -> None:
    state = t.state
    t.emit(e.Moved(seat, act.place, act.place is PREP and not state.left, late))
    if act.place is COPS:
        end(t, "cops", by=seat)
    elif act.place is PREP:
        if state.left:
            t.emit(e.Prepared(seat, state.left - 1))
        elif state.tokens[seat]:
            t.emit(e.FrameOpened(seat))  # SG-ACT-FS-1: no choice


def spy(t: T, seat: Seat, act: Spy, late: bool = False) -> None:
    t.emit(e.Spied(seat, act.target, t.state.hands[act.target], late))


def trade_with(t: T, seat: Seat, act: TradeWith, late: bool = False) -> None:
    t.emit(e.TradeOpened(seat, act.target, late))


def choose(t: T, seat: Seat, act: TradeCard | FrameCard) -> None:
    """A first choice is seen to be made; a changed one is not (SG-ACT-TRADE-4, SG-FRAME-2)."""
    state = t.state
    ask = state.ask
    assert type(ask) is Picking or type(ask) is Framing
    if seat not in ask.chosen:
        t.emit(e.Chose(seat, act.card))
        settle(t)
    elif state.picks[seat] is not act.card:
        t.emit(e.ChoiceChanged(seat, act.card))


def settle(t: T, late: tuple[Seat, ...] = ()) -> None:
    """The last choice fixes all of them; what follows is part of the same step."""
    state = t.state
    ask, seat = state.ask, state.turn
    picks = [c for c in state.picks if c is not None]
    if type(ask) is Picking and len(picks) == 2:
        gave, got = state.picks[seat], state.picks[ask.partner]
        assert gave
        assert got
        t.emit(e.Traded(seat, ask.partner, gave, got, late))
    elif type(ask) is Framing and len(picks) == state.seats:
        reveal(t, tuple(picks), late)


def reveal(t: T, cards: tuple[Card, ...], late: tuple[Seat, ...]) -> None:
    state = t.state
    framed = framed_by(cards, state.setup.colours)
    t.emit(e.Revealed(state.turn, cards, framed, late))
    if framed is not None:
        end(t, "framed", state.turn, framed)
    elif not state.config.swap_after_frame:
        next_turn(t)


def framed_by(cards: Sequence[Card], colours: Sequence[Colour]) -> Seat | None:
    """Whose colour every other player shows (SG-FRAME-4)."""
    framed = [
        owner
        for owner, colour in enumerate(colours)
        if all(colour in SHOWN[card] for seat, card in enumerate(cards) if seat != owner)
    ]
    if len(framed) > 1:
        raise RulesBug("SG-FRAME-7: two colours at once")
    return framed[0] if framed else None


def stash_take(t: T, seat: Seat, act: StashTake, late: bool = False) -> None:
    card = t.state.stash[act.slot - 1]
    assert card
    t.emit(e.TakenFromStash(seat, act.slot, card, late))


def stash_return(t: T, seat: Seat, act: StashReturn, late: bool = False) -> None:
    ask = t.state.ask
    assert type(ask) is Returning
    t.emit(e.ReturnedToStash(seat, ask.slot, act.card, late))


def steal(t: T, seat: Seat, act: Steal, late: bool = False) -> None:
    t.emit(e.Stolen(seat, act.target, late))


def swap(t: T, seat: Seat, act: Swap, late: bool = False) -> None:
    """The card that lay there is taken, never the one just put down (SG-SWAP-1)."""
    state = t.state
    place = state.places[seat]
    t.emit(e.Swapped(seat, place, act.card, state.face_up[AT[place]], late))
    next_turn(t)


def next_turn(t: T) -> None:
    """To the left (SG-TURN-2), unless the cap ends the game here (SG-NET-5)."""
    state = t.state
    if state.turns == state.config.turn_cap:
        end(t, "cap")
        return
    seat = (state.turn + 1) % state.seats
    t.emit(e.TurnStarted(seat, state.turns + 1))
    if state.seats == 6 and state.orders[opposite(seat)]:
        go_out_of_turn(t, opposite(seat))


def go_out_of_turn(t: T, seat: Seat) -> None:
    t.emit(e.CopsCalled(seat))
    end(t, "cops", by=seat)


def cops(t: T, seat: Seat, act: Cops) -> None:
    go_out_of_turn(t, seat)


def cops_order(t: T, seat: Seat, act: CopsOrder) -> None:
    """At once if the chance is open just then (SG-SIX-5). Nothing happens if it is as it was."""
    state = t.state
    if act.on and state.chance == seat:
        go_out_of_turn(t, seat)
    elif act.on is not state.orders[seat]:
        t.emit(e.OrderSet(seat, act.on))


def left(t: T, seat: Seat, act: Left) -> None:
    """The order was the person's; nobody can tell that there was one (SG-SIX-5)."""
    if t.state.orders[act.seat]:
        t.emit(e.OrderSet(act.seat, False))


def end(t: T, reason: Literal["framed", "cops", "cap"], by: Seat | None = None, framed: Seat | None = None) -> None:
    """SG-END-3 to SG-END-6."""
    state = t.state
    pair, colours, goat = state.secret.pair, state.setup.colours, state.goat
    suspects = tuple([COLOUR[decoder.suspect(pair, c)] for c in colours])
    t.emit(e.Ended(reason, goat, COLOUR[pair[1]], suspects, winners(state.seats, reason, goat, framed), by, framed))


def winners(seats: int, reason: str, goat: Seat, framed: Seat | None) -> tuple[Seat, ...]:
    if reason == "cap":
        return ()
    return tuple([s for s in range(seats) if s != goat]) if framed == goat else (goat,)


def one_of(t: T, label: str, things: Sequence[Any]) -> Any:
    return things[t.rng.below(label, len(things))]


def move_over(t: T) -> None:
    """Never to PREP, Frame/Steal or the cops (SG-NET-3)."""
    seat = t.state.turn
    move(t, seat, Move(one_of(t, "move", [p for p in MIDDLE if p is not t.state.places[seat]])), late=True)


def target(t: T) -> Seat:
    state = t.state
    thief = type(state.ask) is Stealing
    seats = [s for s in range(state.seats) if s != state.turn and (state.tokens[s] or not thief)]
    chosen: Seat = one_of(t, "target", seats)
    return chosen


def choice_over(t: T) -> None:
    """A card of the hand for everyone who has not chosen; every physical card alike (SG-NET-3)."""
    state = t.state
    ask = state.ask
    assert type(ask) is Picking or type(ask) is Framing
    asked = (state.turn, ask.partner) if type(ask) is Picking else range(state.seats)
    waiting = tuple([s for s in sorted(asked) if s not in ask.chosen])
    for seat in waiting:
        t.emit(e.Chose(seat, one_of(t, f"card.{seat}", state.hands[seat]), late=True))
    settle(t, waiting)


def return_over(t: T) -> None:
    seat = t.state.turn
    stash_return(t, seat, StashReturn(one_of(t, "return", t.state.hands[seat])), late=True)


def swap_over(t: T) -> None:
    seat = t.state.turn
    swap(t, seat, Swap(one_of(t, "swap", t.state.allowed(seat))), late=True)


WHEN_TIME_IS_UP: dict[type, Callable[[T], None]] = {
    Pausing: lambda t: t.emit(e.PauseOver()),
    Moving: move_over,
    Spying: lambda t: spy(t, t.state.turn, Spy(target(t)), late=True),
    Trading: lambda t: trade_with(t, t.state.turn, TradeWith(target(t)), late=True),
    Picking: choice_over,
    Taking: lambda t: stash_take(t, t.state.turn, StashTake(1 + t.rng.below("slot", STASH_SIZE)), late=True),
    Returning: return_over,
    Stealing: lambda t: steal(t, t.state.turn, Steal(target(t)), late=True),
    Framing: choice_over,
    Swapping: swap_over,
}


def time_up(t: T, seat: Seat, act: TimeUp) -> None:
    WHEN_TIME_IS_UP[type(t.state.ask)](t)


RULES: dict[type, Rule] = {
    Move: move,
    Spy: spy,
    TradeWith: trade_with,
    TradeCard: choose,
    StashTake: stash_take,
    StashReturn: stash_return,
    Steal: steal,
    FrameCard: choose,
    Swap: swap,
    Cops: cops,
    CopsOrder: cops_order,
    TimeUp: time_up,
    Left: left,
}


def decide(t: T, seat: Seat, action: Any) -> None:
    RULES[type(action)](t, seat, action)
