"""The searching bot: the expert's answer, unless playing out sampled worlds shows a better one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litfuse.games.exploding_kittens.actions import (
    Action,
    AskFavor,
    DrawCard,
    Five,
    Give,
    Nope,
    Pair,
    Pass,
    Play,
    PutBack,
    Three,
)
from litfuse.games.exploding_kittens.cards import ATTACK, DEFUSE, FAVOR, NOPE, RANK, SEE, SHUFFLE, SKIP
from litfuse.games.exploding_kittens.view import View
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Decision, Outcome, Seat

from ..base import Answer, AnyFrame, asked, luck
from ..search import Effort, improved
from .expert import ExpertBot, odds_of
from .policy import WORTH, Odds, choose, plain_odds, targets

MOST: Final = 8  # candidates of one decision


def simulated(game: AnyGame) -> Callable[[Any, Decision], Action]:
    """Everybody's play inside the search: the expert on the view of whoever is asked."""

    def policy(state: Any, decision: Decision) -> Action:
        if decision.kind == "nope":
            options = game.options(state, decision)
            if len(options) == 1:
                only: Action = options[0]
                return only
        view: View = game.view(state, decision.seat)
        return choose(decision.kind, view, plain_odds(view))

    return policy


def victory(seat: Seat) -> Callable[[Outcome], float]:
    return lambda outcome: float(seat in outcome.winners)


def candidates(kind: str, view: View, odds: Odds) -> list[Action]:
    """The expert's answer first, then what else deserves a try."""
    own = choose(kind, view, odds)
    others = CANDIDATES[kind](view, odds) if kind in CANDIDATES else []
    out = [own]
    for act in others:
        if act not in out:
            out.append(act)
    return out[:MOST]


def turn_candidates(view: View, odds: Odds) -> list[Action]:
    hand = view.hand
    out: list[Action] = [DrawCard()]
    out += [Play(c) for c in (SEE, SKIP, ATTACK, SHUFFLE) if c in hand]
    them = targets(view)
    if not them:
        return out
    rich = max(them, key=lambda s: (odds.defuse[s], -view.sizes[s]))
    small = max(them, key=lambda s: odds.defuse[s] / view.sizes[s])
    counts = {c: hand.count(c) for c in dict.fromkeys(hand) if c is not DEFUSE}
    if FAVOR in hand:
        out.append(AskFavor(small))
    if view.config.combos == "none":
        return out
    twos = sorted((c for c, n in counts.items() if n >= 2), key=WORTH.__getitem__)
    if view.config.combos == "first-game":
        twos = [c for c in twos if WORTH[c] == 2]
    out += [Pair((c, c), small) for c in twos[:1]]
    if view.config.combos == "full":
        out += [Three((c, c, c), rich, DEFUSE) for c in twos if counts[c] >= 3][:1]
        if DEFUSE in view.discard and len(counts) >= 5:
            cheap = sorted(counts, key=lambda c: WORTH[c] - counts[c])[:5]
            a, b, c, d, e = sorted(cheap, key=RANK.__getitem__)
            out.append(Five((a, b, c, d, e), DEFUSE))
    return out


def nope_candidates(view: View, odds: Odds) -> list[Action]:
    return [Pass(), Nope()] if NOPE in view.hand else []


def give_candidates(view: View, odds: Odds) -> list[Action]:
    kinds = sorted(dict.fromkeys(view.hand), key=WORTH.__getitem__)
    return [Give(c) for c in kinds[:4]]


def place_candidates(view: View, odds: Odds) -> list[Action]:
    m = view.pile
    places = [0, 1, 2, len(view.living) - 1, m // 2, m]
    return [PutBack(p) for p in places if 0 <= p <= m]


CANDIDATES: Final[dict[str, Callable[[View, Odds], list[Action]]]] = {
    "turn": turn_candidates,
    "nope": nope_candidates,
    "give": give_candidates,
    "place": place_candidates,
}


class RolloutBot(ExpertBot):
    """Thinks for at most `effort.worlds` sampled worlds times `MOST` candidates."""

    effort = Effort(worlds=96)
    work = 0  # playouts so far

    def answer(self, frame: AnyFrame) -> Answer | None:
        decision = asked(frame, self.seat, offers=False)
        if decision is None:
            return None
        view: View = frame.view
        tries = candidates(decision.kind, view, odds_of(view, self.known))
        if len(tries) == 1:
            return Answer(decision.id, tries[0])
        best, work = improved(
            self.game,
            self.seat,
            tries,
            lambda rng: self.game.resample(view, self.known, rng),
            simulated(self.game),
            victory(self.seat),
            luck(self.key, self.tick, decision),
            self.effort,
        )
        self.work += work
        return Answer(decision.id, best)
