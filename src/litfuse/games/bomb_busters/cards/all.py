"""The one list of cards, through which the base asks them everything. A new card gets a line here.

Detectors and rays are part of a Dual Cut, so they have no line: `helped_cuts.py` has them all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat

from ..actions import Action
from ..content import ANY_POWER, ANYTIME
from ..mechanisms.base import having
from ..public import Settling, Swapping
from ..reasons import no
from ..state import State
from . import batteries, events, helped_cuts, instant, labels, pile, radar, swaps, turn
from .base import AnytimeUse, Turn, TurnUse, Use, card_ready, ready_cards, sources_of, unready, use
from .batteries import Batteries
from .dial import Rewinder, Stabilizer
from .labels import Equal, Unequal
from .radar import Radar
from .swaps import Hook, Walkie
from .tokens import FalsePostIt, PostIt, Single
from .turn import FastPass, Mug
from .words import GiveWire, HelpedCut, Settle, UseMug

# In the order of the cards, which is also the order of the options (BB-C-42)
AT_ANY_TIME: Final[tuple[AnytimeUse[Any], ...]] = (
    Unequal(),
    Walkie(),
    PostIt(),
    FalsePostIt(),
    Rewinder(),
    Batteries(),
    Radar(),
    Equal(),
    Single(),
    Hook(),
)
ON_TURN: Final[tuple[TurnUse[Any], ...]] = (Stabilizer(), Mug(), FastPass())
CardEvent = (
    events.Events
    | instant.Events
    | pile.Events
    | helped_cuts.Events
    | labels.Events
    | swaps.Events
    | radar.Events
    | batteries.Events
    | turn.Events
)

ANYTIME_USES: Final = {way.action: way for way in AT_ANY_TIME}
TURN_USES: Final = {way.action: way for way in ON_TURN}
NOBODY: Final = ()


# Options


def turn_forms(state: State, seat: Seat, on_turn: Turn) -> list[Form[Action]]:
    """Returns the options of ready cards that only the player on turn may use."""
    return [form for way in ON_TURN if card_ready(state, seat, way.card) for form in way.offers(state, seat, on_turn)]


def offered_to(state: State) -> Sequence[Seat]:
    """Returns players with a card, or a character, whose window is ANY, or with an offer of the mission."""
    if not state.mission.mechanisms or not (hooks := having(state.mission, "at_any_time")):  # the usual case
        return holders(state)
    there = holders(state)
    return [s for s in range(state.seats) if s in there or any(h.at_any_time(state, s) for h in hooks)]


def holders(state: State) -> Sequence[Seat]:
    """Returns unfinished players with a card, or a character, whose window is ANY, whatever their hands allow
    (BB-EQG-14).
    """
    for card in state.equipment:
        if card.usable and not card.used and card.name in ANYTIME:
            return [s for s in range(state.seats) if not state.finished(s)]
    if state.mission.characters != "choice":  # all characters are detectors, or there are none
        return NOBODY
    powers = enumerate(state.powers)
    return [s for s, p in powers if p.character in ANY_POWER and not p.used and not state.finished(s)]


def offer_options(state: State, seat: Seat) -> Options[Action]:
    ready = ready_cards(state, seat)
    acts: list[Action] = []
    forms: list[Form[Any]] = []
    for way in AT_ANY_TIME:
        if sources := sources_of(state, seat, way, ready):
            for offer in way.offers(state, seat, sources):
                if isinstance(offer, Form):
                    forms.append(offer)
                else:
                    acts.append(offer)
    forms += [form for h in having(state.mission, "at_any_time") for form in h.at_any_time(state, seat)]
    return Options(tuple(acts), forms)


ANSWERS: Final[dict[type, Callable[[State, Any], Options[Action]]]] = {
    Settling: helped_cuts.settle_options,
    Swapping: swaps.swap_options,
}


# Refusals


def refuses_on_turn(state: State, seat: Seat, action: Any) -> Refusal | None:
    """Returns why the player on turn may not use a card like this; None if the action is no card of the turn."""
    if type(action) is HelpedCut:
        return helped_cuts.refuses_helped_cut(state, seat, action)
    way = TURN_USES.get(type(action))
    if way is not None:
        return unready(state, seat, way, action) or way.refuses(state, seat, action)
    if type(action) in ANYTIME_USES:  # belongs to the offer, which may refuse it too
        fits = action in offer_options(state, seat)
        return no("BB-EQG-14", "card-offer") if fits else refuses_at_any_time(state, seat, action)
    return None


def refuses_at_any_time(state: State, seat: Seat, action: Any) -> Refusal:
    """Returns why this seat, which has an open offer because of some card, may not do this."""
    way = ANYTIME_USES.get(type(action))
    if way is not None:
        return unready(state, seat, way, action) or way.refuses(state, seat, action)
    if type(action) in TURN_USES or type(action) is HelpedCut:
        return no("BB-EQG-05", "card-on-turn")
    return no("BB-EQG-14", "not-offered")


REFUSED_ANSWERS: Final[dict[type, Callable[[State, Any, Action], Refusal]]] = {
    Settling: helped_cuts.refuses_settling,
    Swapping: swaps.refuses_swap,
}


# Rules


def rule_of(way: Use[Any]) -> Callable[[Step[State], Seat, Any], None]:
    return lambda step, seat, act: use(step, seat, way, act)


RULES: Final[dict[type, Callable[[Step[State], Seat, Any], None]]] = {
    HelpedCut: helped_cuts.helped_cut,
    Settle: helped_cuts.settle,
    GiveWire: swaps.give_wire,
    **{way.action: rule_of(way) for way in (*AT_ANY_TIME, *ON_TURN)},
}


# The Coffee Mug where the mission asks before the turn has begun


def turn_to_give(state: State, seat: Seat) -> Sequence[Form[UseMug]]:
    """Returns how this seat may give the turn away, if it can."""
    partners = state.partners(seat)
    return (Form(UseMug, partners),) if partners and card_ready(state, seat, Mug.card) else ()


def give_turn(step: Step[State], seat: Seat, act: UseMug) -> None:
    """Spends the card; the rules then end the turn (BB-C-21)."""
    step.emit(events.CardUsed(seat, Mug.card, Mug.alone))
    Mug().do(step, seat, act)
