"""What an observer knows about sorted stands of hidden tiles, one record per kind of knowledge.

A *kind* is a tile type, counted in sort order; tiles of one kind are alike. A *place* is one position of one stand.
Every record says of a deal that it is impossible, or how likely the behaviour seen was in it. No game is known here.
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
    """One of these numbers says how many of the places hold the kind."""

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
    """`count` of the tiles among these places, the own place included, are of the family of the kind at this place.

    `seen`: the kinds of tiles that are not hidden and count as well.
    """

    place: Place
    count: int
    among: tuple[Place, ...]
    seen: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class Misses:
    """At least one of these sets of kinds is nowhere on the places. Only one of the sets may have several kinds."""

    places: tuple[Place, ...]
    sets: tuple[frozenset[Kind], ...]


@dataclass(frozen=True, slots=True)
class Unless:
    """At least one of these claims is false."""

    claims: tuple[Never | Tally, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The owner was free to show any tile of these kinds that is among these places, or one of `more` that are not
    hidden, and showed the one that was seen: likelihood 1 / (number of them)."""

    among: tuple[Place, ...]
    kinds: frozenset[Kind]
    more: int = 0


@dataclass(frozen=True, slots=True)
class Doubtful:
    """Behaviour speaks against these kinds at these places: each kind found on them weighs `weight` instead of 1."""

    places: tuple[Place, ...]
    kinds: frozenset[Kind]
    weight: float


@dataclass(frozen=True, slots=True)
class Crowded:
    """Behaviour speaks against `count` or more copies of the kind on these places of one stand."""

    places: tuple[Place, ...]
    kind: Kind
    count: int
    weight: float


@dataclass(frozen=True, slots=True)
class Below:
    """The first place holds no larger kind than the second; `strict`: a smaller one.

    That is what a moved tile tells: between which tiles of a sorted row it was put. Stands are always as they were
    dealt; where a tile is now is up to whoever asks.
    """

    first: Place
    second: Place
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Mirrored:
    """A tile of the kind is on the places of a row exactly if its twin is on one of the places that mirror the row.

    So the tiles of some kinds in a row can be counted, which sorted stands alone do not do: a place that mirrors it
    for each of them. No two rows, and no two places of one, hold the kind.
    """

    rows: tuple[tuple[Place, ...], ...]
    mirrors: tuple[tuple[Place, ...], ...]  # of each row
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
