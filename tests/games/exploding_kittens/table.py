"""Tiny positions of Exploding Kittens, played by notation.

    table = position("skip cat1", "nope", pile="favor")
    table.play(0, "play skip").let()

Hands, pile (top first) and discard (bottom first) are words. The 56 cards are always all there: what is not named lies
below the named part of the pile, cats first and kittens at the very bottom, or is out of the game when `size` says how
many cards the pile has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.exploding_kittens.actions import Action, Decline, Defuse, Give, Nope, Pass, PutBack
from litfuse.games.exploding_kittens.cards import COPIES, KITTEN, Card, in_order
from litfuse.games.exploding_kittens.events import Dealt
from litfuse.games.exploding_kittens.knowledge import Knowledge, top_is_kitten
from litfuse.games.exploding_kittens.public import Ask, Giving, Last, Turn, Window
from litfuse.games.exploding_kittens.state import State
from litfuse.games.exploding_kittens.view import View
from litfuse.kernel.match import Match
from litfuse.kernel.notation import read
from litfuse.kernel.options import Options
from litfuse.kernel.records import Decision, Draw, Entry, Resign, Seat
from litfuse.kernel.rng import Scripted, Stream
from tests.games.moving import Moving
from tests.games.verdicts import refused as refused
from tests.games.verdicts import stale as stale
from tests.games.verdicts import undecodable as undecodable

A, B, C, D, E = range(5)
KEY = b"exploding kittens"
ORDER = "kitten defuse nope attack skip favor shuffle see cat1 cat2 cat3 cat4 cat5"


def cards(words: str) -> tuple[Card, ...]:
    return tuple(Card(w) for w in words.split())


def words(of: tuple[Card, ...]) -> str:
    return " ".join(of)


def target_of(state: State) -> Seat:
    assert type(state.ask) is Window
    target: Seat = state.ask.play.target  # type: ignore[union-attr]
    return target


def giver_of(state: State) -> Seat:
    assert type(state.ask) is Giving
    return state.ask.giver


# How many outcomes a draw has: a rule that drew from another number would not accept the script.
SIZES: dict[str, Callable[[State], int]] = {
    "steal": lambda s: len(s.hands[target_of(s)]),
    "give": lambda s: len(s.hands[giver_of(s)]),
    "place": lambda s: len(s.pile) + 1,
    "kitten": lambda s: s.pile.count(KITTEN),
    "shuffle": lambda s: len(s.pile),
}

QUESTIONS: dict[type, str] = {
    Nope: "nope",
    Pass: "nope",
    Give: "give",
    Defuse: "kitten",
    Decline: "kitten",
    PutBack: "place",
}


class Table(Moving[State, View, Knowledge, Ask]):
    @property
    def owed(self) -> int:
        return self.state.owed

    @property
    def pile(self) -> str:
        return words(self.state.pile)

    @property
    def discard(self) -> str:
        """Bottom first."""
        return words(self.state.discard)

    @property
    def last(self) -> Last:
        return self.state.last

    @property
    def kittens(self) -> int:
        return self.state.pile.count(KITTEN)

    def hand(self, seat: Seat) -> str:
        return words(self.state.hands[seat])

    def top(self, count: int = 1) -> str:
        return words(self.state.pile[:count])

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are waited for, in the order of the questions."""
        return tuple(d.seat for d in self.match.owed)

    def question(self, seat: Seat) -> Decision:
        """The one question of this seat that is open."""
        (found,) = (d for d in self.match.decisions if d.seat == seat)
        return found

    def options(self, seat: Seat) -> Options[Any]:
        return self.match.options(self.question(seat))

    def rng(self, draws: dict[str, Any]) -> Scripted:
        script = [Draw(label, SIZES[label](self.state), got) for label, got in draws.items()]
        return Scripted(script, Stream("otherwise"))

    def play(self, seat: Seat, says: str, to: str = "", **draws: Any) -> Table:
        """This seat answers its question, or the one with the id `to`."""
        action: Action = read(says, GAME.types.action)
        if not to:
            kind = QUESTIONS.get(type(action), "turn")
            open_ = [d.id for d in self.match.decisions if d.seat == seat]
            to = open_[0] if open_ else f"{seat}.{kind}.{self.state.asked}"
        self.match = self.match.play(self.match.find(to, seat), action, self.rng(draws))
        return self

    def let(self, **draws: Any) -> Table:
        """Everybody who is asked passes: the window closes."""
        assert type(self.ask) is Window
        while type(self.ask) is Window:
            last = len(self.ask.waiting) == 1
            self.play(self.ask.waiting[0], "pass", **(draws if last else {}))
        return self

    def plays(self, seat: Seat, says: str, *nopers: Seat, **draws: Any) -> Table:
        """A play, the Nopes on it in this order, and then passes until the window closes."""
        self.play(seat, says)
        for noper in nopers:
            self.play(noper, "nope")
        return self.let(**draws)

    def draw(self) -> Table:
        return self.play(self.turn, "draw-card")

    def resign(self, seat: Seat, **draws: Any) -> Table:
        return self.table(Resign(seat), **draws)

    def is_turn_of(self, seat: Seat, owed: int = 1) -> bool:
        return type(self.ask) is Turn and (self.turn, self.owed) == (seat, owed)


def position(
    *hands: str,
    pile: str = "",
    discard: str = "",
    size: int | None = None,
    turn: Seat = A,
    owed: int = 1,
    attacked: bool = False,
    dead: tuple[Seat, ...] = (),
    **config: Any,
) -> Table:
    """A table in the middle of a game, with this seat about to begin a turn. A dead seat's words are its last hand."""
    held = tuple(in_order(cards(h)) for h in hands)
    living = tuple(s for s in range(len(hands)) if s not in dead)
    top, lies = list(cards(pile)), cards(discard)
    left = Counter(COPIES)
    left.subtract([c for h in (*held, top, lies) for c in h])
    assert min(left.values()) >= 0, f"more cards than there are: {-left}"
    hidden = len(living) - 1 - top.count(KITTEN)
    assert 0 <= hidden <= left[KITTEN], "one kitten less than living players"
    left[KITTEN] -= hidden
    spare = [c for c in reversed(Card) for _ in range(left[c]) if c is not KITTEN]
    fill = len(spare) if size is None else size - len(top) - hidden
    assert 0 <= fill <= len(spare), "no such pile"
    out = (*[KITTEN] * left[KITTEN], *spare[fill:])
    settled = Config(**config)
    state = State(
        settled,
        held,
        (*top, *spare[:fill], *[KITTEN] * hidden),
        lies,
        out,
        living,
        dead,
        turn,
        owed,
        attacked,
        turns=1,
        asked=1,
    )
    deal = Dealt(settled, held, state.pile, out, turn)  # so that there is something to learn from
    return Table(Match(GAME, len(hands), settled, KEY, state, Entry(0, events=(deal,)), None))


def dealt(seats: int, key: bytes = KEY, **config: Any) -> Table:
    """A table as it is after the deal."""
    return Table(Match.start(GAME, seats, key, Config(**config)))


def certain_top(known: Knowledge | None, view: View) -> Card | None:
    """The next card, if it is certain which."""
    if view.top:
        return view.top[0]
    chance = top_is_kitten(known, view)
    if chance == 1:
        return KITTEN
    return known.coming[0] if known is not None and known.coming and chance == 0 else None
