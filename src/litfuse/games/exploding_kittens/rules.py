"""One function for each action: it reads `step.state`, which is the state after the last event, and emits events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.records import Resign, Seat, TimeUp

from . import events as e
from .actions import (
    TARGETED,
    AskFavor,
    Decline,
    Defuse,
    DrawCard,
    Five,
    Give,
    Nope,
    Pair,
    Pass,
    Play,
    Playable,
    PutBack,
    Three,
)
from .cards import DEFUSE, KITTEN, ORDINARY, in_order
from .effects import work
from .effects.turns import after_a_death, end_turn
from .public import Facing, Giving, Pausing, Placing, Turn, Window
from .state import State

Rule = Callable[[Step[State], Seat, Any], None]


def setup(step: Step[State]) -> None:
    """Deals the cards (EK-SETUP-1 to -5)."""
    config, rng = step.state.config, step.rng
    n = len(step.state.hands)
    k = config.opening
    deck = rng.shuffled("deal", ORDINARY)
    hands = tuple(in_order((*deck[k * s : k * s + k], DEFUSE)) for s in range(n))
    spare = 2 if n == 2 else 6 - n
    pile = rng.shuffled("pile", (*deck[k * n :], *[DEFUSE] * spare, *[KITTEN] * (n - 1)))
    out = (KITTEN,) * (5 - n) + (DEFUSE,) * (6 - n - spare)
    step.emit(e.Dealt(config, hands, pile, out, rng.below("first", n)))


def play(step: Step[State], seat: Seat, act: Playable) -> None:
    if type(act) is Five and step.state.config.instant_five:
        step.emit(e.Played(seat, act, instant=True))
        work(step, seat, act, len(step.state.discard))
    else:
        step.emit(e.Played(seat, act))


def nope(step: Step[State], seat: Seat, act: Nope) -> None:
    window = step.state.ask
    assert type(window) is Window
    step.emit(e.Noped(seat, len(window.nopers) + 1))


def pass_(step: Step[State], seat: Seat, act: Pass) -> None:
    step.emit(e.Passed(seat))
    close_when_all_passed(step)


def close_when_all_passed(step: Step[State]) -> None:
    window = step.state.ask
    assert type(window) is Window
    if not window.waiting:
        close(step, window)


def close(step: Step[State], window: Window, late: bool = False) -> None:
    """Closes the window. With an even number of Nopes the play takes effect (EK-NOPE-4)."""
    step.emit(e.WindowClosed(window.by, window.play, len(window.nopers), not window.stopped, late))
    if not window.stopped:
        work(step, window.by, window.play, window.lying)


def draw(step: Step[State], seat: Seat, act: DrawCard, late: bool = False) -> None:
    state = step.state
    card = state.pile[0]
    if card is KITTEN:
        step.emit(e.KittenDrawn(seat, state.config.defuse == "asked", late))
    else:
        step.emit(e.Drawn(seat, card, late))
        end_turn(step)


def give(step: Step[State], seat: Seat, act: Give) -> None:
    asked = step.state.ask
    assert type(asked) is Giving
    step.emit(e.Given(seat, asked.taker, act.card))


def defuse(step: Step[State], seat: Seat, act: Defuse) -> None:
    step.emit(e.Defused(seat))


def decline(step: Step[State], seat: Seat, act: Decline) -> None:
    explode(step, seat)


def explode(step: Step[State], seat: Seat, late: bool = False) -> None:
    step.emit(e.Exploded(seat, late, shown_hand(step.state, seat)))
    after_a_death(step)


def shown_hand(state: State, seat: Seat) -> tuple[Any, ...]:
    return state.hands[seat] if state.config.dead_hand == "discarded" else ()


def put_back(step: Step[State], seat: Seat, act: PutBack) -> None:
    step.emit(e.KittenPlaced(seat, act.position))
    end_turn(step)


def resign(step: Step[State], seat: Seat, act: Resign) -> None:
    """Takes the player out (EK-NET-5, EK-NET-8). A player who faces a kitten explodes."""
    who = act.seat
    state = step.state
    open_kitten = type(state.ask) in (Facing, Pausing, Placing)
    facing = who == state.turn and open_kitten
    kittens = [i for i, c in enumerate(state.pile) if c is KITTEN]
    place = None
    if not facing and kittens:
        place = kittens[step.rng.below("kitten", len(kittens))]
    step.emit(e.Resigned(who, place, facing, shown_hand(state, who)))
    after_a_death(step)
    if who != state.turn and len(step.state.living) > 1:
        go_on_without(step, who)


def go_on_without(step: Step[State], who: Seat) -> None:
    """Adjusts the open question after a resignation while another player is on turn."""
    ask = step.state.ask
    if type(ask) is Window:
        if isinstance(ask.play, TARGETED) and ask.play.target == who:
            step.emit(e.WindowClosed(ask.by, ask.play, len(ask.nopers), worked=False))
        else:
            close_when_all_passed(step)
    elif type(ask) is Giving and ask.giver == who:
        step.emit(e.GiftFellAway())
    elif type(ask) in (Turn, Giving, Placing):
        step.emit(e.AskedAgain())  # EK-DEF-8; a player who faces a kitten keeps the question


def turn_over(step: Step[State]) -> None:
    draw(step, step.state.turn, DrawCard(), late=True)  # EK-NET-3


def window_over(step: Step[State]) -> None:
    window = step.state.ask
    assert type(window) is Window
    close(step, window, late=True)  # EK-NOPE-15: not answering is passing


def gift_over(step: Step[State]) -> None:
    asked = step.state.ask
    assert type(asked) is Giving
    hand = step.state.hands[asked.giver]
    step.emit(e.Given(asked.giver, asked.taker, hand[step.rng.below("give", len(hand))], late=True))  # EK-FAV-4


def kitten_over(step: Step[State]) -> None:
    """Plays a Defuse automatically, if there is one (EK-DEF-1, EK-OPT-7). The end of a pause is no time-out."""
    seat = step.state.turn
    late = type(step.state.ask) is Facing
    if DEFUSE in step.state.hands[seat]:
        step.emit(e.Defused(seat, late))
    else:
        explode(step, seat, late)


def place_over(step: Step[State]) -> None:
    step.emit(e.KittenPlaced(step.state.turn, step.rng.below("place", len(step.state.pile) + 1), late=True))  # EK-DEF-5
    end_turn(step)


WHEN_TIME_IS_UP: dict[type, Callable[[Step[State]], None]] = {
    Turn: turn_over,
    Window: window_over,
    Giving: gift_over,
    Facing: kitten_over,
    Pausing: kitten_over,
    Placing: place_over,
}


def time_up(step: Step[State], seat: Seat, act: TimeUp) -> None:
    WHEN_TIME_IS_UP[type(step.state.ask)](step)


RULES: dict[type, Rule] = {
    Play: play,
    AskFavor: play,
    Pair: play,
    Three: play,
    Five: play,
    Nope: nope,
    Pass: pass_,
    DrawCard: draw,
    Give: give,
    Defuse: defuse,
    Decline: decline,
    PutBack: put_back,
    TimeUp: time_up,
    Resign: resign,
}


def decide(step: Step[State], seat: Seat, action: Any) -> None:
    RULES[type(action)](step, seat, action)
