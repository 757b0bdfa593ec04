"""How long bots take: never so little that thinking shows, whatever a host sets."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from litfuse.server.storage.base import Append
from litfuse.server.storage.sqlite import SqliteStore
from litfuse.server.timing import LEAST_MS, Delays
from tests.server.client import Client, run
from tests.server.process import ServerProcess

spans = st.tuples(st.integers(0, 5000), st.integers(0, 5000))
moments = st.integers(0, 10**7)


@given(spans)
def test_no_setting_makes_a_bot_faster_than_it_thinks(span: tuple[int, int]) -> None:
    delays = Delays(*span)
    drawn = [delays.bot() for _ in range(20)]
    assert min(drawn) >= max(LEAST_MS, span[0])
    assert max(drawn) <= max(LEAST_MS, *span)


@given(spans, moments, moments)
def test_an_answer_that_is_late_waits_for_a_moment_of_its_own(span: tuple[int, int], moment: int, ready: int) -> None:
    delays = Delays(*span)
    late = delays.later(moment, ready)
    if ready <= moment:
        assert late == moment
    else:
        assert ready <= late <= ready + max(LEAST_MS, *span)


def test_the_delay_of_a_late_answer_does_not_depend_on_how_late_it_is() -> None:
    """What comes a little later falls at the same moments: they are steps, not a distance."""
    late = {Delays(700, 700).later(1000, ready) for ready in range(1001, 1700)}
    assert late == {1700}


@given(spans, moments, moments)
def test_nobody_answers_at_once_after_being_told_something(span: tuple[int, int], moment: int, now: int) -> None:
    assert Delays(*span).told(moment, now) == max(moment, now + LEAST_MS)


class AsItIs(ServerProcess):
    module = "litfuse.cli.main"


async def entries(server: ServerProcess, match: str) -> list[Append]:
    store = SqliteStore(server.folder / "litfuse.db")
    found = await store.entries(match)
    await store.close()
    return found


def test_a_server_told_to_hurry_keeps_its_bots_from_showing_what_they_hold(tmp_path: Path) -> None:
    server = AsItIs(tmp_path, bot_least=0, bot_most=0).start()
    matches: list[str] = []

    async def test() -> None:
        client = await Client(server, server.open_table(seats=2, bots=1, level="thinker")).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        matches.append(client.table["match"])
        await client.play_on(until=lambda: client.tick > 16, seconds=300)

    try:
        run(test)
    finally:
        server.end()
    rows = asyncio.run(entries(server, matches[0]))
    waits = [b.at - a.at for a, b in pairwise(rows) if b.by == "bot"]
    assert len(waits) >= 4
    assert min(waits) >= LEAST_MS - 2  # rows count whole milliseconds of another clock
