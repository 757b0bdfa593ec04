"""Readers: what players can conclude from a mechanism. They read panels and notices, never the state.

They are separate from the hooks of the rules, because bots use them too and may not import the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ..knowledge.clues import Clues, Has, Tallied, Unless
from ..public import Stuck
from ..view import View
from ..words import Cell, Character, Equipment
from .all import Data, Known, Spec, part_of

P = TypeVar("P")  # the parameters
V = TypeVar("V")  # the panel
K = TypeVar("K")  # what a seat knows


class OnTurn(NamedTuple):
    """What a mission implies about the wires of a player on turn who was not passed over."""

    barred: frozenset[int] = frozenset()  # values that this player may not call
    enough: frozenset[int] = frozenset()  # a wire of one of these values is enough for an action that the mission adds
    keeps_reds: bool = False  # an all-red hand is not revealed
    closed: frozenset[Cell] = frozenset()  # wires that cannot be used for an action now
    unless: tuple[Unless, ...] = ()  # these hold for any player who is asked
    free: Stuck | None = None  # this is false for any player who is asked
    helped: bool = False  # the mission may help a player who cannot act, so nobody is passed over


NOTHING: Final = OnTurn()


class PanelReader(Generic[P, V, K]):
    """The reader of one mechanism. A subclass overrides only the hooks it needs, and always `imagine`."""

    def __init__(self, spec: P, place: int) -> None:
        self.spec = spec
        self.place = place

    def imagine(self, panel: V, viewer: Viewer, known: K | None, rng: Rng) -> Data:
        """Returns data that would show this panel in another world: the inverse of the hook `panel`."""
        raise NotImplementedError

    def evidence(self, panel: V, view: View) -> OnTurn:
        """Returns what the panel tells about hidden wires."""
        return NOTHING

    def tallied(self, panel: V, view: View) -> Sequence[Tallied]:
        """Returns how many wires of a value its panel counts in places that players do not see."""
        return ()

    def asked(self, panel: V, view: View) -> Sequence[Has]:
        """Returns what an open question of the mechanism tells about hidden wires."""
        return ()

    def bars_card(self, panel: V, view: View, seat: Seat, card: Equipment | Character) -> bool:
        """Returns whether this seat may not use this card or its character, like the hook of this name."""
        return False

    def bars_half(self, panel: V, view: View, seat: Seat, cell: Cell) -> bool:
        """Returns whether this seat may not cut this wire as its own half. Uses only what lies open."""
        return False

    def knows(self, seats: int) -> K | None:
        """Returns what a seat knows about hidden data right after the deal; None if there is nothing to remember."""
        return None

    @staticmethod
    def learn(seat: Seat, known: Any, notice: Notice) -> Any:
        """Returns what this seat knows after one more notice, of this mechanism or of the base."""
        raise NotImplementedError

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        """Returns what this seat knows about hidden wires after a notice of the mechanism. Only called if `knows` is
        not None.
        """
        return clues

    @staticmethod
    def between_turns(seat: Seat, known: Any, clues: Clues) -> Clues:
        """Returns what this seat knows about hidden wires when the next turn begins; `known` is from the end of the
        last.

        Only called if `knows` is not None.
        """
        return clues

    @staticmethod
    def holds(known: Any, data: object) -> bool:
        """Returns whether what a seat knows is true of these data."""
        raise NotImplementedError


NONE: Final[tuple[PanelReader[Any, Any, Any], ...]] = ()


def readers_of(specs: tuple[Spec, ...]) -> tuple[PanelReader[Any, Any, Any], ...]:
    """Returns the readers of a mission's mechanisms, in their order. Cached."""
    return _readers(specs) if specs else NONE


@lru_cache(maxsize=256)
def _readers(specs: tuple[Spec, ...]) -> tuple[PanelReader[Any, Any, Any], ...]:
    return tuple(part_of(type(spec), "reader").Reader(spec, place) for place, spec in enumerate(specs))


def card_barred(view: View, seat: Seat, card: Equipment | Character) -> bool:
    """Returns whether the mission keeps this seat from using this card or its character."""
    readers = readers_of(view.mission.mechanisms)
    return any(r.bars_card(panel, view, seat, card) for r, panel in zip(readers, view.panels, strict=True))


def reader_class(known: Known) -> type[PanelReader[Any, Any, Any]]:
    """Returns the reader class to whose mechanism this knowledge belongs."""
    found: type[PanelReader[Any, Any, Any]] = part_of(type(known), "reader").Reader
    return found
