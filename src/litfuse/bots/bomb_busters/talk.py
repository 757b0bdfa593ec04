"""What a bot says before its turn: now and then a phrase, from public facts only (BB-COM-06)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from litfuse.games.bomb_busters.actions import Phrase, SuggestCard, WellDone
from litfuse.games.bomb_busters.notices import CallMade
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import COPIES, NUMBERS, Equipment
from litfuse.kernel.menus import form_of
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Talk
from litfuse.kernel.texts import kebab

DANGER: Final = 1  # with this many steps left, the bot suggests a card
PRAISED: Final = 4  # every so many completed numbers, the last one is praised


class Speaker:
    """Praises the last player for completing a number, and suggests a card when a wrong call has left almost no dial.

    What it says follows from public notices, the public parts of the view, and the answer that comes right afterwards.
    Any observer could say the same, so it tells nothing about the bot's own wires.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._last: CallMade | None = None  # the last call by any player
        self._spoke = -1  # the turn in which it last spoke

    def hear(self, notices: Iterable[Notice]) -> None:
        for notice in notices:
            if type(notice) is CallMade:
                self._last = notice

    def line(self, view: View, talk: Talk, action: Any) -> Phrase | None:
        """Returns what to say before this answer to the question of the bot's turn, if anything; once a turn."""
        call = self._last
        # Only the player after the caller speaks; others would repeat it.
        if call is None or view.turns == self._spoke or (call.seat + 1) % len({*view.owners}) != self.seat:
            return None
        phrase = _praise(view, call) if call.outcome == "hit" else _advice(view, talk, action)
        if phrase is None or form_of(talk.phrases, phrase) is None:
            return None
        self._spoke = view.turns
        return phrase


def _praise(view: View, call: CallMade) -> Phrase | None:
    """Praises only now and then: with the fourth, the eighth and the last number."""
    completed = [n for n in NUMBERS if view.cuts[n] == COPIES]
    fresh = any(value in completed for value in call.values)
    return WellDone() if fresh and len(completed) % PRAISED == 0 else None


def _advice(view: View, talk: Talk, action: Any) -> Phrase | None:
    """Suggests the first card that is ready, may be suggested, and is not about to be used."""
    if not view.mission.has_dial or view.dial > DANGER:
        return None
    phrases = [SuggestCard(card.name) for card in view.equipment if card.ready and not _uses(action, card.name)]
    return next((phrase for phrase in phrases if form_of(talk.phrases, phrase) is not None), None)


def _uses(action: Any, card: Equipment) -> bool:
    return card in getattr(action, "helpers", ()) or kebab(type(action).__name__) == f"use-{card}"
