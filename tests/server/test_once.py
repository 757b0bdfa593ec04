"""Every command is carried out once, however often it is sent: also after a restart, by one who has moved or gone."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.kernel import fairness
from litfuse.server.protocol import Ack, Failed, Joining, NewTable, Start
from litfuse.server.tables import remembered, stored
from litfuse.server.tables.remembered import KEPT, Done
from tests.server.client import Client, run, settled
from tests.server.places import Place, place_of, rows
from tests.server.process import Response, ServerProcess, meant
from tests.server.test_commands import DRAW, turn_of, two
from tests.server.test_unknown_fate import at_a_table, ticket_of

Serve = Callable[..., ServerProcess]
NONCE = bytes(range(16))


class Sender:
    """Sends commands of several persons by HTTP, and what it sent once more."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.sent: list[tuple[dict[str, Any], dict[str, Any], Response]] = []

    def table(self, seated: dict[str, Any]) -> dict[str, Any]:
        table: dict[str, Any] = self.server.get(f"/api/tables/{seated['table']}").body
        return table

    def post(self, seated: dict[str, Any], body: dict[str, Any]) -> Response:
        return self.server.post(f"/api/tables/{seated['table']}/command", body, seated["token"])

    def command(self, seated: dict[str, Any], kind: str, /, **fields: Any) -> Response:
        """Carried out; the same again gets the same reply and changes nothing."""
        body = {"type": kind, "id": secrets.token_hex(8), **meant(self.table(seated), kind, fields)}
        reply = self.post(seated, body)
        assert reply.status == 200, (kind, reply)
        self.sent.append((seated, body, reply))
        after = self.table(seated)
        self.again(seated, body, reply)
        assert self.table(seated) == after, kind
        return reply

    def again(self, seated: dict[str, Any], body: dict[str, Any], reply: Response) -> None:
        assert self.post(seated, body)[:2] == reply[:2], body

    def all_again(self) -> None:
        for seated, body, reply in self.sent:
            self.again(seated, body, reply)


def test_every_kind_of_command_sent_again_gets_its_reply_and_does_nothing_also_after_a_restart(serve: Serve) -> None:
    server = serve()
    sender = Sender(server)
    do = sender.command
    ann = server.open_table(seats=5)
    ben, cat = server.join(ann["table"], "Ben"), server.join(ann["table"], "Cat")
    do(ann, "ChangeSettings", config={}, pace={}, public=False)
    do(ann, "SetBot", chair=3, level="random")
    do(ben, "Say", body="hello")
    do(ben, "Report", chair=2, why="rude")
    do(ann, "Mute", chair=2)
    do(ann, "Mute", chair=2, on=False)
    do(ann, "HandOver", chair=1)
    do(ben, "Arrange", seats=5)
    do(ben, "Agree")
    do(ben, "HandOver", chair=0)
    do(ann, "SetBot", chair=3)
    do(cat, "Sit", chair=3)
    match = sender.table(ann)["deal"]["match"]
    do(ann, "NonceHash", match=match, hash=fairness.nonce_hash(NONCE))
    do(ann, "Start")
    do(ann, "NonceOpen", match=match, nonce=NONCE.hex())
    do(ann, "Standing", kind="nope", on=True)
    do(ann, "Pause")
    do(ann, "Resume")
    do(ann, "CloseMatch")
    do(ann, "CloseMatch", on=False)
    do(ben, "Hurry", on=False)
    do(ann, "Kick", chair=3)
    do(ben, "Leave")
    do(server.join(ann["table"], "Eve", chair=4), "Forget")
    kinds = {body["type"] for _, body, _ in sender.sent}
    assert kinds == {"NonceHash", "NonceOpen"} | {k.__name__ for k in stored_kinds()}
    table = sender.table(ann)
    server.restart()
    sender.all_again()
    assert {**sender.table(ann), "closing": []} == {**table, "closing": []}


