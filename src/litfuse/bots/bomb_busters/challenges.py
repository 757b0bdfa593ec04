"""Challenge cards (BB-X-CHALL): what progress towards a card is worth, and when a wire must be red."""

from __future__ import annotations

from typing import Final

from litfuse.games.bomb_busters.mechanisms.challenge_cards.words import NUMBERS_FIRST, ChallengesPanel, OpenChallenge
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import COPIES

STEP: Final = (0.0, 0.3, 0.12, 0.08, 0.05, 0.0)  # what one more step is worth, by steps left
NEARER: Final = 0.3  # worth of a cut that a card counts, relative to one that fulfils it
AWAY: Final = 0.02  # what it costs to spoil a card, or to end a row
SUM: Final = 18  # required sum of the first three completed numbers
CUTS: Final = 2  # wires of a Dual Cut


def challenges_of(view: View) -> ChallengesPanel | None:
    return next((panel for panel in view.panels if isinstance(panel, ChallengesPanel)), None)


class Goals:
    """What right cuts are worth for the challenge cards."""

    def __init__(self, view: View, panel: ChallengesPanel) -> None:
        self.view = view
        self.panel = panel
        self.step = STEP[min(view.dial, len(STEP) - 1)]

    def red(self) -> float:
        """Returns the worth of cutting a red wire as red."""
        return 1.0 + self.step

    def right(self, value: int, alone: bool = False) -> float:
        """Returns the worth of a right cut of this number."""
        return 1.0 + sum(self.bonus(card, value, alone) for card in self.panel.open if not card.lost)

    def bonus(self, card: OpenChallenge, value: int, alone: bool) -> float:
        match card.card:
            case 2:
                return self.counted(card, value % 2 == 0)
            case 5:
                return self.counted(card, alone)
            case 7:
                row = [cut.value for cut in self.panel.row]
                ways = {row[-1] - row[-2]} & {1, -1} if len(row) > 1 else {1, -1}
                return self.counted(card, bool(row) and value - row[-1] in (ways or {1, -1}))
            case 4 | 8 if self.completes(value, alone):
                return self.counted(card, self.fits(card, value))
        return 0.0

    def counted(self, card: OpenChallenge, counts: bool) -> float:
        if not counts:
            return -AWAY if card.have else 0.0
        return self.step if card.have + 1 >= card.need else NEARER * self.step * (card.have + 1) / card.need

    def completes(self, value: int, alone: bool) -> bool:
        return alone or self.view.cuts[value] + CUTS >= COPIES

    def fits(self, card: OpenChallenge, value: int) -> bool:
        """Returns whether the card can still be fulfilled once this number is complete."""
        done = (*self.panel.done, value)
        if card.card == NUMBERS_FIRST:
            return len(done) > 2 or value in self.panel.numbers
        return len(done) > 3 or sum(done) == SUM if len(done) >= 3 else sum(done) < SUM
