"""Missions, equipment and characters as data, decoded once at import; `missions` checks the missions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from importlib.resources import files
from operator import attrgetter
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from litfuse.kernel.records import Part

from ..mission import Mission
from ..words import Character, Equipment, Value

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
Window = Literal["any", "turn", "instant"]


class EquipmentCard(Part):
    """What a card needs and when it may be used. What it does is in the rules."""

    name: Equipment
    value: Value
    window: Window
    cuts: Literal[2, 4] = 2
    later: bool = False


class CharacterCard(Part):
    name: Character
    window: Literal["any", "turn"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class Box(Part):
    """The missions from `first` to `last`, as far as they exist (BB-C-45).

    A box opens once the table has won mission `after`; if that does not exist yet, the highest mission below it.
    """

    name: str
    first: int
    last: int
    after: int = 0  # 0: open from the start

    @property
    def missions(self) -> tuple[int, ...]:
        return tuple(sorted(n for n in MISSIONS if self.first <= n <= self.last))

    @property
    def opener(self) -> int:
        """Returns the mission that opens the box; 0 if the box is open from the start."""
        return max((n for n in MISSIONS if n <= self.after), default=0)


class _Missions(Part):
    box: tuple[Box, ...]
    mission: tuple[Mission, ...]


class _Long(Part):
    mission: tuple[Mission, ...]


class _Cards(Part):
    card: tuple[EquipmentCard, ...]


class _Characters(Part):
    character: tuple[CharacterCard, ...]


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode(files(__package__).joinpath(name).read_text("utf-8"), type=kind)


def long_missions() -> tuple[Mission, ...]:
    """Returns made-up missions that last long enough for everything to happen, for random runs and tests."""
    return _read("long.toml", _Long).mission


def _by(key: Callable[[T], K], records: Iterable[T]) -> dict[K, T]:
    found: dict[K, T] = {}
    for record in records:
        name = key(record)
        if name in found:
            raise ValueError(f"{name} stands twice among the records of a content file")
        found[name] = record
    return found


NAME: Final = attrgetter("name")
_FOUND: Final = _read("missions.toml", _Missions)
MISSIONS: Final[dict[int, Mission]] = _by(attrgetter("number"), _FOUND.mission)
BOXES: Final = tuple([box for box in _FOUND.box if box.missions])
EQUIPMENT: Final[dict[Equipment, EquipmentCard]] = _by(NAME, _read("equipment.toml", _Cards).card)
CHARACTERS: Final[dict[Character, CharacterCard]] = _by(NAME, _read("characters.toml", _Characters).character)
ANYTIME: Final = frozenset(n for n, c in EQUIPMENT.items() if c.window == "any")
ANY_POWER: Final = frozenset(n for n, c in CHARACTERS.items() if c.window == "any")
UNLOCKED_BY: Final = {n: (c.value, c.cuts) for n, c in EQUIPMENT.items()}
INSTANT: Final = frozenset(n for n, c in EQUIPMENT.items() if c.window == "instant")
