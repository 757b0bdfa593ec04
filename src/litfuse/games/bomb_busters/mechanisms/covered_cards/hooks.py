"""A number card lies on each equipment card, which stays locked until the cover is lifted (BB-X-GEAR)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Refusal, Seat, Viewer, text
from litfuse.kernel.texts import word

from ...cards.unlocking import unlock
from ...events import Event, with_data
from ...mission import Mission
from ...public import Ask
from ...state import State
from ...words import NUMBERS, Character, Equipment
from ..base import Mechanism
from . import words
from .words import CUTS, Cover, CoveredCards, Covers, CoversPanel


class CoversLaid(Event):
    place: int
    covers: tuple[Cover, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Covers(self.covers))

    def notice(self, to: Viewer) -> Notice:
        return words.CoversLaid(self.place, self.covers)


class CoverLifted(Event):
    place: int
    card: Equipment
    number: int

    def apply(self, state: State) -> State:
        data = state.extras[self.place]
        assert type(data) is Covers
        return with_data(state, self.place, Covers(tuple([c for c in data.covers if c.card is not self.card])))

    def notice(self, to: Viewer) -> Notice:
        return words.CoverLifted(self.place, self.card, self.number)


class Hooks(Mechanism[CoveredCards, Covers]):
    rule = "BB-X-GEAR"
    events = CoversLaid | CoverLifted

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        cards = mission.cards_at(seats)
        if not mission.equipment or mission.face_down or cards > mission.blue:
            return Refusal(self.rule, text("bad-covers", cards=cards, blue=mission.blue))
        return None

    def fresh(self, seats: int) -> Covers:
        return Covers()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        numbers = step.rng.shuffled(f"{self.place} Number cards", [n for n in NUMBERS if n <= state.mission.blue])
        covers = [Cover(card.name, number) for card, number in zip(state.equipment, numbers, strict=False)]
        step.emit(CoversLaid(self.place, tuple(covers)))
        return ()

    def cover(self, state: State, card: Equipment | Character) -> Cover | None:
        return next((c for c in self.data(state).covers if c.card is card), None)

    def unlocks(self, state: State, card: Equipment) -> bool | None:
        return False if self.cover(state, card) else None

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        cover = self.cover(state, card)
        if cover is None:
            return None
        return Refusal(self.rule, text("no-covered", card=str(word(cover.card)), number=cover.number))

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """Covers are lifted one by one; a card that works at once may cut more (BB-M12-2)."""
        while lifted := [c for c in self.data(step.state).covers if step.state.cuts[c.number] >= CUTS]:
            for cover in lifted:
                step.emit(CoverLifted(self.place, cover.card, cover.number))
            unlock(step)
        return ()

    def panel(self, state: State, viewer: Viewer) -> CoversPanel:
        return CoversPanel(self.place, self.data(state).covers)

    def invariant(self, state: State) -> str | None:
        covered = {c.card for c in self.data(state).covers}
        return "covered cards" if any(c.usable for c in state.equipment if c.name in covered) else None
