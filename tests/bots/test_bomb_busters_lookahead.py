"""Looking ahead at the end of a mission: the model agrees with itself and with the game, and finds what odds do not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import pytest

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.bots.base import Answer
from litfuse.bots.bomb_busters.endgame import FREE, Bound, Ending, Pointing, PublicMoment, each
from litfuse.bots.bomb_busters.hints import Layer
from litfuse.bots.bomb_busters.lookahead import GAIN, LOSES, Lookahead, Public, seen_by_all
from litfuse.bots.registry import find
from litfuse.games.bomb_busters.actions import DualCut
from litfuse.games.bomb_busters.cards.words import UseStabilizer
from litfuse.games.bomb_busters.words import RED
from litfuse.games.registry import GAMES
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.told import told
from tests.games.bomb_busters.table import key, position

GAME = GAMES["bomb-busters"]


def played(mission: int, number: int, seats: int = 4) -> AnyMatch:
    plan = Plan("bomb-busters", ("careful",) * seats, number + 1, 3, {"mission": mission}, fresh=True)
    session = Contest(plan).session(number)
    session.play()
    return session.match


def ahead(match: AnyMatch, seat: int, layer: Layer = Layer.RULES) -> Lookahead | None:
    public = Public(layer)
    public.hear(told(match, seat).notices)
    return Lookahead.of(match.view(seat), seat, public)


class Late(NamedTuple):
    """A turn of a real game that is near enough to the end, and the match after it."""

    match: AnyMatch
    after: AnyMatch
    seat: int
    ahead: Lookahead

    @property
    def world(self) -> int:
        """The true one."""
        stands = self.match.state.stands
        return self.ahead.ending.values.index([stands[s].wires[slot].value for s, slot in self.ahead.index])


def late_turns(mission: int, games: int, seats: int = 4) -> Iterator[Late]:
    for number in range(games):
        for match, after in pairwise(played(mission, number, seats).line()):
            for decision in match.owed:
                if decision.kind == "turn" and (found := ahead(match, decision.seat)) is not None:
                    yield Late(match, after, decision.seat, found)


@pytest.mark.parametrize(("mission", "seats"), [(3, 4), (8, 3), (5, 2), (8, 5)])
def test_the_common_worlds_include_the_truth_and_depend_on_nobodys_hand(mission: int, seats: int) -> None:
    """The public list of worlds is the same from every seat, and holds the true one."""
    count = 0
    for late in late_turns(mission, 2, seats):
        found = late.ahead
        assert found.true >> late.world & 1
        for other in range(seats):
            again = ahead(late.match, other)
            if again is not None:
                assert again.ending.values == found.ending.values
                assert again.ending.weights == pytest.approx(found.ending.weights)
        assert seen_by_all(late.match.view(late.seat)).stands == late.match.view(SPECTATOR).stands
        count += 1
    assert count > 4


def test_playing_worlds_out_together_gives_the_same_result_as_one_by_one() -> None:
    """Those in which everybody sees the same are one moment; that changes no result."""
    compared = 0
    for _, _, seat, found in late_turns(3, 4):
        if found.true.bit_count() < 2:
            continue
        ending, moment = found.ending, found.moment
        ending.left = 10**6
        move = ending.move(moment, seat, ending.hand[seat], found.true)
        assert move is not None
        alone = {world: ending.won(moment, seat, move, 1 << world) for world in each(found.true)}
        assert set(alone.values()) <= {0.0, 1.0}
        together = sum(ending.weights[world] * won for world, won in alone.items()) / ending.weight(found.true)
        assert ending.won(moment, seat, move, found.true) == pytest.approx(together)
        compared += 1
    assert compared > 8


@pytest.mark.parametrize(("mission", "games"), [(4, 6), (21, 2), (24, 2), (52, 5), (58, 2), (61, 2)])
def test_what_follows_a_move_in_the_model_follows_it_in_the_game(mission: int, games: int) -> None:
    """The wires that stand, the dial, and what everybody thinks possible afterwards, by what tokens say there."""
    compared = failed = 0
    for late in late_turns(mission, games):
        move = late.ahead.in_numbers(late.after.entry.action)
        if move is None or late.after.over or any(d.kind == "settle" for d in late.after.owed):
            continue
        ((moment, true),) = late.ahead.ending._split(late.ahead.moment, late.seat, move, 1 << late.world).values()
        assert true == 1 << late.world
        assert moment.worlds & true
        stands = late.after.state.stands
        real = {cell for cell in late.ahead.index if not stands[cell[0]].wires[cell[1]].cut}
        standing = {cell for cell, i in late.ahead.index.items() if moment.standing >> i & 1}
        revealed = {c for c in standing - real if stands[c[0]].wires[c[1]].value == RED}  # at once, at the next turn
        assert real == standing - revealed
        assert moment.dial == late.after.state.dial
        then = ahead(late.after, late.after.owed[0].seat)
        if then is not None and not revealed:
            wires = [late.ahead.index[cell] for cell in then.index]
            expected = {tuple(late.ahead.ending.values[w][i] for i in wires) for w in each(moment.worlds)}
            assert set(map(tuple, then.ending.values)) <= expected
        compared += 1
        failed += moment.dial < late.ahead.moment.dial
    assert compared > 6
    assert failed or late.ahead.ending.bound[0] is not FREE


@pytest.mark.parametrize(("dial", "meant"), [(4, (3, 8)), (2, (3, 8)), (1, (1, 1))])
@pytest.mark.parametrize("level", ["careful", "partner"])
def test_a_player_who_holds_the_red_wire_shows_what_is_not_red(level: str, dial: int, meant: tuple[int, int]) -> None:
    """The 1 of P2 is certain. After it P3 would have to choose between the 8 of P4 and the red 8.5 of P1.

    So P1 lets a call at P4's 8 fail, as long as the dial has a step to spare.
    """
    cut = [f"x{n}" for n in range(2, 13) if n != 8] * 4
    hands = (
        ["1", *cut[0::4], "r8"],
        ["x1", "1{1}", *cut[1::4]],
        ["x1", *cut[2::4], "x8", "8"],
        [*cut[3::4], "x8", "8"],
    )
    words = [" ".join(sorted(hand, key=lambda word: key(word.lstrip("x").partition("{")[0]))) for hand in hands]
    match = position(*words, dial=dial).match
    bot = find(GAME, level).makes(GAME, 0, bytes(32), False)
    bot.see(told(match, 0))
    answer = bot.answer(match.frame(0))
    assert isinstance(answer, Answer)
    assert isinstance(answer.action, DualCut)
    stand, slot = answer.action.cell
    assert (stand, match.state.stands[stand].wires[slot].value) == meant


def test_a_cut_that_must_not_fail_ends_the_mission_in_all_other_worlds() -> None:
    for late in late_turns(14, 2):
        ending, moment = late.ahead.ending, late.ahead.moment
        guesses = 0
        for seat in range(4):
            for world in each(ending.all):
                hand = [i for i in ending.hand[seat] if ending.values[world][i] != RED]
                if not hand:
                    continue
                value = ending.values[world][hand[0]]
                for wire in (i for i in range(len(late.ahead.index)) if i not in ending.hand[seat]):
                    right = ending.values[world][wire] == value
                    red = ending.values[world][wire] == RED
                    move = Pointing((wire,), (value,), (hand[0],))
                    there = ending._split(moment, seat, move, 1 << world)
                    goes_on = right or (not red and moment.dial > 1 and seat != late.match.state.captain)
                    assert bool(there) == goes_on
                    guesses += not right
        assert guesses
        return


@pytest.mark.parametrize(("skips", "won"), [(True, 0.0), (False, 1.0)])
def test_players_whose_cards_allow_nothing_skip_until_it_explodes_or_are_free_of_them(skips: bool, won: float) -> None:
    values = np.array([[1, 2, 1, 2], [1, 1, 2, 2]])
    barred = [Bound(numbers=frozenset((7, 8)))] * 2
    ending = Ending(2, [0, 0, 1, 1], [0, 0, 1, 1], values, np.array([0.5, 0.5]), 100, bound=barred, skips=skips)
    moment = PublicMoment(0b1111, ending.all, turn=0, dial=3, powers=0)
    assert ending._won(moment, ending.all) == won
    one_is_free = Ending(2, [0, 0, 1, 1], [0, 0, 1, 1], values, np.array([0.5, 0.5]), 100, bound=[FREE, barred[1]])
    assert one_is_free._won(moment, ending.all) == 1.0


def test_a_surprising_move_is_made_only_if_it_is_far_better() -> None:
    """They count on the usual move. A little more is not worth it; far more is."""
    kept = surprised = 0
    for late in late_turns(3, 8):
        late.ahead.ending.left = 10**6
        options = late.match.options(late.match.owed[0])
        moves = {o: move for o in options if isinstance(o, DualCut) and (move := late.ahead.in_numbers(o))}
        won = {call: late.ahead.won(move) for call, move in list(moves.items())[:12]}
        if len(won) < 2:
            continue
        usual, *others = won
        best = late.ahead.best(usual, others)
        enough = max(won[usual] + GAIN, 1 - LOSES * (1 - won[usual]))
        if max(won.values()) > enough:
            assert won[best] == pytest.approx(max(won.values()))
            surprised += 1
        else:
            assert best == usual
            kept += max(won.values()) > won[usual]
    assert kept > 0
    assert surprised > 5


def test_a_search_that_takes_too_long_is_given_up_for_the_usual_move() -> None:
    late = next(late for late in late_turns(3, 4) if late.after.entry.action in late.match.options(late.match.owed[0]))
    late.ahead.ending.left = 0
    usual = late.after.entry.action
    assert late.ahead.best(usual, [usual, UseStabilizer()]) == usual
    assert late.ahead.best(UseStabilizer(), [usual]) == UseStabilizer()
