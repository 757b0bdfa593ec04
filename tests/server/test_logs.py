"""Logs hold types and ids: no words of clients, no cards, whatever goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from litfuse.kernel.errors import RulesBug
from litfuse.server.logs import types_only
from litfuse.server.storage.base import Conflict, code
from tests.server.client import Client, run
from tests.server.process import ServerProcess
from tests.server.test_faults import Broken

NEW = {"game": "exploding-kittens", "name": "Ann", "seats": 2}
NO_TEXT = (b"\xff", b"\xc3(", b"\xe2\x82", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"caf\xe9 secret")


def logged(**event: object) -> dict[str, object]:
    return dict(types_only(None, "", {"event": "happened", **event}))


@pytest.mark.parametrize(
    "value",
    ["I hold a Nope", "Nope,Defuse", "ünal", "a\nb", "x" * 121, ("Nope",), ["Nope"], {"Nope": 1}, b"Nope", object()],
)
def test_a_value_that_is_no_plain_word_is_logged_as_its_type(value: object) -> None:
    assert logged(what=value) == {"event": "happened", "what": type(value).__name__}


@pytest.mark.parametrize("value", [7, True, None, 0.5, "", "44f49cd6a622", "/api/tables/{table}/join", "SQLITE_FULL"])
def test_ids_numbers_and_codes_stay(value: object) -> None:
    assert logged(what=value) == {"event": "happened", "what": value}


def test_an_error_is_its_type_its_cause_and_where_it_arose() -> None:
    try:
        try:
            raise ZeroDivisionError("holds a Nope")
        except ZeroDivisionError as error:
            raise RulesBug("telling of DrawCard('nope')") from error
    except RulesBug as bug:
        found = logged(error=bug)
    assert found["error"] == "RulesBug < ZeroDivisionError"
    assert str(found["at"]).startswith("['test_logs:")
    assert "ope" not in json.dumps(found)


def test_an_error_that_is_being_handled_is_logged_alike() -> None:
    try:
        raise ValueError("holds a Nope")
    except ValueError:
        found = logged(exc_info=True)
    assert found["error"] == "ValueError"
    assert "Nope" not in json.dumps(found)


def test_what_a_database_says_is_a_code() -> None:
    class Wrapped(Exception):
        orig = ValueError("insert ... ('a hand')")

    assert code(Wrapped("insert ... ('a hand')")) == "ValueError"
    assert str(Conflict(code(KeyError("a hand")))) == "KeyError"


@pytest.mark.parametrize("bad", NO_TEXT)
def test_bytes_that_are_no_text_are_refused_as_such_everywhere(server: ServerProcess, bad: bytes) -> None:
    seated = server.open_table()
    table = f"/api/tables/{seated['table']}"
    bodies = {
        "/api/tables": [json.dumps({**NEW, key: "@"}).encode() for key in ("game", "name", "bot")]
        + [b'{"@":1}', json.dumps({**NEW, "config": {"combos": "@"}}).encode()],
        f"{table}/join": [b'{"name":"@"}'],
        f"{table}/watch": [b'{"name":"@"}'],
        f"{table}/command": [
            b'{"type":"@","id":"1"}',
            b'{"type":"Say","id":"1","body":"@"}',
            b'{"type":"Say","id":"@","body":"hello"}',
            b'{"type":"Say","id":"1","phrase":{"type":"@"}}',
            b'{"type":"Play","id":"1","match":"m","decision":"0.turn.1","action":{"type":"@"}}',
            b'{"type":"Play","id":"1","match":"m","decision":"0.turn.1","text":"@"}',
        ],
    }
    for path, asked in bodies.items():
        for body in asked:
            reply = server.post(path, body.replace(b"@", bad), seated["token"])
            assert reply.status == 400, (path, body)
            assert reply.body["says"]["key"] == "bad-data"
    log = server.log.read_text()
    assert "request_failed" not in log
    assert "secret" not in log


@pytest.mark.parametrize("bad", NO_TEXT)
def test_broken_bytes_over_the_socket_are_refused_as_such(server: ServerProcess, bad: bytes) -> None:
    async def test() -> None:
        client = await Client(server, server.open_table()).connect()
        assert client.socket is not None
        await client.socket.send(b'{"type":"Say","id":"1","body":"@"}'.replace(b"@", bad), text=True)
        await client.until(lambda: client.closed or bool(client.replies))  # no text at all, or no text inside

    run(test)
    assert server.get("/healthz").status == 200
    assert "secret" not in server.log.read_text()


def test_a_rules_bug_is_logged_without_the_cards_it_speaks_of(tmp_path: Path) -> None:
    server = Broken(tmp_path)

    async def test() -> None:
        server.start()
        client = await Client(server, server.open_table(seats=2, bots=1)).connect()
        await client.command("Start")
        server.flag.touch()
        await client.until(lambda: client.table.get("stopped", False) or client.mine() is not None)
        if not client.table.get("stopped", False):
            decision = client.mine()
            assert decision is not None
            await client.play(decision, client.choose(decision))

    run(test)
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    bugs = [line for line in lines if line["event"] == "rules_bug"]
    assert bugs[0]["error"] == "RulesBug < ZeroDivisionError"
    assert "planted" not in server.log.read_text()
