"""Faults planted in Exploding Kittens. Each changes a subclass, or an event for the time of one test."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from msgspec.structs import replace

from litfuse.games.exploding_kittens import Config, notices
from litfuse.games.exploding_kittens import events as ev
from litfuse.games.exploding_kittens.actions import Action, DrawCard, Three
from litfuse.games.exploding_kittens.cards import FAVOR, KITTEN, NOPE, RANK
from litfuse.games.exploding_kittens.decisions import turn_options
from litfuse.games.exploding_kittens.game import ExplodingKittens
from litfuse.games.exploding_kittens.public import Over, Turn, Window
from litfuse.games.exploding_kittens.state import State
from litfuse.games.exploding_kittens.view import Everything, View
from litfuse.kernel.events import Step
from litfuse.kernel.game import AnyGame
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import (
    SPECTATOR,
    Clock,
    Decision,
    Menu,
    Refusal,
    Resign,
    Seat,
    TableAction,
    Talk,
    Text,
    TimeUp,
    Viewer,
)

Patch = pytest.MonkeyPatch
Kittens = ExplodingKittens


class Plant(NamedTuple):
    """A fault, how it is planted, and the checks of which at least one must find it."""

    name: str
    plant: Callable[[Patch], AnyGame]
    finds: frozenset[str]
    config: Any = None


class planted_in:  # noqa: N801 (a decorator)
    """Keeps what it decorates in a list."""

    def __init__(self, plants: list[Plant]) -> None:
        self.plants = plants

    def __call__(
        self, name: str, *finds: str, config: Any = None
    ) -> Callable[[Callable[[Patch], AnyGame]], Callable[[Patch], AnyGame]]:
        def keep(plant: Callable[[Patch], AnyGame]) -> Callable[[Patch], AnyGame]:
            self.plants.append(Plant(name, plant, frozenset(finds), config))
            return plant

        return keep


PLANTS: list[Plant] = []
planted = planted_in(PLANTS)


class Shown(Kittens):
    """A game whose view of a running match is tampered with."""

    def view(self, state: State, viewer: Viewer) -> View | Everything:
        seen = super().view(state, viewer)
        return seen if isinstance(seen, Everything) else self.tampered(state, viewer, seen)

    def tampered(self, state: State, viewer: Viewer, seen: View) -> View:
        raise NotImplementedError

    @staticmethod
    def marked(seen: View, number: int) -> View:
        """Hides a number where `resample` carries it along."""
        return replace(seen, last=replace(seen.last, nopes=number))


@planted("ids count hidden things", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def decisions(self, state: State) -> tuple[Decision, ...]:
            hidden = state.pile[:10].count(NOPE)
            return tuple(replace(d, number=100 * d.number + hidden) for d in super().decisions(state))

    return Planted()


@planted("the raw event in a notice: what one foresaw goes to all", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    patch.setattr(ev.Foreseen, "notice", lambda self, to: notices.LookedAhead(self.seat, len(self.cards), self.cards))
    return Kittens()


@planted("the key in a view", "secret-shown")
def _(patch: Patch) -> AnyGame:
    class Planted(Shown):
        def setup(self, step: Step[State]) -> None:
            self.key: bytes = getattr(step.rng, "_key", b"")
            super().setup(step)

        def tampered(self, state: State, viewer: Viewer, seen: View) -> View:
            return self.marked(seen, int.from_bytes(self.key[:8], "big"))

    return Planted()


@planted("a digest of the state in the view", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Shown):
        def tampered(self, state: State, viewer: Viewer, seen: View) -> View:
            return self.marked(seen, crc32(repr(state.pile).encode()))

    return Planted()


@planted("other hands in order: seats listed by what they hold", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Shown):
        def tampered(self, state: State, viewer: Viewer, seen: View) -> View:
            order = sorted(seen.living, key=lambda s: [RANK[c] for c in state.hands[s]])
            return self.marked(seen, int("1" + "".join(map(str, order))))

    return Planted()


@planted("hand sizes sorted by hidden value", "round-trip", "raised")
def _(patch: Patch) -> AnyGame:
    class Planted(Shown):
        def tampered(self, state: State, viewer: Viewer, seen: View) -> View:
            hands = sorted(state.hands, key=lambda h: (NOPE in h, h))
            return replace(seen, sizes=tuple(map(len, hands)))

    return Planted()


@planted("a spectator sees a hand", "round-trip", "raised")
def _(patch: Patch) -> AnyGame:
    class Planted(Shown):
        def tampered(self, state: State, viewer: Viewer, seen: View) -> View:
            return replace(seen, hand=state.hands[0]) if viewer == SPECTATOR else seen

    return Planted()


@planted("only holders of a Nope are asked", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def decisions(self, state: State) -> tuple[Decision, ...]:
            asked = super().decisions(state)
            window = state.ask
            if type(window) is not Window:
                return asked
            first = window.waiting[:1]
            return tuple(d for d in asked if not d.owed or NOPE in state.hands[d.seat] or d.seat in first)

    return Planted()


@planted("a refusal knows the target's hand", "refusal-leaks")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def refusal(self, state: State, decision: Decision, action: Action) -> Refusal | None:
            found = super().refusal(state, decision, action)
            if found and isinstance(action, Three) and action.target < len(state.hands):
                lacks = action.named not in state.hands[action.target]
                return Refusal("EK-COMBO-3", Text("no-such-card")) if lacks else found
            return found

    return Planted()


@planted("options leave out threes that would fail", "round-trip", config=Config(opening=7))
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def options(self, state: State, decision: Decision) -> Options[Action]:
            found = super().options(state, decision)
            if not any(f.make is Three for f in found.forms):
                return found
            return Options(
                tuple(a for a in found if not (isinstance(a, Three) and a.named not in state.hands[a.target]))
            )

    return Planted()


@planted("a clock depends on a hand", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def clocks(self, state: State) -> tuple[Clock, ...]:
            nobody = not any(NOPE in h for h in state.hands)
            return tuple(replace(c, seconds=1 if nobody else None) for c in super().clocks(state))

    return Planted()


@planted("a clock of a kind that nobody set", "clock-without-time")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def clocks(self, state: State) -> tuple[Clock, ...]:
            return tuple(replace(c, kind="thinking") for c in super().clocks(state))

    return Planted()


@planted("the drawn card is told to all", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    patch.setattr(ev.Drawn, "notice", lambda self, to: notices.Drew(self.seat, self.card, self.late))
    return Kittens()


@planted("the kitten's place is told to all", "notice-leaks", config=Config(defuse="automatic"))
def _(patch: Patch) -> AnyGame:
    patch.setattr(ev.KittenPlaced, "notice", lambda self, to: notices.WentBack(self.seat, self.place, self.late))
    return Kittens()


@planted("the stolen card is told to all", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    patch.setattr(ev.Stolen, "notice", lambda self, to: notices.StoleCard(self.thief, self.victim, self.card))
    return Kittens()


@planted("the given card is told to all", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    patch.setattr(ev.Given, "notice", lambda self, to: notices.GaveCard(self.giver, self.taker, self.card, self.late))
    return Kittens()


@planted("a change without a notice", "changed-untold")
def _(patch: Patch) -> AnyGame:
    patch.setattr(ev.Passed, "notice", lambda self, to: None)
    return Kittens()


@planted("a question gets a new number only if its options changed", "frame-leaks", "id-options-changed")
def _(patch: Patch) -> AnyGame:
    def apply(self: ev.AskedAgain, state: State) -> State:
        return replace(state, asked=state.asked + (FAVOR in state.hands[state.turn]))

    patch.setattr(ev.AskedAgain, "apply", apply)
    return Kittens()


@planted("an id comes back", "id-came-back", "id-options-changed")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def decisions(self, state: State) -> tuple[Decision, ...]:
            return tuple(replace(d, number=d.number % 3) for d in super().decisions(state))

    return Planted()


@planted("options change under one id", "id-options-changed")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def options(self, state: State, decision: Decision) -> Options[Action]:
            found = super().options(state, decision)
            ask = state.ask
            if type(ask) is Window and len(ask.waiting) > 1:
                return Options(found.acts, (*found.forms, Form(DrawCard)))
            return found

    return Planted()


@planted("what is offered is refused", "option-refused")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def refusal(self, state: State, decision: Decision, action: Action) -> Refusal | None:
            if isinstance(action, DrawCard) and len(state.pile) % 2:
                return Refusal("EK-TURN-9", Text("no-draw"))
            return super().refusal(state, decision, action)

    return Planted()


@planted("what is not offered is not refused", "options-and-refusal")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def refusal(self, state: State, decision: Decision, action: Action) -> Refusal | None:
            found = super().refusal(state, decision, action)
            return None if isinstance(action, Three) else found

    return Planted()


@planted("a refusal names no rule", "refusal-without-rule")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def refusal(self, state: State, decision: Decision, action: Action) -> Refusal | None:
            found = super().refusal(state, decision, action)
            return found and replace(found, rule="")

    return Planted()


@planted("an owed question without an answer", "owed-without-options")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def options(self, state: State, decision: Decision) -> Options[Action]:
            found = super().options(state, decision)
            return Options() if type(state.ask) is Window and decision.owed and len(found) == 1 else found

    return Planted()


@planted("offers stand before what is owed", "owed-first")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def decisions(self, state: State) -> tuple[Decision, ...]:
            return tuple(reversed(super().decisions(state)))

    return Planted()


@planted("the menu holds more than the options", "menu-count")
def _(patch: Patch) -> AnyGame:
    class Longer(Options[Action]):
        def describe(self) -> Menu:
            menu = super().describe()
            return (*menu, menu[0])

    class Planted(Kittens):
        def options(self, state: State, decision: Decision) -> Options[Action]:
            found = super().options(state, decision)
            return Longer(found.acts, found.forms) if found else found

    return Planted()


@planted("a caution depends on another hand", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def options(self, state: State, decision: Decision) -> Options[Action]:
            found = super().options(state, decision)
            if type(state.ask) is not Turn:
                return found
            others = [h for s, h in enumerate(state.hands) if s != decision.seat]
            caution = Text("caution-nope") if any(NOPE in h for h in others) else None
            forms = [Form(f.make, *f.picks, says=f.says, caution=f.caution or caution) for f in found.forms]
            return Options(found.acts, forms)

    return Planted()


@planted("what an option says depends on the pile", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def options(self, state: State, decision: Decision) -> Options[Action]:
            if type(state.ask) is not Turn:
                return super().options(state, decision)
            found = turn_options(state, decision.seat)
            says = Text("act-draw-kitten" if state.pile[0] is KITTEN else "act-draw-card")
            return Options(found.acts[1:], (*found.forms, Form[Action](DrawCard, says=says)))

    return Planted()


@planted("talk depends on a hand", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def talk(self, state: State) -> Talk:
            return Talk(chat="off") if NOPE in state.hands[state.turn] else Talk()

    return Planted()


@planted("who may resign depends on another hand", "round-trip")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def table(self, state: State) -> tuple[TableAction, ...]:
            after = len(state.hands)
            return tuple(
                a
                for a in super().table(state)
                if isinstance(a, Resign) and NOPE not in state.hands[(a.seat + 1) % after]
            )

    return Planted()


@planted("what a clock does depends on what nobody sees, and nobody is told", "frame-leaks")
def _(patch: Patch) -> AnyGame:
    def apply(self: ev.WindowClosed, state: State) -> State:
        return replace(closed(self, state), asked=state.asked + 1 + (self.late and NOPE in state.hands[state.turn]))

    closed = ev.WindowClosed.apply
    patch.setattr(ev.WindowClosed, "apply", apply)
    return Kittens()


@planted("a rule reads a global counter", "events-from-draws")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        calls = 0

        def decide(self, step: Step[State], seat: Seat, action: Any) -> None:
            Planted.calls += 1
            if isinstance(action, TimeUp) and type(step.state.ask) is Turn and Planted.calls % 2:
                action, seat = DrawCard(), step.state.turn  # sometimes in time, sometimes late
            super().decide(step, seat, action)

    return Planted()


@planted("a rule draws beside the record", "events-from-draws")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def setup(self, step: Step[State]) -> None:
            super().setup(step)
            deal = step.events[-1]
            assert isinstance(deal, ev.Dealt)
            first = random.randrange(len(step.state.hands))
            step.events[-1] = replace(deal, first=first)
            step.state = replace(step.state, turn=first)

    return Planted()


@planted("an event draws when it is applied", "states-from-events")
def _(patch: Patch) -> AnyGame:
    def apply(self: ev.Shuffled, state: State) -> State:
        pile = list(state.pile)
        random.shuffle(pile)
        return replace(state, pile=tuple(pile), peek=0)

    patch.setattr(ev.Shuffled, "apply", apply)
    return Kittens()


@planted("a card is lost", "conservation")
def _(patch: Patch) -> AnyGame:
    def apply(self: ev.Noped, state: State) -> State:
        after = noped(self, state)
        return replace(after, discard=after.discard[:-1])

    noped = ev.Noped.apply
    patch.setattr(ev.Noped, "apply", apply)
    return Kittens()


@planted("questions after the end", "open-after-the-end")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def decisions(self, state: State) -> tuple[Decision, ...]:
            ask = state.ask
            if type(ask) is Over:
                return (Decision(ask.winner, "cheer", state.asked + 1, owed=False),)
            return super().decisions(state)

    return Planted()


@planted("nothing is asked and no clock runs", "stuck", config=Config(defuse="automatic"))
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def clocks(self, state: State) -> tuple[Clock, ...]:
            return ()

    return Planted()


@planted("the view of everything leaves something out", "everything")
def _(patch: Patch) -> AnyGame:
    class Planted(Kittens):
        def view(self, state: State, viewer: Viewer) -> View | Everything:
            seen = super().view(state, viewer)
            return replace(seen, pile=tuple(sorted(seen.pile))) if isinstance(seen, Everything) else seen

    return Planted()


@planted("a notice that does not decode", "raised", "entry-codec", "notice-codec")
def _(patch: Patch) -> AnyGame:
    class Whispered(Notice):
        seat: Seat

    patch.setattr(ev.Passed, "notice", lambda self, to: Whispered(self.seat))
    return Kittens()
