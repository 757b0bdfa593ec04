"""Figures for Prometheus, counted when they are asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


class Counts:
    """What happened since the start."""

    def __init__(self) -> None:
        self.replies: Counter[str] = Counter()  # by kind: Ack, Refused, ...
        self.moves: Counter[str] = Counter()  # by who made them: person, bot, clock, ...


class Gauges(NamedTuple):
    """What there is now."""

    tables: int
    matches: int
    sockets: int
    store_well: bool


class TableCollector(Collector):
    """Sums over all tables: nothing about a single table, player or match."""

    def __init__(self, counts: Counts, gauges: Callable[[], Gauges]) -> None:
        self._counts = counts
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        now = self._gauges()
        yield GaugeMetricFamily("litfuse_tables", "Tables in memory", value=now.tables)
        yield GaugeMetricFamily("litfuse_matches", "Matches that run", value=now.matches)
        yield GaugeMetricFamily("litfuse_sockets", "Open sockets", value=now.sockets)
        yield GaugeMetricFamily("litfuse_store_well", "1 while the store works", value=int(now.store_well))
        replies = CounterMetricFamily("litfuse_replies", "Replies to commands of clients", labels=["kind"])
        for kind, number in self._counts.replies.items():
            replies.add_metric([kind], number)
        moves = CounterMetricFamily("litfuse_moves", "Steps of matches, stored", labels=["by"])
        for by, number in self._counts.moves.items():
            moves.add_metric([by], number)
        yield from (replies, moves)


def registry_of(counts: Counts, gauges: Callable[[], Gauges]) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(TableCollector(counts, gauges))
    return registry
