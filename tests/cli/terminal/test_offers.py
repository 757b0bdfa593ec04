"""What is only offered: on the own turn in the same menu, at other times only to whoever wants to be asked."""

from __future__ import annotations

import pytest

from litfuse.cli.terminal.boards import board
from litfuse.cli.terminal.people import Desk, Person
from litfuse.games.bomb_busters import GAME
from litfuse.lang import Voice
from litfuse.play.session import Session
from tests.cli.typist import Terminal, typed
from tests.games.bomb_busters.table import P1, P2, Table, position

NAMES = ("Ana", "Ben", "Chloé")
ALSO = "You may also:"


def sit(table: Table, *lines: str, offers: bool = False, language: str = "en", width: int = 80) -> str:
    """All that a shared screen shows while these lines are typed; the table moves on."""
    terminal = Terminal(typed(lines), width)
    screen = terminal.shell._replace(language=language).screen(Voice(language, GAME.name, NAMES))
    desk = Desk(screen, board(GAME), NAMES, range(3))
    people = [Person(desk, seat, takes_offers=offers) for seat in range(3)]
    session = Session(table.match, people, desk.follow, desk.overhear)
    with pytest.raises(EOFError):
        session.play()
    table.match = session.match
    return terminal.out.getvalue()


def labelled() -> Table:
    return position("4 4 5", "4 5", "4 5 5", usable="equal radar")


@pytest.mark.rule("BB-EQG-14")
@pytest.mark.parametrize("typed", [("use-equal 1:1",), ("4",), ("3", "7")])
def test_a_card_of_any_time_is_used_on_the_own_turn_which_goes_on(typed: tuple[str, ...]) -> None:
    table = labelled()
    shown = sit(table, "", *typed)
    asked, _, offered = shown.partition(ALSO)
    assert "dual-cut …" in asked
    assert "use-equal 1:1" in offered
    assert "use-radar …" in offered
    assert table.card("radar" if "7" in typed else "equal").used
    assert table.asked == ((P1, "turn"),)
    assert shown.count("Bomb Busters · Ana") == 2


def test_between_turns_only_people_who_want_offers_are_asked() -> None:
    plain = sit(labelled(), "")
    assert "Pass the device to Ana." in plain
    assert "Pass the device to Ben." not in plain
    asked = sit(labelled(), "", "", "", "", "", offers=True)
    assert "Pass the device to Ben." in asked
    assert asked.count("Bomb Busters · Ana") == 1  # what is offered on the own turn is not asked about before


def test_the_menu_of_a_turn_holds_offers_of_that_seat_only() -> None:
    table = position("4 5 6", "4 4 6", "5 5 6", usable="equal rewinder", dial=2, start=3)
    shown = sit(table, "")
    assert "use-rewinder" in shown
    assert "use-equal" not in shown  # Ben and Chloé could, Ana has no two equal wires


def test_a_refusal_comes_from_the_question_that_was_answered() -> None:
    table = position("4 4 5", "4 5", "4 5 5", usable="equal", locked="radar")
    shown = sit(table, "", "use-equal 1:2", "use-radar 7", "dual-cut 1:1 4", width=200)
    assert "not as the action of a turn" not in shown
    assert "This card is still locked: General Radar" in shown
    assert "(BB-EQ-12-1)" in shown
    assert "(BB-DUAL-03)" in shown
    assert table.asked == ((P1, "turn"),)


def test_a_partner_who_is_asked_because_of_an_offer_sits_down_first() -> None:
    table = position("4 5 6", "4 4 6", "5 5 6", usable="walkie")
    shown = sit(table, "", "use-walkie 1:1 2", "")
    before, _, after = shown.partition("Pass the device to Ben.")
    assert "Ben (you)" not in before
    assert "give-wire" in after
    assert table.asked == ((P2, "swap"),)


@pytest.mark.parametrize(("language", "said"), [("es", "También puedes:"), ("fr", "Vous pouvez aussi\u202f:")])
def test_offers_have_a_heading_in_every_language(language: str, said: str) -> None:
    assert said in sit(labelled(), "", language=language)
