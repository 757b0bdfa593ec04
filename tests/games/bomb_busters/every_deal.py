"""The slow way to odds: every deal of a small table, played on by the engine with the actions that were really made.

A deal is alive as long as it shows the viewer the same notices and the same view. Knows the rules only through the
engine, and nothing of clues, evidence or inference. What other players choose freely among equal wires weighs one over
the number of choices; all else that they do is taken to say nothing, as `docs/odds.md` has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, factorial
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, Config, calls, first_tokens, places, turns
from litfuse.games.bomb_busters.actions import DualCut, PlaceToken
from litfuse.games.bomb_busters.cards.words import FastPass, HelpedCut, Settle
from litfuse.games.bomb_busters.events import Dealt, WiresCut
from litfuse.games.bomb_busters.mechanisms.base import hooks_of
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import MarkReceived, PassReceived
from litfuse.games.bomb_busters.mechanisms.yellow_tokens.words import SetToken
from litfuse.games.bomb_busters.mission import Mission
from litfuse.games.bomb_busters.plans import plan_of
from litfuse.games.bomb_busters.public import Card, Placing, Settling
from litfuse.games.bomb_busters.state import State, keys_of
from litfuse.games.bomb_busters.words import RED, YELLOW, Call, Cell, Equipment, value_of
from litfuse.kernel.events import Step
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import TABLE, Decision, Entry, Seat, Viewer
from litfuse.kernel.rng import KeyedRng
from litfuse.kernel.told import Perspective

INSTANT = (Equipment.DROP, Equipment.DISINTEGRATOR, Equipment.FALSE_BOTTOM)
Keys = tuple[tuple[int, ...], ...]


class TooMany(Exception):
    """More deals than are wanted."""


class World(NamedTuple):
    state: State
    weight: Fraction


def begun(deal: Dealt, cards: Sequence[Equipment], key: bytes) -> tuple[State, tuple[Any, ...]]:
    """The table after this deal, with these cards usable, before the first answer; and what happened."""
    step = Step(GAME.new(deal.seats, deal.config), KeyedRng(key, 0))
    step.emit(deal)
    step.state = replace(step.state, equipment=tuple(Card(c, c not in INSTANT) for c in cards))
    asks = [ask for hooks in hooks_of(deal.mission) for ask in hooks.setup(step)]
    if not turns.raised(step, places.TOKENS, asks):
        turns.first_turn(step, first_tokens.next_token(step, first_tokens.first_tokens(step.state)))
    return step.state, tuple(step.events)


def shared(tiles: Counter[int], sizes: Sequence[int]) -> Iterator[Keys]:
    """All ways to fill sorted stands."""
    if not sizes:
        yield ()
        return
    for stand in sorted(set(combinations(sorted(tiles.elements()), sizes[0]))):
        for others in shared(tiles - Counter(stand), sizes[1:]):
            yield (stand, *others)


class Unknown(NamedTuple):
    """Wires that the viewer does not see and that are in order: where they stand, and what they may be."""

    cells: tuple[Cell, ...]  # of stand PILE: in nobody's hand
    values: frozenset[int]


PILE = 9
ANY = frozenset(range(1, 15))


def unknown(deal: Dealt, viewer: Viewer) -> list[Unknown]:
    """All that this viewer does not see of a deal. A wire apart, or in nobody's hand, is alone."""
    plan = plan_of(deal.mission.mechanisms, deal.seats)
    dealt = ANY.difference(plan.piled)
    found: list[Unknown] = []
    for s, (owner, keys) in enumerate(zip(deal.owners, deal.keys, strict=True)):
        if owner != viewer:
            row = [(s, slot) for slot in range(len(keys))]
            in_order = [c for c in row if c not in deal.strays and c not in deal.turned]
            found.append(Unknown(tuple(in_order), dealt))
            strays = frozenset(range(1, 13)) if plan.strays == "blue" else dealt
            found += [Unknown((c,), strays) for c in row if c in deal.strays]
    if own := tuple(c for c in deal.turned if deal.owners[c[0]] == viewer):
        found.append(Unknown(own, dealt))
    piled = frozenset(plan.piled) or ANY
    return [*found, *(Unknown(((PILE, n),), piled) for n in range(len(deal.off_hand)))]


