"""Scape Goat on the wire: who closes a match, who leaves, and what a stand-in does not do."""

from typing import Any

import pytest

from tests.server.client import Client, run
from tests.server.process import ServerProcess

GAME = "scape-goat"


async def sitting(server: ServerProcess, people: int, bots: int, level: str = "random") -> list[Client]:
    """A table at which the match has begun; it is long to anybody's turn."""
    opened = server.open_table("Ann", people + bots, bots, level, game=GAME, pace={"turn": 600})
    seated: list[dict[str, Any]] = [opened]
    seated += [server.join(seated[0]["table"], name) for name in ("Ben", "Cat", "Dan")[: people - 1]]
    clients = [await Client(server, s, seed=n).connect() for n, s in enumerate(seated)]
    assert (await clients[0].command("Start"))["type"] == "Ack"
    for client in clients:
        await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
    return clients


@pytest.mark.rule("SG-END-6", "SG-END-2")
@pytest.mark.scenario(102)
def test_all_persons_must_agree_to_close_and_bots_have_no_vote(server: ServerProcess) -> None:
    async def test() -> None:
        ann, ben = await sitting(server, people=2, bots=2)
        match = ann.table["match"]
        assert (await ann.command("CloseMatch"))["type"] == "Ack"
        assert not ann.over
        assert (await ben.command("CloseMatch"))["type"] == "Ack"
        await ann.until(lambda: ann.over)
        assert ann.frame["outcome"]["winners"] == []
        assert server.get(f"/api/matches/{match}/record").status == 200

    run(test)


@pytest.mark.rule("SG-NET-4", "SG-END-6")
def test_a_person_who_leaves_is_followed_by_a_bot_and_the_match_goes_on(server: ServerProcess) -> None:
    async def test() -> None:
        ann, ben, cat = await sitting(server, people=3, bots=0)
        assert (await ben.command("Leave"))["type"] == "Ack"
        await ann.until(lambda: ann.table["chairs"][ben.chair]["holder"] == "bot")
        assert not ann.over
        assert not cat.over

    run(test)


@pytest.mark.rule("SG-COMM-5")
def test_what_is_said_over_http_is_heard_as_if_it_came_over_the_socket(server: ServerProcess) -> None:
    async def test() -> None:
        ann, ben, _ = await sitting(server, people=3, bots=0)
        phrase = {"type": "Suspect", "colour": "R"}
        line = {"type": "Say", "id": "phrase", "match": ann.table["match"], "phrase": phrase}
        path = f"/api/tables/{ann.table['id']}/command"
        for _ in range(2):
            assert server.post(path, line, ann.token)[:2] == (200, {"type": "Ack", "id": "phrase"})
        bad = server.post(path, {**line, "id": "bad", "phrase": {"type": "Suspect", "colour": "pink"}}, ann.token)
        assert (bad.status, bad.body["says"]["key"]) == (409, "bad-data")
        await ben.until(lambda: bool(ben.lines))
        assert [said["phrase"] for said in ben.lines] == [phrase]

    run(test)


@pytest.mark.rule("SG-NET-4", "SG-NET-1")
def test_there_is_no_resigning_on_the_wire(server: ServerProcess) -> None:
    async def test() -> None:
        ann, _, _ = await sitting(server, people=3, bots=0)
        assert ann.frame.get("table", []) == []
        sent = {"match": ann.table["match"], "action": {"type": "Resign", "seat": 0}}
        assert (await ann.command("Play", **sent))["type"] in ("Stale", "Refused", "Failed")
        assert not ann.over

    run(test)


@pytest.mark.rule("SG-COMM-3", "SG-COMM-5", "SG-INFO-8")
def test_bots_whisper_back_and_others_learn_only_that_they_did(server: ServerProcess) -> None:
    async def test() -> None:
        ann, ben = await sitting(server, people=2, bots=2, level="collector")
        match = ann.table["match"]
        bots = [n for n, chair in enumerate(ann.table["chairs"]) if chair["holder"] == "bot"]
        for bot in bots:
            said = {"kind": "whisper", "to": bot, "body": "Who is it?", "match": match}
            assert (await ann.command("Say", **said))["type"] == "Ack"
        for bot in bots:
            await ann.until(lambda bot=bot: any(line["chair"] == bot for line in ann.lines))  # type: ignore[misc]
            await ben.until(lambda bot=bot: any(line["chair"] == bot for line in ben.lines))  # type: ignore[misc]
        for bot in bots:
            (mine,) = [line for line in ann.lines if line["chair"] == bot and line["to"] == ann.chair]
            (theirs,) = [line for line in ben.lines if line["chair"] == bot and line["to"] == ann.chair]
            assert mine["phrase"]["type"] in ("Hold", "Suspect")
            assert theirs.get("phrase") is theirs.get("body") is None

    run(test)
