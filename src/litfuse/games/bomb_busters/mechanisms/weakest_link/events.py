"""Events of the cards that lie face down before the players."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, noted, with_data
from ...public import Power
from ...state import State
from ...words import Character
from ..constraint_cards.words import Constraint
from . import words
from .words import Roles

UNSEEN = Power(None)


def roles_of(state: State, place: int) -> Roles:
    data = state.extras[place]
    assert type(data) is Roles
    return data


class RoleCardsDealt(Event):
    """Characters that were chosen openly are shuffled and dealt face down, so nobody may use one."""

    place: int
    link: Seat
    characters: tuple[Character, ...]
    cards: tuple[Constraint, ...]

    def apply(self, state: State) -> State:
        data = Roles(link=self.link, characters=self.characters, cards=self.cards)
        return replace(with_data(state, self.place, data), powers=(UNSEEN,) * state.seats)

    def notice(self, to: Viewer) -> Notice:
        told = words.RolesDealt(self.place, tuple(sorted(self.characters)), len(self.cards))
        if not isinstance(to, int):
            return told
        return replace(told, weakest=to == self.link, character=self.characters[to], card=self.cards[to])


class GuessEvent(Event):
    """Base of guesses: the player on turn has other options now, and a round of skips is broken."""

    place: int
    seat: Seat
    named: Seat
    card: Constraint

    def asked_anew(self, state: State, data: Roles) -> State:
        state = with_data(state, self.place, data)
        return replace(state, asked=state.asked + 1, offered=state.offered + 1, skipped=0)


class LinkMissed(GuessEvent):
    def apply(self, state: State) -> State:
        state = self.asked_anew(state, replace(roles_of(state, self.place), guessed=state.turns))
        return replace(state, facts=noted(state, words.Guessed(state.turns, self.seat, self.named, self.card)))

    def notice(self, to: Viewer) -> Notice:
        return words.LinkMissed(self.place, self.seat, self.named, self.card)


class LinkFound(GuessEvent):
    characters: tuple[Character, ...]

    def apply(self, state: State) -> State:
        state = self.asked_anew(state, Roles("found", self.named, guessed=state.turns, shown=self.card))
        return replace(state, powers=tuple([Power(c) for c in self.characters]))

    def notice(self, to: Viewer) -> Notice:
        return words.LinkFound(self.place, self.seat, self.named, self.card, self.characters)


class LinkBlocked(Event):
    place: int
    seat: Seat
    card: Constraint

    def apply(self, state: State) -> State:
        guessed = roles_of(state, self.place).guessed
        return with_data(state, self.place, Roles("gone", self.seat, guessed=guessed, shown=self.card))

    def notice(self, to: Viewer) -> Notice:
        return words.LinkBlocked(self.place, self.seat, self.card)


Events = RoleCardsDealt | LinkMissed | LinkFound | LinkBlocked
