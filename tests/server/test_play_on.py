"""A match that is over is played on from one of its steps, at a table of its own that counts nowhere."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.coach.review import Review
from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import Origin
from tests.server.client import Client, run
from tests.server.process import ServerProcess

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_record.py"


async def played(server: ServerProcess, **table: Any) -> Client:
    """Ann at a table whose match is over."""
    ann = await Client(server, server.open_table("Ann", **table), seed=3).connect()
    await ann.command("Start")
    await ann.until(lambda: ann.told is not None)
    unknown = server.post(f"/api/matches/{ann.table['match']}/play-on", {"name": "Ann", "seat": 0, "step": 0})
    assert unknown.status == 404, "one that runs is as unknown as any"
    await ann.play_on()
    await ann.until(lambda: ann.table["phase"] == "lobby")
    return ann


def raw_record(server: ServerProcess, match: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/matches/{match}/record") as answer:
        data: bytes = answer.read()
        return data


def record(server: ServerProcess, match: str) -> archive.Archive:
    return archive.read(raw_record(server, match), find)


def play_on(server: ServerProcess, match: str, step: int, seat: int = 0, **more: Any) -> Any:
    return server.post(f"/api/matches/{match}/play-on", {"name": "Ann", "seat": seat, "step": step, **more})


def test_a_position_is_played_on_as_it_stood_and_the_record_says_where_it_comes_from(
    server: ServerProcess, tmp_path: Path
) -> None:
    async def test() -> None:
        ann = await played(server, seats=3, bots=2)
        first = ann.table["match"]
        before = record(server, first)
        step = before.match.seq // 2
        seated = play_on(server, first, step, seat=1)
        assert seated.status == 201
        again = await Client(server, seated.body, seed=4).connect()
        await again.until(lambda: again.told is not None)
        assert again.chair == 1
        assert again.table["practice"] == {"match": first, "step": step}
        there = before.match.at(step)
        if again.tick == sum(bool(m.notices(1)) for m in there.line()):  # no bot was quicker
            assert again.frame["view"] == json.loads(encode(there.view(1)))
        await again.play_on()
        await again.until(lambda: again.table["phase"] == "lobby")
        second = again.table["match"]
        assert second != first
        after = record(server, second)
        assert after.match.entries()[: step + 1] == before.match.entries()[: step + 1]
        assert before.end is not None
        origin = Origin(match=first, last=step, seed=before.end.seed, nonces=before.header.nonces)
        assert after.header.practice == (origin,)
        data = raw_record(server, second)
        assert all(finding.held for finding in archive.verify(after, data))
        assert [s for s, _ in Review.of(after).sights if s <= step] == []
        path = tmp_path / "record.jsonl"
        path.write_bytes(data)
        done = subprocess.run([sys.executable, SCRIPT, path], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
        assert f"note practice    The entries up to {step} are those of another match, {first}." in done.stdout
        deeper = play_on(server, second, after.match.seq - 1)
        assert deeper.status == 201
        back = play_on(server, second, step - 1)
        third = await Client(server, back.body, seed=5).connect()
        assert third.table["practice"] == {"match": second, "step": step - 1}

    run(test)


def test_practice_counts_in_no_campaign_and_the_table_goes_on_as_any(server: ServerProcess) -> None:
    async def test() -> None:
        ann = await played(server, seats=2, bots=1, game="bomb-busters", config={"mission": 8})
        match = ann.table["match"]
        seated = play_on(server, match, 1)
        again = await Client(server, seated.body, seed=4).connect()
        await again.until(lambda: again.told is not None)
        await again.play_on()
        await again.until(lambda: again.table["phase"] == "lobby")
        progress = server.get(f"/api/tables/{again.table['id']}/progress").body
        assert progress["matches"] == []
        assert not any(g.get("won") or g.get("lost") for c in progress["campaign"]["chapters"] for g in c["goals"])
        assert again.table["practice"]["match"] == match
        await again.command("Start")
        await again.until(lambda: again.table["phase"] == "playing")
        assert "practice" not in again.table, "this one was dealt here"

    run(test)


def test_positions_that_cannot_be_played_on_are_refused(server: ServerProcess) -> None:
    async def test() -> None:
        ann = await played(server, seats=2, bots=1)
        match = ann.table["match"]
        last = record(server, match).match.seq
        for step in (last, last + 1, 9999):
            refused = play_on(server, match, step)
            assert (refused.status, refused.body["says"]["key"]) == (409, "practice-no-position")
        assert play_on(server, match, 1, seat=2).body["says"]["key"] == "no-such-chair"
        assert play_on(server, match, 1, bot="nobody").status == 400
        assert play_on(server, match, -1).status == 400
        assert play_on(server, "0" * 32, 1).status == 404

    run(test)


def test_the_same_request_gets_the_same_table_also_after_a_restart(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve()
        ann = await played(server, seats=2, bots=1)
        match, id = ann.table["match"], "a" * 32
        one = play_on(server, match, 3, id=id)
        assert play_on(server, match, 3, id=id).body == one.body
        assert play_on(server, match, 2, id=id).body["says"]["key"] == "command-id-used"
        server.restart()
        assert play_on(server, match, 3, id=id).body["table"] == one.body["table"]
        again = await Client(server, one.body, seed=4).connect()
        await again.until(lambda: again.told is not None)
        assert again.table["practice"] == {"match": match, "step": 3}
        await again.play_on()

    run(test)


def test_entries_of_a_practice_match_with_other_luck_are_found(server: ServerProcess) -> None:
    async def test() -> None:
        ann = await played(server, seats=2, bots=1)
        seated = play_on(server, ann.table["match"], 2)
        again = await Client(server, seated.body, seed=4).connect()
        await again.until(lambda: again.told is not None)
        await again.play_on()
        await again.until(lambda: again.table["phase"] == "lobby")
        data = raw_record(server, again.table["match"])
        found = archive.read(data, find)
        (origin,) = found.header.practice
        forged = replace(origin, seed="00" * 32)
        header = replace(found.header, practice=(forged,))
        assert found.end is not None
        other = archive.write(header, found.match, bytes.fromhex(found.end.seed))
        with pytest.raises(BadRecord, match="does not come from the seed"):
            archive.verify(archive.read(other, find), other)

    run(test)
