"""The coach for Scape Goat: nobody knows who is the goat, so worlds have it with the probability the seat should
believe.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from litfuse.bots.scape_goat.bayes import BayesBot
from litfuse.games.scape_goat.knowledge import Case, Knowledge, at, concluded, ways_to_be
from litfuse.games.scape_goat.notices import WasDealt
from litfuse.games.scape_goat.view import View
from litfuse.games.scape_goat.worlds import cases_of
from litfuse.kernel.frames import frame_of
from litfuse.kernel.menus import action, choices, ways
from litfuse.kernel.records import MenuForm, Seat, Told
from litfuse.kernel.rng import Rng

from .sight import Sight
from .table import Mind, Packed, World
from .weighing import Effort, Played
from .words import CERTAIN, Knew
from .worlds import every

NOBODY: Final = -1  # stands for a viewer without a hand
FINE: Final = 1 << 20
TRIES: Final = 400
MOST: Final = 7
EFFORT: Final = Effort(worlds=90, batch=30, confirm=160)


class ScapeGoatStudy:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view: View = sight.view
        self.bot = BayesBot(sight.game, sight.seat, b"coach")
        self.bot.see(Told(0, sight.tick, sight.told, sight.frame, sight.known))
        self.belief = self.bot.belief_at(self.view)
        self._own = Mind(Packed(self.bot), sight.known, sight.tick)
        self._seated: tuple[Any, list[Mind]] | None = None

    def options(self) -> list[Any]:
        if not self.sight.decision.owed:
            return [self.sight.taken, None]
        return [a for form in self.sight.menu for a in self._all(form)][:MOST]

    def _all(self, form: MenuForm) -> list[Any]:
        (field, pick), *_ = form.picks.items()
        return [action(self.sight.game, form, {field: value}) for value in choices(pick)]

    def world(self, rng: Rng) -> Any:
        """Returns a deal by the cards alone, with the goat as often as what the others did suggests."""
        goat = rng.below("goat", FINE) < self.belief * FINE
        for _ in range(TRIES):
            state = self._dealt(rng)
            if (state.goat == self.sight.seat) == goat:
                return state
        return self._dealt(rng)

    def _dealt(self, rng: Rng) -> Any:
        return self.sight.game.resample(self.view, self.sight.known, rng)

    def worlds(self, most: int) -> list[tuple[Any, float]] | None:
        found = every(self._dealt, most)
        if found is None:
            return None
        me = self.sight.seat
        goat = sum(chance for state, chance in found if state.goat == me)
        if not 0 < goat < 1:
            return found
        share = {True: self.belief / goat, False: (1 - self.belief) / (1 - goat)}
        return [(state, chance * share[state.goat == me]) for state, chance in found]

    def minds(self, state: Any) -> list[Mind]:
        """Returns the bots. Other seats are as they would be in this world if they had seen only public facts."""
        if self._seated is None or self._seated[0] is not state:
            minds = [self._own if s == self.sight.seat else self._other(state, s) for s in range(self.sight.seats)]
            self._seated = (state, minds)
        return self._seated[1]

    @cached_property
    def _common(self) -> Knowledge:
        """What everybody knows about the cards."""
        known = Knowledge(NOBODY)
        for notice in self.sight.public:
            known = self.sight.game.learn(NOBODY, known, notice)
        return known

    def _other(self, state: Any, seat: Seat) -> Mind:
        sight = self.sight
        frame = frame_of(sight.game, state, seat)
        view: View = frame.view
        cases = [
            Case(at(seat, (), case.hands), case.slots, case.weight * fits)
            for case in self._common.cases
            if (fits := ways_to_be(case.hands[seat], view.hand))
        ]
        known = concluded(Knowledge(seat, self._common.colours), cases or cases_of(view))
        notices = tuple(
            [replace(n, viewer=seat, suspect=view.suspect) if isinstance(n, WasDealt) else n for n in sight.public]
        )
        bot = BayesBot(sight.game, seat, b"coach%d" % seat)
        bot.see(Told(0, sight.tick, notices, frame, known))
        return Mind(Packed(bot), known, sight.tick)

    def play_on(self, world: Any, action: Any, luck: str) -> Played:
        sight = self.sight
        table = World(sight.game, world, self.minds(world), True, luck)
        if action is None:
            table.leave(sight.decision)
        else:
            table.play(sight.decision, action)
        outcome = table.finish()
        won = outcome is not None and sight.seat in outcome.winners
        return Played(float(won), table.steps, table.luck.drawn > 0 or table.steps > 1)

    def figures(self, action: Any) -> dict[str, int]:
        return {}

    def knew(self) -> Knew:
        return Knew("goat", round(self.belief * CERTAIN))


class ScapeGoatTrainer:
    def __init__(self, effort: Effort = EFFORT) -> None:
        self.effort = effort

    def reviews(self, sight: Sight) -> bool:
        """Returns False for hidden orders, which a player may change at any time."""
        if sight.decision.kind == "cops-order":
            return False
        return sum(map(ways, sight.menu)) > 1 or not sight.decision.owed

    def camps(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def study(self, sight: Sight) -> ScapeGoatStudy:
        return ScapeGoatStudy(sight)


TRAINER: Final = ScapeGoatTrainer()
