"""What is measured, the same for every game: a workload does a piece of work and says how many steps it had."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import cycle
from typing import Any, NamedTuple, TypeVar

from litfuse.kernel.archive import begin, header_of, read, write
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.fairness import seed_from
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.playout import Playout
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective

from .measure import Work

T = TypeVar("T")
SEATS = 4  # or as near to it as the game is played
SIMULATED: dict[str, dict[str, Any]] = {"scape-goat": {"decoder": "direct"}}
# Set-ups beside the default one whose random play is measured too: the last training mission has everything but the
# mechanisms of single missions.
OTHERS: dict[str, dict[str, dict[str, Any]]] = {"bomb-busters": {"mission 8": {"mission": 8}}}


class Workload(NamedTuple):
    name: str
    unit: str
    work: Work
    play: bool = False  # steps of random play, to be compared with the yardstick


def seats_of(game: AnyGame) -> int:
    return min(game.seats, key=lambda n: abs(n - SEATS))


def config_of(game: AnyGame, **more: Any) -> Any:
    """The defaults, but for what the rules set apart for simulations: a direct deal instead of a mat (SG-DEC-9)."""
    return game.types.config(**SIMULATED.get(game.name, {}), **more)


def workloads(game: AnyGame) -> Iterator[Workload]:
    yield from plays(game)
    line = a_match(game, 1, config_of(game), Stream(1)).line()
    seats = range(line[0].seats)
    frames = [(m, s) for m in line for s in seats]
    yield Workload("frame", "frames", each(frames, lambda at: at[0].frame(at[1])))
    yield Workload("frame + encode", "frames", each(frames, lambda at: encode(at[0].frame(at[1]))))
    owed = [(m, m.owed[0]) for m in line if m.owed]
    options = [m.options(d) for m, d in owed]
    rng = Stream(1)
    yield Workload("options", "questions", each(owed, lambda at: game.options(at[0].state, at[1])))
    yield Workload("options: count", "questions", each(options, len))
    yield Workload("options: sample", "samples", each(options, lambda o: o.sample(rng)))
    yield Workload("learn", "notices", learn(line))
    yield Workload("resample", "worlds", resample(line))
    yield Workload("entry: encode", "entries", each(line, lambda m: encode(m.entry)))
    coded = [encode(m.entry) for m in line]
    yield Workload("entry: decode", "entries", each(coded, codec(game).entry))
    yield Workload("record: write", "entries", write_record(game))
    yield Workload("record: read", "entries", read_record(game))


def plays(game: AnyGame) -> Iterator[Workload]:
    for name, more in {"": {}, **OTHERS.get(game.name, {})}.items():
        config = config_of(game, **more)
        of = f", {name}" if name else ""
        yield Workload(f"playout{of}", "steps", playout(game, config), play=True)
        yield Workload(f"match{of}", "steps", match(game, config), play=True)


def playout(game: AnyGame, config: Any) -> Work:
    """Random play of a state, nothing kept."""
    rng = Stream(1)
    seats = seats_of(game)
    return lambda: Playout.start(game, seats, config, rng).random_game()


def match(game: AnyGame, config: Any) -> Work:
    """The same as a recorded match: keyed draws, checked answers, entries with events."""
    games = iter(range(10**9))
    rng = Stream(1)  # for the choices, as in a playout: to seed one costs as much as three steps
    return lambda: a_match(game, next(games), config, rng).seq


def a_match(game: AnyGame, seed: int, config: Any, rng: Stream) -> AnyMatch:
    match: AnyMatch = Match.start(game, seats_of(game), sha256(b"%d" % seed).digest(), config)
    while True:
        asked = match.decisions
        if asked and asked[0].owed:
            decision = asked[0]
            match = match.play(decision, match.options(decision).sample(rng))
        elif match.over:
            return match
        else:
            match = match.wait()


def each(things: Sequence[T], do: Callable[[T], Any]) -> Work:
    """Does it to a hundred of them, going round."""
    ring = cycle(things)

    def work() -> int:
        for _ in range(100):
            do(next(ring))
        return 100

    return work


def learn(line: list[AnyMatch]) -> Work:
    """Every seat listens to a whole match."""
    game, seats = line[0].game, range(line[0].seats)
    heard = [(s, [n for m in line for n in m.notices(s)]) for s in seats]

    def work() -> int:
        for seat, notices in heard:
            known = None
            for notice in notices:
                known = game.learn(seat, known, notice)
        return sum(len(notices) for _, notices in heard)

    return work


def resample(line: list[AnyMatch]) -> Work:
    """Worlds for every seat at every step, with what it knows then."""
    game, rng = line[0].game, Stream(1)
    at: list[tuple[Any, Any]] = []
    for seat in range(line[0].seats):
        perspective = Perspective(game, seat)
        for m in line:
            perspective.advance(m)
            at.append((m.view(seat), perspective.known))
    return each(at, lambda seen: game.resample(seen[0], seen[1], rng))


def write_record(game: AnyGame) -> Work:
    header, match, seed = a_record(game)

    def work() -> int:
        write(header, match, seed)
        return match.seq + 1

    return work


def read_record(game: AnyGame) -> Work:
    header, match, seed = a_record(game)
    data = write(header, match, seed)

    def work() -> int:
        read(data, lambda name: game)
        return match.seq + 1

    return work


def a_record(game: AnyGame) -> tuple[Any, AnyMatch, bytes]:
    seed = seed_from(1)
    header = header_of(game, seats_of(game), config_of(game), seed)
    match = begin(game, header, seed)
    rng = Stream(1)
    while not match.over:
        owed = match.owed
        match = match.play(owed[0], match.options(owed[0]).sample(rng)) if owed else match.wait()
    return header, match, seed
