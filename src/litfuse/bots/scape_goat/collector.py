"""The plain player: openly collects the suspect's colour, and goes to the cops at a fixed belief."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litfuse.games.scape_goat.actions import Cops, Move
from litfuse.games.scape_goat.knowledge import Knowledge
from litfuse.games.scape_goat.places import COPS
from litfuse.games.scape_goat.view import View
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Decision, Seat
from litfuse.kernel.rng import Rng
from litfuse.kernel.talk import Heard, Said

from ..base import Answer, AnyFrame, AnyTold, Say, asked, luck
from .conversation import Conversation, response
from .evidence import INDEX, Evidence
from .odds import GoatOdds
from .policy import Sight, act
from .weights import PLAIN, Style, Trust, belief, in_order

TOOK_THEIRS: Final = INDEX["other.took_theirs"]
PLAINLY: Final = Trust()


class CollectorBot:
    every_step = False
    takes_offers = True
    listens = True
    threshold = 0.75
    style = Style(secrecy=0.0, frame_at=0.6, noise=0.1, talk=0.0)
    signs = in_order(PLAIN)

    def __init__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.key = key
        self.standing_in = standing_in
        self.tick = 0
        self.known: Knowledge | None = None
        self._odds: tuple[int, GoatOdds] | None = None
        self.evidence = Evidence(seat)
        self.conversation = Conversation(seat, key)

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        self.tick = told.tick
        self.known = told.known
        for notice in told.notices:
            self.evidence.see(notice)
        for words in heard:
            self.evidence.hear(words)
            view: View = told.frame.view
            self.conversation.hear(words, view.turns, len(view.sizes))

    def answer(self, frame: AnyFrame) -> Answer | Say | None:
        decision = self.asked(frame)
        if decision is None:
            return None
        view: View = frame.view
        if decision.kind in ("move", "cops"):
            if self.surrenders(view):
                return Answer(decision.id, Move(COPS) if decision.kind == "move" else Cops())
            if decision.kind == "cops":
                return None
        return self.says(frame, decision) or Answer(decision.id, act(decision.kind, self.sight(view, decision)))

    def asked(self, frame: AnyFrame) -> Decision | None:
        """Returns the question to answer now: an owed one, or the chance to go to the cops out of turn."""
        owed = asked(frame, self.seat, offers=False)
        if owed is not None or self.standing_in:
            return owed
        return next((d for d in frame.open if d.seat == self.seat and d.kind == "cops"), None)

    def sight(self, view: View, decision: Decision) -> Sight:
        return self.looked(view, luck(self.key, self.tick, decision))

    def looked(self, view: View, rng: Rng) -> Sight:
        return Sight(view, self.odds(view), self.seat, self.evidence.suspect, self.style, self.alarm, rng)

    def odds(self, view: View) -> GoatOdds:
        """Returns the odds, computed once for each step."""
        if self._odds is None or self._odds[0] != self.tick:
            assert self.known is not None
            self._odds = (self.tick, GoatOdds(view, self.known))
        return self._odds[1]

    @property
    def alarm(self) -> int:
        return self.evidence.counts[TOOK_THEIRS]

    def trust_at(self, view: View) -> Trust:
        return PLAINLY

    def belief_at(self, view: View) -> float:
        """P(I am the goat)."""
        return belief(self.signs, self.evidence.counts, len(view.sizes), self.trust_at(view))

    def surrenders(self, view: View) -> bool:
        """Returns whether to go to the cops; a stand-in never does (SG-NET-4)."""
        return not self.standing_in and self.belief_at(view) > self.threshold

    def says(self, frame: AnyFrame, decision: Decision) -> Say | None:
        """Returns what to say unasked before the answer to this question. A plain player speaks only when spoken to."""
        return None

    def reply(self, frame: AnyFrame) -> Say | None:
        """Whispers back to a player who has spoken to this bot. A stand-in says nothing for the person it replaces."""
        view: View = frame.view
        if self.standing_in or not frame.talk.whispers:
            return None
        words = self.conversation.next(view.turns, len(view.sizes))
        if words is None:
            return None
        sight = self.looked(view, self.conversation.luck("reply", words, view.turns))
        return Say(Said(self.seat, "whisper", response(sight, words), words.seat))
