"""Tiny positions of Scape Goat, played by notation.

    table = position("R B", "", "", "", turn=BLUE)
    table.play(BLUE, "move trade").play(BLUE, "trade-with 2")

Seats are colours in their order, Blue first; cards are letters. What is not named is dealt from the rest of the deck:
hands first, with cards that do not show their owner's colour as long as there are any, then the face-up cards and the
stash. So a card that is named nowhere can be anywhere, but the deck is always whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Self

from msgspec.structs import replace

from litfuse.games.scape_goat import GAME, Config, decoder
from litfuse.games.scape_goat.actions import Action
from litfuse.games.scape_goat.cards import COLOURS, DECKS, HAND_SIZE, SHOWING, Card, Hand, in_order
from litfuse.games.scape_goat.events import Dealt, Sealed
from litfuse.games.scape_goat.invariants import broken
from litfuse.games.scape_goat.knowledge import Knowledge
from litfuse.games.scape_goat.places import Place
from litfuse.games.scape_goat.public import Ask
from litfuse.games.scape_goat.state import State
from litfuse.games.scape_goat.view import View
from litfuse.kernel.events import Step
from litfuse.kernel.match import Match
from litfuse.kernel.notation import read
from litfuse.kernel.options import Options
from litfuse.kernel.records import Decision, Draw, Entry, Left, Outcome, Seat, Viewer
from litfuse.kernel.rng import Scripted, Stream
from tests.games.moving import Moving
from tests.games.verdicts import refused as refused
from tests.games.verdicts import stale as stale

BLUE, RED, YELLOW, GREEN, ORANGE, PURPLE = range(6)
KEY = b"scape goat"
SECRET = b"the key of the decoder, 32 bytes"
KINDS = {  # which question an action answers
    "move": "move",
    "spy": "spy",
    "trade-with": "trade",
    "trade-card": "trade-card",
    "stash-take": "stash",
    "stash-return": "stash-return",
    "steal": "steal",
    "frame-card": "frame-card",
    "swap": "swap",
    "cops": "cops",
    "cops-order": "cops-order",
}


def cards(words: str) -> Hand:
    return in_order(Card(w) for w in words.split())


def words(of: tuple[Card | None, ...]) -> str:
    return " ".join(card or "-" for card in of)


# How many outcomes a draw has: a rule that drew from another number would not accept the script.
SIZES: dict[str, Callable[[State], int]] = {
    "move": lambda s: 2 if s.places[s.turn] in (Place.SPY, Place.TRADE, Place.STASH) else 3,
    "target": lambda s: s.seats - 1,
    "slot": lambda s: 3,
    "return": lambda s: len(s.hands[s.turn]),
    "swap": lambda s: len(s.allowed(s.turn)),
}


class Table(Moving[State, View, Knowledge, Ask]):
    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None
        return self.match.outcome

    @property
    def reason(self) -> str:
        return self.outcome.reason.key

    def hand(self, seat: Seat) -> str:
        return words(self.state.hands[seat])

    @property
    def stash(self) -> str:
        return words(self.state.stash)

    def lies(self, place: str) -> str:
        """The face-up card there."""
        return self.state.face_up[list(Place).index(Place(place))].value

    def stands(self, seat: Seat) -> str:
        return self.state.places[seat].value

    @property
    def asked(self) -> list[str]:
        """The seats that the match waits for, each with the kind of its question: "1.swap"."""
        return [f"{d.seat}.{d.kind}" for d in self.match.owed]

    @property
    def offered(self) -> list[str]:
        """Offers beside the hidden orders."""
        return [f"{d.seat}.{d.kind}" for d in self.match.decisions if not d.owed and d.kind != "cops-order"]

    def question(self, seat: Seat, kind: str) -> Decision:
        (found,) = (d for d in self.match.decisions if (d.seat, d.kind) == (seat, kind))
        return found

    def options(self, seat: Seat, kind: str) -> Options[Any]:
        return self.match.options(self.question(seat, kind))

    def sure(self, seat: Seat, of: Seat) -> str:
        """The cards of another hand that this seat is certain of."""
        return words(self.known(seat).held[of])

    def rng(self, draws: dict[str, Any]) -> Scripted:
        """Draws by label; `card_2` is the label `card.2`."""
        script = []
        for name, got in draws.items():
            label, _, seat = name.partition("_")
            size = len(self.state.hands[int(seat)]) if seat else SIZES[label](self.state)
            script.append(Draw(f"{label}.{seat}" if seat else label, size, got))
        return Scripted(script, Stream("otherwise"))

    def play(self, seat: Seat, *says: str) -> Table:
        """This seat answers its questions, one after the other."""
        for line in says:
            action: Action = read(line, GAME.types.action)
            kind = KINDS[line.split()[0]]
            open_ = [d.id for d in self.match.decisions if (d.seat, d.kind) == (seat, kind)]
            to = open_[0] if open_ else f"{seat}.{kind}.{self.state.asked}"
            self.match = self.match.play(self.match.find(to, seat), action)
            assert broken(self.state) is None
        return self

    def offends(self, seat: Seat, kind: str, says: str) -> None:
        """An answer of another type to an open question of this seat."""
        self.match.play(self.question(seat, kind), read(says, GAME.types.action))

    def frame(self, *choices: str) -> Table:
        """Everybody chooses a card, in the order of the seats."""
        for seat, card in enumerate(choices):
            self.play(seat, f"frame-card {card}")
        return self

    def table(self, action: Any, **draws: Any) -> Self:
        super().table(action, **draws)
        assert broken(self.state) is None
        return self

    def idle(self, until: Seat) -> Table:
        """Turns pass in which nobody trades, prepares or frames, until this seat is to move."""
        while self.turn != until or self.asked != [f"{until}.move"]:
            seat = self.turn
            if self.asked == [f"{seat}.swap"]:
                self.play(seat, f"swap {self.state.allowed(seat)[0]}")
            elif not self.asked:
                self.time_up()  # the pause of six players
            elif self.stands(seat) != "spy":
                self.play(seat, "move spy", f"spy {(seat + 1) % self.state.seats}")
            else:
                third = self.state.stash[2]
                self.play(seat, "move stash", "stash-take 3", f"stash-return {third}")
        return self

    def late(self, **draws: Any) -> Table:
        """As `time_up`, at another table: this one stays as it is."""
        return self.copy().time_up(**draws)

    def left(self, seat: Seat) -> Table:
        return self.table(Left(seat))

    def unchanged(self, viewer: Viewer, since: Table) -> bool:
        """Nothing was told, and all that this viewer has in front of it is as it was."""
        return not self.told(viewer) and self.match.frame(viewer) == since.match.frame(viewer)


def position(
    *hands: str,
    turn: Seat = BLUE,
    places: str = "",
    face_up: str = "",
    stash: str = "",
    tokens: tuple[int, ...] = (),
    goat: str = "R",
    decoy: str = "B",
    turns: int = 1,
    orders: tuple[Seat, ...] = (),
    **config: Any,
) -> Table:
    """A table in the middle of a game, with this seat about to begin a turn."""
    n = len(hands)
    settled = Config(**{"colours": COLOURS[:n], **config})
    held, up, down = deal(n, hands, face_up, stash)
    stand = tuple(Place(p) for p in places.split()) or tuple(list(Place)[s % 4] for s in range(n))
    pair = goat + decoy
    grid = decoder.grid_of(SECRET, n) if settled.decoder == "table" else ""
    at = decoder.cells_of(grid).index(pair) if grid else 0
    dice = (at // 12 + 1, at % 12 + 1)
    step = Step(GAME.new(n, settled), Scripted(()))
    if grid:
        step.emit(Sealed(decoder.seal_of(SECRET), SECRET.hex(), grid))
    row = tuple(list(Place)[:4])
    step.emit(Dealt(settled, settled.colours, row, stand, turn, dice, pair, grid, held, down, up))
    prepared = tokens or (0,) * n
    ordered = tuple(s in orders for s in range(n))
    state = replace(step.state, tokens=prepared, left=2 - sum(prepared), turns=turns, orders=ordered)
    assert broken(state) is None
    return Table(Match(GAME, n, settled, KEY, state, Entry(0, events=tuple(step.events)), None))


def deal(n: int, named: tuple[str, ...], face_up: str, stash: str) -> tuple[tuple[Hand, ...], Hand, Hand]:
    """Hands, face-up cards and stash, filled up from the rest of the deck."""
    held = [list(cards(h)) for h in named]
    up, down = [Card(w) for w in face_up.split()], [Card(w) for w in stash.split()]
    left = Counter(DECKS[n])
    left.subtract([c for zone in (*held, up, down) for c in zone])
    assert min(left.values()) >= 0, f"more cards than there are: {-left}"
    rest = [c for c in Card for _ in range(left[c])]
    for seat, hand in enumerate(held):
        while len(hand) < HAND_SIZE[n]:
            own = SHOWING[COLOURS[seat]]
            hand.append(rest.pop(next((i for i, c in enumerate(rest) if c not in own), 0)))
    up += [rest.pop() for _ in range(4 - len(up))]
    down += [rest.pop() for _ in range(3 - len(down))]
    assert not rest
    return tuple(in_order(h) for h in held), tuple(up), tuple(down)


def dealt(seats: int, key: bytes = KEY, draws: dict[str, tuple[int, Any]] | None = None, **config: Any) -> Table:
    """A table as it is after the deal; draws by label, with their sizes."""
    script = [Draw(label, of, got) for label, (of, got) in (draws or {}).items()]
    rng = Scripted(script, Stream(key)) if draws else None
    return Table(Match.start(GAME, seats, key, Config(**config), rng))
