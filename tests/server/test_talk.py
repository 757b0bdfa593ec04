"""Words on the wire: who hears what, in which size, how often, and what bots make of it."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, run, settled
from tests.server.process import ServerProcess
from tests.server.talkers import StillTalkingServer, TalkingServer
from tests.server.tape import Tape

NAMES = ("Ann", "Ben", "Cat", "Dan")
ANN, BEN, CAT, DAN = range(4)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TalkingServer]:
    process = TalkingServer(tmp_path_factory.mktemp("talk"))
    process.start()
    yield process
    process.end()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., TalkingServer]]:
    made: list[TalkingServer] = []

    def make(**settings: object) -> TalkingServer:
        made.append(TalkingServer(tmp_path / f"server{len(made)}", **settings))
        made[-1].start()
        return made[-1]

    yield make
    for process in made:
        process.end()


class Circle:
    """A table whose match has begun: people by chair, then one who watches."""

    def __init__(
        self, server: ServerProcess, game: str = "talker", people: int = 4, bots: int = 0, level: str = "echo"
    ) -> None:
        self.server = server
        self.seated = [
            server.open_table(NAMES[0], people + bots, bots, level, game=game, pace={"pass": 60, "choose": 60})
        ]
        self.table = self.seated[0]["table"]
        self.seated += [server.join(self.table, name) for name in NAMES[1:people]]
        watches = server.post(f"/api/tables/{self.table}/watch", {"name": "Wes"})
        assert watches.status == 201, watches
        self.seated.append(watches.body)
        self.all: list[Tape] = []

    async def begin(self) -> "Circle":
        self.all = [Tape(self.server, seated["token"], n) for n, seated in enumerate(self.seated)]
        for tape in self.all:
            await tape.connect()
        assert (await self.all[0].command("Start"))["type"] == "Ack"
        for tape in self.all:
            await tape.until(lambda tape=tape: tape.told is not None)  # type: ignore[misc]
            tape.bytes.clear()
        return self

    def __getitem__(self, n: int) -> Tape:
        return self.all[n]


async def circle(server: ServerProcess, *args: Any, **more: Any) -> Circle:
    return await Circle(server, *args, **more).begin()


def said(answer: dict[str, Any]) -> str:
    return str(answer["says"]["key"]) if "says" in answer else str(answer["type"])


@pytest.mark.rule("SG-COMM-3")
def test_a_whisper_reaches_its_two_ends_and_the_rest_learn_its_bare_fact(server: TalkingServer) -> None:
    async def test() -> None:
        c = await circle(server)
        assert said(await c[ANN].command("Say", kind="whisper", to=BEN, body="it is Cat")) == "Ack"
        assert said(await c[ANN].command("Say", kind="whisper", to=BEN, phrase={"type": "Claim", "card": 3})) == "Ack"
        await settled(*c.all)
        fact = {"chair": ANN, "name": "Ann", "kind": "whisper", "to": BEN}
        for end in (ANN, BEN):
            lines = [{k: v for k, v in line.items() if k not in ("at", "match")} for line in c[end].lines]
            assert lines == [{**fact, "body": "it is Cat"}, {**fact, "phrase": {"type": "Claim", "card": 3}}]
        for other in (CAT, DAN, -1):
            assert [{k: v for k, v in line.items() if k not in ("at", "match")} for line in c[other].lines] == [
                fact,
                fact,
            ]
            sizes = {len(data) for data in c[other].bytes if b"Heard" in data}
            assert len(sizes) == 1

    run(test)


@pytest.mark.rule("SG-COMM-3")
def test_a_nudge_reaches_its_two_ends_and_nobody_else_gets_a_byte(server: TalkingServer) -> None:
    async def test() -> None:
        c = await circle(server)
        assert said(await c[ANN].command("Say", "n1", kind="nudge", to=BEN)) == "Ack"
        assert said(await c[ANN].command("Say", "n2", kind="nudge", to=CAT)) == "nudge-too-soon"  # over all targets
        assert said(await c[ANN].command("Say", "n1", kind="nudge", to=BEN)) == "Ack"  # the same, sent again
        assert said(await c[ANN].command("Say", "n1", kind="nudge", to=CAT)) == "command-id-used"
        assert said(await c[BEN].command("Say", kind="nudge", to=ANN, body="psst")) == "nudge-has-words"
        assert said(await c[BEN].command("Say", kind="nudge", to=ANN)) == "Ack"  # a refused one cost nothing
        await settled(c[ANN], c[BEN])
        assert [line["kind"] for line in c[ANN].lines] == ["nudge", "nudge"] == [n["kind"] for n in c[BEN].lines]
        assert all(tape.bytes == [] and tape.heard == 0 for tape in (c[CAT], c[DAN], c[-1]))
        late = await Client(server, {"token": c[CAT].token}).connect()
        await late.until(lambda: late.told is not None)
        assert [m for m in late.inbox if m["type"] == "Heard"] == [{"type": "Heard", "count": 0, "lines": []}]

    run(test)


def scripts(seed: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What is said in two worlds that Cat, Dan and those who watch cannot tell apart."""
    rng = random.Random(seed)
    one: list[dict[str, Any]] = []
    other: list[dict[str, Any]] = []
    for n in range(14):
        kind = rng.choice(("chat", "whisper", "nudge", "refused"))
        ends = rng.choice(((ANN, BEN), (BEN, ANN)))
        line: dict[str, Any] = {"by": ends[0], "id": f"line-{n}", "kind": kind}
        if kind == "chat":
            same = rng.choice(({"body": f"open {n}"}, {"phrase": {"type": "Point", "seat": n % 4}}))
            one.append({**line, **same})
            other.append({**line, **same})
        elif kind == "whisper":
            for world in (one, other):
                words = {"body": "w" * rng.choice((1, 40, 500))}
                phrase = {"phrase": {"type": "Claim", "card": rng.randrange(1, 8)}}
                world.append({**line, **rng.choice((words, phrase)), "to": ends[1]})
        else:
            body = {} if kind == "nudge" else {"body": "no"}
            rng.choice((one, other)).append({**line, **body, "kind": "nudge", "to": ends[1]})
    return one, other


