"""Fits how the bots of Scape Goat weigh evidence, by self-play: `bots/scape_goat/weights.json` (`make fit-goat`).

    python -m studies.goat_fit --players 4 --file build/weights.json

Begins with nothing but the style below: the same arguments give the same file. The bots play without ever going to the
cops, and what each of them had counted whenever it could have gone there is kept. Since nothing else that they do
depends on what they believe, these games tell how the same games go with any weights: one in which somebody would
have gone is over there. Three games in four are among the bots themselves, in one a single one of them sits among
collectors. Then, several times over, for the games that are over early depend on the weights:

- signs, the log-likelihood ratios, by logistic regression: prior 1/n as a fixed offset, a ridge against signs that are
  seldom seen;
- trust, by the same regression with the evidence as a whole, for each round apart;
- the nerves, so that the goat wins as often as wanted.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import count
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np
from msgspec.structs import replace

from litfuse.bots.base import AnyFrame
from litfuse.bots.scape_goat.evidence import NAMES
from litfuse.bots.scape_goat.weights import Nerve, Style, Trust, Weights, in_order
from litfuse.games.scape_goat.view import View
from litfuse.kernel.records import Decision

from .goat_games import Game, Keeper, games, sit

FILE: Final = Path(__file__).parent.parent / "src" / "litfuse" / "bots" / "scape_goat" / "weights.json"
STYLE: Final = Style(prepare=0.8, frame_at=0.4, own=-0.3, bluff=0.2, noise=0.4)
GOAL: Final = {3: 0.45, 4: 0.39, 5: 0.45, 6: 0.45}  # how often the goat should win
FEAR: Final = {3: 10, 4: 40, 5: 10, 6: 10}  # times the risk that is always there
RIDGE: Final = 10.0
ROUNDS: Final = 4  # with a trust of their own, the last for all later ones
TIMES: Final = 4

Array: TypeAlias = np.ndarray[Any, Any]


class Chance(NamedTuple):
    """To go to the cops."""

    order: int  # of all that were asked
    turn: int
    move: bool  # asked on turn
    counts: tuple[int, ...]
    danger: float


class Patient(Keeper):
    """Never goes to the cops."""

    order = count()

    def keep(self, frame: AnyFrame, decision: Decision) -> None:
        view = frame.view
        counts = tuple(self.evidence.counts)
        self.kept.append(Chance(next(self.order), view.turns, decision.kind == "move", counts, self.danger(view)))

    def surrenders(self, view: View) -> bool:
        return False


class Table:
    """All chances of all games, in the order in which they came."""

    def __init__(self, found: Sequence[Game], players: int) -> None:
        rows = [
            (number, seat == game.facts["goat"], len(game.kept) == players, chance)
            for number, game in enumerate(found)
            for seat, chance in sorted(((s, c) for s, kept in game.kept.items() for c in kept), key=lambda sc: sc[1])
        ]
        chances = [row[3] for row in rows]
        self.players = players
        self.game = np.array([row[0] for row in rows])
        self.goat = np.array([row[1] for row in rows])
        self.own = np.array([row[2] for row in rows])
        self.counts = np.array([c.counts for c in chances], dtype=float)
        self.turn = np.array([c.turn for c in chances])
        self.move = np.array([c.move for c in chances])
        self.danger = np.array([c.danger for c in chances])
        self.round = np.minimum(ROUNDS - 1, (self.turn - 1) // players)
        self.owned = np.array([len(game.kept) == players for game in found])
        self.won = np.array([bool(game.facts["goat_won"]) for game in found])

    def belief(self, used: Weights) -> Array:
        rounds = np.minimum(len(used.trust) - 1, self.round)
        scale, shift = (np.array([getattr(t, name) for t in used.trust])[rounds] for name in ("scale", "shift"))
        return chance_of(scale * (self.counts @ in_order(used.signs)) + shift - log(self.players - 1))

    def leaving(self, used: Weights) -> dict[int, int]:
        """Of each game in which somebody goes to the cops: at which chance."""
        believed = self.belief(used)
        likely = np.flatnonzero(believed > used.nerve.gang_wins / (used.nerve.gang_wins + 1))[::-1]
        threshold = used.nerve.threshold
        return {
            int(self.game[i]): int(i)
            for i in likely
            if believed[i] > threshold(float(self.danger[i]), int(self.turn[i]))
        }

    def lasting(self, gone: dict[int, int]) -> Array:
        """Which chances there are when games are over with the first who goes."""
        last = np.full(len(self.won), len(self.game))
        last[list(gone)] = list(gone.values())
        there: Array = np.arange(len(self.game)) <= last[self.game]
        return there

    def rates(self, gone: dict[int, int]) -> tuple[float, float]:
        """How often the goat wins, and how often somebody else goes to the cops, in games among these bots."""
        won = self.won.copy()
        won[list(gone)] = True
        wrong = sum(bool(self.owned[g]) and not self.goat[i] for g, i in gone.items())
        return float(won[self.owned].mean()), wrong / int(self.owned.sum())


def chance_of(odds: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
    return found


def regression(x: Array, y: Array, offset: float, ridge: float) -> Array:
    """Logistic, by Newton's method."""
    w = np.zeros(x.shape[1])
    for _ in range(12):
        p = chance_of(x @ w + offset)
        slope = x.T @ (y - p) - ridge * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(len(w))
        w = w + np.linalg.solve(bend, slope)
    return w


