"""Turns that are claimed: by the clock of the table, among people and bots (BB-X-SNIP)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import Raw

from litfuse.kernel.codec import encode
from litfuse.kernel.pace import RACE_MS, RACE_PART
from litfuse.server.bots.pool import BotPool
from litfuse.server.protocol import Ack, Joining, NewTable, Play, Reply, Stale, Start
from litfuse.server.storage.opening import open_store
from litfuse.server.tables.commands import reply_to
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tables.live_table import LiveTable
from litfuse.server.tokens import Tokens
from tests.server.places import Place
from tests.server.test_unknown_fate import ticket_of

CLAIMS = {"type": "ClaimedTurns"}
SURE: dict[str, Any] = {  # all wires are alike
    "blue": 1,
    "seats": [3, 4],
    "tokens": "none",
    "equipment": False,
    "mechanisms": [CLAIMS],
}
TIMED: dict[str, Any] = {
    **SURE,
    "blue": 4,
    "seats": [2],
    "mechanisms": [CLAIMS, {"type": "Countdown", "seconds": 900, "turns": 45}],
}
USUAL_MS = (700, 2200)
Test = Callable[[TableDirectory, LiveTable], Awaitable[None]]


def at_a_table(
    place: Place, mission: dict[str, Any], people: int, bots: int, test: Test, pace: dict[str, int | None] | None = None
) -> None:
    """A table at which the first turn may be claimed."""

    async def run() -> None:
        settings = place.settings()
        directory = TableDirectory(settings, await open_store(settings), BotPool(1, 5), Tokens(b"secret"))
        await directory.start()
        new = NewTable(
            game="bomb-busters",
            name="Ann",
            seats=people + bots,
            bots=("partner",) * bots,
            config={"custom": mission, "captain": 0},
            pace=pace or {},
        )
        seated = await directory.create(new)
        for n in range(1, people):
            await directory.join(seated.table, Joining(name=f"Guest {n}"))
        deal = directory.tables[seated.table].doc.deal
        await directory.command(seated.table, seated.token, Start("start", deal.match))
        try:
            await test(directory, directory.tables[seated.table])
        finally:
            await directory.stop()

    asyncio.run(run())


async def answer(directory: TableDirectory, table: LiveTable, seat: int, kind: str, action: dict[str, Any]) -> Reply:
    assert table.runner is not None
    (decision,) = (d for d in table.runner.match.decisions if d.seat == seat and d.kind == kind)
    command = Play(f"{seat}-{kind}", match=table.doc.match, decision=decision.id, action=Raw(encode(action)))
    ticket = ticket_of(table, table.doc.seating[seat])
    return await directory._queued(table.doc.id, lambda t: reply_to(t, ticket, command), decision.id)


CLAIM = {"type": "ClaimTurn"}


def moments(table: LiveTable) -> list[int]:
    """After how many ms the bots would claim."""
    assert table.runner is not None
    questions = [q for q in table.runner.questions.values() if q.decision.kind == "claim"]
    return [q.act_at - q.opened for q in questions if q.decision.seat in table.runner.bots]


@pytest.mark.rule("BB-X-SNIP", "BB-M10-2")
@pytest.mark.parametrize("order", [(0, 2, 1), (2, 0, 1), (1, 2, 0)])
def test_among_waiting_claims_the_first_to_arrive_wins(place: Place, order: tuple[int, ...]) -> None:
    async def test(directory: TableDirectory, table: LiveTable) -> None:
        tries = [answer(directory, table, seat, "claim", CLAIM) for seat in order]
        replies = await asyncio.gather(*tries)
        assert [type(reply) for reply in replies] == [Ack, Stale, Stale]
        assert table.runner is not None
        assert table.runner.match.state.turn == order[0]

    at_a_table(place, SURE, 3, 0, test)


@pytest.mark.rule("BB-X-SNIP")
@pytest.mark.parametrize("seconds", [5, 10, 30])
def test_a_bot_leaves_people_time_to_claim_and_does_not_let_the_clock_end(place: Place, seconds: int) -> None:
    async def test(directory: TableDirectory, table: LiveTable) -> None:
        drawn = moments(table)
        assert len(drawn) == 3
        assert min(drawn) >= RACE_MS[0]
        assert max(drawn) <= min(RACE_MS[1], RACE_PART * 1000 * seconds)

    at_a_table(place, SURE, 1, 3, test, {"claim": seconds})


@pytest.mark.rule("BB-X-SNIP")
def test_among_bots_alone_a_claim_takes_no_longer_than_any_answer(place: Place) -> None:
    async def test(directory: TableDirectory, table: LiveTable) -> None:
        assert isinstance(await answer(directory, table, 0, "claim", CLAIM), Ack)
        assert table.runner is not None
        menu = table.runner.match.frame(0).menus[table.runner.match.owed[0].id]
        (form,) = (form for form in menu if form.type == "DualCut")
        cut = {"type": "DualCut", "cell": form.picks["cell"].of[0], "call": form.picks["call"].of[0]}
        assert isinstance(await answer(directory, table, 0, "turn", cut), Ack)
        drawn = moments(table)  # whoever has just played may not claim
        assert drawn
        assert min(drawn) >= USUAL_MS[0]
        assert max(drawn) <= USUAL_MS[1]

    at_a_table(place, SURE, 1, 3, test)


@pytest.mark.rule("BB-X-SNIP")
def test_a_bot_that_has_something_to_cut_claims_when_nobody_else_does(place: Place) -> None:
    async def test(directory: TableDirectory, table: LiveTable) -> None:
        rows = await table.store.entries(table.doc.match)
        for _ in range(90):
            if len(rows) > 1:
                break
            await asyncio.sleep(0.1)
            rows = await table.store.entries(table.doc.match)
        deal, claim = rows[:2]
        assert (claim.by, b"TurnClaimed" in claim.entry) == ("bot", True)
        assert claim.at - deal.at >= RACE_MS[0]

    at_a_table(place, SURE, 1, 3, test)


@pytest.mark.rule("BB-X-TIMER", "BB-M10-5")
def test_the_clock_of_the_mission_survives_a_restart_and_is_not_charged_for_the_time_down(place: Place) -> None:
    async def test(directory: TableDirectory, table: LiveTable) -> None:
        await asyncio.sleep(0.3)
        assert isinstance(await answer(directory, table, 1, "claim", CLAIM), Ack)
        assert table.runner is not None
        stored = dict(table.runner.running.clocks.left)
        assert 899_000 < stored["1.timer"] <= 899_700
        await directory.stop()
        await asyncio.sleep(0.3)
        settings = place.settings()
        again = TableDirectory(settings, await open_store(settings), BotPool(1, 5), Tokens(b"secret"))
        await again.start()
        try:
            later = await again.get(table.doc.id)
            assert later.runner is not None
            clocks = later.runner.running.clocks
            assert {key: clocks.left[key] for key in ("1.timer",)} == {"1.timer": stored["1.timer"]}
            assert [c.kind for c in clocks.running] == ["turn", "timer"]
        finally:
            await again.stop()

    at_a_table(place, TIMED, 2, 0, test)
