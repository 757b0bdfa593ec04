"""The options of a table (SG-OPT-1). The seconds of clocks are set for each kind of clock (SG-NET-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.errors import BadConfig
from litfuse.kernel.records import Refusal, TableConfig, Time, text

from .cards import COLOURS, SEATS, Colour


class Config(TableConfig):
    swap_after_frame: bool = True  # SG-SWAP-7: the starter of a failed attempt still swaps
    whispers: bool = True  # SG-COMM-3
    nudges: bool = True  # SG-COMM-3
    decoder: Literal["table", "direct"] = "table"  # SG-DEC-9: each player sees their own mat, or a direct deal
    cops_chance: Literal["start", "turn"] = "start"  # SG-SIX-2: six players, until the move or much longer
    middle: Literal["fixed", "random"] = "fixed"  # SG-SETUP-3: order of the three middle locations
    starting: Literal["random", "seats"] = "random"  # SG-SETUP-4: order of tokens; or by seat, from a random one
    turn_cap: Annotated[int, Meta(ge=0, le=10_000)] = 0  # SG-NET-5: after this many turns nobody wins; 0: no cap
    colours: Annotated[tuple[Colour, ...], Meta(max_length=6)] = ()  # SG-SETUP-1: of the seats; empty: drawn


TIMES: Final[Mapping[str, Time]] = {
    "turn": Time(90, 15, 600, rule="SG-NET-6"),
    "choose": Time(45, 10, 300, rule="SG-NET-6"),
    "pause": Time(5, 3, 15, may_be_off=False, rule="SG-NET-6"),
}


def check(seats: int, config: Config) -> None:
    if seats not in SEATS:
        raise BadConfig(Refusal("SG-SETUP-1", text("no-seats", seats=seats, least=SEATS[0], most=SEATS[-1])))
    if config.colours and sorted(config.colours) != sorted(COLOURS[:seats]):
        wanted = " ".join(f"colour-{c.value.lower()}" for c in COLOURS[:seats])
        raise BadConfig(Refusal("SG-SETUP-1", text("no-colours", colours=wanted)))
