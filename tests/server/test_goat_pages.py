"""The goat and the innocent at the same seat of Scape Goat: what comes over the wire has the same form and size, byte
for byte, and comes as fast. Three hundred deals, each once with the seat as the goat and once without."""

from __future__ import annotations

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest

from litfuse.games.scape_goat.actions import Cops, FrameCard, Move, Spy, Swap
from litfuse.games.scape_goat.cards import Card
from litfuse.games.scape_goat.places import COPS, PREP, SPY
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective
from tests.server.client import run
from tests.server.goats import GAME
from tests.server.pairs import Pair, alike
from tests.server.sitting import two_servers
from tests.server.still import StillServer
from tests.server.stored import World, world
from tests.server.tape import Tape

CLOCKS: dict[str, int | None] = {"turn": 600, "choose": 300, "pause": 3}
DEALS = 300
CHANCE = 5  # standard deviations: chance goes as far once in a million runs
# What is asked about, and what is tried although it may not be.
ASKED: tuple[Any, ...] = (Move(SPY), Move(COPS), Cops())
TRIED: tuple[Any, ...] = (Spy(0), FrameCard(Card.R), Swap(Card.B))


def twin(made: World, seat: int) -> World:
    """The same table, as this seat sees it; but where it was the goat it is innocent, and the other way round."""
    perspective = Perspective(GAME, seat)
    perspective.advance(made.match)
    view = made.match.view(seat)
    states = (GAME.resample(view, perspective.known, Stream(b"%s/%d" % (made.seed, n))) for n in count())
    other = made.dealt(next(s for s in states if (s.goat == seat) != (made.match.state.goat == seat)))
    assert alike(made.match, other.match, seat)
    return other


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    """The first server has the goat in every other pair: what one server does slower than the other evens out."""
    made = []
    for n in range(DEALS):
        one = world(f"page-{n}", 3 + n % 3, GAME)
        seat = one.match.state.turn
        both = sorted((one, twin(one, seat)), key=lambda w: w.match.state.goat == seat, reverse=n % 2 == 0)
        made.append(Pair(seat, both[0], both[1], []))
    return made


@pytest.fixture(scope="module")
def both(
    pairs: list[Pair], tmp_path_factory: pytest.TempPathFactory, prepare: Callable[[Path], Path]
) -> Iterator[tuple[StillServer, StillServer]]:
    yield from two_servers(pairs, CLOCKS, tmp_path_factory, prepare)


async def timed(what: Any) -> float:
    began = time.perf_counter()
    await what
    return time.perf_counter() - began


async def come(tape: Tape) -> None:
    await tape.connect()
    await tape.until(lambda: tape.told is not None)


async def play(tape: Tape, id: str, kind: str, action: Any) -> None:
    """An answer to the open question, and what it leads to."""
    decision, tick = tape.mine(), tape.tick
    assert decision is not None
    reply = await tape.play(decision, msgspec.to_builtins(action), id)
    if kind == "taken":
        assert reply["type"] == "Ack", reply
        await tape.until(lambda: tape.tick > tick)
    else:
        assert reply["type"] in {"Refused", "Stale"}, reply


async def why(tape: Tape, id: str, action: Any) -> None:
    decision = tape.mine()
    assert decision is not None
    key = f"{decision['seat']}.{decision['kind']}.{decision['number']}"
    await tape.command("Why", id, match=tape.table["match"], decision=key, action=msgspec.to_builtins(action))


def slower(goat: list[float], innocent: list[float]) -> float:
    """How far from half the pairs the goat waits longer, in standard deviations."""
    more = sum(a > b for a, b in zip(goat, innocent, strict=True))
    return abs(more - len(goat) / 2) / (math.sqrt(len(goat)) / 2)


@pytest.mark.rule("SG-INFO-1", "SG-INFO-2", "SG-INFO-8")
def test_goat_and_innocent_get_the_same_bytes_equally_fast(
    pairs: list[Pair], both: tuple[StillServer, StillServer]
) -> None:
    waits: dict[tuple[str, bool], list[float]] = defaultdict(list)

    async def test() -> None:
        for n, pair in enumerate(pairs):
            seat = pair.viewer
            assert isinstance(seat, int)
            worlds = (pair.one, pair.other)
            tapes = [Tape(server, w.token(seat)) for server, w in zip(both, worlds, strict=True)]
            goats = [w.match.state.goat == seat for w in worlds]
            assert sorted(goats) == [False, True]
            steps: list[tuple[str, Callable[[Tape], Any]]] = [("page", come)]
            steps += [("asked", partial(why, id=f"why-{k}", action=a)) for k, a in enumerate(ASKED)]
            steps += [("refused", partial(play, id=f"no-{k}", kind="refused", action=a)) for k, a in enumerate(TRIED)]
            to = Move(SPY if worlds[0].match.view(seat).places[seat] == PREP else PREP)
            steps.append(("moved", partial(play, id="move", kind="taken", action=to)))
            for m, (kind, step) in enumerate(steps):
                for side in (0, 1) if (n // 2 + m) % 2 else (1, 0):
                    waits[kind, goats[side]].append(await timed(step(tapes[side])))
            assert tapes[0].timed == tapes[1].timed, pair.one.name
            await asyncio.gather(*(tape.close() for tape in tapes))

    run(test)
    for kind in ("page", "asked", "refused", "moved"):
        goat, innocent = waits[kind, True], waits[kind, False]
        assert len(goat) >= DEALS
        assert slower(goat, innocent) < CHANCE, (kind, median(goat), median(innocent))
        later = [seconds + 0.5 * median(innocent) for seconds in goat]  # it would be found
        assert slower(later, innocent) > CHANCE, kind
