"""The expert at a real table: the policy, with the odds from its seat's exact knowledge."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.exploding_kittens.cards import DEFUSE
from litfuse.games.exploding_kittens.knowledge import Knowledge, cell_odds
from litfuse.games.exploding_kittens.view import View
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Seat
from litfuse.kernel.talk import Heard

from ..base import Answer, AnyFrame, AnyTold, asked
from .policy import KittenOdds, choose, defuses_hidden


def odds_of(view: View, known: Knowledge | None, cells: Sequence[float]) -> KittenOdds:
    """Returns the odds, given the probability of a kitten in each cell of the pile; approximate for the hands."""
    top = cells[0] if cells else 0.0
    second = cells[1] if len(cells) > 1 else 0.0
    return KittenOdds(top, second, tuple([holds_defuse(view, known, s) for s in range(len(view.sizes))]))


def holds_defuse(view: View, known: Knowledge | None, seat: Seat) -> float:
    """Returns the probability that a hand holds a Defuse: 1 if certain, else as for a random deal of unseen cards."""
    if seat == view.viewer:
        return float(DEFUSE in view.hand)
    sure, unseen, barred = 0, view.sizes, 0
    if known is not None:
        certain = known.certain
        if DEFUSE in certain.held[seat]:
            return 1.0
        sure = sum(hand.count(DEFUSE) for hand in certain.held)
        unseen = certain.unseen
        barred = sum(n for s, kind, n in certain.lacks if s == seat and kind is DEFUSE)
    places = view.pile + sum(unseen)
    each = (defuses_hidden(view) - sure) / places if places else 0.0
    return 1.0 - (1.0 - min(1.0, max(0.0, each))) ** max(0, unseen[seat] - barred)


class ExpertBot:
    """Keeps nothing except what its seat was last told to know for certain, so a new one acts the same."""

    every_step = False

    def __init__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.key = key
        self.tick = 0
        self.known: Knowledge | None = None

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        self.tick = told.tick
        self.known = told.known

    def answer(self, frame: AnyFrame) -> Answer | None:
        decision = asked(frame, self.seat, offers=False)
        if decision is None:
            return None
        view: View = frame.view
        return Answer(decision.id, choose(decision.kind, view, odds_of(view, self.known, cell_odds(self.known, view))))