@pytest.mark.parametrize("seed", range(8))
def test_two_worlds_that_differ_in_private_words_are_the_same_to_the_byte_for_the_rest(
    server: TalkingServer, seed: int
) -> None:
    async def talked(script: list[dict[str, Any]]) -> tuple[list[list[bytes]], list[list[bytes]]]:
        c = await circle(server)
        for line in script:
            answer = await c[line["by"]].command("Say", **{k: v for k, v in line.items() if k != "by"})
            assert said(answer) in {"Ack", "nudge-too-soon", "nudge-has-words"}, answer
        await settled(*c.all[:4])
        late = []
        for who in (CAT, DAN, -1):
            back = Tape(server, c[who].token)
            back.told, back.heard = c[who].told, 2
            await back.connect(resume=True)
            await back.until(lambda back=back: any(m["type"] == "Told" for m in back.inbox))  # type: ignore[misc]
            late.append([data for data in back.masked if b'"type":"Heard"' in data])
        heard = [[d for d in c[who].masked if b'"id"' not in d] for who in (CAT, DAN, -1)]
        ends = [[d for d in c[who].masked if b'"id"' not in d] for who in (ANN, BEN)]
        assert all(b'"type":"Heard"' in data for got in heard for data in got)  # no step, no room: words alone
        return heard + late, ends

    async def test() -> None:
        one, other = scripts(seed)
        (a, mine), (b, theirs) = await asyncio.gather(talked(one), talked(other))
        assert a == b
        assert mine != theirs

    run(test)


