"""The parts that state and view share because everybody sees them: the open question, and what just happened."""

from __future__ import annotations

from typing import Annotated, Final

from litfuse.kernel.records import UNSHOWN, Part, Record, Seat

from .actions import Playable


class Turn(Record):
    """The player on turn may play or draw."""


class Window(Record):
    """A play waits for Nopes (EK-NOPE-10, EK-NOPE-15)."""

    by: Seat
    play: Playable
    waiting: tuple[Seat, ...]  # seats that have not passed at this depth, in the order of EK-NOPE-17
    nopers: tuple[Seat, ...] = ()  # one for each Nope on the play
    lying: Annotated[int, UNSHOWN] = 0  # cards on the discard pile when it was played, its own included (EK-COMBO-8)
    stopped: bool = False  # the Nopes stop the play, unless another one is added (EK-NOPE-4)

    @property
    def top(self) -> Seat:
        """The owner of the topmost card."""
        return self.nopers[-1] if self.nopers else self.by


class Giving(Record):
    """A Favor takes effect; its target chooses a card."""

    giver: Seat
    taker: Seat
    since: Annotated[int, UNSHOWN]  # number of the first question: its clock runs on if it is asked again (EK-DEF-8)


class Facing(Record):
    """A kitten was drawn and lies open; the player who drew it is asked (EK-DEF-1)."""


class Pausing(Record):
    """A kitten was drawn, and Defuses are automatic: nobody is asked (EK-OPT-7)."""


class Placing(Record):
    """The player puts a defused kitten back (EK-DEF-3)."""

    since: Annotated[int, UNSHOWN]


class Over(Record):
    winner: Seat


Ask = Turn | Window | Giving | Facing | Pausing | Placing | Over


class Last(Part):
    """What the last step left that everybody sees and nothing else shows. The next step replaces it."""

    play: Playable | None = None  # the play whose window closed, or that had none (EK-OPT-3)
    by: Seat | None = None
    nopes: int = 0  # on that play
    worked: bool = True  # False: stopped by a Nope, or a player it needed resigned
    empty: bool = False  # it worked, but there was no card to take
    late: bool = False  # a clock decided


TURN: Final = Turn()
FACING: Final = Facing()
PAUSING: Final = Pausing()
NOTHING: Final = Last()
LATE: Final = Last(late=True)
