"""A match that is over is reviewed: as the library does it, once, after the end only."""

from __future__ import annotations

import json
import sqlite3
import urllib.request
from typing import Any

import msgspec
import pytest

from litfuse.coach.review import Review, summary
from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.kernel.codec import encode
from litfuse.server.protocol import REVIEW_VERSION, ReviewLine
from tests.server.client import Client, run
from tests.server.process import ServerProcess

pytestmark = pytest.mark.sqlite


def raw(server: ServerProcess, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", timeout=300) as answer:
        data: bytes = answer.read()
        return data


async def played(server: ServerProcess) -> str:
    """The id of a match that was played to its end."""
    client = await Client(server, server.open_table(seats=2, bots=1), seed=3).connect()
    await client.command("Start")
    await client.until(lambda: client.told is not None)
    match: str = client.table["match"]
    unknown = server.get("/api/matches/00/review")
    assert unknown.status == 404
    assert server.get(f"/api/matches/{match}/review")[:2] == unknown[:2], "one that runs is as unknown as any"
    await client.play_on()
    await client.until(lambda: client.table["phase"] == "lobby")
    return match


def test_a_match_is_reviewed_after_its_end_as_the_library_does_it_and_only_once(server: ServerProcess) -> None:
    async def test() -> None:
        match = await played(server)
        record = raw(server, f"/api/matches/{match}/record")
        review = Review(archive.read(record, find).match)
        expected = list(review.all())
        data = raw(server, f"/api/matches/{match}/review")
        first, *lines = [msgspec.json.decode(line, type=ReviewLine) for line in data.splitlines()]
        assert (first.version, first.decisions) == (REVIEW_VERSION, len(expected))
        assert [line.reviewed for line in lines[:-1]] == expected[::-1]
        assert lines[-1].summary == summary(review.match, expected)
        database = sqlite3.connect(server.folder / "litfuse.db")
        (kept,) = database.execute("select review from matches where id = ?", (match,)).fetchone()
        assert kept == data
        mark = encode(ReviewLine(version=REVIEW_VERSION, decisions=0)) + b"\n" + data.splitlines()[-1] + b"\n"
        with database:
            database.execute("update matches set review = ? where id = ?", (mark, match))
        database.close()
        assert raw(server, f"/api/matches/{match}/review") == mark, "what is kept is not made again"

    run(test)


def test_a_kept_review_of_another_version_is_made_anew(server: ServerProcess) -> None:
    async def test() -> None:
        match = await played(server)
        data = raw(server, f"/api/matches/{match}/review")
        head, *rest = data.splitlines(keepends=True)
        old: dict[str, Any] = {**json.loads(head), "version": REVIEW_VERSION + 1}
        with sqlite3.connect(server.folder / "litfuse.db") as database:
            stale = json.dumps(old).encode() + b"\n" + b"".join(rest)
            database.execute("update matches set review = ? where id = ?", (stale, match))
        database.close()
        assert raw(server, f"/api/matches/{match}/review") == data

    run(test)


def test_the_campaign_shows_the_marks_of_tries_that_were_reviewed(server: ServerProcess) -> None:
    async def test() -> None:
        table = server.open_table(seats=2, bots=1, game="bomb-busters", config={"mission": 8})
        client = await Client(server, table, seed=3).connect()
        match = ""
        for _ in range(2):
            match = client.table["deal"]["match"]
            await client.command("Start")
            await client.until(lambda match=match: client.told is not None and client.told["match"] == match)  # type: ignore[misc]
            await client.play_on()
            await client.until(lambda: client.table["phase"] == "lobby")
        address = f"/api/tables/{table['table']}/progress"
        assert not any("reviewed" in m for m in server.get(address).body["matches"])
        review = raw(server, f"/api/matches/{match}/review")
        whole = msgspec.json.decode(review.splitlines()[-1], type=ReviewLine).summary
        assert whole is not None
        (account,) = whole.accounts
        last, first = server.get(address).body["matches"]
        assert last["match"] == match
        assert "reviewed" not in first
        assert last["reviewed"] == {"account": json.loads(encode(account)), "last": whole.last}
        lines = [json.loads(line)["reviewed"] for line in review.splitlines()[1:-1]]
        costs = {r["step"]: r["cost"] for r in lines if r["verdict"] == "cost"}
        assert {m.step: m.cost for m in account.marks if m.kind == "cost"} == costs
        with sqlite3.connect(server.folder / "litfuse.db") as database:
            old = json.dumps({**json.loads(review.splitlines()[0]), "version": REVIEW_VERSION - 1}).encode()
            stale = old + b"\n" + b"\n".join(review.splitlines()[1:]) + b"\n"
            database.execute("update matches set review = ? where id = ?", (stale, match))
        database.close()
        assert "reviewed" not in server.get(address).body["matches"][0], "one of another version says nothing"

    run(test)
