"""Goes through a match decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from litfuse.kernel import notation
from litfuse.kernel.archive import Archive, first_own
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Outcome, Seat

from .registry import Trainer, trainer
from .sight import Sight, sights
from .weighing import weigh
from .words import CERTAIN, TURN, Account, Mark, Option, Reviewed, SeatSummary, Summary


class Review:
    """The decisions of a match, or of one seat. Each can be reviewed separately, in any order and in any process.

    `since` is the first step that counts.
    """

    def __init__(self, match: AnyMatch, seat: Seat | None = None, since: int = 0) -> None:
        self.match = match
        self.seat = seat
        self.since = since
        self.trainer: Trainer = trainer(match.game)

    @classmethod
    def of(cls, record: Archive) -> Review:
        """Returns the review of a recorded match; for a practice match without the entries taken over from another
        match.
        """
        return cls(record.match, since=first_own(record.header))

    @cached_property
    def sights(self) -> list[tuple[int, Sight]]:
        """The decisions to review, with the numbers of their steps."""
        found = sights(self.match, self.seat)
        return [(step, s) for step, s in found if step >= self.since and self.trainer.reviews(s)]

    def one(self, number: int) -> Reviewed:
        step, sight = self.sights[number]
        return reviewed(sight, step, self.trainer)

    def all(self) -> Iterator[Reviewed]:
        return map(self.one, range(len(self.sights)))


def reviewed(sight: Sight, step: int, trainer: Trainer) -> Reviewed:
    """Reviews one decision. `step` is only passed on: everything else sees no more than the seat did."""
    study = trainer.study(sight)
    others = [a for a in study.options() if a != sight.taken and sight.allows(a)]
    actions = [sight.taken, *others]
    if not others:
        weighed = weigh(study, actions, _seed(sight), trainer.effort._replace(worlds=trainer.effort.batch))
        weighed = weighed._replace(verdict="only")
    else:
        weighed = weigh(study, actions, _seed(sight), trainer.effort)
    options = [
        Option(
            sight.says(action),
            "" if action is None else notation.write(action),
            _points(weight.worth),
            _points(weight.error),
            _points(weight.gap),
            _points(weight.gap_error),
            weight.worlds,
            study.figures(action),
            taken=i == 0,
        )
        for i, (action, weight) in enumerate(zip(actions, weighed.weights, strict=True))
    ]
    options.sort(key=lambda o: (o.gap, not o.taken))
    return Reviewed(
        step,
        sight.seat,
        sight.decision.kind,
        weighed.verdict,
        _points(weighed.weights[0].worth),
        _points(weighed.cost),
        tuple(options),
        study.knew(),
        weighed.exact,
        weighed.work,
    )


def _seed(sight: Sight) -> str:
    """Returns the same seed for all worlds that the seat cannot tell apart."""
    return f"coach/{sight.tick}/{sight.decision.id}"


def _points(chance: float) -> int:
    return round(chance * CERTAIN)


def summary(match: AnyMatch, found: Sequence[Reviewed]) -> Summary:
    """Returns where the result of each camp came from.

    Luck is what happened between two decisions: cards, and what other players knew and did.
    """
    camps = trainer(match.game).camps(match.seats)
    in_order = sorted(found, key=lambda r: r.step)
    luck = dict.fromkeys(range(match.seats), 0)
    accounts: list[Account] = []
    for camp in camps:
        own = [r for r in in_order if r.seat in camp]
        if not own:
            continue
        result = _result(match.outcome, camp)
        marks: list[Mark] = []
        for now, after in zip(own, [*own[1:], None], strict=True):
            turn = (result if after is None else after.before) - now.worth
            luck[now.seat] += turn
            marks += _marks(now, 0 if after is None else turn)
        mistakes = sum(r.cost for r in own)
        accounts.append(Account(camp, own[0].before, mistakes, sum(luck[s] for s in camp), result, tuple(marks)))
    return Summary(tuple(accounts), tuple(_seat(s, in_order, luck[s]) for s in range(match.seats)), match.seq)


def _marks(one: Reviewed, turn: int) -> list[Mark]:
    """Returns what stands out in a decision, at most one thing. `turn`: the luck between this decision and the next."""
    if one.verdict == "cost":
        return [Mark(one.step, one.seat, "cost", one.cost)]
    if abs(turn) >= TURN:
        return [Mark(one.step, one.seat, "luck")]
    return [Mark(one.step, one.seat, "best")] if one.verdict == "best" else []


def _seat(seat: Seat, found: Sequence[Reviewed], luck: int) -> SeatSummary:
    own = [r for r in found if r.seat == seat and r.verdict != "only"]
    best = sum(r.verdict != "cost" for r in own)
    return SeatSummary(seat, len(own), best, sum(r.cost for r in own), luck)


def _result(outcome: Outcome | None, camp: Sequence[Seat]) -> int:
    return CERTAIN if outcome is not None and set(camp) & set(outcome.winners) else 0
