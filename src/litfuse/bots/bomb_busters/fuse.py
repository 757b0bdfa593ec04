"""The fuse that replaces the dial (BB-X-NANO): what every cut is worth by where the marker then stands.

A mission has about twice as many cuts as the fuse has spaces, so the marker has to be put back often. A guess that
would do so is worth more than a certain cut that burns on, and numbers near the marker are kept for later.
"""

from __future__ import annotations

from typing import Final

from litfuse.games.bomb_busters.mechanisms.walking_fuse.words import FusePanel
from litfuse.games.bomb_busters.view import View

from .belief import Belief

# What the mission is worth, by spaces left
LEFT: Final = (0.0, 0.3, 0.5, 0.64, 0.74, 0.81, 0.87, 0.91, 0.94, 0.96, 0.975, 0.99, 1.0)
AWAY: Final = 0.004  # worth of each space between the number and the marker, up to five
SERVES: Final = 0.5  # weight of a number with which the next player can probably put the marker back
KNOWN: Final = 0.35  # chance that such a number is found if no wire of it is marked


def fuse_of(view: View) -> FusePanel | None:
    return next((panel for panel in view.panels if isinstance(panel, FusePanel)), None)


class Burning:
    """The worth of right and wrong cuts at one point of the match."""

    def __init__(self, belief: Belief, panel: FusePanel) -> None:
        self.belief = belief
        self.last = panel.last
        self.space = panel.space
        self.miss = self._worth(panel.space + 2)
        self._on = self._served(panel.space + 1)
        self._back = self._served(max(0, panel.space - 1))

    def _worth(self, space: int) -> float:
        left = self.last - space
        return LEFT[min(left, len(LEFT) - 1)] if left > 0 else 0.0

    def _served(self, space: int) -> float:
        """Returns the worth of this space if the next player may put the marker back from there."""
        here, back = self._worth(space), self._worth(max(0, space - 1))
        if not here or space not in range(1, 13):
            return here
        coming = self.belief.after(self.belief.seat) if isinstance(self.belief.seat, int) else 0
        marked = any(
            v == space and self.belief.view.stands[c[0]].owner != coming for c, v in self.belief.marked.items()
        )
        return here + SERVES * (back - here) * self.belief.holds(coming, space) * (1.0 if marked else KNOWN)

    def right(self, value: int) -> float:
        if value == self.space:
            return self._back
        return self._on + AWAY * min(abs(value - self.space), 5) if self._on else 0.0
