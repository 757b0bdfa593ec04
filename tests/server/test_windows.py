"""Nope windows look the same from outside whoever holds a Nope: sizes and counts of frames, and every delay.

Three kinds of answerers (a bot, a stand-in, a standing answer), each at tables where it holds all the Nopes there are
and at tables where it holds none. Everything else is alike, down to the cards of the one who plays and watches.
"""

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import pytest
from msgspec.structs import replace

from litfuse.games.exploding_kittens.cards import DEFUSE, KITTEN, NOPE, SEE, SHUFFLE, Card, in_order
from litfuse.games.exploding_kittens.state import State
from tests.server.client import run
from tests.server.process import ServerProcess
from tests.server.stored import SECRET, World, rows, world, write
from tests.server.tape import Tape

Kind = Literal["bot", "stand-in", "standing"]
KINDS: tuple[Kind, ...] = ("bot", "stand-in", "standing")
PLAYS = (*[SHUFFLE] * 4, *[SEE] * 3)
TABLES = math.ceil(300 / len(PLAYS))
CLOCKS: dict[str, int | None] = {"turn": None, "nope": 10}
NOPES = 5


class Answered(NamedTuple):
    kind: Kind
    held: bool
    noped: bool
    seconds: float


def dealt(name: str, held: bool, first: int) -> World:
    """Seat 0 has what opens windows; seat 1 has all the Nopes or none."""
    made = world(name, 2, opening=7)
    state: State = made.match.state
    rest = sorted((c for zone in made.hidden for c in zone), key=list(Card).index)

    def take(*cards: Card) -> tuple[Card, ...]:
        for card in cards:
            rest.remove(card)
        return in_order(cards)

    mine = take(*PLAYS, DEFUSE)
    kitten = take(KITTEN)
    nopes = take(*[NOPE] * NOPES)
    cats = take(*[c for c in rest if c.value.startswith("cat")][: 7 + NOPES])
    theirs, below = (nopes, cats[:NOPES]) if held else (cats[:NOPES], nopes)
    others = in_order((*theirs, *cats[NOPES : NOPES + 2], *take(DEFUSE)))
    pile = (*cats[NOPES + 2 :], *rest, *below, *kitten)
    return made.dealt(replace(state, hands=(mine, others), pile=pile, turn=first))


class Sitting:
    """One table: seat 0 plays its cards one after the other and lets everything else go."""

    def __init__(self, server: ServerProcess, kind: Kind, held: bool, world: World) -> None:
        self.kind: Kind = kind
        self.nopes = NOPES if held else 0
        self.held = held
        self.tape = Tape(server, world.token(0))
        self.answered: list[Answered] = []
        self.sizes: list[tuple[Any, int]] = []

    async def play(self) -> None:
        tape = self.tape
        await tape.connect()
        await tape.until(lambda: tape.told is not None)
        await tape.until(lambda: tape.mine() is not None, 40)
        for n, card in enumerate(PLAYS):
            await self.window(n, card)

    async def window(self, n: int, card: Card) -> None:
        """From the play until the turn goes on; an answer is timed from the moment its question was told."""
        tape = self.tape
        turn = tape.mine()
        assert turn is not None
        tick, read = tape.tick, len(tape.inbox)
        answer = await tape.play(turn, {"type": "Play", "card": card.value}, f"w-{n}")
        assert answer["type"] == "Ack", answer
        opened = time.monotonic()
        await tape.until(lambda: tape.tick > tick)
        while True:
            came = [m for m in tape.inbox[read:] if m["type"] == "Told"]  # on a busy machine several at once
            read = len(tape.inbox)
            for notice in [n for m in came for n in m["told"]["notices"]]:
                if notice["type"] in {"Passed", "Noped"} and notice["seat"] == 1:
                    noped = notice["type"] == "Noped"
                    self.answered.append(Answered(self.kind, self.nopes > 0, noped, time.monotonic() - opened))
                    self.nopes -= noped
            asked = [d for d in tape.frame["open"] if d.get("owed", True)]
            if asked[0]["kind"] == "turn":
                return
            tick = tape.tick
            if any(d["seat"] == 0 for d in asked):
                await tape.play(tape.mine() or {}, {"type": "Pass"})
                opened = time.monotonic()
            await tape.until(lambda tick=tick: tape.tick > tick)  # type: ignore[misc]

    def measured(self) -> Iterator[tuple[Any, int]]:
        """Each frame's length, and all that seat 0 was told up to then; until it has looked into the pile."""
        past: tuple[Any, ...] = (self.kind,)
        for message, data in zip(self.tape.inbox, self.tape.masked, strict=True):
            if message["type"] == "Told":
                notices = message["told"]["notices"]
                past += tuple((n["type"], n.get("seat"), n.get("nopes")) for n in notices)
                if any(n["type"] == "LookedAhead" for n in notices):
                    return
            yield (past, message["type"]), len(data)


def apart(a: list[float], b: list[float]) -> float:
    """The greatest distance between two distributions (Kolmogorov-Smirnov), as a share of what chance allows.

    1 is reached by chance once in a million comparisons.
    """
    both = sorted([(x, 0) for x in a] + [(x, 1) for x in b])
    seen = [0, 0]
    worst = 0.0
    for _, which in both:
        seen[which] += 1
        worst = max(worst, abs(seen[0] / len(a) - seen[1] / len(b)))
    allowed = math.sqrt(-math.log(1e-6 / 2) / 2 * (1 / len(a) + 1 / len(b)))
    return worst / allowed


def test_the_comparison_finds_a_delay_that_depends_on_the_hand() -> None:
    one = [n / 300 for n in range(300)]
    assert apart(one, [x**1.01 for x in one]) < 1
    assert apart(one, [0.3 + 0.7 * x for x in one]) > 1


@pytest.mark.rule("EK-NOPE-13", "EK-NOPE-14", "EK-NOPE-16", "EK-INFO-5", "EK-INFO-6")
def test_sizes_counts_and_delays_of_windows_do_not_depend_on_who_holds_what(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("windows")
    tables = [
        (kind, held, dealt(f"{kind:-<8}-{n:03}-{held:d}", held, int(kind == "stand-in")))
        for n in range(TABLES)
        for kind in KINDS
        for held in (True, False)
    ]
    writes = []
    for kind, _, made in tables:
        writes += rows(made, CLOCKS, ("", "random" if kind == "bot" else ""), (1,) if kind == "standing" else ())
    write(folder, writes)
    server = ServerProcess(folder, secret=SECRET, bot_least=200, bot_most=800, bot_workers=2).start()
    sittings = [Sitting(server, kind, held, made) for kind, held, made in tables]

    async def test() -> None:
        await asyncio.gather(*(s.play() for s in sittings))

    try:
        run(test)
    finally:
        server.end()

    sizes: dict[Any, set[int]] = defaultdict(set)
    for sitting in sittings:
        for past, size in sitting.measured():
            sizes[past].add(size)
    assert len(sizes) > 30
    assert {past: found for past, found in sizes.items() if len(found) > 1} == {}

    answered = [a for s in sittings for a in s.answered]
    for kind in KINDS:
        holding = [a.seconds for a in answered if a.kind == kind and a.held]
        without = [a.seconds for a in answered if a.kind == kind and not a.held]
        assert min(len(holding), len(without)) >= 300, kind
        assert apart(holding, without) < 1, kind
    noping = [a.seconds for a in answered if a.noped]
    passing = [a.seconds for a in answered if not a.noped and a.kind != "standing"]
    assert apart(noping, passing) < 1
