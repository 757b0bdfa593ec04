"""Exact samples: kinds are dealt in order; each stand's share is drawn by the weight of what can still follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from litfuse.kernel.rng import Rng

from .chain import Chain
from .problem import Deal, Problem

_UNIT = 1 << 64


def sample(chain: Chain, rng: Rng, label: str) -> Deal:
    """Returns one deal, walking forward through the tables of the backward sweep.

    All its randomness is one draw of bytes.
    """
    forks = max(len(ways) for ways in chain.ways) > 1
    luck = _numbers(rng.bytes(label, 8 * chain.kinds * (chain.stands + forks)))
    deal: list[list[int]] = [[] for _ in range(chain.stands)]
    low = chain.low.tolist()
    cell = [0] * chain.stands  # index along every axis: the fill minus the lowest possible one

    def weights(kind: int, way: int, stage: int) -> list[float]:
        """Returns the weights of the new fills of a stand, after the stands before it got theirs."""
        # Rows of the table: stands to come and idle ones with their old fills, then stands with their new fills.
        axes = chain.orders[kind].begun
        row = 0
        for later in axes[stage + 1 :]:
            row = row * chain.shapes[kind][later] + cell[later]
        for done in axes[:stage]:
            row = row * chain.shapes[kind + 1][done] + cell[done]
        found: list[float] = (
            chain.ways[kind][way][stage][cell[axes[stage]]] * chain.backward(kind, way, stage)[row]
        ).tolist()
        return found

    for kind, busy in enumerate(chain.busy):
        ways = range(len(chain.ways[kind]))
        fork = next(luck) if forks else 0.0
        way = pick([sum(weights(kind, way, 0)) for way in ways], fork) if len(ways) > 1 else 0
        for stand in range(chain.stands):
            draw = next(luck)  # an idle stand leaves its number unused
            if stand in busy:
                new = pick(weights(kind, way, busy.index(stand)), draw)
                count = low[kind + 1][stand] + new - low[kind][stand] - cell[stand]
                deal[stand] += [kind] * count
                cell[stand] = new
    return tuple(tuple(stand) for stand in deal)


def with_row(problem: Problem, branch: int, deal: Deal) -> Deal:
    """Returns the deal with the row that this branch makes up, if the problem has one."""
    if not problem.branches:
        return deal
    return (*deal, tuple([deal[place.stand][place.slot] for place in problem.branches[branch].row]))


def _numbers(raw: bytes) -> Iterator[float]:
    """Returns numbers in [0, 1), made of eight bytes each."""
    return (int.from_bytes(raw[at : at + 8], "big") / _UNIT for at in range(0, len(raw), 8))


def pick(weights: Sequence[float], luck: float) -> int:
    """Returns the index that a number in [0, 1) falls on; never one of weight 0."""
    at = luck * sum(weights)
    last = 0
    for index, weight in enumerate(weights):
        if weight > 0.0:
            at -= weight
            if at < 0.0:
                return index
            last = index
    return last
