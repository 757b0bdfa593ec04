"""A server at home answers to its own names: what a page from elsewhere makes its name point at stays silent."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from litfuse.server.http.hosts import Hosts, name_of
from litfuse.server.settings import Settings
from tests.server.client import Client, run
from tests.server.process import ServerProcess

HERE = "192.168.1.5"
TOLD = Settings(hosts="Table.Example.org, kitchen.local:8000", origins="https://outer.example", host="box")


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:8000",
        "localhost.",
        "127.0.0.1:8000",
        "[::1]:8000",
        HERE,
        f"{HERE}:80",
        f"[::ffff:{HERE}]",
        "table.example.org",
        "TABLE.example.org:443",
        "kitchen.local",
        "outer.example",
        "box:8000",
    ],
)
def test_the_server_answers_to_its_own_names_and_addresses(host: str) -> None:
    assert Hosts(TOLD).knows([host], HERE)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "evil-localhost",
        "192.168.1.6",
        f"{HERE}.evil.example",
        f"evil.example@{HERE}",
        f"{HERE}@evil.example",
        f"{HERE}/evil",
        f"{HERE}:99999",
        f"{HERE}:x",
        "table.example.org.evil.example",
        "3232235781",  # another spelling of the same address
        "0xc0a80105",
        "[::1",
        "[]",
        ":8000",
        "",
        " ",
        "\u2460",
        "x" * 5000,
    ],
)
def test_the_server_answers_to_no_other_name(host: str) -> None:
    assert not Hosts(TOLD).knows([host], HERE)


def test_a_request_names_one_host() -> None:
    assert not Hosts(TOLD).knows([], HERE)
    assert not Hosts(TOLD).knows(["localhost", "localhost"], HERE)


def test_by_default_no_names_are_configured() -> None:
    assert not Hosts(Settings()).knows(["table.example.org"], HERE)
    assert name_of("") is None


def asked(server: ServerProcess, method: str, path: str, host: str | None, **headers: str) -> tuple[int, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        line.putrequest(method, path, skip_host=True)
        for name, value in {**({} if host is None else {"Host": host}), **headers}.items():
            line.putheader(name, value)
        line.endheaders()
        reply = line.getresponse()
        return reply.status, reply.read()
    finally:
        line.close()


@pytest.mark.parametrize("path", ["/", "/api/tables", "/healthz", "/metrics", "/api/openapi.json"])
def test_a_request_under_another_name_is_refused(server: ServerProcess, path: str) -> None:
    for host in ("evil.example", f"evil.example:{server.port}", None):
        status, body = asked(server, "GET", path, host)
        assert (status, json.loads(body)) == (421, {"says": {"key": "bad-host"}})
    assert asked(server, "GET", path, f"localhost:{server.port}")[0] in {200, 404}


def test_a_page_of_another_name_opens_no_table_though_its_origin_fits(server: ServerProcess) -> None:
    host = f"evil.example:{server.port}"
    headers = {"Origin": f"http://{host}", "Content-Type": "application/json", "Content-Length": "0"}
    assert asked(server, "POST", "/api/tables", host, **headers)[0] == 421


def test_a_person_reads_why_in_every_language(server: ServerProcess) -> None:
    status, body = asked(server, "GET", "/", "kitchen.local", Accept="text/html,application/xhtml+xml")
    assert status == 421
    for word in ("does not answer", "no responde", "ne répond pas"):
        assert word in body.decode()


def test_a_socket_of_another_name_is_refused_before_it_opens(serve: Callable[..., ServerProcess]) -> None:
    server = serve(hosts="kitchen.local")

    async def test() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await called(server, "evil.example")
        assert refused.value.response.status_code == 421
        await (await called(server, "kitchen.local")).close()
        await Client(server, server.open_table()).connect(Origin=server.url)

    run(test)


async def called(server: ServerProcess, name: str) -> ClientConnection:
    """A socket as a browser opens it that takes this name for the server's."""
    origin: Any = f"http://{name}"
    return await connect(f"ws://{name}/api/socket", host="127.0.0.1", port=server.port, origin=origin)
