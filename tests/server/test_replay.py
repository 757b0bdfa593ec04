"""Looking back at a match that is over, over HTTP; and the words that go with what is told."""

from __future__ import annotations

from tests.server.client import Client, run
from tests.server.process import ServerProcess


def test_a_match_that_is_over_is_shown_step_by_step_to_any_viewer(server: ServerProcess) -> None:
    async def test() -> None:
        client = await Client(server, server.open_table(seats=3, bots=2), seed=3).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        match = client.table["match"]
        unknown = server.get("/api/matches/00/steps")
        assert unknown.status == 404
        assert server.get(f"/api/matches/{match}/steps")[:2] == unknown[:2], "one that runs is as unknown as any"
        await client.play_on()
        await client.until(lambda: client.table["phase"] == "lobby")
        mine = server.get(f"/api/matches/{match}/steps?viewer=0").body
        told = [m for m in client.inbox if m["type"] == "Told"]
        seen = [step for step in mine["steps"] if step["notices"]]
        assert [n for step in seen for n in step["notices"]] == [n for m in told for n in m["told"]["notices"]]
        assert [s for step in seen for s in step["says"]] == [s for m in told for s in m["says"]]
        assert seen[-1]["view"] == told[-1]["told"]["frame"]["view"]
        everything = server.get(f"/api/matches/{match}/steps").body
        assert everything["header"]["match"] == match
        assert {step["view"]["type"] for step in everything["steps"]} == {"Everything"}
        for viewer in ("7", "nobody", "99999999999999999999"):
            assert server.get(f"/api/matches/{match}/steps?viewer={viewer}").status == 400

    run(test)


def test_every_notice_comes_with_its_words(server: ServerProcess) -> None:
    async def test() -> None:
        seated = server.open_table(seats=2, bots=1)
        client = await Client(server, seated, seed=4).connect()
        await client.command("Start")
        await client.play_on(until=lambda: len(client.inbox) > 30)
        told = [m for m in client.inbox if m["type"] == "Told"]
        assert all(len(m["says"]) == len(m["told"]["notices"]) for m in told)
        assert all(s["key"].startswith("note-") for m in told for s in m["says"])
        await client.close()
        again = await Client(server, seated).connect()
        await again.until(lambda: again.told is not None)
        whole = next(m for m in again.inbox if m["type"] == "Told")
        assert len(whole["says"]) == len(whole["told"]["notices"]) >= sum(len(m["says"]) for m in told)

    run(test)
