"""A match is a value: nothing that is asked of it, refused or broken changes it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.games.registry import GAMES
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import (
    BadConfig,
    BadRecord,
    IllegalAction,
    LitfuseError,
    RulesBug,
    StaleAnswer,
)
from litfuse.kernel.events import MatchClosed
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import (
    ALL,
    SPECTATOR,
    TABLE,
    Close,
    Decision,
    Draw,
    Entry,
    Header,
    Left,
    Resign,
    Text,
    TimeUp,
)
from litfuse.kernel.rng import Scripted, Stream
from litfuse.testing.skeleton import GAME, Config
from litfuse.testing.skeleton.actions import Choose, ChooseBlind, PassCards
from litfuse.testing.skeleton.events import CardsShown
from tests.kernel.broken import ASKED, BUGS, KEY, broken


def start(game: AnyGame = GAME, **config: Any) -> AnyMatch:
    """A match of three; all seats are asked at once which two cards they pass."""
    return Match.start(game, 3, KEY, Config(**config))


def choosing(game: AnyGame = GAME) -> AnyMatch:
    """The same match when cards are passed; all seats are asked to choose one."""
    return start(game).wait()


def first(match: AnyMatch) -> Any:
    """Some answer to the first open question."""
    return match.options(match.owed[0])[0]


def header(match: AnyMatch) -> Header:
    return Header(game=GAME.name, rules=GAME.rules, seats=match.seats, config=match.config)


def snapshot(match: AnyMatch) -> tuple[Any, ...]:
    frames = [encode(match.frame(v)) for v in (*range(match.seats), SPECTATOR)]
    return match.seq, match.state, match.decisions, match.clocks, match.outcome, encode(match.entries()), *frames


@st.composite
def played(draw: st.DrawFn) -> AnyMatch:
    """A match of any registered game after some random steps of all kinds."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    seats = draw(st.sampled_from(game.seats))
    match: AnyMatch = Match.start(game, seats, draw(st.binary(min_size=32, max_size=32)))
    rng = Stream(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 60))):
        if match.over:
            break
        dice = rng.below("", 40)
        open_ones = [d for d in match.decisions if match.options(d)]
        if dice == 0 and (actions := game.table(match.state)):
            match = match.table(actions[rng.below("", len(actions))])
        elif dice < 3 or not open_ones:
            match = match.wait()
        else:
            decision = open_ones[rng.below("", len(open_ones))]
            match = match.play(decision, match.options(decision).sample(rng))
    return match


@given(played())
def test_the_past_stays_as_it_was(match: AnyMatch) -> None:
    line = match.line()
    before = [snapshot(m) for m in line]
    if not match.over and match.owed:
        for action in match.options(match.owed[0])[:5]:
            after = match.play(match.owed[0], action)
            assert after is not match
            assert (after.seq, after.before) == (match.seq + 1, match)
    assert [snapshot(m) for m in line] == before
    assert [m.entry for m in line] == match.entries()
    assert [match.at(m.seq) for m in line] == line


@given(played())
def test_loading_and_following_agree_with_playing(match: AnyMatch) -> None:
    head = Header(game=match.game.name, rules=match.game.rules, seats=match.seats, config=match.config)
    entries = match.entries()
    loaded = Match.load(match.game, head, entries, KEY)
    followed = Match.load(match.game, head, entries[:1])
    for entry in entries[1:]:
        followed = followed.follow(entry)
    assert snapshot(loaded) == snapshot(followed) == snapshot(match)
    assert [snapshot(m) for m in loaded.line()] == [snapshot(m) for m in match.line()]


@given(played())
def test_the_same_key_gives_the_same_match_again(match: AnyMatch) -> None:
    again: AnyMatch = Match.start(match.game, match.seats, match.key or b"", match.config)
    for entry in match.entries()[1:]:
        action: Any = entry.action
        again = again.table(action) if entry.seat == TABLE else again.play(entry.answers, action)
    assert encode(again.entries()) == encode(match.entries())


