"""Intents, phases, leaving and the cap (SG-NET-1, SG-NET-2, SG-NET-4, SG-NET-5)."""

from __future__ import annotations

import pytest

from litfuse.bots.base import Answer
from litfuse.bots.registry import levels
from litfuse.games.scape_goat import GAME
from litfuse.games.scape_goat.actions import Move
from litfuse.games.scape_goat.notices import Ended
from litfuse.games.scape_goat.places import Place
from litfuse.games.scape_goat.view import Everything
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.errors import BadRecord, StaleAnswer
from litfuse.kernel.records import ALL, SPECTATOR, Resign
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective, told
from tests.games.scape_goat.table import BLUE, GREEN, KINDS, PURPLE, RED, YELLOW, Table, dealt, position, refused, stale


@pytest.mark.rule("SG-NET-1")
def test_what_an_open_question_does_not_allow_is_refused_with_a_rule() -> None:
    table = position("R Y", "", "", "")
    with refused("SG-MOVE-1"):
        table.play(BLUE, "move prep")
    with refused("SG-NET-1"):
        table.offends(BLUE, "move", "swap R")
    with refused("SG-NET-1"):
        table.offends(BLUE, "move", "cops")


@pytest.mark.rule("SG-NET-1")
@pytest.mark.parametrize("to", ["0.move.0", "0.move.2", "0.swap.1", "1.move.1", "9.move.1", "", "nonsense", "0.cops.1"])
def test_an_answer_to_a_question_that_is_not_open_is_stale_alike_for_every_cause(to: str) -> None:
    table = position("R Y", "", "", "")
    with stale():
        table.match.play(table.match.find(to, BLUE), Move(Place.SPY))


@pytest.mark.rule("SG-NET-1")
@pytest.mark.parametrize(
    "sent",
    [b'{"type":"Move"}', b'{"type":"Move","place":"jail"}', b'{"type":"Swap","card":"Z"}', b'{"type":"Resign"}', b"[]"],
)
def test_what_does_not_decode_is_no_answer(sent: bytes) -> None:
    with pytest.raises(BadRecord):
        codec(GAME).action(sent)


@pytest.mark.rule("SG-NET-2")
@pytest.mark.parametrize("players", [4, 6])
def test_the_phases_follow_each_other(players: int) -> None:
    after = {
        "move": {"spy", "trade", "stash", "steal", "frame-card", "swap", ""},
        "spy": {"swap"},
        "trade": {"trade-card"},
        "trade-card": {"trade-card", "swap"},
        "stash": {"stash-return"},
        "stash-return": {"swap"},
        "steal": {"swap"},
        "frame-card": {"frame-card", "swap", ""},
        "swap": {"move"} if players < 6 else {"pause"},
        "pause": {"move"},
    }
    seen = set()
    for seed in range(12):
        rng = Stream(f"phases/{seed}")
        table = dealt(players, key=b"%d" % seed, turn_cap=40)
        while not table.match.over:
            phase = phase_of(table)
            if not table.match.owed:
                table.match = table.match.wait()
            else:
                asked = table.match.owed[0]
                options = [a for a in table.match.options(asked) if a != Move(Place.COPS)]
                table.match = table.match.play(asked, options[rng.below("which", len(options))])
            then = phase_of(table)
            assert then in after[phase] or (table.match.over and then == "")
            seen.add(phase)
    assert seen == set(after) - ({"pause"} if players < 6 else set())


def phase_of(table: Table) -> str:
    if table.match.over:
        return ""
    return table.match.owed[0].kind if table.match.owed else "pause"


@pytest.mark.rule("SG-NET-1", "SG-NET-2")
def test_every_intent_answers_its_own_question() -> None:
    assert len(set(KINDS.values())) == 11


@pytest.mark.rule("SG-NET-4")
@pytest.mark.scenario(104)
def test_nobody_can_resign() -> None:
    table = position("", "", "", "")
    with pytest.raises(StaleAnswer):
        table.match.table(Resign(BLUE))
    assert all(type(a) is not Resign for a in table.match.frame(BLUE).table)
    table.left(BLUE)
    assert not table.match.over


@pytest.mark.rule("SG-NET-4")
@pytest.mark.scenario(73)
def test_a_successor_has_what_the_seat_was_told_and_goat_and_mats_stay() -> None:
    table = position("R Y", "", "", "", turn=YELLOW, places="prep spy stash stash")
    table.play(YELLOW, "move spy", f"spy {BLUE}")
    secret, known = table.state.secret, table.known(YELLOW)
    table.left(YELLOW)
    assert table.state.secret == secret
    assert told(table.match, YELLOW).known == known
    for level in levels(GAME):
        bot = level.makes(GAME, YELLOW, b"successor", False)
        bot.see(told(table.match, YELLOW))
        answer = bot.answer(table.match.frame(YELLOW))
        assert isinstance(answer, Answer)
        table.copy().match.play(answer.decision, answer.action)


