"""Whole matches over sockets, against bots, by a client that knows no rules."""

import asyncio
import json

from litfuse.games.registry import find
from litfuse.kernel import archive
from tests.server.client import Client, run
from tests.server.process import ServerProcess


def test_a_whole_match_against_bots_and_its_record_verifies(server: ServerProcess) -> None:
    async def test() -> None:
        seated = server.open_table(seats=4, bots=3)
        client = await Client(server, seated).connect()
        await client.seal()
        commit = client.table["deal"]["commit"]
        starting = asyncio.create_task(client.command("Start"))
        assert (await client.open())["type"] == "Ack"
        assert (await starting)["type"] == "Ack"
        await client.until(lambda: client.told is not None)
        match = client.table["match"]
        unknown = server.get("/api/matches/00/record")
        assert server.get(f"/api/matches/{match}/record")[:2] == unknown[:2]
        await client.play_on()
        await client.until(lambda: client.table["phase"] == "lobby")
        assert client.table["deal"]["match"] != match
        assert all(len(answers) == 1 for answers in client.replies.values())
        record = server.get(f"/api/matches/{match}/record").body
        read = archive.read(record, find)
        assert all(finding.held for finding in archive.verify(read, record))
        assert read.header.commit == commit
        assert read.header.nonces[0] == client.sealed[match]
        assert read.header.players == ("Ann", *(chair["name"] for chair in client.table["chairs"][1:]))
        assert read.header.levels == ("", "random", "random", "random")
        first = json.loads(record.split(b"\n")[0])
        assert set(first["header"]) <= set(read.header.__struct_fields__)

    run(test)


def test_every_step_goes_on_from_the_one_before(server: ServerProcess) -> None:
    async def test() -> None:
        client = await Client(server, server.open_table(seats=3, bots=2), seed=5).connect()
        await client.command("Start")
        await client.play_on()
        told = [m["told"] for m in client.inbox if m["type"] == "Told"]
        assert [t["since"] for t in told] == list(range(len(told)))
        assert [t["tick"] for t in told] == list(range(1, len(told) + 1))

    run(test)


def test_people_who_play_get_their_notebook_in_words_and_spectators_get_none(server: ServerProcess) -> None:
    async def test() -> None:
        seated = server.open_table(seats=3, bots=2)
        watching = server.post(f"/api/tables/{seated['table']}/watch", {"name": "Wil"}).body
        player = await Client(server, seated, seed=5).connect()
        spectator = await Client(server, watching).connect()
        await player.command("Start")
        await player.play_on()
        told = [[m for m in client.inbox if m["type"] == "Told"] for client in (player, spectator)]
        assert all(m["notebook"][0]["key"] == "known-top" for m in told[0] if m["told"]["frame"]["view"]["pile"])
        assert told[1]
        assert not any("notebook" in m for m in told[1])

    run(test)
