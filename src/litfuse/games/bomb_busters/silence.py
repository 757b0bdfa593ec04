"""Restricted talk (BB-X-SILENCE): how a mission restricts it, what a slip costs, and who may report one."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Decision, Refusal, Seat, Slip, Text, Viewer, text

from . import notices
from .actions import ReportSlip
from .dial import dial_gone, move_dial
from .events import Event, MissionEnded, noted
from .facts import Slipped
from .public import Over, Restriction, Silence
from .state import State

RULE: Final = "BB-X-SILENCE"
REPORT: Final = "report"  # the kind of the offers
NUMBERS: Final = "slip-numbers"  # the list of words in the language files
REPORTED: Final = ("no-number", "mime")  # modes in which only players can hear a slip, so they report it


class TalkRestricted(Event):
    mode: Restriction | None

    def apply(self, state: State) -> State:
        return replace(state, silence=Silence(self.mode, reports(state)))

    def notice(self, to: Viewer) -> Notice:
        return notices.TalkRestricted(self.mode)


class TalkSlipped(Event):
    """A player said what the mission forbids. Cards may depend on the dial, which moves in the same step."""

    seat: Seat
    by: Seat | None = None

    def apply(self, state: State) -> State:
        mode = state.silence.mode if state.silence is not None else None
        facts = noted(state, Slipped(state.turns, self.seat, self.by))
        return replace(state, facts=facts, offered=state.offered + 1, silence=Silence(mode, reports(state)))

    def notice(self, to: Viewer) -> Notice:
        return notices.TalkSlipped(self.seat, self.by)


Events = TalkRestricted | TalkSlipped


def reports(state: State) -> int:
    """Returns the number of the next offers to report a player."""
    return 0 if state.silence is None else state.silence.number + 1


def restrict(step: Step[State], mode: Restriction | None) -> None:
    """Restricts talk from now on, or lifts the restriction (None). For mechanisms to call after the deal."""
    step.emit(TalkRestricted(mode))


def mode_of(state: State) -> Restriction | None:
    return None if state.silence is None or type(state.ask) is Over else state.silence.mode


# Slips and reports


def counts_words(state: State) -> bool:
    """Returns whether a number in the chat costs a step. If only phrases are allowed nobody can write one."""
    return mode_of(state) == "no-number" and state.config.chat == "free"


def slips(state: State) -> tuple[Slip, ...]:
    return tuple([Slip(seat, NUMBERS) for seat in range(state.seats)]) if counts_words(state) else ()


def offers(state: State) -> tuple[Decision, ...]:
    """Offers every player to report a slip, also while a question is open: a slip by voice may come at any time."""
    if state.silence is None or mode_of(state) not in REPORTED:
        return ()
    return tuple([Decision(seat, REPORT, state.silence.number, False) for seat in range(state.seats)])


def options(state: State, seat: Seat) -> Options[Any]:
    """Returns a report of any player, the others first."""
    caution = text("caution-report-slip")
    return Options((), (Form(ReportSlip, (*state.clockwise(seat), seat), caution=caution),))


def refusal() -> Refusal:
    return Refusal(RULE, Text("no-report"))


def slip(step: Step[State], seat: Seat, act: Slip) -> None:
    cost(step, TalkSlipped(act.seat))


def report(step: Step[State], seat: Seat, act: ReportSlip) -> None:
    cost(step, TalkSlipped(act.seat, seat))


def cost(step: Step[State], slipped: TalkSlipped) -> None:
    """Takes a step of the dial. The open question stays open."""
    step.emit(slipped)
    move_dial(step, -1)
    if dial_gone(step.state):
        step.emit(MissionEnded(False, "dial"))