@pytest.mark.rule("SG-NET-4")
@pytest.mark.scenario(74)
@pytest.mark.parametrize("level", levels(GAME), ids=lambda level: level.name)
def test_a_stand_in_never_goes_to_the_cops_and_answers_owed_questions_only(level: object) -> None:
    for seed in range(3):
        rng = Stream(f"stand-in/{seed}")
        table = dealt(6, key=b"%d" % seed, turn_cap=25)
        bots = [level.makes(GAME, seat, b"%d" % seed, True) for seat in range(6)]  # type: ignore[attr-defined]
        perspectives = [Perspective(GAME, seat) for seat in range(6)]
        while not table.match.over:
            for bot, perspective in zip(bots, perspectives, strict=True):
                news = perspective.told(table.match)
                if news is not None:
                    bot.see(news)
            offers = [d for d in table.match.decisions if not d.owed]
            for d in offers:
                if not any(o.seat == d.seat for o in table.match.owed):
                    assert bots[d.seat].answer(table.match.frame(d.seat)) is None
            if not table.match.owed:
                table.match = table.match.wait()
                continue
            asked = table.match.owed[rng.below("which", len(table.match.owed))]
            answer = bots[asked.seat].answer(table.match.frame(asked.seat))
            assert isinstance(answer, Answer)
            assert answer.action != Move(Place.COPS)
            assert table.match.find(answer.decision).owed
            table.match = table.match.play(answer.decision, answer.action)
        assert table.reason != "won-cops"


@pytest.mark.rule("SG-NET-4")
def test_a_successor_may_go_to_the_cops() -> None:
    level = levels(GAME)[0]
    table = position("", "", "", "")
    actions = set()
    for k in range(40):
        bot = level.makes(GAME, BLUE, b"%d" % k, False)
        bot.see(told(table.match, BLUE))
        answer = bot.answer(table.match.frame(BLUE))
        assert isinstance(answer, Answer)
        actions.add(answer.action)
    assert Move(Place.COPS) in actions


@pytest.mark.rule("SG-SIX-5", "SG-NET-4")
@pytest.mark.scenario(98)
@pytest.mark.parametrize("order", [True, False])
def test_an_order_fires_though_a_stand_in_plays_and_without_one_the_chance_passes(order: bool) -> None:
    table = position(*[""] * 6, turn=RED, orders=(PURPLE,) if order else ()).time_up()
    stand_in = levels(GAME)[0].makes(GAME, PURPLE, b"stand-in", True)
    table.play(RED, "move prep", f"swap {table.state.allowed(RED)[0]}")
    assert table.match.over is order
    if not order:
        stand_in.see(told(table.match, PURPLE))
        assert table.offered == [f"{PURPLE}.cops"]
        assert stand_in.answer(table.match.frame(PURPLE)) is None
        table.time_up().play(YELLOW, "move spy")
        assert table.offered == []


@pytest.mark.rule("SG-NET-4", "SG-FRAME-2")
@pytest.mark.scenario(105)
def test_a_stand_in_never_changes_a_choice() -> None:
    table = position("B R", "Y B", "R X", "Y R", turn=RED, tokens=(0, 1, 1, 0)).play(RED, "move prep")
    for level in levels(GAME):
        stand_in = level.makes(GAME, YELLOW, b"stand-in", True)
        stand_in.see(told(table.match, YELLOW))
        answer = stand_in.answer(table.match.frame(YELLOW))
        assert isinstance(answer, Answer)
        chosen = Table(table.match.play(answer.decision, answer.action))
        assert chosen.offered == [f"{YELLOW}.frame-card"]
        stand_in.see(told(chosen.match, YELLOW))
        assert stand_in.answer(chosen.match.frame(YELLOW)) is None


@pytest.mark.rule("SG-NET-5", "SG-END-2", "SG-END-6")
@pytest.mark.scenario(75)
def test_the_cap_ends_the_game_after_its_last_swap_and_nobody_wins() -> None:
    table = position("", "", "", "", turns=200, turn_cap=200).play(BLUE, "move spy", f"spy {RED}")
    assert not table.match.over
    table.play(BLUE, f"swap {table.state.allowed(BLUE)[0]}")
    assert (table.reason, table.outcome.winners, table.state.turns) == ("won-cap", (), 200)
    assert isinstance(table.told(SPECTATOR)[-1], Ended)
    shown = table.match.view(ALL)
    assert isinstance(shown, Everything)
    assert shown.hands == table.state.hands


@pytest.mark.rule("SG-NET-5", "SG-SIX-5")
@pytest.mark.scenario(89)
def test_an_order_for_the_turn_after_the_cap_does_not_fire() -> None:
    table = position(*[""] * 6, turn=RED, turns=200, turn_cap=200, orders=(PURPLE,)).time_up()
    table.play(RED, "move prep", f"swap {table.state.allowed(RED)[0]}")
    assert (table.reason, table.outcome.winners) == ("won-cap", ())


@pytest.mark.rule("SG-NET-5", "SG-OPT-1")
@pytest.mark.scenario(90)
def test_what_ends_the_game_in_the_last_turn_counts_as_ever() -> None:
    def last(**config: bool) -> Table:
        more = {"places": "stash spy trade spy", "tokens": (1, 1, 0, 0), "turns": 200, "turn_cap": 200}
        return position("R X", "G Y", "R B", "R B", goat="R", **more, **config)  # type: ignore[arg-type]

    assert last().play(BLUE, "move prep").frame("R", "G", "R", "R").reason == "won-framed-goat"
    assert last().play(BLUE, "move cops").reason == "won-cops"
    swapping = last().play(BLUE, "move prep").frame("X", "G", "R", "R")
    assert swapping.asked == ["0.swap"]
    without = last(swap_after_frame=False).play(BLUE, "move prep").frame("X", "G", "R", "R")
    assert (without.reason, without.outcome.winners) == ("won-cap", ())


@pytest.mark.rule("SG-NET-5")
def test_there_is_no_cap_by_default() -> None:
    assert GAME.types.config().turn_cap == 0


@pytest.mark.rule("SG-NET-1")
def test_intents_carry_cards_by_face() -> None:
    table = position("R R Y", "", "", "", "").play(BLUE, "move trade", f"trade-with {GREEN}", "trade-card R")
    assert encode(table.match.entry.action) == b'{"type":"TradeCard","card":"R"}'