def test_a_person_who_has_gone_may_go_again_when_nobody_remembers_it_any_more(serve: Serve) -> None:
    server = serve()
    sender = Sender(server)
    ann = server.open_table(seats=2)
    for kind in ("Leave", "Forget"):
        sender.command(server.join(ann["table"], "Ben"), kind)
    for n in range(KEPT):  # more than the table remembers of those who have gone
        server.send_command(server.join(ann["table"], f"Guest {n}", id=secrets.token_hex(16)), "Leave")
    cat = server.join(ann["table"], "Cat")
    table = sender.table(ann)
    sender.all_again()
    server.restart()
    sender.all_again()
    assert sender.table(ann) == table
    sender.command(cat, "Say", body="I sit where Ben sat")


def stored_kinds() -> set[type]:
    from litfuse.server.tables.commands import HANDLERS

    return set(HANDLERS)


def test_an_id_that_stood_for_another_command_is_refused(server: ServerProcess) -> None:
    sender = Sender(server)
    ann = server.open_table(seats=3)
    sender.command(ann, "SetBot", chair=1, level="random")
    _, body, _ = sender.sent[-1]
    other = sender.post(ann, {**body, "chair": 2})
    assert (other.status, other.body["says"]["key"]) == (409, "command-id-used")
    assert "holder" not in sender.table(ann)["chairs"][2]


def test_a_person_whose_new_token_was_lost_still_has_the_chair(serve: Serve) -> None:
    async def test() -> None:
        server = serve()
        ann = server.open_table(seats=3)
        ben = server.join(ann["table"], "Ben")
        sender = Sender(server)
        granted = sender.command(ben, "Sit", chair=2).body  # and the reply is lost
        other = server.join(ann["table"], "Cat")
        assert other["chair"] == 1
        server.restart()
        back = await Client(server, ben).connect()  # with the token of the chair that Cat has now
        assert back.chair == 2
        _, body, _ = sender.sent[-1]
        again = await back.command(body.pop("type"), body.pop("id"), **body)
        assert again == granted
        moved = await Client(server, again).connect()
        assert moved.chair == 2
        assert (await Client(server, other).connect()).chair == 1

    run(test)


@pytest.mark.parametrize("kind", ["Kick", "Mute", "HandOver", "Report"])
def test_a_command_about_a_person_never_hits_the_next_one_on_the_chair(server: ServerProcess, kind: str) -> None:
    ann = server.open_table(seats=2)
    ben = server.join(ann["table"], "Ben")
    sender = Sender(server)
    body = {"type": kind, "id": "late", **meant(sender.table(ann), kind, {"chair": 1})}
    assert server.send_command(ben, "Leave").status == 200
    assert sender.post(ann, body).body["says"]["key"] in {"no-person-there", "other-person-there"}
    server.join(ann["table"], "Cat")
    table = sender.table(ann)
    assert sender.post(ann, body).body["says"]["key"] == "other-person-there"
    assert sender.table(ann) == table


@pytest.mark.parametrize("kind", ["Start", "Pause", "CloseMatch", "Standing"])
def test_a_command_about_a_match_does_nothing_to_the_next_one(server: ServerProcess, kind: str) -> None:
    ann = server.open_table(seats=2, bots=1)
    sender = Sender(server)
    first = meant(sender.table(ann), "Start", {})["match"]
    for _ in range(2):
        sender.command(ann, "Start")
        if sender.table(ann)["match"] == first:
            sender.command(ann, "CloseMatch")
    fields = {"kind": "nope", "on": True} if kind == "Standing" else {}
    table = sender.table(ann)
    reply = sender.post(ann, {"type": kind, "id": "late", "match": first, **fields})
    assert reply.body["says"]["key"] == ("not-during-a-match" if kind == "Start" else "other-match")
    sender.command(ann, "CloseMatch")
    table = sender.table(ann)
    reply = sender.post(ann, {"type": kind, "id": "later", "match": first, **fields})
    assert reply.body["says"]["key"] == ("deal-gone" if kind == "Start" else "no-match")
    assert sender.table(ann) == table


