"""One function for each action: it reads `step.state`, which is the state after the last event, and emits events."""

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

Rule = Callable[[Step[State], Seat, Any], None]


def setup(step: Step[State]) -> None:
    """Sets the match up in one step, whose first event is the seal (SG-DEC-10)."""
    config, rng = step.state.config, step.rng
    n = step.state.seats
    grid = ""
    if config.decoder == "table":
        key = rng.bytes("decoder", decoder.KEY_BYTES)
        grid = decoder.grid_of(key, n)
        step.emit(e.Sealed(decoder.seal_of(key), key.hex(), grid))
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
    step.emit(e.Dealt(config, colours, row, places, order[0], dice, pair, grid, hands, stash, cards[:FACE_UP]))


def in_turn(first: Seat, n: int) -> tuple[Seat, ...]:
    """Returns all seats clockwise."""
    return tuple([(first + k) % n for k in range(n)])


def move(step: Step[State], seat: Seat, act: Move, late: bool = False) -> None:
    state = step.state
    step.emit(e.Moved(seat, act.place, act.place is PREP and not state.left, late))
    if act.place is COPS:
        end(step, "cops", by=seat)
    elif act.place is PREP:
        if state.left:
            step.emit(e.Prepared(seat, state.left - 1))
        elif state.tokens[seat]:
            step.emit(e.FrameOpened(seat))  # SG-ACT-FS-1: the player has no choice


def spy(step: Step[State], seat: Seat, act: Spy, late: bool = False) -> None:
    step.emit(e.Spied(seat, act.target, step.state.hands[act.target], late))


def trade_with(step: Step[State], seat: Seat, act: TradeWith, late: bool = False) -> None:
    step.emit(e.TradeOpened(seat, act.target, late))


def choose(step: Step[State], seat: Seat, act: TradeCard | FrameCard) -> None:
    """Notes a choice. Everybody sees that a first choice was made; a changed one is not seen (SG-ACT-TRADE-4,
    SG-FRAME-2).
    """
    state = step.state
    ask = state.ask
    assert type(ask) is Picking or type(ask) is Framing
    if seat not in ask.chosen:
        step.emit(e.Chose(seat, act.card))
        settle(step)
    elif state.picks[seat] is not act.card:
        step.emit(e.ChoiceChanged(seat, act.card))


def settle(step: Step[State], late: tuple[Seat, ...] = ()) -> None:
    """Carries the choices out once all are made, in the step of the last one."""
    state = step.state
    ask, seat = state.ask, state.turn
    picks = [c for c in state.picks if c is not None]
    if type(ask) is Picking and len(picks) == 2:
        gave, got = state.picks[seat], state.picks[ask.partner]
        assert gave
        assert got
        step.emit(e.Traded(seat, ask.partner, gave, got, late))
    elif type(ask) is Framing and len(picks) == state.seats:
        reveal(step, tuple(picks), late)


def reveal(step: Step[State], cards: tuple[Card, ...], late: tuple[Seat, ...]) -> None:
    state = step.state
    framed = framed_by(cards, state.setup.colours)
    step.emit(e.CardsRevealed(state.turn, cards, framed, late))
    if framed is not None:
        end(step, "framed", state.turn, framed)
    elif not state.config.swap_after_frame:
        next_turn(step)


def framed_by(cards: Sequence[Card], colours: Sequence[Colour]) -> Seat | None:
    """Returns the seat whose colour every other player shows, if there is one (SG-FRAME-4)."""
    framed = [
        owner
        for owner, colour in enumerate(colours)
        if all(colour in SHOWN[card] for seat, card in enumerate(cards) if seat != owner)
    ]
    if len(framed) > 1:
        raise RulesBug("SG-FRAME-7: two colours at once")
    return framed[0] if framed else None


def stash_take(step: Step[State], seat: Seat, act: StashTake, late: bool = False) -> None:
    card = step.state.stash[act.slot - 1]
    assert card
    step.emit(e.TakenFromStash(seat, act.slot, card, late))


def stash_return(step: Step[State], seat: Seat, act: StashReturn, late: bool = False) -> None:
    ask = step.state.ask
    assert type(ask) is Returning
    step.emit(e.ReturnedToStash(seat, ask.slot, act.card, late))


def steal(step: Step[State], seat: Seat, act: Steal, late: bool = False) -> None:
    step.emit(e.Stolen(seat, act.target, late))


def swap(step: Step[State], seat: Seat, act: Swap, late: bool = False) -> None:
    """Takes the card that lay there, never the one just put down (SG-SWAP-1)."""
    state = step.state
    place = state.places[seat]
    step.emit(e.Swapped(seat, place, act.card, state.face_up[AT[place]], late))
    next_turn(step)


