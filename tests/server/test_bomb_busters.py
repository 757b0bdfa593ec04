"""Bomb Busters on the wire: who leaves is replaced, and the mission goes on."""

from typing import Any

import pytest

from tests.server.client import Client, decision_id, run, settled
from tests.server.process import ServerProcess


async def playing(server: ServerProcess) -> list[Client]:
    """Three players in Ann's first turn."""
    seated = [server.open_table("Ann", 3, game="bomb-busters", config={"mission": 1, "captain": 0})]
    seated += [server.join(seated[0]["table"], name) for name in ("Ben", "Cat")]
    players = [await Client(server, s, seed=n).connect() for n, s in enumerate(seated)]
    await players[0].command("Start")
    for player in players:  # the first tokens, one after the other
        await player.until(lambda player=player: player.told is not None and player.mine() is not None)  # type: ignore[misc]
        await player.play(mine(player), player.choose(mine(player)))
    await players[0].until(lambda: players[0].mine() is not None)
    await settled(*players)
    return players


def dual_cut(player: Client) -> dict[str, Any]:
    menu = player.frame["menus"][decision_id(mine(player))]
    picks = next(form for form in menu if form["type"] == "DualCut")["picks"]
    return {"type": "DualCut", "cell": picks["cell"]["of"][0], "call": picks["call"]["of"][0]}


def mine(player: Client) -> dict[str, Any]:
    decision = player.mine()
    assert decision is not None
    return decision


@pytest.mark.rule("BB-END-08")
def test_a_person_who_leaves_changes_nothing_on_the_table_and_a_bot_answers_for_the_seat(server: ServerProcess) -> None:
    async def test() -> None:
        ann, ben, cat = await playing(server)
        before = ann.frame, cat.frame
        assert "table" not in ann.frame  # nobody may resign
        assert (await ben.command("Leave"))["type"] == "Ack"
        for player in (ann, cat):
            await player.until(lambda player=player: player.table["chairs"][1]["holder"] == "bot")  # type: ignore[misc]
        await settled(ann, cat)
        assert (ann.frame, cat.frame) == before
        tick = cat.tick
        assert (await ann.play(mine(ann), dual_cut(ann)))["type"] == "Ack"
        await cat.until(lambda: cat.tick > tick + 1)  # Ann's cut, and what the bot did: nobody else was asked
        steps = [message["told"]["frame"]["view"] for message in cat.inbox if message["type"] == "Told"]
        assert 1 in [view["turn"] for view in steps]

    run(test)


@pytest.mark.rule("BB-END-08")
def test_a_bot_also_takes_the_turn_that_somebody_leaves(server: ServerProcess) -> None:
    async def test() -> None:
        ann, _, cat = await playing(server)
        tick = cat.tick
        assert (await ann.command("Leave"))["type"] == "Ack"
        await cat.until(lambda: cat.tick > tick)

    run(test)


@pytest.mark.rule("BB-COM-09")
def test_a_client_that_comes_back_gets_the_facts_of_the_view_in_words_and_no_old_notices(server: ServerProcess) -> None:
    async def test() -> None:
        ann, ben, cat = await playing(server)
        seen = cat.tick
        await cat.close()
        assert (await ann.play(mine(ann), dual_cut(ann)))["type"] == "Ack"
        await ben.until(lambda: ben.mine() is not None)
        assert "recall" not in told_to(ben)  # who was there has heard it
        await cat.connect(resume=True)
        await cat.until(lambda: cat.tick > seen)
        late = await Client(server, {"token": cat.token}).connect()
        await late.until(lambda: late.told is not None)
        for client in (cat, late):
            message = told_to(client)
            assert message["told"]["notices"] == []
            called, turn = message["recall"]
            assert called["key"].startswith("note-call-made-")
            assert (called["args"]["seat"], called["args"]["owner"]) == ("@0", "@1")
            assert turn == {"key": "note-turn-began", "args": {"seat": "@1"}}
        told = told_to(late)
        await late.close()
        late.told = {**told, "mark": "old"}
        await late.connect(resume=True)
        await late.until(lambda: "mark" not in told_to(late))
        assert "recall" not in told_to(late)  # up to date: the client still has it

    run(test)


def told_to(client: Client) -> dict[str, Any]:
    assert client.told is not None
    return client.told
