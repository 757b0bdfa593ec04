"""The question for inference: which tiles are unseen, which stands they fill, what is known about them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, TypeAlias

from .evidence import Evidence, Kind, Never, Place, Tally

Deal: TypeAlias = tuple[tuple[Kind, ...], ...]  # stand, place -> kind


class NoWorld(ValueError):
    """The evidence contradicts itself: no deal agrees with all of it."""


@dataclass(frozen=True)
class Branch:
    """One of several ways in which a row of tiles may be made up: where its tiles were dealt, and what holds then."""

    row: tuple[Place, ...]
    evidence: tuple[Evidence, ...] = ()
    weight: float = 1.0  # weight of each of its deals, relative to deals of other branches


@dataclass(frozen=True)
class Problem:
    """All deals of the unseen tiles to the stands, every one equally likely before the evidence.

    `copies[kind]` tiles of each kind are unseen by the observer, whose own tiles are subtracted once and for all.
    `families[kind]`: kinds of one family are equal in play though they sort differently (all yellow wires).
    `sizes[stand]`: places of each stand, including visible ones: what is laid open is evidence and never subtracted.
    Tiles set aside unseen are a stand too, a box that accepts one family.

    `branches`: used if nobody told which of the dealt tiles a row is made of. The row is one more stand, after all
    others; each branch says how it may be made up. No two branches can be true of one deal. Evidence may name the row's
    places like any others.
    """

    copies: tuple[int, ...]
    families: tuple[int, ...]
    sizes: tuple[int, ...]
    evidence: tuple[Evidence, ...] = ()
    branches: tuple[Branch, ...] = ()

    def __post_init__(self) -> None:
        if len(self.copies) != len(self.families):
            raise ValueError("every kind needs its number of copies and its family")
        if sum(self.copies) != sum(self.sizes):
            raise NoWorld(f"{sum(self.copies)} unseen tiles do not fill {sum(self.sizes)} places")

    def given(self, *evidence: Evidence) -> Problem:
        return replace(self, evidence=self.evidence + evidence)

    @property
    def row(self) -> int:
        """The stand that is made up in one of several ways."""
        return len(self.sizes)

    def weight(self, branch: int) -> float:
        return self.branches[branch].weight if self.branches else 1.0

    @cached_property
    def plain(self) -> tuple[Problem, ...]:
        """A problem for each branch, without places of the row; without branches, this problem."""
        if not self.branches:
            return (self,)
        return tuple(
            replace(
                self, evidence=tuple([_placed(e, self.row, b.row) for e in self.evidence]) + b.evidence, branches=()
            )
            for b in self.branches
        )

    @cached_property
    def kinds(self) -> range:
        return range(len(self.copies))

    @cached_property
    def crowds(self) -> tuple[frozenset[Kind], ...]:
        """The families that have two or more kinds here."""
        by: dict[int, set[Kind]] = {}
        for kind, family in enumerate(self.families):
            if self.copies[kind]:
                by.setdefault(family, set()).add(kind)
        return tuple(frozenset(kinds) for kinds in by.values() if len(kinds) > 1)

    def places(self, stand: int) -> tuple[Place, ...]:
        return tuple(Place(stand, index) for index in range(self.sizes[stand]))


def _placed(e: Evidence, stand: int, row: tuple[Place, ...]) -> Evidence:
    """Returns the evidence with places of this stand named by where their tiles were dealt."""

    def there(value: Any) -> Any:
        if isinstance(value, Place):
            return row[value.slot] if value.stand == stand else value
        if isinstance(value, tuple) and value and isinstance(value[0], Place):
            return tuple([there(place) for place in value])
        if isinstance(value, tuple) and value and isinstance(value[0], tuple):
            return tuple([there(places) for places in value])
        if isinstance(value, tuple) and value and isinstance(value[0], Never | Tally):
            return tuple([_placed(claim, stand, row) for claim in value])
        return value

    return replace(e, **{field.name: there(getattr(e, field.name)) for field in fields(e)})
