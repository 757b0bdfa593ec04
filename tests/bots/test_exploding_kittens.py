"""The bots of Exploding Kittens: legal everywhere, the same again, and as strong as they claim."""

from __future__ import annotations

import pytest

from litfuse.arena.check import same_again_in
from litfuse.arena.results import Plan
from litfuse.arena.run import run
from litfuse.arena.summary import summary
from litfuse.bots.base import Answer
from litfuse.bots.exploding_kittens.expert import ExpertBot, odds_of
from litfuse.bots.exploding_kittens.policy import choose
from litfuse.bots.exploding_kittens.rollout import RolloutBot
from litfuse.bots.registry import find, levels, loaded
from litfuse.bots.search import Effort
from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.actions import Defuse, DrawCard, Nope, Play, PutBack, Three
from litfuse.games.exploding_kittens.cards import ATTACK, DEFUSE, SKIP
from litfuse.games.exploding_kittens.knowledge import cell_odds
from litfuse.kernel.records import Decision, Told
from tests.games.exploding_kittens.table import A, B, Table, position


class QuickRollout(RolloutBot):
    """Thinks less, so that a test can afford it."""

    effort = Effort(worlds=8, batch=4)


QUICK = "tests.bots.test_exploding_kittens:QuickRollout"
OPTIONS = [
    {},
    {"stacking": True, "opening": 7},
    {"combos": "first-game", "dead_hand": "discarded"},
    {"combos": "none", "defuse": "automatic"},
    {"instant_five": True, "take_back": False},
]


def asked(table: Table, seat: int, kind: type[ExpertBot] = ExpertBot) -> object:
    """What a bot of this kind answers here, knowing no more than the view."""
    bot = kind(GAME, seat, b"key")
    frame = table.match.frame(seat)
    bot.see(Told(0, 1, (), frame))
    answer = bot.answer(frame)
    assert isinstance(answer, Answer)
    return answer.action


@pytest.mark.parametrize("config", OPTIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_bots_answer_legally_at_every_table(seats: int, config: dict[str, object]) -> None:
    plan = Plan("exploding-kittens", (QUICK, *["expert"] * (seats - 1)), seats, 3, config)
    done = run(plan, jobs=0)
    assert not done.faults
    assert len(done.finished) == seats


@pytest.mark.parametrize("bots", [("expert", "random", "expert"), (QUICK, "expert")])
def test_a_new_bot_with_the_same_history_acts_the_same(bots: tuple[str, ...]) -> None:
    plan = Plan("exploding-kittens", bots, 2)
    assert not any(same_again_in(plan, n) for n in range(2))


@pytest.mark.parametrize(("seats", "least"), [(2, 0.92), (3, 0.79), (4, 0.58), (5, 0.44)])
def test_the_expert_beats_random(seats: int, least: float) -> None:
    result = summary(run(Plan("exploding-kittens", ("expert", *["random"] * (seats - 1)), 120), jobs=0))
    assert not result.faults
    assert result.bots[0].rate is not None
    assert result.bots[0].rate >= least


@pytest.mark.parametrize(("seats", "least"), [(2, 0.6), (4, 0.35)])
def test_search_beats_the_expert(seats: int, least: float) -> None:
    """Even with a twelfth of its worlds."""
    result = summary(run(Plan("exploding-kittens", (QUICK, *["expert"] * (seats - 1)), 24), jobs=0))
    assert not result.faults
    assert result.bots[0].rate is not None
    assert result.bots[0].rate >= least


def test_levels_are_listed_weakest_first() -> None:
    assert [level.name for level in levels(GAME)] == ["random", "expert", "thinker"]
    assert loaded(find(GAME, "expert")).makes is ExpertBot


@pytest.mark.parametrize("kind", [ExpertBot, QuickRollout])
def test_a_seen_kitten_is_not_drawn_while_there_is_a_way_out(kind: type[ExpertBot]) -> None:
    table = position("see skip cat1", "cat2 cat3", pile="kitten cat4 cat5")
    table.play(A, "play see").let()
    assert asked(table, A, kind) == Play(SKIP)


def test_under_attack_a_seen_kitten_goes_to_the_next_player() -> None:
    table = position("see skip attack", "cat2 cat3", pile="kitten cat4 cat5", owed=2)
    table.play(A, "play see").let()
    assert asked(table, A) == Play(ATTACK)


def test_three_of_a_kind_take_a_certain_defuse() -> None:
    table = position("cat1 cat1 cat1", "defuse cat2", "cat3", pile="cat4")
    view = table.match.view(A)
    odds = odds_of(view, None, cell_odds(None, view))._replace(defuse=(0.0, 1.0, 0.1))
    assert choose("turn", view, odds) == Three((*view.hand[:2], view.hand[2]), B, DEFUSE)


def test_a_kitten_is_defused_and_goes_where_the_next_player_draws() -> None:
    table = position("defuse", "cat2 cat3", pile="kitten cat4 cat5")
    table.play(A, "draw-card")
    assert asked(table, A) == Defuse()
    table.play(A, "defuse")
    assert asked(table, A) == PutBack(0)
    table = position("defuse", "cat2 cat3", pile="kitten cat4 cat5", owed=2)
    table.play(A, "draw-card").play(A, "defuse")
    assert asked(table, A) == PutBack(1)


def test_the_expert_nopes_an_attack_on_itself_and_no_other_play() -> None:
    table = position("attack", "nope", "nope", pile="cat4")
    table.play(A, "play attack")
    assert asked(table, B) == Nope()
    assert asked(table, 2) != Nope()


def test_the_expert_draws_when_there_is_no_risk() -> None:
    table = position("skip attack defuse", "cat1", "cat2", pile="cat3 cat4", size=30)
    assert isinstance(asked(table, A), DrawCard)


def test_config_is_read_from_the_view() -> None:
    table = position("cat1 cat1 defuse", "cat2", pile="cat3", size=20, combos="none")
    assert isinstance(asked(table, A), DrawCard)


def test_the_expert_answers_only_for_its_own_seat() -> None:
    table = position("skip", "nope", pile="cat2")
    bot = ExpertBot(GAME, B, b"")
    assert bot.answer(table.match.frame(B)) is None
    assert table.match.owed == (Decision(A, "turn", table.match.owed[0].number),)
