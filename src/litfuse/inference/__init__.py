"""Exact counting over hidden worlds of sorted stands. Knows no game; `Problem` and `Posterior` are the doors."""

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
    Repeats,
    Unequal,
)
from .listing import Listed, listed
from .posterior import Posterior
from .problem import NoWorld, Problem
from .sampling import Deal
from .single_stand import SingleStand

__all__ = [
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
    "Repeats",
    "SingleStand",
    "Unequal",
    "draw",
    "listed",
]
