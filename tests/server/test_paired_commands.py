"""Commands that came after the rules, and words of bots, on two servers whose tables differ only in what one viewer may
not know: `Hurry`, `Arrange`, the code that is said aloud, and a bot's reply to a whisper tell that viewer nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from litfuse.games.registry import find
from litfuse.games.scape_goat.cards import COLOURS
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective
from tests.server.client import run
from tests.server.still import StillServer
from tests.server.stored import SECRET, World, rows, world, write
from tests.server.tape import Tape

KITTENS, GOAT = find("exploding-kittens"), find("scape-goat")
DRAWN = re.compile(rb'("commit":")[0-9a-f]+')  # by chance, for the next match
Two = tuple[StillServer, StillServer]
Serve = Callable[..., Two]


class Twins(NamedTuple):
    viewer: Viewer
    one: World
    other: World


def twins(name: str, viewer: int, seats: int, game: AnyGame) -> Twins:
    """Two deals that the viewer cannot tell apart."""
    one = world(name, seats, game)
    perspective = Perspective(game, viewer)
    perspective.advance(one.match)
    other = one.dealt(game.resample(one.match.view(viewer), perspective.known, Stream(name.encode())))
    return Twins(viewer, one, other)


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory, prepare: Callable[..., Path]) -> Iterator[Serve]:
    """Two servers, each with one side of every pair; `levels` are the bots on the chairs, "" is a person. The clocks
    named in `off` do not run."""
    servers = []

    def started(worlds: Sequence[Twins], levels: Sequence[str], delay: int = 10_000, off: str = "turn") -> Two:
        clocks = dict.fromkeys(off.split())
        for side in ("one", "other"):
            folder = prepare(tmp_path_factory.mktemp(side), side == "one")
            write(folder, [row for w in worlds for row in rows(getattr(w, side), clocks, levels)])
            settings = {"message_rate": 10**6, "message_burst": 10**6, "chat_lines": 10**6}
            delays = {"bot_least": delay, "bot_most": delay}  # and no time passes unless a test says so
            servers.append(StillServer(folder, secret=SECRET, **settings, **delays).start())
        return servers[0], servers[1]

    yield started
    for server in servers:
        server.end()


async def seated(server: StillServer, of: World, chairs: Sequence[int]) -> dict[int, Tape]:
    """Persons on these chairs, and one who watches (-1), who have been told of the match."""
    tapes = {n: Tape(server, of.token(n), n + 1) for n in (*chairs, -1)}
    for tape in tapes.values():
        await tape.connect()
        await tape.until(lambda tape=tape: tape.told is not None)  # type: ignore[misc]
    return tapes


def said(reply: dict[str, Any]) -> str:
    return str(reply.get("says", {}).get("key", reply["type"]))


def unlike(worlds: Twins) -> bool:
    return worlds.one.hidden != worlds.other.hidden


@pytest.mark.rule("EK-INFO-1")
def test_hurry_tells_the_same_in_both_worlds_until_bots_play_on(
    serve: Serve,
) -> None:
    worlds = [twins(f"hurry-{n}", 0, 4, KITTENS) for n in range(4)]
    assert all(map(unlike, worlds))

    async def played(server: StillServer, of: World) -> tuple[list[bytes], Any, Tape]:
        tape = (await seated(server, of, [0]))[0]
        match = tape.table["match"]

        async def hurry(id: str, on: bool, match: str = match) -> str:
            return said(await tape.command("Hurry", id, match=match, on=on))

        replies = [await hurry("early", True), await hurry("off", False), await hurry("old", True, "never-was")]
        code = tape.table["code"]
        found = await asyncio.to_thread(server.get, f"/api/codes/{code}")
        await tape.command("Play", "resign", match=match, decision="", action={"type": "Resign", "seat": 0})
        await tape.until(lambda: tape.table.get("out") == [0])
        tick = tape.tick
        replies += [await hurry("back", False), await hurry("on", True)]
        # The table says who wants it, then the reply comes; what bots do after that is theirs.
        until = next(i for i, m in enumerate(tape.inbox) if m.get("id") == "on")
        assert not any(m["type"] == "Told" and m["told"]["tick"] > tick for m in tape.inbox[:until])
        await tape.until(lambda: tape.over)
        return tape.masked[: until + 1], (replies, code, found[:2]), tape

    both = serve(worlds, ("", "expert", "expert", "expert"))

    async def test() -> None:
        differ = 0
        for w in worlds:
            (one, facts, a), (other, same, b) = await asyncio.gather(played(both[0], w.one), played(both[1], w.other))
            assert facts[0] == ["not-out", "Ack", "other-match", "Ack", "Ack"]
            assert (one, facts) == (other, same)
            differ += a.masked != b.masked
        assert differ  # the bots do play different cards

    run(test)


@pytest.mark.rule("EK-INFO-1")
def test_arrange_and_the_code_tell_the_same_in_both_worlds_during_a_match_and_after_it(
    serve: Serve,
) -> None:
    worlds = [twins(f"arrange-{n}", n, 3, KITTENS) for n in range(3)]
    assert all(map(unlike, worlds))

    async def played(server: StillServer, of: World, viewer: Viewer) -> tuple[list[list[bytes]], Any]:
        people = await seated(server, of, range(3))
        code = people[0].table["code"]

        async def arrange(id: str, **wanted: Any) -> list[str]:
            return [said(await tape.command("Arrange", f"{id}-{n}", **wanted)) for n, tape in people.items()]

        def looked_up() -> Any:
            asked = (f"/api/codes/{code}", f"/api/codes/{code.upper()}", f"/api/tables/{of.table}")
            return [(status, unseeded(body)) for status, body, *_ in map(server.get, asked)]

        facts = [await arrange("during", seats=4), await arrange("game", game="scape-goat")]
        facts += [await asyncio.to_thread(looked_up)]
        for n in range(3):
            await people[n].command("CloseMatch", "close", match=people[n].table["match"], on=True)
        for tape in people.values():
            await tape.until(lambda tape=tape: tape.table["phase"] == "lobby")  # type: ignore[misc]
        facts += [
            await arrange("few", seats=2),
            await arrange("more", seats=5),
            await arrange("goat", game="scape-goat"),
        ]
        facts += [await asyncio.to_thread(looked_up)]
        for tape in people.values():
            await tape.until(lambda tape=tape: tape.table["game"] == "scape-goat")  # type: ignore[misc]
        assert isinstance(viewer, int)
        return [[DRAWN.sub(rb"\1", data) for data in people[n].masked] for n in (viewer, -1)], facts

    both = serve(worlds, ())

    async def test() -> None:
        for w in worlds:
            one, other = await asyncio.gather(played(both[0], w.one, w.viewer), played(both[1], w.other, w.viewer))
            assert one[1] == other[1]
            assert one[1][0] == ["not-during-a-match", "only-the-host", "only-the-host", "only-for-players"]
            assert one[1][5][0] == "Ack"
            assert one[0] == other[0]

    run(test)


@pytest.mark.rule("SG-COMM-3", "SG-COMM-5", "SG-INFO-8")
def test_a_bots_reply_to_a_whisper_is_the_same_bare_fact_in_both_worlds(
    serve: Serve,
) -> None:
    """Seat 0 whispers to the bot on seat 1; seat 2 and one who watches hear that they whisper, and no more."""
    levels = ("", "detective", "", "collector")
    worlds = [w for n in range(60) if asks_a_person(w := twins(f"reply-{n}", 2, 4, GOAT))][:6]
    assert len(worlds) == 6
    assert all(map(unlike, worlds))

    async def played(server: StillServer, people: dict[int, Tape]) -> tuple[list[list[bytes]], list[bytes]]:
        for n, body in (
            (1, {"phrase": {"type": "Suspect", "colour": COLOURS[0].value}}),
            (3, {"body": "what do you hold?"}),
        ):
            reply = await people[0].command("Say", f"to-{n}", kind="whisper", to=n, **body)
            assert reply["type"] == "Ack", reply
            async with server.flowing():
                for tape in people.values():
                    await tape.until(lambda tape=tape, n=n: any(by(line, n, 0) for line in tape.lines))  # type: ignore[misc]
        asked = [await people[n].command("Why", "still-there", match="", decision="", action={}) for n in (0, 2, -1)]
        assert [reply["type"] for reply in asked] == ["Stale"] * 3
        told = [people[2].masked, people[-1].masked], people[0].masked  # before they see each other go
        for tape in people.values():
            await tape.close()
        return told

    # However long the bots think, no clock runs out meanwhile and lets them play.
    both = serve(worlds, levels, delay=500, off="turn choose")

    async def test() -> None:
        differ = 0
        # All are there before time passes: for a person who is absent for long, somebody else would play.
        there = [(await seated(both[0], w.one, (0, 2)), await seated(both[1], w.other, (0, 2))) for w in worlds]
        for here, beyond in there:
            (one, asker), (other, asks) = await asyncio.gather(played(both[0], here), played(both[1], beyond))
            assert one == other
            differ += asker != asks
        assert differ  # whoever asked does hear different things, or had other cards from the start

    run(test)


def unseeded(body: Any) -> Any:
    """Without what is drawn by chance for the next match."""
    if isinstance(body, dict) and "deal" in body:
        return {**body, "deal": None}
    return body


def asks_a_person(worlds: Twins) -> bool:
    """Do both worlds wait for persons alone, so that no bot plays?"""
    return all({d.seat for d in w.match.decisions if d.owed} <= {0, 2} for w in (worlds.one, worlds.other))


def by(line: dict[str, Any], chair: int, to: int) -> bool:
    return bool(line["chair"] == chair and line.get("to") == to and line["kind"] == "whisper")
