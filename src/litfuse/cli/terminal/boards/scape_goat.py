"""Scape Goat in a terminal: the row of places, the seats, and, for the viewer only, colour, suspect and hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from litfuse.games.scape_goat.cards import Card, Colour
from litfuse.games.scape_goat.knowledge import Knowledge
from litfuse.games.scape_goat.places import COPS, PREP, STASH, WITH_CARD, Place
from litfuse.games.scape_goat.public import Framing, Over, Picking
from litfuse.games.scape_goat.view import Everything, View
from litfuse.kernel.records import Seat, text
from litfuse.kernel.texts import kebab
from litfuse.lang import Voice

from .. import letters
from .base import AnyFrame
from .flow import Flow
from .parts import QUIET, SPARK, eyes_only, named

COLOURS: Final = {
    "B": "bold bright_blue",
    "R": "bold red",
    "Y": "bold bright_yellow",
    "G": "bold green",
    "O": "bold dark_orange",
    "P": "bold magenta",
    "X": "bold grey62",
    "J": "bold white on grey30",
}
GAP: Final = Styled("  ")
SEAL: Final = 12  # letters of the seal shown during the game; the whole seal is shown with the key


class GoatBoard:
    def table(self, voice: Voice, frame: AnyFrame) -> RenderableType:
        view = frame.view
        if isinstance(view, Everything):
            return Group(_head(voice, view.table), _row(voice, view.table), _truth(voice, view), *_stash(voice, view))
        assert isinstance(view, View)
        own = [_own(voice, view)] if isinstance(view.viewer, int) else []
        return Group(_head(voice, view), _row(voice, view), _seats(voice, view), *_revealed(voice, view), *own)

    def help(self, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for key in ("prep", "frame", "spy", "trade", "stash", "cops"):
            grid.add_row(Styled(voice.word(f"place-{key}"), "bold"), Styled(voice.word(f"place-{key}.about")))
        return grid

    def notes(self, voice: Voice, known: Knowledge | None) -> RenderableType | None:
        """Cards that are certainly in other hands and in the stash (SG-INFO-3)."""
        parts: list[RenderableType] = []
        for seat, hand in enumerate(known.held if known else ()):
            if hand:
                parts.append(_cards(voice, voice.say(text("cli-goat-holds", who=f"@{seat}")), hand))
        for seat, count in enumerate(known.clean if known else ()):
            if count and seat != voice.me:
                parts.append(Styled(voice.say(text("cli-goat-clean", who=f"@{seat}", count=count))))
        for slot, card in enumerate(known.stash if known else (), 1):
            if card is not None:
                parts.append(_cards(voice, voice.say(text("cli-goat-slot", slot=slot)), (card,)))
        return Group(*(parts or [Styled(voice.word("cli-notes-none"), QUIET)]))


def _letters(voice: Voice, face: str) -> Styled:
    """Every letter in its colour; the letters alone carry the information too."""
    return Styled.assemble("[", *[(letters.shown(voice, letter), COLOURS[letter]) for letter in face], "]")


def _card(voice: Voice, card: Card) -> Styled:
    return _letters(voice, card.value).append(f" {voice.word(f'card-{kebab(card.value)}')}")


def _colour(voice: Voice, colour: Colour) -> Styled:
    return _letters(voice, colour.value).append(f" {voice.word(f'colour-{kebab(colour.value)}')}")


def _cards(voice: Voice, label: str, cards: Iterable[Card]) -> Flow:
    return Flow([Styled(label, "bold"), *(_card(voice, c) for c in cards)], 2)


def _head(voice: Voice, view: View) -> Flow:
    white, black = view.setup.dice
    turn = Styled(voice.say(text("cli-goat-turn", turn=view.turns)), "bold")
    parts = [turn, Styled(f"· {voice.say(text('cli-goat-dice', white=white, black=black))}")]
    if view.setup.seal:
        parts.append(Styled(f"· {voice.word('cli-goat-seal')} {view.setup.seal[:SEAL]}…", QUIET))
    return Flow(parts)


def _row(voice: Voice, view: View) -> Table:
    """The places from left to right, listed below each other: what lies there and who stands there."""
    grid = Table.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column()  # who stands there: below each other on a narrow screen, so that no card is cut off
    for place in (*view.setup.row, COPS):
        here = [_token(voice, view, s) for s, stands in enumerate(view.places) if stands is place]
        card = _card(voice, view.face_up[WITH_CARD.index(place)]) if place in WITH_CARD else Styled("")
        grid.add_row(Styled(_place(voice, view, place), "bold"), card, _more(voice, view, place), GAP.join(here))
    return grid


def _place(voice: Voice, view: View, place: Place) -> str:
    side = "frame" if place is PREP and not view.left else place.value
    return voice.word(f"place-{side}")


def _more(voice: Voice, view: View, place: Place) -> Styled:
    if place is PREP and view.left:
        return Styled(voice.say(text("cli-goat-tokens", count=view.left)), QUIET)
    return Styled(voice.word("cli-goat-hidden") if place is STASH else "", QUIET)


def _token(voice: Voice, view: View, seat: Seat) -> Styled:
    return _letters(voice, view.setup.colours[seat].value).append(f" {voice.seat(seat)}")


def _seats(voice: Voice, view: View) -> Table:
    grid = Table.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, size in enumerate(view.sizes):
        turn = seat == view.turn and not isinstance(view.ask, Over)
        name = Styled.assemble(("▶ " if turn else "  ", SPARK), (f"{seat + 1} ", QUIET), named(voice, seat))
        cards = Styled(voice.say(text("cli-cards", count=size)))
        state = Styled(", ".join(_states(voice, view, seat)), SPARK if turn else QUIET)
        grid.add_row(name, _colour(voice, view.setup.colours[seat]), cards, state)
    return grid


def _states(voice: Voice, view: View, seat: Seat) -> list[str]:
    """What else there is to say about a seat."""
    ask = view.ask
    states = []
    if seat == view.turn and not isinstance(ask, Over):
        asked = voice.word(f"kind-{kebab(type(ask).__name__)}")
        states.append(voice.say(text("cli-goat-on-turn", ask=f"={asked}")))
    if isinstance(ask, Framing) or (isinstance(ask, Picking) and seat in (view.turn, ask.partner)):
        states.append(voice.word("cli-goat-chosen" if seat in ask.chosen else "cli-goat-choosing"))
    if view.tokens[seat]:
        states.append(voice.say(text("cli-goat-held", count=view.tokens[seat])))
    return states


def _revealed(voice: Voice, view: View) -> list[RenderableType]:
    if not view.last.revealed:
        return []
    shown = [
        _letters(voice, view.setup.colours[s].value).append(": ").append_text(_card(voice, card))
        for s, card in enumerate(view.picks)
        if card is not None
    ]
    return [Flow([Styled(voice.word("cli-goat-revealed"), "bold"), *shown], 2)]


def _own(voice: Voice, view: View) -> RenderableType:
    """The viewer's secrets, none of which may stay on the screen when the next person sits down."""
    assert isinstance(view.viewer, int)
    assert view.suspect is not None
    who = [
        Styled(voice.word("cli-goat-you-are")),
        _colour(voice, view.setup.colours[view.viewer]).append(","),
        Styled(voice.word("cli-goat-suspect")),
        _colour(voice, view.suspect),
    ]
    parts: list[RenderableType] = [Flow(who), *([_mat(voice, view)] if view.mat else [])]
    parts.append(Flow([_card(voice, c) for c in view.hand], 3))
    if view.seen and view.last.spied is not None:
        parts.append(_cards(voice, voice.say(text("cli-goat-seen", who=f"@{view.last.spied}")), view.seen))
    pick = view.picks[view.viewer]
    if pick is not None and isinstance(view.ask, Framing | Picking):
        parts.append(_cards(voice, voice.word("cli-goat-pick"), (pick,)))
    if view.order:
        parts.append(Styled(voice.word("cli-goat-order"), SPARK))
    return eyes_only(voice, len(view.hand), Group(*parts))


