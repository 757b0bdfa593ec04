"""The life of a table: chairs, host rights, tokens, pause, close, rematch, talk."""

import asyncio
import time
from typing import Any

import pytest

from tests.server.client import Client, run
from tests.server.process import ServerProcess
from tests.server.test_commands import DRAW, turn_of, two


def key(reply: Any) -> str:
    return str(reply.body["says"]["key"])


def listed(server: ServerProcess, table: str, there: bool) -> bool:
    """Is the table on the list, or off it, as it should be? The list may be a second old."""
    for _ in range(300):
        if (table in [t["id"] for t in server.get("/api/tables").body]) == there:
            return True
        time.sleep(0.1)
    return False


def test_a_table_is_opened_found_joined_and_left(server: ServerProcess) -> None:
    ann = server.open_table(seats=3, public=True)
    path = f"/api/tables/{ann['table']}"
    assert listed(server, ann["table"], True)
    ben = server.join(ann["table"], "Ben", chair=2)
    assert ben["chair"] == 2
    assert server.post(f"{path}/join", {"name": "ben"}).status == 409
    assert key(server.post(f"{path}/join", {"name": "Cleo", "chair": 2})) == "chair-taken"
    chairs = server.get(path).body["chairs"]
    assert [c.get("name") for c in chairs] == ["Ann", None, "Ben"]
    moved = server.send_command(ben, "Sit", chair=1).body
    ben = {**ben, **moved}
    for _ in range(2):
        assert server.send_command(ben, "Leave").status == 200
    assert server.send_command(ben, "Sit", chair=2).status == 404
    assert server.send_command(ann, "Leave").status == 200
    assert listed(server, ann["table"], False)
    assert server.get("/api/tables/nowhere").status == 404


def test_tables_by_link_are_not_listed(server: ServerProcess) -> None:
    hidden = server.open_table()
    assert hidden["table"] not in [t["id"] for t in server.get("/api/tables").body]


@pytest.mark.parametrize(
    ("change", "says", "rule"),
    [
        ({"seats": 7}, "no-seats", "EK-SETUP-7"),
        ({"pace": {"nope": 2}}, "clock-range", "EK-NET-10"),
        ({"pace": {"pause": None}}, "clock-never-off", "EK-NET-10"),
        ({"config": {"opening": 5}}, "bad-data", ""),
        ({"game": "chess"}, "no-such-game", ""),
        ({"bots": ["genius"]}, "no-such-bot", ""),
    ],
)
def test_an_impossible_table_is_refused_with_its_rule(
    server: ServerProcess, change: dict[str, Any], says: str, rule: str
) -> None:
    reply = server.post("/api/tables", {"game": "exploding-kittens", "name": "Ann", "seats": 3, **change})
    assert (reply.status, key(reply), reply.body.get("rule", "")) == (400, says, rule)


@pytest.mark.parametrize("name", ["", "  ", "a\u0000b", "a\nb", "x" * 25, "\u202eevil", "\ud800"])
def test_names_with_control_characters_are_refused(server: ServerProcess, name: str) -> None:
    reply = server.post("/api/tables", {"game": "exploding-kittens", "name": name, "seats": 2})
    assert reply.status in {400, 409}


def test_only_the_host_manages_bots_and_people_and_may_hand_that_over(server: ServerProcess) -> None:
    ann = server.open_table(seats=3)
    ben = server.join(ann["table"], "Ben")
    assert server.send_command(ben, "SetBot", chair=2, level="random").body["says"]["key"] == "only-the-host"
    assert server.send_command(ann, "SetBot", chair=2, level="random").status == 200
    assert server.send_command(ann, "SetBot", chair=2).status == 200
    assert server.send_command(ben, "Kick", chair=0).body["says"]["key"] == "only-the-host"
    assert server.send_command(ann, "HandOver", chair=1).status == 200
    assert server.send_command(ben, "Kick", chair=0).status == 200
    assert server.send_command(ann, "Start").body["says"]["key"] == "not-found"


def test_forged_and_foreign_tokens_open_nothing(server: ServerProcess) -> None:
    async def test() -> None:
        ann, other = server.open_table(), server.open_table()
        body, _, sign = ann["token"].partition(".")
        forged = bytes.fromhex(body).replace(b",0,", b",1,").hex() + "." + sign
        # Not the last character: of its six bits two say nothing.
        other_sign = ("y" if sign[0] == "x" else "x") + sign[1:]
        for token in (forged, f"{body}.{other_sign}", "", "." + sign, body, "é"):
            reply = server.post(
                f"/api/tables/{ann['table']}/command", {"type": "Leave", "id": "x"}, token.encode().hex()
            )
            assert reply.status == 404
            client = await Client(server, {"token": token}).connect()
            await client.until(lambda client=client: client.closed)  # type: ignore[misc]
            assert client.inbox == [{"type": "Bye", "says": {"key": "not-found"}}]
        assert server.send_command({**ann, "token": other["token"]}, "Leave").status == 404

    run(test)


