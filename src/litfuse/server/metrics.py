"""Figures for Prometheus, counted when they are asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from .tables.directory import TableDirectory


class Counts:
    """What happened since the start."""

    def __init__(self) -> None:
        self.replies: Counter[str] = Counter()  # by kind: Ack, Refused, ...
        self.moves: Counter[str] = Counter()  # by who made them: person, bot, clock, ...


class TableCollector(Collector):
    """Sums over the directory: nothing about a single table, player or match."""

    def __init__(self, directory: TableDirectory) -> None:
        self._directory = directory

    def collect(self) -> Iterator[Metric]:
        tables = list(self._directory.tables.values())
        yield GaugeMetricFamily("litfuse_tables", "Tables in memory", value=len(tables))
        running = sum(table.doc.phase == "playing" for table in tables)
        yield GaugeMetricFamily("litfuse_matches", "Matches that run", value=running)
        sockets = sum(len(table.outboxes) for table in tables)
        yield GaugeMetricFamily("litfuse_sockets", "Open sockets", value=sockets)
        well = self._directory.store.failure() is None
        yield GaugeMetricFamily("litfuse_store_well", "1 while the store works", value=int(well))
        counts = self._directory.counts
        replies = CounterMetricFamily("litfuse_replies", "Replies to commands of clients", labels=["kind"])
        for kind, number in counts.replies.items():
            replies.add_metric([kind], number)
        moves = CounterMetricFamily("litfuse_moves", "Steps of matches, stored", labels=["by"])
        for by, number in counts.moves.items():
            moves.add_metric([by], number)
        yield from (replies, moves)


def registry_of(directory: TableDirectory) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(TableCollector(directory))
    return registry
