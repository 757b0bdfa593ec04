"""Coming back: by tick and hash, late, or as one who watches."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.client import Client, run
from tests.server.process import ServerProcess
from tests.server.test_commands import DRAW, quiet, turn_of, two


async def drawn(on: Client, off: Client, times: int = 3) -> None:
    """A few moves, none of which opens a window."""
    for _ in range(times):
        player = on if on.mine() else off
        decision = turn_of(player)
        action = quiet(player, decision)
        ticks = on.tick, off.tick
        assert (await player.play(decision, action))["type"] == "Ack"
        await on.until(lambda ticks=ticks: on.tick > ticks[0])  # type: ignore[misc]
        await off.until(lambda ticks=ticks: off.tick > ticks[1])  # type: ignore[misc]


def last_told(client: Client) -> dict[str, Any]:
    assert client.told is not None
    return client.told


def test_a_client_that_resumes_gets_what_was_missed_and_nothing_twice(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        await drawn(on, off, 1)
        player, other = (on, off) if off.mine() else (off, on)  # the one who waits goes away
        seen = player.tick
        notices = [n for m in player.inbox if m["type"] == "Told" for n in m["told"]["notices"]]
        await player.close()
        decision = turn_of(other)
        assert (await other.play(decision, quiet(other, decision)))["type"] == "Ack"
        await player.connect(resume=True)
        await player.until(lambda: player.tick > seen)
        told = last_told(player)["told"]
        assert (told["since"], told["tick"]) == (seen, seen + 1)
        late = await Client(server, {"token": player.token}).connect()
        await late.until(lambda: late.told is not None)
        whole = last_told(late)["told"]
        assert whole["since"] == 0
        assert whole["notices"] == [*notices, *told["notices"]]
        assert whole["frame"] == told["frame"]
        assert last_told(late)["hash"] == last_told(player)["hash"]

    run(test)


def test_a_client_that_is_up_to_date_gets_the_frame_only(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        await drawn(on, off, 1)
        frame, tick = on.frame, on.tick
        await on.close()
        on.told = {**last_told(on), "mark": "old"}
        await on.connect(resume=True)
        await on.until(lambda: "mark" not in last_told(on))
        told = last_told(on)["told"]
        assert (told["since"], told["tick"], told["notices"], told["frame"]) == (tick, tick, [], frame)

    run(test)


def test_another_hash_or_an_unknown_tick_gets_the_whole_log(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        await drawn(on, off, 2)
        for change in ({"hash": "0" * 32}, {"told": {"tick": 999}}, {"match": "other"}):
            await on.close()
            on.told = {**last_told(on), "mark": "old", **change}
            await on.connect(resume=True)
            await on.until(lambda: "mark" not in last_told(on))
            assert last_told(on)["told"]["since"] == 0

    run(test)


def test_several_sockets_of_one_seat_see_the_same_and_the_fifth_closes_the_first(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        more = [await Client(server, {"token": on.token}, seed=n).connect() for n in range(2, 5)]
        await drawn(on, off, 1)
        for client in more:
            await client.until(lambda client=client: client.tick == on.tick)  # type: ignore[misc]
            assert client.frame == on.frame
        await Client(server, {"token": on.token}).connect()
        await on.until(lambda: on.closed)
        assert on.inbox[-1] == {"type": "Bye", "says": {"key": "too-many-sockets"}}
        assert not more[0].closed

    run(test)


def test_a_spectator_sees_the_public_view_only_if_the_table_allows_it(server: ServerProcess) -> None:
    async def test() -> None:
        ann = server.open_table(seats=2, bots=1)
        watcher = server.post(f"/api/tables/{ann['table']}/watch", {"name": "Wes"}).body
        wes = await Client(server, watcher).connect()
        client = await Client(server, ann).connect()
        await client.command("Start")
        await wes.until(lambda: wes.told is not None)
        assert "menus" not in wes.frame
        assert (await wes.command("Play", match=wes.table["match"], decision="0.turn.1", action=DRAW))[
            "type"
        ] == "Stale"
        assert (await wes.command("Start"))["says"]["key"] == "only-for-players"
        closed = server.open_table(seats=2, bots=1, config={"spectators": False})
        watcher = server.post(f"/api/tables/{closed['table']}/watch", {"name": "Wes"}).body
        blind = await Client(server, watcher).connect()
        player = await Client(server, closed).connect()
        await player.command("Start")
        await player.play_on()
        assert [m["type"] for m in blind.inbox if m["type"] == "Told"] in ([], ["Told"])
        await blind.until(lambda: blind.told is not None)  # after the end everybody may look
        assert blind.over

    run(test)


def test_two_hundred_sockets_come_back_after_a_kill_and_go_on_where_they_were(
    serve: Callable[..., ServerProcess],
) -> None:
    """Fifty tables of four. Everybody resumes at once by tick and hash, and nobody gets anything twice."""

    async def test() -> None:
        server = serve()
        clients: list[Client] = []
        for n in range(50):
            first = server.open_table(name="P0", seats=4, pace={"turn": 600, "nope": 10})
            seats = [first, *(server.join(first["table"], f"P{k}") for k in range(1, 4))]
            four = [await Client(server, seated, seed=4 * n + k).connect() for k, seated in enumerate(seats)]
            await four[0].command("Start")
            clients += four
        for client in clients:
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        ticks = [(c.tick, c.told["hash"]) for c in clients if c.told is not None]
        server.kill()
        for client in clients:
            await client.close()
        server.start()
        for client in clients:
            client.inbox.clear()
            client.table = {}
        await asyncio.gather(*(client.connect(resume=True) for client in clients))
        for client, (tick, digest) in zip(clients, ticks, strict=True):
            await client.until(lambda client=client: any(m["type"] == "Told" for m in client.inbox))  # type: ignore[misc]
            assert client.told is not None
            assert (client.tick, client.told["hash"]) == (tick, digest)
            assert client.told["told"]["since"] == tick
            assert client.told["told"]["notices"] == []
        on = next(c for c in clients if c.mine())
        decision = on.mine()
        assert decision is not None
        assert (await on.play(decision, on.choose(decision)))["type"] == "Ack"

    run(test)
