"""What viewers are told, in bytes: steps, resumes, and a bot's whole past."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from litfuse.kernel.codec import codec, encode, view_hash
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Header, Text, Told, Viewer
from litfuse.kernel.sharing import shared
from litfuse.kernel.told import Perspective

from ..bots.messages import Past
from ..protocol import Replayed, StepInfo
from ..storage.base import Append
from ..talk.lines import Line, heard_by


class Payload(NamedTuple):
    """The game's Told with its view already encoded, and the view's hash; for people, also their notebook."""

    told: Told[Raw, Notice, Any]
    hash: str
    notebook: tuple[Text, ...]


def payload(match: AnyMatch, perspective: Perspective, since: int, notices: Sequence[Notice], person: bool) -> Payload:
    """Builds what a viewer is told. The view is encoded once and hashed as sent."""
    viewer = perspective.viewer
    frame = match.frame(viewer)
    view = encode(frame.view)
    known = perspective.known if not person or frame.talk.notebook else None
    menus = {id: shared(menu) for id, menu in frame.menus.items()}
    told = Told(since, perspective.tick, tuple(notices), replace(frame, view=Raw(view), menus=menus), known)
    notebook = match.game.notebook(frame.view, known) if person and isinstance(viewer, int) else ()
    return Payload(told, view_hash(view), notebook)


def in_words(notices: tuple[Notice, ...]) -> Raw:
    """Returns what notices say, as bytes."""
    return Raw(encode([n.text() for n in notices]))


_in_words_again = lru_cache(maxsize=2048)(in_words)


def words_of(notices: tuple[Notice, ...]) -> Raw:
    """Returns the same for one step, cached: most viewers are told the same, and tables tell it repeatedly."""
    try:
        return _in_words_again(notices)
    except TypeError:  # a notice contains something that cannot be hashed
        return in_words(notices)


def fold(game: AnyGame, header: Header, rows: Iterable[Append], key: bytes | None = None) -> Iterator[AnyMatch]:
    """Yields the match after each stored entry. Asks no rules and keeps no past."""
    decode = codec(game).entry
    match: AnyMatch | None = None
    for row in rows:
        entry = decode(row.entry)
        match = Match.load(game, header, [entry], key) if match is None else match.follow(entry).forget()
        yield match


class Resumed(NamedTuple):
    payload: Payload
    stood_in: tuple[int, ...]  # ticks at which a stand-in played
    recall: tuple[Text, ...]  # what the view still shows of steps that are not told again


def resumed(
    game: AnyGame, header: Header, rows: Sequence[Append], viewer: Viewer, since: int, digest: str
) -> Resumed | None:
    """Returns everything after tick `since` if the viewer's view had this hash there, otherwise the whole log.

    Returns None if this viewer may not see anything yet.
    """
    perspective = Perspective(game, viewer)
    steps: list[tuple[Notice, ...]] = []
    stood_in: list[int] = []
    same = since == 0
    match: AnyMatch | None = None
    for row, match in zip(rows, fold(game, header, rows), strict=True):
        notices = perspective.advance(match)
        if not notices:
            continue
        steps.append(notices)
        if row.by == "stand-in":
            stood_in.append(perspective.tick)
        if perspective.tick == since:
            same = view_hash(match.view(viewer)) == digest
    if match is None or not steps:
        return None
    start = since if same and since <= perspective.tick else 0
    log = match.game.talk(match.state).log
    flat: list[Any] = [n for step in steps[start:] for n in step] if log else []
    told = payload(match, perspective, start, flat, person=True)
    recall = game.recall(match.view(viewer)) if not log and start < perspective.tick else ()
    return Resumed(told, tuple(t for t in stood_in if t > start), recall)


def replayed(game: AnyGame, header: Header, rows: Sequence[Append], viewer: Viewer) -> Replayed:
    """Returns a match that is over, step by step. Raises NotAdmitted for an unknown viewer."""
    line = [ShownStep(row.at, row.by, match) for row, match in zip(rows, fold(game, header, rows), strict=True)]
    return Replayed(header=header, steps=steps_of(game, line, viewer))


class ShownStep(NamedTuple):
    """A match after one of its entries, with when that was and who played it, if known."""

    at: int
    by: str
    match: AnyMatch


def steps_of(game: AnyGame, line: Sequence[ShownStep], viewer: Viewer) -> tuple[StepInfo, ...]:
    """Returns what a viewer is told of a match that is over. Raises NotAdmitted for an unknown viewer."""
    line[-1].match.watch(viewer)
    steps = []
    for at, by, match in line:
        notices = match.notices(viewer)
        # Not the match's own view, which shows everything only at the last step.
        view = game.view(match.state, viewer)
        says = tuple(n.text() for n in notices)
        steps.append(StepInfo(at=at, by=by, notices=notices, says=says, view=view))
    return tuple(steps)


def pasts(
    game: AnyGame,
    header: Header,
    rows: Sequence[Append],
    seats: Sequence[int],
    lines: Sequence[Line],
    seating: tuple[int, ...],
) -> dict[int, list[Past]]:
    """Returns everything that these seats were told and heard, each step with its frame then: a bot's whole past."""
    perspectives = {seat: Perspective(game, seat) for seat in seats}
    told: dict[int, list[Past]] = {seat: [] for seat in seats}
    said: dict[int, list[Line]] = {}
    for line in lines:
        if line.match == header.match:
            said.setdefault(line.seq, []).append(line)
    for match in fold(game, header, rows):
        for seat, perspective in perspectives.items():
            if notices := perspective.advance(match):
                told[seat].append(
                    Past(encode(payload(match, perspective, perspective.tick - 1, notices, person=False).told))
                )
            words = tuple(encode(w) for line in said.get(match.seq, ()) if (w := heard_by(line, seat, seating)))
            if words:
                past = told[seat][-1]
                told[seat][-1] = replace(past, words=(*past.words, *words))
    return told