def next_turn(step: Step[State]) -> None:
    """Starts the turn of the player on the left (SG-TURN-2), unless the cap ends the match here (SG-NET-5)."""
    state = step.state
    if state.turns == state.config.turn_cap:
        end(step, "cap")
        return
    seat = (state.turn + 1) % state.seats
    step.emit(e.TurnBegan(seat, state.turns + 1))
    if state.seats == 6 and state.orders[opposite(seat)]:
        go_out_of_turn(step, opposite(seat))


def go_out_of_turn(step: Step[State], seat: Seat) -> None:
    step.emit(e.CopsCalled(seat))
    end(step, "cops", by=seat)


def cops(step: Step[State], seat: Seat, act: Cops) -> None:
    go_out_of_turn(step, seat)


def cops_order(step: Step[State], seat: Seat, act: CopsOrder) -> None:
    """Sets or cancels the order; goes at once if the chance is open (SG-SIX-5). An unchanged order does nothing."""
    state = step.state
    if act.on and state.chance == seat:
        go_out_of_turn(step, seat)
    elif act.on is not state.orders[seat]:
        step.emit(e.OrderChanged(seat, act.on))


def left(step: Step[State], seat: Seat, act: Left) -> None:
    """Cancels the order of a person who left; nobody can tell whether there was one (SG-SIX-5)."""
    if step.state.orders[act.seat]:
        step.emit(e.OrderChanged(act.seat, False))


def end(
    step: Step[State], reason: Literal["framed", "cops", "cap"], by: Seat | None = None, framed: Seat | None = None
) -> None:
    """Ends the match (SG-END-3 to SG-END-6)."""
    state = step.state
    pair, colours, goat = state.secret.pair, state.setup.colours, state.goat
    suspects = tuple([COLOUR[decoder.suspect(pair, c)] for c in colours])
    step.emit(e.Ended(reason, goat, COLOUR[pair[1]], suspects, winners(state.seats, reason, goat, framed), by, framed))


def winners(seats: int, reason: str, goat: Seat, framed: Seat | None) -> tuple[Seat, ...]:
    if reason == "cap":
        return ()
    return tuple([s for s in range(seats) if s != goat]) if framed == goat else (goat,)


def one_of(step: Step[State], label: str, things: Sequence[Any]) -> Any:
    return things[step.rng.below(label, len(things))]


def move_over(step: Step[State]) -> None:
    """Moves a late player to a random location, but never to PREP, Frame/Steal or the cops (SG-NET-3)."""
    seat = step.state.turn
    move(step, seat, Move(one_of(step, "move", [p for p in MIDDLE if p is not step.state.places[seat]])), late=True)


def target(step: Step[State]) -> Seat:
    state = step.state
    thief = type(state.ask) is Stealing
    seats = [s for s in range(state.seats) if s != state.turn and (state.tokens[s] or not thief)]
    chosen: Seat = one_of(step, "target", seats)
    return chosen


def choice_over(step: Step[State]) -> None:
    """Chooses for everybody who has not chosen: each physical card is equally likely (SG-NET-3)."""
    state = step.state
    ask = state.ask
    assert type(ask) is Picking or type(ask) is Framing
    asked = (state.turn, ask.partner) if type(ask) is Picking else range(state.seats)
    waiting = tuple([s for s in sorted(asked) if s not in ask.chosen])
    for seat in waiting:
        step.emit(e.Chose(seat, one_of(step, f"card.{seat}", state.hands[seat]), late=True))
    settle(step, waiting)


def return_over(step: Step[State]) -> None:
    seat = step.state.turn
    stash_return(step, seat, StashReturn(one_of(step, "return", step.state.hands[seat])), late=True)


def swap_over(step: Step[State]) -> None:
    seat = step.state.turn
    swap(step, seat, Swap(one_of(step, "swap", step.state.allowed(seat))), late=True)


WHEN_TIME_IS_UP: dict[type, Callable[[Step[State]], None]] = {
    Pausing: lambda step: step.emit(e.PauseEnded()),
    Moving: move_over,
    Spying: lambda step: spy(step, step.state.turn, Spy(target(step)), late=True),
    Trading: lambda step: trade_with(step, step.state.turn, TradeWith(target(step)), late=True),
    Picking: choice_over,
    Taking: lambda step: stash_take(
        step, step.state.turn, StashTake(1 + step.rng.below("slot", STASH_SIZE)), late=True
    ),
    Returning: return_over,
    Stealing: lambda step: steal(step, step.state.turn, Steal(target(step)), late=True),
    Framing: choice_over,
    Swapping: swap_over,
}


def time_up(step: Step[State], seat: Seat, act: TimeUp) -> None:
    WHEN_TIME_IS_UP[type(step.state.ask)](step)


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


def decide(step: Step[State], seat: Seat, action: Any) -> None:
    RULES[type(action)](step, seat, action)