def signs(table: Table, lasting: Array) -> dict[str, float]:
    which = lasting & table.move
    w = regression(table.counts[which], table.goat[which], -log(table.players - 1), RIDGE)
    return {name: round(float(v), 3) for name, v in zip(NAMES, w, strict=True) if abs(v) >= 0.02}


def trust(table: Table, lasting: Array, used: Weights) -> tuple[Trust, ...]:
    """In the first round nothing has been heard yet but by those who saw others move: no shift there."""
    evidence = table.counts @ in_order(used.signs)
    found = []
    for number in range(ROUNDS):
        which = lasting & table.move & table.own & (table.round == number)
        columns = [evidence[which], np.ones(int(which.sum()))][: 1 + (number > 0)]
        fitted = regression(np.stack(columns, axis=1), table.goat[which], -log(table.players - 1), 0.0)
        found.append(Trust(**{name: round(float(v), 3) for name, v in zip(("scale", "shift"), fitted, strict=False)}))
    return tuple(found)


def nerve(table: Table, used: Weights) -> Nerve:
    """More risk, earlier to the cops, more games for the goat."""
    fear = FEAR[table.players]
    low, high = 1e-5, 1.0
    for _ in range(14):
        risk = (low * high) ** 0.5
        trial = replace(used.nerve, risk=risk, fear=fear * risk)
        won, _ = table.rates(table.leaving(replace(used, nerve=trial)))
        low, high = (risk, high) if won < GOAL[table.players] else (low, risk)
    risk = float(f"{(low * high) ** 0.5:.2g}")
    return replace(used.nerve, risk=risk, fear=round(fear * risk, 6))


def fitted(found: Sequence[Game], players: int) -> Weights:
    """Signs look better than they are in the games they were fitted to: trust and nerves come from others."""
    seen, fresh = (Table([g for i, g in enumerate(found) if (i // 4 % 2) == half], players) for half in (0, 1))
    used = Weights(signs={}, style=STYLE, trust=(Trust(),) * ROUNDS)
    for time in range(TIMES):
        used = replace(used, signs=signs(seen, seen.lasting(seen.leaving(used))))
        used = replace(used, trust=trust(fresh, fresh.lasting(fresh.leaving(used)), used))
        used = replace(used, nerve=nerve(fresh, used))
        won, wrong = fresh.rates(fresh.leaving(used))
        print(f"  {time + 1}: risk {used.nerve.risk}, goat {won:.3f}, wrong {wrong:.3f}")
    return used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=20_000, help="so many by the square of the players: 1,250 of four")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, default=FILE, help="where the weights go; those of other tables stay")
    given = parser.parse_args()
    sit("patient", Patient)
    used = msgspec.json.decode(given.file.read_bytes(), type=dict[int, Weights]) if given.file.exists() else {}
    for n in given.players:
        own = ("patient",) * n
        lineups = [own, own, own, ("patient", *("collector",) * (n - 1))]
        start = dict.fromkeys(range(3, 7), Weights(signs={}, style=STYLE))
        found = games(lineups, given.games // n**2, given.seed, start, given.jobs, f"{n} players")
        used[n] = fitted(found, n)
    given.file.write_bytes(msgspec.json.format(msgspec.json.encode(used), indent=1) + b"\n")


if __name__ == "__main__":
    main()
