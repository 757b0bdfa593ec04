"""Stopped, killed, full: what was acknowledged is there, and nothing else is."""

import asyncio
import resource
import sqlite3
import subprocess
from collections.abc import Callable

import pytest

from tests.server.client import Client, decision_id, run
from tests.server.process import ServerProcess
from tests.server.test_commands import DRAW, quiet, turn_of, two
from tests.server.test_resume import drawn, last_told

pytestmark = pytest.mark.both_databases
Serve = Callable[..., ServerProcess]


def test_after_a_kill_everything_acknowledged_is_there_and_a_repeated_command_gets_the_same_answer(
    serve: Serve,
) -> None:
    async def test() -> None:
        server = serve()
        on, off = await two(server)
        await on.command("Say", body="kept")
        for n in range(5):
            player = on if on.mine() else off
            decision = turn_of(player)
            action = quiet(player, decision)
            ack = await player.play(decision, action, id=f"kill-{n}")
            server.restart()
            for client in (on, off):
                await client.close()
                client.told = {**last_told(client), "mark": "old"}
                await client.connect(resume=True)
                await client.until(lambda client=client: "mark" not in last_told(client))  # type: ignore[misc]
            assert player.tick == ack["tick"]
            assert await player.play(decision, action, id=f"kill-{n}") == ack
            assert player.tick == ack["tick"]
        late = await Client(server, {"token": on.token}).connect()
        await late.until(lambda: late.told is not None)
        assert late.lines[-1]["body"] == "kept"
        assert late.frame == on.frame

    run(test)


def test_a_command_of_an_earlier_match_keeps_its_answer_also_while_the_next_is_dealt_and_from_another_seat(
    serve: Serve,
) -> None:
    async def test() -> None:
        server = serve()
        seated = server.open_table(seats=3)
        ann, ben = [
            await Client(server, s, seed=n).connect()
            for n, s in enumerate((seated, server.join(seated["table"], "Ben")))
        ]
        await ann.command("Start")
        for client in (ann, ben):
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        while ann.mine():
            await ann.play(turn_of(ann), quiet(ann, turn_of(ann)))
        await ben.until(lambda: ben.mine() is not None)
        decision, match = turn_of(ben), ben.table["match"]
        ack = await ben.play(decision, DRAW, id="kept")
        assert ack["type"] == "Ack"

        async def again(match: str = match) -> dict[str, object]:
            return await ben.command("Play", "kept", match=match, decision=decision_id(decision), action=DRAW)

        await ann.command("CloseMatch")
        await ben.command("CloseMatch")
        await ben.until(lambda: ben.table["phase"] == "lobby")
        assert await again() == ack
        assert (await ann.command("SetBot", chair=2, level="random"))["type"] == "Ack"
        await ben.seal()  # and never opens it: the deal waits
        assert (await ann.command("Leave"))["type"] == "Ack"  # Ben sits on seat 0 in the next match
        assert (await ben.command("Start"))["type"] == "Ack"
        assert await again() == ack
        server.restart()
        await ben.close()
        await ben.connect()
        assert ben.table["phase"] == "dealing"
        assert await again() == ack
        await ben.until(lambda: ben.told is not None and ben.told["match"] != match)
        assert await again() == ack
        assert (await again("0" * 32))["type"] == "Stale"

    run(test)


def test_bots_play_on_after_a_kill(serve: Serve) -> None:
    async def test() -> None:
        server = serve()
        client = await Client(server, server.open_table(seats=3, bots=2)).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        await client.play_on(until=lambda: client.tick > 8)
        server.restart()
        await client.close()
        await client.connect(resume=True)
        await client.play_on()

    run(test)


def test_a_pause_and_the_clocks_survive_and_the_time_down_is_not_charged(serve: Serve) -> None:
    async def test() -> None:
        server = serve()
        on, off = await two(server)
        await drawn(on, off, 1)
        await on.command("Pause")
        await off.command("Pause")
        await on.until(lambda: any(m["type"] == "Times" for m in on.inbox))
        shown = [m["times"] for m in on.inbox if m["type"] == "Times"][-1]
        server.kill()
        await asyncio.sleep(1)
        server.start()
        await on.close()
        await on.connect()
        await on.until(lambda: bool(on.inbox) and on.inbox[-1]["type"] == "Told")
        assert on.table["paused"]
        assert last_told(on)["times"] == shown

    run(test)


@pytest.mark.sqlite
def test_a_full_disk_is_an_error_and_never_an_acknowledgement(serve: Serve) -> None:
    async def test() -> None:
        server = serve()
        on, off = await two(server)
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, hard))
        decision, tick = turn_of(on), on.tick
        assert (await on.play(decision, DRAW, id="full"))["type"] == "Failed"
        assert (await off.command("Say", body="hello"))["type"] == "Failed"
        assert server.get("/healthz").status == 503
        assert on.tick == tick
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert server.get("/healthz").status == 200
        answer = await on.play(decision, DRAW, id="full")
        assert answer["type"] == "Ack"
        rows = sqlite3.connect(server.folder / "litfuse.db")
        assert rows.execute("select count(*) from entries where command_id = 'full'").fetchone() == (1,)
        rows.close()

    run(test)


@pytest.mark.sqlite
def test_a_second_process_on_the_same_file_is_refused(serve: Serve) -> None:
    server = serve()
    second = ServerProcess(server.folder)
    with pytest.raises(AssertionError, match="Another server has"):
        second.start()
    assert server.get("/healthz").status == 200


def test_a_port_that_is_taken_is_said_in_one_line(serve: Serve) -> None:
    server = serve()
    second = ServerProcess(server.folder.parent / "second")
    second.port = server.port
    second.folder.mkdir()
    ended = subprocess.run(
        [*second.command(), "--data", str(second.folder)], check=False, capture_output=True, text=True
    )
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1


def test_a_backup_can_be_made_while_the_server_runs_and_served_afterwards(serve: Serve) -> None:
    server = serve()
    table = server.open_table()["table"]
    target = server.folder.parent / "copy" / "litfuse.db"
    target.parent.mkdir()
    command = [*server.command()[:3], "backup", str(target)]
    for status in (0, 2):
        assert subprocess.run(command, env=server.environ(), check=False, capture_output=True).returncode == status
    copy = ServerProcess(target.parent).start()
    assert copy.get(f"/api/tables/{table}").status == 200
    copy.stop()


def test_ctrl_c_stops_with_a_word_to_everybody(serve: Serve) -> None:
    async def test() -> None:
        server = serve()
        client = await Client(server, server.open_table()).connect()
        assert await asyncio.to_thread(server.stop) == 0  # and the client reads on meanwhile
        await client.until(lambda: client.closed)
        assert client.inbox[-1] == {"type": "Bye", "says": {"key": "server-stops"}}

    run(test)
