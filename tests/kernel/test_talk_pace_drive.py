"""Talk, time, driving without time."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.games.registry import GAMES
from litfuse.kernel import pace
from litfuse.kernel.codec import encode
from litfuse.kernel.drive import Driver
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import ALL, SPECTATOR, Decision, Talk, Text, Viewer, sees
from litfuse.kernel.rng import Stream
from litfuse.kernel.talk import Heard, Said, heard, unsayable
from litfuse.testing.skeleton import GAME
from litfuse.testing.skeleton.actions import Choose, ChooseBlind
from tests.games.exploding_kittens.table import A, B, C, position
from tests.kernel.broken import KEY

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, SPECTATOR, ALL)


class TestTalk:
    @given(st.integers(0, 3), st.text())
    def test_chat_reaches_all(self, seat: int, body: str) -> None:
        assert {heard(Said(seat, "chat", body), v) for v in VIEWERS} == {Heard(seat, "chat", None, body)}

    @given(st.integers(0, 3), st.integers(0, 3), st.text())
    def test_a_whisper_reaches_its_two_ends_and_the_rest_learn_its_bare_fact(self, a: int, b: int, body: str) -> None:
        said = Said(a, "whisper", body, b)
        for viewer in VIEWERS:
            ends = viewer in (a, b)
            assert heard(said, viewer) == Heard(a, "whisper", b, body if ends else None)

    @given(st.text(), st.text())
    def test_a_bare_fact_has_constant_size(self, one: str, other: str) -> None:
        for viewer in (2, 3, SPECTATOR, ALL):
            bare = [encode(heard(Said(0, "whisper", body, 1), viewer)) for body in (one, other)]
            assert bare[0] == bare[1]

    def test_a_nudge_reaches_its_two_ends_only(self) -> None:
        said = Said(0, "nudge", "", 2)
        assert [v for v in VIEWERS if heard(said, v) is not None] == [0, 2]

    def test_sees_tells_which_viewers_learn_a_secret(self) -> None:
        assert [v for v in VIEWERS if sees(v, 1, 2)] == [1, 2, ALL]
        assert [v for v in VIEWERS if sees(v)] == [ALL]


MENU = Options((), (Form[Any](Choose, range(3)),)).describe()
TALKS = {
    "all": Talk(phrases=MENU, whispers=True, nudges=True),
    "open": Talk(phrases=MENU),
    "phrases": Talk(chat="phrases", phrases=MENU, whispers=True),
    "off": Talk(chat="off", why=Text("quiet-now"), phrases=MENU, whispers=True, nudges=True),
}


@pytest.mark.parametrize(
    ("talk", "said", "why"),
    [
        ("all", Said(0, "chat", "hello"), None),
        ("all", Said(0, "chat", Choose(2)), None),
        ("all", Said(0, "chat", Choose(3)), "no-such-phrase"),
        ("all", Said(0, "chat", ChooseBlind()), "no-such-phrase"),
        ("all", Said(0, "whisper", "psst", 1), None),
        ("all", Said(0, "whisper", Choose(1), 2), None),
        ("all", Said(0, "whisper", "psst"), "nobody-there"),
        ("all", Said(0, "whisper", "psst", 0), "nobody-there"),
        ("all", Said(0, "whisper", "psst", 3), "nobody-there"),
        ("all", Said(0, "nudge", "", 1), None),
        ("all", Said(0, "nudge", "psst", 1), "nudge-has-words"),
        ("all", Said(0, "nudge", "", 0), "nobody-there"),
        ("open", Said(0, "whisper", "psst", 1), "no-whispers"),
        ("open", Said(0, "nudge", "", 1), "no-nudges"),
        ("phrases", Said(0, "chat", "hello"), "chat-closed"),
        ("phrases", Said(0, "chat", Choose(0)), None),
        ("phrases", Said(0, "whisper", "psst", 1), "chat-closed"),
        ("phrases", Said(0, "whisper", Choose(0), 1), None),
        ("off", Said(0, "chat", Choose(0)), "quiet-now"),
        ("off", Said(0, "whisper", "psst", 1), "quiet-now"),
        ("off", Said(0, "nudge", "", 1), None),
    ],
)
def test_what_may_be_said_follows_from_the_talk_of_the_table(talk: str, said: Said, why: str | None) -> None:
    found = unsayable(TALKS[talk], said, 3)
    assert (found and found.key) == why


class TestPace:
    def test_a_table_sets_its_clocks_within_bounds(self) -> None:
        assert pace.settled(GAME.times, {}) == {"pass": 30, "choose": 20}
        assert pace.settled(GAME.times, {"pass": 15}) == {"pass": 15, "choose": 20}
        assert pace.settled(GAME.times, {"pass": None})["pass"] is None

    @pytest.mark.parametrize(
        ("wanted", "key", "rule"),
        [
            ({"pass": 9}, "clock-range", "HC-TIME-1"),
            ({"pass": 121}, "clock-range", "HC-TIME-1"),
            ({"choose": None}, "clock-never-off", "HC-TIME-1"),
            ({"other": 5}, "no-such-clock", ""),
        ],
    )
    def test_impossible_clock_settings_are_refused(self, wanted: dict[str, Any], key: str, rule: str) -> None:
        with pytest.raises(BadConfig) as error:
            pace.settled(GAME.times, wanted)
        assert (error.value.says.key, error.value.rule) == (key, rule)

    @pytest.mark.parametrize("name", sorted(GAMES))
    def test_the_defaults_of_every_game_are_within_its_own_bounds(self, name: str) -> None:
        times = GAMES[name].times
        assert pace.settled(times, {k: t.seconds for k, t in times.items()}) == pace.settled(times, {})

    def test_a_clock_runs_out_a_little_after_its_shown_end(self) -> None:
        assert pace.ends(1000) == 1000 + pace.TOLERANCE_MS

    @given(st.integers())
    def test_a_standing_answer_falls_within_its_span(self, seed: int) -> None:
        assert pace.STANDING_MS[0] <= pace.standing_delay(Stream(seed)) <= pace.STANDING_MS[1]

    @given(st.integers(), st.one_of(st.none(), st.integers(0, 60_000)))
    def test_a_bot_leaves_people_time_in_a_race_and_does_not_let_it_end(self, seed: int, budget: int | None) -> None:
        delay = pace.race_delay(Stream(seed), budget)
        assert delay <= pace.RACE_MS[1]
        if budget is not None:
            assert delay <= pace.RACE_PART * budget
        if budget is None or pace.RACE_PART * budget >= pace.RACE_MS[0]:
            assert delay >= pace.RACE_MS[0]

    def test_answers_to_a_race_stay_as_they_came_and_others_are_put_in_order(self) -> None:
        claims = [Decision(seat, "claim", 1, False, race=True) for seat in range(3)]
        asked = [*claims, *[Decision(seat, "card", 4, False) for seat in range(3)]]
        came = ["2.card.4", "1.claim.1", "0.claim.1", "0.card.4", "9.gone.1"]
        assert pace.taken(asked, came) == ["1.claim.1", "0.claim.1", "0.card.4", "2.card.4", "9.gone.1"]

    def test_both_ends_of_the_span_occur(self) -> None:
        rng = Stream(0)
        assert {pace.standing_delay(rng) for _ in range(40_000)} >= {500, 2000}

    @given(st.integers(0, 10**6), st.integers(0, 10**6))
    def test_an_absence_counts_from_the_later_of_question_and_loss(self, opened: int, lost: int) -> None:
        assert pace.away_due(opened, lost) == pace.away_due(lost, opened) == max(opened, lost) + 10_000


class TestDriver:
    def test_owed_decisions_come_in_order(self) -> None:
        match: AnyMatch = Match.start(GAME, 3, KEY)
        assert Driver().next(match) == match.owed[0]

    def test_an_offer_with_options_is_put_once_to_a_seat_that_wants_it(self) -> None:
        match: AnyMatch = Match.start(GAME, 3, KEY).wait()
        for seat in (0, 1):
            match = match.play(f"{seat}.choose.1", ChooseBlind())
        driver = Driver(lambda seat: seat != 0)
        offer = driver.next(match)
        assert offer is not None
        assert offer.id == "1.choose.1"  # seat 0 wants none
        owed = driver.next(match.play(offer, ChooseBlind()))
        assert owed is not None
        assert owed.id == "2.choose.1"
        assert driver.next(match.play(owed, ChooseBlind())) is not None

    def test_an_offer_without_options_is_not_put(self) -> None:
        for hand, offered in (("skip", False), ("skip nope", True)):
            match = position(hand, "", "").play(A, "play skip").match
            assert [(d.seat, d.owed) for d in match.decisions] == [(B, True), (C, True), (A, False)]
            first = Driver(lambda seat: True).next(match)
            assert first is not None
            assert first.owed != offered

    def test_without_anything_owed_the_clock_moves_on(self) -> None:
        assert Driver().next(Match.start(GAME, 3, KEY).close()) is None

    @pytest.mark.parametrize("name", sorted(GAMES))
    @pytest.mark.parametrize("offers", [True, False])
    def test_the_driver_plays_every_game_to_its_end(self, name: str, offers: bool) -> None:
        game = GAMES[name]
        rng = Stream(name)
        for seats in game.seats:
            match: AnyMatch = Match.start(game, seats, KEY)
            driver = Driver(lambda seat: offers)
            while not match.over:
                decision = driver.next(match)
                match = match.play(decision, match.options(decision).sample(rng)) if decision else match.wait()
            assert driver.next(match) is None
