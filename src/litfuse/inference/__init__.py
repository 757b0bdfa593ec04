"""Exact counting over hidden worlds of sorted stands. Knows no game; `Problem` and `Posterior` are the doors."""

from .alone import Alone
from .drawing import draw
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
    Never,
    Only,
    Place,
    Times,
    Unequal,
)
from .listing import Listed, listed
from .posterior import Posterior
from .problem import NoWorld, Problem
from .sampling import Deal

__all__ = [
    "Alone",
    "Below",
    "Chosen",
    "Count",
    "Crowded",
    "Deal",
    "Doubtful",
    "Equal",
    "Evidence",
    "Holds",
    "Kind",
    "Listed",
    "Never",
    "NoWorld",
    "Only",
    "Place",
    "Posterior",
    "Problem",
    "Times",
    "Unequal",
    "draw",
    "listed",
]
