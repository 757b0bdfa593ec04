"""A race against a voice: phases with duties, each with its own time (BB-X-TIMER, BB-M30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Some
from litfuse.kernel.records import Clock, Refusal, Seat, Text, Viewer, text

from ... import places
from ...events import MissionEnded, WiresCut
from ...mission import Mission
from ...plans import plan_of
from ...public import Acting, Ask, Over, Window
from ...silence import mode_of, restrict
from ...state import State
from ...turns import dial_moved, keys_at, next_turn, to_act
from ...words import NUMBERS, YELLOW, Character, Equipment
from ..base import Cost, Kind, Mechanism, Next, Verdict
from ..simultaneous_cut.hooks import everywhere
from ..simultaneous_cut.words import CutTogether
from .drawing import counts, drawn, for_duty
from .events import AgainOver, CutAgain, Events, NumberAnswered, PhaseBegan, PhaseOver, PhaseTurn, YellowsTold
from .words import BRIEFING, CALM, Phase, PhasesPanel, PhaseState, TimedPhases

CLOCK: Final = "phase"
ZERO: Final = Text("zero-phase")


class Hooks(Mechanism[TimedPhases, PhaseState]):
    rule = "BB-X-TIMER"
    events = Events
    does = (CutTogether,)
    not_here = Text("no-together")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        phases, plan = self.spec.phases, plan_of(mission.mechanisms, seats)
        if any(p.duty == "wait" for p in phases[1:]) or phases[-1].duty != "clear":
            return Refusal(self.rule, text("bad-phases-order"))
        if any(p.missed == "step" for p in phases) and not mission.has_dial:
            return Refusal(self.rule, text("bad-phases-dial"))
        if plan.piled or plan.turned or plan.together or plan.one_by_one:
            return Refusal(self.rule, text("bad-phases-wires"))
        return None

    def fresh(self, seats: int) -> PhaseState:
        return PhaseState()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        deck = step.rng.shuffled(f"{self.place} Number cards", numbers)
        step.emit(PhaseBegan(self.place, 0, self.spec.phases[0].duty, (), 0, (), tuple(deck), ()))
        return ()

    def phase(self, state: State) -> Phase:
        return self.spec.phases[self.data(state).at]

    def by_turns(self, state: State) -> bool:
        return state.config.timers == "turns"

    # What may be done in a phase

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        now = self.data(state)
        if now.again is not None:
            return None if value == now.again else Refusal(self.rule, text("no-phase-again", number=now.again))
        if self.phase(state).duty != "lock" or value in now.cards:
            return None
        return Refusal(self.rule, text("no-phase-lock", numbers=f"={' · '.join(map(str, now.cards))}"))

    def sweeping(self, state: State) -> bool:
        return self.phase(state).duty == "sweep" and self.data(state).again is None

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        if kind in ("dual", "solo") and self.sweeping(state):
            return Refusal(self.rule, text("no-phase-sweep"))
        return None

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        if isinstance(card, Character):
            return None
        locked = self.phase(state).duty == "lock" and card not in CALM
        if locked or (self.sweeping(state) and card is Equipment.STABILIZER):
            return Refusal(self.rule, text("no-phase-card"))
        return None

    def may_skip(self, state: State, seat: Seat) -> bool:
        return self.data(state).again is not None and seat == state.turn

    def full_round(self, step: Step[State]) -> Cost | None:
        """Whoever has none of the three numbers passes free; somebody else has them (BB-M30-7)."""
        return Cost() if self.phase(step.state).duty == "lock" else None

    # All yellow wires at once

    def adds_cuts(self, state: State) -> bool:
        return self.sweeping(state)

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        left = state.left(YELLOW)
        if not self.sweeping(state) or not left:
            return ()
        caution = text("caution-together", colour="=yellow", count=left, number=0)
        return (Form(CutTogether, Some(everywhere(state, seat), left), caution=caution),)

    def do(self, step: Step[State], seat: Seat, action: CutTogether) -> None:
        if self.loses(step.state, action):
            step.emit(MissionEnded(False, "explosion"))
        else:
            step.emit(WiresCut(seat, action.cells, keys_at(step.state, action.cells), "special"))

    def loses(self, state: State, action: CutTogether) -> bool:
        return any(state.value(c) != YELLOW for c in action.cells)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        if not self.sweeping(state):
            return Refusal(self.rule, text("no-phase-not-yet"))
        return Refusal(self.rule, text("no-together-cells", count=state.left(YELLOW)))

    # From one phase to the next

    def met(self, state: State) -> bool:
        now = self.data(state)
        match self.phase(state).duty:
            case "pair":
                return state.cuts[now.cards[0]] >= now.base + 2
            case "lock":
                return not any(state.left(n) for n in now.cards)
            case "sweep":
                return not state.left(YELLOW)
        return False

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """A reveal never uses up the turn of a sweep, and a number that is cut once more is no turn (BB-M30-9)."""
        state = step.state
        now, again = self.data(state), self.data(state).again is not None
        if again:
            step.emit(AgainOver(self.place))
        if self.met(step.state):
            self.go_on(step, met=True)
        elif self.by_turns(state) and not again and self.phase(state).turns and self.phase(state).duty != "sweep":
            if now.turns + 1 < self.phase(state).turns:
                step.emit(PhaseTurn(self.place, now.turns + 1))
            else:
                self.go_on(step, met=False)
        return ()

    def go_on(self, step: Step[State], met: bool) -> None:
        """The duty was met, or its time is up; then the next phase begins whose duty means something."""
        phase, cards = self.phase(step.state), self.data(step.state).cards
        if phase.duty not in ("wait", "free"):
            step.emit(PhaseOver(self.place, met, "nothing" if met else phase.missed))
        if not met and phase.missed == "step" and not dial_moved(step, -1):
            return
        if not met and phase.missed == "defeat":
            return
        if not met and phase.missed == "answer":
            self.answer(step)
        if met and phase.met == "yellows":
            step.emit(YellowsTold(self.place, counts(step.state)))
        self.begin(step)
        state = step.state
        if met and phase.met == "again" and state.left(cards[0]) and not state.finished(state.turn):
            step.emit(CutAgain(self.place, state.turn, cards[0]))

    def begin(self, step: Step[State]) -> None:
        state, now = step.state, self.data(step.state)
        for at in range(now.at + 1, len(self.spec.phases)):
            phase = self.spec.phases[at]
            found = for_duty(step, self.place, phase.duty)
            if found is None:  # no wire is left for it
                continue
            base = state.cuts[found.cards[0]] if phase.duty == "pair" else 0
            step.emit(PhaseBegan(self.place, at, phase.duty, found.cards, base, found.gone, found.deck, found.out))
            if (mode_of(state) == "mime") != phase.mime:
                restrict(step, "mime" if phase.mime else None)
            return

    def answer(self, step: Step[State]) -> None:
        """The next number card is turned up for the player on turn (BB-M30-5)."""
        state = step.state
        found = drawn(step, self.place, 1, 0)
        if found.cards:
            (number,) = found.cards
            has = any(state.value(c) == number for c in state.uncut(state.turn))
            out = tuple(sorted((*found.out, number)))
            step.emit(NumberAnswered(self.place, state.turn, number, has, found.deck, out))

    def order(self, state: State) -> Next | Window | None:
        """Nobody can do anything in the briefing; whoever may cut a number once more stays on turn."""
        if not state.turns and self.phase(state).duty == "wait":
            return Window(self.place, BRIEFING)
        return Next(state.turn, None) if self.data(state).again is not None else None

    def between(self, step: Step[State]) -> None:
        if not step.state.turns and self.by_turns(step.state) and self.phase(step.state).duty == "wait":
            self.go_on(step, met=False)

    def offers(self, state: State, window: Window) -> Sequence[Seat]:
        return ()

    def hands_changed(self, step: Step[State]) -> None:
        if self.data(step.state).yellows:
            step.emit(YellowsTold(self.place, counts(step.state)))

    def verdict(self, state: State) -> Verdict | None:
        """Red wires need not be revealed (BB-M30-9)."""
        if self.data(state).late:
            return "timer"
        return None if any(state.left(v) for v in (*NUMBERS, YELLOW) if v not in state.reds) else "defused"

    # Its clock

    def clocks(self, state: State) -> Sequence[Clock]:
        seconds = self.phase(state).seconds
        if self.by_turns(state) or not seconds or not (state.turns or state.place == places.ORDER):
            return ()
        return (Clock(self.clock_key(f"{CLOCK}{self.data(state).at}"), CLOCK, seconds=seconds, zero=ZERO),)

    def time_up(self, step: Step[State], name: str) -> None:
        """At once: the player on turn may have other options now, or none (BB-X-TIMER)."""
        self.go_on(step, met=False)
        ask = step.state.ask
        if type(ask) is Window:
            next_turn(step)
        elif type(ask) is Acting and not self.data(step.state).late:
            to_act(step)
        assert type(step.state.ask) is not Window

    def panel(self, state: State, viewer: Viewer) -> PhasesPanel:
        now, phase = self.data(state), self.phase(state)
        limit = phase.turns if self.by_turns(state) else 0
        return PhasesPanel(
            place=self.place,
            at=now.at,
            of=len(self.spec.phases),
            duty=phase.duty,
            cards=now.cards,
            base=now.base,
            turns=limit - now.turns if limit else None,
            limit=limit,
            deck=len(now.deck),
            out=now.out,
            yellows=counts(state) if now.yellows else (),
            again=now.again,
            late=now.late,
            missed=phase.missed,
        )

    def invariant(self, state: State) -> str | None:
        now = self.data(state)
        numbers = [n for n in NUMBERS if n <= state.mission.blue]
        if type(state.ask) is not Over and sorted([*now.deck, *now.out, *now.cards]) not in ([], numbers):
            return "number cards of the phases"
        return None
