"""What a viewer is told of a match: resumes, logs, replays and bots all use this module."""

from __future__ import annotations

from typing import Any

from .game import AnyGame
from .match import AnyMatch
from .notices import MatchClosed, Notice
from .records import Told, Viewer


class Perspective:
    """What one viewer has been told so far: its tick, and what it knows for certain.

    It must be given every match of a line, in order.
    """

    __slots__ = ("game", "known", "tick", "viewer")

    def __init__(self, game: AnyGame, viewer: Viewer, tick: int = 0, known: Any = None) -> None:
        self.game = game
        self.viewer = viewer
        self.tick = tick
        self.known = known

    def after(self, match: AnyMatch) -> tuple[Perspective, tuple[Notice, ...]]:
        """Returns the perspective after one more step, and the notices of that step.

        The old perspective is unchanged.
        """
        later = Perspective(self.game, self.viewer, self.tick, self.known)
        return later, later.advance(match)

    def advance(self, match: AnyMatch) -> tuple[Notice, ...]:
        """Takes in the last step of the match and returns its notices. Without notices this viewer is told nothing."""
        notices = match.notices(self.viewer)
        if notices:
            self.tick += 1
            viewer, learn = self.viewer, self.game.learn
            if type(viewer) is int:
                for n in notices:
                    if type(n) is not MatchClosed:  # the kernel's notice, from which no game learns anything
                        self.known = learn(viewer, self.known, n)
        return notices

    def told(self, match: AnyMatch) -> Told[Any, Any, Any] | None:
        """Returns the message of one step, None if the step tells this viewer nothing."""
        notices = self.advance(match)
        if not notices:
            return None
        return Told(self.tick - 1, self.tick, notices, match.frame(self.viewer), self.known)


def told(match: AnyMatch, viewer: Viewer, since: int = 0, person: bool = False) -> Told[Any, Any, Any]:
    """Returns everything after tick `since`. People get log and notebook only if the rules of talk allow them."""
    perspective = Perspective(match.game, viewer)
    notices: list[Notice] = []
    for m in match.line():
        if (heard := perspective.advance(m)) and perspective.tick > since:
            notices += heard
    frame = match.frame(viewer)
    log = frame.talk.log or not person
    notebook = frame.talk.notebook or not person
    return Told(since, perspective.tick, tuple(notices) if log else (), frame, perspective.known if notebook else None)
