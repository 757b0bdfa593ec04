"""The hidden weakest link (BB-X-ROLE): whether to name it, and whom."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.mechanisms.all import Known
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import GuessLink, RolesKnown
from litfuse.games.bomb_busters.view import View

SURE = 0.49  # how likely a guess has to be right
SPARE = 2  # steps of the dial below which only what is certain is named


def best_guess(view: View, known: Sequence[Known]) -> GuessLink | None:
    """All who may still be it are as likely; None: too many, or too little time for a mistake."""
    suspects = next((k.suspects for k in known if isinstance(k, RolesKnown)), ())
    if not suspects or (len(suspects) > 1 and (len(suspects) * SURE > 1.0 or view.dial <= SPARE)):
        return None
    return GuessLink(*suspects[0])
