"""Frames: what each viewer sees between two steps, built from a state."""

from __future__ import annotations

from typing import Any, NamedTuple

from .events import Event
from .game import A, C, Game, K, S, V
from .notices import Notice
from .records import Clock, Decision, Entry, Frame, Left, Outcome, Slip, TableAction, Talk, Viewer


def notices_of(entry: Entry[Any, Any], viewer: Viewer) -> tuple[Notice, ...]:
    events: tuple[Event[Any], ...] = entry.events
    return tuple([n for e in events if (n := e.notice(viewer)) is not None])


class PublicPart(NamedTuple):
    """What the frames of all viewers have in common."""

    asked: tuple[Decision, ...]
    clocks: tuple[Clock, ...]
    table: tuple[TableAction, ...]
    talk: Talk
    outcome: Outcome | None


def public_of(game: Game[C, S, A, V, K], state: S, closed: Outcome | None = None) -> PublicPart:
    outcome = closed or game.outcome(state)
    if outcome is not None:
        return PublicPart((), (), (), game.talk(state), outcome)
    return PublicPart(game.decisions(state), game.clocks(state), game.table(state), game.talk(state), None)


def frame_of(game: Game[C, S, A, V, K], state: S, viewer: Viewer, closed: Outcome | None = None) -> Frame[V]:
    """Returns the frame of any state for any viewer, without checking admission: only for kernel, test kit and bots'
    worlds.
    """
    return frame_from(game, state, viewer, public_of(game, state, closed))


def frame_from(game: Game[C, S, A, V, K], state: S, viewer: Viewer, public: PublicPart) -> Frame[V]:
    return Frame(
        game.view(state, viewer),
        public.asked,
        {d.id: game.options(state, d).describe() for d in public.asked if d.seat == viewer},
        public.clocks,
        open_to(viewer, public.table),
        public.talk,
        public.outcome,
    )


def open_to(viewer: Viewer, actions: tuple[TableAction, ...]) -> tuple[TableAction, ...]:
    """Returns the table actions that a viewer may take.

    Only the table can say that a seat changed hands, or slipped.
    """
    return tuple([a for a in actions if getattr(a, "seat", None) == viewer and type(a) not in (Left, Slip)])
