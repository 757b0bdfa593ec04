"""Talk (SG-COMM): what may be said, who hears it, and that it is never a move."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.games.scape_goat import GAME
from litfuse.games.scape_goat.actions import Action
from litfuse.games.scape_goat.cards import COLOURS, DECKS, Card, Colour
from litfuse.games.scape_goat.phrases import FrameColour, Hold, Lack, Phrase, Suspect, Trade
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import ALL, SPECTATOR
from litfuse.kernel.talk import Said, heard, unsayable
from litfuse.server.limits import Buckets
from litfuse.server.settings import Settings
from tests.games.scape_goat.table import BLUE, GREEN, RED, YELLOW, Table, dealt, position


def say(table: Table, said: Said) -> str:
    """Why not; empty if it may be said."""
    why = unsayable(GAME.talk(table.state), said, table.state.seats)
    return why.key if why else ""


@pytest.mark.rule("SG-COMM-1")
@pytest.mark.scenario(58)
def test_lies_are_allowed_at_all_times() -> None:
    table = position("Y X", "", "", "")
    for _ in range(12):
        assert say(table, Said(BLUE, "chat", "I hold two red cards")) == ""
        assert say(table, Said(BLUE, "chat", Hold(Card.R))) == ""
        assert say(table, Said(GREEN, "whisper", "psst", BLUE)) == ""
        table.time_up()


@pytest.mark.rule("SG-COMM-2")
@pytest.mark.scenario(59)
def test_there_is_nothing_by_which_a_card_or_a_mat_could_be_proved() -> None:
    names = {t.__name__ for t in Action.__args__}
    assert names == {
        *("Move", "Spy", "TradeWith", "TradeCard", "StashTake", "StashReturn", "Steal", "FrameCard", "Swap"),
        *("Cops", "CopsOrder"),
    }
    table = position("R Y", "", "", "")
    claimed, lied = Said(BLUE, "whisper", Hold(Card.R), RED), Said(BLUE, "whisper", Hold(Card.B), RED)
    assert say(table, claimed) == say(table, lied) == ""
    assert type(heard(claimed, RED)) is type(heard(lied, RED))
    with pytest.raises(BadRecord):
        codec(GAME).action(b'{"type":"ShowCard","card":"R","target":1}')


@pytest.mark.rule("SG-COMM-3")
@pytest.mark.scenario(60)
def test_all_see_that_there_was_a_whisper_and_one_reads_it() -> None:
    short, long = Said(BLUE, "whisper", "no", GREEN), Said(BLUE, "whisper", "no" * 100, GREEN)
    for end in (BLUE, GREEN):
        told = heard(long, end)
        assert told is not None
        assert told.body == "no" * 100
    for viewer in (RED, YELLOW, SPECTATOR, ALL):
        told = heard(short, viewer)
        assert told is not None
        assert (told.seat, told.to, told.body) == (BLUE, GREEN, None)
        assert encode(told) == encode(heard(long, viewer))


@pytest.mark.rule("SG-COMM-3", "SG-INFO-7")
@pytest.mark.scenario(78)
def test_only_the_target_of_a_nudge_learns_of_it() -> None:
    table = position("", "", "", "")
    nudge = Said(BLUE, "nudge", "", GREEN)
    assert say(table, nudge) == ""
    assert heard(nudge, GREEN) is not None
    for viewer in (RED, YELLOW, SPECTATOR, ALL):
        assert heard(nudge, viewer) is None


@pytest.mark.rule("SG-COMM-3")
@pytest.mark.scenario(96)
def test_a_sender_has_one_nudge_in_ten_seconds_over_all_targets() -> None:
    """The bucket that the server keeps, whose key is the sender."""
    nudges = Buckets(1 / Settings().nudge_seconds, 1)
    assert nudges.take("Blue", 100.0)
    assert not nudges.take("Blue", 104.0)
    assert nudges.take("Red", 104.0)
    assert nudges.take("Blue", 110.0)


@pytest.mark.rule("SG-COMM-3", "SG-OPT-1")
def test_a_table_may_switch_whispers_and_nudges_off() -> None:
    table = dealt(4, whispers=False, nudges=False)
    assert say(table, Said(BLUE, "whisper", "psst", RED)) == "no-whispers"
    assert say(table, Said(BLUE, "whisper", Suspect(Colour.RED), RED)) == "no-whispers"
    assert say(table, Said(BLUE, "nudge", "", RED)) == "no-nudges"
    assert say(table, Said(BLUE, "chat", Suspect(Colour.RED))) == ""


@pytest.mark.rule("SG-COMM-3", "SG-COMM-5")
def test_nothing_that_is_said_is_an_action() -> None:
    table = position("", "", "", "")
    for said in (Hold(Card.R), Trade(RED, Colour.RED)):
        with pytest.raises(BadRecord):
            codec(GAME).action(encode(said))
    before = table.match
    heard(Said(BLUE, "chat", FrameColour(Colour.RED)), RED)
    assert table.match is before


@pytest.mark.rule("SG-COMM-5")
@pytest.mark.scenario(94)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_has_the_same_menu_whatever_they_hold(players: int) -> None:
    menus = []
    for key in (b"one", b"two", b"three"):
        table = dealt(players, key=key)
        for _ in range(8):
            menus.append(GAME.talk(table.state).phrases)
            table.time_up()
    assert all(menu == menus[0] for menu in menus)
    picks = {form.type: form.picks for form in menus[0]}
    colours, faces = tuple(COLOURS[:players]), set(DECKS[players])
    assert set(picks["Hold"]["card"].of) == faces
    assert {tuple(picks[kind]["colour"].of) for kind in ("Lack", "Suspect", "Frame", "Trade")} == {colours}
    assert tuple(picks["Trade"]["seat"].of) == tuple(range(players))
    table = dealt(players)
    claim = Said(BLUE, "chat", Hold(Card.JOKER))
    assert say(table, claim) == ("" if players == 6 else "no-such-phrase")


@pytest.mark.rule("SG-COMM-5", "SG-COMM-3")
@pytest.mark.scenario(95)
def test_a_whispered_statement_looks_like_any_other_whisper_to_the_rest() -> None:
    typed = Said(BLUE, "whisper", Suspect(Colour.RED), GREEN)
    plain = Said(BLUE, "whisper", "what a nice day", GREEN)
    told = heard(typed, GREEN)
    assert told is not None
    assert told.body == Suspect(Colour.RED)
    for viewer in (RED, YELLOW, SPECTATOR):
        assert encode(heard(typed, viewer)) == encode(heard(plain, viewer))


@pytest.mark.rule("SG-COMM-5")
@pytest.mark.parametrize(
    "phrase",
    [Hold(Card.BR), Lack(Colour.BLUE), Suspect(Colour.RED), FrameColour(Colour.GREEN), Trade(GREEN, Colour.YELLOW)],
)
def test_statements_travel_as_records(phrase: Any) -> None:
    assert codec(GAME).phrase(encode(phrase)) == phrase
    assert type(phrase) in Phrase.__args__
