"""Tiny positions of Bomb Busters, written as the scenarios of the rules write them and played by notation.

    table = position("4 9 9", "4 9 9", dial=2, locked="stabilizer")
    table.play(P1, "dual-cut 2:2 9~1:3")

`7` is blue, `y4` yellow 4.1, `r9` red 9.5, `x7` cut, `7{7}` has a token, `y4{Y}` a yellow one, `7{7*}` one that is only
said; `7^` has an X token and is not in order, `7@` is turned round; ` / ` parts two stands.
Whatever is not listed is cut already. Places count from 1, as in the terminal: `2:3` is slot 3 of stand 2, where second
stands come after all first ones. It is P1's turn, and P1 is the Captain.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from litfuse.cli.terminal import notation
from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.actions import PickCharacter
from litfuse.games.bomb_busters.cards.words import Anytime
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.deals import BLUE
from litfuse.games.bomb_busters.events import Dealt
from litfuse.games.bomb_busters.mechanisms.all import Data
from litfuse.games.bomb_busters.mechanisms.base import hooks_of
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import Row
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.public import Ask, Card, Label, Marker, Over, Power, Token
from litfuse.games.bomb_busters.state import FRESH, Stand, State, Wire, stand_of, tokens_of
from litfuse.games.bomb_busters.turns import begin_turn
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import NUMBERS, RED, REDS, YELLOW, Apart, Cell, Character, Equipment
from litfuse.kernel.events import Step
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.options import Options
from litfuse.kernel.records import Decision, Draw, Entry, Refusal, Seat, Viewer
from litfuse.kernel.rng import Scripted, Stream
from litfuse.lang import Voice
from tests.games.moving import Moving
from tests.games.verdicts import refused as refused
from tests.games.verdicts import stale as stale

P1, P2, P3, P4, P5 = range(5)
EVERYBODY: tuple[Viewer, ...] = (P1, P2, P3, P4, P5, "spectator")
KEY = b"bomb busters"
ENGLISH = Voice("en", GAME.name)
WORD = re.compile(r"(x?)([yr]?)(\d+)([\^@]?)((?:\{[^}]*\})*)\Z")
APART: dict[str, Apart | None] = {"": None, "^": "stray", "@": "turned"}
TOKEN = re.compile(r"\{(!?)(\d+|Y|even|odd|x[1-4])(\*?)(~?)\}")
COLOURS = {"": 0, "y": 1, "r": 5}


def key(word: str) -> int:
    """`y4` is 41."""
    return 10 * int(word.lstrip("yr")) + COLOURS[word[:1] if word[0] in "yr" else ""]


def wire(word: str) -> Wire:
    found = WORD.match(word)
    assert found, word
    cut, colour, number, apart, before = found.groups()
    fresh = FRESH[10 * int(number) + COLOURS[colour]]
    return replace(fresh, cut=bool(cut), tokens=tuple(token(*t) for t in TOKEN.findall(before)), apart=APART[apart])


def token(denies: str, word: str, virtual: str = "", dated: str = "") -> Token:
    """`7` and `Y` say what a wire is, `!7` what it is not; `even`, `odd`, `x2` name no number."""
    value = YELLOW if word == "Y" else int(word) if word.isdecimal() else 0
    says = "is-not" if denies else "is" if value else word
    return Token(value, says, virtual=bool(virtual), dated=bool(dated))  # type: ignore[arg-type]


def written(wire: Wire) -> str:
    """A wire as a word; a token that is only said has a `*`, a dated one a `~`."""
    colour = {0: "", 1: "y", 5: "r"}[wire.key % 10]
    out = f"{'x' if wire.cut else ''}{colour}{wire.key // 10}{next(s for s, a in APART.items() if a == wire.apart)}"
    for token in wire.tokens:
        shown = "Y" if token.value == YELLOW else token.value or token.says
        marks = f"{'*' if token.virtual else ''}{'~' if token.dated else ''}"
        out += f"{{{'!' if token.says == 'is-not' else ''}{shown}{marks}}}"
    return out


def sequence(words: str | Sequence[str]) -> tuple[Equipment, ...]:
    return tuple(Equipment(w) for w in (words.split() if isinstance(words, str) else words))


class Table(Moving[State, View, Any, Ask]):
    @property
    def dial(self) -> int:
        return self.state.dial

    @property
    def ended(self) -> str:
        """Why it is over; nothing if it is not."""
        ask = self.state.ask
        return ask.reason if isinstance(ask, Over) else ""

    @property
    def lost(self) -> bool:
        outcome = self.match.outcome
        return outcome is not None and outcome.winners == ()

    @property
    def won(self) -> bool:
        outcome = self.match.outcome
        return outcome is not None and outcome.winners == tuple(range(self.match.seats))

    def stand(self, index: int) -> str:
        """A stand as words; the first is 1."""
        return " ".join(map(written, self.state.stands[index - 1].wires))

    def hand(self, seat: Seat) -> str:
        return " / ".join(self.stand(i + 1) for i in self.state.stands_of(seat))

    def card(self, name: str) -> Card:
        return next(c for c in self.state.equipment if c.name == name)

    def power(self, seat: Seat) -> Power:
        return self.state.powers[seat]

    @property
    def asked(self) -> tuple[tuple[Seat, str], ...]:
        """The seats that the match waits for, and the kind of the question."""
        return tuple((d.seat, d.kind) for d in self.match.owed)

    def offered(self, seat: Seat) -> bool:
        return any(d.seat == seat and not d.owed for d in self.match.decisions)

    def question(self, seat: Seat, owed: bool = True) -> Decision:
        (found,) = (d for d in self.match.decisions if d.seat == seat and d.owed == owed)
        return found

    def options(self, seat: Seat, owed: bool = True) -> Options[Any]:
        return self.match.options(self.question(seat, owed))

    def may(self, seat: Seat, says: str, owed: bool = True) -> bool:
        return self.read(says) in self.options(seat, owed)

    def called(self, seat: Seat) -> set[int]:
        """The values that this seat may call in a plain Dual Cut."""
        return {a.call.value for a in self.options(seat) if type(a).__name__ == "DualCut"}

    def read(self, says: str) -> Any:
        return notation.read(says, GAME, self.match.seats, ENGLISH)

    def rng(self, draws: dict[str, tuple[int, Any]]) -> Scripted:
        return Scripted([Draw(label, of, got) for label, (of, got) in draws.items()], Stream("otherwise"))

    def play(self, seat: Seat, says: str, to: str = "", draws: dict[str, tuple[int, Any]] | None = None) -> Table:
        """This seat answers: equipment of any time goes to its offer, the rest to its question, or to the id `to`."""
        action = self.read(says)
        if not to:
            owed = not isinstance(action, Anytime)
            mine = [d for d in self.match.decisions if d.seat == seat]
            fitting = [d.id for d in mine if d.owed == owed and (owed or d.kind == "card")] or [d.id for d in mine]
            to = fitting[0] if fitting else f"{seat}.turn.{self.state.asked}"
        self.match = self.match.play(self.match.find(to, seat), action, self.rng(draws or {}))
        return self

    def refusal(self, seat: Seat, says: str) -> Refusal | None:
        """What the rules say of an answer to this seat's question, or to its offer."""
        mine = sorted((d for d in self.match.decisions if d.seat == seat), key=lambda d: not d.owed)
        return GAME.refusal(self.state, mine[0], self.read(says))

    def nothing_happens(self, before: Table) -> bool:
        return self.match is before.match


