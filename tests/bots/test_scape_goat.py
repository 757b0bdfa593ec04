"""What the bots of Scape Goat believe, dare and say."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import litfuse
from litfuse.arena.check import same_again_in
from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.bots import registry
from litfuse.bots.base import Answer, Say
from litfuse.bots.scape_goat.bayes import BayesBot, reach
from litfuse.bots.scape_goat.collector import CollectorBot
from litfuse.bots.scape_goat.conversation import statement
from litfuse.bots.scape_goat.evidence import INDEX, MOST, NAMES, Evidence
from litfuse.bots.scape_goat.weights import BAYES, Trust, Weights, belief, in_order
from litfuse.games.registry import find
from litfuse.games.scape_goat import notices
from litfuse.games.scape_goat.actions import Move
from litfuse.games.scape_goat.cards import SHOWN, Card, Colour
from litfuse.games.scape_goat.config import Config
from litfuse.games.scape_goat.phrases import Hold, Suspect
from litfuse.games.scape_goat.places import COPS, PREP, SPY, STASH, TRADE
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.talk import Heard
from litfuse.kernel.told import Perspective

GAME = find("scape-goat")
COLOURS = (Colour.BLUE, Colour.RED, Colour.YELLOW, Colour.GREEN)


def evidence() -> Evidence:
    """Blue suspects Red; red lies at SPY, blue at TRADE."""
    seen = Evidence(0)
    face_up = (Card.Y, Card.R, Card.B, Card.BR)
    hand = (Card.Y, Card.G)
    places = (PREP, SPY, TRADE, STASH)
    row = (PREP, SPY, TRADE, STASH)
    seen.see(notices.WasDealt(0, 4, Config(), COLOURS, row, places, 0, (4, 7), face_up, hand, Colour.RED, ""))
    return seen


def counted(seen: Evidence) -> dict[str, int]:
    return {name: count for name, count in zip(NAMES, seen.counts, strict=True) if count}


def test_a_card_taken_or_passed_is_evidence_by_its_colour_and_by_who_did_it() -> None:
    seen = evidence()
    seen.see(notices.Moved(2, SPY))
    seen.see(notices.Swapped(2, SPY, Card.G, Card.R))
    assert counted(seen) == {"other.took_theirs": 1}  # Yellow stood where the blue card lies
    seen.see(notices.Moved(3, PREP))
    assert counted(seen)["other.passed_mine"] == 1
    seen.see(notices.Moved(1, TRADE))
    seen.see(notices.Swapped(1, TRADE, Card.Y, Card.B))
    assert counted(seen)["suspect.took_mine"] == 1


def test_what_the_rules_force_and_what_a_clock_chose_is_no_evidence() -> None:
    seen = evidence()
    seen.see(notices.Moved(3, SPY, late=True))
    seen.see(notices.Swapped(3, SPY, Card.YG, Card.R))  # Green's own colour must go
    assert counted(seen) == {}
    seen.see(notices.Moved(0, TRADE))
    seen.see(notices.Swapped(0, TRADE, Card.G, Card.B))  # one's own doing
    assert counted(seen) == {}


def test_a_card_of_both_colours_speaks_for_neither() -> None:
    seen = evidence()
    seen.see(notices.CardsRevealed(2, (Card.Y, Card.BR, Card.BR, Card.B)))
    assert counted(seen) == {"other.showed_mine": 1}


def test_claims_count_as_evidence_up_to_a_limit() -> None:
    seen = evidence()
    for _ in range(9):
        seen.hear(Heard(2, "whisper", 0, Suspect(Colour.RED)))
    seen.hear(Heard(3, "chat", None, Hold(Card.B)))
    seen.hear(Heard(3, "whisper", 1))  # only that it happened
    seen.hear(Heard(3, "chat", None, "it is you"))
    assert counted(seen) == {"other.named_theirs": MOST, "other.named_mine": 1}


@pytest.mark.rule("SG-DEC-5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_without_evidence_the_belief_to_be_the_goat_is_one_in_n(players: int) -> None:
    weights = BAYES[players]
    dealt = belief(in_order(weights.signs), [0] * len(NAMES), players, weights.trust_at(1, players))
    assert dealt == pytest.approx(1 / players)


def test_each_round_has_its_trust_and_the_last_serves_all_later_ones() -> None:
    first, second, later = rounds = tuple(Trust(scale=scale) for scale in (3.0, 2.0, 1.0))
    weights = Weights(signs={}, trust=rounds)
    found = [weights.trust_at(turns, 4) for turns in (1, 4, 5, 8, 9, 13, 90)]
    assert found == [first, first, second, second, later, later, later]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_more_evidence_is_more_belief_in_every_round(players: int) -> None:
    for trust in BAYES[players].trust:
        believed = [belief([1.0], [count], players, trust) for count in range(-4, 5)]
        assert believed == sorted(set(believed))


def begun(seats: int = 4, **config: Any) -> AnyMatch:
    return litfuse.start("scape-goat", seats=seats, seed=3, decoder="direct", **config)


def seated(match: AnyMatch, seat: int, standing_in: bool = False, make: Any = BayesBot) -> Any:
    bot = make(GAME, seat, b"key", standing_in)
    told = Perspective(GAME, seat).told(match)
    assert told is not None
    bot.see(told)
    return bot


def test_the_threshold_falls_with_the_danger_of_being_framed() -> None:
    match = begun()
    bot = seated(match, 0)
    view = match.view(0)
    armed = replace(view, left=0, tokens=(0, 1, 1, 0), places=(SPY, TRADE, STASH, SPY))
    assert reach(armed, 0) == 1.0
    assert reach(replace(armed, tokens=(2, 0, 0, 0)), 0) == 0.0  # nobody else has one
    assert 0 == bot.danger(view) < bot.danger(armed) < 1
    nerve = bot.weights.nerve
    safe = nerve.threshold(0.0, 1)
    assert nerve.threshold(1.0, 1) < nerve.threshold(bot.danger(armed), 1) < safe
    assert nerve.threshold(0.0, 79) < nerve.threshold(0.0, 70) < safe


@pytest.mark.rule("SG-NET-4")
@pytest.mark.scenario(74)
@pytest.mark.parametrize("make", [BayesBot, CollectorBot])
def test_a_stand_in_never_goes_to_the_cops_and_says_nothing(make: Any) -> None:
    match = begun()
    seat = match.owed[0].seat
    for standing_in in (True, False):
        bot = seated(match, seat, standing_in, make)
        bot.evidence.counts[INDEX["other.took_mine"]] = MOST
        bot.signs = in_order({"other.took_mine": 9.0})
        bot.style = replace(bot.style, talk=1.0)
        answer = bot.answer(match.frame(seat))
        assert isinstance(answer, Answer)
        assert (answer.action == Move(COPS)) is not standing_in


@pytest.mark.rule("SG-COMM-5")
def test_mates_hear_the_truth_and_the_suspect_another_colour() -> None:
    match = begun()
    seat = match.owed[0].seat
    bot = seated(match, seat)
    bot.style = replace(bot.style, talk=1.0)
    sight = bot.sight(match.view(seat), match.owed[0])
    for to in (s for s in range(4) if s != seat):
        said = statement(sight, to)
        if to == sight.suspect:
            assert isinstance(said, Suspect)
            assert said.colour not in (sight.wanted, sight.mine)
        elif isinstance(said, Hold):
            assert said.card in sight.view.hand
            assert sight.wanted in SHOWN[said.card]
        else:
            assert said == Suspect(sight.wanted)
    first = bot.answer(match.frame(seat))
    assert isinstance(first, Say)
    assert first.said.kind == "whisper"
    assert isinstance(bot.answer(match.frame(seat)), Answer)  # once at a question


@pytest.mark.rule("SG-COMM-3")
def test_no_bot_whispers_at_a_table_without_whispers() -> None:
    match = begun(whispers=False)
    seat = match.owed[0].seat
    bot = seated(match, seat)
    bot.style = replace(bot.style, talk=1.0)
    assert isinstance(bot.answer(match.frame(seat)), Answer)


@pytest.mark.parametrize("bot", ["collector", "detective"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_new_bot_with_the_same_history_acts_the_same(bot: str, players: int) -> None:
    plan = Plan("scape-goat", (bot,) * players, 1, config={"whispers": False, "decoder": "direct", "turn_cap": 12})
    assert same_again_in(plan) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_games_among_all_levels_end(players: int) -> None:
    lineup = ("detective", "collector", "detective", "collector", "detective", "detective")[:players]
    contest = Contest(Plan("scape-goat", lineup, 2, config={"turn_cap": 80}))
    for number in range(2):
        played, _ = contest.play(number)
        assert played.fault is None
        assert played.outcome is not None
        assert not played.outcome.facts["capped"]


def test_the_strongest_level_is_not_the_default() -> None:
    assert registry.usual(GAME).name == "collector"
    assert [level.name for level in registry.levels(GAME)] == ["random", "collector", "detective"]


def cops_and_moves(bots: tuple[str, ...], games: int) -> tuple[int, int]:
    contest = Contest(Plan("scape-goat", bots, games, config={"turn_cap": 60}))
    line = [m.entry.action for n in range(games) for m in contest.session(n).play().line()]
    moves = [action for action in line if isinstance(action, Move)]
    return sum(action.place is COPS for action in moves), len(moves)


def test_random_goes_to_the_cops_as_rarely_as_other_bots() -> None:
    """The others do so once in 26 to 134 moves, by their level and the number of players."""
    cops, moves = cops_and_moves(("random",) * 4, 40)
    assert moves > 800
    assert 1 / 134 < cops / moves < 1 / 26


def test_a_random_stand_in_never_goes_to_the_cops() -> None:
    match = litfuse.start("scape-goat", seats=4, seed=3)
    seat = match.owed[0].seat
    (level,) = (level for level in registry.levels(GAME) if level.name == "random")
    for n in range(200):
        reply = level.makes(GAME, seat, b"%d" % n, True).answer(match.frame(seat))
        assert isinstance(reply, Answer)
        assert reply.action.place is not COPS