def other_deals(deal: Dealt, viewer: Viewer) -> Iterator[tuple[Dealt, Fraction]]:
    """Every deal that shows this viewer the same wires and the same markers, and how often it comes."""
    groups = unknown(deal, viewer)
    tiles = Counter(key for row in (*deal.keys, deal.aside, deal.off_hand) for key in row)
    hidden = {cell for group in groups for cell in group.cells}
    tiles -= Counter(key for s, row in enumerate(deal.keys) for n, key in enumerate(row) if (s, n) not in hidden)
    spare = {v: sum(value_of(key) == v for key in deal.aside) for v in (YELLOW, RED)}
    of = {v: [key for key in sorted(tiles) if value_of(key) == v] for v in spare}
    for yellow in combinations(of[YELLOW], spare[YELLOW]):
        for red in combinations(of[RED], spare[RED]):
            aside = tuple(sorted((*yellow, *red)))
            for found in shared(tiles - Counter(aside), [len(group.cells) for group in groups]):
                pairs = list(zip(groups, found, strict=True))
                if all(value_of(key) in group.values for group, keys in pairs for key in keys):
                    yield with_wires(deal, aside, pairs), likelihood(found)


def likelihood(found: Keys) -> Fraction:
    weight = Fraction(1)
    for keys in found:
        for copies in Counter(keys).values():
            weight /= factorial(copies)
    return weight


def with_wires(deal: Dealt, aside: tuple[int, ...], wires: Sequence[tuple[Unknown, tuple[int, ...]]]) -> Dealt:
    at = {cell: key for group, keys in wires for cell, key in zip(group.cells, keys, strict=True)}
    rows = [tuple([at.get((s, n), key) for n, key in enumerate(row)]) for s, row in enumerate(deal.keys)]
    pile = tuple([at[PILE, n] for n in range(len(deal.off_hand))])
    return replace(deal, keys=tuple(rows), aside=aside, off_hand=pile)


