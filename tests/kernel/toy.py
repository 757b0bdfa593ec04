"""A small game with all that a kernel must carry: draws, sets, offers, quiet answers, clocks, and planted bugs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta
from msgspec.structs import replace

from litfuse.kernel.errors import BadConfig
from litfuse.kernel.events import Event as KernelEvent
from litfuse.kernel.events import Step
from litfuse.kernel.game import Game, PlayedMatch, Types
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form, Options, Some
from litfuse.kernel.records import (
    Clock,
    Decision,
    Outcome,
    Part,
    Record,
    Refusal,
    Resign,
    Seat,
    TableAction,
    TableConfig,
    Talk,
    Text,
    Time,
    TimeUp,
    Viewer,
    sees,
    text,
)
from litfuse.kernel.rng import Rng


class Config(TableConfig):
    turns: int = 4
    log: bool = True
    notebook: bool = True


class State(Part):
    config: Config
    seats: int
    points: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    turn: int = 0
    secret: tuple[int, ...] = ()  # what each seat noted for itself
    winner: int = -1
    broken: str = ""  # this method raises


class Say(Record):
    number: Annotated[int, Meta(ge=0, le=9)]


class Roll(Record): ...


class Mix(Record): ...


class Take(Record):
    """Two of the cards, and always the seven."""

    cards: tuple[int, ...]
    note: str = ""


class Jot(Record):
    """The quiet answer: only its seat learns of it."""

    number: int


class Break(Record):
    """Plants a bug."""

    where: str


Action = Say | Roll | Mix | Take | Jot | Break


class WasDealt(Notice):
    viewer: Viewer
    cards: int


class HasSaid(Notice):
    seat: Seat
    number: int


class HasRolled(Notice):
    seat: Seat
    points: int


class HasMixed(Notice): ...


class HasTaken(Notice):
    seat: Seat
    cards: tuple[int, ...] = ()


class HasJotted(Notice):
    number: int


class WasLate(Notice):
    seat: Seat


class HasEnded(Notice):
    winner: Seat


Said = WasDealt | HasSaid | HasRolled | HasMixed | HasTaken | HasJotted | WasLate | HasEnded


class Event(KernelEvent[State]): ...


class Dealt(Event):
    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        n = state.seats
        return replace(state, cards=self.cards, points=(0,) * n, secret=(0,) * n)

    def notice(self, to: Viewer) -> Notice:
        return WasDealt(to, len(self.cards))


class SaidNumber(Event):
    seat: Seat
    number: int

    def apply(self, state: State) -> State:
        return replace(state, turn=state.turn + 1)

    def notice(self, to: Viewer) -> Notice:
        return HasSaid(self.seat, self.number)


class Rolled(Event):
    seat: Seat
    points: int

    def apply(self, state: State) -> State:
        points = list(state.points)
        points[self.seat] += self.points
        return replace(state, points=tuple(points), turn=state.turn + 1)

    def notice(self, to: Viewer) -> Notice:
        return HasRolled(self.seat, self.points)


class Mixed(Event):
    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        return replace(state, cards=self.cards, turn=state.turn + 1)

    def notice(self, to: Viewer) -> Notice:
        return HasMixed()


class Taken(Event):
    seat: Seat
    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        return replace(state, turn=state.turn + 1)

    def notice(self, to: Viewer) -> Notice:
        return HasTaken(self.seat, self.cards if sees(to, self.seat) else ())


class Jotted(Event):
    seat: Seat
    number: int

    def apply(self, state: State) -> State:
        return replace(state, secret=(*state.secret[: self.seat], self.number, *state.secret[self.seat + 1 :]))

    def notice(self, to: Viewer) -> Notice | None:
        return HasJotted(self.number) if sees(to, self.seat) else None


class Late(Event):
    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, turn=state.turn + 1)

    def notice(self, to: Viewer) -> Notice:
        return WasLate(self.seat)


class Broke(Event):
    where: str

    def apply(self, state: State) -> State:
        if self.where == "apply":
            raise ZeroDivisionError("apply")
        return replace(state, broken=self.where)

    def notice(self, to: Viewer) -> None:
        if self.where == "notice":
            raise ZeroDivisionError("notice")


class Ended(Event):
    winner: Seat

    def apply(self, state: State) -> State:
        return replace(state, winner=self.winner)

    def notice(self, to: Viewer) -> Notice:
        return HasEnded(self.winner)


AnyEvent = Dealt | SaidNumber | Rolled | Mixed | Taken | Jotted | Late | Broke | Ended
CARDS: Final = (3, 1, 4, 5, 9, 2)


class View(Record):
    viewer: Viewer
    seats: int
    points: tuple[int, ...]
    turn: int
    secret: int = 0


class Known(Part):
    """The notices heard, by name."""

    heard: tuple[str, ...] = ()


def works(state: State, what: str) -> None:
    if state.broken == what:
        raise ZeroDivisionError(what)


class Toy:
    name: Final = "toy"
    rules: Final = "1"
    seats: Final = range(2, 5)
    types: Final = Types(Config, Action, AnyEvent, View, Said, Known)
    times: Final[Mapping[str, Time]] = {"turn": Time(60, 15, 600, rule="TOY-1"), "hold": Time(3, 3, 3, False)}
    standing: Final[Mapping[str, Action]] = {"turn": Roll()}

    def new(self, seats: int, config: Config) -> State:
        if seats not in self.seats:
            raise BadConfig(Refusal("TOY-2", text("no-seats", seats=seats)))
        return State(config, seats)

    def setup(self, step: Step[State]) -> None:
        if step.state.config.turns < 0:
            raise ZeroDivisionError("setup")
        step.emit(Dealt(step.rng.shuffled("deal", CARDS)))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        works(state, "decisions")
        if state.winner >= 0:
            return ()
        offers = tuple(Decision(s, "jot", 0, owed=False, quiet=True) for s in range(state.seats))
        return (Decision(state.turn % state.seats, "turn", state.turn), *offers)

    def options(self, state: State, decision: Decision) -> Options[Action]:
        works(state, "options")
        if decision.kind == "jot":
            return Options((), (Form[Action](Jot, range(3)),) if decision.seat else ())
        says: list[Form[Action]] = [Form(Say, range(10)), Form(Take, Some(state.cards, 2, (7,)), ("", "x"))]
        return Options((Roll(), Mix(), *(Break(w) for w in BUGS)), says)

    def refusal(self, state: State, decision: Decision, action: Action) -> Refusal | None:
        works(state, "refusal")
        if action in self.options(state, decision) or action == Say(11):
            return None
        return Refusal("TOY-3", Text("no-toy"))

    def decide(self, step: Step[State], seat: Seat, action: Any) -> None:
        state = step.state
        match action:
            case Say(number):
                step.emit(SaidNumber(seat, number))
            case Roll():
                step.emit(Rolled(seat, step.rng.below("roll", 6) + step.rng.below("roll", 6)))
            case Mix():
                step.emit(Mixed(step.rng.shuffled("mix", state.cards)))
            case Take(cards):
                step.emit(Taken(seat, cards))
            case Jot(number):
                step.emit(Jotted(seat, number))
            case Break("decide"):
                raise ZeroDivisionError("decide")
            case Break("stale"):
                raise BadConfig(Refusal("TOY-4", Text("never-here")))
            case Break(where):
                step.emit(Broke(where))
            case TimeUp():
                step.emit(Late(state.turn % state.seats))
            case Resign(who):
                step.emit(Ended((who + 1) % state.seats))
        if step.state.turn == state.config.turns and step.state.winner < 0:
            points = step.state.points
            step.emit(Ended(points.index(max(points))))

    def clocks(self, state: State) -> tuple[Clock, ...]:
        works(state, "clocks")
        if state.winner >= 0:
            return ()
        return (Clock(f"turn.{state.turn}", "turn"), Clock("other", "hold"))

    def table(self, state: State) -> tuple[TableAction, ...]:
        works(state, "table")
        return tuple(Resign(s) for s in range(state.seats))

    def talk(self, state: State) -> Talk:
        return Talk(log=state.config.log, notebook=state.config.notebook)

    def outcome(self, state: State) -> Outcome | None:
        works(state, "outcome")
        if state.winner < 0:
            return None
        return Outcome((state.winner,), ((state.winner,),), Text("won", {"end": 1}), {"end": 1})

    def view(self, state: State, viewer: Viewer) -> View:
        works(state, "view")
        secret = state.secret[viewer] if isinstance(viewer, int) else 0
        return View(viewer, state.seats, state.points, state.turn, secret)

    def learn(self, seat: Seat, known: Known | None, notice: Notice) -> Known:
        return Known((*(known.heard if known else ()), type(notice).__name__))

    def holds(self, known: Known, state: State) -> bool:
        return True

    def resample(self, view: View, known: Known | None, rng: Rng) -> State:
        return State(Config(), view.seats, view.points, CARDS, view.turn)

    def recall(self, view: View) -> tuple[Text, ...]:
        return ()

    def again(self, chairs: tuple[int, ...], played: tuple[PlayedMatch[Config], ...]) -> tuple[Config, ...]:
        return (Config(),)


BUGS: Final = (
    *("decide", "stale", "apply", "notice", "decisions", "options"),
    *("outcome", "clocks", "table", "view", "refusal"),
)
TOY: Final[Game[Config, State, Action, View, Known]] = Toy()
KEY: Final = bytes(range(32))


def find(name: str) -> Any:
    assert name == TOY.name
    return TOY
