"""Options are checked before a table opens: with the refusal by which it would not, and nothing is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from litfuse.kernel.records import Text
from litfuse.lang import Voice, languages
from tests.server.process import Response, ServerProcess

Serve = Callable[..., ServerProcess]


def checked(server: ServerProcess, custom: Any, seats: int = 4, game: str = "bomb-busters") -> Response:
    data = json.dumps({"seats": seats, "config": {"custom": custom}}).encode()
    return server.post(f"/api/games/{game}/check", data, Content_Type="application/json")


def opened(server: ServerProcess, custom: Any, seats: int = 4) -> Response:
    wanted = {"game": "bomb-busters", "name": "Ann", "seats": seats, "config": {"custom": custom}}
    return server.post("/api/tables", json.dumps(wanted).encode(), Content_Type="application/json")


@pytest.mark.parametrize(
    ("custom", "rule"),
    [
        ({"yellow": {"count": 3}}, "BB-YEL-06"),
        ({"number": 4}, "BB-SETUP-01"),
        ({"seats": [2]}, "BB-C-46"),
        ({"mechanisms": [{"type": "MapWalk", "front": ["h q"]}]}, "BB-X-BUNKER"),
        ({"mechanisms": [{"type": "NumberGoals"}, {"type": "NumberGoals"}]}, "BB-C-41"),
        ({"variants": [{"seats": [2]}]}, "BB-C-1"),
    ],
)
def test_an_impossible_mission_is_refused_as_when_a_table_opens(serve: Serve, custom: Any, rule: str) -> None:
    server = serve()
    refused = checked(server, custom)
    assert (refused.status, refused.body["rule"]) == (400, rule)
    assert refused.body == opened(server, custom).body
    for language in languages():
        says = msgspec.convert(refused.body["says"], Text)
        assert "[" not in Voice(language, "bomb-busters").say(says)


def test_a_possible_mission_is_sent_back(serve: Serve) -> None:
    server = serve()
    custom = {"blue": 8, "mechanisms": [{"type": "MapWalk"}]}
    answer = checked(server, custom)
    assert (answer.status, answer.body) == (200, {"seats": 4, "config": {"custom": custom}})
    assert server.get("/api/tables").body == []


def test_data_that_is_no_mission_is_refused(serve: Serve) -> None:
    server = serve()
    assert checked(server, {"blue": "many"}).status == 400
    assert checked(server, {"colour": 1}).status == 400
    assert checked(server, None, game="chess").body["says"]["key"] == "no-such-game"


def test_checks_of_an_address_are_limited(serve: Serve) -> None:
    server = serve()
    answers = [checked(server, None).status for _ in range(40)]
    assert answers[0] == 200
    assert 429 in answers
