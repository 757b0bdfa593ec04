"""Bots and stand-ins at Scape Goat take their time blindly: no delay shows the goat, or a choice that is none.

Tables without anybody but bots and persons who are away, seen by a spectator. What was hidden is read from the
database afterwards.
"""

import asyncio
import sqlite3
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, TypeAlias

import pytest

from litfuse.games.registry import find
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.told import Perspective
from litfuse.server.matches.telling import fold
from litfuse.server.storage.base import Append
from tests.server.client import run
from tests.server.process import ServerProcess
from tests.server.stored import SECRET, World, header_for, rows, world, write
from tests.server.tape import Tape
from tests.server.test_windows import apart

GAME = find("scape-goat")
CLOCKS: dict[str, int | None] = {"turn": None, "choose": None, "pause": 3}
TABLES = (
    30 * [("", "detective", "collector")] + 20 * [("detective", "collector", "detective")] + 16 * [6 * ("detective",)]
)
LEAST_MS, MOST_MS = 200, 600
WHO, WHAT = ("detective", "collector", "stand-in", "anybody"), ("goat", "forced")
SECONDS = 26  # those who are away are waited for ten seconds, in their first turn
LONGEST = 400  # a busy machine needs longer until there is enough to compare
ENOUGH = 20


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

    def moments(self) -> dict[int, float]:
        """When it was told what, by tick. What came with the first message happened before."""
        told = [(m["told"]["tick"], at) for m, at in zip(self.inbox, self.came, strict=True) if m["type"] == "Told"]
        return dict(told[1:])

    def words(self) -> Iterator[float]:
        """Of each whisper, how long it came after what set it off: the whisper that it answers, or else the last thing
        that was told."""
        last = 0.0
        whispers: dict[tuple[int, int], float] = {}
        for message, at in zip(self.inbox, self.came, strict=True):
            if message["type"] == "Told":
                last = at
            elif message["type"] == "Heard" and last and message["lines"]:
                for line in message["lines"]:
                    ends = line["chair"], line["to"]
                    yield at - whispers.pop(ends[::-1], last)
                    whispers[ends] = at

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


Delays: TypeAlias = dict[tuple[str, str, bool], list[float]]


def measured(folder: Path, watchers: list[Watcher]) -> Delays:
    """How long everybody took, by level, and by what was so or not."""
    names = Append.__struct_fields__
    columns = ", ".join(f'"{name}"' for name in names)
    delays: Delays = defaultdict(list)
    with closing(sqlite3.connect(folder / "litfuse.db", timeout=60)) as database:
        for w in watchers:
            query = f"select {columns} from entries where match_id = ? order by seq"
            found = database.execute(query, (f"match-{w.world.name}",)).fetchall()
            for a in w.answered([Append(**dict(zip(names, row, strict=True))) for row in found]):
                for who in (a.who, "anybody"):
                    delays[who, "goat", a.goat].append(a.seconds)
                    delays[who, "forced", a.forced].append(a.seconds)
    return delays


def enough(delays: Delays) -> bool:
    return all(len(delays[who, what, yes]) >= ENOUGH for who in WHO for what in WHAT for yes in (True, False))


def words(watchers: list[Watcher]) -> list[float]:
    return [seconds for w in watchers if len(w.levels) == 6 for seconds in w.words()]


@pytest.mark.rule("SG-INFO-1", "SG-INFO-8", "SG-NET-4")
def test_delays_depend_neither_on_the_goat_nor_on_the_cards(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("delays")
    worlds = [world(f"delay-{n}", len(levels), GAME) for n, levels in enumerate(TABLES)]
    write(folder, [row for made, levels in zip(worlds, TABLES, strict=True) for row in rows(made, CLOCKS, levels)])
    server = ServerProcess(folder, secret=SECRET, bot_least=LEAST_MS, bot_most=MOST_MS, bot_workers=2).start()
    watchers = [Watcher(server, made, levels) for made, levels in zip(worlds, TABLES, strict=True)]

    async def test() -> None:
        await asyncio.gather(*(w.connect() for w in watchers))
        await asyncio.sleep(SECONDS)
        async with asyncio.timeout(LONGEST):
            while not enough(await asyncio.to_thread(measured, folder, watchers)) or len(words(watchers)) < 3:
                await asyncio.sleep(SECONDS / 4)

    try:
        run(test)
    finally:
        server.end()

    delays = measured(folder, watchers)
    for who in WHO:
        for what in WHAT:
            assert apart(delays[who, what, True], delays[who, what, False]) < 1, (who, what)
    # Words too wait for the moment that was drawn, also where a question of six players is open all the time.
    assert median(words(watchers)) >= LEAST_MS / 1000
