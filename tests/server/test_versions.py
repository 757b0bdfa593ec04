"""Databases of every released version open, a newer one is refused, and what cannot be read harms nobody else."""

import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import to_builtins

from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord
from litfuse.server.storage.migrations.migrate import NEWEST
from litfuse.server.tables import stored
from litfuse.server.tokens import Ticket, Tokens
from tests.server.client import Client, run, run_unseen
from tests.server.process import ServerProcess
from tests.server.test_commands import quiet, turn_of, two
from tests.server.test_next import table
from tests.server.test_resume import drawn

pytestmark = pytest.mark.sqlite
DATABASES = Path(__file__).parent / "databases"
SECRET = "the tests' own secret of old"
TABLE = "EE5S4z5TIhF39iED30p50Q"  # of Ann and Ben: one match is over, one is paused, five lines were said


def of_version(version: str, folder: Path) -> ServerProcess:
    """A server on a database as that version left it."""
    folder.mkdir()
    with sqlite3.connect(folder / "litfuse.db") as database:
        database.executescript((DATABASES / f"v{version}.sql").read_text())
    database.close()
    return ServerProcess(folder, secret=SECRET)


def token(chair: int) -> str:
    name, who = ("Wes", "d5e432a09350996f") if chair == -1 else ("", "")
    return Tokens(SECRET.encode()).seal(Ticket(TABLE, chair, 0 if chair == -1 else 1, name, who))


def test_there_is_a_database_of_each_version_before_the_newest() -> None:
    versions = [f"{n:04}" for n in range(1, int(NEWEST))]
    assert [path.stem for path in sorted(DATABASES.glob("*.sql"))] == [f"v{version}" for version in versions]


@pytest.mark.parametrize("version", ["0001", "0002", "0003", "0004", "0005"])
def test_a_database_of_an_old_version_opens_and_is_played_on(version: str, tmp_path: Path) -> None:
    server = of_version(version, tmp_path / "server").start()

    async def test() -> None:
        ann, ben, wes = [
            await Client(server, {"token": token(chair)}, seed=chair + 2).connect() for chair in (0, 1, -1)
        ]
        for client in (ann, ben, wes):
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        assert (ann.table["paused"], ann.tick, ben.tick) == (True, 3, 3)
        assert [line["body"] for line in ann.lines] == ["hello", "hi", "too kind", "good luck"]
        assert [line["body"] for line in wes.lines] == ["hello", "hi", "good luck", "among us"]
        assert (ann.heard, ben.heard, wes.heard) == (4, 4, 4)
        assert (await ben.command("Say", "l2", body="hi"))["type"] == "Ack"  # as before, and no second line
        assert (await ben.command("Say", "new", body="on we go"))["type"] == "Ack"
        await ann.until(lambda: ann.heard == 5)
        assert (await ann.command("Resume"))["type"] == "Ack"
        player = ann if ann.mine() else ben
        assert (await player.play(turn_of(player), quiet(player, turn_of(player))))["type"] == "Ack"
        first = sqlite3.connect(server.folder / "litfuse.db").execute("select id from matches where status = 'over'")
        for (match,) in first:
            assert server.get(f"/api/matches/{match}/record").status == 200

    run(test)
    server.end()


def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    server = of_version("0001", tmp_path / "server")
    with sqlite3.connect(server.folder / "litfuse.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    command = [*server.command(), "--data", str(server.folder)]
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "newer version" in ended.stderr


def test_documents_are_written_with_their_version_and_a_newer_one_is_refused() -> None:
    doc = table("exploding-kittens", (0, 1))
    raw = stored.DOCUMENT.encode(doc)
    assert b'"version":4' in raw
    assert stored.DOCUMENT.encode(stored.DOCUMENT.decode(raw)) == raw
    with pytest.raises(BadRecord, match="newer"):
        stored.DOCUMENT.decode(encode({**to_builtins(doc), "version": 5}))


# --- what cannot be read ----------------------------------------------------------------------------------------------


def spoiled(server: ServerProcess, statement: str, *values: object) -> None:
    """The server stops, something is changed in its database, and it starts again."""
    server.stop()
    with sqlite3.connect(server.folder / "litfuse.db") as database:
        assert database.execute(statement, values).rowcount >= 1
    database.close()
    server.start()


def test_one_unreadable_table_is_set_aside_and_the_rest_goes_on(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve()
        broken = (await two(server))[0]
        on, _ = await two(server)
        lobbies = [server.open_table(name, public=True)["table"] for name in ("Cat", "Dan")]
        for client in (broken, on):
            await client.close()
        bad = [broken.table["id"], lobbies[0]]
        spoiled(server, "update tables set doc = '{' where id in (?, ?)", *bad)
        assert [t["id"] for t in server.get("/api/tables").body] == [lobbies[1]]
        answer = server.get(f"/api/tables/{bad[0]}")
        assert (answer.status, answer.body["says"]["key"]) == (409, "unreadable")
        await on.connect(resume=True)
        assert on.table["phase"] == "playing"
        log = server.log.read_text()
        assert log.count("table_unreadable") == 2
        assert "Traceback" not in log

    run(test)


@pytest.mark.parametrize(
    "statement",
    [
        "update entries set at = at + 1 where seq = 1",
        "update entries set entry = cast(replace(cast(entry as text), 'draw-card', 'drew-card') as blob) || ' '",
        "update entries set seat = 1 - seat where seq = 1",
        "delete from entries where seq = 1",
        "update matches set doc = cast(replace(cast(doc as text), '\"seats\":2', '\"seats\":3') as blob)",
    ],
)
def test_one_changed_byte_is_noticed_when_the_match_is_loaded(
    statement: str, serve: Callable[..., ServerProcess]
) -> None:
    async def test() -> None:
        server = serve()
        on, off = await two(server)
        await drawn(on, off, 3)
        for client in (on, off):
            await client.close()
        spoiled(server, statement)
        socket = await Client(server, {"token": on.token}).connect_anyhow()
        assert socket.inbox[-1]["says"]["key"] == "unreadable"
        assert "table_unreadable" in server.log.read_text()

    run_unseen(test)  # what is left of the match says nothing of what was told


def test_names_may_be_removed_from_a_match_without_breaking_its_chain(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve()
        on, _ = await two(server)
        spoiled(server, "update matches set doc = cast(replace(cast(doc as text), '\"Ann\"', '\"\"') as blob)")
        await on.close()
        await on.connect(resume=True)
        assert on.table["phase"] == "playing"

    run(test)


def test_an_unreadable_line_is_left_out(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve()
        seated = server.open_table()
        ann = await Client(server, seated).connect()
        for n in range(3):
            await ann.command("Say", body=f"line {n}")
        await ann.close()
        spoiled(server, "update lines set doc = '{' where number = 2")
        late = await Client(server, seated).connect()
        await late.until(lambda: late.heard == 3)
        assert [line["body"] for line in late.lines] == ["line 0", "line 2"]

    run(test)
