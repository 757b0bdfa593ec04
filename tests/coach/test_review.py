"""Whole matches: blunders are found, good play costs nothing, and the account comes out."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.coach.bomb_busters import TRAINER as BUSTERS
from litfuse.coach.exploding_kittens import TRAINER as KITTENS
from litfuse.coach.exploding_kittens import KittenStudy
from litfuse.coach.registry import trainer
from litfuse.coach.review import Review, reviewed, summary
from litfuse.coach.scape_goat import TRAINER as GOAT
from litfuse.coach.weighing import Effort
from litfuse.coach.words import CERTAIN
from litfuse.kernel.codec import encode
from litfuse.lang import Voice
from litfuse.lang.choice import LANGUAGES
from tests.games.exploding_kittens import table as kittens
from tests.games.scape_goat import table as goats

from .endgames import endgame
from .matches import With, last_sight, played

MATCHES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("bomb-busters", "careful careful", {"mission": 1}),
    ("exploding-kittens", "thinker expert random", {}),
    ("scape-goat", "detective collector detective", {}),
)


@pytest.mark.parametrize(("game", "bots", "config"), MATCHES, ids=[m[0] for m in MATCHES])
def test_start_plus_luck_minus_mistakes_equals_the_result(game: str, bots: str, config: dict[str, Any]) -> None:
    match = played(game, bots, 2, **config)
    review = Review(match)
    review.trainer = With(review.trainer)
    found = list(review.all())
    assert len(found) == len(review.sights)
    made = summary(match, found)
    assert match.outcome is not None
    for account in made.accounts:
        assert account.start + account.luck - account.mistakes == account.result
        assert account.result == CERTAIN * bool(set(account.seats) & set(match.outcome.winners))
    assert sum(a.mistakes for a in made.accounts) == sum(s.mistakes for s in made.seats)
    assert sum(a.luck for a in made.accounts) == sum(s.luck for s in made.seats)


@pytest.mark.parametrize(("game", "bots", "config"), MATCHES, ids=[m[0] for m in MATCHES])
def test_every_answer_is_said_in_three_languages(game: str, bots: str, config: dict[str, Any]) -> None:
    review = Review(played(game, bots, 3, **config))
    review.trainer = With(review.trainer)
    for language in LANGUAGES:
        voice = Voice(language, game, ["A", "B", "C"], strict=True)
        for found in map(review.one, range(0, len(review.sights), 5)):
            assert all(voice.say(option.says) for option in found.options)


def test_a_decision_reviewed_alone_gives_the_same_result_as_in_the_whole() -> None:
    match = played("exploding-kittens", "expert expert", 4)
    whole, alone = Review(match), Review(match)
    whole.trainer = alone.trainer = With(whole.trainer)
    number = len(alone.sights) - 1
    assert encode(alone.one(number)) == encode(list(whole.all())[number])


def test_in_bomb_busters_a_call_that_cannot_be_right_costs_the_mission() -> None:
    """P2 has a marked 2. P3's last wire is a 3 whatever the deal, P1 calls a 2 there, and the dial bears no miss."""
    table = endgame("2{2} 3", "2 2 3 3").play(0, "dual-cut 3:4 2~1:3")
    found = reviewed(last_sight(table.match), 1, BUSTERS)
    assert found.verdict == "cost"
    assert found.cost > 4000
    assert found.options[-1].taken
    assert found.options[-1].figures == {"hit": 0, "red": 0}


def test_in_exploding_kittens_drawing_a_kitten_seen_on_top_is_a_mistake() -> None:
    table = kittens.position("see skip skip", "cat1 defuse", pile="kitten cat2 cat3 cat4", size=4)
    table = table.play(0, "play see").let().play(0, "draw-card")
    found = reviewed(last_sight(table.match), 3, KITTENS)
    assert found.knew.chance == CERTAIN
    assert found.verdict == "cost"
    assert found.options[0].action == "play skip"


def test_in_scape_goat_going_to_the_cops_without_evidence_costs_many_games() -> None:
    table = goats.position("", "", "", "", places="spy spy spy spy").play(goats.BLUE, "move cops")
    found = reviewed(last_sight(table.match), 1, GOAT)
    assert found.verdict == "cost"
    assert found.cost > 1000
    assert found.knew.chance == pytest.approx(2500, abs=600)


@pytest.mark.parametrize(
    ("game", "bots", "config", "effort"),
    [
        ("bomb-busters", " ".join(["litfuse.coach.house:QuietBot"] * 3), {"mission": 2}, Effort(6, 3, 6, exact=4)),
        ("exploding-kittens", "expert expert expert", {}, Effort(60, 30, 60)),
        ("scape-goat", "detective detective detective", {}, Effort(20, 10, 20)),
    ],
    ids=["bomb-busters", "exploding-kittens", "scape-goat"],
)
def test_the_bots_that_the_coach_plays_with_cost_no_more_than_the_error_on_average(
    game: str, bots: str, config: dict[str, Any], effort: Effort
) -> None:
    costs: list[int] = []
    errors: list[int] = []
    for number in range(2):
        match = played(game, bots, number, **config)
        review = Review(match)
        review.trainer = With(trainer(match.game), effort)
        for found in review.all():
            costs.append(found.cost)
            errors += [o.error for o in found.options if o.taken]
    assert len(costs) > 30
    assert sum(costs) / len(costs) < sum(errors) / len(errors)


def test_exploding_kittens_nobody_sees_where_another_seat_puts_a_kitten() -> None:
    """Experts play on, in the reviewed seat too: one that guessed rightly would win more often than its player does."""
    table = kittens.position("skip cat1", "defuse cat2", pile="cat3 cat4 kitten cat5", size=4).play(0, "play skip")
    study = KittenStudy(last_sight(table.match))
    model = study.outlook.model(table.state, 1)
    model.place(1, 1)
    assert model.mark[0] == -1
    assert model.mark[1] >= 0
