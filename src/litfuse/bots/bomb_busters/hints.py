"""Behaviour as evidence, in named layers.

- rules: nothing; moves say only what the rules make certain.
- sensible: a player who guesses had no certain cut: no Solo Cut, and no wire of a value that is marked elsewhere.
- conventions: of equal own wires the leftmost unmarked one is cut, marked or laid open.

Hints are softened: a move against them makes a world unlikely, never impossible. A player who is seen to have moved
against one is from then on read by the rules alone. Hints are folded from notices alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from msgspec.structs import replace

from litfuse.games.bomb_busters import notices
from litfuse.games.bomb_busters.cards.words import PlacesMoved
from litfuse.games.bomb_busters.knowledge.clues import Clues
from litfuse.games.bomb_busters.knowledge.evidence import Position
from litfuse.games.bomb_busters.knowledge.moving import after_moves
from litfuse.games.bomb_busters.mechanisms.claimed_numbers.words import ClaimedNumbers
from litfuse.games.bomb_busters.mechanisms.map_walk.words import MapWalk
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import NamedCutter
from litfuse.games.bomb_busters.mechanisms.number_gate.words import NumberGate
from litfuse.games.bomb_busters.mechanisms.number_line.words import NumberLine
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import SecretNumbers
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import EndChosen, RowLaid, RowShortened, RowWentOn
from litfuse.games.bomb_busters.plans import plan_of
from litfuse.games.bomb_busters.words import COPIES, NUMBERS, RED, YELLOW, Cell, value_of
from litfuse.inference import Crowded, Doubtful, Evidence
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat

LATE = 18  # with this many uncut wires left, players begin to look ahead
ABLE = 2  # how many of the times that somebody could obey a constraint card a bot thinks of
SOFT = 0.003  # weight of a world in which a hint is wrong


class Layer(IntEnum):
    RULES = 0
    SENSIBLE = 1
    CONVENTIONS = 2


class Hint(NamedTuple):
    """A claim that is false: that at least `least` of these wires have this value."""

    cells: tuple[Cell, ...]
    value: int
    least: int = 1


def evidence_of(at: Position, hints: Iterable[Hint]) -> list[Evidence]:
    found: list[Evidence] = []
    for hint in hints:
        places = at.split(hint.cells)[0]
        kinds = at.kinds_of((hint.value,))
        if not places or not kinds:
            continue
        if hint.least == 1:
            found.append(Doubtful(places, kinds, SOFT))
        elif len({p.stand for p in places}) == 1 and len(kinds) == 1:
            found.append(Crowded(places, min(kinds), hint.least, SOFT))
    return found


def _wrong(hint: Hint, shown: dict[Cell, int]) -> bool:
    return sum(shown.get(c) == hint.value for c in hint.cells) >= hint.least


def _less(hint: Hint, cut: dict[Cell, int]) -> Hint | None:
    """Returns the rest of a hint when these wires lie open; None if nothing is left."""
    cells = tuple(c for c in hint.cells if c not in cut)
    count = hint.least - sum(cut.get(c) == hint.value for c in hint.cells)
    return Hint(cells, hint.value, count) if 0 < count <= len(cells) else None


def without_luck(clues: Clues | None, layer: Layer) -> Clues | None:
    """Drops free choices among equal wires. By the rules alone they are luck and count; by convention they do not.

    Keeps only the last times that a player could obey a constraint card: each of them doubles the cases.
    """
    if clues is None:
        return None
    clues = clues if len(clues.free) <= ABLE else replace(clues, free=clues.free[-ABLE:])
    return clues if layer < Layer.CONVENTIONS else replace(clues, picked=())


@dataclass
class Watcher:
    """The table as everybody sees it, and what the moves of the other players hint at."""

    seat: Seat
    layer: Layer
    owners: tuple[Seat, ...] = ()
    uncut: set[Cell] = field(default_factory=set)
    rows: list[int] = field(default_factory=list)
    marked: dict[Cell, int] = field(default_factory=dict)  # tokens before uncut wires
    left: dict[int, int] = field(default_factory=dict)  # wires of each value that are not cut
    hints: list[Hint] = field(default_factory=list)
    strangers: set[Seat] = field(default_factory=set)  # players who moved against a hint
    bets: bool = False  # number cards decide what is cut or bet on it, so certain cuts may be avoided
    row: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()  # values that are not due yet
    call: notices.CallMade | None = None
    strays: frozenset[Cell] = frozenset()  # taken last among equal wires
    locked: bool = False  # strays cannot be cut before all yellow wires are
    plain: bool = True  # no wires come into play later; otherwise moves are not read

    def hear(self, notices: Iterable[Notice]) -> None:
        for notice in notices:
            if self.plain:
                self._hear(notice)

    def _hear(self, notice: Notice) -> None:
        match notice:
            case notices.WasDealt():
                self._deal(notice)
            case notices.TurnBegan():
                self.call = None
            case notices.CallMade():
                self.call = notice
                if self.layer >= Layer.SENSIBLE:
                    self._called(notice)
            case notices.WiresCut():
                self._cut(notice)
            case notices.TokenPlaced(cell=cell, token=token) if cell is not None and token.says == "is":
                if self.layer >= Layer.CONVENTIONS and not self._pointed_at(cell):
                    self._leftmost(notice.owner, cell, token.value)
                self.marked[cell] = token.value
                self._doubt_those_who_erred({cell: token.value})
            case PlacesMoved() | notices.WiresPassed():
                self._move(notice.moves)
            case RowLaid(cards=cards):
                self.row, self.barred = cards, cards[1:]
            case RowWentOn(at=at):
                self.barred = self.row[at + 1 :]
            case RowShortened(number=number):
                self.row = tuple([n for n in self.row if n != number])
            case EndChosen(number=number):
                self.barred = tuple([n for n in self.row if n != number])
            case _:
                pass

    def _deal(self, notice: notices.WasDealt) -> None:
        self.owners = tuple(owner for owner, _ in notice.stands)
        self.rows = [size for _, size in notice.stands]
        # A turned wire is left out, because its owner's moves say nothing about it
        turned = {facing.cell for facing in notice.turned}
        self.uncut = {(s, slot) for s, size in enumerate(self.rows) for slot in range(size)} - turned
        self.plain = not notice.off_hand
        mission = notice.mission
        self.strays = frozenset(notice.strays)
        self.locked = bool(plan_of(mission.mechanisms, len(set(self.owners))).lock)
        self.left = {n: COPIES for n in NUMBERS if n <= mission.blue}
        self.left |= {YELLOW: mission.yellow.count, RED: mission.red.count}
        told = SecretNumbers | NumberGate | NamedCutter | ClaimedNumbers | NumberLine | MapWalk
        self.bets = any(isinstance(m, told) for m in mission.mechanisms)

    def hand(self, seat: Seat) -> list[Cell]:
        return sorted(c for c in self.uncut if self.owners[c[0]] == seat)

    def _doubt(self, cells: Sequence[Cell], value: int, least: int = 1) -> None:
        if cells and value != RED and self._owner(cells) not in self.strangers:
            self.hints.append(Hint(tuple(cells), value, least))

    def _owner(self, cells: Sequence[Cell]) -> Seat:
        return self.owners[cells[0][0]]

    def _doubt_those_who_erred(self, shown: dict[Cell, int]) -> None:
        """Stops reading the moves of players whose wires, now visible, are not what they hinted."""
        new = {self._owner(h.cells) for h in self.hints if _wrong(h, shown)}
        if new:
            self.strangers |= new
            self.hints = [h for h in self.hints if self._owner(h.cells) not in new]

    def _called(self, notice: notices.CallMade) -> None:
        """A player guessed: the call failed or used help. So the player had no certain cut.

        Near the end a call may be meant to fail, and then says nothing of the kind.
        """
        if notice.seat == self.seat or self.bets or (notice.outcome == "hit" and not notice.helpers):
            return
        if len(self.uncut) <= LATE:
            return
        waiting = self.strays if self.locked and self.left[YELLOW] else frozenset[Cell]()
        hand = [c for c in self.hand(notice.seat) if c not in waiting]
        there = self.uncut - waiting
        elsewhere = {x for c, x in self.marked.items() if c in there and self.owners[c[0]] != notice.seat}
        for value in sorted(elsewhere.difference(self.barred)):
            self._doubt(hand, value)
        for value, left in self.left.items():
            if left in (2, 4) and value not in elsewhere and value not in self.barred:
                self._doubt([c for c in hand if c not in self.strays], value, left)

    def _pointed_at(self, cell: Cell) -> bool:
        return self.call is not None and cell in self.call.cells

    def _leftmost(self, owner: Seat, cell: Cell, value: int) -> None:
        """Unmarked wires left of this one lack its value; if a marked one was taken, all unmarked ones do.

        Strays are taken last, and with help not at all.
        """
        if owner == self.seat:
            return
        helped = self.call is not None and bool(self.call.helpers)
        free = [c for c in self.hand(owner) if c not in self.marked and not (helped and c in self.strays)]
        self._doubt([c for c in free if self._rank(c) < self._rank(cell) or cell in self.marked], value)

    def _rank(self, cell: Cell) -> tuple[bool, Cell]:
        return cell in self.strays, cell

    def _cut(self, notice: notices.WiresCut) -> None:
        call = self.call
        if self.layer >= Layer.CONVENTIONS and notice.how == "dual" and call is not None:
            for cell, key in zip(notice.cells, notice.keys, strict=True):
                if self.owners[cell[0]] == notice.seat:
                    self._leftmost(notice.seat, cell, value_of(key))
                elif len(call.cells) > 1 and len(call.values) == 1 and call.owner != self.seat:
                    free = [c for c in call.cells if c not in self.marked]
                    self._doubt([c for c in free if c < cell or cell in self.marked], value_of(key))
        values = dict(zip(notice.cells, map(value_of, notice.keys), strict=True))
        self.uncut.difference_update(values)
        for value in values.values():
            self.left[value] -= 1
        self.call = None
        self._doubt_those_who_erred(values)
        self.hints = [h for hint in self.hints if (h := _less(hint, values))]

    def _move(self, moves: Sequence[tuple[Cell, Cell]]) -> None:
        now = after_moves([[(s, slot) for slot in range(size)] for s, size in enumerate(self.rows)], moves)
        new = {old: (s, slot) for s, row in enumerate(now) for slot, old in enumerate(row)}
        self.rows = [len(row) for row in now]
        self.uncut = {new[c] for c in self.uncut}
        self.marked = {new[c]: value for c, value in self.marked.items()}
        self.hints = [Hint(tuple(new[c] for c in h.cells), h.value, h.least) for h in self.hints]