@given(played())
def test_until_the_end_something_is_owed_or_a_clock_runs(match: AnyMatch) -> None:
    assert match.over == (match.outcome is not None)
    if match.over:
        assert (match.decisions, match.owed, match.clocks) == ((), (), ())
    else:
        assert match.owed or match.clocks
        assert all(match.options(d) for d in match.owed)
    owed = [d.owed for d in match.decisions]
    assert owed == sorted(owed, reverse=True)


class TestPlay:
    def test_a_question_is_found_by_its_id_alone(self) -> None:
        match = choosing()
        here = match.decisions[0]
        other = Decision(here.seat, here.kind, here.number, owed=False, quiet=True)
        assert match.find(here.id) is match.find(other) is match.find(here) is here
        assert match.play(here.id, ChooseBlind()).entry == match.play(other, ChooseBlind()).entry
        assert match.options(here.id) is match.options(here)

    @pytest.mark.parametrize("answers", ["0.choose.2", "0.pass.1", "3.choose.1", "", "x", Decision(2, "choose", 0)])
    def test_answers_to_closed_questions_are_stale_and_look_the_same(self, answers: Any) -> None:
        match = choosing()
        before = snapshot(match)
        for action in (ChooseBlind(), Choose(11), Choose(99), None):
            with pytest.raises(StaleAnswer) as error:
                match.play(answers, action)
            assert (error.value.says, error.value.game, error.value.seat) == (Text("stale-answer"), "", None)
        with pytest.raises(StaleAnswer):
            match.options(answers)
        assert snapshot(match) == before

    def test_a_question_put_to_another_seat_is_stale(self) -> None:
        match = start()
        here = match.owed[0]
        assert match.find(here.id, here.seat) is match.find(here, here.seat) is here
        for decision in (here, here.id):
            with pytest.raises(StaleAnswer):
                match.find(decision, here.seat + 1)

    def test_a_repeated_answer_is_stale(self) -> None:
        match = start()
        decision = match.owed[0]
        with pytest.raises(StaleAnswer):
            match.play(decision, first(match)).play(decision, first(match))

    def test_an_illegal_action_is_refused_with_its_rule(self) -> None:
        match = choosing()
        with pytest.raises(IllegalAction) as error:
            match.play(match.owed[0], Choose(match.state.rest[0]))
        assert (error.value.rule, error.value.says.key) == ("HC-CHOOSE-1", "no-card")
        assert match.seq == 1

    @pytest.mark.parametrize("action", [None, 3, "choose-blind", {"type": "ChooseBlind"}, ChooseBlind])
    def test_data_that_is_no_action_is_a_bad_record(self, action: Any) -> None:
        with pytest.raises(BadRecord):
            choosing().play("0.choose.1", action)

    def test_sets_are_put_into_written_form(self) -> None:
        match = start()
        low, _, high, *_ = match.state.hands[0]
        after = match.play("0.pass.1", PassCards((high, low)))
        assert after.entry.action == PassCards((low, high))
        assert after.entry.events[0].cards == (low, high)
        with pytest.raises(IllegalAction):
            match.play("0.pass.1", PassCards((high, high)))

    def test_an_answer_always_makes_an_entry(self) -> None:
        match = choosing()
        card = match.state.hands[0][0]
        chosen = match.play("0.choose.1", Choose(card))
        again = chosen.play("0.choose.1", Choose(card))
        entry = again.entry
        assert (entry.seq, entry.seat, entry.answers, entry.action) == (3, 0, "0.choose.1", Choose(card))
        assert entry.events == ()
        assert again.decisions == chosen.decisions

    def test_a_label_that_is_drawn_again_in_a_step_gets_a_number(self) -> None:
        assert [d.label for d in start().wait().entry.draws] == ["late", "late#2", "late#3"]

    def test_a_script_forces_the_draws(self) -> None:
        match = choosing()
        hand = match.state.hands[0]
        for place, card in enumerate(hand):
            forced = match.play("0.choose.1", ChooseBlind(), rng=Scripted([Draw("blind", len(hand), place)]))
            assert forced.state.picks[0] == (card,)
        with pytest.raises(BadRecord):
            match.play("0.choose.1", ChooseBlind(), rng=Scripted([]))

    def test_without_the_key_a_match_can_be_followed_but_not_played(self) -> None:
        match = start()
        loaded = Match.load(GAME, header(match), match.entries())
        with pytest.raises(LitfuseError, match="not play on"):
            loaded.play(loaded.owed[0], first(loaded))
        with pytest.raises(LitfuseError, match="not play on"):
            loaded.wait()
        after = match.play(match.owed[0], first(match))
        assert loaded.follow(after.entry).state == after.state
        assert loaded.close().over


