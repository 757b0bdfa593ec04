"""A function per action: it reads `step.state`, which is always the state after the last event, and emits events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.records import Resign, Seat, TimeUp

from . import events as e
from .actions import TARGETED, AskFavor, Decline, Defuse, DrawCard, Five, Give, Nope, Pair, Pass, Play, Playable, Three
from .actions import PutBack as PutBackAction
from .cards import DEFUSE, KITTEN, ORDINARY, in_order
from .effects import work
from .effects.turns import after_a_death, end_turn
from .public import Facing, Giving, Pausing, Placing, Turn, Window
from .state import State

T = Step[State]
Rule = Callable[[T, Seat, Any], None]


def setup(t: T) -> None:
    """EK-SETUP-1 to -5."""
    config, rng = t.state.config, t.rng
    n = len(t.state.hands)
    k = config.opening
    deck = rng.shuffled("deal", ORDINARY)
    hands = tuple(in_order((*deck[k * s : k * s + k], DEFUSE)) for s in range(n))
    spare = 2 if n == 2 else 6 - n
    pile = rng.shuffled("pile", (*deck[k * n :], *[DEFUSE] * spare, *[KITTEN] * (n - 1)))
    out = (KITTEN,) * (5 - n) + (DEFUSE,) * (6 - n - spare)
    t.emit(e.Dealt(config, hands, pile, out, rng.below("first", n)))


def play(t: T, seat: Seat, act: Playable) -> None:
    if type(act) is Five and t.state.config.instant_five:
        t.emit(e.Played(seat, act, instant=True))
        work(t, seat, act, len(t.state.discard))
    else:
        t.emit(e.Played(seat, act))


def nope(t: T, seat: Seat, act: Nope) -> None:
    window = t.state.ask
    assert type(window) is Window
    t.emit(e.Noped(seat, len(window.nopers) + 1))


def pass_(t: T, seat: Seat, act: Pass) -> None:
    t.emit(e.Passed(seat))
    close_when_all_passed(t)


def close_when_all_passed(t: T) -> None:
    window = t.state.ask
    assert type(window) is Window
    if not window.waiting:
        close(t, window)


def close(t: T, window: Window, late: bool = False) -> None:
    """An even number of Nopes lets the play work (EK-NOPE-4)."""
    nopes = len(window.nopers)
    t.emit(e.Closed(window.by, window.play, nopes, nopes % 2 == 0, late))
    if nopes % 2 == 0:
        work(t, window.by, window.play, window.lying)


def draw(t: T, seat: Seat, act: DrawCard, late: bool = False) -> None:
    state = t.state
    card = state.pile[0]
    if card is KITTEN:
        t.emit(e.KittenDrawn(seat, state.config.defuse == "asked", late))
    else:
        t.emit(e.Drawn(seat, card, late))
        end_turn(t)


def give(t: T, seat: Seat, act: Give) -> None:
    asked = t.state.ask
    assert type(asked) is Giving
    t.emit(e.Given(seat, asked.taker, act.card))


def defuse(t: T, seat: Seat, act: Defuse) -> None:
    t.emit(e.Defused(seat))


def decline(t: T, seat: Seat, act: Decline) -> None:
    explode(t, seat)


def explode(t: T, seat: Seat, late: bool = False) -> None:
    t.emit(e.Exploded(seat, late, shown_hand(t.state, seat)))
    after_a_death(t)


def shown_hand(state: State, seat: Seat) -> tuple[Any, ...]:
    return state.hands[seat] if state.config.dead_hand == "discarded" else ()


def put_back(t: T, seat: Seat, act: PutBackAction) -> None:
    t.emit(e.PutBack(seat, act.position))
    end_turn(t)


def resign(t: T, seat: Seat, act: Resign) -> None:
    """EK-NET-5, EK-NET-8. Whoever faces a kitten simply explodes."""
    who = act.seat
    state = t.state
    open_kitten = type(state.ask) in (Facing, Pausing, Placing)
    facing = who == state.turn and open_kitten
    kittens = [i for i, c in enumerate(state.pile) if c is KITTEN]
    place = None
    if not facing and kittens:
        place = kittens[t.rng.below("kitten", len(kittens))]
    t.emit(e.Resigned(who, place, facing, shown_hand(state, who)))
    after_a_death(t)
    if who != state.turn and len(t.state.living) > 1:
        go_on_without(t, who)


def go_on_without(t: T, who: Seat) -> None:
    """What a resignation does to the question that is open, while somebody else is on turn."""
    ask = t.state.ask
    if type(ask) is Window:
        if isinstance(ask.play, TARGETED) and ask.play.target == who:
            t.emit(e.Closed(ask.by, ask.play, len(ask.nopers), worked=False))
        else:
            close_when_all_passed(t)
    elif type(ask) is Giving and ask.giver == who:
        t.emit(e.GiftFellAway())
    elif type(ask) in (Turn, Giving, Placing):
        t.emit(e.AskedAgain())  # EK-DEF-8; whoever faces a kitten keeps the question


def turn_over(t: T) -> None:
    draw(t, t.state.turn, DrawCard(), late=True)  # EK-NET-3


def window_over(t: T) -> None:
    window = t.state.ask
    assert type(window) is Window
    close(t, window, late=True)  # EK-NOPE-15: whoever has not answered has let it go


def gift_over(t: T) -> None:
    asked = t.state.ask
    assert type(asked) is Giving
    hand = t.state.hands[asked.giver]
    t.emit(e.Given(asked.giver, asked.taker, hand[t.rng.below("give", len(hand))], late=True))  # EK-FAV-4


def kitten_over(t: T) -> None:
    """The Defuse plays itself, if there is one (EK-DEF-1, EK-OPT-7). The end of a pause is no time-out."""
    seat = t.state.turn
    late = type(t.state.ask) is Facing
    if DEFUSE in t.state.hands[seat]:
        t.emit(e.Defused(seat, late))
    else:
        explode(t, seat, late)


def place_over(t: T) -> None:
    t.emit(e.PutBack(t.state.turn, t.rng.below("place", len(t.state.pile) + 1), late=True))  # EK-DEF-5
    end_turn(t)


WHEN_TIME_IS_UP: dict[type, Callable[[T], None]] = {
    Turn: turn_over,
    Window: window_over,
    Giving: gift_over,
    Facing: kitten_over,
    Pausing: kitten_over,
    Placing: place_over,
}


def time_up(t: T, seat: Seat, act: TimeUp) -> None:
    WHEN_TIME_IS_UP[type(t.state.ask)](t)


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
    PutBackAction: put_back,
    TimeUp: time_up,
    Resign: resign,
}


def decide(t: T, seat: Seat, action: Any) -> None:
    RULES[type(action)](t, seat, action)
