"""The end of a mission in numbers: how often it succeeds after a move, if everybody then plays as usual.

Near the end few deals are left that everybody thinks possible, and they can be listed. What a player believes follows
from that list and the player's hand, so the rest of a mission can be played out for every deal that may be the true
one. Sets of deals are bits of an integer: most steps ask only whether something is certain, which needs no odds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from litfuse.games.bomb_busters.words import COPIES, RED, YELLOW
from litfuse.kernel.records import Seat

from .calls import AFTER_MISS, PRICE
from .fuse import LEFT

MARGIN = 0.03  # one's own detector is used if it is better by this much
VALUES = 15
Worlds: TypeAlias = int  # bits
Floats: TypeAlias = NDArray[np.float64]


class Pointing(NamedTuple):
    """A call in numbers of wires: it points at `wires` and calls `values`, each with an own wire."""

    wires: tuple[int, ...]
    values: tuple[int, ...]
    own: tuple[int, ...]
    power: bool = False  # spends the caller's own detector


class SoloMove(NamedTuple):
    """A Solo Cut of these own wires. If a turned one among them is wrong, the bomb explodes."""

    wires: tuple[int, ...]
    value: int


class BlindMove(NamedTuple):
    """A cut with a turned wire of one's own: if one of the two lacks the value the bomb explodes (BB-X-FLIP)."""

    wire: int
    own: int
    value: int


Move: TypeAlias = Pointing | SoloMove | BlindMove


class Turned(NamedTuple):
    """Wires that everybody sees except their owner (BB-X-FLIP)."""

    wires: frozenset[int] = frozenset()
    alone: bool = False  # only their owner may cut them; otherwise pointing at them costs a step


NO_TURNED: Final = Turned()


class Bound(NamedTuple):
    """What a constraint card lets a player do (BB-X-CONSTR)."""

    numbers: frozenset[int] = frozenset(range(VALUES))
    solo: bool = True
    steps: int = 1  # that a failure costs


FREE: Final = Bound()


class PublicMoment(NamedTuple):
    """What everybody knows: which wires are uncut, which worlds are possible, whose turn it is."""

    standing: int  # bits
    worlds: Worlds
    turn: Seat
    dial: int  # steps left; with a fuse, spaces left
    powers: int  # bits of seats whose detector is not used


class CardRow(NamedTuple):
    """Number cards that are cut in order, `need` wires of each (BB-X-SEQ); the first is due.

    With two ends it is unknown which end comes next, so the model lets both be called.
    """

    cards: tuple[int, ...] = ()
    need: int = 0
    ends: int = 1


NO_ROW: Final = CardRow()
NO_NUMBER: Final = 0


class Spent(Exception):
    """Playing it out would take too long."""


