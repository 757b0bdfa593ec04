"""What missions add, and what bots make of it: rows of number cards (9, 16), cards laid against what is cut (29)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import to_builtins

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.bots.bomb_busters.bets import Bets
from litfuse.bots.bomb_busters.calls import Caller
from litfuse.bots.bomb_busters.lookahead import Lookahead
from litfuse.bots.bomb_busters.player import OddsBot
from litfuse.bots.registry import find
from litfuse.games.bomb_busters.invariants import LONG
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import Numbers
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import Row
from litfuse.games.bomb_busters.odds import CERTAIN
from litfuse.games.bomb_busters.words import NUMBERS
from litfuse.games.registry import GAMES
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.told import told

GAME = GAMES["bomb-busters"]


def played(level: str, mission: int, number: int) -> AnyMatch:
    plan = Plan("bomb-busters", (level,) * 4, number + 1, 11, {"mission": mission}, fresh=True)
    session = Contest(plan).session(number)
    session.play()
    return session.match


def turns(level: str, mission: int, games: int) -> Iterator[tuple[AnyMatch, OddsBot]]:
    """Every turn, and a player who has been told all that the one on turn was told."""
    for number in range(games):
        for match in played(level, mission, number).line()[:-1]:
            for decision in match.owed:
                if decision.kind == "turn":
                    bot = find(GAME, level).makes(GAME, decision.seat, bytes(32), False)
                    assert isinstance(bot, OddsBot)
                    bot.see(told(match, decision.seat))
                    yield match, bot


def bets_of(match: AnyMatch, bot: OddsBot) -> Bets | None:
    known = bot.known.mechanisms if bot.known else ()
    return Bets.on(match.view(bot.seat), known, bot.laying, bot.style.trust)


@pytest.mark.parametrize("level", ["careful", "partner"])
def test_a_player_who_knows_the_hand_knows_which_number_card_was_laid(level: str) -> None:
    known = 0
    for match, bot in turns(level, 29, 2):
        bets = bets_of(match, bot)
        if bets is None:
            continue
        assert sum(bets.chance(n) for n in NUMBERS) == pytest.approx(1.0)
        data = match.state.extras[0]
        assert type(data) is Numbers
        assert data.laid is not None
        assert bets.chance(data.laid) > 0.0
        if len(bets.held) == bets.cards:
            assert max(NUMBERS, key=bets.chance) == data.laid
            known += 1
    assert known > 4


def test_a_cut_that_may_cost_a_step_is_weighed_against_one_that_may_fail() -> None:
    """A certain cut of the number that lies there is left for one that costs nothing."""
    left = 0
    for match, bot in turns("partner", 29, 4):
        view = match.view(bot.seat)
        bets = bets_of(match, bot)
        caller = Caller(bot.belief(view), match.frame(bot.seat).menus[match.owed[0].id], bets)
        certain = {o.values[0] for o in caller.options if o.hit >= CERTAIN}
        if bets is None or not certain:
            continue
        dear, free = max(map(bets.chance, certain)), min(map(bets.chance, certain))
        if dear > 0.5 > 10 * free:
            best = bot.certain(caller, caller.options)
            assert best is not None
            assert bets.chance(best.values[0]) == free
            left += 1
    assert left > 1


@pytest.mark.parametrize("level", ["careful", "partner"])
def test_a_number_that_others_wait_for_is_cut_first(level: str) -> None:
    waited = 0
    for match, bot in turns(level, 16, 3):
        row = match.state.extras[0]
        assert type(row) is Row
        if row.at == len(row.cards):
            continue
        view = match.view(bot.seat)
        caller = Caller(bot.belief(view), match.frame(bot.seat).menus[match.owed[0].id])
        due = [o for o in caller.options if o.hit >= CERTAIN and row.cards[row.at] in o.values]
        if due:
            best = bot.certain(caller, caller.options)
            assert best is not None
            assert best.values == (row.cards[row.at],)
            waited += 1
    assert waited > 4


@pytest.mark.parametrize("mission", [9, 16])
def test_the_model_of_the_end_bars_the_same_calls_as_the_game(mission: int) -> None:
    compared = 0
    for match, bot in turns("careful", mission, 3):
        ahead = Lookahead.of(match.view(bot.seat), bot.seat, bot.public)
        if ahead is not None:
            row = match.state.extras[0]
            assert type(row) is Row
            assert ahead.ending._barred(ahead.moment) == row.cards[row.at :]
            compared += 1
    assert compared > 8


@pytest.mark.parametrize(("level", "mission", "least"), [("careful", 16, 10), ("partner", 9, 10), ("partner", 29, 7)])
def test_bots_that_consider_the_mechanism_win_missions_they_mostly_lost_without(
    level: str, mission: int, least: int
) -> None:
    outcomes = [played(level, mission, number).outcome for number in range(12)]
    assert sum(outcome is not None and bool(outcome.winners) for outcome in outcomes) >= least


@pytest.mark.parametrize("level", ["greedy", "careful", "partner"])
@pytest.mark.parametrize("spec", ["UnsortedWires", "BlindWires", "LateWires", "RedNumber"])
def test_bots_play_missions_with_unsorted_late_and_red_number_wires(level: str, spec: str) -> None:
    """An own wire that cannot be seen, a locked one and a stand that has grown stop no bot."""
    mission = next(m for m in LONG if spec in [type(s).__name__ for s in m.mechanisms])
    for number, seats in enumerate((2, 4)):
        plan = Plan("bomb-busters", (level,) * seats, number + 1, 11, {"custom": to_builtins(mission)}, fresh=True)
        session = Contest(plan).session(number)
        session.play()
        assert session.match.over
