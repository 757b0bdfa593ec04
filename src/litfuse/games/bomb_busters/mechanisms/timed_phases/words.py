"""A race against a voice: phases with duties, each with its own time (BB-X-TIMER, BB-M30)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, BySeat, Part, Record, Seat, Text, text

from ...public import Board, Fact
from ...words import Equipment, Number
from ..place import Place

BRIEFING: Final = "briefing"  # the window in which nobody can do anything
# Cards that may be used while three numbers are cut (BB-M30-7)
CALM: Final = frozenset((Equipment.REWINDER, Equipment.BATTERIES, Equipment.STABILIZER, Equipment.FALSE_BOTTOM))
# wait: nobody can act; free: no duty; pair: two more wires of a number; lock: all wires of three numbers, and no
# others; sweep: all yellow wires at once; clear: all wires that are not red
Duty = Literal["wait", "free", "pair", "lock", "sweep", "clear"]
Missed = Literal["nothing", "step", "answer", "defeat"]  # answer: the player on turn says whether they have a number
Met = Literal["nothing", "yellows", "again"]  # yellows: all learn how many yellow wires each player has


class Phase(Part):
    """What has to be done, in which time, and what comes of it."""

    duty: Duty = "free"
    seconds: Annotated[int, Meta(ge=0, le=900)] = 60  # where the table goes by the clock; 0: no limit
    turns: Annotated[int, Meta(ge=0, le=60)] = 3  # where it goes by turns
    missed: Missed = "nothing"
    met: Met = "nothing"
    mime: bool = False  # nobody says a word


class TimedPhases(Record):
    """Duties come one after the other, each in its own time (BB-X-TIMER)."""

    phases: Annotated[tuple[Phase, ...], Meta(min_length=1, max_length=16)]


class PhaseState(Record):
    """Data of TimedPhases. The order of the deck is hidden."""

    at: int = 0  # the phase
    turns: int = 0  # turns that were played in it
    cards: tuple[Number, ...] = ()  # numbers of its duty
    base: int = 0  # wires of the number that were cut before
    deck: tuple[Number, ...] = ()  # 0 is the top
    out: tuple[Number, ...] = ()  # discards, ascending
    yellows: bool = False  # everybody knows how many yellow wires each player has
    again: Number | None = None  # the player who met the duty cuts this number once more
    late: bool = False  # the time of the mission is up


class PhasesPanel(Record):
    place: Place
    at: int
    of: Annotated[int, UNSHOWN]  # phases
    duty: Duty
    cards: tuple[Number, ...] = ()
    base: Annotated[int, UNSHOWN] = 0
    turns: int | None = None  # turns left for the duty, where the table goes by turns
    limit: Annotated[int, UNSHOWN] = 0  # turns for the duty
    deck: int = 0
    out: tuple[Number, ...] = ()
    yellows: Annotated[tuple[int, ...], BySeat] = ()  # yellow wires of each player, once everybody knows
    again: Number | None = None
    late: Annotated[bool, UNSHOWN] = False
    missed: Annotated[Missed, UNSHOWN] = "nothing"


class PhasesKnown(Record):
    """Nothing of the cards is remembered; answers and counts tell something about wires."""

    place: Place


class Answered(Fact):
    """The player on turn said whether they have this number."""

    seat: Seat
    number: Number
    has: bool

    def text(self, board: Board) -> Text:
        return NumberAnswered(0, self.seat, self.number, self.has).text()


Facts = Answered


BEGINS: Final[dict[Duty, str]] = {
    "wait": "note-phase-wait",
    "free": "note-phase-free",
    "pair": "note-phase-pair",
    "lock": "note-phase-lock",
    "sweep": "note-phase-sweep",
    "clear": "note-phase-clear",
}
MISSES: Final[dict[Missed, str]] = {
    "nothing": "note-phase-missed-nothing",
    "step": "note-phase-missed-step",
    "answer": "note-phase-missed-answer",
    "defeat": "note-phase-missed-defeat",
}


class PhaseBegan(Notice):
    place: Place
    at: int
    duty: Duty
    cards: tuple[Number, ...] = ()
    gone: tuple[Number, ...] = ()  # cards of which too few wires are left, put away

    def text(self) -> Text:
        return text(BEGINS[self.duty], numbers=f"={' · '.join(map(str, self.cards))}")


class PhaseOver(Notice):
    """A duty was met, or its time is up."""

    place: Place
    met: bool
    missed: Missed = "nothing"

    def text(self) -> Text:
        return text("note-phase-met" if self.met else MISSES[self.missed])


class NumberAnswered(Notice):
    """A number card was turned up, and the player on turn said whether they have such a wire."""

    place: Place
    seat: Seat
    number: Number
    has: bool

    def text(self) -> Text:
        key = "note-number-answered-yes" if self.has else "note-number-answered-no"
        return text(key, seat=f"@{self.seat}", number=self.number)


class YellowsTold(Notice):
    """How many yellow wires each player has."""

    place: Place
    counts: Annotated[tuple[int, ...], BySeat]


class CutAgain(Notice):
    """The player who met the duty may cut the number once more."""

    place: Place
    seat: Seat
    number: Number


Notices = PhaseBegan | PhaseOver | NumberAnswered | YellowsTold | CutAgain
