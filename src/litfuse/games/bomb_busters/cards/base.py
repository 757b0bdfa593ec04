"""How a card is used: its options, its refusals and its effect; and what all uses share (BB-EQG)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat
from litfuse.kernel.texts import word

from ..actions import Action
from ..calls import Hand
from ..content import EQUIPMENT
from ..mechanisms.base import Way, having
from ..public import Acting
from ..reasons import no
from ..state import State
from ..turns import ask_to_act
from ..words import Character, Equipment, Source, word_of
from .events import CardUsed, PowerUsed

A = TypeVar("A")  # the action
CARD: Final[tuple[Way, ...]] = ("card",)  # how a card marks or moves a wire


class Use(Generic[A]):
    """One card, and the character that can do the same."""

    action: ClassVar[type]
    card: ClassVar[Equipment]
    character: ClassVar[Character | None] = None
    alone: ClassVar[bool] = True  # False: the notice of its effect tells that it was used

    def refuses(self, state: State, seat: Seat, act: A) -> Refusal:
        """Returns why the action is not among the options although the card or the character is ready."""
        raise NotImplementedError

    def do(self, step: Step[State], seat: Seat, act: A) -> None:
        """Carries out the effect, after the card or the character was spent."""
        raise NotImplementedError

    def after(self, step: Step[State]) -> None:
        """Continues the turn."""


class AnytimeUse(Use[A]):
    """A card whose window is ANY: using it does not end a turn (BB-EQG-14)."""

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        """Returns its options; `sources` says whether card, character or both are ready (at least one is)."""
        raise NotImplementedError

    def after(self, step: Step[State]) -> None:
        """Continues the turn. If this was the last help for a player who can declare nothing, that player skips
        (BB-C-49).
        """
        if step.state.mission.mechanisms and type(step.state.ask) is Acting:
            ask_to_act(step)


class Turn(NamedTuple):
    """What the player on turn can do without cards."""

    hand: Hand  # own wires that may be cut in a Solo Cut
    dual: bool  # a Dual Cut is possible
    bound: bool  # a Dual Cut is possible and the Stabilizer demands it


class TurnUse(Use[A]):
    """A card that only the player on turn uses, outside a cut."""

    def offers(self, state: State, seat: Seat, turn: Turn) -> Sequence[Form[Any]]:
        """Returns its options if the card is ready."""
        raise NotImplementedError


def use(step: Step[State], seat: Seat, way: Use[A], act: A) -> None:
    """Spends the card or the character, then carries out the effect."""
    if getattr(act, "source", Source.CARD) is Source.POWER:
        assert way.character is not None
        step.emit(PowerUsed(seat, way.character, alone=True))
    else:
        step.emit(CardUsed(seat, way.card, way.alone))
    way.do(step, seat, act)
    way.after(step)


# Whether a card or a character is ready: every reason against it is checked here


def barred_card(state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
    """Returns the mission's reason against a card or a character; of several, the one with the lowest rule."""
    hooks = having(state.mission, "bars_card")
    if not hooks:  # the usual case
        return None
    reasons = [r for h in hooks if (r := h.bars_card(state, seat, card))]
    return min(reasons, key=lambda r: r.rule, default=None)


def card_ready(state: State, seat: Seat, card: Equipment) -> bool:
    return state.ready(card) and not barred_card(state, seat, card)


def power_ready(state: State, seat: Seat, character: Character) -> bool:
    return state.has_power(seat, character) and not barred_card(state, seat, character)


def ready_cards(state: State, seat: Seat) -> frozenset[Equipment]:
    ready = [c.name for c in state.equipment if c.usable and not c.used]
    return frozenset([name for name in ready if not barred_card(state, seat, name)])


def sources_of(state: State, seat: Seat, way: Use[Any], ready: Collection[Equipment]) -> tuple[Source, ...]:
    """Returns what this seat may spend for this use."""
    power = way.character is not None and power_ready(state, seat, way.character)
    return (Source.CARD,) * (way.card in ready) + (Source.POWER,) * power


def unready(state: State, seat: Seat, way: Use[A], act: A) -> Refusal | None:
    """Returns why the card or the character that this action spends is not ready."""
    if getattr(act, "source", Source.CARD) is Source.POWER:
        return no("BB-CH-02", "power-used") if way.character is None else unusable_power(state, seat, way.character)
    return unusable(state, seat, way.card)


def unusable_power(state: State, seat: Seat, character: Character) -> Refusal | None:
    """Returns why a seat cannot use this character: it is another's, used, or barred by the mission."""
    return barred_card(state, seat, character) if state.has_power(seat, character) else no("BB-CH-02", "power-used")


def unusable(state: State, seat: Seat, card: Equipment) -> Refusal | None:
    """Returns why a card is not ready: it is not in play, locked, used (BB-EQG-01 to BB-EQG-03), or barred by the
    mission.
    """
    there = next((c for c in state.equipment if c.name is card), None)
    name = str(word(card))
    if there is None:
        return no("BB-SETUP-18", "card-in-play", card=name)
    if there.used:
        return no("BB-EQG-03", "card-used", card=name)
    if not there.usable:
        if why := barred_card(state, seat, card):  # for example, a cover lies on it
            return why
        needs = EQUIPMENT[card]
        rule = "BB-EQG-13" if needs.later else "BB-EQG-02"
        return no(rule, "card-locked", card=name, cuts=needs.cuts, value=word_of(needs.value))
    return barred_card(state, seat, card)