def position(
    *hands: str,
    dial: int = 0,
    locked: str = "",
    usable: str = "",
    used: str = "",
    deck: str = "",
    pile: int = 0,
    off_hand: str = "",
    reds: tuple[int, ...] = REDS,
    spent: Sequence[Seat] = (),
    characters: Sequence[str] = (),
    labels: Sequence[Label | tuple[int, int, bool]] = (),
    fresh: str = "",
    start: int = 0,
    captain: Seat = P1,
    turn: Seat = P1,
    number: int = 0,
    extras: Sequence[Data] = (),
    begin: bool = True,
    mission: Mission | None = None,
    **config: Any,
) -> Table:
    """A table in the middle of a mission, at the beginning of this seat's turn.

    Of the numbers in `fresh` no wire was cut, though not all are listed. The mission is one of its own with the wires
    that are named, or the one with this number, or this one.
    """
    seats = len(hands)
    stands: list[Stand] = []
    seconds: list[tuple[Seat, str]] = []
    for seat, hand in enumerate(hands):
        first, *more = hand.split(" / ") if hand else [""]
        stands.append(stand_of(seat, seat, tuple(map(wire, first.split()))))
        seconds += [(seat, m) for m in more]
    for owner, words in seconds:
        stands.append(stand_of(len(stands), owner, tuple(map(wire, words.split()))))
    wires = [w for s in stands for w in s.wires]
    mission = (
        mission.at(seats)
        if mission
        else mission_with(wires, seats, number, sequence(f"{locked} {usable} {used} {deck}"), bool(characters))
    )
    total = [0] + [4 if n <= mission.blue else 0 for n in NUMBERS] + [mission.yellow.count, mission.red.count]
    uncut = [w.value for w in wires if not w.cut]
    untouched = set(map(int, fresh.split()))
    cuts = tuple(0 if v in untouched else t - uncut.count(v) for v, t in enumerate(total))
    assert min(cuts) >= 0, "more wires than there are"
    settled = Config(**{"mission": number, **config} if number else {"custom": mission, **config})
    powers = tuple(
        Power(Character(characters[s]) if characters else Character.DOUBLE, s in spent) for s in range(seats)
    )
    cards = [Card(name) for name in sequence(locked)]
    cards += [Card(name, usable=True) for name in sequence(usable)]
    cards += [Card(name, usable=True, used=True) for name in sequence(used)]
    specs = hooks_of(mission)
    data = tuple(extras) or tuple(h.fresh(seats) for h in specs)
    state = State(
        config=settled,
        mission=mission,
        seats=seats,
        total=tuple(total),
        captain=captain,
        stands=tuple(stands),
        tokens=tokens_of(stands),
        markers=tuple(Marker(w.key, True) for w in wires if w.value in (YELLOW, RED)),
        dial=dial or mission.steps(seats),
        start=start or max(dial, mission.steps(seats)),
        cuts=cuts,
        equipment=tuple(cards),
        deck=sequence(deck),
        pile=pile,
        off_hand=tuple(map(key, off_hand.split())),
        reds=reds,
        powers=powers,
        labels=tuple(x if isinstance(x, Label) else Label((x[0] - 1, x[1] - 1), x[2]) for x in labels),
        turn=turn,
        extras=data,
        complete=tuple(n for n in NUMBERS if total[n] and cuts[n] == total[n]),
    )
    owners = tuple(s.owner for s in stands)
    keys = tuple(tuple(w.key for w in s.wires) for s in stands)
    deal = Dealt(
        config=settled,
        mission=mission,
        seats=seats,
        captain=captain,
        owners=owners,
        keys=keys,
        aside=(),
        markers=state.markers,
        equipment=sequence(f"{locked} {usable} {used}"),
        deck=state.deck,
        dial=state.dial,
        powers=powers,
        strays=cells_of(stands, "stray"),
        turned=cells_of(stands, "turned"),
        off_hand=state.off_hand,
    )
    step = Step(state, Stream("turn"))
    if begin:
        begin_turn(step, turn)
    match: AnyMatch = Match(GAME, seats, settled, KEY, step.state, Entry(0, events=(deal, *step.events)), None)
    return Table(match)


