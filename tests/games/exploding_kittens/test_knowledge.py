"""What a seat knows for certain: true at every step, and what EK-INFO-3 says it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from litfuse.games.exploding_kittens import GAME, Config, notices
from litfuse.games.exploding_kittens import knowledge as k
from litfuse.games.exploding_kittens.cards import DEFUSE, FAVOR, KITTEN, NOPE, SKIP, Card
from litfuse.games.exploding_kittens.knowledge import Hands, Knowledge
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.errors import RulesBug
from litfuse.kernel.frames import frame_of
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import ALL, SPECTATOR, Resign, Seat, Viewer, text
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told

from .table import A, B, C, D, Table, certain_top, position

# Opening hands as the deal makes them: one Defuse and four others.
OTHERS = ("defuse cat1 cat1 cat2 cat2", "defuse cat3 cat3 cat4 cat4", "defuse cat5 cat5 cat5 cat5")


def notepad(table: Table, seat: Seat) -> Knowledge:
    known = told(table.match, seat).known
    assert isinstance(known, Knowledge)
    assert GAME.holds(known, table.state)
    return known


def odds(table: Table, seat: Seat) -> tuple[float, ...]:
    return k.cell_odds(notepad(table, seat), table.view(seat))


def top(table: Table, seat: Seat) -> Card | None:
    return certain_top(notepad(table, seat), table.view(seat))


# --- always


def random_match(seed: int) -> tuple[Random, AnyMatch]:
    luck = Random(seed)
    config = Config(
        stacking=luck.random() < 0.3,
        combos=luck.choice(["full", "full", "full", "first-game", "none"]),
        instant_five=luck.random() < 0.3,
        dead_hand=luck.choice(["withdrawn", "discarded"]),
        opening=luck.choice([4, 7]),
        defuse=luck.choice(["asked", "asked", "automatic"]),
        take_back=luck.random() < 0.7,
    )
    return luck, Match.start(GAME, 2 + seed % 4, b"%d" % seed, config)


def moved_on(match: AnyMatch, luck: Random, rng: Stream) -> AnyMatch:
    """Any answer, offers included; at times a clock runs out or somebody resigns."""
    chance = luck.random()
    if chance < 0.08 or not match.owed:
        return match.wait()
    if chance < 0.086:
        return match.table(Resign(luck.choice(match.state.living)))
    decision = luck.choice([d for d in match.decisions if match.options(d)])
    return match.play(decision, match.options(decision).sample(rng))


def same_frame(world: Any, state: Any, viewer: Viewer) -> bool:
    return encode(frame_of(GAME, world, viewer)) == encode(frame_of(GAME, state, viewer))


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_knowledge_is_true_at_every_step_and_in_every_world_made_from_it(seats: int) -> None:
    for seed in range(seats - 2, 60, 4):
        luck, match = random_match(seed)
        rng = Stream(seed)
        known: list[Knowledge | None] = [None] * seats
        while True:
            for s in range(seats):
                for notice in match.notices(s):
                    known[s] = GAME.learn(s, known[s], notice)
                mine = known[s]
                assert mine is not None
                assert GAME.holds(mine, match.state), (seed, match.seq, s)
                if luck.random() < 0.2:
                    world = GAME.resample(match.view(s), mine, rng)
                    assert GAME.holds(mine, world), (seed, match.seq, s)
                    assert same_frame(world, match.state, s), (seed, match.seq, s)
            someone: Viewer = luck.choice([SPECTATOR, *range(seats)])
            world = GAME.resample(match.view(someone), None, rng)
            assert same_frame(world, match.state, someone), (seed, match.seq, someone)
            assert GAME.resample(GAME.view(match.state, ALL), None, rng) == match.state
            if match.over:
                break
            match = moved_on(match, luck, rng)


def test_knowledge_is_small_and_survives_the_wire() -> None:
    longest = 0
    for seed in range(12):
        luck, match = random_match(seed)
        known: Knowledge | None = None
        rng = Stream(seed)
        while not match.over:
            for notice in match.notices(1):
                known = GAME.learn(1, known, notice)
            data = encode(known)
            assert codec(GAME).knowledge(data) == known
            longest = max(longest, len(data))
            match = moved_on(match, luck, rng)
    assert longest < 3000


def test_false_knowledge_does_not_hold() -> None:
    table = position("defuse see skip skip favor", *OTHERS[:2], pile="skip favor nope")
    table.plays(A, "play see")
    known, state = notepad(table, A), table.state
    hands, pile = state.hands, state.pile
    assert k.holds(known, hands, pile)
    assert not k.holds(known, hands, (pile[1], pile[0], *pile[2:]))
    assert not k.holds(known, hands, (KITTEN, *pile[:-1]))
    assert not k.holds(known, hands, pile[1:])
    assert not k.holds(known, (hands[0], hands[1][1:], hands[2]), pile)
    assert not k.holds(known, (hands[0], (NOPE, *hands[1][1:]), hands[2]), pile)
    assert not k.holds(known, (hands[0], (DEFUSE, *hands[1][:-1]), hands[2]), pile)


def test_the_first_notice_deals() -> None:
    with pytest.raises(RulesBug):
        GAME.learn(0, None, notices.PileShuffled())


# --- a) the top card


@pytest.mark.rule("EK-INFO-3", "EK-SHUF-1")
@pytest.mark.scenario(59)
def test_a_shuffle_by_somebody_else_voids_what_was_seen() -> None:
    table = position("defuse see skip cat5 cat5", "defuse shuffle cat2 cat2 cat1", OTHERS[1], pile="skip favor kitten")
    table.plays(A, "play see").plays(A, "play skip")
    assert notepad(table, A).coming == (SKIP, FAVOR)
    assert odds(table, A)[:3] == (0, 0, 1)
    table.plays(B, "play shuffle")
    known = notepad(table, A)
    assert known.coming == ()
    assert known.pile == ((1, ((len(table.state.pile), 2),)),)
    assert top(table, A) is None


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.scenario(69)
def test_after_a_shuffle_two_kittens_in_five_cards_lie_on_top_with_chance_two_fifths() -> None:
    table = position("defuse shuffle skip cat5 cat5", *OTHERS[:2], pile="favor favor favor kitten kitten", size=5)
    table.plays(A, "play shuffle")
    for seat in (A, B, C):
        assert k.top_is_kitten(notepad(table, seat), table.view(seat)) == 2 / 5
        assert odds(table, seat) == (2 / 5,) * 5


# --- b) own placings


def own_placing(*below: str, place: int) -> Table:
    table = position("defuse nope nope skip skip", *OTHERS, pile=" ".join(("kitten", *below)))
    table.draw().play(A, "defuse")
    return table.play(A, f"put-back {place}")


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.scenario(70)
def test_each_draw_brings_the_own_kitten_one_place_up() -> None:
    table = own_placing("attack", "attack", "attack", "attack", place=3)
    assert odds(table, A)[3] == 1
    table.draw().draw()
    chances = odds(table, A)
    assert chances[1] == 1
    assert 0 < chances[0] < 1  # another kitten may lie there
    assert 0 < odds(table, B)[1] < 1


@pytest.mark.rule("EK-INFO-3")
def test_a_kitten_that_another_player_puts_back_may_shift_the_own_one_by_one() -> None:
    table = own_placing("kitten", "attack", "attack", "attack", place=5)
    assert odds(table, A)[5] == 1
    table.draw().play(B, "defuse").play(B, "put-back 2")
    chances = odds(table, A)
    assert 0 < chances[4] < 1
    assert 0 < chances[5] < 1
    # Of the kittens elsewhere nothing is known; either the new one lies above, in 5 gaps, or below.
    size = len(table.state.pile)
    assert len({round(c, 12) for c in chances[:4]}) == 1
    assert abs(sum(chances) - 3) < 1e-12
    assert chances[4] > (size - 6) / size


@pytest.mark.rule("EK-INFO-3", "EK-NET-5")
def test_a_resignation_may_shift_the_own_kitten_up_or_remove_it() -> None:
    table = own_placing("attack", "attack", "attack", "attack", place=4).resign(D, kitten=0)
    chances = odds(table, A)
    assert 0 < chances[3] < 1
    assert 0 < chances[4] < 1
    assert abs(sum(chances) - 2) < 1e-12
    # It is at 3 if one of the two others left from above it, each of which lay above with chance 4/rest, or if another
    # kitten happens to lie there.
    rest = len(table.state.pile)
    mine_at_3 = 2 / 3 * 4 / rest
    assert mine_at_3 < chances[3] < mine_at_3 + 2 / (rest - 1)


# --- c) See the Future


@pytest.mark.rule("EK-INFO-3", "EK-SEE-3", "EK-OPT-10")
@pytest.mark.scenario(112)
def test_the_notepad_keeps_the_three_cards_in_order_after_the_turn() -> None:
    hands = ("defuse see attack cat5 cat5", *OTHERS[:2])
    for notepad_on in (True, False):
        table = position(*hands, pile="skip favor cat1", notepad=notepad_on)
        table.plays(A, "play see")
        assert table.view(A).top == (SKIP, FAVOR, Card.CAT1)
        table.plays(A, "play attack")
        assert table.view(A).top == ()
        seen = told(table.match, A, person=True).known
        assert (seen is not None) == notepad_on
        known = notepad(table, A)  # a bot's; where there is no notepad, people's clients get none
        assert known.coming == (SKIP, FAVOR, Card.CAT1)
        assert odds(table, A)[:3] == (0, 0, 0)
        assert top(table, A) is SKIP


@pytest.mark.rule("EK-INFO-3", "EK-OPT-10")
def test_the_notebook_says_what_a_seat_knows_in_words() -> None:
    table = position("defuse see skip cat5 cat5", *OTHERS[:2], pile="nope kitten attack")
    table.plays(A, "play see").plays(A, "play skip")
    table.draw()
    lines = GAME.notebook(table.view(A), notepad(table, A))
    assert lines == (
        text("known-top", percent=100),
        text("known-defuses", count=3),
        text("known-coming", cards="card-attack"),
        text("known-held", seat="@1", cards="card-defuse card-nope"),
        text("known-held", seat="@2", cards="card-defuse"),
    )


@pytest.mark.rule("EK-INFO-3")
def test_the_notebook_counts_the_defuses_that_the_seat_cannot_place() -> None:
    table = position("defuse defuse see", "skip", "", pile="defuse kitten favor", discard="defuse")
    assert text("known-defuses", count=3) in GAME.notebook(table.view(A), None)
    table.plays(A, "play see")
    assert text("known-defuses", count=2) in GAME.notebook(table.view(A), None)  # it lies on top
    assert text("known-defuses", count=5) in GAME.notebook(table.view(B), None)


@pytest.mark.rule("EK-OPT-10")
def test_without_a_notepad_the_notebook_says_what_the_view_shows() -> None:
    table = position("defuse see cat5 cat5 cat4", *OTHERS[:2], pile="kitten skip favor", notepad=False)
    pile, kittens = table.view(A).pile, table.view(A).kittens
    defuses = text("known-defuses", count=5)
    assert GAME.notebook(table.view(A), None) == (text("known-top", percent=round(100 * kittens / pile)), defuses)
    table.plays(A, "play see")
    assert GAME.notebook(table.view(A), None) == (text("known-top", percent=100), defuses)
    assert GAME.notebook(table.match.game.view(table.state, ALL), None) == ()


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.scenario(96)
def test_a_kitten_put_back_unseen_leaves_the_same_notepad_wherever_it_went() -> None:
    notepads = []
    before = position("defuse see skip cat5 cat5", *OTHERS[:2], pile="kitten favor cat1")
    before.plays(A, "play see").plays(A, "play skip").draw().play(B, "defuse")
    table = before
    for place in (10, 0, 1):
        table = before.copy().play(B, f"put-back {place}")
        notepads.append(notepad(table, A))
        assert notepads[-1].coming == (FAVOR, Card.CAT1)
    assert notepads[0] == notepads[1] == notepads[2]
    size = len(table.state.pile)
    first, second, third, *_ = odds(table, A)
    assert abs(first - 1 / size) < 1e-12  # Favor or the kitten
    assert abs(second - 1 / size) < 1e-12
    assert third > 1 / size  # here another kitten may lie as well
    assert top(table, A) is None


@pytest.mark.rule("EK-INFO-3")
def test_a_player_who_draws_a_card_that_was_seen_is_known_to_hold_it() -> None:
    table = position("defuse see skip cat5 cat5", *OTHERS[:2], pile="nope kitten attack")
    table.plays(A, "play see").plays(A, "play skip")
    table.draw()
    assert notepad(table, A).held[B] == (DEFUSE, NOPE)
    assert notepad(table, C).held[B] == (DEFUSE,)
    assert top(table, A) is KITTEN
    assert top(table, B) is None


# --- d) Defuses


@pytest.mark.rule("EK-INFO-3", "EK-SETUP-2")
def test_everyone_begins_with_exactly_one_defuse() -> None:
    table = position("defuse see skip cat5 cat5", *OTHERS[:2])
    known = notepad(table, A)
    assert known.held == ((), (DEFUSE,), (DEFUSE,))
    assert known.certain.lacks == ((B, DEFUSE, 4), (C, DEFUSE, 4))
    rng = Stream("defuses")
    for _ in range(50):
        world = GAME.resample(table.view(A), known, rng)
        assert [h.count(DEFUSE) for h in world.hands] == [1, 1, 1]


@pytest.mark.rule("EK-INFO-3")
def test_only_a_card_drawn_since_can_be_a_second_defuse() -> None:
    table = position("defuse see skip cat5 cat5", *OTHERS[:2], pile="nope defuse")
    table.draw().draw()
    view, known, rng = table.view(A), notepad(table, A), Stream("defuses")
    n = 4000
    second = sum(GAME.resample(view, known, rng).hands[B].count(DEFUSE) == 2 for _ in range(n)) / n
    unseen = 56 - 6 - 2 - 2 - 2 - 4 - 4  # less own, kittens out and in the pile, known Defuses, what lacks them
    assert abs(second - 3 / unseen) < 0.02


@pytest.mark.rule("EK-INFO-3", "EK-DEF-1")
@pytest.mark.scenario(111)
def test_an_explosion_by_time_out_shows_that_there_was_no_defuse() -> None:
    table = position("nope nope nope skip skip", "defuse cat1 cat1 cat2 cat2", OTHERS[1], pile="kitten")
    table.draw()
    known = Knowledge(B, (Hands(((), (), (DEFUSE,)), (5, 0, 4)),), ((1, ((len(table.state.pile), 1),)),))
    after = table.copy().time_up()
    (notice,) = [n for n in after.told(B) if isinstance(n, notices.Exploded)]
    assert k.learn(B, known, notice).certain.lacks == ((A, DEFUSE, 5),)
    after = table.copy().play(A, "decline")
    (notice,) = [n for n in after.told(B) if isinstance(n, notices.Exploded)]
    assert k.learn(B, known, notice).certain.lacks == ()


@pytest.mark.rule("EK-INFO-3", "EK-OPT-7")
def test_an_explosion_after_the_pause_shows_it_as_well() -> None:
    table = position("nope nope nope skip skip", *OTHERS[:2], pile="kitten", defuse="automatic")
    assert notepad_after_the_deal(table, B).automatic
    known = Knowledge(B, (Hands(((), (), (DEFUSE,)), (5, 0, 4)),), ((1, ((37, 1),)),), automatic=True)
    table.draw().time_up()
    (notice,) = [n for n in table.told(B) if isinstance(n, notices.Exploded)]
    assert not notice.late  # the end of a pause is no time-out
    assert k.learn(B, known, notice).certain.lacks == ((A, DEFUSE, 5),)


def notepad_after_the_deal(table: Table, seat: Seat) -> Knowledge:
    (notice,) = table.told(seat)
    return k.learn(seat, None, notice)


# --- e) cards that moved


@pytest.mark.rule("EK-INFO-3", "EK-COMP-4", "EK-COMBO-13")
@pytest.mark.scenario(97)
def test_after_an_unseen_steal_only_the_two_can_tell_whose_skip_it_is() -> None:
    table = position(
        "defuse nope favor cat1 cat2", "defuse cat5 cat5 skip see", OTHERS[1], pile="cat3 attack attack", discard="skip"
    )
    table.draw()  # five different need five cards beside the Defuse
    for s in (B, C):
        table.play(s, "draw-card")
    table.plays(A, "five nope,favor,cat1,cat2,cat3 skip")
    assert notepad(table, B).held[A] == (DEFUSE, SKIP)
    assert notepad(table, C).held[A] == (DEFUSE, SKIP)
    table.draw()
    table.plays(B, "pair cat5,cat5 0", steal=table.state.hands[A].index(SKIP))
    assert notepad(table, A).held[B] == (DEFUSE, SKIP)  # who lost it knows
    assert notepad(table, B).held[A] == (DEFUSE,)
    third = notepad(table, C)
    assert third.held[A] == ()  # it may have been the Defuse or the Skip or another
    assert third.held[B] == (DEFUSE,)
    assert {(h.held[A], h.held[B], h.weight) for h in third.hands} == {
        ((SKIP,), (DEFUSE, DEFUSE), 1),
        ((DEFUSE,), (DEFUSE, SKIP), 1),
        ((DEFUSE, SKIP), (DEFUSE,), 1),  # the one card of which nothing was known
    }
    table.plays(B, "play skip")
    assert notepad(table, A).held[B] == (DEFUSE,)
    assert notepad(table, C).held[B] == (DEFUSE,)


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.scenario(46)
def test_a_card_that_a_three_found_is_known_to_all_until_it_is_played() -> None:
    table = position("defuse skip skip skip see", "defuse nope cat1 cat1 cat2", OTHERS[1], pile="attack attack")
    table.plays(A, "three skip,skip,skip 1 nope")
    assert notepad(table, C).held == ((DEFUSE, NOPE), (DEFUSE,), ())
    assert notepad(table, B).held == ((DEFUSE, NOPE), (), (DEFUSE,))
    table.play(A, "play see").play(A, "nope").let()
    assert notepad(table, C).held == ((DEFUSE,), (DEFUSE,), ())


@pytest.mark.rule("EK-INFO-3")
@pytest.mark.scenario(47)
def test_a_three_that_found_nothing_shows_all_that_there_was_none() -> None:
    table = position("defuse cat4 cat4 cat4 see", "defuse cat1 cat1 cat2 cat2", OTHERS[2], pile="nope attack attack")
    table.plays(A, "three cat4,cat4,cat4 1 nope")
    for seat in (A, C):
        assert (B, NOPE, 4) in notepad(table, seat).certain.lacks
    assert notepad(table, B).certain.lacks == ((A, DEFUSE, 1), (C, DEFUSE, 4))
    table.draw().draw()  # B may have drawn one; the four older cards are none
    assert (B, NOPE, 4) in notepad(table, A).certain.lacks
    assert notepad(table, A).certain.unseen[B] == 5


@pytest.mark.rule("EK-INFO-3")
def test_the_taker_of_a_favor_is_known_to_hold_what_i_gave() -> None:
    table = position("defuse favor favor see skip", "defuse nope cat1 cat2 cat2", OTHERS[1])
    table.plays(A, "ask-favor 1").play(B, "give nope")
    assert notepad(table, B).held[A] == (DEFUSE, NOPE)
    assert notepad(table, A).held[B] == (DEFUSE,)
    assert notepad(table, C).held[:2] == ((DEFUSE,), ())
    table.plays(A, "ask-favor 1").play(B, "give defuse")
    assert notepad(table, B).held[A] == (DEFUSE, DEFUSE, NOPE)
    assert notepad(table, A).held[B] == ()


@pytest.mark.rule("EK-INFO-3")
def test_after_an_unseen_steal_the_victim_has_still_the_defuse_as_likely_as_not_taken() -> None:
    """B takes one of five cards of C: A's worlds leave the Defuse there in four of five."""
    table = position("defuse skip see see favor", "defuse cat5 cat5 skip see", OTHERS[1], turn=B)
    table.plays(B, "pair cat5,cat5 2", steal=0)
    view, known, rng = table.view(A), notepad(table, A), Stream("steal")
    n = 4000
    kept = sum(GAME.resample(view, known, rng).hands[C].count(DEFUSE) for _ in range(n)) / n
    assert abs(kept - 0.8) < 0.03


