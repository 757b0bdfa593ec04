"""Two servers whose tables differ only in cards that one viewer has not seen: every byte to that viewer is the same."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from litfuse.games.exploding_kittens.actions import Defuse, Five, Nope, Pass, Play, PutBack, Three
from litfuse.games.exploding_kittens.actions import Pair as PairOfCards
from litfuse.games.exploding_kittens.cards import Card
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.server.client import run
from tests.server.process import ServerProcess
from tests.server.stored import GAME, SECRET, rows, write
from tests.server.tape import Tape
from tests.server.worlds import Pair, pair

pytestmark = pytest.mark.piped  # byte-equal to one process with a file
SEATS = 4
# No window may close by itself on a busy machine; test_windows.py looks at those that do.
CLOCKS: dict[str, int | None] = {"turn": 600, "nope": None, "give": 300, "kitten": 300, "place": 300}
# Some that are never legal, some that only a holder may: refused alike or taken alike.
PROBES: tuple[Any, ...] = (
    Nope(),
    Pass(),
    Defuse(),
    PutBack(50),
    Play(Card.SKIP),
    Play(Card.NOPE),
    PairOfCards((Card.ATTACK, Card.ATTACK), 0),
    PairOfCards((Card.SKIP, Card.FAVOR), 1),
    Three((Card.NOPE, Card.NOPE, Card.NOPE), 2, Card.DEFUSE),
    Five((Card.ATTACK, Card.SKIP, Card.FAVOR, Card.SHUFFLE, Card.NOPE), Card.DEFUSE),
)


def pairs() -> Iterator[Pair]:
    """Each viewer in several pairs, those with a good long script."""
    viewers: tuple[Viewer, ...] = (*range(SEATS), SPECTATOR)
    for viewer in viewers:
        for opening in (4, 7):
            names = (f"{viewer}-{opening}-{n}" for n in range(20))
            made = (pair(name, viewer, SEATS, opening=opening) for name in names)
            yield next(p for p in made if len(p.script) >= 12)


@pytest.fixture(scope="module")
def worlds() -> list[Pair]:
    return list(pairs())


@pytest.fixture(scope="module")
def both(
    worlds: list[Pair], tmp_path_factory: pytest.TempPathFactory, prepare: Callable[..., Path]
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    servers = []
    for side in ("one", "other"):
        folder = prepare(tmp_path_factory.mktemp(side), side == "one")
        write(folder, [row for p in worlds for row in rows(getattr(p, side), CLOCKS)])
        servers.append(
            ServerProcess(folder, secret=SECRET, message_rate=500, message_burst=500, chat_lines=500).start()
        )
    yield servers[0], servers[1]
    for server in servers:
        server.end()


class Sitting:
    """The script of one pair, played on one of the two servers."""

    def __init__(self, server: ServerProcess, pair: Pair, side: str) -> None:
        self.server = server
        self.pair = pair
        self.world = getattr(pair, side)
        self.http: list[Any] = []
        self.viewer = Tape(server, self.world.token(pair.viewer if isinstance(pair.viewer, int) else -1))
        self.seats = [Tape(server, self.world.token(n), n) for n in range(SEATS)]
        if isinstance(pair.viewer, int):
            self.seats[pair.viewer] = self.viewer
        self.extra: list[Tape] = []

    async def play(self) -> None:
        for tape in dict.fromkeys((*self.seats, self.viewer)):
            await tape.connect()
            await tape.until(lambda tape=tape: tape.told is not None)  # type: ignore[misc]
        for n, command in enumerate(self.pair.script):
            if n % 4 == 1:
                await self.chatter(n)
            if n % 3 == 0:
                await self.probe(n)
            if n % 6 == 5:
                await self.look_in(resume=n % 12 == 5)
            await self.step(n, command)
        await self.look_in(resume=False)
        await self.look_in(resume=True)
        await asyncio.to_thread(self.ask_http)

    async def step(self, n: int, command: Any) -> None:
        seat = self.seats[command.seat]
        standing = command.action == Pass() and n % 5 == 0
        ticks = [tape.tick for tape in (*self.seats, self.viewer)]
        if standing:
            answer = await seat.command("Standing", f"on-{n}", kind="nope", on=True)
        else:
            fields = {"match": seat.table["match"], "decision": command.answers}
            answer = await seat.command("Play", f"s-{n}", **fields, action=msgspec.to_builtins(command.action))
        assert answer["type"] == "Ack", answer
        for tape, tick in zip((*self.seats, self.viewer), ticks, strict=True):
            await tape.until(lambda tape=tape, tick=tick: tape.tick > tick)  # type: ignore[misc]
        if standing:
            await seat.command("Standing", f"off-{n}", kind="nope", on=False)

    async def chatter(self, n: int) -> None:
        for seat in self.seats:
            before = self.viewer.heard
            await seat.command("Say", f"say-{n}", body=f"line {n}")
            await self.viewer.until(lambda before=before: self.viewer.heard > before)  # type: ignore[misc]
        await self.viewer.command("Say", f"say-{n}", body="another body")
        await self.viewer.command("Say", f"bad-{n}", body="\u0000")
        await self.viewer.command("Say", f"whisper-{n}", body="psst", kind="whisper", to=0)

    async def probe(self, n: int) -> None:
        """What the viewer asks about, and what it tries and is refused."""
        match = self.viewer.table["match"]
        asked = [f"{d['seat']}.{d['kind']}.{d['number']}" for d in self.viewer.frame["open"]]
        for k, action in enumerate(PROBES[n // 3 % 3 :: 3]):
            body = msgspec.to_builtins(action)
            for d, decision in enumerate((*asked, "0.turn.999")):
                fields = {"match": match, "decision": decision, "action": body}
                because = await self.viewer.command("Why", f"w-{n}-{k}-{d}", **fields)
                if because != {"type": "Because", "id": f"w-{n}-{k}-{d}"}:  # it may not be played, so it is tried
                    answer = await self.viewer.command("Play", f"p-{n}-{k}-{d}", **fields)
                    assert answer["type"] in {"Refused", "Stale"}, answer
        await self.viewer.send('{"type":"Play","id":"broken"}')
        await self.viewer.command("Pause", f"pause-{n}", on=False)

    async def look_in(self, resume: bool) -> None:
        """One more socket of the viewer: late with nothing, or back after a while with an old tick."""
        late = Tape(self.server, self.viewer.token, 99)
        self.extra.append(late)
        if resume:
            told = [m for m in self.viewer.inbox if m["type"] == "Told"]
            late.told = told[len(told) // 2]
            late.heard = self.viewer.heard // 2
        seen = late.tick
        await late.connect(resume=resume)
        await late.until(lambda: any(m["type"] == "Told" for m in late.inbox))
        assert late.tick == self.viewer.tick
        assert late.told is not None
        assert late.told["told"]["since"] == (seen if resume else 0)
        await late.close()

    def ask_http(self) -> None:
        get, post = self.server.get, self.server.post
        table = f"/api/tables/{self.world.table}"
        match = self.viewer.table["match"]
        self.http = [
            get(table)[:2],
            get(f"{table}/progress")[:2],
            get(f"/api/matches/{match}/record")[:2],
            get("/api/matches/never-was/record")[:2],
            post(f"{table}/join", {"name": "late"})[:2],
            post(f"{table}/command", {"type": "Resume", "id": "r", "match": match}, self.viewer.token)[:2],
            post(f"{table}/command", {"type": "Start", "id": "s", "match": match}, self.viewer.token)[:2],
        ]
        assert self.http[2] == self.http[3]


def test_the_worlds_differ_and_the_scripts_hold_something_of_everything(worlds: list[Pair]) -> None:
    kinds = {type(c.action).__name__ for p in worlds for c in p.script}
    assert {"Play", "Pass", "Nope", "DrawCard", "AskFavor", "Give"} <= kinds
    for p in worlds:
        unlike = sum(
            a is not b for x, y in zip(p.one.hidden, p.other.hidden, strict=True) for a, b in zip(x, y, strict=True)
        )
        assert unlike >= 15
        if isinstance(p.viewer, int):
            assert p.one.hidden[p.viewer] == p.other.hidden[p.viewer]
        assert GAME.view(p.one.match.state, p.viewer) == GAME.view(p.other.match.state, p.viewer)


@pytest.mark.rule("EK-INFO-1", "EK-INFO-5", "EK-NET-2", "EK-NOPE-16")
def test_every_byte_that_a_viewer_gets_is_the_same_in_both_worlds(
    worlds: list[Pair], both: tuple[ServerProcess, ServerProcess]
) -> None:
    async def test() -> None:
        sittings = [(Sitting(both[0], p, "one"), Sitting(both[1], p, "other")) for p in worlds]
        await asyncio.gather(*(s.play() for two in sittings for s in two))
        unlike = 0
        for one, other in sittings:
            assert one.viewer.masked == other.viewer.masked
            assert [t.masked for t in one.extra] == [t.masked for t in other.extra]
            assert one.http == other.http
            unlike += sum(a.masked != b.masked for a, b in zip(one.seats, other.seats, strict=True))
            once = [a for id, a in one.viewer.replies.items() if not id.startswith(("say", "broken"))]  # sent twice
            assert all(len(answers) == 1 for answers in once)
        assert unlike > len(sittings)  # the others do see that these are different worlds

    run(test)