class EveryDeal:
    """A match, and all worlds that its viewer cannot tell from it."""

    def __init__(
        self,
        mission: Mission,
        seats: int,
        cards: Sequence[Equipment],
        viewer: Viewer,
        key: bytes,
        most: int,
        timers: Literal["mission", "turns"] = "mission",
    ) -> None:
        config = Config(custom=mission, captain=0, timers=timers)
        (deal,) = (e for e in Match.start(GAME, seats, key, config).entry.events if type(e) is Dealt)
        state, events = begun(deal, cards, key)
        self.viewer = viewer
        self.key = key
        self.match: AnyMatch = Match(GAME, seats, config, key, state, Entry(0, TABLE, "", None, (), events), None)
        self.perspective = Perspective(GAME, viewer)
        self.perspective.advance(self.match)
        self.notices = list(self.match.notices(viewer))
        self.heard = list(self.notices)  # since the deal
        self.worlds: list[World] = []
        for number, (other, weight) in enumerate(other_deals(deal, viewer)):
            if number >= most:
                raise TooMany
            there, what = begun(other, cards, key)
            if self._same(there, what):
                self.worlds.append(World(there, weight))

    def _same(self, state: State, events: Sequence[Any]) -> bool:
        told: list[Notice] = [n for e in events if (n := e.notice(self.viewer)) is not None]
        return told == self.notices and GAME.view(state, self.viewer) == self.match.view(self.viewer)

    def play(self, decision: Decision, action: Any) -> None:
        self.match = self.match.play(decision, action)
        self.perspective.advance(self.match)
        self.notices = list(self.match.notices(self.viewer))
        self.heard += self.notices
        own, value = self._laid()
        alive = []
        for state, weight in self.worlds:
            there = named(state, own, value)
            act = as_seen(action, own, value) if decision.seat != self.viewer else action
            says_nothing = type(act) is PassReceived and decision.seat != self.viewer  # it hangs on unseen cards
            if not says_nothing and not any(
                d.id == decision.id and act in GAME.options(there, d) for d in GAME.decisions(there)
            ):
                continue
            step = Step(there, KeyedRng(self.key, self.match.seq))
            GAME.decide(step, decision.seat, act)
            if self._same(step.state, step.events):
                alive.append(World(step.state, weight / self._choices(there, decision.seat, act, step.events)))
        self.worlds = alive

    def _laid(self) -> tuple[Any, int]:
        """The own wire that a caller other than the viewer laid in this step, and its value."""
        for e in self.match.entry.events:
            if type(e) is WiresCut and e.how == "dual" and e.seat != self.viewer:
                return e.cells[1], value_of(e.keys[1])
        return None, 0

    def _choices(self, state: State, seat: Seat, act: Any, events: Sequence[Any]) -> int:
        """Among how many equally good wires the others chose what was seen."""
        found = 1
        for e in events:
            if type(e) is WiresCut and e.how == "dual" and e.seat != self.viewer:
                helpers = state.deed.helpers if state.deed else getattr(act, "helpers", ())
                alike = [c for c in state.uncut(e.seat) if state.value(c) == value_of(e.keys[1])]
                found *= len(calls.open_cells(state, e.seat, alike, "own", calls.ways_of(helpers)))
        if seat == self.viewer:
            return found
        ask = state.ask
        if type(act) is Settle and type(ask) is Settling and ask.hit:
            found *= sum(state.value(c) in ask.values for c in ask.cells)
        if type(act) is PlaceToken and type(ask) is Placing and ask.number is not None:
            found *= sum(state.value(c) == ask.number for c in state.uncut(seat))
        if type(act) is SetToken:
            found *= len(GAME.options(state, GAME.decisions(state)[0]))
        if type(act) is MarkReceived:
            answers: Sequence[Any] = GAME.options(state, GAME.decisions(state)[0])
            found *= sum(state.value(a.cell) == state.value(act.cell) for a in answers)
        if type(act) is FastPass:
            value = state.value(act.cells[0])
            found *= comb(sum(state.value(c) == value for c in state.uncut(seat)), 2)
        return found

    def odds(self) -> dict[tuple[int, int, int], float]:
        """P(stand, slot, key) of every wire."""
        total = sum(w.weight for w in self.worlds)
        found: dict[tuple[int, int, int], Fraction] = {}
        for state, weight in self.worlds:
            for s, stand in enumerate(state.stands):
                for slot, wire in enumerate(stand.wires):
                    at = (s, slot, wire.key)
                    found[at] = found.get(at, Fraction()) + weight
        return {at: float(weight / total) for at, weight in found.items()}

    def shares(self) -> dict[tuple[Keys, tuple[int, ...], tuple[int, ...]], float]:
        """P(all stands, all that was set aside, all that is in nobody's hand)."""
        total = sum(w.weight for w in self.worlds)
        found: dict[tuple[Keys, tuple[int, ...], tuple[int, ...]], Fraction] = {}
        for state, weight in self.worlds:
            there = hidden_in(state)
            found[there] = found.get(there, Fraction()) + weight
        return {there: float(weight / total) for there, weight in found.items()}


def hidden_in(state: State) -> tuple[Keys, tuple[int, ...], tuple[int, ...]]:
    return keys_of(state.stands), state.aside, tuple(sorted(state.off_hand))


def as_seen(action: Any, own: Any, value: int) -> Any:
    """A cut with the own wire that was laid; as long as none is, with none named."""

    def call(c: Call) -> Call:
        return Call(c.value, own if c.value == value else None)

    match action:
        case DualCut():
            return DualCut(action.cell, call(action.call))
        case HelpedCut():
            return HelpedCut(action.cells, tuple(map(call, action.calls)), action.helpers)
    return action


def named(state: State, own: Any, value: int) -> State:
    """A cut that waits to be settled, with the own wire that is laid in the end, if it can be."""
    deed = state.deed
    if own is None or deed is None or state.value(own) != value:
        return state
    made = tuple([Call(c.value, own if c.value == value else None) for c in deed.calls])
    return replace(state, deed=replace(deed, calls=made))
