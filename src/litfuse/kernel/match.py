"""Match: one play of a game as an immutable, recorded value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

import msgspec

from .errors import BadRecord, IllegalAction, LitfuseError, NotAdmitted, RulesBug, StaleAnswer
from .events import MatchClosed, Step
from .frames import PublicPart, frame_from, notices_of, public_of
from .game import A, C, Game, K, S, V
from .notices import Notice
from .options import Options
from .records import (
    ALL,
    SPECTATOR,
    TABLE,
    Clock,
    Close,
    Decision,
    Entry,
    Frame,
    Header,
    Outcome,
    Refusal,
    Seat,
    TableAction,
    TableConfig,
    Text,
    TimeUp,
    Viewer,
    text,
)
from .rng import KeyedRng, RecordingRng

P = ParamSpec("P")
R = TypeVar("R")


def _asks_rules(method: Callable[P, R]) -> Callable[P, R]:
    """Turns every error that a game must not raise into a RulesBug."""

    @wraps(method)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(*args, **kwargs)
        except LitfuseError:
            raise
        except Exception as error:
            raise RulesBug(f"{method.__name__}: {error!r}") from error

    return asked


class Match(Generic[C, S, A, V, K]):
    """One play of a game: an immutable value, linked to the match one step earlier."""

    __slots__ = (
        "_asked",
        "_decisions",
        "_options",
        "_public",
        "before",
        "config",
        "entry",
        "game",
        "key",
        "seats",
        "state",
    )

    def __init__(
        self,
        game: Game[C, S, A, V, K],
        seats: int,
        config: C,
        key: bytes | None,
        state: S,
        entry: Entry[Any, Any],
        before: Match[C, S, A, V, K] | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.config = config
        self.key = key
        self.state = state
        self.entry = entry
        self.before = before
        self._decisions: tuple[Decision, ...] | None = None
        self._asked: Decision | None = None
        self._options: Options[A] | None = None
        self._public: PublicPart | None = None

    @classmethod
    @_asks_rules
    def start(
        cls,
        game: Game[C, S, A, V, K],
        seats: int,
        key: bytes,
        config: C | None = None,
        rng: RecordingRng | None = None,
    ) -> Match[C, S, A, V, K]:
        """Sets the table up and deals. Raises BadConfig with a rule ID if such a table is impossible."""
        settled: C = game.types.config() if config is None else config
        rng = rng or KeyedRng(key, 0)
        try:
            step = Step(game.new(seats, settled), rng)
            game.setup(step)
        except LitfuseError as error:
            error.game = game.name
            raise
        entry: Entry[Any, Any] = Entry(0, TABLE, "", None, tuple(rng.draws), tuple(step.events))
        return cls(game, seats, settled, key, step.state, entry, None)

    @classmethod
    def load(
        cls,
        game: Game[C, S, A, V, K],
        header: Header,
        entries: Iterable[Entry[Any, Any]],
        key: bytes | None = None,
    ) -> Match[C, S, A, V, K]:
        """Returns the match after these recorded events, without asking the rules.

        Without the key it cannot be played on.
        """
        lines = iter(entries)
        first = next(lines, None)
        if first is None or first.seq != 0:
            raise BadRecord(text("record-seq", line=0))
        config: C = header.config
        try:
            empty = game.new(header.seats, config)
        except LitfuseError as error:
            raise BadRecord(error.says) from error
        state = _folded(empty, first)
        match = cls(game, header.seats, config, key, state, first, None)
        for entry in lines:
            match = match.follow(entry)
        return match

    def follow(self, entry: Entry[Any, Any]) -> Match[C, S, A, V, K]:
        """Returns the match after an entry that was recorded elsewhere."""
        if entry.seq != self.seq + 1 or self.closed:
            raise BadRecord(text("record-seq", line=entry.seq))
        return self._after(_folded(self.state, entry), entry)

    def _after(self, state: S, entry: Entry[Any, Any]) -> Match[C, S, A, V, K]:
        return Match(self.game, self.seats, self.config, self.key, state, entry, self)

    @property
    def seq(self) -> int:
        return self.entry.seq

    @property
    def closed(self) -> Outcome | None:
        """Returns the outcome of a match that the table ended."""
        if type(self.entry.action) is Close:
            return Outcome((), (), Text("closed", {"reason": f"closed-{self.entry.action.reason}"}))
        return None

    @property
    def outcome(self) -> Outcome | None:
        return self._public.outcome if self._public is not None else self._outcome()

    @_asks_rules
    def _outcome(self) -> Outcome | None:
        return self.closed or self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions, owed ones first; none when the match is over."""
        asked = self._decisions
        if asked is None:
            try:
                closed = type(self.entry.action) is Close
                asked = self._decisions = () if closed else self.game.decisions(self.state)
            except Exception as error:
                raise RulesBug(f"decisions: {error!r}") from error
        return asked

    @property
    def owed(self) -> tuple[Decision, ...]:
        return tuple([d for d in self.decisions if d.owed])

    @property
    def clocks(self) -> tuple[Clock, ...]:
        return self._public.clocks if self._public is not None else self._clocks()

    @_asks_rules
    def _clocks(self) -> tuple[Clock, ...]:
        return () if self.over else self.game.clocks(self.state)

    @property
    def public(self) -> PublicPart:
        """What the frames of all viewers have in common, computed once."""
        return self._public or self._ask_public()

    @_asks_rules
    def _ask_public(self) -> PublicPart:
        public = self._public = public_of(self.game, self.state, self.closed)
        self._decisions = public.asked
        return public

    def find(self, decision: Decision | str, seat: Seat | None = None) -> Decision:
        """Returns the open question with this id. Raises StaleAnswer if there is none, or if another seat is asked."""
        asked = self.decisions
        for d in asked:
            if d is decision and (seat is None or d.seat == seat):
                return d
        wanted = decision if isinstance(decision, str) else decision.id
        for d in asked:
            if d.id == wanted and (seat is None or d.seat == seat):
                return d
        raise StaleAnswer

    def options(self, decision: Decision | str) -> Options[A]:
        """Returns the legal answers to an open question."""
        if self._options is None or self._asked is not decision:
            asked = self.find(decision)
            try:
                self._options = self.game.options(self.state, asked)
            except Exception as error:
                raise RulesBug(f"options: {error!r}") from error
            self._asked = asked
        return self._options

    def play(self, decision: Decision | str, action: A, rng: RecordingRng | None = None) -> Match[C, S, A, V, K]:
        """Returns the match after this answer. Raises StaleAnswer or IllegalAction if the answer is not legal."""
        options = self.options(decision)
        asked = self._asked
        assert asked is not None  # the question to which these options belong
        if action not in options:
            action = options.written(action)
            if action not in options:
                raise self._refused(asked, action)
        return self._step(asked.seat, asked.id, action, rng)

    def why(self, decision: Decision | str, action: A) -> Refusal | None:
        """Returns why `play` would refuse this answer, None if it would not. Does not play it."""
        options = self.options(decision)
        asked = self._asked
        assert asked is not None
        written = action if action in options else options.written(action)
        if written in options:
            return None
        try:
            raise self._refused(asked, written)
        except IllegalAction as error:
            return error.refusal

    def _refused(self, decision: Decision, action: A) -> LitfuseError:
        if not isinstance(action, msgspec.Struct):
            return BadRecord(text("not-an-action", what=f"={action!r:.200}"))
        try:
            refusal = self.game.refusal(self.state, decision, action)
        except Exception as error:
            raise RulesBug(f"refusal of {action!r}: {error!r}") from error
        if refusal is None:
            return RulesBug(f"neither offered nor refused: {action!r}")
        illegal = IllegalAction(refusal)
        illegal.game, illegal.seat = self.game.name, decision.seat
        return illegal

    @_asks_rules
    def table(self, action: TableAction, rng: RecordingRng | None = None) -> Match[C, S, A, V, K]:
        """Returns the match after a table action, such as a clock that ran out.

        Raises StaleAnswer unless it is listed now.
        """
        if type(action) is Close:
            return self.close(action.reason)
        if self.over:
            raise StaleAnswer
        if type(action) is TimeUp:
            if all(c.key != action.key for c in self.clocks):
                raise StaleAnswer
        elif action not in self.game.table(self.state):
            raise StaleAnswer
        return self._step(TABLE, "", action, rng)

    def wait(self) -> Match[C, S, A, V, K]:
        """Returns the match after the first running clock has run out."""
        clocks = self.clocks
        if not clocks:
            raise StaleAnswer
        return self._step(TABLE, "", TimeUp(clocks[0].key))

    def close(self, reason: str = "agreed") -> Match[C, S, A, V, K]:
        """Ends the match without a result. Asks no rules, so it works after a RulesBug too."""
        try:
            over = self.over
        except RulesBug:
            over = False
        if over:
            raise StaleAnswer
        events = (MatchClosed(reason),)
        return self._after(self.state, Entry(self.seq + 1, TABLE, "", Close(reason), (), events))

    def _step(
        self, seat: Seat, answers: str, action: A | TableAction, rng: RecordingRng | None = None
    ) -> Match[C, S, A, V, K]:
        seq = self.entry.seq + 1
        if rng is None:
            if self.key is None:
                raise LitfuseError(Text("match-without-key"))
            rng = KeyedRng(self.key, seq)
        game = self.game
        step = Step(self.state, rng)
        try:
            game.decide(step, seat, action)
        except (RulesBug, BadRecord):  # BadRecord: scripted draws do not fit
            raise
        except Exception as error:
            raise RulesBug(f"{action!r}: {error!r}") from error
        entry: Entry[Any, Any] = Entry(seq, seat, answers, action, tuple(rng.draws), tuple(step.events))
        return Match(game, self.seats, self.config, self.key, step.state, entry, self)

    def watch(self, viewer: Viewer) -> None:
        """Raises NotAdmitted if this viewer may not look now: some may only after the end."""
        if viewer == ALL and not self.over:
            raise NotAdmitted(Text("all-after-the-end"))
        watched = not isinstance(self.config, TableConfig) or self.config.spectators
        if viewer == SPECTATOR and not watched and not self.over:
            raise NotAdmitted(Text("no-spectators"))
        if isinstance(viewer, int):
            if not 0 <= viewer < self.seats:
                raise NotAdmitted(text("no-such-seat", seat=viewer + 1, seats=self.seats))
        elif viewer not in (ALL, SPECTATOR):
            raise NotAdmitted(text("no-such-viewer", viewer=f"={viewer!s:.50}"))

    @_asks_rules
    def view(self, viewer: Viewer) -> V:
        self.watch(viewer)
        return self.game.view(self.state, viewer)

    @_asks_rules
    def frame(self, viewer: Viewer) -> Frame[V]:
        self.watch(viewer)
        return frame_from(self.game, self.state, viewer, self.public)

    def notices(self, viewer: Viewer) -> tuple[Notice, ...]:
        """Returns what the last step tells this viewer. If that is nothing, the viewer's frame is unchanged."""
        try:
            return notices_of(self.entry, viewer)
        except Exception as error:
            raise RulesBug(f"notices: {error!r}") from error

    def line(self) -> list[Match[C, S, A, V, K]]:
        """Returns the matches after every step up to this one, the first step first."""
        out: list[Match[C, S, A, V, K]] = []
        match: Match[C, S, A, V, K] | None = self
        while match is not None:
            out.append(match)
            match = match.before
        if out[-1].seq != 0:
            raise LitfuseError(Text("match-forgotten"))
        out.reverse()
        return out

    def entries(self) -> list[Entry[Any, Any]]:
        return [m.entry for m in self.line()]

    def at(self, seq: int) -> Match[C, S, A, V, K]:
        """Returns the match as it was after entry `seq`."""
        if not 0 <= seq <= self.seq:
            raise BadRecord(text("no-such-step", step=seq, last=self.seq))
        match: Match[C, S, A, V, K] | None = self
        while match is not None and match.seq > seq:
            match = match.before
        if match is None:
            raise LitfuseError(Text("match-forgotten"))
        return match

    def forget(self) -> Match[C, S, A, V, K]:
        """Returns the same match without its past: its `entries`, `line` and `at` raise."""
        match = Match(self.game, self.seats, self.config, self.key, self.state, self.entry, None)
        match._public, match._decisions = self._public, self._decisions
        return match


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


def _folded(state: S, entry: Entry[Any, Any]) -> S:
    try:
        for event in entry.events:
            state = event.apply(state)
    except Exception as error:
        raise BadRecord(text("record-event", line=entry.seq)) from error
    return state
