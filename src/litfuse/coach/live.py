"""Odds while a match runs, for a table whose players all want them: from one seat's view and its certain knowledge.

They are exact and ignore how anybody plays: `litfuse odds` gives the same for the same position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litfuse.kernel.game import AnyGame

from .words import CERTAIN, WireOdds

LEAST: Final = 100  # of 10,000: values under one per cent are left out


def wires(view: Any, known: Any) -> tuple[WireOdds, ...]:
    """Returns, for Bomb Busters, what each hidden wire of another player may be."""
    from litfuse.games.bomb_busters.odds import Odds  # needs numpy

    odds = Odds(view, known)
    if not view.stands or not odds.possible:
        return ()
    return tuple([_wire(cell, odds.wire(cell)) for stand in odds.others for cell in stand])


def _wire(cell: tuple[int, int], chances: list[float]) -> WireOdds:
    found = {value: points for value, chance in enumerate(chances) if (points := round(chance * CERTAIN)) >= LEAST}
    return WireOdds(cell, tuple(found), tuple(found.values()))


LIVE: Final[dict[str, Callable[[Any, Any], tuple[WireOdds, ...]]]] = {"bomb-busters": wires}


def live(game: AnyGame, view: Any, known: Any) -> tuple[WireOdds, ...]:
    """Returns odds of hidden things; nothing for a game without such odds."""
    found = LIVE.get(game.name)
    return () if found is None else found(view, known)
