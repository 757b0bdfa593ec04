"""Restricted talk: numbers that cost a step, one sign, no words; mission 25 (BB-X-SILENCE, BB-M25)."""

from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.actions import NeedOxygen, SuggestCard
from litfuse.games.bomb_busters.public import Restriction
from litfuse.games.bomb_busters.silence import restrict
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import StaleAnswer
from litfuse.kernel.events import Step
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import Decision, Entry, Slip, Text
from litfuse.kernel.rng import Stream
from litfuse.kernel.talk import Heard, Said
from litfuse.lang.slips import slip_of
from litfuse.play.session import Session, Speak
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import not_to_be, table_of
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, Table, dealt, position, refused

HANDS = ("4 5 8 r3", "4 8", "4 5", "5 8 r7")
SLIP = "slip-numbers"


class Listener:
    takes_offers = sees_offers = False

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def follow(self, match: AnyMatch) -> None: ...

    def listen(self, words: Heard, private: bool) -> None:
        self.heard.append(words.body)

    def reply(self, match: AnyMatch, speak: Speak) -> None: ...

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> None: ...


def quiet(mode: Restriction | None = "no-number", *hands: str, **more: Any) -> Table:
    """A table in the middle of a mission that restricts talk."""
    table = position(*(hands or HANDS), **{"number": 25, **more})
    step = Step(table.state, Stream("talk"))
    restrict(step, mode)
    old = table.match.entry
    entry: Entry[Any, Any] = Entry(0, events=(*old.events, *step.events))
    return Table(Match(GAME, table.match.seats, table.match.config, KEY, step.state, entry, None))


def says(table: Table, seat: int, body: Any) -> tuple[list[Any], Text | None]:
    """What the others heard when this seat said something, and why it may not be said."""
    players = [Listener() for _ in range(table.match.seats)]
    session = Session(table.match, players)
    why = session.speak(Said(seat, "chat", body))
    table.match = session.match
    return [player.heard for player in players], why


def report(table: Table, by: int, speaker: int) -> str:
    (offer,) = (d for d in table.match.decisions if d.seat == by and d.kind == "report")
    table.match = table.match.play(offer.id, table.read(f"report-slip {speaker + 1}"))
    return offer.id