def test_a_move_of_an_earlier_match_keeps_its_reply_for_whoever_has_moved_to_another_chair(
    server: ServerProcess,
) -> None:
    async def test() -> None:
        on, off = await two(server)
        turn = turn_of(on)
        ack = await on.play(turn, DRAW, id="kept")
        match = on.table["match"]
        for client in (on, off):
            assert (await client.command("CloseMatch"))["type"] == "Ack"
        there = off.chair
        assert (await off.command("Leave"))["type"] == "Ack"
        await on.until(lambda: "holder" not in on.table["chairs"][there])
        assert (await on.command("Sit", chair=there))["type"] == "Granted"
        fields = {"match": match, "decision": f"{turn['seat']}.{turn['kind']}.{turn['number']}", "action": DRAW}
        assert await on.command("Play", "kept", **fields) == ack

    run(test)


@pytest.mark.parametrize("why", ["moved", "muted", "match"])
def test_a_line_sent_again_is_one_line_though_it_might_not_be_said_now(server: ServerProcess, why: str) -> None:
    async def test() -> None:
        ann = server.open_table(seats=3, game="scape-goat" if why == "match" else "exploding-kittens")
        ben = server.join(ann["table"], "Ben")
        first, second = await Client(server, ann).connect(), await Client(server, ben).connect()
        fields: dict[str, Any] = {"body": "once"}
        if why == "match":
            await first.command("SetBot", chair=2, level="random")
            assert (await first.command("Start"))["type"] == "Ack"
            await second.until(lambda: second.told is not None)
            fields |= {"kind": "whisper", "to": 0, "match": second.table["match"]}
        ack = await second.command("Say", "line", **fields)
        assert ack["type"] == "Ack"
        if why == "moved":
            await second.command("Sit", chair=2)
        elif why == "muted":
            await first.command("Mute", chair=1)
        else:
            for client in (first, second):
                await client.command("CloseMatch")
            await second.until(lambda: second.table["phase"] == "lobby")
        assert await second.command("Say", "line", **fields) == ack
        await settled(first)
        assert len(first.lines) == 1

    run(test)


def test_a_chair_that_was_asked_for_twice_is_one_chair_also_after_a_restart(serve: Serve) -> None:
    server = serve()
    ann = server.open_table(seats=3)
    path = f"/api/tables/{ann['table']}/join"
    ben = {"name": "Ben", "id": secrets.token_hex(16)}
    with ThreadPoolExecutor(4) as at_once:
        replies = list(at_once.map(lambda _: server.post(path, ben)[:2], range(4)))
    assert replies[0][0] == 201
    assert replies == [replies[0]] * 4
    other = server.post(path, {**ben, "name": "Bea"})
    assert (other.status, other.body["says"]["key"]) == (409, "command-id-used")
    server.restart()
    assert server.post(path, ben)[:2] == replies[0]
    assert server.post(path, {"name": "Cat", "id": secrets.token_hex(16)}).body["chair"] == 2
    watching = {"name": "Wes", "id": secrets.token_hex(16)}
    seen = server.post(f"/api/tables/{ann['table']}/watch", watching)
    assert seen.status == 201
    assert server.post(f"/api/tables/{ann['table']}/watch", watching)[:2] == seen[:2]


def test_a_table_that_was_asked_for_twice_is_one_table_also_after_a_restart(serve: Serve) -> None:
    server = serve()
    new = {"game": "exploding-kittens", "name": "Ann", "seats": 2, "public": True, "id": secrets.token_hex(16)}
    with ThreadPoolExecutor(4) as at_once:
        replies = list(at_once.map(lambda _: server.post("/api/tables", new)[:2], range(4)))
    assert replies[0][0] == 201
    assert replies == [replies[0]] * 4
    server.restart()
    assert server.post("/api/tables", new)[:2] == replies[0]
    assert len(server.get("/api/tables").body) == 1
    other = server.post("/api/tables", {**new, "seats": 3})
    assert (other.status, other.body["says"]["key"]) == (409, "command-id-used")


