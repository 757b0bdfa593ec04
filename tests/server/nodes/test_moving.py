"""Tables move: from a node that dies, sleeps or stops to one that lives, and nobody notices more than a pause."""

import asyncio
import socket
from pathlib import Path

import pytest

from litfuse.server.nodes.pipe import Pipe
from tests.server.client import Client, run
from tests.server.nodes.street import come_back, nodes, until
from tests.server.places import Place, rows
from tests.server.process import ServerProcess


async def two(home: ServerProcess, other: ServerProcess) -> tuple[Client, Client]:
    """A match between one who is at the home and one who is at another node."""
    host = home.open_table()
    guest = other.join(host["table"], "Ben")
    ann, ben = await Client(home, host, 1).connect(), await Client(other, guest, 2).connect()
    assert (await ann.command("Start"))["type"] == "Ack"
    for client in (ann, ben):
        await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
    return ann, ben


@pytest.mark.parametrize("fault", ["killed", "paused", "stopped"])
def test_a_match_goes_on_at_another_node(fault: str, tmp_path: Path, postgres_url: str) -> None:
    lease = 600 if fault == "stopped" else 2  # who stops in order makes nobody wait for its lease
    with nodes(tmp_path, postgres_url, lease_seconds=lease) as (home, other):

        async def test() -> None:
            ann, ben = await two(home, other)
            player = ann if ann.mine() else ben
            decision = player.mine()
            assert decision is not None
            action = player.choose(decision)
            first = await player.play(decision, action, "before")
            assert first["type"] == "Ack"
            if fault == "killed":
                home.kill()
            elif fault == "paused":
                home.pause()
            else:
                await asyncio.to_thread(home.stop)
            await ben.until(lambda: ben.closed)  # the line to the home is closed, however it went
            again = {client: await come_back(client, other) for client in (ann, ben)}
            new = again[player]
            await new.until(lambda: new.told is not None)
            assert await new.play(decision, action, "before") == first
            if fault == "paused":
                home.go_on()
                # It was taken for dead, and knows it: its clients are cut off, and led to the new home.
                await ann.until(lambda: ann.closed)
                late = await come_back(ann, home)
                await late.until(lambda: late.told is not None)
            await asyncio.gather(*(client.play_on() for client in again.values()))

        run(test)
        found = rows(Place(tmp_path, postgres_url), "select seq from entries order by seq")
        assert [seq for (seq,) in found] == list(range(len(found)))


def test_a_restarted_node_has_its_tables_again_at_once(tmp_path: Path, postgres_url: str) -> None:
    """It does not wait for the lease of the one that was killed."""
    with nodes(tmp_path, postgres_url, count=1, lease_seconds=600) as (only,):
        host = only.open_table(bots=1)
        assert only.send_command(host, "Start").status == 200
        only.restart()
        assert only.get(f"/api/tables/{host['table']}").body["phase"] == "playing"


def test_tables_of_a_dead_node_at_which_only_bots_play_go_on(tmp_path: Path, postgres_url: str) -> None:
    """Nobody asks for them: the others look around."""
    with nodes(tmp_path, postgres_url, lease_seconds=2, bot_least=400, bot_most=500) as (home, other):
        host = home.open_table(seats=3, bots=2)
        assert home.send_command(host, "Start").status == 200
        place = Place(tmp_path, postgres_url)
        home.kill()
        node = other.get("/healthz").body["node"]
        asyncio.run(until(lambda: rows(place, "select home from tables") == [(node,)]))
        count = len(rows(place, "select seq from entries"))
        asyncio.run(until(lambda: len(rows(place, "select seq from entries")) > count))


def test_ready_says_no_before_the_last_word(tmp_path: Path, postgres_url: str) -> None:
    with nodes(tmp_path, postgres_url, drain_seconds=3) as (home, other):

        async def test() -> None:
            host = home.open_table()
            ann = await Client(home, host, 3).connect()
            stopping = asyncio.create_task(asyncio.to_thread(home.stop))
            await until(lambda: home.get("/readyz").status == 503)
            assert home.get("/healthz").status == 200
            assert (await ann.command("Say", body="still here"))["type"] == "Ack"
            await ann.until(lambda: ann.closed)
            assert ann.inbox[-1] == {"type": "Bye", "says": {"key": "come-back"}}
            assert ann.socket is not None
            assert ann.socket.close_code == 1012
            assert await stopping == 0
            again = await come_back(ann, other)
            await again.until(lambda: bool(again.lines))
            assert [line["body"] for line in again.lines] == ["still here"]

        run(test)
        assert rows(Place(tmp_path, postgres_url), "select count(*) from nodes") == [(1,)]


# --- the pipe itself --------------------------------------------------------------------------------------------------


def test_a_pipe_holds_little_for_one_who_does_not_read_and_loses_nothing() -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        (client, near), (home, far) = socket.socketpair(), socket.socketpair()
        over = asyncio.Event()
        ends = [(await loop.create_connection(asyncio.Protocol, sock=line))[0] for line in (near, far)]
        for end in ends:
            end.pause_reading()
        pipe = Pipe(ends[0], ends[1], lambda _: over.set())
        pipe.join(b"hello", b"welcome")
        for line in (client, home):
            line.setblocking(False)
        data = bytes(range(256)) * 4096
        sent = 0
        while True:  # the home writes until nobody takes any more
            try:
                sent += home.send(data[sent % 256 :][:65536])
            except BlockingIOError:
                await asyncio.sleep(0.05)
                try:
                    sent += home.send(data[sent % 256 :][:65536])
                except BlockingIOError:
                    break
        buffered = pipe.near.transport.get_write_buffer_size()
        assert 0 < buffered < 1024 * 1024
        home.shutdown(socket.SHUT_WR)
        got = b""
        while piece := await loop.sock_recv(client, 65536):
            got += piece
        assert got == b"welcome" + (data * (sent // len(data) + 1))[:sent]
        assert await loop.sock_recv(home, 100) == b"hello"
        await loop.sock_sendall(client, b"last words")  # the other way is still open
        assert await loop.sock_recv(home, 100) == b"last words"
        client.close()
        assert await loop.sock_recv(home, 100) == b""
        home.close()
        await over.wait()

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_pipe_ends_with_either_of_its_lines() -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        for number in range(2):
            pairs = [socket.socketpair(), socket.socketpair()]
            ends = [(await loop.create_connection(asyncio.Protocol, sock=pair[1]))[0] for pair in pairs]
            for end in ends:
                end.pause_reading()
            over: list[Pipe] = []
            pipe = Pipe(ends[0], ends[1], over.append)
            pipe.join(b"", b"")
            (pipe.near, pipe.far)[number].transport.abort()
            other = pairs[1 - number][0]
            other.setblocking(False)
            assert await loop.sock_recv(other, 100) == b""
            assert over == [pipe]
            for pair in pairs:
                pair[0].close()

    asyncio.run(asyncio.wait_for(test(), 120))
