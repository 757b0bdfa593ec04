"""The bots of Bomb Busters: they finish every mission at every table, win most, and are what they were told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from litfuse.arena.play import Contest, Contestant
from litfuse.arena.results import Plan
from litfuse.bots.base import Answer
from litfuse.bots.bomb_busters.hints import LATE, Layer, Watcher
from litfuse.bots.bomb_busters.player import OddsBot
from litfuse.bots.registry import find
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.registry import GAMES
from litfuse.inference import Chosen
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.told import Perspective, told
from litfuse.play.session import Session

GAME = GAMES["bomb-busters"]


def plan(*bots: str, mission: int, games: int = 1, seed: int = 0) -> Plan:
    return Plan("bomb-busters", bots, games, seed, {"mission": mission}, fresh=True)


def played(plan: Plan) -> Session[Contestant]:
    session = Contest(plan).session(0)
    session.play()
    return session


@pytest.mark.parametrize("mission", MISSIONS)
def test_all_bots_play_every_mission_to_its_end(mission: int) -> None:
    seats = 2 + mission % 4
    line_up = ("careful", "partner", "greedy", "random", "partner")[:seats]
    played, _ = Contest(plan(*line_up, mission=mission)).play(0)
    assert played.fault is None
    assert played.outcome is not None


@pytest.mark.parametrize(
    "custom",
    [
        {"token_kind": "parity"},
        {"token_kind": "count"},
        {"lies": "captain", "red": {"count": 2}},
        {"lies": "all", "red": {"count": 3}, "yellow": {"count": 2}},
        {"tokens": "negative", "yellow": {"count": 4}},
        {"mechanisms": [{"type": "UntoldFailures"}, {"type": "FragilePlayer"}], "red": {"count": 2}},
    ],
)
def test_missions_with_other_tokens_are_played_to_their_end(custom: dict[str, Any]) -> None:
    line_up = ("careful", "partner", "greedy", "partner")
    played, _ = Contest(Plan("bomb-busters", line_up, 1, 0, {"custom": {"blue": 8, **custom}}, fresh=True)).play(0)
    assert played.fault is None
    assert played.outcome is not None


@pytest.mark.parametrize("level", ["careful", "partner"])
def test_bots_win_the_first_missions(level: str) -> None:
    contest = Contest(plan(*[level] * 4, mission=1, games=20))
    won = 0
    for number in range(20):
        outcome = contest.play(number)[0].outcome
        won += outcome is not None and bool(outcome.winners)
    assert won >= 19


def test_the_partner_bot_wins_mission_8_more_often_than_not() -> None:
    contest = Contest(plan(*["partner"] * 4, mission=8, games=12))
    outcomes = [contest.play(number)[0].outcome for number in range(12)]
    assert sum(outcome is not None and bool(outcome.winners) for outcome in outcomes) >= 8


@pytest.mark.parametrize("level", ["greedy", "careful", "partner"])
def test_a_new_bot_with_the_same_history_acts_the_same(level: str) -> None:
    session = Contest(plan(*[level] * 3, mission=4, seed=2)).session(0)
    session.play()
    line = session.match.line()
    compared = 0
    for seat in range(3):
        key = bytes(32)
        steady = find(GAME, level).makes(GAME, seat, key, False)
        perspective = Perspective(GAME, seat)
        for match in line[:-1]:
            message = perspective.told(match)
            if message is not None:
                steady.see(message)
            if not any(d.seat == seat and d.owed for d in match.decisions) or compared >= 12:
                continue
            fresh = find(GAME, level).makes(GAME, seat, key, False)
            fresh.see(told(match, seat))
            frame = match.frame(seat)
            assert fresh.answer(frame) == steady.answer(frame)
            compared += 1
    assert compared == 12


def test_a_stand_in_answers_owed_questions_only() -> None:
    session = Contest(plan(*["careful"] * 4, mission=4, seed=1)).session(0)
    session.play()
    for match in session.match.line()[:-1]:
        for seat in range(4):
            offers = [d for d in match.decisions if d.seat == seat and not d.owed]
            if offers and not any(d.seat == seat and d.owed for d in match.decisions):
                bot = find(GAME, "careful").makes(GAME, seat, bytes(32), True)
                bot.see(told(match, seat))
                assert bot.answer(match.frame(seat)) is None
                return
    pytest.fail("no offer in this game")


def test_bots_that_take_offers_use_cards() -> None:
    """Over a few games the cards that help at any time are used at all."""
    used: set[str] = set()
    contest = Contest(plan(*["partner"] * 4, mission=8, games=6))
    for number in range(6):
        session = contest.session(number)
        session.play()
        used |= {type(entry.action).__name__ for entry in session.match.entries()}
    assert "HelpedCut" in used
    assert used & {"UseRewinder", "UsePostIt", "UseRadar", "UseStabilizer", "UseEqual", "UseUnequal", "UseBatteries"}


def test_an_answer_names_its_question() -> None:
    match = Contest(plan(*["careful"] * 4, mission=1)).session(0).match
    seat = match.owed[0].seat
    bot = find(GAME, "careful").makes(GAME, seat, bytes(32), False)
    bot.see(told(match, seat))
    answer = bot.answer(match.frame(seat))
    assert isinstance(answer, Answer)
    assert answer.decision == match.owed[0].id


@pytest.mark.parametrize(("level", "luck"), [("careful", True), ("partner", False)])
def test_the_choice_among_equal_wires_is_luck_by_the_rules_and_not_by_convention(level: str, luck: bool) -> None:
    """Who lays the leftmost always would lay it with one copy or with three: that says nothing about the others."""
    seen = False
    for match in played(plan(*[level] * 4, mission=3, seed=5)).match.line()[:-1]:
        message = told(match, 0)
        if message.known is not None and message.known.clues is not None and message.known.clues.picked:
            bot = find(GAME, level).makes(GAME, 0, bytes(32), False)
            assert isinstance(bot, OddsBot)
            bot.see(message)
            chosen = [e for e in bot.belief(match.view(0)).odds.at.problem.evidence if isinstance(e, Chosen)]
            assert bool(chosen) == luck
            seen = True
    assert seen


def test_a_call_near_the_end_does_not_hint_that_nothing_was_certain() -> None:
    """It may be meant to fail."""
    line = played(plan(*["partner"] * 4, mission=4, seed=2)).match.line()
    watcher = Watcher(0, Layer.SENSIBLE)
    perspective = Perspective(GAME, 0)
    early = 0
    for match in line[:-1]:
        before, late = list(watcher.hints), 0 < len(watcher.uncut) <= LATE
        notices = perspective.advance(match)
        watcher.hear(notices)
        if late:
            assert len(watcher.hints) <= len(before)
        early += len(watcher.hints) > len(before)
    assert early


def watched(session: Session[Contestant]) -> Iterator[Watcher]:
    """Somebody without a seat who knows the conventions, after each step."""
    watcher = Watcher(-1, Layer.CONVENTIONS)
    perspective = Perspective(GAME, SPECTATOR)
    for match in session.match.line():
        watcher.hear(perspective.advance(match))
        yield watcher


@pytest.mark.parametrize("mission", [2, 4, 8, 9])
def test_partners_never_move_against_their_own_hints(mission: int) -> None:
    contest = Contest(plan(*["partner"] * 4, mission=mission, games=3))
    for number in range(3):
        session = contest.session(number)
        session.play()
        hints = 0
        for watcher in watched(session):
            assert not watcher.strangers
            hints += len(watcher.hints)
        assert hints > 20


def test_moves_of_a_player_who_moved_against_a_hint_are_no_longer_read() -> None:
    contest = Contest(plan("partner", "greedy", "greedy", "greedy", mission=3, games=4))
    found: set[str] = set()
    for number in range(4):
        session = contest.session(number)
        session.play()
        for watcher in watched(session):
            assert not watcher.strangers & {watcher.owners[cell[0]] for hint in watcher.hints for cell in hint.cells}
        found |= {session.players[seat].level.name for seat in watcher.strangers}
    assert found == {"greedy"}
