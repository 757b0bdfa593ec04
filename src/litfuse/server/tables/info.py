"""What anybody may know about a table. Built field by field, so a new secret stays one."""

from __future__ import annotations

from typing import Any

from litfuse.games.registry import find
from litfuse.kernel.codec import codec
from litfuse.kernel.game import PlayedMatch
from litfuse.kernel.records import Outcome

from ..protocol import ChairInfo, DealInfo, TableInfo
from . import stored
from .stored import StoredTable


def choices(doc: StoredTable) -> tuple[Any, ...]:
    """The configs that this table may play now: its own first; after a match, what the game says comes next."""
    decode = codec(find(doc.game)).config.convert
    if not doc.played:
        return (decode(doc.config),)
    everybody = tuple(range(len(doc.chairs)))
    played = tuple(PlayedMatch(decode(p.config), p.outcome, p.seating or everybody) for p in doc.played)
    return find(doc.game).again(doc.taken, played)


def info_of(doc: StoredTable, present: frozenset[int] = frozenset(), outcome: Outcome | None = None) -> TableInfo:
    return TableInfo(
        id=doc.id,
        game=doc.game,
        config=doc.config,
        pace=doc.pace,
        public=doc.public,
        bot=doc.bot,
        chairs=tuple(
            ChairInfo(
                holder=chair.holder,
                name=chair.name,
                level=chair.level,
                seat=doc.seat_of(n),
                present=n in present,
                muted=chair.muted,
                sealed=chair.sealed,
            )
            for n, chair in enumerate(doc.chairs)
        ),
        host=doc.host,
        phase=doc.phase,
        match=doc.match,
        deal=DealInfo(match=doc.deal.match, commit=stored.commit_of(doc.deal)),
        pausing=doc.pausing,
        closing=doc.closing,
        paused=doc.paused,
        stopped=doc.stopped,
        next=choices(doc) if doc.phase == "lobby" else (),
        outcome=outcome,
    )
