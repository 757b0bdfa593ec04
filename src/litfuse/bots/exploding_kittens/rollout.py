"""The searching bot: the expert's answer, unless playing out sampled worlds shows a better one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

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
from litfuse.games.exploding_kittens.knowledge import Knowledge, cell_odds
from litfuse.games.exploding_kittens.view import View
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Seat
from litfuse.kernel.rng import Rng
from litfuse.kernel.talk import Heard

from ..base import Answer, AnyFrame, AnyTold, asked, luck
from ..search import Effort, improved
from .expert import ExpertBot, odds_of
from .model import Memory, Model
from .policy import WORTH, KittenOdds, choose, targets
from .suspicion import Suspicion

MOST: Final = 12  # most candidates for one decision


def candidates(kind: str, view: View, odds: KittenOdds) -> list[Action]:
    """Returns the expert's answer first, then others worth trying."""
    own = choose(kind, view, odds)
    others = CANDIDATES[kind](view, odds) if kind in CANDIDATES else []
    out = [own]
    for act in others:
        if act not in out:
            out.append(act)
    return out[:MOST]


def turn_candidates(view: View, odds: KittenOdds) -> list[Action]:
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
        out += [AskFavor(s) for s in them]
    if view.config.combos == "none":
        return out
    twos = sorted((c for c, n in counts.items() if n >= 2), key=WORTH.__getitem__)
    if view.config.combos == "first-game":
        twos = [c for c in twos if WORTH[c] == 2]
    out += [Pair((c, c), s) for c in twos[:1] for s in them]
    out += [Pair((c, c), small) for c in twos[1:2]]
    if view.config.combos == "full":
        out += [Three((c, c, c), rich, DEFUSE) for c in twos if counts[c] >= 3][:1]
        if DEFUSE in view.discard and len(counts) >= 5:
            cheap = sorted(counts, key=lambda c: WORTH[c] - counts[c])[:5]
            a, b, c, d, e = sorted(cheap, key=RANK.__getitem__)
            out.append(Five((a, b, c, d, e), DEFUSE))
    return out


def nope_candidates(view: View, odds: KittenOdds) -> list[Action]:
    return [Pass(), Nope()] if NOPE in view.hand else []


def give_candidates(view: View, odds: KittenOdds) -> list[Action]:
    kinds = sorted(dict.fromkeys(view.hand), key=WORTH.__getitem__)
    return [Give(c) for c in kinds[:6]]


def place_candidates(view: View, odds: KittenOdds) -> list[Action]:
    m = view.pile
    places = [*range(len(view.living) + 2), m // 2, m]
    return [PutBack(p) for p in places if 0 <= p <= m]


CANDIDATES: Final[dict[str, Callable[[View, KittenOdds], list[Action]]]] = {
    "turn": turn_candidates,
    "nope": nope_candidates,
    "give": give_candidates,
    "place": place_candidates,
}


class Outlook:
    """What one seat thinks at one point of the match, and the worlds that follow from it."""

    def __init__(
        self,
        game: AnyGame,
        view: View,
        known: Knowledge | None,
        suspicion: Suspicion,
        cells: Sequence[float],
        memory: Memory,
    ) -> None:
        self.game = game
        self.view = view
        self.known = known
        self.suspicion = suspicion
        self.cells = cells
        self.memory = memory
        feared = suspicion.odds(cells, view.kittens)
        self.kitten = feared[0] if feared else 0.0  # probability that one lies on top
        self.odds = odds_of(view, known, feared)

    def world(self, rng: Rng) -> Any:
        state = self.game.resample(self.view, self.known, rng)
        if not self.suspicion.places:
            return state
        doubt = rng.below("doubt", 1000) / 1000
        return replace(state, pile=self.suspicion.pile(state.pile, self.cells, self.view.kittens, doubt))

    def model(self, state: Any, seed: int) -> Model:
        return Model(state, self.memory, seed)

    def won(self, state: Any, action: Action, seed: int) -> float:
        """Returns 1 if this seat wins the world after this answer, else 0."""
        me = self.view.viewer
        assert isinstance(me, int)
        return float(self.model(state, seed).run(self.view.ask, me, action) == me)


class RolloutBot(ExpertBot):
    """Tries at most `effort.worlds` sampled worlds times `MOST` candidates."""

    effort = Effort(worlds=96)
    work = 0  # number of playouts so far

    def __init__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool = False) -> None:
        super().__init__(game, seat, key, standing_in)
        self.suspicion = Suspicion(seat)

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        super().see(told, heard)
        self.suspicion.hear(told.notices)

    def answer(self, frame: AnyFrame) -> Answer | None:
        decision = asked(frame, self.seat, offers=False)
        if decision is None:
            return None
        outlook = self.outlook(frame.view)
        tries = candidates(decision.kind, outlook.view, outlook.odds)
        if len(tries) == 1:
            return Answer(decision.id, tries[0])
        rng = luck(self.key, self.tick, decision)
        best, work = improved(tries, outlook.world, outlook.won, rng, self.effort)
        self.work += work
        return Answer(decision.id, best)

    def outlook(self, view: View) -> Outlook:
        cells = cell_odds(self.known, view)
        return Outlook(self.game, view, self.known, self.suspicion, cells, self.memory(view, cells))

    def memory(self, view: View, cells: Sequence[float]) -> Memory:
        """Returns what this seat knows about the pile, and what it thinks that others know."""
        seats = range(len(view.sizes))
        held = self.known.certain.held if self.known is not None else ((),) * len(seats)
        seen = next((i for i, o in enumerate(cells) if 0 < o < 1), len(cells))
        mine = next((i for i, o in enumerate(cells) if o == 1), -1)
        knowers = self.suspicion.knowers
        return Memory(
            tuple([DEFUSE in (view.hand if s == self.seat else held[s]) for s in seats]),
            tuple([seen if s == self.seat else 0 for s in seats]),
            tuple([mine if s == self.seat else knowers.get(s, -1) for s in seats]),
            self.seat,
        )
