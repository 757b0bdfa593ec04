"""Random matches: owed decisions, and now and then an offer, a clock that runs out, or a table action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from litfuse.kernel.match import AnyMatch
from litfuse.kernel.options import Options
from litfuse.kernel.records import Decision, TimeUp
from litfuse.kernel.rng import RecordingRng, Rng

# Whether a walk should take this action rarely in this state, because it ends a game too early. None: never.
Seldom: TypeAlias = Callable[[Any, Any], bool] | None
ONE_IN: Final = 10  # one in so many of such actions is taken
TRIES: Final = 8
OWED_TRIES: Final = 48  # attempts to find another action for an owed question


class NextStep(NamedTuple):
    """One possible next step; without a decision it is the table's."""

    decision: Decision | None
    action: Any

    @property
    def quiet(self) -> bool:
        return self.decision is not None and self.decision.quiet

    def make(self, match: AnyMatch, rng: RecordingRng | None = None) -> AnyMatch:
        if self.decision is None:
            return match.table(self.action, rng)
        return match.play(self.decision.id, self.action, rng)


def sampled(options: Options[Any], state: Any, rng: Rng, seldom: Seldom, owed: bool = False) -> Any:
    """Returns a random answer; None if all candidates should be taken rarely, and not now."""
    act = options.sample(rng)
    if seldom is None:
        return act
    for _ in range(OWED_TRIES if owed else TRIES):
        if not seldom(state, act) or rng.below("seldom", ONE_IN) == 0:
            return act
        act = options.sample(rng)
    return None


def answers(match: AnyMatch, rng: Rng, owed: bool, seldom: Seldom = None) -> list[NextStep]:
    """Returns a random answer to each open question of the kind that has one."""
    asked = [(d, options) for d in match.decisions if d.owed == owed and (options := match.options(d))]
    acts = [
        (d, sampled(ways, match.state, rng, seldom, owed) or (ways.sample(rng) if owed else None)) for d, ways in asked
    ]
    return [NextStep(d, act) for d, act in acts if act is not None]


def expiries(match: AnyMatch) -> list[NextStep]:
    return [NextStep(None, TimeUp(c.key)) for c in match.clocks]


def table_actions(match: AnyMatch) -> list[NextStep]:
    return [] if match.over else [NextStep(None, a) for a in match.game.table(match.state)]


def everything(match: AnyMatch, rng: Rng) -> list[NextStep]:
    """Returns an answer to every question, the end of every clock, and every table action."""
    return [*answers(match, rng, True), *answers(match, rng, False), *expiries(match), *table_actions(match)]


def one(match: AnyMatch, rng: Rng, seldom: Seldom = None) -> NextStep | None:
    """Returns the next step, None if the match is over or stuck."""
    offers = answers(match, rng, False, seldom)
    if offers and rng.below("offer", 5) == 0:
        return _any(offers, rng)
    late = expiries(match)
    if late and rng.below("late", 12) == 0:
        return _any(late, rng)
    acts = table_actions(match)
    if acts and rng.below("act", 60) == 0:
        return _any(acts, rng)
    owed = answers(match, rng, True, seldom)
    # Mostly in the order in which the rules ask, as drivers do; sometimes another seat is quicker.
    if owed:
        return owed[0] if rng.below("order", 3) else _any(owed, rng)
    return _any(late, rng) if late else None


def _any(moves: list[NextStep], rng: Rng) -> NextStep:
    return moves[rng.below("move", len(moves))]
