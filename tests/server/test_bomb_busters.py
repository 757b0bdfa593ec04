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


def mine(player: Client) -> dict[str, Any]:
    decision = player.mine()
    assert decision is not None
    return decision


@pytest.mark.rule("BB-END-08")
def test_who_leaves_changes_nothing_on_the_table_and_a_bot_answers_for_the_seat(server: ServerProcess) -> None:
    async def test() -> None:
        ann, ben, cat = await playing(server)
        before = ann.frame, cat.frame
        assert "table" not in ann.frame  # nobody may resign
        assert (await ben.command("Leave"))["type"] == "Ack"
        for player in (ann, cat):
            await player.until(lambda player=player: player.table["chairs"][1]["holder"] == "bot")  # type: ignore[misc]
        await settled(ann, cat)
        assert (ann.frame, cat.frame) == before
        menu = ann.frame["menus"][decision_id(mine(ann))]
        dual = next(form for form in menu if form["type"] == "DualCut")["picks"]
        cut = {"type": "DualCut", "cell": dual["cell"]["of"][0], "call": dual["call"]["of"][0]}
        tick = cat.tick
        assert (await ann.play(mine(ann), cut))["type"] == "Ack"
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
