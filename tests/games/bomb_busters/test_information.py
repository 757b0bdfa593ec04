"""Who knows what (BB-VIS), and what is only said (BB-COM)."""

import pytest

from litfuse.games.bomb_busters.facts import Called
from litfuse.games.bomb_busters.view import Everything, Hidden, Shown
from litfuse.kernel.codec import codec
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import ALL, Viewer
from tests.games.bomb_busters.table import EVERYBODY, P1, P2, P3, P4, dealt, position, set_up

THREE: tuple[Viewer, ...] = (P1, P2, P3, "spectator")


@pytest.mark.rule("BB-VIS-01", "BB-VIS-13", "BB-COMP-15", "BB-TERM-06")
def test_uncut_wires_are_seen_by_their_owner_alone() -> None:
    table = position("4 x9 y5", "4 r6 9", "9 y8 9")
    for viewer in THREE:
        for stand, seen in zip(table.state.stands, table.view(viewer).stands, strict=True):
            for wire, shown in zip(stand.wires, seen.wires, strict=True):
                known = wire.cut or stand.owner == viewer
                assert shown == (Shown(wire.key, wire.cut) if known else Hidden())


@pytest.mark.rule("BB-COMP-15", "BB-TERM-14", "BB-VIS-13")
def test_a_wire_is_named_by_its_place_and_has_no_lasting_identity() -> None:
    one = position("2 5", "4 6", "2 4 5 6").view(P1)
    other = position("2 5", "2 5", "4 4 6 6").view(P1)
    assert one.stands[P2] == other.stands[P2]
    assert Hidden.__struct_fields__ == ("tokens", "red", "apart")


@pytest.mark.rule("BB-VIS-02", "BB-TERM-06")
def test_everybody_sees_stands_slots_and_which_are_cut() -> None:
    table = set_up(3, 4)
    for viewer in THREE:
        view = table.view(viewer)
        assert [(s.owner, len(s.wires)) for s in view.stands] == [(s.owner, len(s.wires)) for s in table.state.stands]
    cut = position("4 9", "4 9", "4 4").play(P1, "dual-cut 2:1 4")
    for viewer in THREE:
        stand = cut.view(viewer).stands[P2]
        assert [getattr(w, "cut", False) for w in stand.wires] == [True, False]


@pytest.mark.rule("BB-VIS-03", "BB-REVEAL-02")
def test_a_revealed_wire_shows_its_printed_number() -> None:
    table = position("r4", "2", "2")
    assert table.view("spectator").stands[P1].wires == (Shown(45, cut=True),)


@pytest.mark.rule("BB-VIS-05", "BB-SETUP-10")
def test_how_many_yellow_and_red_wires_are_in_play_is_public() -> None:
    for viewer in (P2, "spectator"):
        view = dealt(4, 8).view(viewer)
        assert (view.mission.yellow.count, view.mission.red.count) == (2, 1)


@pytest.mark.rule("BB-VIS-06", "BB-VIS-08", "BB-VIS-17")
def test_hidden_things_are_shown_after_the_end() -> None:
    table = position("5", "r4 5", "5 5").play(P1, "dual-cut 2:1 5")
    everything = table.match.view(ALL)
    assert isinstance(everything, Everything)
    assert everything.keys == ((50,), (45, 50), (50, 50))
    for viewer in (P1, "spectator"):
        assert not isinstance(table.match.view(viewer), Everything)


@pytest.mark.rule("BB-VIS-07")
def test_used_characters_cards_and_the_dial_are_public() -> None:
    table = position("3 5 8", "3 5 8", "3 5 8", dial=3, usable="triple").play(P1, "helped-cut 2:1,2:2,2:3 3 triple")
    for viewer in THREE:
        view = table.view(viewer)
        assert view.equipment == table.state.equipment
        assert view.powers == table.state.powers
        assert view.dial == table.dial


@pytest.mark.rule("BB-VIS-14", "BB-C-10")
def test_options_and_refusals_are_the_same_in_worlds_that_look_alike() -> None:
    one = position("2 5", "2 r4 5", "7 7")
    other = position("2 5", "7 7 r8", "2 5")
    tries = [f"dual-cut {s}:{i} {v}" for s in (1, 2, 3) for i in (1, 2, 3) for v in ("2", "5", "7", "yellow", "red")]
    for says in (*tries, "solo-cut 2", "solo-cut 7", "reveal-reds", "skip", "helped-cut 2:1,2:2 5 double"):
        if "3:3" not in says:
            assert one.refusal(P1, says) == other.refusal(P1, says)


