"""What missions add to the base rules, a file each (BB-X)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..mission import SecretNumbers, SequenceGate, SimultaneousCut, Spec
from .base import Cost, Mechanism
from .secret_numbers import SecretNumbersHooks
from .sequence_gate import SequenceGateHooks
from .simultaneous_cut import SimultaneousCutHooks

HOOKS: Final[dict[type, Any]] = {
    SequenceGate: SequenceGateHooks,
    SimultaneousCut: SimultaneousCutHooks,
    SecretNumbers: SecretNumbersHooks,
}
NONE: Final[tuple[Mechanism[Any], ...]] = ()


def hooks_of(specs: tuple[Spec, ...]) -> tuple[Mechanism[Any], ...]:
    """The mechanisms of a mission; built once."""
    return _hooks(specs) if specs else NONE


@lru_cache(maxsize=256)
def _hooks(specs: tuple[Spec, ...]) -> tuple[Mechanism[Any], ...]:
    return tuple(HOOKS[type(spec)](spec, place) for place, spec in enumerate(specs))


__all__ = ["Cost", "Mechanism", "hooks_of"]
