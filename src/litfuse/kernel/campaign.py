"""What a table keeps about the matches it has played, and the campaign that a game makes of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .records import Outcome, Part, Text

C = TypeVar("C")  # config


class PlayedMatch(NamedTuple, Generic[C]):
    """A match that a table has played. Chairs count clockwise and never change; seats are those of that match."""

    config: C
    outcome: Outcome
    chairs: tuple[int, ...]  # the chair of each seat


class Progress(NamedTuple, Generic[C]):
    """What a table keeps about its matches: the last one, and what the game counts over all of them."""

    last: PlayedMatch[C]
    tally: Any  # a `Types.tally`; its size does not grow with the number of matches


class Goal(Part, kw_only=True):
    """Something to win. `choice` is its place in the list of what the table may play next, None if it is not in it."""

    number: int
    name: Text
    about: Text | None = None
    won: int = 0
    lost: int = 0
    choice: int | None = None


class Chapter(Part, kw_only=True):
    """Goals that open together. While they are closed, `opens` says what opens them."""

    name: Text
    goals: tuple[Goal, ...]
    opens: Text | None = None


class Campaign(Part, kw_only=True):
    """How far a table has come, from public results only. Seats in `notes` are those of the next match."""

    chapters: tuple[Chapter, ...]
    notes: tuple[Text, ...] = ()


class Counts(Protocol):
    """The part of a game that counts results."""

    def counted(self, tally: Any, played: PlayedMatch[Any]) -> Any: ...


def after(game: Counts, progress: Progress[Any] | None, played: PlayedMatch[Any]) -> Progress[Any]:
    """Returns the progress after one more match."""
    return Progress(played, game.counted(None if progress is None else progress.tally, played))


def progress_of(game: Counts, matches: Iterable[PlayedMatch[Any]]) -> Progress[Any] | None:
    """Returns the progress after these matches, oldest first; None if there are none."""
    progress: Progress[Any] | None = None
    for played in matches:
        progress = after(game, progress, played)
    return progress
