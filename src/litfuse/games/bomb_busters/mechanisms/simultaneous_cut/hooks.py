"""All wires of a colour, or of a number, must be cut at once (BB-X-MULTI)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options, Some
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...calls import held, open_cells
from ...cards.pile import lose_top, turn_up
from ...dial import move_dial
from ...events import MissionEnded, WiresCut
from ...mission import Mission
from ...moves import ClaimFailed
from ...public import Ask, Prompt
from ...state import State
from ...tokens import marked, put_token
from ...words import COPIES, NUMBERS, TOKENS, Cell
from ..base import Kind, Mechanism
from .events import (
    Events,
    RewardCardLost,
    RewardDeckLaid,
    RewardHandsDealt,
    RewardPassed,
    RewardTokenDue,
    TogetherDone,
    TogetherNamed,
)
from .words import (
    COLOURS,
    DECK,
    RECEIVED,
    CutTogether,
    MarkReceived,
    PassReceived,
    SimultaneousCut,
    Together,
    TogetherPanel,
)


class Hooks(Mechanism[SimultaneousCut, Together]):
    rule = "BB-X-MULTI"
    events = Events
    does = (CutTogether,)
    not_here = Text("no-together")

    def value(self, state: State) -> int:
        """Returns the value of these wires; 0 before a number is drawn."""
        return COLOURS.get(self.spec.colour) or self.data(state).number or 0

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        spec = self.spec
        blue = spec.colour == "blue"
        count = COPIES if blue else mission.colour(COLOURS[spec.colour]).count
        if count != spec.count:
            return Refusal(self.rule, text("bad-together", count=spec.count, there=count))
        if spec.failure == "tokens" and (spec.colour != "yellow" or mission.lies != "nobody"):
            return Refusal(self.rule, text("bad-together-tokens"))
        if spec.number > (mission.blue if blue else 0):
            return Refusal(self.rule, text("bad-together-number", number=spec.number))
        if spec.last and not (blue and not mission.red.count):
            return Refusal(self.rule, text("bad-together-last"))
        if spec.reward == "cards" and not (mission.equipment and mission.face_down):
            return Refusal(self.rule, text("bad-together-pile"))
        plain = mission.token_kind == "value" and mission.lies == "nobody" and not mission.shown_once
        if spec.reward == "tokens" and not (blue and plain):
            return Refusal(self.rule, text("bad-together-received"))
        return None

    def fresh(self, seats: int) -> Together:
        return Together(number=self.spec.number or None)

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        if self.spec.colour == "blue" and not self.spec.number:
            number = step.rng.below(f"{self.place} Number cards", step.state.mission.blue) + 1
            step.emit(TogetherNamed(self.place, number))
        if self.spec.reward == "tokens":
            own = self.value(step.state)
            others = [n for n in NUMBERS if n <= step.state.mission.blue and n != own]
            cards = step.rng.shuffled(f"{self.place} reward cards", others)
            step.emit(RewardDeckLaid(self.place, tuple(cards[:DECK]), tuple(sorted(cards[DECK:]))))
        return ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        barred = value == self.value(state) and value not in state.reds
        return Refusal(self.rule, self.said(state, "no-together-only")) if barred else None

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        """Bars revealing these wires; and giving the turn away, if the player has nothing else and so must claim
        (BB-M13-4).
        """
        if (kind == "reveal" and self.spec.colour == "red") or (kind == "give" and self.must(state, seat)):
            return Refusal(self.rule, self.said(state, "no-together-only"))
        return None

    def must(self, state: State, seat: Seat) -> bool:
        """Returns whether this seat sees, in its own hand, only red wires and wires that are cut together."""
        due = self.value(state)
        return all(value == due for value in held(state, seat).by)

    def said(self, state: State, key: str) -> Text:
        """Returns a text about this colour or number."""
        return text(key, colour=f"={self.spec.colour}", count=self.spec.count, number=self.value(state))

    def holder(self, state: State) -> bool:
        """Returns whether only a player with such a wire may claim (BB-M13-3)."""
        return state.seats < self.spec.anybody_from

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        due = self.value(state)
        if self.done(state):
            return Refusal(self.rule, self.said(state, "no-together-done"))
        if self.spec.last and not self.must(state, seat):
            return Refusal(self.rule, text("no-together-holder", colour="=last", number=due))
        mine = [c for c in state.uncut(seat) if state.wire(c).apart != "turned"]  # the owner sees no turned wires
        if self.holder(state) and all(state.value(c) != due for c in mine):
            return Refusal(self.rule, self.said(state, "no-together-holder"))
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        if self.why_not(state, seat):
            return ()
        deadly = self.spec.failure == "explosion"
        caution = self.said(state, "caution-together") if deadly else Text("caution-together-tokens")
        return (Form(CutTogether, Some(everywhere(state, seat), self.spec.count), caution=caution),)

    def do(self, step: Step[State], seat: Seat, action: CutTogether) -> None:
        state = step.state
        if self.loses(state, action):
            step.emit(MissionEnded(False, "explosion"))
        elif self.right(state, action):
            keys = tuple([state.wire(c).key for c in action.cells])
            step.emit(WiresCut(seat, action.cells, keys, "special"))
            step.emit(TogetherDone(self.place))
            if self.spec.reward == "cards":
                turn_up(step, step.state.pile)
        else:
            step.emit(ClaimFailed(seat, action.cells, self.value(state), self.holder(state)))
            for cell in action.cells:
                put_token(step, cell)
            move_dial(step, -1)

    def right(self, state: State, action: CutTogether) -> bool:
        return all(state.value(c) == self.value(state) for c in action.cells)

    def loses(self, state: State, action: CutTogether) -> bool:
        """Even if a mistake only sets tokens, a red wire among the claimed ones explodes."""
        if self.spec.failure == "explosion":
            return not self.right(state, action)
        return any(state.value(c) in state.reds for c in action.cells)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        if type(state.ask) is Prompt:
            return Refusal(self.rule, text("no-received"))
        return self.why_not(state, seat) or Refusal(self.rule, text("no-together-cells", count=self.spec.count))

    def round(self, step: Step[State]) -> Sequence[Ask]:
        if not self.done(step.state):
            if self.spec.reward == "cards":
                lose_top(step)
            elif self.data(step.state).deck:
                step.emit(RewardCardLost(self.place))
        return ()

    # Number cards that bring tokens

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """Deals the deck to the players with wires, and asks each one who got a card (BB-M39-4)."""
        state, data = step.state, self.data(step.state)
        if self.spec.reward != "tokens" or not data.done or data.hands:
            return ()
        around = [s for s in (state.captain, *state.clockwise(state.captain)) if not state.finished(s)]
        if not around:  # the set was the last of all wires
            return ()
        hands: list[tuple[int, ...]] = [()] * state.seats
        for n, seat in enumerate(around):
            hands[seat] = tuple(sorted(data.deck[n :: len(around)]))
        step.emit(RewardHandsDealt(self.place, tuple(hands)))
        return [Prompt(seat, self.place, RECEIVED) for seat in around if hands[seat]]

    def free(self, state: State, seat: Seat) -> tuple[Cell, ...]:
        """Returns own wires before which a token may still stand."""
        cells = [c for c in state.uncut(seat) if not marked(state.wire(c)) and state.wire(c).apart != "turned"]
        return tuple(open_cells(state, seat, cells, "mark", ("setup",)))

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        there = [n for n in self.data(state).hands[ask.seat] if state.tokens[n] < TOKENS]
        cells = [c for c in self.free(state, ask.seat) if state.value(c) in there]
        return Options((), (Form(MarkReceived, cells) if cells else Form(PassReceived),))

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> Sequence[Ask]:
        if type(action) is MarkReceived:
            state = step.state
            number = state.value(action.cell)
            step.emit(RewardTokenDue(self.place, ask.seat, number, self.free(state, ask.seat)))
            put_token(step, action.cell)
        else:
            step.emit(RewardPassed(self.place, ask.seat))
        return ()

    def done(self, state: State) -> bool:
        """Returns whether no wires of the set are left. Cards may have cut a number."""
        due = self.value(state)
        return self.data(state).done or bool(due and not state.left(due))

    def panel(self, state: State, viewer: Viewer) -> TogetherPanel:
        spec, data = self.spec, self.data(state)
        return TogetherPanel(
            place=self.place,
            colour=spec.colour,
            count=spec.count,
            done=self.done(state),
            failure=spec.failure,
            number=data.number,
            last=spec.last,
            reward=spec.reward,
            deck=len(data.deck),
            out=len(data.out),
            sizes=tuple([len(hand) for hand in data.hands]),
            hand=data.hands[viewer] if data.hands and isinstance(viewer, int) else (),
        )

    def invariant(self, state: State) -> str | None:
        data = self.data(state)
        cards = sorted([*data.deck, *data.out, *(n for hand in data.hands for n in hand)])
        others = [n for n in NUMBERS if n <= state.mission.blue and n != data.number]
        return "received number cards" if cards not in ([], others) else None


def everywhere(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Returns the uncut wires of all players, the seat's own last (BB-C-42)."""
    return tuple([c for s in (*state.clockwise(seat), seat) for c in state.uncut(s)])
