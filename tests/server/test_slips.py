"""A line that the rules make dear is stored with the step that it makes: both or neither, and once."""

import asyncio
from typing import Any

import pytest

from litfuse.games.bomb_busters import rules
from litfuse.kernel.events import Step
from litfuse.kernel.records import Slip
from litfuse.server.bots.pool import BotPool
from litfuse.server.protocol import Ack, Failed, Pause, Refused, Reply, Say, Seated, Stale
from litfuse.server.storage.opening import open_store
from litfuse.server.tables.commands import reply_to
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tables.live_table import LiveTable
from litfuse.server.tokens import Tokens
from tests.server.client import Client, run, settled
from tests.server.places import Place
from tests.server.process import ServerProcess
from tests.server.test_unknown_fate import Liar, at_a_table, ticket_of

GAME = "bomb-busters"
CONFIG: dict[str, Any] = {"mission": 25, "chat": "free", "captain": 0}
DEAR = "is it the 7?"


async def say(directory: TableDirectory, table: LiveTable, id: str, body: str, chair: int = 1) -> Reply:
    ticket = ticket_of(table, chair)
    return await directory._queued(table.doc.id, lambda t: reply_to(t, ticket, Say(id, body=body)))


async def stored(table: LiveTable) -> tuple[list[str], list[str]]:
    """The words of all lines, and who made each entry after the deal."""
    lines = [line.body for line in await table.talk.lines()]
    return lines, [row.by for row in (await table.store.entries(table.doc.match))[1:]]


def dial(table: LiveTable) -> int:
    assert table.runner is not None
    left: int = table.runner.match.state.dial
    return left


def test_a_slips_line_and_step_are_stored_together_and_a_repeat_makes_no_second_step(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        for _ in range(3):
            assert await say(directory, table, "a", DEAR) == Ack("a")
        assert await stored(table) == ([DEAR], ["table"])
        assert dial(table) == 1
        assert isinstance(await say(directory, table, "a", "or the 8?"), Refused)
        assert await say(directory, table, "b", "no word of it") == Ack("b")
        assert await stored(table) == ([DEAR, "no word of it"], ["table"])
        assert table.runner is not None
        assert table.runner.match.entry.action == Slip(1, "slip-numbers")

    at_a_table(place, test, GAME, **CONFIG)


def test_a_step_that_could_not_be_stored_leaves_no_line_and_the_command_works_later(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        liar.lie = "not written"
        assert isinstance(await say(directory, table, "a", DEAR), Failed)
        liar.lie = ""
        assert await stored(table) == ([], [])
        assert await say(directory, table, "a", DEAR) == Ack("a")
        assert await stored(table) == ([DEAR], ["table"])

    at_a_table(place, test, GAME, **CONFIG)


@pytest.mark.parametrize("lie", ["written", "by another"])
def test_a_line_whose_fate_was_unknown_is_looked_up_and_costs_one_step(place: Place, lie: str) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        liar.lie = lie
        assert await say(directory, table, "a", DEAR) == Ack("a")
        liar.lie = ""
        assert await say(directory, table, "a", DEAR) == Ack("a")
        assert await stored(table) == ([DEAR], ["table"])
        await table.reload_if_stale()
        assert dial(table) == 1

    at_a_table(place, test, GAME, **CONFIG)


def test_after_a_restart_the_step_is_there_and_the_same_command_makes_no_other(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        assert await say(directory, table, "a", DEAR) == Ack("a")
        id = table.doc.id
        await directory.stop()
        settings = place.settings()
        again = TableDirectory(settings, await open_store(settings), BotPool(1, 5), Tokens(b"secret"))
        await again.start()
        try:
            later = await again.get(id)
            assert await say(again, later, "a", DEAR) == Ack("a")
            assert await stored(later) == ([DEAR], ["table"])
            assert dial(later) == 1
        finally:
            await again.stop()

    at_a_table(place, test, GAME, **CONFIG)


def test_the_last_step_ends_the_match_and_what_is_said_afterwards_is_free(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        for id in ("a", "b", "c", "b"):
            assert await say(directory, table, id, DEAR) == Ack(id)
        assert table.playing is None
        assert await stored(table) == ([DEAR] * 3, ["table"] * 2)

    at_a_table(place, test, GAME, **CONFIG)


def test_a_slip_counts_while_the_table_is_paused_and_the_clocks_stand_still(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        ticket = ticket_of(table, 0)
        pause = Pause("p", match=table.doc.match)
        assert await directory._queued(table.doc.id, lambda t: reply_to(t, ticket, pause)) == Ack("p")
        assert table.doc.paused
        assert table.runner is not None
        left = table.runner.running.clocks.left
        await asyncio.sleep(0.05)
        assert await say(directory, table, "a", DEAR) == Ack("a")
        assert (dial(table), table.doc.paused) == (1, True)
        assert table.runner.running.clocks.left == left
        assert table.runner.running.clocks.stopped

    at_a_table(place, test, GAME, **CONFIG)


def test_rules_that_break_over_a_slip_stop_the_match_and_the_line_is_heard(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(step: Step[Any], seat: int, act: Slip) -> None:
        raise ValueError

    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        monkeypatch.setitem(rules.RULES, Slip, broken)
        assert await say(directory, table, "a", DEAR) == Ack("a")
        assert table.doc.stopped
        assert await stored(table) == ([DEAR], [])
        assert await say(directory, table, "b", DEAR) == Ack("b")
        assert await stored(table) == ([DEAR] * 2, [])

    at_a_table(place, test, GAME, **CONFIG)


def test_everybody_hears_the_line_and_is_then_told_of_the_step(server: ServerProcess) -> None:
    async def test() -> None:
        seated = [server.open_table("Ann", 2, game=GAME, config=CONFIG)]
        seated.append(server.join(seated[0]["table"], "Ben"))
        watching = server.post(f"/api/tables/{seated[0]['table']}/watch", {"name": "Wes"}).body
        all_ = [await Client(server, who, seed=n).connect() for n, who in enumerate((*seated, watching))]
        await all_[0].command("Start")
        for client in all_:
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        before = [len(client.inbox) for client in all_]
        slip = {"type": "Slip", "seat": 1, "key": "slip-numbers"}
        reply = await all_[1].command("Play", match=all_[1].told["match"], action=slip)  # type: ignore[index]
        assert reply["type"] == Stale.__name__
        assert (await all_[1].command("Say", body=DEAR))["type"] == "Ack"
        await settled(*all_)
        for client, n in zip(all_, before, strict=True):
            kinds = [m["type"] for m in client.inbox[n:] if m["type"] in ("Heard", "Told")]
            assert kinds == ["Heard", "Told"]
            assert [line["body"] for line in client.lines] == [DEAR]
            notices = [notice["type"] for notice in client.told["told"]["notices"]]  # type: ignore[index]
            assert notices == ["TalkSlipped", "DialMoved"]
            assert "table" not in client.frame

    run(test)
