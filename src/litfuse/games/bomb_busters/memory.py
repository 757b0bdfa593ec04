"""Wires that are shown once: a token lies beside the stand, and the next step hides its wire (BB-X-MEMORY)."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.records import Viewer

from .events import Event
from .facts import Called
from .state import State


class GlimpseOver(Event):
    """The slot disappears from every view, and so does the call that named it. Gives no notice: the next event does."""

    def apply(self, state: State) -> State:
        facts = tuple([f for f in state.facts if not (isinstance(f, Called) and f.outcome == "miss")])
        return replace(state, glimpse=None, facts=facts)

    def notice(self, to: Viewer) -> None:
        return None


Events = GlimpseOver


def hide(step: Step[State]) -> None:
    """Hides the last token's slot, before anything else in the step that follows."""
    step.emit(GlimpseOver())
