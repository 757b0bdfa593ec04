"""What players can tell of a mechanism: hooks that read panels and notices, never the state.

They stand apart from the hooks of the rules, because bots use them too, and bots may not come near the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ..knowledge.clues import Clues, Has, Unless
from ..public import Stuck
from ..view import View
from ..words import Cell, Character, Equipment
from .all import Data, Known, Spec, part_of

P = TypeVar("P")  # the parameters
V = TypeVar("V")  # the panel
K = TypeVar("K")  # what a seat knows


class OnTurn(NamedTuple):
    """What a mission says about the wires of a player on turn who was not passed over."""

    barred: frozenset[int] = frozenset()  # values that this player may not announce
    enough: frozenset[int] = frozenset()  # a wire of one of these values is enough for an action that the mission adds
    keeps_reds: bool = False  # a hand of red wires alone is not revealed
    closed: frozenset[Cell] = frozenset()  # wires that are no use for an action now
    unless: tuple[Unless, ...] = ()  # so is nobody who is asked
    free: Stuck | None = None  # nor is this so of anybody who is asked
    helped: bool = False  # the mission has a means of its own for a player who cannot act: nobody is passed over


NOTHING: Final = OnTurn()


class PanelReader(Generic[P, V, K]):
    """A reader overrides only what it needs; every one has `imagine`."""

    def __init__(self, spec: P, place: int) -> None:
        self.spec = spec
        self.place = place

    def imagine(self, panel: V, viewer: Viewer, known: K | None, rng: Rng) -> Data:
        """Returns data of another world that shows this panel: the inverse of the hook `panel`."""
        raise NotImplementedError

    def evidence(self, panel: V, view: View) -> OnTurn:
        """Returns what the panel tells about hidden wires."""
        return NOTHING

    def asked(self, panel: V, view: View) -> Sequence[Has]:
        """Returns what its own open question tells about hidden wires."""
        return ()

    def bars_card(self, panel: V, view: View, seat: Seat, card: Equipment | Character) -> bool:
        """May this seat not use this card, or the own character? As the hook of the same name says."""
        return False

    def bars_half(self, panel: V, view: View, seat: Seat, cell: Cell) -> bool:
        """May this seat not cut this wire as the own half? From what lies open."""
        return False

    def knows(self, seats: int) -> K | None:
        """Returns what a seat knows of hidden data right after the deal; None if there is nothing to remember."""
        return None

    @staticmethod
    def learn(seat: Seat, known: Any, notice: Notice) -> Any:
        """Returns what this seat knows after one more notice: of this mechanism, or of the base."""
        raise NotImplementedError

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        """Returns what this seat knows of hidden wires after one of its notices; asked of readers with `knows` only."""
        return clues

    @staticmethod
    def between_turns(seat: Seat, known: Any, clues: Clues) -> Clues:
        """Returns what this seat knows of hidden wires when the next turn begins; `known` is as the last one left it.

        Asked of readers with `knows` only.
        """
        return clues

    @staticmethod
    def holds(known: Any, data: object) -> bool:
        """Is what a seat knows true of these data?"""
        raise NotImplementedError


NONE: Final[tuple[PanelReader[Any, Any, Any], ...]] = ()


def readers_of(specs: tuple[Spec, ...]) -> tuple[PanelReader[Any, Any, Any], ...]:
    """Returns the readers of a mission's mechanisms, in their order; built once."""
    return _readers(specs) if specs else NONE


@lru_cache(maxsize=256)
def _readers(specs: tuple[Spec, ...]) -> tuple[PanelReader[Any, Any, Any], ...]:
    return tuple(part_of(type(spec), "reader").Reader(spec, place) for place, spec in enumerate(specs))


def card_barred(view: View, seat: Seat, card: Equipment | Character) -> bool:
    """Does the mission keep this seat from using this card, or the own character?"""
    readers = readers_of(view.mission.mechanisms)
    return any(r.bars_card(panel, view, seat, card) for r, panel in zip(readers, view.panels, strict=True))


def reader_class(known: Known) -> type[PanelReader[Any, Any, Any]]:
    """Returns the reader whose `learn` and `holds` are about such a record."""
    found: type[PanelReader[Any, Any, Any]] = part_of(type(known), "reader").Reader
    return found
