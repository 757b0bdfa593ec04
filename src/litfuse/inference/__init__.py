"""Exact counting over hidden worlds of sorted stands. Knows no game.

This module has the parts of a question. The answers are in modules that load numpy: `posterior.Posterior`,
`drawing.draw`, `listing.listed` and `single_stand.SingleStand`. So a game can be played without numpy.
"""

from .evidence import (
    Below,
    Chosen,
    Count,
    Crowded,
    Doubtful,
    Equal,
    Evidence,
    Holds,
    Kind,
    Mirrored,
    Misses,
    Never,
    Only,
    Place,
    Repeats,
    Tally,
    Unequal,
    Unless,
)
from .problem import Branch, Deal, NoWorld, Problem

__all__ = [
    "Below",
    "Branch",
    "Chosen",
    "Count",
    "Crowded",
    "Deal",
    "Doubtful",
    "Equal",
    "Evidence",
    "Holds",
    "Kind",
    "Mirrored",
    "Misses",
    "Never",
    "NoWorld",
    "Only",
    "Place",
    "Problem",
    "Repeats",
    "Tally",
    "Unequal",
    "Unless",
]
