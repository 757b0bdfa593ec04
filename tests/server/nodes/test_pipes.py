"""People at one node play at a table of another: what names the table goes to its home, and to nobody else."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from litfuse.server.nodes.neighbours import ALL_SECONDS, Neighbours
from litfuse.server.nodes.passes import HEADER, Pass, Passes
from litfuse.server.storage.base import Elsewhere
from tests.postgres import Postgres
from tests.server.client import Client, run, settled
from tests.server.nodes.houses import Street, in_a_street
from tests.server.nodes.street import SECRET, figure, node, nodes
from tests.server.places import Place, rows_of
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[list[ServerProcess]]:
    with postgres.database() as url, nodes(tmp_path_factory.mktemp("nodes"), url, metrics=True) as made:
        yield made


def test_a_whole_match_is_played_through_pipes(both: list[ServerProcess]) -> None:
    home, other = both

    async def test() -> None:
        host = home.open_table()
        guest = other.join(host["table"], "Ben")
        ann = await Client(home, host, 1).connect()
        ben = await Client(other, guest, 2).connect()
        assert figure(other, "litfuse_pipes") >= 1
        assert (await ann.command("Start"))["type"] == "Ack"
        for client in (ann, ben):
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        await asyncio.gather(ann.play_on(), ben.play_on())
        assert (ann.over, ben.over) == (True, True)
        match = ann.told["match"] if ann.told else ""
        records = [server.get(f"/api/matches/{match}/record").body for server in both]
        assert records[0] == records[1]

    run(test)


def test_a_person_is_told_the_same_at_home_and_through_a_pipe(both: list[ServerProcess]) -> None:
    home, other = both

    async def test() -> None:
        host = home.open_table()
        guest = home.join(host["table"], "Ben")
        here, there = await Client(home, guest, 3).connect(), await Client(other, guest, 4).connect()
        ann = await Client(home, host, 5).connect()
        await settled(here, there)
        marks = [len(client.inbox) for client in (here, there)]
        assert (await ann.command("Start"))["type"] == "Ack"
        await ann.until(lambda: ann.told is not None)
        for client in (ann, there):
            if decision := client.mine():
                await client.play(decision, client.choose(decision))
        await there.command("Say", body="hello")
        await settled(ann, here, there)
        told = [
            [m for m in client.inbox[mark:] if m["type"] in {"Told", "Heard", "Times"}]
            for client, mark in zip((here, there), marks, strict=True)
        ]
        assert told[0] == told[1]
        assert len(told[0]) >= 2

    run(test)


def test_the_same_id_gets_the_same_reply_at_every_node(both: list[ServerProcess]) -> None:
    home, other = both

    async def test() -> None:
        host = home.open_table()
        guest = other.join(host["table"], "Ben")
        ann, ben = await Client(other, host, 6).connect(), await Client(other, guest, 7).connect()
        await ann.command("Start")
        for client in (ann, ben):
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        player = ann if ann.mine() else ben
        decision = player.mine()
        assert decision is not None
        action = player.choose(decision)
        first = await player.play(decision, action, "the-one")
        again = await Client(home, {"token": player.token}, 8).connect()
        await again.until(lambda: again.told is not None)
        assert await again.play(decision, action, "the-one") == first
        assert first["type"] == "Ack"

    run(test)


def test_every_request_that_names_a_table_is_answered_by_its_home(both: list[ServerProcess]) -> None:
    home, other = both
    opening = {"game": "exploding-kittens", "name": "Ann", "seats": 3, "id": "drawn-at-random-by-a-client"}
    host = home.post("/api/tables", opening).body
    assert other.post("/api/tables", opening).body == host  # the same request is the same table
    path = f"/api/tables/{host['table']}"
    mine, theirs = home.get(path), other.get(path)
    assert mine.status == theirs.status == 200
    assert mine.body == theirs.body
    assert theirs.headers["cache-control"] == "no-store"
    assert other.get(f"/api/codes/{mine.body['code']}").body == mine.body
    assert other.get("/api/codes/nowhere").status == 404
    assert other.get(f"{path}/progress").body == home.get(f"{path}/progress").body
    assert other.post(f"{path}/watch", {"name": "Wes"}).status == 201
    assert other.join(host["table"], "Ben")["chair"] == 1
    assert other.send_command(host, "SetBot", chair=2, level="random").status == 200
    assert other.send_command(host, "SetBot", chair=1, level="random").status == 409  # and refused alike
    assert other.post(f"{path}/command", {"type": "Leave", "id": "x"}, "nonsense").status == 404
    assert other.get("/api/tables/nowhere").status == 404
    assert [chair["holder"] for chair in home.get(path).body["chairs"]] == ["person", "person", "bot"]


def test_presence_is_what_the_home_sees_and_a_kick_reaches_through_the_pipe(both: list[ServerProcess]) -> None:
    home, other = both

    async def test() -> None:
        host = home.open_table()
        guest = home.join(host["table"], "Ben")
        ann, ben = await Client(home, host, 9).connect(), await Client(other, guest, 10).connect()
        await ann.until(lambda: bool(ann.table["chairs"][1].get("present")))
        before = figure(other, "litfuse_pipes")
        assert (await ann.command("Kick", chair=1))["type"] == "Ack"
        await ben.until(lambda: ben.closed)
        assert ben.inbox[-1] == {"type": "Bye", "says": {"key": "kicked"}}
        while figure(other, "litfuse_pipes") >= before:
            await asyncio.sleep(0.05)

    run(test)


def test_a_person_who_goes_at_the_other_node_is_away_at_home(both: list[ServerProcess]) -> None:
    home, other = both

    async def test() -> None:
        host = home.open_table()
        guest = home.join(host["table"], "Ben")
        ann, ben = await Client(home, host, 11).connect(), await Client(other, guest, 12).connect()
        await ann.until(lambda: bool(ann.table["chairs"][1].get("present")))
        await ben.close()
        await ann.until(lambda: not ann.table["chairs"][1].get("present"))

    run(test)


def test_what_a_client_may_not_send_closes_the_pipe_as_it_closes_a_socket(both: list[ServerProcess]) -> None:
    home, other = both

    async def test() -> None:
        host = home.open_table()
        said = []
        for server in (home, other):
            client = await Client(server, host, 13).connect()
            await client.send({"type": "Hello", "version": 2, "token": host["token"]})
            await client.until(lambda client=client: client.closed)  # type: ignore[misc]
            said.append((client.inbox[-1], client.socket.close_code if client.socket else 0))
        assert said[0] == said[1] == ({"type": "Bye", "says": {"key": "hello-once"}}, 1008)

    run(test)


def test_a_silent_client_is_told_when_to_come_back_by_itself(both: list[ServerProcess]) -> None:
    """The line to a node that sleeps says nothing, and nobody closes it."""
    home, _ = both

    async def test() -> None:
        client = await Client(home, home.open_table(), 15).connect()
        await client.until(lambda: {"type": "Ping", "next": 5} in client.inbox)

    run(test)


def test_a_client_forwarded_to_a_sleeping_node_is_sent_away_in_time(tmp_path: Path, postgres_url: str) -> None:
    """Not as one who said nothing: the hello was there in time."""
    with nodes(tmp_path, postgres_url, lease_seconds=600, hello_seconds=1) as (home, other):
        host = home.open_table()
        home.pause()

        async def test() -> None:
            client = Client(other, host, 16)
            with suppress(AssertionError):
                await client.connect(False)
            await client.until(lambda: client.closed)
            assert client.inbox == [{"type": "Bye", "says": {"key": "come-back"}}]

        run(test)
        home.go_on()


# --- other nodes as they are asked ------------------------------------------------------------------------------------


def test_what_was_asked_of_a_node_is_given_up_when_it_is_buried(postgres_url: str) -> None:
    """A node that sleeps keeps its lines."""

    async def test(street: Street) -> None:
        neighbours = Neighbours(await street.store("a"), b"a secret that is long enough")
        begun = asyncio.Event()

        async def sleeps(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            begun.set()
            await reader.read()
            writer.transport.abort()

        server = await asyncio.start_server(sleeps, "127.0.0.1", 0)
        to = Elsewhere("t", "b", f"127.0.0.1:{server.sockets[0].getsockname()[1]}")
        asking = asyncio.create_task(neighbours.ask(to, "GET", "/", (), b"", ""))
        await begun.wait()
        neighbours.met({"b": to.address})
        await asyncio.sleep(0.05)
        assert not asking.done()
        neighbours.met({})
        with pytest.raises(OSError):  # noqa: PT011 (whatever the line says)
            await asking
        server.close()

    in_a_street(postgres_url, test)


def test_a_node_that_sleeps_keeps_no_answer_of_another_back(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        neighbours = Neighbours(await street.store("a"), b"a secret that is long enough")

        async def answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")
            await reader.read()
            writer.transport.abort()

        async def sleeps(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.transport.abort()

        servers = [await asyncio.start_server(each, "127.0.0.1", 0) for each in (sleeps, answers)]
        living = {f"n{n}": f"127.0.0.1:{s.sockets[0].getsockname()[1]}" for n, s in enumerate(servers)}
        async with asyncio.timeout(ALL_SECONDS - 0.5):
            answer = await neighbours.ask_all(living, "/api/codes/x", "")
        assert answer is not None
        assert answer.body == b"{}"
        for server in servers:
            server.close()

    in_a_street(postgres_url, test)


# --- passes -----------------------------------------------------------------------------------------------------------


def test_nobody_else_can_make_a_pass(both: list[ServerProcess]) -> None:
    home, other = both
    ids = [server.get("/healthz").body["node"] for server in both]
    table = home.open_table()["table"]
    good = Passes(SECRET.encode())
    passed = Pass(ids[1], ids[0], table, "198.51.100.1")
    assert home.get(f"/api/tables/{table}", **{HEADER: good.seal(passed)}).status == 200
    sealed = good.seal(passed)
    forged = [
        "nonsense",
        "",
        sealed[:-1],
        sealed[:-1] + ("0" if sealed[-1] != "0" else "1"),
        Passes(b"another secret, as long").seal(passed),
        good.seal(Pass(ids[0], ids[1], table, "198.51.100.1")),  # for another node
    ]
    for bad in forged:
        assert home.get(f"/api/tables/{table}", **{HEADER: bad}).status == 403
    assert (
        other.get(f"/api/tables/{table}", **{HEADER: good.seal(Pass("", ids[1], table, ""))}).status == 503
    )  # one hop


def test_a_pass_leads_to_its_own_table_only(both: list[ServerProcess]) -> None:
    home, _ = both
    one, another = home.open_table(), home.open_table()
    sealed = Passes(SECRET.encode()).seal(Pass("n", home.get("/healthz").body["node"], one["table"], "198.51.100.1"))

    async def test() -> None:
        client = Client(home, another, 14)
        with suppress(AssertionError):  # it is shown the door
            await client.connect(False, **{HEADER: sealed})
        await client.until(lambda: client.closed)
        assert client.inbox == [{"type": "Bye", "says": {"key": "not-found"}}]

    run(test)


def test_a_single_node_accepts_no_passes(serve: Any) -> None:
    server = serve(secret=SECRET)
    assert server.get("/api/games", **{HEADER: Passes(b"guess").seal(Pass("", "", "", ""))}).status == 403


# --- starting ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"secret": "quite another secret"}, "LITFUSE_SECRET"),
        ({"advertise": "127.0.0.1:1"}, "does not answer there"),
        ({"advertise": "10.255.255.1:8000"}, "its own machine only"),
        ({"advertise": "nonsense"}, "an address and a port"),
        ({"host": "0.0.0.0"}, "LITFUSE_ADVERTISE"),
    ],
    ids=["another secret", "nobody there", "apart", "no port", "every address"],
)
def test_a_node_that_does_not_fit_says_what_to_do(
    both: list[ServerProcess], settings: dict[str, str], says: str, tmp_path: Path
) -> None:
    url = (both[0].folder / "database-url").read_text()
    wrong = node(tmp_path / "wrong", url, **settings)
    ended = subprocess.run(
        wrong.command(), env=wrong.environ(), capture_output=True, text=True, timeout=120, check=False
    )
    assert ended.returncode == 2, ended.stderr
    last = ended.stderr.strip().splitlines()[-1]
    assert says in last
    assert SECRET not in ended.stderr
    living = asyncio.run(rows_of(Place(tmp_path, url), "select count(*) from nodes"))
    assert living == [(2,)]


def test_health_and_figures_say_of_which_node_they_speak(both: list[ServerProcess]) -> None:
    ids = {server.get("/healthz").body["node"] for server in both}
    assert {server.get("/readyz").body["node"] for server in both} == ids
    assert len(ids) == 2
    assert all(server.get("/readyz").status == 200 for server in both)
    said = both[0].get("/metrics").body.decode()
    assert f'litfuse_node{{node="{both[0].get("/healthz").body["node"]}"}} 1.0' in said
