"""What a seat had before it when it decided, rebuilt from the record. The coach may look at nothing else.

A `Sight` holds no state. Worlds are drawn from it by the same `resample` that bots use, so the coach cannot see more
than the seat did.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from litfuse.kernel.frames import frame_of, notices_of
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.menus import form_of
from litfuse.kernel.notices import MatchClosed, Notice
from litfuse.kernel.records import SPECTATOR, Decision, Frame, Menu, Seat, Text
from litfuse.kernel.texts import arguments
from litfuse.kernel.told import Perspective

LEAVE = Text("coach-leave")


class Sight(NamedTuple):
    """One decision, from the seat that made it."""

    game: AnyGame
    seats: int
    seat: Seat
    decision: Decision
    taken: Any  # the answer that was given
    frame: Frame[Any]
    known: Any
    tick: int
    told: tuple[Notice, ...]  # everything this seat was told so far
    public: tuple[Notice, ...]  # everything that everybody was told so far

    @property
    def view(self) -> Any:
        return self.frame.view

    @property
    def menu(self) -> Menu:
        return self.frame.menus.get(self.decision.id, ())

    def allows(self, action: Any) -> bool:
        """Returns whether the question may be answered like this. None leaves an offer alone."""
        return action is None or form_of(self.menu, action) is not None

    def says(self, action: Any) -> Text:
        """Returns what an answer does, in the words of the menu. None leaves an offer alone."""
        if action is None:
            return LEAVE
        form = form_of(self.menu, action)
        assert form is not None, "an answer is on the menu"
        return Text(form.says.key, {**arguments(action), **form.says.args})


def sights(match: AnyMatch, of: Seat | None = None) -> Iterator[tuple[int, Sight]]:
    """Yields every decision of a match, or of one seat, in order, with the number of its step."""
    game, seats = match.game, match.seats
    eyes = {seat: Perspective(game, seat) for seat in range(seats) if of in (None, seat)}
    told: dict[Seat, list[Notice]] = {seat: [] for seat in eyes}
    public: list[Notice] = []
    before: AnyMatch | None = None
    for now in match.line():
        entry = now.entry
        if before is not None and entry.seat in eyes and entry.answers:
            seat = entry.seat
            eye = eyes[seat]
            decision = next(d for d in game.decisions(before.state) if d.id == entry.answers)
            frame = frame_of(game, before.state, seat)
            yield (
                entry.seq,
                Sight(
                    game,
                    seats,
                    seat,
                    decision,
                    entry.action,
                    frame,
                    eye.known,
                    eye.tick,
                    tuple(told[seat]),
                    tuple(public),
                ),
            )
        for seat, eye in eyes.items():
            told[seat] += eye.advance(now)
        public += [n for n in notices_of(entry, SPECTATOR) if not isinstance(n, MatchClosed)]
        before = now
