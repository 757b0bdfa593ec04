"""What an observer knows about sorted stands of hidden tiles: one record for each kind of knowledge.

A *kind* is a type of tile, numbered in sort order; tiles of one kind are equal. A *place* is one position of one stand.
Each record either rules deals out, or says how likely the observed behaviour was in them. Knows no game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Kind: TypeAlias = int


class Place(NamedTuple):
    """Position `slot`, from the left, of stand `stand`."""

    stand: int
    slot: int


@dataclass(frozen=True, slots=True)
class Only:
    """The place holds one of these kinds: a wire laid open, a token, a colour, a parity."""

    place: Place
    kinds: frozenset[Kind]


@dataclass(frozen=True, slots=True)
class Never:
    """None of the places holds any of the kinds: a failed call, a failed detector, a radar's no."""

    places: tuple[Place, ...]
    kinds: frozenset[Kind]


@dataclass(frozen=True, slots=True)
class Holds:
    """At least one of the places holds one of the kinds: a caller held what was called, a radar's yes."""

    places: tuple[Place, ...]
    kinds: frozenset[Kind]


@dataclass(frozen=True, slots=True)
class Count:
    """Exactly `count` of the places hold the kind."""

    places: tuple[Place, ...]
    kind: Kind
    count: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of these places that hold the kind is one of these numbers."""

    places: tuple[Place, ...]
    kind: Kind
    counts: frozenset[int]

    @property
    def denied(self) -> Tally:
        return Tally(self.places, self.kind, frozenset(range(len(self.places) + 1)) - self.counts)


@dataclass(frozen=True, slots=True)
class Equal:
    """Two places hold kinds of one family."""

    left: Place
    right: Place


@dataclass(frozen=True, slots=True)
class Unequal:
    """Two places hold kinds of different families."""

    left: Place
    right: Place


@dataclass(frozen=True, slots=True)
class Repeats:
    """`count` of the tiles on these places, which include this place, are of the family of the kind at this place.

    `seen`: the kinds of visible tiles that count as well.
    """

    place: Place
    count: int
    among: tuple[Place, ...]
    seen: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class Misses:
    """At least one of these sets of kinds occurs on none of the places. Only one of the sets may have several kinds."""

    places: tuple[Place, ...]
    sets: tuple[frozenset[Kind], ...]


@dataclass(frozen=True, slots=True)
class Unless:
    """At least one of these claims is false."""

    claims: tuple[Never | Tally, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The owner could have shown any tile of these kinds on these places, or one of `more` visible ones.

    So the tile that was shown has likelihood 1 / (number of them).
    """

    among: tuple[Place, ...]
    kinds: frozenset[Kind]
    more: int = 0


@dataclass(frozen=True, slots=True)
class Doubtful:
    """Behaviour speaks against these kinds on these places: each such tile on them counts `weight` instead of 1."""

    places: tuple[Place, ...]
    kinds: frozenset[Kind]
    weight: float


@dataclass(frozen=True, slots=True)
class Crowded:
    """Behaviour speaks against `count` or more tiles of the kind on these places of one stand."""

    places: tuple[Place, ...]
    kind: Kind
    count: int
    weight: float


@dataclass(frozen=True, slots=True)
class Below:
    """The first place holds no larger kind than the second; `strict`: a smaller one.

    A moved tile tells this: between which tiles of a sorted row it was put. Stands are always as they were dealt; the
    caller keeps track of where a tile is now.
    """

    first: Place
    second: Place
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Mirrored:
    """A tile of the kind is in a row if and only if its twin is on one of the places that mirror the row.

    This makes it possible to count the tiles of some kinds in a row, which sorted stands alone cannot: each of them has
    a place that mirrors it. No two rows, and no two places of one, hold the kind.
    """

    rows: tuple[tuple[Place, ...], ...]
    mirrors: tuple[tuple[Place, ...], ...]  # by row
    kind: Kind


Evidence: TypeAlias = (
    Only
    | Never
    | Holds
    | Count
    | Tally
    | Equal
    | Unequal
    | Repeats
    | Misses
    | Unless
    | Chosen
    | Doubtful
    | Crowded
    | Below
    | Mirrored
)
