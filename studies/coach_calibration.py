"""Do the coach's chances come true? Decisions of games among bots, by what was foretold and how the game ended.

    python -m studies.coach_calibration --games 2000 --plot build/coach-calibration.svg

In each game some decisions are drawn by lot. The coach plays on from the answer that was given, in worlds that the seat
cannot tell apart. Each world says what is foretold once, and all the others in which tenth that belongs: if it helped
to choose its own tenth, the luck of a few worlds would look like a mistake of the coach. Decisions of one game have one
result, so the error of a tenth counts games, not decisions.

Each game adds a line to a file, and a file that is there already is continued.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.coach.registry import Trainer, trainer
from litfuse.coach.sight import Sight, sights
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.registry import GAMES
from litfuse.kernel import archive
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.rng import Stream

BINS: Final = 10


class Kind(NamedTuple):
    """How the games of one kind are examined."""

    bot: str
    decisions: int  # of each game
    worlds: int  # for each decision


KINDS: Final = {
    "bomb-busters": Kind("litfuse.coach.house:QuietBot", 2, 11),
    "exploding-kittens": Kind("expert", 8, 21),
    "scape-goat": Kind("detective", 3, 11),
}


class Foretold(NamedTuple):
    """One decision: of so many worlds so many were won, and was the game?"""

    game: int
    wins: int
    worlds: int
    won: bool

    def left_out(self) -> Iterator[tuple[int, float, float]]:
        """Each world: the tenth in which the others put it, whether it was won, and its share of the decision."""
        for chance, count in ((1.0, self.wins), (0.0, self.worlds - self.wins)):
            if count:
                others = (self.wins - chance) / (self.worlds - 1)
                yield min(BINS - 1, int(others * BINS + 1e-9)), chance, count / self.worlds


class Tenth(NamedTuple):
    foretold: float
    came: float
    error: float  # of the difference
    decisions: float
    games: int


def tables(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Numbers of players and settings, which take turns."""
    if game == "bomb-busters":
        return [(seats, {"mission": number}) for number, m in MISSIONS.items() for seats in m.seats]
    return [(seats, {}) for seats in GAMES[game].seats]


def played(game: str, number: int) -> AnyMatch:
    choices = tables(game)
    seats, config = choices[number % len(choices)]
    plan = Plan(game, (KINDS[game].bot,) * seats, number + 1, seed=7, config=config, keep=True, fresh=True)
    result, record = Contest(plan, clock=lambda: 0.0).play(number)
    if result.fault is not None:
        raise SystemExit(f"{game}, game {number}: {result.fault}")
    return archive.read(record, GAMES.__getitem__).match


def examined(game: str, number: int) -> Iterator[Foretold]:
    """Some decisions of one game."""
    match = played(game, number)
    assert match.outcome is not None
    coach = trainer(match.game)
    found = [sight for _, sight in sights(match) if coach.reviews(sight)]
    luck = Stream(f"coach-calibration/{game}/{number}".encode())
    for sight in luck.shuffled("decisions", found)[: KINDS[game].decisions]:
        yield Foretold(number, *played_on(coach, sight, KINDS[game].worlds, luck), sight.seat in match.outcome.winners)


def played_on(coach: Trainer, sight: Sight, worlds: int, luck: Stream) -> tuple[int, int]:
    """How many worlds the answer that was given wins."""
    study = coach.study(sight)
    won = [study.play_on(study.world(luck), sight.taken, f"{sight.tick}/{n}").won for n in range(worlds)]
    return round(sum(won)), worlds


def tenths(found: Sequence[Foretold]) -> Iterator[Tenth]:
    for number in range(BINS):
        here = [(f, chance, share) for f in found for at, chance, share in f.left_out() if at == number]
        if not here:
            continue
        count = sum(share for _, _, share in here)
        foretold = sum(chance * share for _, chance, share in here) / count
        came = sum(f.won * share for f, _, share in here) / count
        off: dict[int, float] = {}
        for f, chance, share in here:
            off[f.game] = off.get(f.game, 0.0) + share * (f.won - chance - came + foretold)
        yield Tenth(foretold, came, sqrt(sum(d * d for d in off.values())) / count, count, len(off))


def continued(game: str, games: int, file: Path) -> list[Foretold]:
    """So many games, those in the file included."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text().splitlines() if file.exists() else []
    with file.open("a") as out:
        for number in range(len(lines), games):
            line = json.dumps(list(examined(game, number)))
            print(line, file=out, flush=True)
            lines.append(line)
    return [Foretold(*row) for line in lines[:games] for row in json.loads(line)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each kind")
    parser.add_argument("--kinds", nargs="*", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--folder", type=Path, default=Path("build/coach-calibration"))
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    lines: dict[str, list[Tenth]] = {}
    for game in given.kinds:
        found = continued(game, given.games, given.folder / f"{game}.jsonl")
        lines[game] = list(tenths(found))
        print(f"{game}: {given.games} games, {len(found)} decisions")
        print("foretold  came      difference      decisions  games")
        for t in lines[game]:
            off = f"{100 * (t.came - t.foretold):+6.2f} +- {100 * t.error:.2f}"
            print(f"{100 * t.foretold:6.2f} %  {100 * t.came:6.2f} %  {off}  {t.decisions:9.0f}  {t.games:5}")
    if given.plot is not None:
        draw(lines, given.plot)


def draw(lines: dict[str, list[Tenth]], file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4 * len(lines), 4), layout="constrained")
    for axes, (game, found) in zip(figure.subplots(1, len(lines), squeeze=False)[0], lines.items(), strict=True):
        axes.plot([0, 1], [0, 1], color="#999999")
        axes.fill_between([0, 1], [-0.02, 0.98], [0.02, 1.02], color="#dddddd")
        axes.errorbar(
            [t.foretold for t in found],
            [t.came for t in found],
            yerr=[1.96 * t.error for t in found],
            fmt="o",
            color="#4c72b0",
            capsize=3,
        )
        axes.set_title(game)
        axes.set_xlabel("foretold")
        axes.set_ylabel("came")
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


if __name__ == "__main__":
    main()
