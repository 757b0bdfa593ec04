"""One player, unknown to the others, must obey a constraint card that only this player sees (BB-X-ROLE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text
from litfuse.kernel.texts import word

from ...calls import held
from ...mission import Mission
from ...public import Ask
from ...state import State
from ...turns import dial_moved
from ..base import Cost, Mechanism
from ..constraint_cards.effects import allowed
from ..constraint_cards.words import FIRST
from .events import Events, LinkBlocked, LinkFound, LinkMissed, RoleCardsDealt
from .words import GuessLink, Roles, RolesPanel, WeakestLink


class Hooks(Mechanism[WeakestLink, Roles]):
    rule = "BB-X-ROLE"
    events = Events
    does = (GuessLink,)
    stays = (GuessLink,)
    not_here = Text("no-link-guess")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if seats < 3:
            return Refusal("BB-M34-1", text("bad-link-seats"))
        if mission.characters not in ("double", "choice"):
            return Refusal(self.rule, text("bad-link-characters"))
        return Refusal(self.rule, text("bad-link-yellow")) if mission.yellow.count else None

    def fresh(self, seats: int) -> Roles:
        return Roles()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        """Deals the cards. The Captain's character is shuffled among the others, so anybody may get it (BB-M34-1)."""
        state = step.state
        whose = tuple(step.rng.shuffled(f"{self.place} character shuffle", tuple(range(state.seats))))
        chosen = [power.character for power in state.powers]
        characters = tuple([c for seat in whose if (c := chosen[seat]) is not None])
        cards = step.rng.shuffled(f"{self.place} Constraint cards", FIRST)[: state.seats]
        step.emit(RoleCardsDealt(self.place, whose.index(state.captain), characters, tuple(cards)))
        return ()

    # The weakest link

    def bound(self, state: State, seat: Seat) -> bool:
        """Returns whether this seat must obey its card. Callers must show the answer to that seat alone."""
        data = self.data(state)
        return data.status == "hidden" and data.link == seat

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        if not self.bound(state, seat):
            return None
        card = self.data(state).cards[seat]
        return None if value in allowed(card) else Refusal(self.rule, text("no-constraint", card=str(word(card))))

    def stopped(self, state: State, seat: Seat) -> bool:
        """Returns whether this is the weakest link and has no wire that the card allows to be called."""
        return self.bound(state, seat) and allowed(self.data(state).cards[seat]).isdisjoint(held(state, seat).by)

    def skip(self, state: State, seat: Seat) -> Cost | None:
        return Cost(2) if self.stopped(state, seat) else None

    def full_round(self, step: Step[State]) -> Cost | None:
        """Only the weakest link was left, and it is free from now on."""
        state = step.state
        return Cost() if self.stopped(state, state.turn) else None

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """Shows a card that cannot be obeyed; all others are removed unseen (BB-M34-4)."""
        state = step.state
        deed = state.deed
        if deed is not None and deed.kind == "skip" and self.stopped(state, deed.seat):
            step.emit(LinkBlocked(self.place, deed.seat, self.data(state).cards[deed.seat]))
        return ()

    # A guess

    def may_guess(self, state: State, seat: Seat) -> bool:
        data = self.data(state)
        return data.status == "hidden" and data.link != seat and data.guessed != state.turns

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Returns a guess of any other player with any card, whatever is known about them."""
        if not self.may_guess(state, seat):
            return ()
        return (Form(GuessLink, state.clockwise(seat), FIRST, caution=Text("caution-link-guess")),)

    def right(self, state: State, action: GuessLink) -> bool:
        data = self.data(state)
        return data.link == action.seat and data.cards[action.seat] is action.card

    def do(self, step: Step[State], seat: Seat, action: GuessLink) -> None:
        if self.right(step.state, action):
            characters = self.data(step.state).characters
            step.emit(LinkFound(self.place, seat, action.seat, action.card, characters))
        else:
            step.emit(LinkMissed(self.place, seat, action.seat, action.card))
            dial_moved(step, -1)

    def loses(self, state: State, action: Any) -> bool:
        return state.dial == 1 and not self.right(state, action)

    def refuses(self, state: State, seat: Seat, action: GuessLink) -> Refusal:
        data = self.data(state)
        if data.status != "hidden":
            return Refusal(self.rule, text("no-link-over"))
        if data.link == seat:
            return Refusal(self.rule, text("no-link-self"))
        return Refusal(self.rule, text("no-link-twice" if data.guessed == state.turns else "no-link-named"))

    # What viewers see

    def panel(self, state: State, viewer: Viewer) -> RolesPanel:
        data = self.data(state)
        own = isinstance(viewer, int) and bool(data.cards)
        return RolesPanel(
            place=self.place,
            status=data.status,
            deck=tuple(sorted(data.characters)),
            weakest=own and data.link == viewer,
            character=data.characters[viewer] if own and isinstance(viewer, int) else None,
            card=data.cards[viewer] if own and isinstance(viewer, int) else None,
            link=None if data.status == "hidden" else data.link,
            shown=data.shown,
            guessed=data.guessed,
        )

    def invariant(self, state: State) -> str | None:
        data = self.data(state)
        if not data.cards:
            return None
        whole = len(set(data.cards)) == len(data.characters) == state.seats and data.link is not None
        return None if whole and not any(p.character for p in state.powers) else "hidden cards"