@pytest.mark.parametrize(
    ("game", "line", "why"),
    [
        ("talker", {"body": "hello"}, "Ack"),
        ("talker", {"phrase": {"type": "Claim", "card": 7}}, "Ack"),
        ("talker", {"phrase": {"type": "Claim", "card": 8}}, "no-such-phrase"),
        ("talker", {"phrase": {"type": "Point", "seat": 3}}, "no-such-phrase"),
        ("talker", {"phrase": {"type": "Swear"}}, "bad-data"),
        ("talker", {"phrase": "hello"}, "bad-data"),
        ("talker", {"phrase": {"type": "Claim", "card": 1}, "body": "both"}, "no-such-phrase"),
        ("talker", {"kind": "whisper", "body": "psst"}, "nobody-there"),
        ("talker", {"kind": "whisper", "body": "psst", "to": 0}, "nobody-there"),
        ("talker", {"kind": "whisper", "body": "psst", "to": 7}, "nobody-there"),
        ("talker", {"kind": "whisper", "to": 1}, "line-empty"),
        ("talker", {"kind": "nudge", "to": 0}, "nobody-there"),
        ("talker", {"kind": "nudge", "to": 1, "phrase": {"type": "Claim", "card": 1}}, "nudge-has-words"),
        ("talker", {"kind": "shout", "body": "hey"}, "bad-data"),
        ("strict", {"body": "hello"}, "chat-closed"),
        ("strict", {"phrase": {"type": "Claim", "card": 7}}, "Ack"),
        ("strict", {"kind": "whisper", "to": 1, "phrase": {"type": "Claim", "card": 7}}, "no-whispers"),
        ("strict", {"kind": "nudge", "to": 1}, "no-nudges"),
        ("hushed", {"phrase": {"type": "Claim", "card": 7}}, "chat-closed"),
    ],
)
def test_what_may_be_said_is_what_the_table_allows(
    server: TalkingServer, game: str, line: dict[str, Any], why: str
) -> None:
    async def test() -> None:
        c = await circle(server, game, people=3)
        assert said(await c[ANN].command("Say", **line)) == why
        await settled(c[BEN])
        assert c[BEN].heard == (why == "Ack")

    run(test)


def test_before_the_match_nobody_whispers(server: TalkingServer) -> None:
    async def test() -> None:
        c = Circle(server)
        ann = await Client(server, c.seated[0]).connect()
        assert said(await ann.command("Say", kind="whisper", to=1, body="psst")) == "no-whispers"
        assert said(await ann.command("Say", phrase={"type": "Claim", "card": 1})) == "no-such-phrase"
        assert said(await ann.command("Say", body="hello")) == "Ack"

    run(test)


@pytest.mark.rule("SG-COMM-4")
def test_a_person_who_watches_talks_among_those_who_watch_until_the_outcome(server: TalkingServer) -> None:
    async def test() -> None:
        c = Circle(server, people=2)
        c.seated[0] = server.open_table("Ann", 3, game="talker")
        c.table = c.seated[0]["table"]
        c.seated[1] = server.join(c.table, "Ben")
        c.seated[2] = server.post(f"/api/tables/{c.table}/watch", {"name": "Wes"}).body
        await c.begin()
        late = await Client(server, server.join(c.table, "Eve")).connect()  # a chair, but no seat in this match
        assert said(await c[-1].command("Say", body="Ben bluffs")) == "Ack"
        assert said(await late.command("Say", body="so he does")) == "Ack"
        assert said(await late.command("Say", kind="whisper", to=0, body="psst")) == "no-whispers"
        assert said(await c[-1].command("Say", kind="nudge", to=0)) == "no-nudges"
        assert said(await c[ANN].command("Say", kind="whisper", to=2, body="Eve?")) == "nobody-there"
        await settled(c[ANN], c[BEN])
        await late.until(lambda: late.heard == 2)
        assert c[ANN].heard == c[BEN].heard == 0
        await asyncio.gather(c[ANN].play_on(), c[BEN].play_on())
        assert said(await c[-1].command("Say", body="well played")) == "Ack"
        await c[ANN].until(lambda: c[ANN].heard == 1)
        assert [line["body"] for line in c[ANN].lines] == ["well played"]

    run(test)


