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
    """The types, mostly unions, that decode what a game sends and stores."""

    config: Any
    action: Any
    event: Any
    view: Any
    notice: Any
    knowledge: Any = None
    phrase: Any = str
    table: Any = None  # table actions that the game adds to the kernel's
    tally: Any = None  # what is counted over a table's matches; None: nothing

    def __hash__(self) -> int:
        """Uses the identity: hashing the unions takes longer than decoding with them."""
        return id(self.config)


class Game(Protocol[C, S, A, V, K]):
    """The rules of a game as pure functions over frozen records. No I/O, no clock, no randomness except the step's."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> str:
        """The version of the rules: a match is played to its end by the version with which it began."""
        ...

    @property
    def seats(self) -> range: ...
    @property
    def types(self) -> Types: ...
    @property
    def times(self) -> Mapping[str, Time]:
        """The kinds of clocks, and what a table may set for them."""
        ...

    @property
    def standing(self) -> Mapping[str, A]:
        """For each kind of decision, an answer that a seat may leave standing ("always pass")."""
        ...

    def new(self, seats: int, config: C) -> S:
        """Returns an empty table. Raises BadConfig with a rule ID if such a table is impossible."""
        ...

    def setup(self, step: Step[S]) -> None:
        """Shuffles and deals."""
        ...

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Returns the open questions: owed ones first, in the order in which the rules ask them."""
        ...

    def options(self, state: S, decision: Decision) -> Options[A]:
        """Returns the legal answers, which follow from the seat's view alone. An owed decision always has some."""
        ...

    def refusal(self, state: S, decision: Decision, action: A) -> Refusal | None:
        """Returns why this answer is refused; None exactly for the answers in `options`."""
        ...

    def decide(self, step: Step[S], seat: Seat, action: A | TableAction) -> None:
        """Carries out an answer or a table action; for a table action `seat` is TABLE."""
        ...

    def clocks(self, state: S) -> tuple[Clock, ...]: ...

    def table(self, state: S) -> tuple[TableAction, ...]:
        """Returns what the table may do now, apart from TimeUp and Close."""
        ...

    def talk(self, state: S) -> Talk: ...

    def outcome(self, state: S) -> Outcome | None:
        """Returns the outcome, None while the match goes on; until then an answer is owed or a clock is listed."""
        ...

    def out(self, state: S) -> tuple[Seat, ...]:
        """Returns the seats that everybody sees to be out of the match. They are never asked again."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """Returns what this viewer may know of the state. A view is built, never stripped."""
        ...

    def recall(self, view: V) -> tuple[Text, ...]:
        """Returns, in words, past events that the view still shows, oldest first, for people who do not get the log."""
        ...

    def learn(self, seat: Seat, known: K | None, notice: Notice) -> K:
        """Returns what this seat knows for certain after this notice and can no longer see in its view."""
        ...

    def notebook(self, view: V, known: K | None) -> tuple[Text, ...]:
        """Returns the notebook that a person with this view reads; `known` is None if talk keeps it closed.

        The message of each text is the label of a line, its attribute `is` the content.
        """
        ...

    def holds(self, known: K, state: S) -> bool:
        """Returns whether this knowledge is true of this state."""
        ...

    def resample(self, view: V, known: K | None, rng: Rng) -> S:
        """Returns another world that shows this view, as probable as the deal makes it given view and knowledge."""
        ...

    def counted(self, tally: Any, played: PlayedMatch[C]) -> Any:
        """Returns what is counted over a table's matches, including this one; before the first match the tally is None.

        Its size is bounded, however many matches are played. None for a game that counts nothing.
        """
        ...

    def again(self, chairs: tuple[int, ...], chosen: C | None, progress: Progress[C] | None) -> tuple[C, ...]:
        """Returns what this table may play next on these chairs, the default first.

        `chosen` is what the host has set since the last match, None if nothing; it then is the default. The players may
        have changed: a seat in an old config or outcome is found again by its chair.
        """
        ...

    def campaign(self, chairs: tuple[int, ...], chosen: C | None, progress: Progress[C] | None) -> Campaign | None:
        """Returns how far the table has come, with the places of its goals in `again`; None without a campaign."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
