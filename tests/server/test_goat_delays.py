"""Bots and stand-ins at Scape Goat take their time blindly: no delay shows the goat, or a choice that is none.

Tables without anybody but bots and persons who are away, seen by a spectator. What was hidden is read from the
database afterwards.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import pytest

from litfuse.games.registry import find
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.told import Perspective
from litfuse.server.matches.telling import fold
from litfuse.server.storage.base import Append
from litfuse.server.storage.sqlite import SqliteStore
from tests.server.client import run
from tests.server.process import ServerProcess
from tests.server.stored import SECRET, World, header_for, rows, world, write
from tests.server.tape import Tape
from tests.server.test_windows import apart

GAME = find("scape-goat")
CLOCKS: dict[str, int | None] = {"turn": None, "choose": None, "pause": 3}
TABLES = 30 * [("", "bayes", "collector")] + 20 * [("bayes", "collector", "bayes")] + 16 * [6 * ("bayes",)]
LEAST_MS, MOST_MS = 200, 600
SECONDS = 26  # those who are away are waited for ten seconds, in their first turn


class Answered(NamedTuple):
    who: str  # the level, or a stand-in
    goat: bool
    forced: bool  # there was but one answer
    seconds: float


class Watcher(Tape):
    """One who watches, with a watch."""

    def __init__(self, server: ServerProcess, world: World, levels: tuple[str, ...]) -> None:
        super().__init__(server, world.token(-1))
        self.world = world
        self.levels = levels
        self.came: list[float] = []

    def _take(self, message: dict[str, Any]) -> None:
        self.came.append(time.monotonic())
        super()._take(message)

    async def look(self) -> None:
        await self.connect()
        await asyncio.sleep(SECONDS)

    def moments(self) -> dict[int, float]:
        """When it was told what, by tick. What came with the first message happened before."""
        told = [(m["told"]["tick"], at) for m, at in zip(self.inbox, self.came, strict=True) if m["type"] == "Told"]
        return dict(told[1:])

    def words(self) -> Iterator[float]:
        """Of each whisper, how long it came after the last thing that was told."""
        last = 0.0
        for message, at in zip(self.inbox, self.came, strict=True):
            if message["type"] == "Told":
                last = at
            elif message["type"] == "Heard" and last and message["lines"]:
                yield at - last

    def answered(self, entries: list[Append]) -> Iterator[Answered]:
        made = self.world
        header = header_for(made.name, len(self.levels), made.match.config, made.seed, GAME)
        perspective, moments, opened = Perspective(GAME, SPECTATOR), self.moments(), dict[str, int]()
        before: Any = None
        for row, match in zip(entries, fold(GAME, header, entries), strict=True):
            perspective.advance(match)
            entry = match.entry
            start = moments.get(opened.get(entry.answers, 0))
            if row.by in ("bot", "stand-in") and start is not None and perspective.tick in moments:
                who = self.levels[entry.seat] or "stand-in"
                forced = len(before.options(before.find(entry.answers))) == 1
                yield Answered(who, before.state.goat == entry.seat, forced, moments[perspective.tick] - start)
            for decision in match.decisions:
                opened.setdefault(decision.id, perspective.tick)
            before = match


async def stored(folder: Path, watchers: list[Watcher]) -> list[Answered]:
    store = SqliteStore(folder / "litfuse.db")
    entries = [await store.entries(f"match-{w.world.name}") for w in watchers]
    await store.close()
    return [a for w, e in zip(watchers, entries, strict=True) for a in w.answered(list(e))]


@pytest.mark.rule("SG-INFO-1", "SG-INFO-8", "SG-NET-4")
def test_delays_depend_neither_on_the_goat_nor_on_the_cards(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("delays")
    worlds = [world(f"delay-{n}", len(levels), GAME) for n, levels in enumerate(TABLES)]
    write(folder, [row for made, levels in zip(worlds, TABLES, strict=True) for row in rows(made, CLOCKS, levels)])
    server = ServerProcess(folder, secret=SECRET, bot_least=LEAST_MS, bot_most=MOST_MS, bot_workers=2).start()
    watchers = [Watcher(server, made, levels) for made, levels in zip(worlds, TABLES, strict=True)]

    async def test() -> None:
        await asyncio.gather(*(w.look() for w in watchers))

    try:
        run(test)
    finally:
        server.end()

    delays: dict[Any, list[float]] = defaultdict(list)
    for a in asyncio.run(stored(folder, watchers)):
        for who in (a.who, "anybody"):
            delays[who, "goat", a.goat].append(a.seconds)
            delays[who, "forced", a.forced].append(a.seconds)
    for who in ("bayes", "collector", "stand-in", "anybody"):
        for what in ("goat", "forced"):
            yes, no = delays[who, what, True], delays[who, what, False]
            assert min(len(yes), len(no)) >= 20, (who, what)
            assert apart(yes, no) < 1, (who, what)
    # Words too wait for the moment that was drawn, also where a question of six players is open all the time.
    words = [seconds for w in watchers if len(w.levels) == 6 for seconds in w.words()]
    assert len(words) >= 3
    assert median(words) >= LEAST_MS / 1000
