"""A whole house goes from SQLite into PostgreSQL and back, and is the same."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from litfuse.server.protocol import Ack, Play, Say
from litfuse.server.storage import copying
from litfuse.server.storage.base import Seen
from litfuse.server.storage.lockfile import AlreadyServed
from litfuse.server.storage.postgres.line import BadDatabase
from litfuse.server.tables.directory import TableDirectory
from tests.server.places import Place, rows, rows_of
from tests.server.process import ROOT
from tests.server.test_growth import in_a_directory, started


def nothing(*_: object) -> None:
    """Progress that nobody follows."""


def house(folder: Path) -> str:
    """One that is played in; returns its table."""
    tables: list[str] = []

    async def test(directory: TableDirectory) -> None:
        seated = await started(directory)
        table = directory.tables[seated[0].table]
        assert isinstance(await directory.command(table.doc.id, seated[0].token, Say("l1", body="¡hola! 🧨")), Ack)
        await played(directory, table, seated)
        await directory.store.save(Seen(id=table.doc.id, seen=2**40))
        tables.append(table.doc.id)

    in_a_directory(folder, test)
    return tables[0]


async def played(directory: TableDirectory, table: Any, seated: Any) -> None:
    decision = table.runner.match.owed[0]
    chair = table.doc.seating[decision.seat]
    command = Play(f"c{table.runner.match.seq}", match=table.doc.match, decision=decision.id, text="draw-card")
    reply = await directory.command(table.doc.id, seated[chair].token, command)
    assert isinstance(reply, Ack)


def in_file(folder: Path) -> dict[str, set[tuple[Any, ...]]]:
    """Rows by columns, whatever order the columns have."""
    found = {}
    for table in copying.TABLES:
        names = ", ".join(f'"{column.name}"' for column in table.columns)
        found[table.name] = set(rows(Place(folder), f"select {names} from {table.name}"))
    return found


def test_there_and_back_again_every_row_is_the_same_and_the_match_is_played_on(
    tmp_path: Path, postgres_url: str
) -> None:
    table = house(tmp_path / "old")
    said: list[tuple[str, int, int]] = []
    count = asyncio.run(
        copying.to_postgres(tmp_path / "old" / "litfuse.db", postgres_url, lambda *step: said.append(step))
    )
    before = in_file(tmp_path / "old")
    assert count == sum(map(len, before.values())) == sum(done for _, done, _ in said)
    assert {name for name, done, total in said if done == total} == {t.name for t in copying.TABLES}
    asyncio.run(copying.to_file(postgres_url, tmp_path / "new" / "litfuse.db", nothing))
    assert in_file(tmp_path / "new") == before

    async def test(directory: TableDirectory) -> None:
        live = await directory.get(table)
        assert live.runner is not None
        assert live.runner.match.seq == 1  # the chain was checked
        assert [line.body for line in await live.talk.lines()] == ["¡hola! 🧨"]

    in_a_directory(Place(tmp_path / "served", postgres_url), test)


def test_a_target_that_holds_something_is_left_alone(tmp_path: Path, postgres_url: str) -> None:
    house(tmp_path)
    path = tmp_path / "litfuse.db"
    asyncio.run(copying.to_postgres(path, postgres_url, nothing))
    with pytest.raises(copying.TargetNotEmpty):
        asyncio.run(copying.to_postgres(path, postgres_url, nothing))
    with pytest.raises(copying.TargetNotEmpty):
        asyncio.run(copying.to_file(postgres_url, path, nothing))


def test_a_row_that_arrives_changed_is_noticed_and_nothing_is_kept(tmp_path: Path, postgres_url: str) -> None:
    house(tmp_path)

    async def spoil() -> None:
        async with Place(tmp_path / "other", postgres_url).opened():
            pass
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(
            "create function spoil() returns trigger language plpgsql as"
            " $$ begin new.at = new.at + 1; return new; end $$;"
            "create trigger spoil before insert on entries for each row when (new.seq = 1) execute function spoil()"
        )
        await connection.close()

    asyncio.run(spoil())
    with pytest.raises(copying.CopyFailed, match="entries"):
        asyncio.run(copying.to_postgres(tmp_path / "litfuse.db", postgres_url, nothing))
    assert rows(Place(tmp_path, postgres_url), "select id from tables") == []


def test_nothing_is_copied_from_or_to_a_database_that_is_served(tmp_path: Path, postgres_url: str) -> None:
    house(tmp_path)

    async def run() -> None:
        async with Place(tmp_path, postgres_url).opened():
            with pytest.raises(AlreadyServed):
                await copying.to_postgres(tmp_path / "litfuse.db", postgres_url, nothing)
            with pytest.raises(AlreadyServed):
                await copying.to_file(postgres_url, tmp_path / "new" / "litfuse.db", nothing)
        async with Place(tmp_path).opened():
            with pytest.raises(AlreadyServed):
                await copying.to_postgres(tmp_path / "litfuse.db", postgres_url, nothing)

    asyncio.run(run())


def test_a_backup_of_a_served_database_is_a_house_in_a_file_for_its_user_alone(
    tmp_path: Path, postgres_url: str
) -> None:
    house(tmp_path / "old")
    asyncio.run(copying.to_postgres(tmp_path / "old" / "litfuse.db", postgres_url, nothing))
    (tmp_path / "backups").mkdir(mode=0o755)
    target = tmp_path / "backups" / "litfuse.db"

    async def run() -> None:
        async with Place(tmp_path, postgres_url).opened():
            await copying.backup(postgres_url, target)
            with pytest.raises(FileExistsError):
                await copying.backup(postgres_url, target)

    asyncio.run(run())
    assert in_file(target.parent) == in_file(tmp_path / "old")
    assert target.stat().st_mode & 0o777 == 0o600
    assert target.parent.stat().st_mode & 0o777 == 0o755
    assert [path.name for path in target.parent.iterdir()] == ["litfuse.db"]


def test_a_database_of_another_version_is_not_backed_up_halfway(tmp_path: Path, postgres_url: str) -> None:
    async def run() -> None:
        place = Place(tmp_path, postgres_url)
        async with place.opened():
            pass
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("update alembic_version set version_num = '0002'")
        await connection.close()
        with pytest.raises(BadDatabase):
            await copying.backup(postgres_url, tmp_path / "copy.db")
        assert await rows_of(place, "select version_num from alembic_version") == [("0002",)]

    asyncio.run(run())
    assert not (tmp_path / "copy.db").exists()


def test_the_command_line_copies_and_says_how_far_it_is(tmp_path: Path, postgres_url: str) -> None:
    house(tmp_path / "old")

    def litfuse(*words: str, url: str = postgres_url) -> tuple[int, str]:
        environ = os.environ | {"LITFUSE_DATABASE_URL": url, "PYTHONPATH": str(ROOT), "LANG": "en"}
        command = [sys.executable, "-m", "tests.server.quick", *words]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=120)
        return done.returncode, done.stdout + done.stderr

    status, said = litfuse("migrate", "postgresql", "--data", str(tmp_path / "old"))
    assert status == 0, said
    assert "entries: 2 of 2" in said
    assert "5 rows are in postgresql:///test_" in said
    status, said = litfuse("migrate", "postgresql", "--data", str(tmp_path / "old"))
    assert (status, len(said.splitlines())) == (2, 1)
    assert litfuse("backup", str(tmp_path / "copy.db"))[0] == 0
    assert (tmp_path / "copy.db").exists()
    status, said = litfuse("migrate", "sqlite", url="")
    assert status == 2
    assert "LITFUSE_DATABASE_URL" in said