class TestTable:
    def test_only_a_clock_that_runs_runs_out(self) -> None:
        match = start()
        assert match.table(TimeUp("pass")).entry.seat == TABLE
        for key in ("choose.1", "", "pass.1"):
            with pytest.raises(StaleAnswer):
                match.table(TimeUp(key))
        with pytest.raises(StaleAnswer):
            match.wait().table(TimeUp("pass"))

    def test_waiting_lets_the_first_clock_run_out(self) -> None:
        assert start().wait().entry.action == TimeUp("pass")

    def test_only_listed_table_actions_happen(self) -> None:
        match = start()
        after = match.table(Resign(1))
        assert after.outcome is not None
        assert after.outcome.ranking == ((0, 2), (1,))
        for action in (Resign(3), Left(0)):
            with pytest.raises(StaleAnswer):
                match.table(action)

    def test_nothing_happens_after_the_end(self) -> None:
        over = start().table(Resign(0))
        for action in (TimeUp("pass"), Resign(1), Close("x")):
            with pytest.raises(StaleAnswer):
                over.table(action)
        with pytest.raises(StaleAnswer):
            over.wait()
        with pytest.raises(StaleAnswer):
            over.close()
        with pytest.raises(StaleAnswer):
            over.play("0.pass.1", PassCards(()))


class TestClose:
    def test_a_running_match_ends_without_winners(self) -> None:
        match = start()
        for closed in (match.close("agreed"), match.table(Close("agreed"))):
            assert closed.over
            assert closed.outcome == closed.closed
            assert closed.outcome is not None
            assert (closed.outcome.winners, closed.outcome.ranking) == ((), ())
            assert closed.outcome.reason == Text("closed", {"reason": "closed-agreed"})
            assert closed.entry == Entry(1, TABLE, "", Close("agreed"), (), (MatchClosed("agreed"),))
        assert match.closed is None
        assert not match.over

    def test_a_closed_match_has_no_open_question(self) -> None:
        closed = start().close()
        assert (closed.decisions, closed.owed, closed.clocks) == ((), (), ())
        frame = closed.frame(0)
        assert (frame.open, frame.menus, frame.clocks, frame.table) == ((), {}, (), ())
        assert frame.outcome == closed.outcome
        assert closed.view(ALL) is not None
        assert closed.notices(SPECTATOR)
        for call in (closed.close, closed.wait):
            with pytest.raises(StaleAnswer):
                call()
        with pytest.raises(StaleAnswer):
            closed.table(Resign(0))
        with pytest.raises(StaleAnswer):
            closed.play("0.pass.1", PassCards(()))

    def test_a_closed_match_survives_storing_and_forgetting(self) -> None:
        closed = start().close("host")
        loaded = Match.load(GAME, header(closed), closed.entries())
        assert loaded.outcome == closed.outcome == closed.forget().outcome
        with pytest.raises(BadRecord):
            loaded.follow(Entry(2))

    @pytest.mark.parametrize("where", ASKED)
    def test_a_match_stopped_by_a_rules_bug_can_be_closed(self, where: str) -> None:
        match = start(broken(where))
        closed = match.play(match.owed[0], first(match)).close("rules-bug")
        assert closed.over
        assert (closed.decisions, closed.clocks) == ((), ())

    def test_a_closed_match_is_shown_to_all_and_admits_everybody(self) -> None:
        closed = start(spectators=False).close()
        assert closed.view(SPECTATOR) is not None


class TestWhy:
    def test_why_gives_the_errors_of_play_and_plays_nothing(self) -> None:
        match = choosing()
        before = snapshot(match)
        asked = match.owed[0]
        assert match.why(asked, ChooseBlind()) is None
        with pytest.raises(IllegalAction) as refused:
            match.play(asked, Choose(77))
        assert match.why(asked, Choose(77)) == refused.value.refusal
        with pytest.raises(StaleAnswer):
            match.why("0.nothing.1", ChooseBlind())
        assert snapshot(match) == before


