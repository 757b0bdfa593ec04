"""Hooks for challenge cards: each one fulfilled at the end of a turn gives a step of the dial (BB-X-CHALL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...deeds import Deed
from ...dial import move_dial
from ...events import MissionEnded, WiresCut
from ...mission import Mission
from ...public import Ask
from ...state import State
from ...words import NUMBERS, RED, YELLOW, Cell
from ..base import Mechanism
from .events import ChallengeMet, ChallengesLaid, CompletionCounted, Events, RowCounted
from .progress import fulfilled, odd_stands, progress
from .words import NUMBERS_FIRST, ODD_STAND, RED_CALL, ChallengeCards, Challenges, ChallengesPanel, Cut, CutAsRed

CARDS: Final = tuple(range(1, 11))
ROW: Final = 4  # how many of the last turns are kept
COLOURS: Final = 4  # most yellow and red wires that may be shown: the card about odd wires does not count them


class Hooks(Mechanism[ChallengeCards, Challenges]):
    rule = "BB-X-CHALL"
    events = Events
    does = (CutAsRed,)
    not_here = Text("no-challenge-red-here")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if not mission.has_dial:
            return Refusal(self.rule, text("bad-challenges-dial"))
        if sum(mission.colour(value).shown for value in (YELLOW, RED)) > COLOURS:
            return Refusal(self.rule, text("bad-challenges-colours", most=COLOURS))
        if mission.blue < 2:
            return Refusal(self.rule, text("bad-challenges-blue"))
        return None

    def fresh(self, seats: int) -> Challenges:
        return Challenges()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        deck = step.rng.shuffled(f"{self.place} Challenge cards", CARDS)
        cards = tuple(sorted(deck[: self.spec.cards or step.state.seats]))
        numbers: tuple[int, ...] = ()
        if NUMBERS_FIRST in cards:
            there = [n for n in NUMBERS if n <= step.state.mission.blue]
            numbers = tuple(sorted(step.rng.shuffled(f"{self.place} Number cards on BB-CC-8", there)[:2]))
        step.emit(ChallengesLaid(self.place, cards, numbers))
        return ()

    # Cutting a wire as red

    def targets(self, state: State, seat: Seat) -> tuple[Cell, ...]:
        return tuple([c for s in state.clockwise(seat) for c in state.uncut(s)])

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        cells = self.targets(state, seat) if RED_CALL in self.data(state).open else ()
        return (Form(CutAsRed, cells, caution=Text("caution-cut-as-red")),) if cells else ()

    def loses(self, state: State, action: CutAsRed) -> bool:
        return state.value(action.cell) not in state.reds

    def do(self, step: Step[State], seat: Seat, action: CutAsRed) -> None:
        if self.loses(step.state, action):
            step.emit(MissionEnded(False, "explosion"))
        else:
            step.emit(WiresCut(seat, (action.cell,), (step.state.wire(action.cell).key,), "special"))

    def refuses(self, state: State, seat: Seat, action: CutAsRed) -> Refusal:
        there = RED_CALL in self.data(state).open
        return Refusal(self.rule, Text("no-challenge-red-cell" if there else "no-challenge-red"))

    # The end of a turn

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        step.emit(CompletionCounted(self.place, value))
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        self.count(step, step.state.deed)
        there = self.data(step.state)
        for card in there.open:
            if not fulfilled(step.state, there, card, self.spec.odd):
                continue
            if card == ODD_STAND:
                stands = odd_stands(step.state, self.spec.odd)
                step.emit(ChallengeMet(self.place, card, stands, self.spec.odd))
            else:
                step.emit(ChallengeMet(self.place, card))
            move_dial(step, 1)
        return ()

    def count(self, step: Step[State], deed: Deed | None) -> None:
        """Notes the turn's cut. Anything but the cut of a number breaks a row."""
        if deed is None:  # the player had no wires
            return
        before = self.data(step.state).row
        row: tuple[Cut, ...] = ()
        if deed.kind in ("dual", "solo") and deed.cut is not None and deed.cut in NUMBERS:
            row = (*before, Cut(deed.cut, deed.kind == "solo"))[-ROW:]
        if row != before:
            step.emit(RowCounted(self.place, row))

    def panel(self, state: State, viewer: Viewer) -> ChallengesPanel:
        there = self.data(state)
        cards = tuple([progress(state, there, card) for card in there.open])
        return ChallengesPanel(
            place=self.place,
            open=cards,
            met=there.met,
            numbers=there.numbers,
            row=there.row,
            done=there.done,
            odd_stands=there.odd_stands,
        )

    def invariant(self, state: State) -> str | None:
        there = self.data(state)
        cards = {*there.open, *there.met}
        return None if len(cards) == len(there.open) + len(there.met) else "challenge cards"
