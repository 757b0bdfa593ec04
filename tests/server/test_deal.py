"""Everybody's part of the deal: sealed first, opened when all are in, zeros for who is late."""

import asyncio
import time

import pytest

from litfuse.games.registry import find
from litfuse.kernel import archive, fairness
from tests.server.client import Client, run
from tests.server.process import ServerProcess


def test_a_part_that_is_not_opened_in_time_counts_as_zeros_and_the_record_says_so(server: ServerProcess) -> None:
    async def test() -> None:
        ann = server.open_table(seats=2)
        ben = server.join(ann["table"], "Ben")
        first, second = [await Client(server, seated, seed=n).connect() for n, seated in enumerate((ann, ben))]
        await first.seal()
        await second.seal()
        started = time.monotonic()
        assert (await first.command("Start"))["type"] == "Ack"
        match = first.table["deal"]["match"]
        wrong = await first.command("NonceOpen", match=match, nonce="00" * 16)
        assert wrong["says"]["key"] == "deal-other-nonce"
        assert (await first.open())["type"] == "Ack"
        late = await first.command("NonceHash", match=match, hash="00" * 32)
        assert late["says"]["key"] == "deal-gone"
        await first.until(lambda: first.told is not None)
        assert 4.9 <= time.monotonic() - started <= 8
        for client in (first, second):
            await client.command("CloseMatch")
        await first.until(lambda: first.over)
        record = server.get(f"/api/matches/{match}/record").body
        header = archive.read(record, find).header
        assert header.nonces == (first.sealed[match], fairness.NO_NONCE.hex())
        assert header.nonce_hashes[1] == fairness.nonce_hash(bytes.fromhex(second.sealed[match]))
        says = [f.says.key for f in archive.verify(archive.read(record, find), record) if not f.held]
        assert says == ["unverified-nonce"]

    run(test)


@pytest.mark.parametrize("again", [1, 2])
def test_nobody_waits_where_nobody_sealed_anything(server: ServerProcess, again: int) -> None:
    async def test() -> None:
        client = await Client(server, server.open_table(seats=2, bots=1)).connect()
        async with asyncio.timeout(4):
            await client.command("Start")
            await client.until(lambda: client.told is not None)

    run(test)