class Ending:
    """All worlds that everybody thinks possible: `values[world, wire]` of the uncut wires, and weights.

    `tells[world, wire]` is what a token before the wire says there; without it, the value.
    """

    def __init__(
        self,
        seats: int,
        owners: Sequence[Seat],
        stands: Sequence[int],
        values: NDArray[np.int64],
        weights: Floats,
        most: int,
        row: CardRow = NO_ROW,
        turned: Turned = NO_TURNED,
        fuse: int = 0,
        tells: NDArray[np.int64] | None = None,
        fragile: Seat | None = None,
        bound: Sequence[Bound] = (),
        skips: bool = False,
    ) -> None:
        self.seats = seats
        self.fragile = fragile  # whose cuts must not fail (BB-X-FRAGILE)
        self.bound = bound or (FREE,) * seats
        self.skips = skips  # a player who cannot obey a card skips, a full round explodes; else the card is off
        self.row = row
        self.turned, self.alone = turned
        self.fuse = fuse  # spaces of a fuse, which replaces the dial (BB-X-NANO)
        self.stands = tuple(stands)
        self.left = most  # how many moments may still be examined
        self.all = (1 << len(values)) - 1
        self.values: list[list[int]] = values.tolist()
        self.weights: list[float] = weights.tolist()
        wires = range(len(owners))
        self.hand = [[i for i in wires if owners[i] == seat] for seat in range(self.seats)]
        self.bits = [sum(1 << i for i in hand) for hand in self.hand]
        is_value = values[:, :, None] == np.arange(VALUES)
        self.has = [[_bits(is_value[:, i, v]) for v in range(VALUES)] for i in wires]
        self._may = [0] * len(owners)  # of each wire: the worlds in which its owner may call its value
        for i, seat in enumerate(owners):
            for value in self.bound[seat].numbers - {RED}:
                self._may[i] |= self.has[i][value]
        said = values if tells is None else tells
        blue = values != RED
        self.tells = [[_bits((said[:, i] == kind) & blue[:, i]) for kind in np.unique(said[:, i])] for i in wires]
        self._like: list[dict[tuple[int, ...], Worlds]] = []
        self.sees = [[i for i in wires if (owners[i] == seat) != (i in self.turned)] for seat in range(self.seats)]
        for seen in self.sees:
            like: dict[tuple[int, ...], Worlds] = {}
            for world, values_there in enumerate(self.values):
                key = tuple([values_there[i] for i in seen])
                like[key] = like.get(key, 0) | 1 << world
            self._like.append(like)
        self._weights = weights
        self._is_value = is_value.reshape(len(values), -1).astype(np.float64)

    def like(self, seat: Seat, world: int) -> Worlds:
        """Returns the worlds in which this seat sees the same wires as in this one."""
        row = self.values[world]
        return self._like[seat][tuple([row[i] for i in self.sees[seat]])]

    def weight(self, worlds: Worlds) -> float:
        return sum([self.weights[world] for world in each(worlds)])

    def won(
        self, moment: PublicMoment, seat: Seat, move: Move, true: Worlds, bet: float = 0.0, later: float = 0.0
    ) -> float:
        """Returns the share of these worlds in which the mission succeeds after this move. Raises Spent if that takes
        too long.

        `bet`: the chance that being right costs a step of the dial; `later`: that something later does.
        """
        won = 0.0
        for next_, those in self._split(moment, seat, move, true).values():
            here = self._won(next_, those)
            dearer = min(1.0, later + (bet if next_.dial == moment.dial else 0.0))
            if dearer > 0.0:
                there = self._won(next_._replace(dial=next_.dial - 1), those) if next_.dial > 1 else 0.0
                here += dearer * (there - here)
            won += here
        return won / self.weight(true)

    def _onwards(self, after: dict[tuple[object, ...], tuple[PublicMoment, Worlds]]) -> float:
        return sum([self._won(moment, true) for moment, true in after.values()])

    def _won(self, moment: PublicMoment, true: Worlds, skipped: int = 0) -> float:
        """Returns the weight of these worlds in which the mission succeeds; so many players have just skipped."""
        self.left -= 1
        if self.left < 0:
            raise Spent
        standing, worlds, turn, dial, powers = moment
        if not standing or not (self.fuse or worlds & (worlds - 1)):  # everything is known, so nothing can go wrong
            return self.weight(true)
        while not standing & self.bits[turn]:
            turn = (turn + 1) % self.seats
        hand = [i for i in self.hand[turn] if standing >> i & 1]
        won = 0.0
        only_red = worlds
        for i in hand:
            only_red &= self.has[i][RED]
        if only_red:  # an all-red hand is revealed at once (BB-TURN-07)
            if red := true & only_red:
                left = standing & ~self.bits[turn]
                won = self._won(PublicMoment(left, only_red, (turn + 1) % self.seats, dial, powers), red)
            worlds &= ~only_red
            true &= ~only_red
        unable = self._unable(turn, hand, worlds)
        if self.skips and unable:
            if true & unable and skipped + 1 < sum(bool(standing & bits) for bits in self.bits):
                next_ = PublicMoment(standing, unable, (turn + 1) % self.seats, dial, powers)
                won += self._won(next_, true & unable, skipped + 1)
            worlds &= ~unable
            true &= ~unable
        moment = PublicMoment(standing, worlds, turn, dial, powers)
        barred = self._barred(moment)
        after: dict[tuple[object, ...], tuple[PublicMoment, Worlds]] = {}
        while true:
            like = self.like(turn, _lowest(true))
            move = self.move(moment, turn, hand, worlds & like, barred)
            if move is None:  # the player is stuck (BB-M09-5), or skips for a step (BB-X-FLIP)
                if self.turned and dial > 1:
                    next_ = PublicMoment(standing, worlds, (turn + 1) % self.seats, dial - 1, powers)
                    won += self._won(next_, true & like)
                true &= ~like
                continue
            for key, (next_, those) in self._split(moment, turn, move, true & like).items():
                # If everybody sees the same, it is the same moment.
                after[key] = next_, those | (after[key][1] if key in after else 0)
            true &= ~like
        return won + self._onwards(after)

    def _unable(self, seat: Seat, hand: list[int], worlds: Worlds) -> Worlds:
        """Returns the worlds in which none of these wires has a number that this player's card allows."""
        if self.bound[seat] is FREE:
            return 0
        for i in hand:
            worlds &= ~self._may[i]
        return worlds

    def _barred(self, moment: PublicMoment) -> tuple[int, ...]:
        """Returns the numbers of the row that have to wait, after the one that is due; nothing if the row is done."""
        cards, need, ends = self.row
        if not cards or not moment.worlds:
            return ()
        values = self.values[_lowest(moment.worlds)]  # cut wires are visible, so they are the same in all worlds
        standing = [values[i] for i in range(len(self.stands)) if moment.standing >> i & 1]
        open_ = [card for card in cards if COPIES - standing.count(card) < need]
        if not open_:
            return ()
        if ends == 1 or open_[0] == cards[0]:
            return cards[cards.index(open_[0]) :]
        return (NO_NUMBER, *open_[1:-1])

    def move(
        self, moment: PublicMoment, seat: Seat, hand: list[int], believed: Worlds, barred: tuple[int, ...] = ()
    ) -> Move | None:
        """Returns what a sensible player does who thinks these worlds possible: a certain cut, or else the least risk.

        A number that others wait for goes first. None: all wires of this player must wait.
        """
        values = self.values[_lowest(believed)]
        wires = [i for i in range(len(self.stands)) if moment.standing & ~self.bits[seat] & 1 << i]
        others = [i for i in wires if i not in self.turned] if self.turned else wires
        mine: dict[int, list[int]] = {}
        for i in hand:
            if i not in self.turned and values[i] != RED and values[i] not in barred[1:]:
                mine.setdefault(values[i], []).append(i)
        certain: list[Move] = [
            Pointing((i,), (value,), (mine[value][0],))
            for value in sorted(mine, reverse=True)
            for i in others
            if not believed & ~self.has[i][value]
        ]
        bound = self.bound[seat]
        if bound is not FREE and (allowed := {v: own for v, own in mine.items() if v in bound.numbers}):
            mine = allowed
            certain = [move for move in certain if called(move)[0] in allowed]
        own_turned = [i for i in hand if i in self.turned]
        certain += [
            SoloMove(tuple(own), value)
            for value, own in mine.items()
            if bound.solo and len(own) in (2, 4) and not any(values[i] == value for i in (*wires, *own_turned))
        ]
        certain += [
            BlindMove(i, t, value)
            for t in own_turned
            for value in range(1, RED)
            if not believed & ~self.has[t][value]
            for i in wires
            if (i not in self.turned or not self.alone) and not believed & ~self.has[i][value]
        ]
        if not certain:
            open_ = others if self.alone else wires
            if mine and open_:
                return self._guess(moment, seat, mine, open_, believed)
            return self._blindly(own_turned, wires, believed) if own_turned and wires else None
        if due := [move for move in certain if barred and barred[0] in called(move)]:
            certain = due
        if self.fuse and (back := [move for move in certain if self.fuse - moment.dial in called(move)]):
            certain = back
        return certain[0] if len(certain) == 1 else self._serving(moment, seat, certain, believed)

    def _blindly(self, own: list[int], wires: list[int], believed: Worlds) -> Move:
        """Returns the likeliest cut with a turned wire of one's own, if nothing else is left."""
        tried = [BlindMove(i, t, value) for t in own for i in wires for value in range(1, RED)]
        return max(tried, key=lambda m: self.weight(believed & self.has[m.own][m.value] & self.has[m.wire][m.value]))

    def _serving(self, moment: PublicMoment, seat: Seat, certain: list[Move], believed: Worlds) -> Move:
        """Returns the certain move after which, in most worlds, the next player has one too."""
        best, most = certain[0], -1
        all_ = believed.bit_count()
        for move in certain:
            split = self._split(moment, seat, move, believed)
            if not split:  # the move costs the last step of the dial
                continue
            ((next_, _),) = split.values()
            turn = next_.turn
            while next_.standing and not next_.standing & self.bits[turn]:
                turn = (turn + 1) % self.seats
            served = 0
            left = believed
            while left:
                like = self.like(turn, _lowest(left))
                if self._is_served(next_, turn, next_.worlds & like):
                    served += (left & like).bit_count()
                left &= ~like
            if served > most:
                best, most = move, served
                if served == all_:
                    break
        return best

    def _is_served(self, moment: PublicMoment, seat: Seat, believed: Worlds) -> bool:
        """Returns whether this seat has a certain move in these worlds, in all of which its hand is the same."""
        if not moment.standing:
            return True
        barred = self._barred(moment)[1:]
        values = self.values[_lowest(believed)]
        hand = [i for i in self.hand[seat] if moment.standing >> i & 1]
        mine = [values[i] for i in hand if i not in self.turned]  # a turned wire gives no certain move
        others = moment.standing & ~self.bits[seat]
        wires = [i for i in range(len(self.stands)) if others >> i & 1 and i not in self.turned]
        for value in set(mine):
            if value == RED:
                if mine.count(RED) == len(hand):
                    return True
                continue
            if value in barred or value not in self.bound[seat].numbers:
                continue
            for i in wires:
                if not believed & ~self.has[i][value]:
                    return True
            if mine.count(value) in (2, 4) and not any(values[i] == value for i in wires):
                return True
        return False

    def _guess(
        self, moment: PublicMoment, seat: Seat, mine: dict[int, list[int]], others: list[int], believed: Worlds
    ) -> Pointing:
        chosen = np.fromiter(each(believed), np.intp)
        weights = self._weights[chosen]
        weights = weights / weights.sum()
        odds = (weights @ self._is_value[chosen]).reshape(-1, VALUES)
        miss = LEFT[max(0, moment.dial - 2)] if self.fuse else AFTER_MISS[moment.dial]
        if seat == self.fragile:
            miss = 0.0
        rows = odds[others]
        called = list(mine)
        worth = rows[:, called] * (1.0 - miss) + (1.0 - rows[:, RED, None]) * miss
        if self.turned:
            worth = worth - np.array([[PRICE + 1.0 - miss if i in self.turned else 0.0] for i in others])
        at, v = divmod(int(worth.argmax()), len(called))
        best = float(worth[at, v])
        choice = Pointing((others[at],), (called[v],), (mine[called[v]][0],))
        if not moment.powers >> seat & 1:
            return choice
        for one, two in self._pairs([i for i in others if i not in self.turned] if self.turned else others):
            red = weights @ (self._is(chosen, one, RED) * self._is(chosen, two, RED))
            for value, own in mine.items():
                if value == YELLOW or odds[one, value] + odds[two, value] <= best - miss:
                    continue
                hit = weights @ np.maximum(self._is(chosen, one, value), self._is(chosen, two, value))
                if hit + (1.0 - hit - red) * miss > best + MARGIN:
                    best = hit + (1.0 - hit - red) * miss - MARGIN
                    choice = Pointing((one, two), (value,), (own[0],), power=True)
        return choice

    def _is(self, chosen: NDArray[np.intp], wire: int, value: int) -> Floats:
        found: Floats = self._is_value[chosen, wire * VALUES + value]
        return found

    def _pairs(self, wires: list[int]) -> Iterator[tuple[int, int]]:
        for n, one in enumerate(wires):
            for two in wires[n + 1 :]:
                if self.stands[one] == self.stands[two]:
                    yield one, two

    def _split(
        self, moment: PublicMoment, seat: Seat, move: Move, true: Worlds
    ) -> dict[tuple[object, ...], tuple[PublicMoment, Worlds]]:
        """Returns the outcomes of the move that everybody can tell apart, each with its worlds.

        Lost ones are left out.
        """
        standing, worlds, _, dial, powers = moment
        coming = (seat + 1) % self.seats
        if isinstance(move, SoloMove | BlindMove):
            cut = move.wires if isinstance(move, SoloMove) else (move.wire, move.own)
            for i in cut:
                standing &= ~(1 << i)
                worlds &= self.has[i][move.value]
                true &= self.has[i][move.value]
            left = dial - self._price(move.wire) if isinstance(move, BlindMove) else self._burnt(dial, move.value)
            if self.fuse and not standing:
                left = dial  # success is tested before the fuse moves (BB-C-13)
            return {(move,): (PublicMoment(standing, worlds, coming, left, powers), true)} if true and left > 0 else {}
        price = self._price(move.wires[0])
        dial -= price
        if dial < 1:
            return {}
        powers = powers & ~(1 << seat) if move.power else powers
        found: dict[tuple[object, ...], tuple[PublicMoment, Worlds]] = {}
        for wire in move.wires:  # the owner cuts the leftmost that fits
            for value, own in zip(move.values, move.own, strict=True):
                if hit := true & self.has[wire][value]:
                    rest = standing & ~(1 << wire) & ~(1 << own)
                    kept = worlds & self.has[wire][value] & self.has[own][value]
                    if left := self._burnt(dial, value) if rest else dial:
                        found[move, True, wire, value] = PublicMoment(rest, kept, coming, left, powers), hit
                    true &= ~hit
        failed = dial - (2 if self.fuse else self.bound[seat].steps)
        if not true or failed < 1 or seat == self.fragile:
            return found
        for value in move.values:  # the caller holds a called value, and none of these wires has it
            worlds &= self._held(seat, standing, value)
            for wire in move.wires:
                worlds &= ~self.has[wire][value]
        for wire in move.wires:  # the owner marks the leftmost that is not red
            for kind, said in enumerate(self.tells[wire]):
                if miss := true & said:
                    found[move, False, wire, kind] = PublicMoment(standing, worlds & said, coming, failed, powers), miss
                    true &= ~miss
        return found

    def _held(self, seat: Seat, standing: int, value: int) -> Worlds:
        held = 0
        for i in self.hand[seat]:
            if standing >> i & 1 and i not in self.turned:
                held |= self.has[i][value]
        return held

    def _burnt(self, dial: int, value: int) -> int:
        """Returns the steps left after a right cut: a fuse burns on, or goes back if it is here (BB-X-NANO)."""
        if not self.fuse:
            return dial
        space = self.fuse - dial
        return min(self.fuse, dial + 1) if value == space else dial - 1

    def _price(self, wire: int) -> int:
        """Returns the steps of the dial for pointing at this wire, in addition to those for a failure (BB-X-FLIP)."""
        return int(wire in self.turned)


def called(move: Move) -> tuple[int, ...]:
    return move.values if isinstance(move, Pointing) else (move.value,)


def each(worlds: Worlds) -> Iterator[int]:
    while worlds:
        low = worlds & -worlds
        yield low.bit_length() - 1
        worlds ^= low


def _lowest(worlds: Worlds) -> int:
    return (worlds & -worlds).bit_length() - 1


def _bits(there: NDArray[np.bool_]) -> Worlds:
    return int.from_bytes(np.packbits(there, bitorder="little").tobytes(), "little")
