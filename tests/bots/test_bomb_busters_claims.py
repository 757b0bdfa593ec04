"""What bots do where turns are claimed: whoever has something to cut claims; Captains name with care (BB-X-SNIP)."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.bots.bomb_busters.player import OddsBot
from litfuse.bots.registry import find
from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.claimed_turns.words import ClaimedTurns, ClaimTurn, NameNext
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.told import told
from tests.games.bomb_busters.table import P1, P2, P4, Table, position


def window(*hands: str, red: int = 0, turn: int = P1) -> Table:
    """All wires of a small mission; this player has just cut two 1s."""
    mission = Mission(blue=4, red=Colour(red), ban=(Equipment.MUG,), mechanisms=(ClaimedTurns(),))
    return position(*hands, mission=mission, turn=turn).play(turn, "solo-cut 1")


def answered(table: Table, seat: int, level: str = "partner", standing_in: bool = False) -> Any:
    bot = find(GAME, level).makes(GAME, seat, bytes(32), standing_in)
    assert isinstance(bot, OddsBot)
    bot.see(told(table.match, seat))
    reply = bot.answer(table.match.frame(seat))
    return getattr(reply, "action", None)


SURE = ("1 1 2{2} 3", "x1 2 3 4", "x1 2 3 4", "2 3 4 4")
GUESS = ("1 1 2 3", "x1 2 3 4", "x1 2 3 4", "2 3 4 4")


@pytest.mark.parametrize("level", ["careful", "partner"])
def test_a_bot_with_a_certain_cut_claims_and_one_that_has_to_guess_does_not(level: str) -> None:
    assert answered(window(*SURE), P2, level) == ClaimTurn()
    assert answered(window(*GUESS), P4, level) is None


def test_a_bot_with_an_all_red_hand_claims_to_reveal_it() -> None:
    table = window("1 1 2 3", "x1 r3", "x1 2 3 4", "2 2 3 3 4 4 4", red=1)
    assert answered(table, P2) == ClaimTurn()


def test_a_stand_in_claims_nothing_and_neither_does_a_bot_that_takes_no_offers() -> None:
    assert answered(window(*SURE), P2, standing_in=True) is None
    assert answered(window(*SURE), P2, "greedy") is None


def test_a_captain_names_the_player_with_most_wires_and_plays_with_a_certain_cut() -> None:
    guess = window(*GUESS).time_up()
    assert guess.asked == ((P1, "name"),)
    assert answered(guess, P1) == NameNext(P4)
    own = window("x1 2 3 4", "1 1 2 3", "x1 2{2} 3 4", "2 3 4 4", turn=P2).time_up()
    assert answered(own, P1) == NameNext(P1)