@pytest.mark.parametrize("id", ["short", "x" * 21, "x" * 65, "a b" * 10, "é" * 24])
def test_a_request_id_that_others_could_guess_is_refused(server: ServerProcess, id: str) -> None:
    new = {"game": "exploding-kittens", "name": "Ann", "seats": 2, "id": id}
    assert server.post("/api/tables", new).status == 400


def test_what_is_remembered_is_bounded_and_nobody_pushes_out_anothers(server: ServerProcess) -> None:
    sender = Sender(server)
    ann = server.open_table(seats=3)
    ben = server.join(ann["table"], "Ben")
    sender.command(ben, "Sit", chair=2)
    kept = sender.sent[-1]
    for n in range(3 * KEPT):
        sender.command(ann, "Mute", chair=2, on=bool(n % 2))
    for n in range(2 * KEPT):
        guest = server.join(ann["table"], f"Guest {n}", id=secrets.token_hex(16))
        sender.command(guest, "Leave")
    sender.again(*kept)
    raw = rows(place_of(server.folder), f"select doc from tables where id = '{ann['table']}'")[0][0]
    doc = stored.DOCUMENT.decode(raw)
    assert KEPT < len(doc.done) <= KEPT * (len(doc.persons) + 1)
    assert len(raw) < 10_000


def test_the_newest_commands_of_everybody_are_kept() -> None:
    done = [Done(who, f"{who}{n}", "") for n in range(40) for who in ("ann", "gone", "left")]
    kept = remembered.kept(done, {"ann": 0, "ben": 1})
    assert [d for d in kept if d.who == "ann"] == [Done("ann", f"ann{n}", "") for n in range(40 - KEPT, 40)]
    assert len(kept) == 2 * KEPT
    assert kept == tuple(d for d in done if d in kept)


def test_a_start_that_could_not_be_dealt_is_dealt_when_the_store_is_back(tmp_path: Path) -> None:
    async def test(directory: Any, liar: Any, seated: Any, table: Any) -> None:
        new = await directory.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        await directory.join(new.table, Joining(name="Ben"))
        table = directory.tables[new.table]
        start = Start("start", table.doc.deal.match)
        liar.lie = "no match"
        assert isinstance(await directory.command(new.table, new.token, start), Failed)
        assert table.doc.phase == "dealing"
        liar.lie = ""
        assert await directory.command(new.table, new.token, start) == Ack("start")
        async with asyncio.timeout(30):
            while table.doc.phase != "playing":
                await asyncio.sleep(0.05)
        assert (await directory.store.match(table.doc.match)) is not None

    at_a_table(Place(tmp_path), test)


def test_a_repeated_last_agreement_is_acted_on(tmp_path: Path) -> None:
    async def test(directory: Any, store: Any, seated: Any, table: Any) -> None:
        from litfuse.server.protocol import CloseMatch
        from litfuse.server.tables.commands import reply_to

        match = table.doc.match
        for chair in (0, 1):
            close = CloseMatch(f"close-{chair}", match)
            ticket = ticket_of(table, chair)
            if chair == 1:  # the voice is stored, and the server stops before it ends the match
                done = remembered.of_command(ticket.person, close.id, close)
                await table.keeper.save(stored.with_done(replace(table.doc, closing=(0, 1)), done))
                assert table.doc.phase == "playing"
            reply = await directory._queued(
                table.doc.id, lambda t, ticket=ticket, close=close: reply_to(t, ticket, close)
            )
            assert reply == Ack(close.id)
        assert table.doc.phase == "lobby"

    at_a_table(Place(tmp_path), test)
