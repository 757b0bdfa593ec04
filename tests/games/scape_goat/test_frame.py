"""Frame attempts (SG-FRAME)."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.games.scape_goat.cards import COLOURS, DECKS, SHOWN, Card
from litfuse.games.scape_goat.notices import CardsRevealed, ChoiceChanged, ChoiceMade, Ended
from litfuse.games.scape_goat.rules import framed_by
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.games.scape_goat.table import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    Table,
    cards,
    position,
    refused,
    stale,
)

EVERYBODY: tuple[Viewer, ...] = (BLUE, RED, YELLOW, GREEN, SPECTATOR)


def framing(*hands: str, by: int = BLUE, goat: str = "R", decoy: str = "B", **more: Any) -> Table:
    """This seat has begun a frame attempt."""
    n = len(hands)
    tokens = tuple(1 if s in (by, (by + 1) % n) else 0 for s in range(n))
    stand = " ".join(["stash"] * n)
    table = position(*hands, turn=by, places=stand, tokens=tokens, goat=goat, decoy=decoy, **more)
    if n == 6:
        table.time_up()
    return table.play(by, "move prep")


def reveal(*shown: str, by: int = BLUE, goat: str = "R", decoy: str = "B") -> Table:
    """A frame attempt in which everybody reveals this card."""
    return framing(*shown, by=by, goat=goat, decoy=decoy).frame(*shown)


@pytest.mark.rule("SG-FRAME-1")
def test_everybody_chooses_a_card_of_the_own_hand_in_secret() -> None:
    table = framing("B R", "R Y", "G B", "B YG", goat="R")
    assert table.asked == [f"{s}.frame-card" for s in range(4)]
    for seat in range(4):
        assert sorted(a.card for a in table.options(seat, "frame-card")) == sorted(table.hand(seat).split())
    with refused("SG-FRAME-1"):
        table.play(BLUE, "frame-card G")
    table.play(RED, "frame-card Y")
    for viewer in (BLUE, YELLOW, GREEN, SPECTATOR):
        assert table.told(viewer) == (ChoiceMade(RED),)
        assert table.view(viewer).picks == (None,) * 4


@pytest.mark.rule("SG-FRAME-2", "SG-NET-1")
@pytest.mark.scenario(42)
def test_a_choice_may_be_changed_until_the_last_one_which_fixes_all() -> None:
    table = framing("B R", "R Y", "G B", "B YG").play(BLUE, "frame-card R").play(RED, "frame-card R")
    table.play(YELLOW, "frame-card G")
    before = table.copy()
    table.play(BLUE, "frame-card B")
    assert table.told(BLUE) == (ChoiceChanged(BLUE, Card.B),)
    for viewer in (RED, YELLOW, GREEN, SPECTATOR):
        assert table.unchanged(viewer, before)
    asked = table.question(BLUE, "frame-card").id
    table.play(GREEN, "frame-card YG")
    assert table.state.picks[BLUE] is Card.B
    with stale():
        table.match.play(asked, before.match.options(asked)[0])


@pytest.mark.rule("SG-FRAME-2", "SG-NET-6")
@pytest.mark.scenario(97)
def test_the_last_choice_reveals_in_the_same_step_and_the_clock_of_the_swap_runs() -> None:
    table = framing("B R", "R Y", "G B", "B YG").frame("R", "Y", "G", "B")
    revealed = CardsRevealed(BLUE, (Card.R, Card.Y, Card.G, Card.B))
    for viewer in EVERYBODY:
        assert [type(n) for n in table.told(viewer)] == [ChoiceMade, CardsRevealed]
        assert table.told(viewer)[-1] == revealed
        assert table.view(viewer).picks == revealed.cards
    assert [(c.kind, c.seats) for c in table.match.clocks] == [("turn", (BLUE,))]


@pytest.mark.rule("SG-FRAME-3")
def test_nobody_is_accused_beforehand() -> None:
    table = framing("B R", "R Y", "G B", "B YG")
    for seat in range(4):
        assert {f for form in table.options(seat, "frame-card").describe() for f in form.picks} == {"card"}


@pytest.mark.rule("SG-FRAME-4", "SG-FRAME-8", "SG-END-3")
@pytest.mark.scenario(30)
def test_the_goat_is_framed_and_the_others_win() -> None:
    table = reveal("R", "G", "R", "R")
    assert table.reason == "won-framed-goat"
    assert table.outcome.winners == (BLUE, YELLOW, GREEN)
    assert table.told(SPECTATOR)[1] == CardsRevealed(BLUE, (Card.R, Card.G, Card.R, Card.R), framed=RED)


@pytest.mark.rule("SG-FRAME-4")
@pytest.mark.scenario(31)
def test_a_colour_on_all_cards_frames_its_owner() -> None:
    table = reveal("BR", "R", "R", "R")
    assert (table.reason, table.outcome.facts["goat"]) == ("won-framed-goat", RED)


@pytest.mark.rule("SG-FRAME-5")
@pytest.mark.scenario(32)
def test_one_card_without_the_colour_spoils_it_unless_it_is_the_owners() -> None:
    table = reveal("R", "R", "Y", "R")
    assert not table.match.over
    assert table.told(SPECTATOR)[-1] == CardsRevealed(BLUE, cards("R") + cards("R") + cards("Y") + cards("R"))


@pytest.mark.rule("SG-FRAME-4", "SG-END-4")
@pytest.mark.scenario(33)
def test_an_innocent_is_framed_and_the_goat_wins_alone() -> None:
    table = reveal("R", "B", "B", "B", goat="R", decoy="G")
    assert (table.reason, table.outcome.winners) == ("won-framed-innocent", (RED,))


@pytest.mark.rule("SG-FRAME-6")
@pytest.mark.scenario(34)
def test_two_colours_count_for_both_with_five() -> None:
    table = reveal("O", "RO", "O", "GO", "B", goat="O", decoy="B")
    assert (table.reason, table.outcome.winners) == ("won-framed-goat", (BLUE, RED, YELLOW, GREEN))
    assert table.outcome.facts["goat"] == ORANGE


@pytest.mark.rule("SG-FRAME-6")
@pytest.mark.scenario(35)
def test_the_joker_counts_for_every_colour() -> None:
    table = reveal("P", "RP", "P", "J", "OP", "Y", goat="P", decoy="B")
    assert (table.reason, table.outcome.facts["goat"]) == ("won-framed-goat", PURPLE)


@pytest.mark.rule("SG-FRAME-6")
@pytest.mark.scenario(36)
def test_gray_counts_for_nothing() -> None:
    table = reveal("X", "X", "X")
    assert not table.match.over
    assert table.asked == ["0.swap"]


@pytest.mark.rule("SG-FRAME-4")
@pytest.mark.scenario(37)
def test_three_frame_with_two_cards() -> None:
    table = reveal("Y", "Y", "R", goat="Y", decoy="B")
    assert (table.reason, table.outcome.winners) == ("won-framed-goat", (BLUE, RED))


@pytest.mark.rule("SG-FRAME-7")
@pytest.mark.scenario(38)
def test_exactly_one_colour_succeeds() -> None:
    table = reveal("YG", "Y", "G", "Y", goat="Y", decoy="B")
    assert (table.reason, table.outcome.facts["goat"]) == ("won-framed-goat", YELLOW)


@pytest.mark.rule("SG-FRAME-7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_two_colours_have_enough_cards_in_common(players: int) -> None:
    colours = COLOURS[:players]
    most = max(sum({c, e} <= SHOWN[card] for card in DECKS[players]) for c in colours for e in colours if c != e)
    assert most == {3: 0, 4: 1, 5: 1, 6: 2}[players]
    assert most < players - 2


@pytest.mark.rule("SG-FRAME-4")
@pytest.mark.scenario(39)
def test_the_goat_may_be_framed_by_the_own_attempt() -> None:
    table = reveal("R", "B", "BR", "R", by=RED, goat="R", decoy="B")
    assert (table.reason, table.outcome.winners) == ("won-framed-goat", (BLUE, YELLOW, GREEN))


@pytest.mark.rule("SG-FRAME-9", "SG-SWAP-7", "SG-ACT-FS-3")
@pytest.mark.scenario(40)
def test_after_a_failure_cards_go_back_seen_by_all_the_token_stays_and_the_turn_goes_on() -> None:
    table = framing("G Y", "B Y", "R X", "R B", by=RED).frame("G", "B", "R", "R")
    assert [table.hand(s) for s in range(4)] == ["Y G", "B Y", "R X", "B R"]
    assert table.state.tokens[RED] == 1
    assert table.asked == ["1.swap"]
    for seat in (RED, YELLOW, GREEN):
        assert table.sure(seat, BLUE) == "G"
    table.play(RED, "swap B")
    assert (table.lies("prep"), table.turn) == ("B", YELLOW)


@pytest.mark.rule("SG-FRAME-10")
@pytest.mark.scenario(41)
def test_a_player_who_has_none_of_the_colour_reveals_something_else_and_it_fails() -> None:
    table = framing("R X", "R G", "R B", "Y B")
    assert "R" not in [a.card for a in table.options(GREEN, "frame-card")]
    table.frame("R", "R", "R", "Y")
    assert not table.match.over


@pytest.mark.rule("SG-FRAME-10")
def test_there_may_be_any_number_of_attempts() -> None:
    table = framing("G Y", "B Y", "R X", "R B")
    for _ in range(3):
        table.frame(*[table.hand(s).split()[0] for s in range(4)])
        table.idle(RED).idle(BLUE).play(BLUE, "move spy", "spy 1")  # one must leave before one comes again
        table.idle(RED).idle(BLUE).play(BLUE, "move prep")
        assert table.asked == [f"{s}.frame-card" for s in range(4)]


@pytest.mark.rule("SG-FRAME-4", "SG-FRAME-5", "SG-FRAME-7")
def test_the_success_test_agrees_with_its_formula_for_every_reveal_of_three() -> None:
    faces = tuple(dict.fromkeys(DECKS[3]))
    colours = COLOURS[:3]
    for shown in ((a, b, c) for a in faces for b in faces for c in faces):
        framed = [o for o in range(3) if all(colours[o] in SHOWN[shown[s]] for s in range(3) if s != o)]
        if len(framed) < 2:
            assert framed_by(shown, colours) == (framed[0] if framed else None)


@pytest.mark.rule("SG-FRAME-8")
def test_a_successful_frame_ends_the_game_at_once() -> None:
    table = reveal("R", "G", "R", "R")
    assert table.match.decisions == ()
    assert table.match.clocks == ()
    assert isinstance(table.told(SPECTATOR)[-1], Ended)
