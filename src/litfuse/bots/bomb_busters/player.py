"""The bots of Bomb Busters: how a seat answers each question, in three styles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from litfuse.games.bomb_busters.actions import (
    DualCut,
    PickCharacter,
    PlaceFalseToken,
    PlaceToken,
    Skip,
    SoloCut,
)
from litfuse.games.bomb_busters.cards.words import Settle
from litfuse.games.bomb_busters.knowledge.known import Knowledge
from litfuse.games.bomb_busters.mechanisms.claimed_turns.words import ClaimTurn, NameNext
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import (
    KeepConstraint,
    ReplaceConstraint,
    ShiftRing,
    TakeConstraint,
)
from litfuse.games.bomb_busters.mechanisms.map_walk.words import WalkOn
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import ConfessWire, NameCutter, TurnUpNumber
from litfuse.games.bomb_busters.mechanisms.number_line.words import KeepDirection, TurnRound
from litfuse.games.bomb_busters.mechanisms.passed_wires.words import PassWire
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import LayNumber
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import ChooseEnd
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import MarkReceived, PassReceived
from litfuse.games.bomb_busters.mechanisms.yellow_tokens.words import ChooseToken, SetToken
from litfuse.games.bomb_busters.odds import CERTAIN
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import Character, Helper
from litfuse.kernel.game import AnyGame
from litfuse.kernel.menus import sampled
from litfuse.kernel.records import Decision, Menu, Seat
from litfuse.kernel.talk import Heard, Said

from ..base import Answer, AnyFrame, AnyTold, Say, asked, luck
from . import cards, signals
from .belief import Belief
from .bets import Bets, Order, by_need
from .calls import Caller, Option, may_cut_again
from .claims import best_next, next_cutter, wants_turn
from .constraints import best_card, best_shift, replaces
from .gates import best_gift, open_values, use_for
from .hints import Layer, Watcher, without_luck
from .line import turns_round
from .lookahead import Lookahead, Public
from .naming import best_cutter
from .next_player import best_end, next_is_served
from .oxygen import pay_for, skips
from .passing import best_pass
from .route import Route
from .suspects import best_guess
from .talk import Speaker
from .token_choice import best_choice

FREE = 0.98  # a certain cut worth more than this is always made
WANTED = (Character.TRIPLE, Character.DOUBLE)  # characters that help with a guess, best first
AGAIN = 0.75  # how sure a cut must be that the mission only allows
SAVES = 0.1  # wrong cuts that a helper saves later, if it is kept at the start


class Style(NamedTuple):
    layer: Layer  # how far the behaviour of others counts as evidence
    conventions: bool  # whether its own moves follow the conventions
    careful: bool = True  # weighs red wires and the dial; False: only the chance to be right
    trust: float = 0.5  # chance that others lay number cards by what everybody knows


class OddsBot:
    """Folds notices into hints and computes exact odds. Every answer follows from what the seat was told."""

    style: ClassVar[Style]
    takes_offers = True
    every_step = False

    def __init__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.key = key
        self.standing_in = standing_in
        self.tick = 0
        self.work = 0  # how many beliefs were computed
        self.known: Knowledge | None = None
        self.watcher = Watcher(seat, self.style.layer)
        self.public = Public(self.style.layer)
        self.speaker = Speaker(seat)
        self._belief: Belief | None = None
        self._said_before: Answer | None = None  # the answer that was computed before the bot spoke

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        self.tick = told.tick
        self.known = told.known
        self.watcher.hear(told.notices)
        self.public.hear(told.notices)
        self.speaker.hear(told.notices)
        self._belief = None
        self._said_before = None

    def belief(self, view: View) -> Belief:
        if self._belief is None:
            self.work += 1
            clues = without_luck(self.known.clues if self.known else None, self.style.layer)
            self._belief = Belief(view, clues, self.watcher.hints)
        return self._belief

    def answer(self, frame: AnyFrame) -> Answer | Say | None:
        if self._said_before is not None:
            answer, self._said_before = self._said_before, None
            return answer
        offers = not self.standing_in and self.style.careful
        view: View = frame.view
        if offers:
            for decision in frame.open:
                if decision.seat == self.seat and not decision.owed and (menu := frame.menus.get(decision.id)):
                    use = self.use(view, menu)
                    if use is not None:
                        return Answer(decision.id, use)
        decision_owed = asked(frame, self.seat, offers=False)
        if decision_owed is None:
            return None
        answer = Answer(decision_owed.id, self.choose(view, decision_owed, frame.menus[decision_owed.id]))
        return self.says(frame, decision_owed, answer) or answer

    def says(self, frame: AnyFrame, decision: Decision, answer: Answer) -> Say | None:
        """Returns what the bot says before its turn, if anything. A stand-in says nothing."""
        if decision.kind != "turn" or self.standing_in:
            return None
        phrase = self.speaker.line(frame.view, frame.talk, answer.action)
        if phrase is None:
            return None
        self._said_before = answer
        return Say(Said(self.seat, "chat", phrase))

    def use(self, view: View, menu: Menu) -> Any:
        """Returns a card to use at any time, or a claim of the next turn; None for neither."""
        if menu[0].type == "ClaimTurn":
            return ClaimTurn() if wants_turn(self.belief(view)) else None
        if menu[0].type == "NameCutter":  # during the window; the Captain is asked again if nobody claims
            return None
        return cards.anytime(view, menu, self.seat, self.belief, self.style.conventions)

    def choose(self, view: View, decision: Decision, menu: Menu) -> Any:
        match decision.kind:
            case "turn":
                return self.act(view, decision, menu)
            case "token" if menu[0].type == "PlaceToken":
                return PlaceToken(self.mark(view, menu[0].picks["cell"].of))
            case "token" if menu[0].type == "PlaceFalseToken" and self.style.careful:
                return PlaceFalseToken(*signals.best_denial(view, cards.denials(menu, "PlaceFalseToken")))
            case "pick" if self.style.careful:
                there = menu[0].picks["character"].of
                return PickCharacter(next(c for c in (*WANTED, *there) if c in there))
            case "settle":
                return Settle(self.settle(view, menu[0].picks["cell"].of))
            case "constraint" if self.style.careful:
                return TakeConstraint(best_card(self.belief(view), menu[0].picks["card"].of))
            case "replace" if self.style.careful:
                return ReplaceConstraint() if replaces(self.belief(view)) else KeepConstraint()
            case "shift" if self.style.careful:
                return ShiftRing(best_shift(self.belief(view)))
            case "end" if self.style.careful:
                return ChooseEnd(best_end(self.belief(view)))
            case "choose" if self.style.careful:
                return ChooseToken(best_choice(self.belief(view), view, self.seat, menu[0].picks["value"].of))
            case "set":
                return SetToken(self.mark(view, menu[0].picks["cell"].of))
            case "received" if menu[0].type == "PassReceived":
                return PassReceived()
            case "received":
                return MarkReceived(self.mark(view, menu[0].picks["cell"].of))
            case "hand" if self.style.careful:
                return best_gift(self.belief(view), menu)
            case "turn-marker" if self.style.careful:
                return TurnRound() if turns_round(self.belief(view)) else KeepDirection()
            case "step" | "first-step":
                route = Route.on(view)
                assert route is not None
                return WalkOn(route.best(menu[0].picks["direction"].of))
            case "turn-up":
                return TurnUpNumber()
            case "name" if menu[0].type == "NameCutter" and self.style.careful:
                return NameCutter(next_cutter(self.belief(view), list(menu[0].picks["seat"].of)))
            case "name" if self.style.careful:
                return NameNext(best_next(self.belief(view), menu[0].picks["seat"].of))
            case "order" if self.style.careful:
                return NameCutter(best_cutter(self.belief(view), list(menu[0].picks["seat"].of)))
            case "pass" if self.style.careful:
                return PassWire(best_pass(self.belief(view), menu[0].picks["cell"].of))
            case "confess":
                return ConfessWire(self.mark(view, menu[0].picks["cell"].of))
            case "lay":
                return LayNumber(min(menu[0].picks["number"].of, key=self.laying(view)))
        return sampled(self.game, menu, luck(self.key, self.tick, decision))

    def mark(self, view: View, cells: Sequence[Any]) -> Any:
        if not self.style.careful:
            return cells[luck(self.key, self.tick, Decision(self.seat, "token", 0)).below("", len(cells))]
        return signals.best_token(view, cells, self.style.conventions)

    def settle(self, view: View, cells: Sequence[Any]) -> Any:
        """Returns which wire to cut or to mark: of wires to cut, equal for all, the leftmost; else the one that tells
        most.
        """
        hit = getattr(view.ask, "hit", True)
        if hit or not self.style.careful:
            return signals.leftmost(view, cells)[0]
        if view.mission.lying(self.seat == view.captain):
            return signals.best_denied(view, cells, getattr(view.ask, "values", ()))
        fresh = [c for c in cells if not view.stands[c[0]].wires[c[1]].tokens]
        return signals.best_token(view, fresh or cells, conventions=False)

    def act(self, view: View, decision: Decision, menu: Menu) -> Any:
        known = self.known.mechanisms if self.known else ()
        if self.style.careful and cards.form(menu, "GuessLink") and (guess := best_guess(view, known)):
            return guess
        bets = Bets.on(view, known, self.laying, self.style.trust)
        caller = Caller(self.belief(view), menu, bets)
        usual = self.usual(view, menu, caller)
        if self.style.careful and may_cut_again(view) and caller.best_hit() < AGAIN:
            return Skip()
        if self.style.careful and caller.budget is not None:
            if usual is None and (card := cards.unable(menu, caller.belief)) is not None:
                return card
            worths = [o.worth for o in (*caller.options, *caller.alone(), *caller.helped())]
            if not open_values(menu) and skips(caller.budget, menu, worths, 1.0 - caller.step):
                return Skip()
        if usual is None:
            return sampled(self.game, menu, luck(self.key, self.tick, decision))
        if isinstance(usual, DualCut | SoloCut) and open_values(menu):
            return self.first_cards(menu, caller, usual)
        ahead = self.ahead(view, bets)
        if ahead is None:
            return usual
        best = ahead.best(usual, caller.worth_trying())
        self.work += ahead.work
        return best

    def ahead(self, view: View, bets: Bets | None) -> Lookahead | None:
        """Returns the expected end of the mission; None if it is too far, or if the bot does not look ahead."""
        return Lookahead.of(view, self.seat, self.public, bets) if self.style.careful else None

    def first_cards(self, menu: Menu, caller: Caller, cut: DualCut | SoloCut) -> Any:
        """Returns the number cards to use for this cut, or for one that is as good."""
        worth: dict[int, float] = {}
        for option in (*caller.options, *caller.alone()):
            (value,) = option.values
            worth[value] = max(worth.get(value, 0.0), option.worth)
        if caller.budget is not None:
            return pay_for(caller.budget, menu, worth, caller.miss)
        worth[cut.call.value if isinstance(cut, DualCut) else cut.value] += 0.001
        return use_for(caller.belief, menu, worth, caller.miss)

    def laying(self, view: View) -> Order:
        """Returns the order in which number cards are laid, which everybody can work out."""
        return by_need(self.public.belief(view))

    def usual(self, view: View, menu: Menu, caller: Caller) -> Any:
        """Returns a move that cannot fail, if there is one that costs next to nothing; else the least risk."""
        plain = caller.options
        certain = self.certain(caller, plain)
        if certain is not None and certain.worth > FREE and caller.fuse is None and caller.carrier is None:
            return certain.action
        return self.guess(view, menu, caller, plain if certain is None else [*plain, certain])

    def certain(self, caller: Caller, plain: list[Option]) -> Option | None:
        """Returns a certain cut, if any. Solo Cuts can wait, because nobody else can take them."""
        solo = max(caller.alone(), key=lambda o: (o.worth, o.values), default=None)
        sure = [o for o in (*plain, *caller.blindly(), *caller.as_red()) if o.hit >= CERTAIN]
        best = max(sure, key=lambda o: (o.worth, next_is_served(caller.belief, o), o.values), default=None)
        return solo if best is None or (solo is not None and solo.worth >= best.worth + 1e-6) else best

    def guess(self, view: View, menu: Menu, caller: Caller, plain: list[Option]) -> Any:
        together = caller.together()
        if together is not None and (together.hit >= CERTAIN or not plain):
            return together.action
        options = plain
        if self.style.careful:
            options = options + [o._replace(worth=o.worth - self.price(caller, o)) for o in caller.helped()]
        if together is not None:
            options = [*options, together]
        options = [*options, *caller.blindly(), *caller.as_red()]
        if not options:
            return None
        best = max(options, key=self.rank)
        card = cards.instead(view, menu, caller.belief, best) if self.style.careful else None
        return best.action if card is None else card

    def price(self, caller: Caller, option: Option) -> float:
        """Returns what a helper would be worth later: less and less, and nothing at the end."""
        belief = caller.belief
        own = Helper.DOUBLE in option.helpers
        if own and belief.view.mission.characters == "unlimited":  # it can be used again in the next turn (BB-X-CHAR)
            return 0.0
        still = sum(map(len, belief.hand.values())) / 13 if own else sum(map(len, belief.others)) / 39
        return SAVES * (1.0 - caller.miss) * still

    def rank(self, option: Option) -> tuple[float, float]:
        return (option.worth, option.hit) if self.style.careful else (option.hit, -option.red)


class GreedyBot(OddsBot):
    """Makes the likeliest call, whatever it risks."""

    style = Style(Layer.RULES, conventions=False, careful=False)
    takes_offers = False


class CarefulBot(OddsBot):
    """Weighs red wires and the dial, uses detectors and cards; takes only the rules as evidence."""

    style = Style(Layer.RULES, conventions=False)


class PartnerBot(OddsBot):
    """Reads the moves of the others by conventions, and makes its own moves readable in the same way."""

    style = Style(Layer.CONVENTIONS, conventions=True, trust=0.95)
