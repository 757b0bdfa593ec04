"""Answers to all questions about the deals that agree with the evidence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from math import exp, log

import numpy as np

from litfuse.kernel.rng import Rng

from .arrays import Floats
from .cases import cases
from .chain import Chain
from .evidence import Evidence, Kind, Place
from .problem import Deal, NoWorld, Problem
from .sampling import pick, sample, with_row
from .tables import Tables, touched


class Posterior:
    """The exact distribution of the hidden tiles. Raises NoWorld if no deal is left."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        found = [(n, Chain(t)) for n, p in enumerate(problem.plain) for t in cases(Tables.blank(p), p.evidence)]
        found = [(n, chain) for n, chain in found if chain.log_weight > -np.inf]
        self._chains = [chain for _, chain in found]
        self._branches = [n for n, _ in found]
        if not self._chains:
            raise NoWorld("no deal agrees with all evidence")
        logs = [chain.log_weight + log(problem.weight(n)) for n, chain in found]
        self.log_weight = _log_sum(logs)
        self._shares = [exp(x - self.log_weight) for x in logs]

    @cached_property
    def runs(self) -> Floats:
        """P(exactly the places before..after-1 of the stand are of the kind), as [stand, kind, before, after]."""
        if len(self._chains) == 1:
            return self._chains[0].run_odds
        total = np.zeros_like(self._chains[0].tables.runs)
        for share, chain in zip(self._shares, self._chains, strict=True):
            total += share * chain.run_odds
        return total

    @cached_property
    def spans(self) -> Floats:
        """P(both places, and so all between them, are of the kind), as [stand, kind, first, last]."""
        return _spans(self.runs)

    @cached_property
    def odds(self) -> Floats:
        """P(the place holds the kind), as [stand, slot, kind]."""
        odds = _of_places(self.runs)
        if not self.problem.branches:
            return odds
        stands, slots, kinds = odds.shape
        row = self.problem.branches[0].row
        found = np.zeros((stands + 1, max(slots, len(row)), kinds))
        found[:stands, :slots] = odds
        for share, chain, n in zip(self._shares, self._chains, self._branches, strict=True):
            here = _of_places(chain.run_odds)
            for slot, place in enumerate(self.problem.branches[n].row):
                found[stands, slot] += share * here[place.stand, place.slot]
        return found

    def kinds(self, place: Place) -> Floats:
        """P(the place holds the kind), for every kind."""
        row: Floats = self.odds[place.stand, place.slot]
        return row

    def families(self, count: int) -> list[list[list[float]]]:
        """P(the place holds a kind of the family), as [stand][slot][family], for families below `count`."""
        of = np.zeros((len(self.problem.families), count))
        for kind, family in enumerate(self.problem.families):
            of[kind, family] = 1.0
        found: list[list[list[float]]] = (self.odds @ of).tolist()
        return found

    def one_of(self, place: Place, kinds: Iterable[Kind]) -> float:
        """P(the place holds one of the kinds)."""
        return float(self.kinds(place)[list(kinds)].sum())

    def any_of(self, places: Iterable[Place], kind: Kind) -> float:
        """P(at least one of these places of one stand holds the kind), as a detector would find."""
        places = tuple(places)
        (stand,) = {p.stand for p in places}
        runs = self.runs[stand, kind]
        return float((runs * (touched(places, runs.shape[-1]) > 0)).sum())

    def given(self, *evidence: Evidence) -> Posterior:
        """Returns the distribution after this evidence is added. Raises NoWorld if no deal is left."""
        return Posterior(self.problem.given(*evidence))

    def chance(self, *evidence: Evidence) -> float:
        """Returns the probability of this evidence: the share of the weight that it leaves."""
        try:
            return exp(self.given(*evidence).log_weight - self.log_weight)
        except NoWorld:
            return 0.0

    @cached_property
    def entropy(self) -> float:
        """Returns how many bits are missing to know every hidden place."""
        nats = self.log_weight
        for share, chain, n in zip(self._shares, self._chains, self._branches, strict=True):
            nats -= share * (chain.mean_log() + log(self.problem.weight(n)))
        return nats / log(2)

    def sample(self, rng: Rng, label: str) -> Deal:
        """Returns one deal drawn from exactly this distribution: the kinds on every stand."""
        which = pick(self._shares, rng.below(f"{label} case", 1 << 32) / (1 << 32)) if len(self._chains) > 1 else 0
        return with_row(self.problem, self._branches[which], sample(self._chains[which], rng, label))


def _spans(runs: Floats) -> Floats:
    begun = runs.cumsum(axis=-2)  # a run covers both if it begins at or before the first and ends after the last
    over: Floats = begun[..., ::-1].cumsum(axis=-1)[..., ::-1]
    return np.clip(over[..., :-1, 1:], 0.0, 1.0)


def _of_places(runs: Floats) -> Floats:
    """P(the place holds the kind), as [stand, slot, kind]: the sum of all runs that cover it."""
    stands, kinds, width, _ = runs.shape
    found: Floats = runs.reshape(stands, kinds, width * width) @ _covering(width)
    return np.minimum(found, 1.0).transpose(0, 2, 1)


@lru_cache(maxsize=64)
def _covering(width: int) -> Floats:
    """Returns a matrix with 1 where a run covers a place, as [run, place]."""
    before, after, place = np.ogrid[:width, :width, : width - 1]
    covers: Floats = ((before <= place) & (place < after)).astype(float).reshape(width * width, width - 1)
    return covers


def _log_sum(logs: list[float]) -> float:
    top = max(logs)
    return top + log(sum(exp(x - top) for x in logs))