def _mat(voice: Voice, view: View) -> Flow:
    """The row of the white die, with the cell of the black one marked."""
    white, black = view.setup.dice
    row = view.mat[(white - 1) * 12 : white * 12]
    cells = Styled(" ").join(
        _letters(voice, letter) if at == black else Styled(letters.shown(voice, letter), COLOURS[letter])
        for at, letter in enumerate(row, 1)
    )
    return Flow([Styled(voice.say(text("cli-goat-mat", row=white)), QUIET), cells])


def _truth(voice: Voice, view: Everything) -> Table:
    """All hands, and what every mat showed."""
    grid = Table.grid(padding=(0, 2))
    colours = view.table.setup.colours
    for seat, hand in enumerate(view.hands):
        goat = seat == view.goat
        reads = _colour(voice, view.decoy if goat else colours[view.goat])
        name = Styled.assemble(named(voice, seat), " ", _letters(voice, colours[seat].value))
        grid.add_row(
            name,
            GAP.join(_card(voice, c) for c in hand),
            Styled.assemble((voice.word("cli-goat-reads"), QUIET), " ", reads),
            Styled(voice.word("cli-goat-goat") if goat else "", SPARK),
        )
    return grid


def _stash(voice: Voice, view: Everything) -> list[RenderableType]:
    parts: list[RenderableType] = [_cards(voice, voice.word("cli-goat-stash"), [c for c in view.stash if c])]
    if view.key:
        parts.append(Flow([Styled(voice.word("cli-goat-seal"), QUIET), Styled(view.table.setup.seal, QUIET)]))
        parts.append(Flow([Styled(voice.word("cli-goat-key"), QUIET), Styled(view.key, QUIET)]))
    return parts