@pytest.mark.rule("BB-M25-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mission_25_has_two_red_wires_and_three_for_two_players(seats: int) -> None:
    table = dealt(seats, 25, chat="free")
    assert (table.state.mission.red.count, table.state.mission.yellow.count) == (3 if seats == 2 else 2, 0)
    assert GAME.talk(table.state).slips == (SLIP,)


@pytest.mark.rule("BB-M25-2", "BB-X-SILENCE")
@pytest.mark.scenario("BB-M25-S1")
def test_a_number_in_a_message_is_heard_and_costs_a_step() -> None:
    table = quiet(chat="free")
    asked = table.match.owed
    heard, why = says(table, P2, "maybe the 7")
    assert (heard, why) == ([["maybe the 7"]] * 4, None)
    assert table.match.entry.action == Slip(P2, SLIP)
    assert table.match.entry.seat == -1
    assert table.dial == 3
    assert table.match.owed == asked


@pytest.mark.rule("BB-M25-2")
@pytest.mark.scenario("BB-M25-S2")
def test_a_paraphrase_costs_nothing() -> None:
    table = quiet(chat="free")
    before = table.match
    assert says(table, P2, "days of a week")[0] == [["days of a week"]] * 4
    assert table.match is before


@pytest.mark.rule("BB-M25-3", "BB-X-SILENCE")
@pytest.mark.scenario("BB-M25-S3")
def test_a_slip_by_voice_is_reported_and_costs_a_step() -> None:
    table = quiet()
    report(table, P1, P3)
    assert (table.dial, table.match.entry.seat) == (3, P1)
    fact = table.state.facts[-1]
    assert fact.text(table.view(P2)).args == {"seat": "@2", "by": "@0"}
    assert table.match.notices("spectator")[0].text() == fact.text(table.view(P2))


@pytest.mark.rule("BB-M25-2", "BB-C-24")
@pytest.mark.scenario("BB-M25-S4")
@pytest.mark.parametrize("chat", ["phrases", "free"])
def test_a_phrase_that_names_a_card_is_no_slip(chat: str) -> None:
    table = quiet(usable="batteries", chat=chat)
    before = table.match
    phrase = SuggestCard(Equipment.BATTERIES)
    assert says(table, P3, phrase) == ([[phrase]] * 4, None)
    assert table.match is before


@pytest.mark.rule("BB-X-SILENCE")
@pytest.mark.parametrize(
    ("line", "slips"),
    [
        ("7", True),
        ("the 12!", True),
        ("Seven?", True),
        ("SIETE", True),
        ("onze", True),
        ("(once)", True),
        ("twenty-two", True),
        ("l’un", True),
        ("７", True),
        ("0", False),
        ("13", False),
        ("17", False),
        ("07", False),
        ("7a", False),
        ("sevens", False),
        ("someone", False),
        ("eleventh", False),
        ("", False),
    ],
)
def test_a_number_counts_where_it_stands_alone_in_any_language(line: str, slips: bool) -> None:
    talk = GAME.talk(quiet(chat="free").state)
    assert slip_of(talk, Said(P2, "chat", line), GAME.name) == (Slip(P2, SLIP) if slips else None)


@pytest.mark.rule("BB-X-SILENCE")
def test_one_message_with_many_numbers_is_one_slip_and_each_message_is_another() -> None:
    table = quiet(chat="free")
    says(table, P2, "1 2 3 four five")
    says(table, P2, "six")
    assert table.dial == 2


@pytest.mark.rule("BB-X-SILENCE")
def test_a_slip_counts_while_a_choice_is_pending_and_the_choice_stays_open() -> None:
    table = quiet("no-number", "4 5 r3", "4 4 8", "8 5", "8 8 r7", chat="free", usable="super")
    table.play(P1, "helped-cut 2:1,2:2,2:3 4 super")
    assert table.asked == ((P2, "settle"),)
    says(table, P1, "ten")
    assert (table.dial, table.asked) == (3, ((P2, "settle"),))
    report(table, P3, P1)
    assert (table.dial, table.asked) == (2, ((P2, "settle"),))
    table.play(P2, "settle 2:1")
    assert table.turn == P2


@pytest.mark.rule("BB-X-SILENCE")
def test_first_tokens_are_set_after_a_slip_as_before() -> None:
    table = dealt(4, 25, chat="free")
    asked = table.asked
    assert asked[0][1] == "token"
    says(table, P2, "three")
    assert (table.asked, table.dial) == (asked, 3)


@pytest.mark.rule("BB-X-SILENCE")
def test_the_last_step_of_the_dial_is_lost_by_a_slip() -> None:
    by_word, by_voice = quiet(chat="free", dial=1), quiet(dial=1)
    says(by_word, P4, "deux")
    report(by_voice, P1, P1)
    assert (by_word.ended, by_voice.ended) == ("dial", "dial")
    assert by_word.match.decisions == ()
    assert GAME.table(by_word.state) == ()
    assert GAME.talk(by_word.state).chat == "free"


@pytest.mark.rule("BB-X-SILENCE")
def test_two_reports_of_one_slip_cost_one_step_and_another_slip_costs_another() -> None:
    table = quiet()
    late = next(d.id for d in table.match.decisions if d.seat == P2 and d.kind == "report")
    report(table, P1, P3)
    with pytest.raises(StaleAnswer):
        table.match.play(late, table.read("report-slip 3"))
    assert table.dial == 3
    report(table, P2, P3)
    assert table.dial == 2


@pytest.mark.rule("BB-X-SILENCE")
def test_everybody_is_offered_to_report_anybody_and_warned() -> None:
    table = quiet()
    offers = [d for d in table.match.decisions if d.kind == "report"]
    assert [d.seat for d in offers] == [P1, P2, P3, P4]
    assert not any(d.owed for d in offers)
    (form,) = table.match.options(offers[1]).describe()
    assert form.picks["seat"].of == (P3, P4, P1, P2)
    assert form.caution == Text("caution-report-slip")
    with refused("BB-X-SILENCE"):
        table.match.play(offers[0].id, table.read("skip"))


@pytest.mark.rule("BB-X-SILENCE")
def test_where_there_are_only_phrases_nothing_that_is_written_can_slip() -> None:
    table = quiet()
    talk = GAME.talk(table.state)
    assert (talk.chat, talk.slips, GAME.table(table.state)) == ("phrases", (), ())
    assert says(table, P2, "7")[1] == Text("talk-no-number")
    with pytest.raises(StaleAnswer):
        table.match.table(Slip(P2, SLIP))


@pytest.mark.rule("BB-X-SILENCE")
def test_only_the_table_makes_a_slip() -> None:
    table = quiet(chat="free")
    assert Slip(P2, SLIP) in GAME.table(table.state)
    assert all(table.match.frame(viewer).table == () for viewer in (P1, P2, "spectator"))
    with pytest.raises(StaleAnswer):
        table.match.table(Slip(P2, "slip-colours"))


@pytest.mark.rule("BB-X-SILENCE")
@pytest.mark.parametrize("chat", ["phrases", "free"])
def test_a_player_who_is_mute_has_one_sign_and_nobody_is_reported(chat: str) -> None:
    table = quiet("mute", chat=chat)
    assert says(table, P2, "hello")[1] == Text("talk-mute")
    assert says(table, P2, SuggestCard(Equipment.RADAR))[1] == Text("no-such-phrase")
    assert says(table, P2, NeedOxygen()) == ([[NeedOxygen()]] * 4, None)
    assert not any(d.kind == "report" for d in table.match.decisions)


@pytest.mark.rule("BB-X-SILENCE")
def test_the_sign_of_the_mute_is_no_phrase_anywhere_else() -> None:
    assert says(dealt(4, 1), P2, NeedOxygen())[1] == Text("no-such-phrase")


@pytest.mark.rule("BB-X-SILENCE")
@pytest.mark.parametrize("chat", ["phrases", "free"])
def test_in_mime_nothing_may_be_said_and_a_breach_is_reported(chat: str) -> None:
    table = quiet("mime", chat=chat)
    for body in ("hello", NeedOxygen(), SuggestCard(Equipment.RADAR)):
        assert says(table, P2, body)[1] == Text("talk-mime")
    report(table, P2, P2)
    assert table.dial == 3


@pytest.mark.rule("BB-X-SILENCE")
def test_a_mission_may_lift_the_restriction_and_bring_it_back() -> None:
    table = quiet("mime")
    first = report(table, P1, P3)
    numbers = {first}
    modes: tuple[Restriction | None, ...] = (None, "no-number", None, "mime")
    for mode in modes:
        step = Step(table.state, Stream("talk"))
        restrict(step, mode)
        table.match = Match(GAME, 4, table.match.config, KEY, step.state, table.match.entry, None)
        offers = [d for d in table.match.decisions if d.kind == "report"]
        assert bool(offers) == (mode is not None)
        if mode is None:
            assert GAME.talk(step.state).why == Text("talk-phrases")
        ids = {d.id for d in offers}
        assert not ids & numbers
        numbers |= ids


@pytest.mark.rule("BB-X-SILENCE", "BB-C-43")
def test_a_slip_neither_breaks_nor_lengthens_a_row_of_skips() -> None:
    table = quiet(chat="free")
    state = replace(table.state, skipped=2)
    table.match = Match(GAME, 4, table.match.config, KEY, state, table.match.entry, None)
    says(table, P2, "two")
    report(table, P1, P2)
    assert table.state.skipped == 2


@pytest.mark.rule("BB-X-SILENCE")
def test_without_a_dial_a_slip_costs_nothing_but_is_told() -> None:
    mission = table_of('dial = 0\nmechanisms = [{ type = "RestrictedTalk" }, { type = "WalkingFuse" }]').custom
    table = quiet("no-number", "4 5 8", "4 8", "4 5", "5 8", mission=mission, number=0, chat="free")
    says(table, P2, "two")
    assert not table.match.over
    assert [n.text().key for n in table.match.notices(P3)] == ["note-talk-slipped"]


@pytest.mark.rule("BB-X-SILENCE")
def test_all_are_told_the_same_of_a_slip() -> None:
    table = quiet(chat="free")
    says(table, P2, "two")
    told = {encode(table.match.notices(viewer)) for viewer in (P1, P2, P3, P4, "spectator")}
    assert len(told) == 1
    assert GAME.recall(table.view(P1))[-1].key == "note-talk-slipped"


@pytest.mark.rule("BB-X-SILENCE")
def test_talk_is_restricted_in_one_way_only() -> None:
    twice = 'mechanisms = [{ type = "RestrictedTalk" }, { type = "RestrictedTalk", mode = "mime" }]'
    with not_to_be("BB-X-SILENCE"):
        GAME.new(4, table_of(twice))


@pytest.mark.parametrize("mode", ["no-number", "mute", "mime"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_restricted_talk_conforms(mode: str, seats: int) -> None:
    conforms(f"blue = 5\ndial = 5\nmechanisms = [{{ type = 'RestrictedTalk', mode = '{mode}' }}]", seats, chat="free")