class TestRulesBug:
    @pytest.mark.parametrize("where", BUGS)
    def test_any_error_of_a_game_becomes_a_rules_bug_and_the_match_before_stays(self, where: str) -> None:
        def rest(match: AnyMatch) -> None:
            after = match.play(match.owed[0], first(match))
            after.notices(0)
            after.view(0)
            with pytest.raises(IllegalAction):
                after.play("1.pass.1", Choose(77))
            after.table(Resign(0))
            after.wait()

        match = start(broken(where))
        before = snapshot(match)
        with pytest.raises(RulesBug) as error:
            rest(match)
        cause: BaseException | None = error.value
        while cause is not None and not isinstance(cause, ZeroDivisionError | BadConfig):
            cause = cause.__cause__
        assert cause is not None
        assert snapshot(match) == before

    def test_an_action_that_is_neither_offered_nor_refused_is_a_rules_bug(self) -> None:
        match = start(broken("lenient"))
        with pytest.raises(RulesBug):
            match.play(match.owed[0], Choose(11))
        with pytest.raises(RulesBug):
            match.why(match.owed[0], Choose(11))

    def test_a_broken_setup_is_a_rules_bug(self) -> None:
        with pytest.raises(RulesBug):
            start(broken("setup"))

    def test_an_impossible_table_is_no_rules_bug(self) -> None:
        with pytest.raises(BadConfig) as error:
            Match.start(GAME, 9, KEY)
        assert (error.value.rule, error.value.game) == ("HC-SETUP-1", "high-card")

    @pytest.mark.parametrize("where", ASKED)
    def test_a_frame_that_cannot_be_built_is_a_rules_bug(self, where: str) -> None:
        match = start(broken(where))
        after = match.play(match.owed[0], first(match))
        with pytest.raises(RulesBug):
            after.frame(1)


class TestRecord:
    def test_entries_must_follow_each_other(self) -> None:
        match = start().wait()
        with pytest.raises(BadRecord):
            match.follow(Entry(1))
        with pytest.raises(BadRecord):
            match.follow(Entry(3))
        for entries in ([], match.entries()[1:], [match.entry, match.entries()[0]]):
            with pytest.raises(BadRecord):
                Match.load(GAME, header(match), entries)

    def test_events_that_do_not_fit_are_a_bad_record(self) -> None:
        match = start()
        early: Entry[Any, Any] = Entry(1, 0, "0.pass.1", None, (), (CardsShown((1, 2, 3)),))
        with pytest.raises(BadRecord):
            match.follow(early)

    def test_a_recorded_impossible_table_is_a_bad_record(self) -> None:
        match = start()
        head = Header(game="high-card", rules="1", seats=9, config=Config())
        with pytest.raises(BadRecord):
            Match.load(GAME, head, match.entries())

    def test_any_step_can_be_looked_at(self) -> None:
        match = start().wait().wait()
        assert [match.at(i).seq for i in range(3)] == [0, 1, 2]
        for seq in (-1, 3):
            with pytest.raises(BadRecord):
                match.at(seq)

    def test_a_match_can_forget(self) -> None:
        match = start().wait().wait()
        light = match.forget()
        assert light.before is None
        assert (light.state, light.entry, light.decisions) == (match.state, match.entry, match.decisions)
        for call in (light.entries, light.line, lambda: light.at(1)):
            with pytest.raises(LitfuseError, match="were not kept"):
                call()
        assert light.wait().entry == match.wait().entry
        assert start().forget().entries() == start().entries()

    def test_public_parts_are_computed_once_and_kept(self) -> None:
        match = start().wait()
        apart = (match.decisions, match.clocks, match.outcome)
        public = match.public
        assert apart == (public.asked, public.clocks, public.outcome) == (match.decisions, match.clocks, match.outcome)
        assert match.forget().public is public is match.public
        assert match.forget().play(match.owed[0], first(match)).public is not public
