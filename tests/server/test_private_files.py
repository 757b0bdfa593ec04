"""Nobody but the server's own user reads what signs chairs and what holds hands."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from litfuse.server import private
from litfuse.server.secret import BadSecret, secret_of
from litfuse.server.settings import Settings
from litfuse.server.storage.base import PutTable
from litfuse.server.storage.sqlite import SqliteStore, backup
from tests.server.process import ServerProcess

SOME = PutTable(id="t", rev=1, public=False, running=False, seen=1, doc=b"a hand")


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_the_first_start_makes_a_secret_that_the_second_one_finds(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    made = secret_of(settings)
    assert len(made) == 32
    assert secret_of(settings) == made
    assert modes(tmp_path) == {"secret": 0o600}


@pytest.mark.parametrize("crash", ["fsync", "replace"])
def test_a_crash_while_the_secret_is_written_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crash: str
) -> None:
    def power_cut(*_: object) -> None:
        raise KeyboardInterrupt

    settings = Settings(data=str(tmp_path))
    with monkeypatch.context() as broken:
        broken.setattr(os if crash == "fsync" else Path, crash, power_cut)
        with pytest.raises(KeyboardInterrupt):
            secret_of(settings)
    assert not (tmp_path / "secret").exists()
    assert len(secret_of(settings)) == 32


def noting(real: Callable[..., object], name: str, done: list[str]) -> Callable[..., object]:
    def note(*args: object) -> object:
        done.append(name)
        return real(*args)

    return note


def test_the_secret_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for owner, name in ((os, "fsync"), (Path, "replace")):
        monkeypatch.setattr(owner, name, noting(getattr(owner, name), name, done))
    secret_of(Settings(data=str(tmp_path)))
    assert done == ["fsync", "replace", "fsync"]  # the file, its name, the folder


@pytest.mark.parametrize("size", [0, 1, 31])
def test_a_secret_that_is_not_whole_signs_nothing(tmp_path: Path, size: int) -> None:
    file = tmp_path / "secret"
    file.write_bytes(b"x" * size)
    file.chmod(0o600)
    with pytest.raises(BadSecret, match=f"{size} bytes"):
        secret_of(Settings(data=str(tmp_path)))
    assert file.stat().st_size == size


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o644])
def test_a_secret_that_others_can_read_or_change_signs_nothing(tmp_path: Path, mode: int) -> None:
    secret_of(Settings(data=str(tmp_path)))
    (tmp_path / "secret").chmod(mode)
    with pytest.raises(BadSecret, match="chmod 600"):
        secret_of(Settings(data=str(tmp_path)))


def test_a_secret_that_is_given_has_sixteen_bytes(tmp_path: Path) -> None:
    with pytest.raises(BadSecret, match="15 bytes"):
        secret_of(Settings(data=str(tmp_path), secret="x" * 15))
    assert secret_of(Settings(data=str(tmp_path), secret="x" * 16)) == b"x" * 16
    assert modes(tmp_path) == {}


def test_a_server_with_a_bad_secret_ends_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "secret").touch(mode=0o600)
    with pytest.raises(AssertionError, match="the server ended") as ended:
        ServerProcess(tmp_path).start()
    said = str(ended.value)
    assert "holds 0 bytes; a secret has 32" in said
    assert "Traceback" not in said


def test_everything_that_a_server_writes_is_its_users_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def run() -> None:
        store = SqliteStore(folder / "litfuse.db")
        await store.save(SOME)
        assert {"litfuse.db", "litfuse.db-wal", "litfuse.db-shm"} <= set(modes(folder))
        assert set(modes(folder).values()) == {0o600}
        await store.close()

    old = os.umask(0o022)
    try:
        asyncio.run(run())
    finally:
        os.umask(old)
    assert modes(tmp_path)["data"] == 0o700


def test_what_an_earlier_version_left_open_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    names = ("litfuse.db", "litfuse.db-wal", "litfuse.db.lock", "litfuse.db.monday")
    for name in names:
        (folder / name).touch(mode=0o644)
    (folder / "of somebody else").touch(mode=0o644)
    asyncio.run(SqliteStore(folder / "litfuse.db").close())
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    found = modes(folder)
    assert found.pop("of somebody else") == 0o644
    assert set(found.values()) == {0o600}


def test_a_folder_that_all_users_share_is_not_taken_from_them(tmp_path: Path) -> None:
    shared = tmp_path / "tmp"
    shared.mkdir()
    shared.chmod(0o1777)
    private.close_folder(shared)
    assert stat.S_IMODE(shared.stat().st_mode) == 0o1777


def test_a_backup_is_its_users_alone_and_writes_over_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "litfuse.db")
        await store.save(SOME)
        await store.close()

    asyncio.run(run())
    target = tmp_path / "copy.db"
    backup(tmp_path / "litfuse.db", target)
    assert modes(tmp_path)["copy.db"] == 0o600
    before = target.read_bytes()
    with pytest.raises(FileExistsError):
        backup(tmp_path / "litfuse.db", target)
    assert target.read_bytes() == before
