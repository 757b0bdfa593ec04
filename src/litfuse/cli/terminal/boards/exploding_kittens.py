"""Exploding Kittens in a terminal: pile and discard, seats, the Nope window, the viewer's hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from litfuse.games.exploding_kittens.cards import Card
from litfuse.games.exploding_kittens.notices import Played
from litfuse.games.exploding_kittens.public import Facing, Giving, Pausing, Placing, Window
from litfuse.games.exploding_kittens.view import Everything, View
from litfuse.kernel.records import Seat, text
from litfuse.lang import Voice

from .base import AnyFrame
from .flow import Flow
from .parts import QUIET, SPARK, eyes_only, named

COLOURS: Final = {
    Card.KITTEN: "bold white on red",
    Card.DEFUSE: "bold green",
    Card.NOPE: "bold red",
    Card.ATTACK: "bold bright_red",
    Card.SKIP: "bold cyan",
    Card.FAVOR: "bold magenta",
    Card.SHUFFLE: "bold yellow",
    Card.SEE: "bold bright_magenta",
}
CAT: Final = "bold bright_yellow"


class KittensBoard:
    def table(self, voice: Voice, frame: AnyFrame) -> RenderableType:
        view = frame.view
        if isinstance(view, Everything):
            parts: list[RenderableType] = [
                _zones(voice, view.table),
                _seats(voice, view.table),
                *_asked(voice, view.table),
            ]
            if frame.outcome is not None:
                parts = parts[:1]
            return Group(*parts, _hands(voice, view), _pile(voice, view))
        assert isinstance(view, View)
        parts = [_zones(voice, view), _seats(voice, view), *_asked(voice, view)]
        if view.top:
            parts.append(_row(voice, voice.word("cli-kittens-seen"), view.top))
        if isinstance(view.viewer, int):
            parts.append(_own(voice, view))
        return Group(*parts)

    def help(self, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for card in Card:
            grid.add_row(_tag(voice, card), Styled(voice.word(f"card-{card}")), Styled(_about(voice, card)))
        return grid

    def notes(self, voice: Voice, known: object) -> None:
        return None


def _about(voice: Voice, card: Card) -> str:
    key = f"card-{card}.about"
    return voice.word(key) if voice.has(key) else ""


def _tag(voice: Voice, card: Card) -> Styled:
    return Styled(f"[{voice.word(f'card-{card}.short')}]", COLOURS.get(card, CAT))


def _card(voice: Voice, card: Card, count: int = 1) -> Styled:
    """A kind with its letter, so that nothing depends on colour."""
    chip = _tag(voice, card).append(f" {voice.word(f'card-{card}')}", "not bold")
    return chip.append(f" ×{count}", "bold default") if count > 1 else chip


def _counted(voice: Voice, cards: Iterable[Card]) -> RenderableType:
    """A hand: kinds with their counts; the order never carries information."""
    chips = [_card(voice, c, n) for c, n in Counter(cards).items()]
    return Flow(chips, 3) if chips else Styled(voice.word("cli-kittens-no-cards"), QUIET)


def _row(voice: Voice, label: str, cards: Iterable[Card]) -> RenderableType:
    """Cards whose order matters, the top one first."""
    chips = [Styled.assemble((f"{i} ", QUIET), _card(voice, c)) for i, c in enumerate(cards, 1)]
    return Flow([Styled(label, "bold"), *(chips or [Styled("–", QUIET)])], 2)


def _zones(voice: Voice, view: View) -> Flow:
    pile = Styled(voice.say(text("cli-kittens-pile", pile=view.pile, kittens=view.kittens)), "bold")
    if not view.discard:
        return Flow([pile, Styled(f"· {voice.word('cli-kittens-discard-empty')}")])
    discard = voice.say(text("cli-kittens-discard", count=len(view.discard)))
    return Flow([pile, Styled(f"· {discard}"), _card(voice, view.discard[-1])])


def _seats(voice: Voice, view: View) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    for seat, size in enumerate(view.sizes):
        living = seat in view.living
        turn = living and seat == view.turn
        name = Styled.assemble(("▶ " if turn else "  ", SPARK), (f"{seat + 1} ", QUIET), named(voice, seat))
        if not living:
            name.stylize("dim strike", 4)
        cards = voice.say(text("cli-cards", count=size)) if living else ""
        grid.add_row(name, cards, Styled(_state(voice, view, seat), SPARK if turn else QUIET))
    return grid


def _state(voice: Voice, view: View, seat: Seat) -> str:
    """What else there is to say about a seat."""
    if seat not in view.living:
        return voice.word("cli-kittens-out")
    ask = view.ask
    states = []
    if seat == view.turn:
        states.append(voice.say(text("cli-kittens-turn", owed=view.owed)))
        if isinstance(ask, Facing | Pausing):
            states.append(voice.word("cli-kittens-facing"))
        elif isinstance(ask, Placing):
            states.append(voice.word("cli-kittens-placing"))
    if isinstance(ask, Giving) and seat == ask.giver:
        states.append(voice.say(text("cli-kittens-giving", taker=f"@{ask.taker}")))
    if isinstance(ask, Window):
        if seat in ask.waiting:
            states.append(voice.word("cli-kittens-waiting"))
        elif seat != ask.top:
            states.append(voice.word("cli-kittens-passed"))
    return ", ".join(states)


def _asked(voice: Voice, view: View) -> list[RenderableType]:
    """The open window: the play, the chain of Nopes on it, and whether it stands for now."""
    ask = view.ask
    if not isinstance(ask, Window):
        return []
    said = Styled(voice.say(Played(ask.by, ask.play).text()), "bold")
    for i, noper in enumerate(ask.nopers):
        said.append(" › " if i else "\n", QUIET).append_text(_card(voice, Card.NOPE)).append(f": {voice.seat(noper)}")
    stamp = voice.say(text("cli-kittens-stopped" if ask.stopped else "cli-kittens-works", nopes=len(ask.nopers)))
    said.append(f"\n{stamp}", "bold red" if ask.stopped else "bold green")
    return [
        Panel(
            said,
            title=Styled(voice.word("cli-kittens-window"), f"not dim {SPARK}"),
            title_align="left",
            border_style=QUIET,
        )
    ]


def _own(voice: Voice, view: View) -> Panel:
    return eyes_only(voice, len(view.hand), _counted(voice, view.hand))


def _hands(voice: Voice, view: Everything) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, hand in enumerate(view.hands):
        name = Styled(voice.seat(seat), "bold" if seat in view.table.living else "dim strike")
        grid.add_row(name, _counted(voice, hand))
    return grid


def _pile(voice: Voice, view: Everything) -> RenderableType:
    return _row(voice, voice.word("cli-kittens-order"), view.pile)
