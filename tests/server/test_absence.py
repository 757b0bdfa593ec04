"""Standing answers, and what happens to those who are away."""

import asyncio

import pytest

from tests.server.client import Client, run, settled
from tests.server.process import ServerProcess
from tests.server.still import StillServer
from tests.server.test_clocks import until_window
from tests.server.test_commands import two


async def left(client: Client, other: Client) -> None:
    """The client has gone, and the table knows."""
    chair = client.chair
    await client.close()
    await other.until(lambda: not other.table["chairs"][chair].get("present", False))


OFF = {"turn": None, "nope": None, "give": None, "kitten": None, "place": None}


@pytest.mark.rule("EK-NOPE-16")
def test_a_standing_answer_falls_after_a_delay_and_nobody_is_told_of_the_switch(still: StillServer) -> None:
    async def test() -> None:
        players = list(await two(still, {"nope": 10}))
        await until_window(players)
        asked = next(p for p in players if p.mine())
        other = next(p for p in players if p is not asked)
        await settled(other)
        seen, tick = len(other.inbox), other.tick
        assert (await asked.command("Standing", kind="nope", on=True))["type"] == "Ack"
        assert (await asked.command("Standing", kind="turn", on=True))["says"]["key"] == "no-such-standing"
        still.wait(0.25)
        await settled(asked, other)
        assert [m["type"] for m in other.inbox[seen:]] == ["Stale"]  # the reply to its own question alone
        still.wait(1.75)
        await settled(asked)
        await other.until(lambda: other.tick > tick)

    run(test)


@pytest.mark.rule("EK-NET-4", "EK-OPT-6", "EK-NET-10")
def test_without_clocks_a_stand_in_takes_over_after_ten_seconds_and_hands_back(still: StillServer) -> None:
    async def test() -> None:
        on, off = await two(still, dict(OFF))
        tick = off.tick
        await left(on, off)
        still.wait(9.75)
        await settled(off)
        assert off.tick == tick
        still.wait(0.25)
        await settled(off)
        await off.until(lambda: off.tick > tick)
        async with still.flowing():
            await off.play_on(until=lambda: any(m.get("stood_in") for m in off.inbox if m["type"] == "Told"))
            if off.over:
                return  # the first draw of all was a kitten
            back = await Client(still, {"token": on.token}, seed=9).connect()
            await back.until(lambda: back.told is not None)
            await asyncio.gather(back.play_on(), off.play_on())

    run(test)


@pytest.mark.rule("EK-NET-9")
def test_when_the_last_person_leaves_the_match_is_closed(server: ServerProcess) -> None:
    async def test() -> None:
        seated = server.open_table(seats=2, bots=1)
        client = await Client(server, seated).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        match = client.table["match"]
        assert (await client.command("Leave"))["type"] == "Ack"
        await client.until(lambda: client.closed)
        assert client.inbox[-1] == {"type": "Bye", "says": {"key": "left"}}
        assert server.get(f"/api/matches/{match}/record").status == 200

    run(test)


@pytest.mark.rule("EK-NET-4", "EK-NET-5", "EK-OPT-11")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_stand_in_takes_over_at_the_first_time_out_unless_the_table_forbids_it(
    still: StillServer, allowed: bool
) -> None:
    async def test() -> None:
        ann = still.open_table(seats=2, pace={"turn": 15, "nope": 3}, config={"stand_in": allowed})
        ben = still.join(ann["table"], "Ben")
        on, off = [await Client(still, seated, seed=n).connect() for n, seated in enumerate((ann, ben))]
        await on.command("Start")
        for player in (on, off):
            await player.until(lambda player=player: player.told is not None)  # type: ignore[misc]
        if on.mine() is None:
            on, off = off, on
        await left(on, off)
        tick = off.tick
        still.wait(15.25)
        await settled(off)
        await off.until(lambda: off.tick > tick)  # the clock's own move
        assert not off.told or not off.told.get("stood_in")
        stood = [m for m in off.inbox if m["type"] == "Told" and m.get("stood_in")]
        assert stood == []
        if not allowed:
            return
        async with still.flowing():
            await off.play_on(until=lambda: any(m.get("stood_in") for m in off.inbox if m["type"] == "Told"))
        assert off.over or any(m.get("stood_in") for m in off.inbox if m["type"] == "Told")

    run(test)