def test_a_person_who_is_kicked_is_cut_off_and_a_bot_plays_on(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        host, guest = (on, off) if on.chair == 0 else (off, on)
        assert (await host.command("Kick", chair=1))["type"] == "Ack"
        await guest.until(lambda: guest.closed)
        assert guest.inbox[-1] == {"type": "Bye", "says": {"key": "kicked"}}
        await host.play_on()
        again = await Client(server, {"token": guest.token}).connect()
        await again.until(lambda: again.closed)

    run(test)


def test_a_pause_needs_all_who_are_present_and_stops_everything(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        assert (await on.command("Pause"))["type"] == "Ack"
        assert on.table["pausing"]
        assert not on.table.get("paused")
        assert (await off.command("Pause"))["type"] == "Ack"
        await on.until(lambda: on.table.get("paused", False))
        answer = await on.play(turn_of(on), DRAW)
        assert answer["type"] == "Paused"

        def times() -> list[dict[str, int]]:
            return [m["times"] for m in on.inbox if m["type"] == "Times"]

        before = times()
        await asyncio.sleep(0.5)
        assert (await off.command("Resume"))["type"] == "Ack"
        await on.until(lambda: not on.table.get("paused", False) and len(times()) > len(before))
        assert times() == [*before, before[-1]]  # the clocks show what they showed
        assert (await on.play(turn_of(on), DRAW))["type"] == "Ack"

    run(test)


def test_an_agreement_takes_effect_when_the_last_dissenter_leaves(server: ServerProcess) -> None:
    async def test() -> None:
        ann = server.open_table(seats=3)
        players = [ann, server.join(ann["table"], "Ben"), server.join(ann["table"], "Cat")]
        a, b, c = [await Client(server, seated, seed=n).connect() for n, seated in enumerate(players)]
        await a.command("Start")
        for client in (a, b, c):
            await client.command("Pause", on=client is not c)
        assert not a.table.get("paused")
        await c.close()  # not here: not asked
        await a.until(lambda: bool(a.table.get("paused")))
        assert (await b.command("Resume"))["type"] == "Ack"
        for client in (a, b):
            await client.command("CloseMatch")
        assert a.table["phase"] == "playing"  # seated, though away
        assert (await a.command("Kick", chair=2))["type"] == "Ack"
        await b.until(lambda: b.table["phase"] == "lobby")

    run(test)


@pytest.mark.rule("EK-NET-9")
def test_a_token_is_worthless_after_leaving_and_the_next_holder_has_another(server: ServerProcess) -> None:
    async def test() -> None:
        ann = server.open_table(seats=2)
        ben = server.join(ann["table"], "Ben")
        assert server.send_command(ben, "Leave").status == 200
        cat = server.join(ann["table"], "Cat")
        assert cat["chair"] == ben["chair"]
        assert server.send_command(ben, "Say", body="still here").status == 404
        old = await Client(server, ben).connect()
        await old.until(lambda: old.closed)
        assert old.inbox == [{"type": "Bye", "says": {"key": "not-found"}}]
        assert server.send_command(cat, "Say", body="hello").status == 200

    run(test)


def test_all_persons_close_a_match_and_the_next_one_begins_with_a_new_promise(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        match = on.table["match"]
        await on.command("CloseMatch")
        assert not on.over
        await off.command("CloseMatch")
        await on.until(lambda: on.over and on.table["phase"] == "lobby")
        assert on.frame["outcome"]["winners"] == []
        assert server.get(f"/api/matches/{match}/record").status == 200
        promised = on.table["deal"]["match"]
        host = on if on.chair == 0 else off
        assert (await host.command("Start"))["type"] == "Ack"
        await on.until(lambda: on.told is not None and on.told["match"] != match)
        assert on.told is not None
        assert on.told["match"] == promised

    run(test)


def test_talk_is_heard_once_kept_and_limited(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server)
        assert (await on.command("Say", "line-1", body="hello <b>"))["type"] == "Ack"
        assert (await on.command("Say", "line-1", body="hello <b>"))["type"] == "Ack"
        assert (await on.command("Say", "line-1", body="other"))["says"]["key"] == "command-id-used"
        await off.until(lambda: off.heard == 1)
        assert [line["body"] for line in off.lines] == ["hello <b>"]
        assert (await on.command("Say", body="a\u0000b"))["says"]["key"] == "line-control"
        assert (await on.command("Say", body="x" * 501))["says"]["key"] == "line-too-long"
        assert (await on.command("Say", kind="whisper", to=0, body="psst"))["says"]["key"] == "no-whispers"
        said = [await on.command("Say", body="again") for _ in range(5)]
        assert said[-1]["says"]["key"] == "chat-too-fast"
        await off.close()
        await off.connect(resume=True)
        watcher = server.post(f"/api/tables/{on.table['id']}/watch", {"name": "Wes"}).body
        wes = await Client(server, watcher).connect()
        await wes.until(lambda: wes.heard > 0)
        assert (await wes.command("Say", body="look at that"))["type"] == "Ack"
        assert wes.lines[-1]["body"] == "look at that"
        assert "look at that" not in [line.get("body") for line in on.lines]

    run(test)


def test_mute_is_seen_by_all_and_reports_reach_the_host_alone(server: ServerProcess) -> None:
    async def test() -> None:
        ann = server.open_table(seats=3)
        seats = [ann, server.join(ann["table"], "Ben"), server.join(ann["table"], "Cleo")]
        host, ben, cleo = [await Client(server, seated, seed=n).connect() for n, seated in enumerate(seats)]
        assert (await cleo.command("Report", chair=1, why="rude"))["type"] == "Ack"
        await host.until(lambda: host.heard == 1)
        assert (host.lines[0]["kind"], host.lines[0]["chair"], host.lines[0]["about"]) == ("report", 2, 1)
        assert (await host.command("Mute", chair=1))["type"] == "Ack"
        assert (await ben.command("Say", body="hey"))["says"]["key"] == "you-are-muted"
        await cleo.until(lambda: cleo.table["chairs"][1].get("muted", False))
        assert ben.heard == 0

    run(test)
