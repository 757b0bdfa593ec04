"""Why an answer is not among the options: the rule and a sentence, built from what that seat can see (EK-NET-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from litfuse.kernel.records import Decision, Refusal, Seat, text
from litfuse.kernel.texts import word

from .actions import Action, AskFavor, Defuse, Five, Give, Nope, Pair, Pass, Play, PutBack, Three
from .cards import ATTACK, CATS, FAVOR, KITTEN, SEE, SHUFFLE, SKIP
from .decisions import options
from .public import Facing, Giving, Placing, Window
from .state import State


def no(rule: str, key: str, **args: int | str) -> Refusal:
    return Refusal(rule, text(f"no-{key}", **args))


def refusal(state: State, decision: Decision, action: Action) -> Refusal | None:
    if action in options(state, decision):
        return None
    ask, seat = state.ask, decision.seat
    if type(ask) is Window:
        if type(action) is Nope:
            return no("EK-NOPE-3", "nope-held")
        if type(action) is Pass:  # only the owner of the topmost card cannot pass
            return no("EK-NOPE-15", "pass-own")
        return no("EK-NOPE-14", "window-open")
    if type(ask) is Giving:
        if type(action) is Give:
            return no("EK-FAV-1", "card-held", card=word(action.card))
        return no("EK-FAV-1", "give-first")
    if type(ask) is Facing:
        return no("EK-DEF-1", "defuse-held") if type(action) is Defuse else no("EK-DEF-2", "kitten-first")
    if type(ask) is Placing:
        if type(action) is PutBack:
            return no("EK-DEF-3", "place", most=len(state.pile))
        return no("EK-DEF-3", "place-first", most=len(state.pile))
    why = ON_TURN.get(type(action))
    return why(state, seat, action) if why else no("EK-TURN-9" if type(action) is Pass else "EK-NET-2", "not-asked")


def play(state: State, seat: Seat, act: Play) -> Refusal:
    if act.card is FAVOR and FAVOR in state.hands[seat]:
        return no("EK-FAV-1", "favor-target")
    if act.card in (ATTACK, SKIP, SHUFFLE, SEE, FAVOR):
        return no("EK-TURN-8", "card-held", card=word(act.card))
    return no("EK-TURN-8", "cat-alone" if act.card in CATS else "card-alone", card=word(act.card))


def favor(state: State, seat: Seat, act: AskFavor) -> Refusal:
    if FAVOR not in state.hands[seat]:
        return no("EK-TURN-8", "card-held", card=word(FAVOR))
    return target(state, seat, act.target, "EK-FAV-1")


def target(state: State, seat: Seat, chosen: Seat, rule: str) -> Refusal:
    if not state.targets(seat):
        return no("EK-COMBO-11", "no-target")
    return no(rule, "target", target=f"@{chosen}")


def pair(state: State, seat: Seat, act: Pair) -> Refusal:
    if state.config.combos == "none" or (state.config.combos == "first-game" and act.cards[0] not in CATS):
        return no("EK-OPT-2", "combos", combos=f"combos-{state.config.combos}")
    if act.cards[0] is not act.cards[1]:
        return no("EK-COMBO-2", "pair-kind")
    return missing(state, seat, act.cards, "EK-COMBO-2") or target(state, seat, act.target, "EK-COMBO-2")


def three(state: State, seat: Seat, act: Three) -> Refusal:
    if state.config.combos != "full":
        return no("EK-OPT-2", "combos", combos=f"combos-{state.config.combos}")
    if len(set(act.cards)) > 1:
        return no("EK-COMBO-3", "three-kind")
    short = missing(state, seat, act.cards, "EK-COMBO-3")
    if short:
        return short
    if act.target not in state.targets(seat):
        return target(state, seat, act.target, "EK-COMBO-3")
    return no("EK-COMBO-3", "name-kitten")


def five(state: State, seat: Seat, act: Five) -> Refusal:
    if state.config.combos != "full":
        return no("EK-OPT-2", "combos", combos=f"combos-{state.config.combos}")
    if len(set(act.cards)) < 5:
        return no("EK-COMBO-4", "five-kinds")
    short = missing(state, seat, act.cards, "EK-COMBO-4")
    if short:
        return short
    if act.wanted is KITTEN:
        return no("EK-COMBO-7", "kitten-combo")
    return no("EK-COMBO-14", "five-wanted", card=word(act.wanted))


def missing(state: State, seat: Seat, cards: tuple[Any, ...], rule: str) -> Refusal | None:
    if KITTEN in cards:
        return no("EK-COMBO-7", "kitten-combo")
    for card, n in Counter(cards).items():
        if state.hands[seat].count(card) < n:
            return no(rule, "cards-held", card=word(card), needed=n)
    return None


ON_TURN: dict[type, Callable[[State, Seat, Any], Refusal]] = {
    Play: play,
    AskFavor: favor,
    Pair: pair,
    Three: three,
    Five: five,
    Nope: lambda state, seat, act: no("EK-TURN-8", "nope-window"),
    Defuse: lambda state, seat, act: no("EK-TURN-8", "defuse-kitten"),
}
