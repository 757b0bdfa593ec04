"""The Emergency Batteries, which make used characters ready again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form, Some
from litfuse.kernel.records import Refusal, Seat, Viewer

from ..actions import Action
from ..events import Event
from ..public import Power
from ..reasons import no
from ..state import State
from ..words import Equipment, Source
from . import words
from .base import AnytimeUse
from .words import UseBatteries


class Recharged(Event):
    """Used characters are face up again (BB-EQ-07-1)."""

    seat: Seat
    seats: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        powers = [Power(p.character) if s in self.seats else p for s, p in enumerate(state.powers)]
        return replace(state, powers=tuple(powers))

    def notice(self, to: Viewer) -> Notice:
        return words.Recharged(self.seat, self.seats)


Events = Recharged


class Batteries(AnytimeUse[UseBatteries]):
    action = UseBatteries
    card = Equipment.BATTERIES

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        used = tuple([s for s, p in enumerate(state.powers) if p.used])
        return [Form(UseBatteries, Some(used, n)) for n in (1, 2) if n <= len(used)]

    def refuses(self, state: State, seat: Seat, act: UseBatteries) -> Refusal:
        if not any(p.used for p in state.powers):
            return no("BB-EQG-08", "batteries-nothing")
        return no("BB-EQ-07-1", "batteries")

    def do(self, step: Step[State], seat: Seat, act: UseBatteries) -> None:
        step.emit(Recharged(seat, act.seats))
