"""Games of a table that peeks: mostly right cuts, all equipment, so that what comes late in a mission comes too.

And answers to small positions, for sentences that hardly any game comes to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.actions import DualCut, SoloCut
from litfuse.games.bomb_busters.cards.instant import CardsTurnedUp
from litfuse.games.bomb_busters.cards.pile import PileCardLost
from litfuse.games.bomb_busters.content import MISSIONS, long_missions
from litfuse.games.bomb_busters.events import EverybodySkipped, MissionEnded, PassedOver, TokenPlaced, TokenWithheld
from litfuse.games.bomb_busters.mechanisms.blind_wires.words import BlindWires
from litfuse.games.bomb_busters.mechanisms.carried_wires.words import Robot
from litfuse.games.bomb_busters.mechanisms.challenge_cards.words import Challenges
from litfuse.games.bomb_busters.mechanisms.claimed_numbers.events import RevealClaimed
from litfuse.games.bomb_busters.mechanisms.claimed_turns.words import ClaimedTurns
from litfuse.games.bomb_busters.mechanisms.constraint_cards.events import ConstraintMet
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint, Constraints
from litfuse.games.bomb_busters.mechanisms.covered_cards.words import Cover, Covers
from litfuse.games.bomb_busters.mechanisms.fragile_player.words import FragilePlayer
from litfuse.games.bomb_busters.mechanisms.late_wires.words import LateState, LateWires
from litfuse.games.bomb_busters.mechanisms.map_walk.events import ActionDone
from litfuse.games.bomb_busters.mechanisms.map_walk.words import Spot, Striped, Walk
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallDeck, NamedCutter
from litfuse.games.bomb_busters.mechanisms.number_gate.words import GateCards, NumberGate
from litfuse.games.bomb_busters.mechanisms.number_line.words import Line, NumberLine
from litfuse.games.bomb_busters.mechanisms.number_targets.words import Targets
from litfuse.games.bomb_busters.mechanisms.oxygen.words import Air, Oxygen
from litfuse.games.bomb_busters.mechanisms.red_number.words import RedCard, RedNumber
from litfuse.games.bomb_busters.mechanisms.restricted_talk.words import Restricted
from litfuse.games.bomb_busters.mechanisms.script.words import ScriptState
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import Numbers
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequenceGate
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.events import RewardCardLost
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import CutTogether, SimultaneousCut, Together
from litfuse.games.bomb_busters.mechanisms.timed_phases.events import PhaseOver
from litfuse.games.bomb_busters.mechanisms.timed_phases.words import PhaseState
from litfuse.games.bomb_busters.mechanisms.unsorted_wires.words import UnsortedWires
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import Roles
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.public import Restriction, Token
from litfuse.games.bomb_busters.silence import restrict
from litfuse.games.bomb_busters.words import RED, Character, Equipment
from litfuse.kernel.events import Step
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import Entry, TimeUp
from litfuse.kernel.rng import Rng, Stream
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, Table, position, row

BASE, LATER = tuple(Equipment)[:12], tuple(Equipment)[12:]
OWN = (
    Mission(yellow=Colour(4), red=Colour(2), later=LATER, characters="choice"),
    Mission(yellow=Colour(4), later=LATER, ban=BASE),
    Mission(blue=4, equipment=False, characters="choice", mechanisms=(SequenceGate(cards=4, need=4),)),
    Mission(yellow=Colour(3), mechanisms=(SimultaneousCut(colour="yellow"),)),
    Mission(yellow=Colour(3), mechanisms=(SimultaneousCut(colour="yellow", failure="tokens"),)),
)
TIMERS: tuple[Literal["wall", "turns"], ...] = ("wall", "turns")


def matches(rng: Rng, seed: int) -> Iterator[AnyMatch]:
    """By turns a numbered mission and one with later cards and characters, step by step."""
    seats = GAME.seats[seed // 2 % len(GAME.seats)]
    numbers = tuple([n for n, of in MISSIONS.items() if seats in of.seats])
    pair, own = divmod(seed // 2, 2)
    config = Config(custom=OWN[pair % len(OWN)]) if own else Config(mission=numbers[pair % len(numbers)])
    yield from played(seats, config, rng, seed)


def played(seats: int, config: Config, rng: Rng, seed: int) -> Iterator[AnyMatch]:
    match: AnyMatch = Match.start(GAME, seats, b"lucky %d" % seed, config)
    yield match
    while not match.over:
        match = step(match, rng)
        yield match


def step(match: AnyMatch, rng: Rng) -> AnyMatch:
    chance = rng.below("", 100)
    offers = [d for d in match.decisions if not d.owed and match.options(d)]
    if chance < 25 and offers:
        offer = offers[rng.below("", len(offers))]
        return match.play(offer, match.options(offer).sample(rng))
    if chance > 97 or not match.owed:
        return match.wait()
    decision = match.owed[0]
    options = match.options(decision)
    if decision.kind == "turn" and chance < 85:
        right = [a for a in map(options.sample, [rng] * 60) if is_right(match.state, a)]
        for due in (RED, *[data.number for data in match.state.extras if type(data) is Together]):
            cells = tuple(c for s in match.state.stands for c in s.uncut if match.state.value(c) == due)
            if CutTogether(cells) in options:
                right.append(CutTogether(cells))
        if right:
            return match.play(decision, right[-1])
    return match.play(decision, options.sample(rng))


def is_right(state: Any, action: Any) -> bool:
    """Would this cut succeed?"""
    if isinstance(action, DualCut):
        return bool(state.value(action.cell) == action.call.value)
    return isinstance(action, SoloCut)


def answers() -> Iterator[tuple[AnyMatch, int, Any]]:
    """Positions, who answers, and what: refused each for a reason of its own."""
    for table, seat, says in REFUSED:
        yield table.match, seat, table.read(says)


def moments() -> Iterator[AnyMatch]:
    """What is told now and then, and in missions whose mechanisms no numbered one has."""
    for n, mission in enumerate(long_missions()[10:]):
        for timers in TIMERS:
            yield from played(3 + n % 2, Config(custom=mission, timers=timers), Stream(n), n)
    timed = CLAIMED.copy()
    yield timed.table(TimeUp(timed.match.clocks[-1].key)).match
    yield STEPPED.match
    yield TARGETED.match
    yield DEAR.match
    for slip in GAME.table(DEAR.state):
        yield DEAR.match.table(slip)
    modes: tuple[Restriction | None, ...] = ("mute", "mime", None)
    for mode in modes:
        step = Step(DEAR.state, Stream("talk"))
        restrict(step, mode)
        yield Match(GAME, 4, DEAR.match.config, KEY, step.state, Entry(0, events=tuple(step.events)), None)
    cued = TARGETED.copy()
    yield cued.table(TimeUp(cued.match.clocks[-1].key)).match
    yield RETURNED.match
    yield LINKED.copy().play(P1, "guess-link 2 a").match
    yield LINKED.copy().play(P1, "guess-link 3 c").match
    yield BLOCKED.match
    for shift in ("none", "clockwise", "counter-clockwise"):
        yield RINGED.copy().play(P1, f"shift-ring {shift}").match
    yield REWARDED.match
    marked = REWARDED.copy().play(P1, "mark-received 1:1").play(P2, "mark-received 2:1")
    yield marked.match
    yield marked.copy().play(P4, "pass-received").match
    yield position("3 8", "3 r5 8", "3 8", number=55, extras=(Challenges((1,)),)).play(P1, "cut-as-red 2:2").match
    yield MUGGED.match
    yield CALLED.copy().play(P1, "name-cutter 2").match
    yield OWN_CARDS.copy().play(P1, "dual-cut 2:1 5").match
    yield CARRIED.copy().play(P1, "dual-cut 2:1 6").match
    yield GIVING.copy().play(P1, "give-oxygen 3 2").play(P1, "dual-cut 2:1 3").match
    yield LAST_AIR.copy().play(P1, "give-oxygen 3 2").play(P1, "dual-cut 2:1 3").match
    yield REFUNDED.copy().play(P1, "dual-cut 2:1 3").match
    yield PURSE.copy().play(P1, "dual-cut 2:1 3").match
    yield PURSE.copy().play(P1, "dual-cut 2:1 3").play(P2, "dual-cut 1:2 4").match
    yield TAKEN.match
    yield LIAR.match
    yield LIAR.copy().play(P1, "use-false-post-it 1:1 7").match
    state = position("4 5", "4 5").state
    for event in (EverybodySkipped(), MissionEnded(False, "objective"), PileCardLost(), *PASSED, *SAID):
        yield Match(GAME, 2, state.config, b"", state, Entry(0, events=(event,)), None)
    yield position("4", "x5", number=13).match
    yield position("4 4", "4 4 5", "5", usable="fast-pass").match
    yield position("4 5", "4 5", "3 9", "3 9", turn=P3, number=9, extras=row(5, 9, 3), usable="walkie").match
    stable = position("5", "r4 5", "5 5", usable="stabilizer").play(P1, "use-stabilizer")
    yield stable.play(P1, "dual-cut 2:1 5").match
    yield BET.copy().play(P3, "lay-number 6").play(P1, "dual-cut 3:2 7").match
    last = position("7 8", "7 8", "8", number=29, extras=NUMBERS).play(P3, "lay-number 6")
    yield last.play(P1, "dual-cut 2:1 7").match
    yield race(4, "y1 2 4 9", "2 4 y4 9", "y2 3 4 9", "3 y3 4 9", cards=(9,)).play(P1, "dual-cut 2:4 9").match
    yield race(6, turns=1, deck=(9, 8, 2)).play(P1, "dual-cut 2:1 2").match
    swept = race(9, "y1 4", "y2 4 4", "r3 4", "y3 y4", cards=(), fresh="4")
    yield swept.play(P1, "cut-together 2:1,4:1,4:2,1:1").match
    free = race(1, timers="wall")
    yield free.table(TimeUp(next(c.key for c in free.match.clocks if c.kind == "phase"))).match
    last = race(10, "2 4", "2 r3 4", "", "", cards=(), fresh="", turns=15)
    yield last.play(P1, "dual-cut 2:1 2").match
    struck = position("10 10 5 5 7", "5 7", "5", locked="disintegrator")
    yield struck.play(P1, "solo-cut 10", draws={"disintegrator": (24, 8)}).match


def race(at: int, *hands: str, cards: tuple[int, ...] = (4,), **more: Any) -> Table:
    """Mission 30 in this phase."""
    deck = more.pop("deck", (9, 8, 3, 2))
    out = tuple(n for n in range(1, 13) if n not in (*cards, *deck))
    data = PhaseState(at=at, turns=more.pop("turns", 0), cards=cards, base=0, deck=deck, out=out)
    config = {"number": 30, "timers": "turns", "fresh": "4 9", **more}
    return position(*(hands or ("y1 2 4 8", "2 4 8 9", "y2 3 4 9", "3 4 9 9")), extras=(data,), **config)


TARGETED = position(
    "4 5", "4 5", number=19, fresh="3", extras=(Targets(7, (3,)), ScriptState(1, due=True)), timers="wall"
).play(P1, "dual-cut 2:1 4")
NUMBERS = (Numbers(((2, 3), (4, 5), (6, 8)), (10, 11)),)
PASSED = (
    PassedOver(P1),
    PassedOver(P1, "blue", (P1, 0)),
    PassedOver(P1, "yellow"),
    PassedOver(P1, "yellow", (P1, 0)),
    PassedOver(P1, "missing"),
)
SAID = (
    ConstraintMet(0, P1, (4, 6)),
    TokenWithheld(P1, ((P1, 0),)),
    TokenWithheld(P1, ((P1, 0), (P1, 1))),
    TokenPlaced(P1, (P1, 0), Token(0, "even")),
    TokenPlaced(P1, (P1, 0), Token(0, "odd")),
    TokenPlaced(P1, (P1, 0), Token(9, "is-not", virtual=True)),
    TokenPlaced(P1, None, Token(9, "has-not", virtual=True)),
    TokenPlaced(P1, (P1, 0), Token(0, "single")),
    CardsTurnedUp((Equipment.RADAR,)),
    RevealClaimed(0, P1),
    RewardCardLost(0),
    PhaseOver(0, met=False),
    ActionDone(0, P1, Striped.ALARM, Spot(0, 0, 0)),
)


def long_one(spec: type) -> Mission:
    """The first of the long missions that has this mechanism."""
    return next(m for m in long_missions() if spec in map(type, m.mechanisms))


PLAIN = position("5 8", "5 8", "9 9", usable="ray super radar walkie post-it unequal stabilizer")
BOUND = position("2 2 5", "5", usable="stabilizer").play(P1, "use-stabilizer")
HIT = position("2 6", "2 6", "2 2").play(P1, "helped-cut 2:1,2:2 2 double")
MISS = position("3 8", "3 r5 8").play(P1, "helped-cut 2:2,2:3 3 double")
SWAP = position("4 5", "4 5", usable="walkie").play(P1, "use-walkie 1:1 2")
PICK = Table(Match.start(GAME, 3, b"pick", Config(custom=OWN[0], captain=P1))).play(P2, "pick-character ray")
CLAIMED = position("1 3 6 6", "1 3", "3 3", mission=long_one(ClaimedTurns)).play(P1, "solo-cut 6")
FRAGILE = position("4 5", "4 5", "4 5", usable="stabilizer", mission=Mission(mechanisms=(FragilePlayer(),)))
NAMED = CLAIMED.copy().time_up()
DEAR = Table(Match.start(GAME, 4, b"dear", Config(mission=25, chat="free", captain=P1)))
MUGGED = position(
    "1 3", "1 4 4", "3 2 2", "x4", mission=long_one(NamedCutter), extras=(CallDeck((3, 1, 2, 4)),), usable="mug"
)
CALLED = MUGGED.copy().play(P1, "turn-up-number")
RADARED = position("1 3", "1 4 4", "3", "4", number=18, extras=(CallDeck((3, 1, 2, 4)),))
LIAR = position("4 5 y1", "4 5", "4 y2", usable="post-it", mission=Mission(yellow=Colour(2), lies="captain"))
LIES = Table(Match.start(GAME, 4, b"lies", Config(custom=Mission(lies="captain", yellow=Colour(4)), captain=P1)))
REDS = Table(Match.start(GAME, 4, b"reds", Config(custom=Mission(lies="captain", blue=4, red=Colour(8)), captain=P1)))
DENIED = LIES.copy().time_up()
TRUE = DENIED.copy().time_up()
MISSING = Table(Match.start(GAME, 4, b"missing", Config(custom=Mission(tokens="negative"), captain=P1)))
DRAWN = Table(Match.start(GAME, 4, b"drawn", Config(custom=Mission(tokens="random"), captain=P1)))
BLIND = position("3 4 5@", "3 4", "4 5", usable="post-it", mission=Mission(mechanisms=(BlindWires(),)))
OWNED = position(
    "3 4 5@", "3 4", "4 5", turn=P2, mission=Mission(mechanisms=(BlindWires(who="captain", cut_by="owner"),))
)
STRAYS = position(
    "3 y1", "3 3^", "y2 5", mission=Mission(yellow=Colour(2), mechanisms=(UnsortedWires(which="blue", locked=True),))
)
RED_NUMBER = position(
    "3 7", "3 7", usable="post-it", mission=Mission(mechanisms=(RedNumber(),)), extras=(RedCard(7),), reds=(RED, 7)
)
CAME = position(
    "1 5 / 5", "1 / 5", off_hand="4", mission=Mission(mechanisms=(LateWires(count=3),)), extras=(LateState(4),)
).play(P1, "dual-cut 2:1 1")
BET = position("7", "2 8", "2 7 8", number=29, fresh="3 4 5 6 10 11", extras=NUMBERS)
GATED = position(
    "2 5 9 y1",
    "2 5 6 9 y2",
    "2 5",
    mission=Mission(yellow=Colour(2), mechanisms=(NumberGate(),)),
    extras=(GateCards((2, 5), (9,)),),
)
PAIRED = position("5 6", "5 6", number=47, extras=(GateCards((4, 9), (1, 2, 3, 5, 6, 7, 8, 10, 11, 12)),))
TAKEN = position("4 5", "4 5 5", "3 9", usable="hook").play(P1, "use-hook 2:1 1")
OWN_CARDS = position("5 9", "5 9", "5 9", "5 9", number=65, extras=(GateCards(own=((2, 5), (1, 3), (4, 8), (6, 7))),))
CHALLENGED = position("3 r5 8", "3 8", "3 8", "3 8", number=55, extras=(Challenges((1,)),))
UNCHALLENGED = position("3 r5 8", "3 8", "3 8", "3 8", number=55, extras=(Challenges((2,)),))
LINED = position(
    "2 3 5 y1",
    "2 3 5 y2",
    "2 5",
    mission=Mission(yellow=Colour(2), mechanisms=(NumberLine(),)),
    extras=(Line((9, 5, 2, 1, 3, 4, 6, 7, 8, 10, 11, 12), (2,), 2),),
)
COVERED = position(
    "4 5 8", "4 8", "4 5 5 8 8", number=12, locked="radar", fresh="8", extras=(Covers((Cover(Equipment.RADAR, 12),)),)
)
ROLES = Roles(link=P3, characters=(Character.DOUBLE,) * 3, cards=(Constraint.A, Constraint.B, Constraint.C))
LINKED = position("2 3 8 9", "2 3 8 9 9", "2 3 8 9", number=34, extras=(ROLES,))
BLOCKED = position("2 8 9", "2 8 9", "8 8 9 9", number=34, extras=(ROLES,), turn=P2).play(P2, "dual-cut 1:1 2")
RETURNED = position("4 5 y1", "5{5} 6 y2", "4 5 y3 6", "4 4 5 6 6 y4", number=22)
RETURNED.play(P1, "dual-cut 2:3 yellow").play(P1, "choose-token 5")
COLOURED = Table(Match.start(GAME, 4, b"coloured", Config(custom=Mission(blue=4, yellow=Colour(4)), captain=P1)))
RINGED = position(
    "2 3", "2 3", "2 3", "2 3", number=61, extras=(Constraints((Constraint.C,) * 4, left=(Constraint.K,)),)
)
ENDS = position("4", "4 9", "4 4 9 9 1", "9 1 1 1", number=36, extras=row(4, 9, 1)).play(P1, "dual-cut 2:1 4")
EVEN = position("2 3", "2 3", "2 3", number=31, extras=(Constraints((Constraint.A,) * 3),))
REWARDED = position(
    "3 4 5", "4 5 5", "5", "3 3", number=39, extras=(Together(number=5, deck=(3, 4, 2, 1), out=tuple(range(6, 13))),)
).play(P1, "cut-together 1:3,2:2,2:3,3:1")
MAPPED = position("y2 5 10", "y3 10", "5 6", number=66, extras=(Walk(Spot(0, 0, 0), tuple(map(Constraint, "badce"))),))
STEPPED = MAPPED.copy().play(P1, "dual-cut 2:2 10")
ROW = position("4 8", "4 8", number=9, extras=row(4, 8), fresh="4")
CARRIED = position("6 5 / 4", "6 5", "5 5", number=43, extras=(Robot(6),), off_hand="4 4 4", fresh="4")
TRIPPED = position("4 5", "4 5 y2", "4 y1", number=41)
PAYING = Mission(mechanisms=(Oxygen((5, 5, 5, 5), "teammate", "value", skip=True),))
GIVING = position("3 4 9", "3 4 9", "9 9", mission=PAYING, extras=(Air(0, (5, 5, 5)),))
SHARED = position("3 9", "3 9", "9 9", number=44, extras=(Air(1, (0, 0, 5)), Restricted()))
LAST_AIR = position("3 9", "3", "9 9 9", mission=PAYING, extras=(Air(0, (5, 5, 5)),))
REFUNDING = Mission(mechanisms=(Oxygen((9, 6, 3, 2), refund=True),))
REFUNDED = position("3 9", "3 9", "9 9", mission=REFUNDING, extras=(Air(14, (6, 6, 6)),))
IN_TURNS = Mission(mechanisms=(Oxygen((14, 18, 24, 30), "purse", "value"),))
PURSE = position("3 4 9", "3 4 9", mission=IN_TURNS, extras=(Air(0, (14, 0)),))
ALONE = position("3 3", "", mission=PAYING, extras=(Air(0, (1, 0)),))
YELLOWS = position("4 y2 y5", "4 7", "7 y9", mission=OWN[-1])
AGAIN = race(7, "4 4 8 9", "4 8 9", "y1 4 8 9", "y2 8 9", fresh="4 8 9", deck=(8, 9, 12, 11))
AGAIN.play(P1, "dual-cut 2:1 4")
LOCKED = race(8, "2 5 6", "2 5 6 7", "5 6 7", "5 6 7 7", cards=(5, 6, 7), deck=(2, 3), fresh="5 6 7", usable="walkie")
REFUSED = [
    (AGAIN, P1, "dual-cut 2:2 8"),
    (LOCKED, P1, "dual-cut 2:1 2"),
    (LOCKED, P1, "use-walkie 1:1 2"),
    (race(9, "y1 4", "4 9", "y2 4 9", "r3 4", cards=(), fresh="4"), P1, "dual-cut 2:1 4"),
    (race(10, "y1 4", "4 9", "y2 4 9", "r3 4", cards=(), fresh="4"), P1, "cut-together 3:1,1:1"),
    (EVEN, P1, "dual-cut 2:2 3"),
    (ENDS, P1, "dual-cut 2:1 4"),
    (position("4 5 y1", "4 5 y2", number=41), P1, "dual-cut 2:3 yellow"),
    (YELLOWS, P1, "dual-cut 3:2 yellow"),
    (position("4 y2 y5", "4 7", "7 y9", turn=P2, mission=OWN[-1]), P2, "cut-together 1:2,1:3,3:2"),
    (YELLOWS.copy().play(P1, "cut-together 1:2,1:3,3:2"), P2, "cut-together 1:1,2:1,3:1"),
    (LIAR, P1, "use-post-it 1:1"),
    (LIAR, P2, "use-false-post-it 2:1 7"),
    (LIES, P1, "place-token 1:1"),
    (LIES, P1, f"place-false-token 1:1 {LIES.state.value((P1, 0))}"),
    (LIES, P1, "place-false-token 1:1 yellow"),
    *[(REDS, P1, f"place-false-token 1:{c[1] + 1} 1") for c in REDS.state.uncut(P1) if REDS.state.value(c) == RED],
    (DENIED, P1, "place-false-token 1:1 12"),
    (TRUE, P2, "place-false-token 2:1 12"),
    (MISSING, P1, "place-token 1:1"),
    (MISSING, P1, f"name-missing {MISSING.state.value((P1, 0))}"),
    (MISSING, P1, "name-missing []"),
    *[(COLOURED, P1, f"place-token 1:{c[1] + 1}") for c in COLOURED.state.uncut(P1) if COLOURED.state.value(c) > 12],
    (PICK, P3, "pick-character ray"),
    (position("4 x5 x6", "4", usable="unequal"), P1, "use-unequal 1:2"),
    (position("4 5 9", "4 9", "5", usable="equal"), P1, "use-equal 1:1"),
    (position("4 9", "4 9", "x5", usable="walkie"), P1, "use-walkie 1:1 3"),
    (position("4 4 9", "4 9", usable="unequal"), P1, "use-unequal 1:1"),
    (position("r4", "2", "2", usable="mug", begin=False), P1, "use-mug 2"),
    (position("4 5", "4 5", usable="mug"), P1, "use-mug 1"),
    (PLAIN, P1, "helped-cut 2:1,2:2 5,8 ray"),
    (PLAIN, P1, "helped-cut 2:1 5,5 ray"),
    (PLAIN, P1, "helped-cut 2:1 8,5 ray"),
    (PLAIN, P1, "helped-cut 2:1 5 super"),
    (PLAIN, P1, "helped-cut 2:1,3:1 5 double"),
    (PLAIN, P1, "helped-cut 2:1,2:2 5,8 double"),
    (PLAIN, P1, "dual-cut 2:1 red"),
    (PLAIN, P1, "solo-cut red"),
    (position("4 r5", "4", usable="post-it"), P1, "use-post-it 1:2"),
    (position("4 5", "4 5", usable="rewinder"), P1, "use-rewinder"),
    (position("4 5", "4 5", usable="radar", mission=Mission(blue=6)), P1, "use-radar 7"),
    *[(DRAWN, DRAWN.asked[0][0], f"place-token {DRAWN.asked[0][0] + 1}:{slot}") for slot in range(1, 13)],
    (position("4 5", "4 5", usable="batteries"), P1, "use-batteries 1"),
    (position("4 4", "4 4", usable="single"), P1, "use-single 1:1"),
    (position("5 y6", "5 8"), P1, "helped-cut 2:1,2:2 yellow double"),
    (position("4 x5", "4 6", usable="walkie"), P1, "use-walkie 1:2 2"),
    (position("3{3} 4", "3 4", usable="post-it"), P1, "use-post-it 1:1"),
    (SWAP, P2, "give-wire 1:2"),
    (HIT, P2, "settle 2:2"),
    (MISS, P2, "settle 2:2"),
    (BOUND, P1, "solo-cut 2"),
    (position("2 2", "x5", usable="stabilizer"), P1, "use-stabilizer"),
    (position("4 r2 r5", "4 7", "7 r9", turn=P2, number=13), P2, "cut-together 1:2,1:3,3:2"),
    (position("4 5", "4 5", usable="fast-pass"), P1, "fast-pass [1:1,1:2]"),
    (position("4 5", "4 5", usable="hook"), P1, "use-hook 2:1 2"),
    (position("4 r2 r5", "4 7", "7 r9", number=13), P1, "cut-together 1:2,1:3"),
    (
        position("4 r2 r5", "4 7", "7 r9", number=13).play(P1, "cut-together 1:2,1:3,3:2"),
        P2,
        "cut-together 1:1,2:1,3:1",
    ),
    (CALLED, P1, "dual-cut 2:1 1"),
    (MUGGED, P1, "name-cutter 3"),
    (RADARED, P1, "name-cutter 2"),
    (GATED, P1, "use-number 9"),
    (CHALLENGED, P1, "cut-as-red 1:2"),
    (UNCHALLENGED, P1, "cut-as-red 2:1"),
    (PLAIN, P1, "cut-as-red 2:1"),
    (LINED, P1, "dual-cut 2:3 5"),
    (LINED, P1, "dual-cut 2:1 2"),
    (LINED.copy().play(P1, "dual-cut 2:2 3"), P1, "dual-cut 2:1 2"),
    (LINED, P1, "dual-cut 2:4 yellow"),
    *[(GATED.copy().play(P1, "use-number 5"), P1, says) for says in ("dual-cut 2:5 yellow", "use-number 2")],
    *[(GIVING, P1, says) for says in ("dual-cut 2:1 3", "give-oxygen 9 2", "give-oxygen 5 2")],
    *[(GIVING.copy().play(P1, "give-oxygen 3 2"), P1, says) for says in ("dual-cut 2:2 4", "give-oxygen 3 2")],
    *[(SHARED, P1, says) for says in ("dual-cut 2:2 9", "give-oxygen 3 2")],
    (ALONE, P1, "give-oxygen 3 2"),
    (CARRIED.copy().play(P1, "dual-cut 2:1 6"), P1, "choose-stand 2"),
    *[(TRIPPED, P1, says) for says in ("dual-cut 2:3 yellow", "cut-tripwire 1:1")],
    (position("y1 4", "4 5", "5 y2", number=41, turn=P1, usable="walkie"), P1, "cut-tripwire 1:1"),
    (position("y1", "4 5", "4 5", number=41, usable="walkie"), P1, "cut-tripwire 2:1"),
    (position("4", "4 5", "5", number=41), P1, "cut-tripwire 2:1"),
    (PAIRED, P1, "use-pair 4,9 6"),
    (BET, P3, "lay-number 9"),
    (COVERED, P1, "use-radar 5"),
    (CALLED, P1, "name-cutter 4"),
    (CALLED.copy().play(P1, "name-cutter 3"), P3, "use-mug 1"),
    (CALLED.copy().play(P1, "name-cutter 3"), P3, "solo-cut 2"),
    (CALLED.copy().play(P1, "name-cutter 2"), P2, "confess-wire 3:1"),
    (CLAIMED, P2, "solo-cut 2"),
    (FRAGILE, P1, "use-stabilizer"),
    (NAMED, P1, "solo-cut 2"),
    (NAMED, P1, "name-next 1"),
    (DEAR, (DEAR.asked[0][0] + 1) % 4, "skip"),
    *[(BLIND, P1, says) for says in ("use-post-it 1:3", "cut-blind 2:1 3 1:1", "cut-blind 2:1 red 1:3")],
    *[(BLIND, P1, says) for says in ("cut-blind 1:1 3 1:3", "solo-blind 4 1:3")],
    (OWNED, P2, "dual-cut 1:3 4"),
    (STRAYS, P1, "helped-cut 2:1,2:2 3 double"),
    (STRAYS, P1, "dual-cut 2:2 3"),
    (RED_NUMBER, P1, "dual-cut 2:1 7"),
    (RED_NUMBER, P1, "use-post-it 1:2"),
    (CAME, P2, "choose-stand 1"),
    (RINGED, P1, "dual-cut 2:1 2"),
    (LINKED, P1, "guess-link 1 a"),
    (LINKED.copy().play(P1, "guess-link 2 a"), P1, "guess-link 3 a"),
    (LINKED.copy().play(P1, "guess-link 3 c"), P1, "guess-link 3 c"),
    (LINKED.copy().play(P1, "dual-cut 2:1 2").play(P2, "dual-cut 3:2 3"), P3, "guess-link 1 a"),
    (RINGED.copy().play(P1, "shift-ring none"), P1, "take-spare"),
    (REWARDED, P1, "pass-received"),
    (MAPPED, P1, "dual-cut 2:1 yellow"),
    (STEPPED, P1, "walk-on west"),
    (ROW, P1, "dual-cut 2:2 8"),
]
