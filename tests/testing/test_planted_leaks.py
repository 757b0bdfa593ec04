"""The kit finds what it is there for: faults planted one at a time, each of which must be found."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from litfuse.games.bomb_busters import GAME as BUSTERS
from litfuse.games.bomb_busters.invariants import possible
from litfuse.games.bomb_busters.invariants import seldom as wrong_cuts
from litfuse.games.exploding_kittens import GAME as KITTENS
from litfuse.games.exploding_kittens import invariants
from litfuse.testing import Report, conform, hash_seeds, knowledge_map, notice_map, skeleton
from litfuse.testing.skeleton.invariants import everything
from tests.testing import plants_busters, plants_kittens, plants_skeleton
from tests.testing.plants_kittens import Plant

ROOT = Path(__file__).parents[2]
TRIES = 30  # rounds of matches at each table until the fault shows


def name(plant: Plant) -> str:
    return plant.name.replace(" ", "-")


@pytest.mark.parametrize("plant", plants_kittens.PLANTS, ids=name)
def test_a_fault_planted_in_exploding_kittens_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    game = plant.plant(monkeypatch)
    seen: set[str] = set()
    for i in range(TRIES):
        for seats in (4, 2):
            report = conform(
                game, seats, plant.config, matches=1, seed=i, probes=6, faults=40, count=invariants.everything
            )
            seen |= report.checks
            if plant.finds & seen:
                return
    pytest.fail(f"found {seen or 'nothing'}, not one of {set(plant.finds)}")


@pytest.mark.parametrize("plant", plants_busters.PLANTS, ids=name)
def test_a_leak_planted_in_bomb_busters_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    game = plant.plant(monkeypatch)
    golden = ROOT / "tests" / "knowledge" / f"{game.name}-notices.txt"
    seen = {"notice-map"} if notice_map(game, 4) != golden.read_text() else set()
    for i in range(TRIES):
        if plant.finds & seen:
            return
        report = conform(
            game, 4, plant.config, matches=1, seed=i, branches=4, probes=6, faults=40, seldom=wrong_cuts, rule=r"BB.*"
        )
        seen |= report.checks
    pytest.fail(f"found {seen or 'nothing'}, not one of {set(plant.finds)}")


def of_event(told: str, event: type) -> str:
    """What a map of notices says of one event."""
    (found,) = re.findall(rf"^{event.__name__}\n(?:  .*\n)*", told, re.MULTILINE)
    return str(found)


@pytest.mark.parametrize("leak", plants_busters.TOLD, ids=lambda leak: leak[0].replace(" ", "-"))
def test_a_leak_in_the_notice_of_a_mechanism_shows_in_the_map(
    leak: tuple[str, type, Callable[[pytest.MonkeyPatch], None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, event, plant = leak
    golden = (ROOT / "tests" / "knowledge" / f"{BUSTERS.name}-notices.txt").read_text()
    only = (event.__name__,)
    assert of_event(notice_map(BUSTERS, 4, only=only), event) == of_event(golden, event)
    plant(monkeypatch)
    assert of_event(notice_map(BUSTERS, 4, only=only), event) != of_event(golden, event)


@pytest.mark.parametrize("plant", plants_skeleton.PLANTS, ids=name)
def test_a_fault_planted_in_high_card_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    game = plant.plant(monkeypatch)
    seen: set[str] = set()
    for i in range(TRIES):
        for seats in (3, 2):
            seen |= conform(game, seats, matches=3, seed=i, faults=40).checks
            if plant.finds & seen:
                return
    pytest.fail(f"found {seen or 'nothing'}, not one of {set(plant.finds)}")


def test_there_are_many_planted_faults() -> None:
    assert len(plants_kittens.PLANTS) + len(plants_skeleton.PLANTS) + 2 >= 22


def test_without_a_fault_nothing_is_found() -> None:
    for seats in (2, 4):
        assert (report := conform(KITTENS, seats, matches=2, count=invariants.everything)).ok, report
    for seats in skeleton.GAME.seats:
        assert (report := conform(skeleton.GAME, seats, matches=6, count=everything)).ok, report


def test_without_a_leak_nothing_is_found_where_cards_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    game = plants_busters.game(monkeypatch)
    for seats, seed in ((4, 0), (4, 1), (3, 2), (5, 3)):
        report = conform(
            game,
            seats,
            plants_busters.MANY_REDS,
            matches=1,
            seed=seed,
            branches=4,
            probes=6,
            rule=r"BB.*",
            seldom=wrong_cuts,
            possible=possible,
        )
        assert report.ok, report
        assert report.counts["truth held possible"] > 5


def test_a_leak_that_view_and_resample_share_shows_in_the_knowledge_map() -> None:
    honest = knowledge_map(skeleton.GAME, 3).splitlines()
    game = plants_skeleton.SharedLeak()
    assert conform(game, 3, matches=4).ok  # nothing else can see it
    leaking = knowledge_map(game, 3).splitlines()
    assert "  ~ rest[-1]" in honest
    assert "  = rest[-1]" in leaking
    assert "  ~ rest[0]" in leaking


def test_a_dependence_on_hash_order_is_found_with_another_hash_seed() -> None:
    assert len(set(hash_seeds("tests.testing.plants_skeleton:HASHED", 4, folder=ROOT).values())) > 1
    honest = hash_seeds("litfuse.testing.skeleton:GAME", 4, folder=ROOT)
    assert len(set(honest.values())) == 1
    assert not next(iter(honest.values())).startswith("failed")


def test_a_match_that_takes_too_long_is_a_fault() -> None:
    assert conform(KITTENS, 2, matches=1, limit=5).checks == {"termination"}


def test_a_message_above_its_limit_is_a_fault() -> None:
    report: Report = conform(KITTENS, 2, matches=1, limits={"frame": 300, "told": 1 << 20})
    assert report.checks == {"size-frame"}
    assert report.sizes["told"] > 300
