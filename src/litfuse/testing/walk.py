"""Random matches: owed decisions, now and then an offer, a clock that runs out, a table action."""

from __future__ import annotations

from typing import Any, NamedTuple

from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision, TimeUp
from litfuse.kernel.rng import RecordingRng, Rng


class Move(NamedTuple):
    """One thing that can happen next; without a decision it is the table's."""

    decision: Decision | None
    action: Any

    @property
    def quiet(self) -> bool:
        return self.decision is not None and self.decision.quiet

    def make(self, match: AnyMatch, rng: RecordingRng | None = None) -> AnyMatch:
        if self.decision is None:
            return match.table(self.action, rng)
        return match.play(self.decision.id, self.action, rng)


def answers(match: AnyMatch, rng: Rng, owed: bool) -> list[Move]:
    """A random answer to each open question of the kind that has one."""
    asked = [d for d in match.decisions if d.owed == owed]
    return [Move(d, options.sample(rng)) for d in asked if (options := match.options(d))]


def expiries(match: AnyMatch) -> list[Move]:
    return [Move(None, TimeUp(c.key)) for c in match.clocks]


def table_actions(match: AnyMatch) -> list[Move]:
    return [] if match.over else [Move(None, a) for a in match.game.table(match.state)]


def everything(match: AnyMatch, rng: Rng) -> list[Move]:
    """An answer to every question, the end of every clock, and every table action."""
    return [*answers(match, rng, True), *answers(match, rng, False), *expiries(match), *table_actions(match)]


def one(match: AnyMatch, rng: Rng) -> Move | None:
    """What happens next; None: the match is over or stuck."""
    offers = answers(match, rng, owed=False)
    if offers and rng.below("offer", 5) == 0:
        return _any(offers, rng)
    late = expiries(match)
    if late and rng.below("late", 12) == 0:
        return _any(late, rng)
    acts = table_actions(match)
    if acts and rng.below("act", 60) == 0:
        return _any(acts, rng)
    owed = answers(match, rng, owed=True)
    # Mostly in the order in which the rules ask, as drivers do; sometimes somebody is quicker.
    if owed:
        return owed[0] if rng.below("order", 3) else _any(owed, rng)
    return _any(late, rng) if late else None


def _any(moves: list[Move], rng: Rng) -> Move:
    return moves[rng.below("move", len(moves))]
