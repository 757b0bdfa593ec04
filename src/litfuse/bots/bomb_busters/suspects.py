"""The hidden weakest link (BB-X-ROLE): whether to name a suspect, and whom."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.mechanisms.all import Known
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import GuessLink, RolesKnown
from litfuse.games.bomb_busters.view import View

SURE = 0.49  # lowest chance of being right for a guess
SPARE = 2  # with fewer steps left, only a certain suspect is named


def best_guess(view: View, known: Sequence[Known]) -> GuessLink | None:
    """Returns a guess, all suspects being equally likely; None if they are too many or a mistake costs too much."""
    suspects = next((k.suspects for k in known if isinstance(k, RolesKnown)), ())
    if not suspects or (len(suspects) > 1 and (len(suspects) * SURE > 1.0 or view.dial <= SPARE)):
        return None
    return GuessLink(*suspects[0])
