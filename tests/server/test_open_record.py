"""A record file that somebody brings along is checked and shown; a bad one costs little and gets a sentence."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest

from litfuse.games.registry import GAMES, find
from litfuse.kernel import archive
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import Close
from litfuse.lang import Voice, languages
from litfuse.server.matches.opened import MOST_BYTES, MOST_STEPS, opened
from litfuse.server.sockets.requests import HEAD_BYTES
from tests.server.client import Client, run
from tests.server.process import Response, ServerProcess

EXAMPLE = (Path(__file__).parents[2] / "docs" / "example-record.jsonl").read_bytes()
GAME_NAMES = sorted(GAMES)


@lru_cache
def played(name: str) -> bytes:
    """The record of a match in which everybody always takes the first thing there is."""
    game, seed = find(name), bytes(range(32))
    header = archive.header_of(game, max(game.seats), game.types.config(), seed, "m1", players=("Ann", "Ben"))
    match = archive.begin(game, header, seed)
    while not match.over and match.owed:
        decision = match.owed[0]
        match = match.play(decision, match.options(decision)[0])
    return archive.write(header, match if match.over else match.table(Close("host")), seed)


def sent(server: ServerProcess, data: bytes, viewer: str = "", kind: str = "application/jsonl") -> Response:
    return server.post(f"/api/records?viewer={viewer or 'all'}", data, Content_Type=kind)


def key_of(data: bytes) -> str:
    with pytest.raises(LitfuseError) as caught:
        opened(data, "all")
    says = caught.value.says
    for language in languages():
        sentence = Voice(language).say(says)
        assert sentence
        assert "[" not in sentence, "a sentence is missing"
    return says.key


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_record_of_every_game_is_checked_and_shown_to_every_viewer(name: str) -> None:
    data = played(name)
    found = opened(data, "all")
    assert all(check.held for check in found.checks)
    assert [check.says.key for check in found.checks] == [
        "verified-form",
        "verified-commit",
        "verified-draws",
        "verified-events",
    ]
    assert len(found.steps) == data.count(b"\n") - 2
    for viewer in (*range(found.header.seats), "spectator"):
        told = opened(data, viewer)
        assert len(told.steps) == len(found.steps)
    for nobody in (99, "nobody"):
        with pytest.raises(LitfuseError):
            opened(data, nobody)  # type: ignore[arg-type]


def test_a_record_file_is_shown_like_the_match_itself_and_nothing_is_kept(server: ServerProcess) -> None:
    async def test() -> None:
        client = await Client(server, server.open_table(seats=2, bots=1), seed=3).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        match = client.table["match"]
        await client.play_on()
        await client.until(lambda: client.table["phase"] == "lobby")
        saved = server.get(f"/api/matches/{match}/record").body
        for viewer in ("all", "spectator", "0", "1"):
            here = server.get(f"/api/matches/{match}/steps?viewer={viewer}").body
            file = sent(server, saved, viewer).body
            bare = [{k: v for k, v in step.items() if k not in {"at", "by"}} for step in here["steps"]]
            assert [{k: v for k, v in step.items() if k not in {"at", "by"}} for step in file["steps"]] == bare
            assert file["header"] == here["header"]
            assert [check["held"] for check in file["checks"]] == [True] * 4

    run(test)


def test_the_server_keeps_nothing_of_a_file(server: ServerProcess) -> None:
    assert sent(server, EXAMPLE).status == 200
    assert server.get("/api/matches/example/steps").status == 404
    commit = json.loads(EXAMPLE.splitlines()[0])["header"]["commit"].encode()
    assert not [f for f in server.folder.rglob("*") if f.is_file() and commit in f.read_bytes()]


def changed(*, line: int, old: str, new: str) -> bytes:
    lines = EXAMPLE.split(b"\n")
    assert old.encode() in lines[line]
    lines[line] = lines[line].replace(old.encode(), new.encode(), 1)
    return b"\n".join(lines)


BAD = {
    "empty": (b"", "record-none"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + b"\0" * 1000, "record-none"),
    "other JSON": (b'{"hello": 1}\n', "record-none"),
    "half a line": (EXAMPLE[:-1], "record-cut-off"),
    "still running": (b"".join(EXAMPLE.splitlines(keepends=True)[:-1]), "record-unfinished"),
    "another format": (changed(line=0, old='"litfuse":1', new='"litfuse":9'), "record-version"),
    "another game": (changed(line=0, old="exploding-kittens", new="exploding-mittens"), "no-such-game"),
    "a changed draw": (changed(line=3, old='"got":2', new='"got":3'), "record-digest"),
    "a changed name": (changed(line=0, old="Ada", new="Eve"), "record-digest"),
    "no text": (EXAMPLE.replace(b"Ada", b"\xff\xfe"), "record-line"),
    "a thousand seats": (changed(line=0, old='"seats":2', new='"seats":1000'), "record-setup"),
    "too many steps": (EXAMPLE + b"{}\n" * (MOST_STEPS + 1), "record-too-long"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_gets_one_clear_sentence(name: str) -> None:
    data, key = BAD[name]
    assert key_of(data) == key


def forged(name: str, events: list[Any]) -> bytes:
    """A record by rules that nobody has, so that no rule is asked about its events."""
    lines = [json.loads(line) for line in played(name).splitlines()]
    lines[0]["header"]["rules"] = "0"
    lines[2]["events"] = events
    return b"".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" for line in lines)


def test_impossible_events_are_refused_in_a_sentence() -> None:
    lines = [json.loads(line) for line in played("exploding-kittens").splitlines()]
    for events in ([], [e for line in lines[2:-1] for e in line["events"]], lines[1]["events"] * 50):
        assert key_of(forged("exploding-kittens", events)).startswith("record-")


def too_much(server: ServerProcess) -> int | None:
    """The status for a file that is too long; None if the server answered and closed before all of it was sent."""
    try:
        return sent(server, EXAMPLE + b" " * MOST_BYTES).status
    except URLError as error:
        if not isinstance(error.reason, (BrokenPipeError, ConnectionResetError)):
            raise
        return None


def test_hostile_files_never_make_the_server_fail(server: ServerProcess) -> None:
    hostile = {
        "deep": b'{"litfuse":' + b"[" * 200_000 + b"\n",
        "deep config": changed(line=0, old='{"spectators":false}', new='{"a":' * 50_000 + "1" + "}" * 50_000),
        "huge number": changed(line=0, old='"seats":2', new='"seats":' + "9" * 400_000),
        "huge order": changed(line=1, old='"of":', new='"of":9999999999999'),
        "long name": changed(line=0, old="Ada", new="A" * 400_000),
        "zeros": b'{"litfuse":' + b"\0" * (MOST_BYTES - 20),
        "line feeds": b'{"litfuse":' + b"\n" * (MOST_BYTES - 20),
    }
    for name, data in hostile.items():
        reply = sent(server, data)
        assert reply.status == 400, name
        assert set(reply.body) == {"says"}, name
    assert too_much(server) in (413, None)
    assert "request_failed" not in server.log.read_text()
    assert sent(server, EXAMPLE).status == 200, "and an honest one is read as before"


def test_only_a_record_may_be_longer_than_a_message(server: ServerProcess) -> None:
    assert server.post("/api/tables", b" " * 100_000).status == 413
    assert HEAD_BYTES + MOST_BYTES < 1024 * 1024


def test_a_form_of_another_site_cannot_send_a_file(server: ServerProcess) -> None:
    assert sent(server, EXAMPLE, kind="text/plain").status == 415
    assert sent(server, EXAMPLE, kind="application/json").status == 200


def test_an_address_opens_so_many_files_a_minute(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, records_per_minute=2).start()
    try:
        replies = [sent(server, EXAMPLE) for _ in range(3)]
        assert [reply.status for reply in replies] == [200, 200, 429]
        assert replies[-1].body["says"]["key"] == "too-many-records"
    finally:
        server.stop()
