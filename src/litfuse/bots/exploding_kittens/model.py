"""Plays imagined worlds out in plain numbers: everybody plays like the expert, many times faster than by the rules.

Nothing is recorded, no views are built, and only the expert's few kinds of play exist. Tests compare it with the real
rules. Each player's memory of the pile is kept as far as it matters: how many cards from the top were seen, and where
the player's own kitten lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from litfuse.games.exploding_kittens.actions import (
    AskFavor,
    Decline,
    Defuse,
    DrawCard,
    Five,
    Give,
    Nope,
    Pair,
    Play,
    PutBack,
    Three,
)
from litfuse.games.exploding_kittens.cards import (
    ATTACK,
    CATS,
    DEFUSE,
    FAVOR,
    KITTEN,
    NOPE,
    RANK,
    SEE,
    SHUFFLE,
    SKIP,
    Card,
)
from litfuse.games.exploding_kittens.public import Window
from litfuse.kernel.records import Seat

from .policy import DEFAULT, WORTH

KINDS: Final = len(RANK)
K, D, N, A, S, F, H, E = (RANK[c] for c in (KITTEN, DEFUSE, NOPE, ATTACK, SKIP, FAVOR, SHUFFLE, SEE))
PAIR, THREE, FIVE = range(KINDS, KINDS + 3)  # plays of several cards
CAT_RANKS: Final = tuple([RANK[c] for c in CATS])
VALUE: Final = tuple([WORTH.get(c, 0) for c in Card])
THREES: Final = tuple(sorted([RANK[c] for c in Card if 0 < WORTH.get(c, 0) <= 8], key=VALUE.__getitem__))
CHEAP: Final = 60  # the most that five cards may be worth to buy a Defuse back
OTHERS: Final = tuple([r for r in range(KINDS) if r not in (K, D)])
MOST_ACTS: Final = 2000


class Memory(NamedTuple):
    """What the players know when a world begins, by seat."""

    sure: tuple[bool, ...]  # everybody knows that the seat holds a Defuse
    seen: tuple[int, ...]  # how many cards from the top of the pile the seat knows
    kitten: tuple[int, ...]  # the cell of a kitten that the seat knows; -1: none
    wary: Seat  # the seat that guesses where others put kittens, rightly, as all put them where the expert does


class Model:
    """One world that is played to its end."""

    __slots__ = (
        "attacked", "discarded", "eye", "full", "gone", "hands", "instant", "living", "luck", "mark", "owed", "pairs",
        "pile", "sizes", "stacking", "sure", "turn", "wary",
    )  # fmt: skip

    def __init__(self, state: Any, memory: Memory, luck: int) -> None:
        config = state.config
        self.hands = [counted(hand) for hand in state.hands]
        self.sizes = [len(hand) for hand in state.hands]
        self.pile = [RANK[c] for c in reversed(state.pile)]  # the last is the top
        self.living: list[Seat] = list(state.living)
        self.turn: int = state.turn
        self.owed: int = state.owed
        self.attacked: bool = state.attacked
        self.discarded = state.discard.count(DEFUSE)
        self.gone = self.discarded + state.out.count(DEFUSE)  # Defuses that are neither in a hand nor in the pile
        self.stacking: bool = config.stacking
        self.instant: bool = config.instant_five
        self.full = config.combos == "full"
        self.pairs = config.combos != "none"
        self.sure = list(memory.sure)
        self.eye = list(memory.seen)
        self.mark = list(memory.kitten)
        self.wary = memory.wary
        self.luck = Random(luck)

    def run(self, ask: Any, seat: Seat, action: Any) -> Seat:
        """Returns who wins if this seat answers the open question like this and everybody then plays like the expert.

        Returns -1 if nobody has won after a long time.
        """
        self.answer(ask, seat, action)
        for _ in range(MOST_ACTS):
            if len(self.living) == 1:
                return self.living[0]
            self.act(self.turn)
        return -1

    def answer(self, ask: Any, seat: Seat, action: Any) -> None:
        if type(ask) is Window:
            code, target, named = coded(ask.play)
            stopped = ask.stopped
            waiting: list[int] | None = [s for s in ask.waiting if s != seat]
            if type(action) is Nope:
                self.spend(seat, N, 1)
                stopped, waiting = not stopped, None
            if self.stands(ask.by, code, target, named, stopped, waiting):
                self.work(ask.by, code, target, named)
        elif type(action) is DrawCard:
            self.draw(seat)
        elif type(action) is Give:
            self.move(seat, self.turn, RANK[action.card])
        elif type(action) is PutBack:
            self.place(seat, action.position)
        elif type(action) is Defuse:
            self.face(seat)
        elif type(action) is Decline:
            self.lose(seat)
        else:
            for card in action.spent():
                self.spend(seat, RANK[card], 1)
            code, target, named = coded(action)
            if self.stands(seat, code, target, named):
                self.work(seat, code, target, named)

    # --- turns

    def act(self, seat: Seat) -> None:
        """Makes one play, or a draw."""
        hand = self.hands[seat]
        if self.pairs and self.steal(seat, hand):
            return
        risk = self.risk(seat)
        bearable = DEFAULT.fear_safe if hand[D] else DEFAULT.fear_duel if len(self.living) == 2 else DEFAULT.fear_bare
        if risk <= bearable:
            self.draw(seat)
        elif hand[E] and not self.eye[seat] and 0 < risk < 1:
            self.play(seat, E, 1, E)
        else:
            self.escape(seat, hand, risk)

    def escape(self, seat: Seat, hand: list[int], risk: float) -> None:
        if hand[A] and (risk >= 0.5 or self.owed > 1 or not hand[S]):
            self.play(seat, A, 1, A)
        elif hand[S]:
            self.play(seat, S, 1, S)
        elif hand[H] and risk > 1.5 * (len(self.living) - 1) / len(self.pile):
            self.play(seat, H, 1, H)
        elif hand[F] and (risk >= 0.5 or not hand[D]) and (them := self.targets(seat)):
            self.play(seat, F, 1, F, max(them, key=lambda s: (self.odds(s, seat), self.sizes[s])))
        else:
            self.draw(seat)

    def steal(self, seat: Seat, hand: list[int]) -> bool:
        """Plays a combo, if the expert would. Returns whether it did."""
        if max(hand[F:]) < 2 and (not self.discarded or self.sizes[seat] < 5):
            return False
        if self.full:
            for c in THREES:
                if hand[c] >= 3 and (them := self.targets(seat)):
                    rich = max(them, key=lambda s: self.odds(s, seat))
                    if self.odds(rich, seat) > 0.5:
                        self.play(seat, c, 3, THREE, rich, D)
                        return True
            if self.discarded and self.sizes[seat] >= 5:
                kinds = [c for c in OTHERS if hand[c]]
                if len(kinds) >= 5:
                    kinds.sort(key=lambda c: VALUE[c] - hand[c])
                    if sum([VALUE[c] for c in kinds[:5]]) < CHEAP:
                        for c in kinds[:5]:
                            self.spend(seat, c, 1)
                        if self.stands(seat, FIVE, -1, D):
                            self.work(seat, FIVE, -1, D)
                        return True
        for c in CAT_RANKS:
            if hand[c] >= 2:
                them = self.targets(seat)
                if not them:
                    return False
                sizes = self.sizes
                target = them[0] if len(them) == 1 else max(them, key=lambda s: self.odds(s, seat) / sizes[s])
                self.play(seat, c, 2, PAIR, target)
                return True
        return False

    def play(self, seat: Seat, card: int, copies: int, code: int, target: Seat = -1, named: int = -1) -> None:
        self.spend(seat, card, copies)
        if self.stands(seat, code, target, named):
            self.work(seat, code, target, named)

    def spend(self, seat: Seat, card: int, copies: int) -> None:
        self.hands[seat][card] -= copies
        self.sizes[seat] -= copies

    def stands(
        self,
        by: Seat,
        code: int,
        target: Seat,
        named: int,
        stopped: bool = False,
        waiting: Sequence[Seat] | None = None,
    ) -> bool:
        """Plays Nopes as the expert does. Returns whether the play takes effect."""
        hands = self.hands
        if code == FIVE and self.instant:
            return True
        while True:
            if stopped:
                if not hands[by][N] or code not in (A, S) or (waiting is not None and by not in waiting):
                    return False
                if self.risk(by) <= 0.3:
                    return False
                noper = by
            else:
                noper = self.stopper(by, code, target, named, waiting)
                if noper < 0:
                    return True
            self.spend(noper, N, 1)
            stopped = not stopped
            waiting = None

    def stopper(self, by: Seat, code: int, target: Seat, named: int, waiting: Sequence[Seat] | None) -> Seat:
        """Returns who nopes this play, -1 for nobody."""
        if code == FIVE:
            for s in self.living:
                if s != by and self.hands[s][N] and named == D and (waiting is None or s in waiting):
                    return s
            return -1
        if code == A:
            target = self.after(by)
        elif code == PAIR:
            if not self.hands[target][D] or self.sizes[target] > 4:
                return -1
        elif code == THREE:
            if not self.hands[target][named] or VALUE[named] <= VALUE[N]:
                return -1
        else:
            return -1
        return target if self.hands[target][N] and (waiting is None or target in waiting) else -1

    # --- effects of plays

    def work(self, by: Seat, code: int, target: Seat, named: int) -> None:
        if code == A:
            self.owed = self.owed + 2 if self.stacking and self.attacked else 2
            self.attacked = True
            self.turn = self.after(by)
        elif code == S:
            self.end_turn()
        elif code == H:
            self.luck.shuffle(self.pile)
            for s in self.living:
                self.eye[s] = 0
                self.mark[s] = -1
        elif code == E:
            self.eye[by] = min(3, len(self.pile))
        elif code == F:
            self.give(target, by)
        elif code == PAIR:
            self.take_any(by, target)
        elif code == THREE:
            if self.hands[target][named]:
                self.move(target, by, named)
                if named == D:
                    self.sure[by] = True
                    self.sure[target] = False
        else:
            self.hands[by][named] += 1
            self.sizes[by] += 1
            if named == D:
                self.discarded -= 1
                self.gone -= 1
                self.sure[by] = True

    def take_any(self, by: Seat, target: Seat) -> None:
        size = self.sizes[target]
        if not size:
            return
        i = int(self.luck.random() * size)
        for card, n in enumerate(self.hands[target]):
            i -= n
            if i < 0:
                self.move(target, by, card)
                break
        self.sure[target] = False

    def move(self, giver: Seat, taker: Seat, card: int) -> None:
        self.hands[giver][card] -= 1
        self.hands[taker][card] += 1
        self.sizes[giver] -= 1
        self.sizes[taker] += 1

    def give(self, giver: Seat, taker: Seat) -> None:
        """Gives the least valuable card away: single cats before pairs."""
        hand = self.hands[giver]
        best, least = -1, 1000
        for c in range(1, KINDS):
            n = hand[c]
            if n:
                worth = VALUE[c] + (3 if n > 1 and c >= CAT_RANKS[0] else 0)
                if worth < least:
                    best, least = c, worth
        if best >= 0:
            self.move(giver, taker, best)

    def draw(self, seat: Seat) -> None:
        card = self.pile.pop()
        eye, mark = self.eye, self.mark
        for s in self.living:
            if eye[s]:
                eye[s] -= 1
            if mark[s] >= 0:
                mark[s] -= 1
        if card != K:
            self.hands[seat][card] += 1
            self.sizes[seat] += 1
            self.end_turn()
        else:
            self.face(seat)

    def face(self, seat: Seat) -> None:
        """A kitten was drawn and lies open."""
        hand = self.hands[seat]
        if hand[D]:
            self.spend(seat, D, 1)
            self.discarded += 1
            self.gone += 1
            self.sure[seat] = False
            self.place(seat, min(self.owed - 1, len(self.pile)))  # so that the next player draws it
            return
        self.lose(seat)

    def lose(self, seat: Seat) -> None:
        nxt = self.after(seat)
        self.living.remove(seat)
        self.turn, self.owed, self.attacked = nxt, 1, False

    def place(self, seat: Seat, depth: int) -> None:
        pile, wary = self.pile, self.wary
        pile.insert(len(pile) - depth, K)
        for s in self.living:
            self.eye[s] = min(self.eye[s], depth) if s == seat else 0
            self.mark[s] = depth if s in (seat, wary) else -1
        self.end_turn()

    def end_turn(self) -> None:
        if self.owed > 1:
            self.owed -= 1
        else:
            self.turn = self.after(self.turn)
            self.attacked = False

    # --- what players think

    def risk(self, seat: Seat) -> float:
        """Returns the probability that the next card is a kitten, as this seat sees it."""
        pile = self.pile
        if self.eye[seat]:
            return float(pile[-1] == K)
        mark = self.mark[seat]
        if mark < 0:
            return (len(self.living) - 1) / len(pile)
        return 1.0 if mark == 0 else (len(self.living) - 2) / (len(pile) - 1)

    def odds(self, seat: Seat, viewer: Seat) -> float:
        """Returns the probability that another seat holds a Defuse, from public facts."""
        if self.sure[seat]:
            return 1.0
        sizes = self.sizes
        unseen = len(self.pile) + sum(sizes) - sizes[viewer]
        hidden = 6 - self.gone - self.hands[viewer][D] - sum([self.sure[s] for s in self.living if s != viewer])
        return min(1.0, hidden * sizes[seat] / unseen) if unseen else 0.0

    def targets(self, seat: Seat) -> list[Seat]:
        sizes = self.sizes
        return [s for s in self.living if s != seat and sizes[s]]

    def after(self, seat: Seat) -> Seat:
        for s in self.living:
            if s > seat:
                return s
        return self.living[0]


def counted(hand: Sequence[Card]) -> list[int]:
    counts = [0] * KINDS
    for c in hand:
        counts[RANK[c]] += 1
    return counts


def coded(play: Any) -> tuple[int, Seat, int]:
    """Returns the play, its target, and the wanted card, in numbers."""
    if type(play) is Play:
        return RANK[play.card], -1, -1
    if type(play) is AskFavor:
        return F, play.target, -1
    if type(play) is Pair:
        return PAIR, play.target, -1
    if type(play) is Three:
        return THREE, play.target, RANK[play.named]
    assert type(play) is Five
    return FIVE, -1, RANK[play.wanted]
