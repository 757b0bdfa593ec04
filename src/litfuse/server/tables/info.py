"""What anybody may know about a table. It is built field by field, so that a new secret stays one."""

from __future__ import annotations

from typing import Any

from litfuse.games.registry import find
from litfuse.kernel.campaign import Campaign
from litfuse.kernel.codec import codec
from litfuse.kernel.records import Outcome

from ..protocol import ChairInfo, DealInfo, PracticeInfo, TableInfo
from . import stored
from .stored import StoredTable


def choices(doc: StoredTable) -> tuple[Any, ...]:
    """Returns the configs that this table may play now: what the host has set, or what the game says comes next."""
    return find(doc.game).again(doc.taken, _chosen(doc), stored.progress_of(doc))


def campaign_of(doc: StoredTable) -> Campaign | None:
    """Returns how far the table has come, None if the game has no campaign."""
    return find(doc.game).campaign(doc.taken, _chosen(doc), stored.progress_of(doc))


def _chosen(doc: StoredTable) -> Any:
    return codec(find(doc.game)).config.convert(doc.config) if doc.chosen else None


def info_of(
    doc: StoredTable,
    present: frozenset[int] = frozenset(),
    outcome: Outcome | None = None,
    out: tuple[int, ...] = (),
    code: str = "",
) -> TableInfo:
    return TableInfo(
        id=doc.id,
        code=code,
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
                generation=chair.generation,
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
        agreed=doc.agreed,
        out=out,
        hurrying=doc.hurrying,
        paused=doc.paused,
        stopped=doc.stopped,
        next=choices(doc) if doc.phase == "lobby" else (),
        outcome=outcome,
        practice=None if doc.practice is None else PracticeInfo(match=doc.practice.match, step=doc.practice.step),
    )
