"""The thinking player: fitted likelihoods, exact card odds, secrecy, and a threshold that falls with danger."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.scape_goat.notices import WasDealt
from litfuse.games.scape_goat.places import PREP
from litfuse.games.scape_goat.view import View
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Decision, Seat
from litfuse.kernel.talk import Heard, Said

from ..base import AnyFrame, AnyTold, Say
from .collector import CollectorBot
from .conversation import statement
from .policy import others
from .weights import BAYES, Trust, Weights, in_order


class BayesBot(CollectorBot):
    def __init__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool = False) -> None:
        super().__init__(game, seat, key, standing_in)
        self.weights: Weights = BAYES[4]
        self.spoke = -1  # the tick at which it last spoke

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        for notice in told.notices:
            if isinstance(notice, WasDealt):
                self.use(BAYES[notice.seats])
        super().see(told, heard)
        if any(words.seat == self.seat for words in heard):
            self.spoke = told.tick

    def use(self, weights: Weights) -> None:
        self.weights = weights
        self.style = weights.style
        self.signs = in_order(weights.signs)

    def trust_at(self, view: View) -> Trust:
        return self.weights.trust_at(view.turns, len(view.sizes))

    def surrenders(self, view: View) -> bool:
        """Returns whether to go to the cops.

        Cards are counted only if it would go in the greatest danger, which is rare.
        """
        if self.standing_in:
            return False
        nerve, belief = self.weights.nerve, self.belief_at(view)
        return belief > nerve.threshold(1.0, view.turns) and belief > nerve.threshold(self.danger(view), view.turns)

    def danger(self, view: View) -> float:
        """Returns the probability of being framed before the next turn."""
        danger = reach(view, self.seat)
        if danger:
            rest = [s for s in range(len(view.sizes)) if s != self.seat]
            danger *= self.odds(view).all_hold(rest, view.setup.colours[self.seat])
        return danger

    def says(self, frame: AnyFrame, decision: Decision) -> Say | None:
        """Whispers now and then, to a random player, since everybody sees who whispers to whom.

        Mates hear the truth.
        """
        if decision.kind != "move" or self.spoke == self.tick or self.standing_in or not frame.talk.whispers:
            return None
        sight = self.sight(frame.view, decision)
        if sight.rng.below("speak", 1000) >= 1000 * self.style.talk:
            return None
        self.spoke = self.tick
        ears = others(sight)
        to = ears[sight.rng.below("to", len(ears))]
        return Say(Said(self.seat, "whisper", statement(sight, to), to))


def reach(view: View, seat: Seat) -> float:
    """Returns the probability that another player can start a frame attempt before this seat's next turn."""
    armed = [s for s, tokens in enumerate(view.tokens) if tokens and s != seat]
    if not armed:
        return 0.0
    if view.left:
        return 0.25 if view.left == 1 else 0.0
    return 1.0 if any(view.places[s] is not PREP for s in armed) else 0.3
