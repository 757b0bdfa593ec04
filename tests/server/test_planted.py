"""Leaks of every kind, planted one by one in a real server, are found by what looks at all servers of all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import audit
from tests.server.client import Client, run_unseen
from tests.server.planted import LEAKS, PlantedServer
from tests.server.process import ServerProcess

FOUND = {
    "seed_in_a_message": {"told"},
    "nonce_of_zeros": {"deal"},
    "small_seed": {"deal"},
    "foreseeable_seed": {"deal"},
    "hand_in_the_log": {"log"},
    "hand_in_the_log_as_a_word": {"log"},
    "hand_printed": {"log"},
    "view_for_an_outsider": {"told"},
}


def faults(server: ServerProcess) -> set[str]:
    """Plays with a bot before two who have no seat: one watches, one came too late. Says who found something."""
    clients: list[Client] = []

    async def test() -> None:
        ann = await Client(server, server.open_table(seats=3, bots=1), seed=1).connect()
        clients.append(ann)
        await ann.command("Start")
        await ann.until(lambda: ann.told is not None)
        table = ann.table["id"]
        late = Client(server, server.join(table, "Ben"), seed=2)
        watches = Client(server, server.post(f"/api/tables/{table}/watch", {"name": "Wes"}).body, seed=3)
        for client in (late, watches):
            clients.append(await client.connect())
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        await ann.play_on(until=lambda: ann.tick > 6)

    run_unseen(test)
    assert server.stop() == 0
    told = [fault for client in clients for fault in audit.told_faults(server.folder, client.token, client.inbox)]
    found = {"told": told, "deal": audit.deal_faults(server.folder), "log": audit.log_faults(server.log.read_text())}
    return {by for by, what in found.items() if what}


def test_every_leak_is_meant_to_be_found() -> None:
    assert FOUND.keys() == LEAKS.keys()


def test_a_server_without_a_leak_has_none(tmp_path: Path) -> None:
    assert faults(ServerProcess(tmp_path).start()) == set()


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(tmp_path: Path, leak: str) -> None:
    found = faults(PlantedServer(leak, tmp_path / "one").start())
    if leak == "foreseeable_seed":  # one server's seeds look as they should; the next one has the same
        assert found == set()
        found = faults(PlantedServer(leak, tmp_path / "other").start())
    assert found == FOUND[leak]
