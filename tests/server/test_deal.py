"""Everybody's part of the deal: sealed first, opened when all are in, zeros for who is late."""

from pathlib import Path

import pytest

from litfuse.games.registry import find
from litfuse.kernel import archive, fairness
from litfuse.kernel.archive import Finding
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.fairness import Seals
from litfuse.kernel.match import Match
from tests.server.cheat import CheatingServer
from tests.server.client import Client, run, settled
from tests.server.process import ServerProcess
from tests.server.still import StillServer
from tests.test_verify_record import run as run_script
from tests.test_verify_record import verify_command


def verified(record: bytes, seals: Seals | None) -> list[Finding]:
    return archive.verify(archive.read(record, find), record, seals)


def test_a_part_that_is_not_opened_in_time_counts_as_zeros_and_the_record_says_so(still: StillServer) -> None:
    async def test() -> None:
        ann = still.open_table(seats=2)
        ben = still.join(ann["table"], "Ben")
        first, second = [await Client(still, seated, seed=n).connect() for n, seated in enumerate((ann, ben))]
        await first.seal()
        await second.seal()
        assert (await first.command("Start"))["type"] == "Ack"
        match = first.table["deal"]["match"]
        wrong = await first.command("NonceOpen", match=match, nonce="00" * 16)
        assert wrong["says"]["key"] == "deal-other-nonce"
        assert (await first.open())["type"] == "Ack"
        late = await first.command("NonceHash", match=match, hash="00" * 32)
        assert late["says"]["key"] == "deal-gone"
        still.wait(4.75)
        await settled(first)
        assert first.tick == 0
        still.wait(0.25)
        await settled(first)
        await first.until(lambda: first.tick > 0)
        for client in (first, second):
            await client.command("CloseMatch")
        await first.until(lambda: first.over)
        record = still.get(f"/api/matches/{match}/record").body
        header = archive.read(record, find).header
        assert header.nonces == (first.sealed[match], fairness.NO_NONCE.hex())
        assert header.nonce_hashes[1] == fairness.nonce_hash(bytes.fromhex(second.sealed[match]))
        assert [f.says.key for f in verified(record, first.seals) if not f.held] == ["unverified-nonce"]

    run(test)


def test_without_sealed_parts_nobody_waits(still: StillServer) -> None:
    async def test() -> None:
        client = await Client(still, still.open_table(seats=2, bots=1)).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)  # though no time passes here

    run(test)


async def closed_record(server: ServerProcess, client: Client) -> bytes:
    """Of the match that the client plays."""
    await client.until(lambda: client.told is not None)
    assert (await client.command("CloseMatch"))["type"] == "Ack"
    await client.until(lambda: client.over)
    record: bytes = server.get(f"/api/matches/{client.table['match']}/record").body
    return record


def test_every_seat_shows_its_seal_before_anybody_opens_and_the_record_has_the_same(server: ServerProcess) -> None:
    async def test() -> None:
        ann = server.open_table(seats=4, bots=2)
        server.join(ann["table"], "Ben")  # seals nothing: zeros, which everybody can see
        client = await Client(server, ann).connect()
        await client.seal()
        await client.command("Start")
        await client.open()
        assert client.seals is not None
        assert len(set(client.seals.seals)) == 4
        assert client.seals.seals[3] == fairness.nonce_hash(fairness.NO_NONCE)
        server.send_command({**ann, "token": ann["token"]}, "Kick", chair=3)  # or the match would go on
        findings = verified(await closed_record(server, client), client.seals)
        assert all(f.held for f in findings)
        assert "verified-seals" in {f.says.key for f in findings}

    run(test)


def test_a_server_that_draws_a_bots_nonce_last_is_found_out_with_the_seals_and_only_with_them(tmp_path: Path) -> None:
    async def test() -> None:
        server = CheatingServer(tmp_path / "server", how="seals").start()
        try:
            client = await Client(server, server.open_table(seats=2, bots=1)).connect()
            await client.seal()
            await client.command("Start")
            await client.open()
            record = await closed_record(server, client)
        finally:
            await client.close()
            server.stop()
        header, match, _ = archive.read(record, find)
        dealt = Match.load(match.game, header, match.entries()[:1])
        assert dealt.state.pile[0] == "kitten"  # the cheat worked
        assert all(f.held for f in verified(record, None))  # and the record itself does not show it
        with pytest.raises(BadRecord) as found:
            verified(record, client.seals)
        assert (found.value.says.key, found.value.says.args) == ("record-seals", {"seats": "@1"})
        path, kept = tmp_path / "record.jsonl", tmp_path / "seals.json"
        path.write_bytes(record)
        kept.write_bytes(encode(client.seals))
        assert run_script(path)[0] == 0
        assert run_script(path, "--seals", kept)[0] == 2
        assert verify_command(path, "--seals", kept) == 2

    run(test)


def test_nobody_opens_while_a_seat_shows_no_seal_so_such_a_server_cannot_choose(tmp_path: Path) -> None:
    async def test() -> None:
        server = CheatingServer(tmp_path, how="none").start()
        try:
            client = await Client(server, server.open_table(seats=2, bots=1)).connect()
            await client.seal()
            await client.command("Start")
            assert not await client.keep_seals()
        finally:
            await client.close()
            server.stop()

    run(test)


@pytest.mark.parametrize("how", ["Leave", "Kick"])
@pytest.mark.parametrize("opened", [True, False])
def test_a_person_who_goes_while_the_deal_is_open_leaves_their_part_in_it(
    server: ServerProcess, how: str, opened: bool
) -> None:
    async def test() -> None:
        ann = server.open_table(seats=3)
        players = [ann, server.join(ann["table"], "Ben"), server.join(ann["table"], "Cat")]
        first, second, third = [await Client(server, seated, seed=n).connect() for n, seated in enumerate(players)]
        for client in (first, second, third):
            await client.seal()
        await first.command("Start")
        match = first.table["deal"]["match"]
        if opened:
            await second.open()
        await (second.command("Leave") if how == "Leave" else first.command("Kick", chair=1))
        await first.open()
        assert first.seals is not None
        assert first.seals.seals[1] == fairness.nonce_hash(bytes.fromhex(second.sealed[match]))
        await third.open()
        await third.command("Leave")
        record = await closed_record(server, first)
        header = archive.read(record, find).header
        assert header.nonces == (
            first.sealed[match],
            second.sealed[match] if opened else fairness.NO_NONCE.hex(),
            third.sealed[match],
        )
        unproven = [f.says.args["seats"] for f in verified(record, first.seals) if not f.held]
        assert unproven == ([] if opened else ["@1"])

    run(test)
