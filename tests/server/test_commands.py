"""Commands: one reply each, harmless when sent twice, and only for the seat of the token."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from litfuse.kernel.records import Decision
from litfuse.server import protocol
from litfuse.server.tables.queue import Queue
from tests.server.client import Client, decision_id, run, settled
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.both_databases, pytest.mark.piped]


async def two(server: ServerProcess, pace: dict[str, int | None] | None = None) -> tuple[Client, Client]:
    """A table of two persons in a match; the first is the one on turn."""
    ann = server.open_table(seats=2, pace=pace or {})
    ben = server.join(ann["table"], "Ben")
    players = [await Client(server, seated, seed=n).connect() for n, seated in enumerate((ann, ben))]
    await players[0].command("Start")
    for player in players:
        await player.until(lambda player=player: player.told is not None)  # type: ignore[misc]
    on, off = players if players[0].mine() else reversed(players)
    return on, off


def turn_of(client: Client) -> dict[str, Any]:
    decision = client.mine()
    assert decision is not None
    return decision


DRAW = {"type": "DrawCard"}
DEFUSE = {"type": "Defuse"}


def quiet(client: Client, decision: dict[str, Any]) -> dict[str, Any]:
    """An answer that opens no window and does not end the match, whatever was dealt."""
    return {"turn": DRAW, "kitten": DEFUSE}.get(decision["kind"]) or client.choose(decision)


def test_the_same_command_twice_is_one_move_and_the_same_acknowledgement(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        turn = turn_of(on)
        first = await on.play(turn, DRAW, id="once")
        assert first == {"type": "Ack", "id": "once", "tick": on.tick}
        await settled(off)
        ticks = on.tick, off.tick
        assert await on.play(turn, DRAW, id="once") == first
        other = await on.command("Play", "once", match=on.table["match"], decision=decision_id(turn), text="nope")
        assert (other["type"], other["says"]["key"]) == ("Refused", "command-id-used")
        assert (await on.play(turn, DRAW))["type"] == "Stale"
        await settled(on, off)
        assert (on.tick, off.tick) == ticks

    run(test)


def test_a_command_may_carry_the_notation(server: ServerProcess) -> None:
    async def test() -> None:
        on, _off = await two(server)
        answer = await on.command("Play", match=on.table["match"], decision=decision_id(turn_of(on)), text="draw-card")
        assert answer["type"] == "Ack"

    run(test)


def test_answers_to_other_seats_questions_or_closed_ones_are_stale_and_nobody_learns_of_them(
    server: ServerProcess,
) -> None:
    async def test() -> None:
        on, off = await two(server)
        turn, match = turn_of(on), on.table["match"]
        await settled(on)
        seen = len(on.inbox)
        assert (await off.play(turn, DRAW))["type"] == "Stale"
        assert (await off.play({**turn, "seat": 1 - turn["seat"]}, DRAW))["type"] == "Stale"
        assert (await off.command("Play", match="other", decision=decision_id(turn), action=DRAW))["type"] == "Stale"
        resign = {"type": "Resign", "seat": turn["seat"]}
        assert (await off.command("Play", match=match, action=resign))["type"] == "Stale"
        assert (await off.command("Play", match=match, action={"type": "Close"}))["type"] == "Stale"
        assert (await off.command("Play", match=match, action={"type": "TimeUp", "key": "turn.1"}))["type"] == "Stale"
        await settled(on)
        assert len(on.inbox) == seen + 1  # its own answer

    run(test)


@pytest.mark.rule("EK-NET-2")
def test_refusals_name_the_rule_and_why_never_plays(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        turn, match = turn_of(on), on.table["match"]
        pair = {"type": "Pair", "cards": ["skip", "attack"], "target": 1 - turn["seat"]}
        refused = await on.play(turn, pair)
        assert refused["type"] == "Refused"
        assert refused["rule"].startswith("EK-COMBO")
        because = await on.command("Why", match=match, decision=decision_id(turn), action=pair)
        assert because["refusal"] == {"rule": refused["rule"], "says": refused["says"]}
        assert "refusal" not in await on.command("Why", match=match, decision=decision_id(turn), action=DRAW)
        bad = await on.play(turn, {"type": "Pair"})
        assert bad["type"] == "Refused"
        assert bad["says"]["key"] == "bad-data"
        assert on.tick == 1
        assert (await off.command("Why", match=match, decision=decision_id(turn), action=DRAW))["type"] == "Stale"

    run(test)


def test_a_player_may_resign_without_being_asked(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        seat = 1 - turn_of(on)["seat"]
        answer = await off.command("Play", match=off.table["match"], action={"type": "Resign", "seat": seat})
        assert answer["type"] == "Ack"
        await on.until(lambda: on.over)
        assert on.frame["outcome"]["winners"] == [1 - seat]

    run(test)


def test_messages_that_are_wrong_are_answered_and_harm_nothing(server: ServerProcess) -> None:
    async def test() -> None:
        on, _off = await two(server)
        for message in (
            "{",
            "[]",
            '{"type":"Nothing","id":"x"}',
            '{"type":"Play","id":"x"}',
            '{"type":"Say","id":"\\n"}',
        ):
            seen = len(on.inbox)
            await on.send(message)
            await on.until(lambda seen=seen: len(on.inbox) > seen)  # type: ignore[misc]
            assert on.inbox[-1]["type"] == "Refused"
        assert (await on.play(turn_of(on), DRAW))["type"] == "Ack"

    run(test)


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ("x" * 20_000, "message-too-large"),
        ("[" * 17 + "]" * 17, "message-too-deep"),
        ('{"type":"Hello","token":"x"}', "hello-once"),
    ],
)
def test_a_message_that_no_client_may_send_closes_the_socket(server: ServerProcess, message: str, says: str) -> None:
    async def test() -> None:
        client = await Client(server, server.open_table()).connect()
        await client.send(message)
        await client.until(lambda: client.closed)
        assert client.inbox[-1] == {"type": "Bye", "says": {"key": says}}

    run(test)


@pytest.mark.parametrize("version", [None, 1, protocol.VERSION + 1])
def test_a_client_of_another_protocol_version_is_told_which_one_the_server_speaks(
    server: ServerProcess, version: int | None
) -> None:
    async def test() -> None:
        token = server.open_table()["token"]
        said = {} if version is None else {"version": version}
        async with connect(server.socket_url, compression=None) as line:
            await line.send(json.dumps({"type": "Hello", "token": token, **said}))
            bye = json.loads(await line.recv())
            with pytest.raises(ConnectionClosed):
                await line.recv()
        assert bye == {"type": "Bye", "says": {"key": "other-version", "args": {"version": protocol.VERSION}}}
        assert line.close_code == 1000

    run(test)


def test_too_many_messages_close_the_socket(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(message_rate=1, message_burst=10)
        client = await Client(server, server.open_table()).connect()
        with suppress(ConnectionClosed):
            for _ in range(60):
                await client.send('{"type":"Pong"}')
        await client.until(lambda: client.closed)
        assert client.inbox[-1]["says"] == {"key": "too-many-messages"}

    run(test)


@pytest.mark.rule("EK-NOPE-12")
def test_commands_that_wait_together_are_taken_in_the_order_in_which_the_rules_ask() -> None:
    async def job(name: str, taken: list[str]) -> None:
        taken.append(name)

    async def take() -> list[str]:
        taken: list[str] = []
        asked = (Decision(2, "nope", 7), Decision(0, "nope", 7), Decision(1, "nope", 7, owed=False))
        jobs = [("1.nope.7", 0), ("0.nope.7", 1), ("2.nope.7", 2), (None, 3), ("9.turn.1", 4), ("2.nope.7", 5)]
        queue = Queue("table", due=lambda: None, asked=lambda: asked, failed=lambda error: None)
        for decision, at in jobs:
            queue.submit(partial(job, f"{decision}@{at}", taken), decision)
        while queue.busy:
            await asyncio.sleep(0)
        return taken

    assert asyncio.run(take()) == ["2.nope.7@2", "0.nope.7@1", "1.nope.7@0", "None@3", "2.nope.7@5", "9.turn.1@4"]
