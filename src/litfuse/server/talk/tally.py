"""How many lines each viewer has heard at a table, stored with every line, so that counting needs no reading."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.codec import Decoder
from litfuse.kernel.records import Part

from .lines import Hearer, Line, hears

CHAIRS: Final = 8  # the most that a table has
_NOBODY: Final = -1  # no holder's generation: hears what any holder of the chair hears


class ChairTally(Part, array_like=True):
    """The lines that any holder of a chair hears, and those only for the holder of this generation."""

    generation: int = 0
    open: int = 0
    own: int = 0


class Tally(Part, kw_only=True):
    watchers: int = 0
    chairs: tuple[ChairTally, ...] = (ChairTally(),) * CHAIRS

    def count(self, who: Hearer) -> int:
        """Returns the number of lines that this viewer has heard."""
        if who.chair is None:
            return self.watchers
        chair = self.chairs[who.chair]
        return chair.open + (chair.own if chair.generation == who.generation else 0)

    def after(self, line: Line) -> Tally:
        """Returns the tally with one more line."""
        ends = {(line.chair, line.generation), (line.to, line.to_generation)}
        watchers = self.watchers + (hears(line, Hearer(None)) is not None)
        return Tally(watchers=watchers, chairs=tuple(_after(self.chairs[n], n, line, ends) for n in range(CHAIRS)))


def _after(chair: ChairTally, number: int, line: Line, ends: set[tuple[int | None, int]]) -> ChairTally:
    if hears(line, Hearer(number, _NOBODY)) is not None:
        return ChairTally(chair.generation, chair.open + 1, chair.own)
    # Only the newest holder has valid tokens.
    for generation in sorted(g for n, g in ends if n == number and g >= chair.generation):
        if hears(line, Hearer(number, generation)) is not None:
            own = chair.own if chair.generation == generation else 0
            chair = ChairTally(generation, chair.open, own + 1)
    return chair


decode: Decoder[Tally] = Decoder(Tally)
