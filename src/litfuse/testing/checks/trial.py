"""What all checks of one run share, and one moment of a match with what each viewer has then."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any

import msgspec

from litfuse.kernel.codec import encode
from litfuse.kernel.frames import frame_of
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.notices import MatchClosed, Notice
from litfuse.kernel.records import SPECTATOR, Frame, Viewer
from litfuse.kernel.rng import Stream

from ..report import Report
from ..walks.corpus import Corpus
from ..walks.probes import Probes

solid = msgspec.msgpack.Encoder(order="deterministic").encode  # encodes any state


class Trial:
    """One run of the kit: the game, a table of one size, and how to examine it."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        config: Any,
        report: Report,
        rng: Stream,
        luck: Stream,  # for checks beside the walk, which they do not influence
        *,
        probes: int,
        branches: int,
        limit: int,
        count: Callable[[Any], Hashable] | None,
        rule: str,
        seldom: Callable[[Any, Any], bool] | None = None,
        possible: Callable[[Any, Any, Any], bool] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.config = config
        self.report = report
        self.rng = rng
        self.probes = probes
        self.branches = branches
        self.limit = limit
        self.count = count
        self.rule = rule
        self.seldom = seldom
        self.possible = possible
        self.luck = luck
        self.corpus = Corpus()
        self.viewers: tuple[Viewer, ...] = (*range(seats), SPECTATOR)
        self.maker = Probes(game.types.action, seats)
        self.seed = b""  # seed of the match under test

    def chance(self, one_in: int) -> bool:
        return self.rng.below("chance", one_in) == 0


class Moment:
    """A match after one of its steps: what each viewer sees, was told just now, and knows."""

    def __init__(self, match: AnyMatch, before: Moment | None) -> None:
        self.match = match
        self.before = before
        self._frames: dict[Viewer, bytes] = {}
        self._notices: dict[Viewer, tuple[Notice, ...]] = {}
        self._known: dict[Viewer, Any] = {}

    def __str__(self) -> str:
        entry = self.match.entry
        return f"step {entry.seq} ({'setup' if entry.action is None else f'{entry.seat} {entry.action!r}'})"

    @cached_property
    def state_bytes(self) -> bytes:
        return solid(self.match.state)

    def frame(self, viewer: Viewer) -> bytes:
        """Returns the encoded frame; also for viewers who may not look, because that must not leak either."""
        data = self._frames.get(viewer)
        if data is None:
            data = self._frames[viewer] = encode(self.seen(viewer))
        return data

    def seen(self, viewer: Viewer) -> Frame[Any]:
        match = self.match
        return frame_of(match.game, match.state, viewer, match.closed)

    def notices(self, viewer: Viewer) -> tuple[Notice, ...]:
        heard = self._notices.get(viewer)
        if heard is None:
            heard = self._notices[viewer] = self.match.notices(viewer)
        return heard

    def known(self, viewer: Viewer) -> Any:
        """Returns what a seat knows for certain by now; other viewers know nothing."""
        if isinstance(viewer, str):
            return None
        if viewer not in self._known:
            known = self.before.known(viewer) if self.before else None
            self._known[viewer] = folded(self.match.game, viewer, known, self.notices(viewer))
        return self._known[viewer]

    def forget_past(self) -> None:
        """Drops earlier moments, once they are no longer needed."""
        if self.before is not None:
            for viewer in range(self.match.seats):
                self.known(viewer)
            self.before = None


def folded(game: AnyGame, seat: int, known: Any, notices: tuple[Notice, ...]) -> Any:
    for notice in notices:
        if not isinstance(notice, MatchClosed):
            known = game.learn(seat, known, notice)
    return known
