"""The question put to inference: which tiles are unseen, which stands they fill, what is known about them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from .evidence import Evidence, Kind, Place

Deal: TypeAlias = tuple[tuple[Kind, ...], ...]  # stand, place -> kind


class NoWorld(ValueError):
    """The evidence contradicts itself: no deal agrees with all of it."""


@dataclass(frozen=True)
class Problem:
    """All deals of the unseen tiles to the stands, every one equally likely before the evidence.

    `copies[kind]` tiles of each kind are unseen by the observer, whose own tiles are taken out of the count once and
    for all. `families[kind]`: kinds of one family are equal in play though they sort differently (all yellow wires).
    `sizes[stand]`: places of each stand, open ones included: what is laid open is evidence, never taken out of the
    count. Tiles set aside unseen are a stand too, a box that accepts one family.
    """

    copies: tuple[int, ...]
    families: tuple[int, ...]
    sizes: tuple[int, ...]
    evidence: tuple[Evidence, ...] = ()

    def __post_init__(self) -> None:
        if len(self.copies) != len(self.families):
            raise ValueError("every kind needs its number of copies and its family")
        if sum(self.copies) != sum(self.sizes):
            raise NoWorld(f"{sum(self.copies)} unseen tiles do not fill {sum(self.sizes)} places")

    def given(self, *evidence: Evidence) -> Problem:
        return replace(self, evidence=self.evidence + evidence)

    @cached_property
    def kinds(self) -> range:
        return range(len(self.copies))

    @cached_property
    def crowds(self) -> tuple[frozenset[Kind], ...]:
        """Families of two and more kinds that occur."""
        by: dict[int, set[Kind]] = {}
        for kind, family in enumerate(self.families):
            if self.copies[kind]:
                by.setdefault(family, set()).add(kind)
        return tuple(frozenset(kinds) for kinds in by.values() if len(kinds) > 1)

    def places(self, stand: int) -> tuple[Place, ...]:
        return tuple(Place(stand, index) for index in range(self.sizes[stand]))
