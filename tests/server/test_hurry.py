"""A person who is out of a match that only bots still play can have it played to its end at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import litfuse
from litfuse.games.registry import GAMES
from litfuse.kernel.records import TimeUp
from tests.server.client import Client, run
from tests.server.still import StillServer


@pytest.fixture
def still(tmp_path: Path) -> Iterator[StillServer]:
    """Bots answer after ten seconds, and no time passes: whatever they play without `Hurry` would be a fault."""
    process = StillServer(tmp_path / "still", bot_least=10_000, bot_most=10_000).start()
    yield process
    process.end()


async def resign(client: Client) -> None:
    seat = client.table["chairs"][client.chair or 0]["seat"]
    reply = await client.command("Play", match=client.table["match"], action={"type": "Resign", "seat": seat})
    assert reply["type"] == "Ack"


async def refused(client: Client) -> Any:
    return (await client.command("Hurry", on=True)).get("says", {}).get("key")


def test_a_person_who_is_out_skips_to_the_end_of_a_match_among_bots(still: StillServer) -> None:
    async def test() -> None:
        ann = await Client(still, still.open_table(seats=4, bots=3, level="expert")).connect()
        await ann.command("Start")
        await ann.until(lambda: ann.told is not None)
        assert await refused(ann) == "not-out"
        await resign(ann)
        await ann.until(lambda: ann.table.get("out") == [0])
        assert not ann.over
        assert await refused(ann) is None
        await ann.until(lambda: ann.over)
        assert ann.table["phase"] == "lobby"
        assert "hurrying" not in ann.table

    run(test)


def test_bots_wait_until_all_persons_here_are_out_and_agree(still: StillServer) -> None:
    async def test() -> None:
        seated = still.open_table(seats=4)
        ann = await Client(still, seated, seed=1).connect()
        ben = await Client(still, still.join(seated["table"], "Ben"), seed=2).connect()
        for chair in (2, 3):
            await ann.command("SetBot", chair=chair, level="expert")
        await ann.command("Start")
        await ben.until(lambda: ben.told is not None)
        await resign(ann)
        assert await refused(ann) is None
        assert await refused(ben) == "not-out"  # and Ann's wish changes nothing for him, who plays
        await resign(ben)
        tick = ben.tick
        assert (await ann.command("Hurry", on=False))["type"] == "Ack"
        assert (await ben.command("Hurry", on=True))["type"] == "Ack"
        assert (await ben.command("Pause", on=False))["type"] == "Ack"
        assert (ben.tick, ben.over) == (tick, False)
        assert (await ann.command("Hurry", on=True))["type"] == "Ack"
        await ben.until(lambda: ben.over)

    run(test)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_out_stays_out_and_is_never_asked(name: str) -> None:
    game = GAMES[name]
    match, before = litfuse.start(name, seats=max(game.seats), seed=3), set[int]()
    while not match.over and match.seq < 2000:
        out = set(game.out(match.state))
        assert before <= out
        assert not {decision.seat for decision in match.decisions} & out
        before = out
        if match.owed:
            match = match.play(match.owed[0], match.options(match.owed[0])[0])
        else:
            match = match.table(TimeUp(match.clocks[0].key))
    assert bool(before) == (name == "exploding-kittens")
