"""Odds for everyone: a table option that all agree to, written into the record, made from the seat's own view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from litfuse.coach.live import live
from litfuse.coach.words import CERTAIN
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.registry import GAMES, find
from litfuse.kernel import archive
from litfuse.kernel.match import Match
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from tests.server.client import Client, run
from tests.server.process import ServerProcess
from tests.server.test_play_on import raw_record

BUSTERS: dict[str, Any] = {"game": "bomb-busters", "seats": 4}


async def odds_at(client: Client) -> dict[str, Any]:
    return await client.command("ShowOdds", match=client.table["match"])


def test_a_match_with_odds_begins_when_all_agree_and_its_record_says_so(server: ServerProcess) -> None:
    async def test() -> None:
        seated = server.open_table("Ann", bots=2, **BUSTERS)
        ann = await Client(server, seated, seed=3).connect()
        ben = await Client(server, server.join(ann.table["id"], "Ben"), seed=4).connect()
        config = {"mission": 1, "history": "open", "odds": True}
        assert (await ben.command("Agree", on=True))["type"] == "Ack"
        settings: dict[str, Any] = {"config": config, "pace": {}, "public": False}
        assert (await ann.command("ChangeSettings", **settings))["type"] == "Ack"
        assert ann.table["agreed"] == [0], "an agreement before the wish counts for nothing"
        refused = await ann.command("Start")
        assert (refused["type"], refused["says"]["key"]) == ("Refused", "odds-not-agreed")
        chair = ben.chair
        assert (await ben.command("Agree", on=True))["type"] == "Ack"
        await ann.until(lambda: ann.table["agreed"] == [0, chair])
        assert (await ben.command("Agree", on=False))["type"] == "Ack"
        assert (await ann.command("Start"))["says"]["key"] == "odds-not-agreed"
        assert (await ben.command("Agree", on=True))["type"] == "Ack"
        assert (await ann.command("Start"))["type"] == "Ack"
        await ann.until(lambda: ann.told is not None)
        await ben.until(lambda: ben.told is not None)
        assert (await ben.command("Agree", on=False))["says"]["key"] == "not-during-a-match"
        for client in (ann, ben):
            reply = await odds_at(client)
            assert reply["type"] == "Odds"
            for wire in reply["wires"]:
                assert CERTAIN * 0.85 < sum(wire["chances"]) < CERTAIN * 1.01, "nothing under one per cent"
        await ann.command("CloseMatch", on=True)
        await ben.command("CloseMatch", on=True)
        await ann.until(lambda: ann.table["phase"] == "lobby")
        assert (await odds_at(ann))["type"] == "Stale"
        found = archive.read(raw_record(server, ann.table["match"]), find)
        assert found.header.config.odds is True

    run(test)


def test_nobody_is_shown_odds_by_default(server: ServerProcess) -> None:
    async def test() -> None:
        ann = await Client(server, server.open_table("Ann", bots=3, **BUSTERS), seed=3).connect()
        assert (await ann.command("Start"))["type"] == "Ack"
        await ann.until(lambda: ann.told is not None)
        assert "agreed" not in ann.table
        reply = await odds_at(ann)
        assert (reply["type"], reply["says"]["key"]) == ("Refused", "no-odds")
        watcher = server.post(f"/api/tables/{ann.table['id']}/watch", {"name": "Cat"}).body
        cat = await Client(server, watcher, seed=5).connect()
        assert (await odds_at(cat))["type"] == "Stale"

    run(test)


def test_a_person_who_leaves_takes_the_agreement_along_and_a_newcomer_is_asked(
    serve: Callable[..., ServerProcess],
) -> None:
    async def test() -> None:
        server = serve()
        ann = await Client(server, server.open_table("Ann", bots=2, config={"odds": True}, **BUSTERS), seed=3).connect()
        assert ann.table["agreed"] == [0]
        ben = await Client(server, server.join(ann.table["id"], "Ben"), seed=4).connect()
        chair = ben.chair
        await ben.command("Agree", on=True)
        await ben.command("Leave")
        await ann.until(lambda: ann.table["agreed"] == [0])
        cat = await Client(server, server.join(ann.table["id"], "Cat"), seed=5).connect()
        assert cat.chair == chair
        assert (await ann.command("Start"))["says"]["key"] == "odds-not-agreed"
        server.restart()
        await cat.close()
        await cat.connect()
        assert cat.table["agreed"] == [0]

    run(test)


def test_live_odds_of_every_mission_are_made_and_whole() -> None:
    """Before anything is cut; each wire is something."""
    game = GAMES["bomb-busters"]
    for number, mission in MISSIONS.items():
        seats = mission.seats[-1] if mission.seats else 4
        match: Any = Match.start(game, seats, b"odds%d" % number, game.types.config(mission=number, captain=0))
        luck = Stream(f"live {number}")
        for _ in range(12):
            if match.over or not match.owed:
                break
            match = match.play(match.owed[0], match.options(match.owed[0]).sample(luck))
        if match.over:
            continue
        seen = told(match, 1)
        wires = live(game, seen.frame.view, seen.known)
        assert msgspec.json.encode(wires)
        for wire in wires:
            assert 0.8 * CERTAIN < sum(wire.chances) < 1.01 * CERTAIN
