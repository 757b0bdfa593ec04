"""The contract that every game implements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from .campaign import Campaign, PlayedMatch, Progress
from .events import Step
from .notices import Notice
from .options import Options
from .records import Clock, Decision, Outcome, Refusal, Seat, TableAction, Talk, Text, Time, Viewer
from .rng import Rng

C = TypeVar("C")  # config
S = TypeVar("S")  # state
A = TypeVar("A")  # action
V = TypeVar("V")  # view
K = TypeVar("K")  # knowledge


class Types(NamedTuple):
    """The types, most of them unions, that decode what a game sends and stores."""

    config: Any
    action: Any
    event: Any
    view: Any
    notice: Any
    knowledge: Any = None
    phrase: Any = str
    table: Any = None  # table actions of the game's own, beside the kernel's
    tally: Any = None  # what is counted of the matches of a table; None: nothing

    def __hash__(self) -> int:
        """Quick: to hash the unions takes longer than to decode with them."""
        return id(self.config)


class Game(Protocol[C, S, A, V, K]):
    """The rules of a game as pure functions over frozen records. No I/O, no clock, no randomness but the step's."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> str:
        """The version of the rules: a match is played to its end by the version it began with."""
        ...

    @property
    def seats(self) -> range: ...
    @property
    def types(self) -> Types: ...
    @property
    def times(self) -> Mapping[str, Time]:
        """The kinds of clocks and what a table may set for them."""
        ...

    @property
    def standing(self) -> Mapping[str, A]:
        """Per kind of decision, an answer that a seat may leave standing ("always pass")."""
        ...

    def new(self, seats: int, config: C) -> S:
        """An empty table; BadConfig with a rule ID where it cannot be."""
        ...

    def setup(self, step: Step[S]) -> None:
        """Shuffles and deals."""
        ...

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who is asked what: owed ones first, in the order in which the rules ask."""
        ...

    def options(self, state: S, decision: Decision) -> Options[A]:
        """The legal answers; from that seat's view alone. Never empty for an owed decision."""
        ...

    def refusal(self, state: S, decision: Decision, action: A) -> Refusal | None:
        """None exactly for what `options` holds."""
        ...

    def decide(self, step: Step[S], seat: Seat, action: A | TableAction) -> None:
        """Carries out what was offered or listed; `seat` is TABLE for a table action."""
        ...

    def clocks(self, state: S) -> tuple[Clock, ...]: ...

    def table(self, state: S) -> tuple[TableAction, ...]:
        """What the table may do now, beside TimeUp and Close."""
        ...

    def talk(self, state: S) -> Talk: ...

    def outcome(self, state: S) -> Outcome | None:
        """The match is over exactly when this is not None; until then something is owed or a clock is listed."""
        ...

    def out(self, state: S) -> tuple[Seat, ...]:
        """Seats that are out of the match for all to see: they are never asked again."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """Built, never stripped."""
        ...

    def recall(self, view: V) -> tuple[Text, ...]:
        """What the view still shows of the past, in words, oldest first; for people whom talk keeps from the log."""
        ...

    def learn(self, seat: Seat, known: K | None, notice: Notice) -> K:
        """What this seat knows for certain and the view no longer shows, folded over its notices."""
        ...

    def notebook(self, view: V, known: K | None) -> tuple[Text, ...]:
        """What a person reads in the notebook of the seat that has this view; `known` is None if talk keeps it closed.

        The message of each text is the label of a line, its attribute `is` what stands beside it.
        """
        ...

    def holds(self, known: K, state: S) -> bool:
        """Is this knowledge true there?"""
        ...

    def resample(self, view: V, known: K | None, rng: Rng) -> S:
        """Another world that shows this view, from the deal's own distribution given view and knowledge."""
        ...

    def counted(self, tally: Any, played: PlayedMatch[C]) -> Any:
        """What is counted of a table's matches, with this one too; the tally before the first one is None.

        Its size is bounded, however many matches are played. None for a game that counts nothing.
        """
        ...

    def again(self, chairs: tuple[int, ...], chosen: C | None, progress: Progress[C] | None) -> tuple[C, ...]:
        """What this table may play next on these chairs, the default first.

        `chosen` is what the host has set since the last match, and then the default; None if nothing was set.
        Others may sit there than before: a seat that an old config or outcome names is found again by its chair.
        """
        ...

    def campaign(self, chairs: tuple[int, ...], chosen: C | None, progress: Progress[C] | None) -> Campaign | None:
        """How far the table has come, with the places of its goals in `again`; None for a game without a campaign."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