@pytest.mark.rule("EK-INFO-3")
def test_a_later_play_shows_which_case_was_true() -> None:
    """C lost a card unseen, and a three that names Defuse finds none: so it was the Defuse, and B has it."""
    table = position("defuse skip skip skip favor", "defuse cat5 cat5 skip see", OTHERS[1], turn=B)
    table.plays(B, "pair cat5,cat5 2", steal=0).draw().draw()
    assert table.turn == A
    table.plays(A, "three skip,skip,skip 2 defuse")
    known = notepad(table, A)
    assert known.held[B] == (DEFUSE, DEFUSE)
    assert known.held[C] == ()
    assert len(known.hands) == 1


def test_too_many_cases_are_reduced_to_what_they_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(k, "MOST_CASES", 1)
    table = position("defuse skip see see favor", "defuse cat5 cat5 skip see", OTHERS[1], turn=B)
    table.plays(B, "pair cat5,cat5 2", steal=0)
    known = notepad(table, A)
    assert known.hands == (Hands(((), (DEFUSE,), ()), (0, 3, 4), ((B, DEFUSE, 2), (C, DEFUSE, 3))),)
    for i in range(20):
        assert GAME.holds(known, GAME.resample(table.view(A), known, Stream(i)))


@pytest.mark.rule("EK-INFO-3", "EK-OPT-4")
def test_a_withdrawn_hand_keeps_what_is_certain_and_a_shown_one_is_in_the_discard() -> None:
    for dead_hand, held in (("withdrawn", (DEFUSE,)), ("discarded", ())):
        table = position("defuse nope skip see see", *OTHERS[:2], pile="kitten", dead_hand=dead_hand)
        table.draw().play(A, "decline")
        known = notepad(table, B)
        assert known.held[A] == held
        assert known.certain.unseen[A] == (4 if held else 0)
