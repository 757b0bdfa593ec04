"""What is to be played, and what came of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from litfuse.kernel.fairness import seed_from
from litfuse.kernel.records import TABLE, Outcome, Part, Seat

from .statistics import Paired, paired

FaultKind: TypeAlias = Literal[
    "raised",  # an exception left the bot
    "illegal",  # its answer is none of the legal ones, or no answer at all
    "stale",  # it answered a question that is not open, or not its own
    "silent",  # it gave no answer to a question that the match waits for
    "stalled",  # it thought longer than its budget, or talked without end
    "died",  # the process in which it played ended
    "endless",  # the match was stopped after very many steps
    "rules",  # not a bot's fault: the rules broke
]


class Plan(Part):
    """Many games of one line-up.

    Games come in rounds of as many games as there are seats. A round has one deal, and from game to game everybody
    moves on by one seat; so over whole rounds every bot has sat on every seat equally often and has played every deal
    from every side. Who sits behind whom matters too: it changes from round to round, until after (seats - 1)! rounds
    all orders around the table have been had. A last round that is cut short is off by one game at most.

    Deals are public: `litfuse.start(game, seats=..., seed=plan.deal(number))` gives the same one.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    config: dict[str, Any] = msgspec.field(default_factory=dict)
    keep: bool = False  # make the records
    fresh: bool = False  # every game has a deal of its own: moving equal bots round would play the same game again

    @property
    def seats(self) -> int:
        return len(self.bots)

    def deal(self, number: int) -> str:
        """The public seed of a game."""
        return f"{self.seed}/{number if self.fresh else number // self.seats}"

    def seed_of(self, number: int) -> bytes:
        return seed_from(self.deal(number))

    def around(self, number: int) -> list[int]:
        """The line-up as it sits in this game, clockwise and beginning with the first bot."""
        code = number // self.seats
        others = list(range(1, self.seats))
        order = [0]
        while others:
            code, i = divmod(code, len(others))  # who sits behind the first bot changes fastest
            order.append(others.pop(i))
        return order

    def place(self, number: int, seat: Seat) -> int:
        """Which bot of the line-up sits there in this game."""
        return self.around(number)[(seat - number) % self.seats]

    def seat(self, number: int, place: int) -> Seat:
        return (self.around(number).index(place) + number) % self.seats

    def key(self, number: int, place: int) -> bytes:
        """A bot's own randomness: another in every game, and the same whoever sits at the table with it."""
        return hashlib.sha256(f"litfuse/bot/{self.seed}/{number}/{place}".encode()).digest()


class GameFault(Part, omit_defaults=False):
    """Why a game did not reach its end."""

    game: int
    seed: str
    kind: FaultKind
    what: str
    seat: int = TABLE
    place: int | None = None  # in the line-up; None: nobody's fault
    bot: str = ""
    decision: str = ""


class BotCost(NamedTuple):
    """What one bot's play took in one game. Seconds are processor time and no part of the result."""

    decisions: int = 0
    work: int = 0  # as the bot counts it
    seconds: float = 0.0


class PlayedGame(NamedTuple):
    """One game. Its outcome names seats; `Plan` knows who sat there."""

    number: int
    steps: int
    costs: tuple[BotCost, ...]  # in the order of the line-up
    outcome: Outcome | None = None
    fault: GameFault | None = None

    def won(self, plan: Plan, place: int) -> bool:
        return self.outcome is not None and plan.seat(self.number, place) in self.outcome.winners


class Run(NamedTuple):
    """What was played, in the order of the games' numbers; all of the plan unless it was interrupted."""

    plan: Plan
    played: tuple[PlayedGame, ...]
    interrupted: bool = False

    @property
    def finished(self) -> list[PlayedGame]:
        return [p for p in self.played if p.outcome is not None]

    @property
    def faults(self) -> list[GameFault]:
        return [p.fault for p in self.played if p.fault is not None]


def compared(first: Run, second: Run, places: Sequence[int] = (0,)) -> Paired:
    """Two runs with the same seeds: who stands at these places of the line-up wins more often in which?

    Only games that both finished count.
    """
    if any(getattr(first.plan, x) != getattr(second.plan, x) for x in ("seed", "seats", "fresh")):
        raise ValueError("only runs with the same seed and as many seats have the same deals")
    others = {p.number: p for p in second.finished}
    return paired(
        (p.won(first.plan, i), others[p.number].won(second.plan, i))
        for p in first.finished
        if p.number in others
        for i in places
    )