def cells_of(stands: Sequence[Stand], apart: Apart) -> tuple[Cell, ...]:
    return tuple((i, n) for i, s in enumerate(stands) for n, w in enumerate(s.wires) if w.apart == apart)


def mission_with(wires: Sequence[Wire], seats: int, number: int, cards: Sequence[Equipment], chosen: bool) -> Mission:
    if number:
        return MISSIONS[number].at(seats)
    values = [w.value for w in wires]
    later = tuple(c for c in cards if c in tuple(Equipment)[12:])
    return Mission(
        yellow=Colour(values.count(YELLOW)),
        red=Colour(values.count(RED)),
        later=later,
        characters="choice" if chosen else "double",
    )


def row(*cards: int, at: int = 0) -> tuple[Row]:
    """The number cards of a sequence, and which one is pointed at."""
    return (Row(cards, at),)


def scripted(seats: int, config: Config, draws: Sequence[Draw]) -> Table:
    """A deal with these outcomes of its draws."""
    step = Step(GAME.new(seats, config), Scripted(draws, Stream("otherwise")))
    GAME.setup(step)
    return Table(Match(GAME, seats, config, KEY, step.state, Entry(0, events=tuple(step.events)), None))


def dealt_as(mission: Mission, *hands: str, row: tuple[int, ...] = ()) -> Table:
    """A match of this mission in which everybody gets these wires; P1 is the Captain."""
    pool = list(BLUE[: 4 * mission.blue])
    for colour, rest in ((mission.yellow, 1), (mission.red, 5)):
        pool += [10 * n + rest for n in sorted(colour.fixed)]
    stands = [[key(word) for word in hand.split()] for hand in hands]
    order = []
    for n in range(len(pool)):
        wanted = stands[n % len(stands)][n // len(stands)]
        order.append(next(i for i, k in enumerate(pool) if k == wanted and i not in order))
    cards = tuple([n - 1 for n in (*row, *(n for n in range(1, mission.blue + 1) if n not in row))])
    script = [Draw("pool shuffle", len(pool), tuple(order))]
    script += [Draw(label, mission.blue, cards) for label in ("Number cards", "0 Number cards") if row]
    return scripted(len(hands), Config(custom=mission, captain=P1), script)


def dealt(seats: int, mission: int = 1, key: bytes = KEY, **config: Any) -> Table:
    """A table as it is after the deal."""
    return Table(Match.start(GAME, seats, key, Config(mission=mission, **{"captain": P1, **config})))


def picked(seats: int, mission: int, key: bytes = KEY, **config: Any) -> Table:
    """A table after the deal at which everybody who may choose a character took the Double Detector."""
    table = dealt(seats, mission, key, **config)
    while table.asked[0][1] == "pick":
        table.match = table.match.play(table.match.owed[0], PickCharacter(Character.DOUBLE))
    return table


def set_up(seats: int, mission: int = 1, key: bytes = KEY, **config: Any) -> Table:
    """The same after everybody has set the first token that comes first."""
    table = dealt(seats, mission, key, **config)
    while table.asked and table.asked[0][1] == "token":
        decision = table.match.owed[0]
        table.match = table.match.play(decision, table.match.options(decision)[0])
    return table
