"""Figures for Prometheus, computed when they are requested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from .storage.base import NodeFigures


class Counts:
    """Counts what has happened since the start."""

    def __init__(self) -> None:
        self.replies: Counter[str] = Counter()  # by kind: Ack, Refused, ...
        self.moves: Counter[str] = Counter()  # by who made them: person, bot, clock, ...


class Gauges(NamedTuple):
    """What there is at present."""

    tables: int
    matches: int
    sockets: int
    store_well: bool
    node: NodeFigures | None = None
    pipes: int = 0
    piped: int = 0  # pipes since the start
    unreached: int = 0  # failed attempts to reach another node


class TableCollector(Collector):
    """Sums over all tables. Says nothing about a single table, player or match."""

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
        if now.node is not None:
            yield from _of_node(now, now.node)


def _of_node(now: Gauges, node: NodeFigures) -> Iterator[Metric]:
    named = GaugeMetricFamily("litfuse_node", "1: the node of which these figures speak", labels=["node"])
    named.add_metric([node.node], 1)
    yield named
    yield GaugeMetricFamily("litfuse_lease_age_seconds", "Since the lease was renewed", value=node.lease_age)
    yield GaugeMetricFamily("litfuse_pipes", "Sockets that are led to other nodes", value=now.pipes)
    yield CounterMetricFamily("litfuse_piped", "Sockets that were led to other nodes", value=now.piped)
    yield CounterMetricFamily("litfuse_nodes_unreached", "Tries to reach a node that failed", value=now.unreached)
    yield CounterMetricFamily("litfuse_tables_taken", "Tables taken that others had", value=node.taken)
    yield CounterMetricFamily("litfuse_nodes_buried", "Other nodes found dead", value=node.buried)
    yield CounterMetricFamily("litfuse_burials", "Times this node was taken for dead", value=node.burials)
    yield CounterMetricFamily("litfuse_writes_refused", "Writes that another writer was before", value=node.refused)
    yield CounterMetricFamily("litfuse_commits", "Messages that were committed", value=node.commits)
    yield CounterMetricFamily("litfuse_commit_seconds", "Time that commits took", value=node.commit_seconds)


def registry_of(counts: Counts, gauges: Callable[[], Gauges]) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(TableCollector(counts, gauges))
    return registry
