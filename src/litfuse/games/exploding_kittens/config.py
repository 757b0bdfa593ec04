"""The options of a table (EK-OPT). The seconds of clocks are set for each kind of clock (EK-OPT-6, EK-NET-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from litfuse.kernel.errors import BadConfig
from litfuse.kernel.records import Refusal, TableConfig, Time, text

SEATS: Final = range(2, 6)


class Config(TableConfig):
    """The options. EK-OPT-9 and EK-OPT-11 are `spectators` and `stand_in`, which every table has."""

    stacking: bool = False  # EK-OPT-1: an attacked player passes on what was owed and two more
    combos: Literal["full", "first-game", "none"] = "full"  # EK-OPT-2
    instant_five: bool = False  # EK-OPT-3: five different cannot be noped
    dead_hand: Literal["withdrawn", "discarded"] = "withdrawn"  # EK-OPT-4
    opening: Literal[4, 7] = 4  # EK-OPT-5: cards dealt besides the Defuse
    defuse: Literal["asked", "automatic"] = "asked"  # EK-OPT-7
    take_back: bool = True  # EK-OPT-8: five different cards may take back one of themselves
    notepad: bool = True  # EK-OPT-10


TIMES: Final[Mapping[str, Time]] = {
    "turn": Time(60, 15, 600, rule="EK-NET-10"),
    "nope": Time(5, 3, 10, rule="EK-NET-10"),
    "give": Time(20, 10, 300, rule="EK-NET-10"),
    "kitten": Time(15, 10, 300, rule="EK-NET-10"),
    "place": Time(20, 10, 300, rule="EK-NET-10"),
    "pause": Time(3, 3, 3, may_be_off=False, rule="EK-NET-10"),
}


def check(seats: int) -> None:
    if seats not in SEATS:
        raise BadConfig(Refusal("EK-SETUP-7", text("no-seats", seats=seats, least=SEATS[0], most=SEATS[-1])))
