"""The General Radar, and the character that does the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat, Viewer

from ..actions import Action
from ..events import Event, noted
from ..reasons import no
from ..state import State, Wire
from ..words import NUMBERS, REDS, Character, Equipment, Source
from . import words
from .base import AnytimeUse
from .words import RadarSaid, UseRadar


class RadarAnswered(Event):
    seat: Seat
    number: int
    yes: tuple[bool, ...]
    owners: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return replace(state, facts=noted(state, RadarSaid(state.turns, self.seat, self.number, self.yes)))

    def notice(self, to: Viewer) -> Notice:
        return words.RadarAnswered(self.seat, self.number, self.yes, self.owners)


Events = RadarAnswered


def numbers(state: State) -> Sequence[int]:
    """Returns the numbers that may be named: none that counts as red (BB-X-REDLIKE)."""
    return NUMBERS if state.reds is REDS else [n for n in NUMBERS if n not in state.reds]


def answers(wire: Wire, number: int) -> bool:
    """Returns whether this wire makes its stand say yes. Wires that stand apart do not (BB-C-23)."""
    return wire.value == number and wire.apart is None


class Radar(AnytimeUse[UseRadar]):
    action = UseRadar
    card = Equipment.RADAR
    character = Character.RADAR

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        return (Form(UseRadar, numbers(state), sources),)

    def refuses(self, state: State, seat: Seat, act: UseRadar) -> Refusal:
        if act.number in state.reds:
            return no("BB-X-REDLIKE", "counts-as-red", value=act.number)
        return no("BB-EQ-08-1", "radar-number")

    def do(self, step: Step[State], seat: Seat, act: UseRadar) -> None:
        state = step.state
        yes = tuple([any(answers(state.wire(c), act.number) for c in s.uncut) for s in state.stands])
        step.emit(RadarAnswered(seat, act.number, yes, tuple([s.owner for s in state.stands])))