@pytest.mark.rule("BB-COM-06", "BB-COM-01", "BB-COM-02", "BB-COM-03", "BB-COM-04", "BB-COM-05", "BB-COM-08")
def test_there_are_phrases_and_none_can_name_a_wire_or_a_value() -> None:
    table = set_up(4, 4)
    talk = table.match.frame(P1).talk
    assert talk.chat == "phrases"
    fields = {form.type: tuple(form.picks) for form in talk.phrases}
    assert fields == {
        "RuleReminder": (),
        "Thinking": (),
        "WellDone": (),
        "SuggestCard": ("card",),
        "SuggestPower": ("seat",),
        "YourTurn": ("seat",),
    }
    (card,) = (form for form in talk.phrases if form.type == "SuggestCard")
    assert card.picks["card"].of == tuple(c.name for c in table.state.equipment if c.name not in ("mug", "walkie"))
    with pytest.raises(BadRecord):
        codec(table.match.game).phrase.convert({"type": "SuggestCard", "card": "radar", "value": 7})


@pytest.mark.rule("BB-COM-04")
def test_nobody_advises_the_use_of_coffee_mug_or_walkie_talkies() -> None:
    table = position("2 5", "2 5", usable="mug walkie radar")
    (card,) = (form for form in table.match.frame(P1).talk.phrases if form.type == "SuggestCard")
    assert card.picks["card"].of == ("radar",)
    forms = position("2 5", "2 5", usable="mug walkie").match.frame(P1).talk.phrases
    assert "SuggestCard" not in {form.type for form in forms}


@pytest.mark.rule("BB-COM-07")
def test_a_table_may_allow_free_text_and_watches_no_words() -> None:
    talk = set_up(4, 4, chat="free").match.frame(P1).talk
    assert talk.chat == "free"
    assert talk.why is not None  # what one must not say stands beside the input


@pytest.mark.rule("BB-COM-10")
def test_after_a_mission_talk_is_free() -> None:
    table = position("6", "6").play(P1, "dual-cut 2:1 6")
    assert table.match.frame(P1).talk.chat == "free"
    assert table.match.frame(P1).talk.log


@pytest.mark.rule("BB-COM-09")
@pytest.mark.scenario(82)
def test_facts_leave_the_view_when_the_turn_after_the_next_begins() -> None:
    table = position("2 3 12", "2 3 11 12", "2 3 11", "2 3 11 12", usable="radar")
    viewers = (*EVERYBODY[:4], "spectator")
    table.play(P3, "use-radar 11")
    assert table.turn == P1
    for viewer in viewers:
        assert [type(f).__name__ for f in table.view(viewer).facts] == ["Used", "RadarSaid"]
    table.play(P1, "dual-cut 2:3 12")
    assert table.turn == P2
    for viewer in viewers:
        assert [type(f).__name__ for f in table.view(viewer).facts] == ["Used", "RadarSaid", "Called"]
    table.play(P2, "dual-cut 3:1 2")
    assert table.turn == P3
    for viewer in viewers:
        facts = table.view(viewer).facts
        assert [(f.seat, f.values) for f in facts if isinstance(f, Called)] == [(P2, (2,))]
        assert len(facts) == 1
    assert table.hand(P2) == "x2 3 11{11} 12"


@pytest.mark.rule("BB-COM-09")
def test_with_an_open_history_everything_stays() -> None:
    table = position("2 3 12", "2 3 11 12", "2 3 11", "2 3 11 12", usable="radar", history="open")
    table.play(P3, "use-radar 11").play(P1, "dual-cut 2:3 12").play(P2, "dual-cut 3:1 2").play(P3, "dual-cut 4:2 3")
    assert [type(f).__name__ for f in table.view(P4).facts] == ["Used", "RadarSaid", "Called", "Called", "Called"]
    assert table.match.frame(P1).talk.log


@pytest.mark.rule("BB-COM-09", "BB-COM-11", "BB-COM-05")
def test_with_a_strict_history_people_get_neither_log_nor_notebook() -> None:
    talk = set_up(4, 4).match.frame(P1).talk
    assert (talk.log, talk.notebook) == (False, False)
