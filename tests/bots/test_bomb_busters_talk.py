"""What bots of Bomb Busters say: phrases, seldom, and nothing that a spectator could not have said."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.bots.base import Answer, Say
from litfuse.bots.bomb_busters.talk import Speaker
from litfuse.bots.registry import find
from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.actions import SuggestCard, WellDone
from litfuse.games.bomb_busters.cards.words import HelpedCut
from litfuse.games.bomb_busters.words import Call, Equipment, Helper
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.talk import Said, unsayable
from litfuse.kernel.told import Perspective, told
from tests.games.bomb_busters.table import P1, P2, P3, Table, position


def said_by(table: Table, seat: int, action: Any = None) -> Any:
    """The phrase before this action of a bot that has been told everything so far."""
    speaker = Speaker(seat)
    speaker.hear(told(table.match, seat).notices)
    frame = table.match.frame(seat)
    phrase = speaker.line(frame.view, frame.talk, action)
    assert speaker.line(frame.view, frame.talk, action) is None or phrase is None  # once in a turn
    return phrase


@pytest.mark.rule("BB-COM-02", "BB-COM-03", "BB-COM-06")
def test_after_a_mistake_that_leaves_one_step_the_next_player_names_a_card() -> None:
    table = position("2 5 7", "2 5 7", "2 2 5 5 7 7", dial=2, start=3, usable="mug triple")
    table.play(P1, "dual-cut 3:1 7")
    assert said_by(table, P2) == SuggestCard(Equipment.TRIPLE)  # never the mug (BB-COM-04)
    assert said_by(table, P2, HelpedCut(((0, 0),), (Call(7),), (Helper.TRIPLE,))) is None  # about to use it
    assert said_by(table, P3) is None  # it was not the player before
    safe = position("2 5 7", "2 5 7", "2 2 5 5 7 7", dial=3, start=3, usable="triple")
    assert said_by(safe.play(P1, "dual-cut 3:1 7"), P2) is None


@pytest.mark.rule("BB-COM-06")
@pytest.mark.parametrize(("untouched", "praise"), [("4 6 7 8 10 11 12", True), ("3 4 6 7 8 10 11 12", False)])
def test_the_call_that_completes_a_fourth_number_is_praised(untouched: str, praise: bool) -> None:
    table = position("5 9", "5 9", "9 9", fresh=untouched).play(P1, "dual-cut 2:1 5")
    assert said_by(table, P2) == (WellDone() if praise else None)


def replies(match: AnyMatch, seat: int, level: str) -> list[Any]:
    """What a bot that takes the seat over says first, and what it does when it is asked again."""
    bot = find(GAME, level).makes(GAME, seat, bytes(32), False)
    bot.see(told(match, seat))
    first, second = bot.answer(match.frame(seat)), bot.answer(match.frame(seat))
    stand_in = find(GAME, level).makes(GAME, seat, bytes(32), True)
    stand_in.see(told(match, seat))
    assert stand_in.answer(match.frame(seat)) == second  # the same move, without words
    return [first.said.body if isinstance(first, Say) else first, type(second)]


@pytest.mark.rule("BB-COM-01", "BB-COM-06")
def test_whatever_bots_say_a_spectator_could_have_said() -> None:
    lines = turns = 0
    for mission, level in ((3, "greedy"), (4, "careful"), (8, "partner"), (8, "greedy"), (6, "greedy")):
        contest = Contest(Plan("bomb-busters", (level,) * 4, 3, 7, {"mission": mission}, fresh=True))
        for number in range(3):
            session = contest.session(number)
            session.play()
            line = session.match.line()
            public = Perspective(GAME, SPECTATOR)
            bots = [find(GAME, level).makes(GAME, seat, bytes(32), False) for seat in range(4)]
            seats = [Perspective(GAME, seat) for seat in range(4)]
            watchers = [Speaker(seat) for seat in range(4)]
            for match, after in pairwise(line):
                seen = public.told(match)
                for seat in range(4):
                    message = seats[seat].told(match)
                    if message is not None:
                        bots[seat].speaker.hear(message.notices)  # type: ignore[attr-defined]
                    if seen is not None:
                        watchers[seat].hear(seen.notices)
                owed = match.owed[0] if match.owed else None
                if owed is None or owed.kind != "turn" or after.entry.answers != owed.id:
                    continue
                turns += 1
                frame, act = match.frame(owed.seat), after.entry.action
                mine = bots[owed.seat].speaker.line(frame.view, frame.talk, act)  # type: ignore[attr-defined]
                outside = match.frame(SPECTATOR)
                assert watchers[owed.seat].line(outside.view, outside.talk, act) == mine
                if mine is not None:
                    lines += 1
                    assert unsayable(frame.talk, Said(owed.seat, "chat", mine), 4) is None
                    assert replies(match, owed.seat, level) == [mine, Answer]
    assert 3 <= lines <= turns // 8  # sparingly
