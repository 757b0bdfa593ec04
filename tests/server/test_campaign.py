"""The campaign of a table on the wire: it is counted, says what comes next, and outlives restarts."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client, run
from tests.server.process import ServerProcess

Serve = Callable[..., ServerProcess]


async def lost(ann: Client) -> dict[str, Any]:
    """Ann, who cuts at random beside a bot that does so too, loses the mission that the table offers first."""
    number, match = ann.table["next"][0].get("mission", 1), ann.table["deal"]["match"]
    assert (await ann.command("Start"))["type"] == "Ack"
    await ann.until(lambda: ann.told is not None and ann.told["match"] == match)
    await ann.play_on()
    await ann.until(lambda: ann.table["phase"] == "lobby")
    return {"mission": number, "match": match, "outcome": ann.frame["outcome"]}


def progress(server: ServerProcess, ann: Client, **query: int) -> Any:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    found = server.get(f"/api/tables/{ann.table['id']}/progress?{asked}")
    assert found.status == 200
    return found.body


@pytest.mark.rule("BB-SETUP-01", "BB-END-07")
def test_a_table_keeps_its_campaign_over_settings_and_restarts(serve: Serve) -> None:
    async def test() -> None:
        server = serve()
        table = server.open_table("Ann", 2, game="bomb-busters", bots=1, config={"mission": 8, "captain": 0})
        ann = await Client(server, table).connect()
        assert progress(server, ann)["matches"] == []
        first, second = await lost(ann), await lost(ann)
        assert (first["mission"], second["mission"]) == (8, 8)
        assert [p["captain"] for p in (first["outcome"]["facts"], second["outcome"]["facts"])] == [0, 1]
        found = progress(server, ann)
        assert [(m["match"], m["number"], m["seats"]) for m in found["matches"]] == [
            (second["match"], 2, 2),
            (first["match"], 1, 2),
        ]
        assert found["matches"][0]["outcome"] == second["outcome"]
        goals = {g["number"]: g for chapter in found["campaign"]["chapters"] for g in chapter["goals"]}
        assert (goals[8]["lost"], goals[8]["choice"]) == (2, 0)
        assert "choice" not in goals[9]
        for match in (first["match"], second["match"]):
            assert server.get(f"/api/matches/{match}/steps").status == 200

        settings = {"config": ann.table["next"][0], "pace": {"turn": 300}, "public": False}
        assert (await ann.command("ChangeSettings", **settings))["type"] == "Ack"
        assert progress(server, ann) == found
        server.restart()
        await ann.close()
        await ann.connect()
        assert progress(server, ann) == found
        assert (ann.table["next"][0]["mission"], ann.table["next"][0]["captain"]) == (8, 0)

    run(test)


def test_older_matches_are_asked_for_by_their_number_and_a_closed_one_is_none(server: ServerProcess) -> None:
    async def test() -> None:
        ann = await Client(server, server.open_table("Ann", 2, game="bomb-busters", bots=1)).connect()
        done = await lost(ann)
        await ann.command("Start")
        await ann.until(lambda: ann.told is not None and ann.told["match"] != done["match"])
        running = progress(server, ann)
        await ann.command("CloseMatch")
        await ann.until(lambda: ann.table["phase"] == "lobby")
        found = progress(server, ann)
        assert running == found
        assert [m["match"] for m in found["matches"]] == [done["match"]]
        assert progress(server, ann, before=1)["matches"] == []
        assert "older" not in found
        assert server.get("/api/tables/nowhere/progress").status == 404
        assert server.get(f"/api/tables/{ann.table['id']}/progress?before=x").status == 400

    run(test)


def test_a_game_without_a_campaign_has_matches_and_no_goals(server: ServerProcess) -> None:
    async def test() -> None:
        ann = await Client(server, server.open_table("Ann", 2, bots=1)).connect()
        done = await lost(ann)
        found = progress(server, ann)
        assert found["campaign"] is None
        assert [m["match"] for m in found["matches"]] == [done["match"]]

    run(test)


def test_a_new_table_knows_its_chapters_before_it_is_opened(server: ServerProcess) -> None:
    games = {game["name"]: game for game in server.get("/api/games").body}
    assert "campaign" not in games["scape-goat"]
    chapters = games["bomb-busters"]["campaign"]["chapters"]
    assert [chapter["name"]["key"] for chapter in chapters][:2] == ["box-training", "box-first"]
    assert chapters[1]["opens"] == {"key": "box-opens", "args": {"mission": 8}}
    assert len(json.dumps(chapters)) < 16_000
