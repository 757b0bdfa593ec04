"""The coach for Bomb Busters: reviews every question of every mission. All seats win or lose together."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from itertools import product
from typing import Any, Final

from litfuse.bots.bomb_busters.belief import Belief
from litfuse.bots.bomb_busters.calls import Caller
from litfuse.bots.bomb_busters.signals import Outside
from litfuse.games.bomb_busters.actions import DualCut, PlaceToken
from litfuse.games.bomb_busters.cards.words import HelpedCut
from litfuse.games.bomb_busters.redact import every_world
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import Cell
from litfuse.kernel.menus import action, careful, choices, form_of, sampled, ways
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import MenuForm, Seat, Told
from litfuse.kernel.rng import Rng, Stream

from .house import QuietBot
from .sight import Sight
from .table import Mind, Packed, World
from .weighing import Effort, Played
from .words import CERTAIN, Knew, WireOdds

MOST: Final = 3  # answers to try besides the one taken
FEW: Final = 4  # with no more answers than this, all are tried
POSSIBLE: Final = 5  # of 10,000: values less likely than this are left out of the map
EFFORT: Final = Effort(worlds=30, batch=10, confirm=40, exact=12)


class BombBustersStudy:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view: View = sight.view

    def options(self) -> list[Any]:
        sight = self.sight
        menu = sight.menu
        if not sight.decision.owed:
            return [sight.taken, None]
        if sum(map(ways, menu)) <= FEW:
            return [a for form in menu for a in self._all(form)]
        if sight.decision.kind == "turn":
            return [self._usual, *self._calls()][: MOST + 1]
        if sight.decision.kind == "token" and menu[0].type == "PlaceToken":
            return [PlaceToken(cell) for cell in self._tokens(menu[0].picks["cell"].of)][: MOST + 1]
        rng = Stream(f"{sight.tick}/{sight.decision.id}")
        found = [self._usual]
        for _ in range(4 * MOST):
            action = sampled(sight.game, menu, rng)
            if action not in found and len(found) < MOST:
                found.append(action)
        return found

    def _all(self, form: MenuForm) -> list[Any]:
        picks = [list(choices(pick)) for pick in form.picks.values()]
        return [action(self.sight.game, form, dict(zip(form.picks, values, strict=True))) for values in product(*picks)]

    @cached_property
    def _usual(self) -> Any:
        """Returns what the house bot would answer; to a question it does not know, any legal answer, as on a server."""
        sight = self.sight
        bot = self._own.bot.fresh()
        with suppress(Exception):  # a new mission may ask something that no bot knows
            answer = bot.choose(self.view, sight.decision, sight.menu)
            if form_of(sight.menu, answer) is not None:
                return answer
        return sampled(sight.game, careful(sight.menu), Stream(f"{sight.tick}/{sight.decision.id}/usual"))

    def _calls(self) -> list[Any]:
        """Returns the best call for each wire, then Solo Cuts, then the best use of a detector."""
        caller = Caller(self.belief, self.sight.menu)
        ranked = sorted(caller.options, key=lambda o: -o.worth)
        found: list[Any] = []
        for option in ranked:
            call = option.action
            if isinstance(call, DualCut) and option.hit > 0 and all(call.cell != f.cell for f in found):
                found.append(call)
        helped = max(caller.helped(), key=lambda o: o.worth, default=None)
        best = ranked[0].worth if ranked else 0.0
        more = [] if helped is None or helped.worth <= best else [helped.action]
        return [*found[:1], *[o.action for o in caller.alone()][:1], *more, *found[1:]]

    def _tokens(self, cells: Sequence[Any]) -> list[Any]:
        """Returns the wires, those whose tokens tell most first."""
        outside = {s: Outside(self.view, s, False) for s in {c[0] for c in cells}}
        return sorted(cells, key=lambda c: (outside[c[0]].after_token(c[1]), c))

    @cached_property
    def belief(self) -> Belief:
        known = self.sight.known
        return Belief(self.view, known.clues if known is not None else None)

    @cached_property
    def _own(self) -> Mind:
        sight = self.sight
        return self._mind(QuietBot(sight.game, sight.seat, b"coach"), sight.told, sight.known)

    @cached_property
    def minds(self) -> list[Mind]:
        """The bots. Other seats start with what everybody was told, because this seat cannot know what else they
        learnt.
        """
        return [self._own if seat == self.sight.seat else self._other(seat) for seat in range(self.sight.seats)]

    def _other(self, seat: Seat) -> Mind:
        sight = self.sight
        known: Any = None
        for notice in sight.public:
            known = sight.game.learn(seat, known, notice)
        return self._mind(QuietBot(sight.game, seat, b"coach%d" % seat), sight.public, known)

    def _mind(self, bot: QuietBot, told: Sequence[Notice], known: Any) -> Mind:
        sight = self.sight
        bot.see(Told(0, sight.tick, tuple(told), sight.frame, known))
        bot.public.fold()  # once here, not in each world
        return Mind(Packed(bot), known, sight.tick)

    def world(self, rng: Rng) -> Any:
        return self.sight.game.resample(self.view, self.sight.known, rng)

    def worlds(self, most: int) -> list[tuple[Any, float]] | None:
        return every_world(self.view, self.sight.known, most)

    def play_on(self, world: Any, action: Any, luck: str) -> Played:
        sight = self.sight
        table = World(sight.game, world, self.minds, True, luck)
        if action is None:
            table.leave(sight.decision)
        else:
            table.play(sight.decision, action)
        outcome = table.finish()
        won = outcome is not None and sight.seat in outcome.winners
        return Played(float(won), table.steps, table.luck.drawn > 0)

    def figures(self, action: Any) -> dict[str, int]:
        if isinstance(action, DualCut):
            odds = self.belief.odds.wire(action.cell)
            return {"hit": points(odds[action.call.value]), "red": points(self.belief.odds.red(action.cell))}
        if isinstance(action, HelpedCut):
            hit = self.belief.odds.hit(action.cells, tuple({call.value for call in action.calls}))
            return {"hit": points(hit), "red": points(self.belief.red_guess(action.cells))}
        return {}

    def knew(self) -> Knew:
        if not self.view.stands or self.sight.decision.kind == "pick":
            return Knew()
        wires = [self._wire(cell) for stand in self.belief.others for cell in stand]
        return Knew(wires=tuple(wires), holds=tuple(sorted(self.belief.hand)))

    def _wire(self, cell: Cell) -> WireOdds:
        odds = {v: p for v, odd in enumerate(self.belief.odds.wire(cell)) if (p := points(odd)) >= POSSIBLE}
        return WireOdds(cell, tuple(odds), tuple(odds.values()))


def points(chance: float) -> int:
    return round(chance * CERTAIN)


class BombBustersTrainer:
    def __init__(self, effort: Effort = EFFORT) -> None:
        self.effort = effort

    def reviews(self, sight: Sight) -> bool:
        """Returns whether there was a choice."""
        return sum(map(ways, sight.menu)) > 1 or not sight.decision.owed

    def camps(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return (tuple(range(seats)),)

    def study(self, sight: Sight) -> BombBustersStudy:
        return BombBustersStudy(sight)


TRAINER: Final = BombBustersTrainer()