def test_counts_and_lines_are_the_same_after_a_restart(serve: Callable[..., TalkingServer]) -> None:
    server = serve()

    async def test() -> None:
        c = await circle(server)
        await c[ANN].command("Say", "w", kind="whisper", to=BEN, body="it is Cat")
        await c[ANN].command("Say", "n", kind="nudge", to=BEN)
        await c[CAT].command("Say", "c", body="what was that?")
        await settled(*c.all)
        server.restart()
        for n, count in ((ANN, 3), (BEN, 3), (CAT, 2), (DAN, 2)):
            back = await Client(server, {"token": c[n].token}).connect()
            await back.until(lambda back=back, count=count: back.heard == count)  # type: ignore[misc]
            assert back.lines == c[n].lines
            if n == ANN:
                assert said(await back.command("Say", "w", kind="whisper", to=BEN, body="it is Cat")) == "Ack"
                assert back.heard == 3

    run(test)


def test_private_lines_stay_with_the_holder_of_the_chair(server: TalkingServer) -> None:
    async def test() -> None:
        c = await circle(server, people=3)
        await c[ANN].command("Say", kind="whisper", to=BEN, body="it is Cat")
        await c[BEN].command("Leave")
        await asyncio.gather(c[ANN].play_on(), c[CAT].play_on())
        assert said(await c[ANN].command("SetBot", chair=BEN)) == "Ack"
        eve = await Client(server, server.join(c.table, "Eve", chair=BEN)).connect()
        await eve.until(lambda: eve.heard == 1)
        assert "body" not in eve.lines[0]

    run(test)


def test_a_bot_hears_and_speaks_and_says_nothing_twice_after_a_restart(serve: Callable[..., TalkingServer]) -> None:
    server = serve()

    async def test() -> None:
        c = await circle(server, people=2, bots=1)
        (bot,) = (n for n, chair in enumerate(c[ANN].table["chairs"]) if chair["holder"] == "bot")

        def answers(client: Client) -> list[Any]:
            return [line.get("phrase") for line in client.lines if line["chair"] == bot]

        await c[ANN].command("Say", kind="whisper", to=bot, body="are you there?")
        await turn(c, lambda: bool(answers(c[ANN])))  # it answers when it is asked next
        assert answers(c[ANN]) == [{"type": "Claim", "card": 1}]
        await settled(c[BEN])
        assert answers(c[BEN]) == [None]
        server.restart()
        for n in (ANN, BEN):
            c.all[n] = Tape(server, c[n].token, 10 + n)
            await c[n].connect()
            await c[n].until(lambda n=n: c[n].told is not None)  # type: ignore[misc]
        await c[BEN].command("Say", kind="whisper", to=bot, body="and now?")
        await turn(c, lambda: False)
        assert answers(c[ANN])[0] == {"type": "Claim", "card": 1}
        assert [a for a in answers(c[BEN]) if a] == [{"type": "Claim", "card": 3}]
        assert len(answers(c[ANN])) == 2

    run(test)


@pytest.mark.rule("SG-INFO-8")
def test_nobody_can_talk_to_a_bot_in_order_to_see_how_long_it_thinks(tmp_path: Path) -> None:
    """Its answer comes at a moment that was drawn, from what it knew before. What it has heard it ponders for ever; no
    time passes while it is talked to, however busy the machine is."""
    server = StillTalkingServer(tmp_path, bot_least=2500, bot_most=2500, bot_budget=1000)
    server.start()

    async def test() -> None:
        c = await circle(server, people=2, bots=1, level="muser")
        tick = c[ANN].tick
        assert said(await c[BEN].command("Say", body="take your time")) == "Ack"
        await settled(c[ANN])
        assert c[ANN].tick == tick
        async with asyncio.timeout(120):
            while c[ANN].tick == tick:
                server.wait(2.5)  # once, and again where its first answer came late
                await settled(c[ANN])

    try:
        run(test)
    finally:
        server.end()


async def turn(c: Circle, until: Callable[[], bool]) -> None:
    """Ann and Ben play on until this is so."""
    await asyncio.gather(*(c[n].play_on(until) for n in (ANN, BEN)))
