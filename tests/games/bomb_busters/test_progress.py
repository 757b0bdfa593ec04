"""The campaign of a table: what it has won and lost, which boxes are open, who is the next Captain."""

import msgspec
import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import BOXES, MISSIONS
from litfuse.kernel.campaign import Campaign, PlayedMatch, progress_of
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.records import Outcome, text

HERE = (0, 1, 2)


def played(number: int, won: bool, captain: int = 0, chairs: tuple[int, ...] = HERE) -> PlayedMatch[Config]:
    everybody = tuple(range(len(chairs)))
    outcome = Outcome(everybody if won else (), (everybody,), text("end-dial"), {"captain": captain})
    return PlayedMatch(Config(mission=number), outcome, chairs)


def offered(*matches: tuple[int, bool]) -> list[int]:
    progress = progress_of(GAME, [played(*match) for match in matches])
    return [config.mission for config in GAME.again(HERE, None, progress)]


def campaign(*matches: PlayedMatch[Config], chairs: tuple[int, ...] = HERE) -> Campaign:
    found = GAME.campaign(chairs, None, progress_of(GAME, matches))
    assert found is not None
    return found


@pytest.mark.rule("BB-C-45", "BB-M08-3", "BB-END-07")
def test_after_the_eighth_mission_the_campaign_is_suggested() -> None:
    assert offered(*[(n, True) for n in range(1, 9)])[0] == 9
    assert set(offered()) == set(MISSIONS)  # out of order is allowed


@pytest.mark.rule("BB-C-45")
def test_a_box_is_open_once_its_mission_was_won_or_it_was_played_from() -> None:
    first, second, third = (set(box.missions) for box in BOXES[:3])
    assert first == set(range(1, 9))
    assert set(offered((1, True), (8, False))) == first
    assert set(offered((8, True), (1, True))) == first | second
    assert set(offered((13, False), (1, False))) == first | second
    assert set(offered((BOXES[2].opener, True))) == first | second | third


@pytest.mark.rule("BB-C-46")
def test_the_captain_moves_after_a_defeat_in_the_campaign_too() -> None:
    again = GAME.again(HERE, None, progress_of(GAME, [played(9, False, 2)]))
    assert again[0] == Config(mission=9, captain=0)


@pytest.mark.rule("BB-END-07")
def test_successes_and_defeats_are_counted_by_mission() -> None:
    found = campaign(played(1, True), played(2, False), played(2, False), played(2, True), played(3, False))
    goals = {goal.number: goal for chapter in found.chapters for goal in chapter.goals}
    assert {n: (g.won, g.lost) for n, g in goals.items() if g.won or g.lost} == {1: (1, 0), 2: (1, 2), 3: (0, 1)}
    assert goals[3].choice == 0
    assert [chapter.opens for chapter in found.chapters] == [
        None,
        *[text("box-opens", mission=box.opener) for box in BOXES[1:]],
    ]
    assert (BOXES[1].opener, BOXES[2].opener) == (8, max(BOXES[1].missions))
    assert all(goal.choice is None for chapter in found.chapters[1:] for goal in chapter.goals)


def test_the_choice_of_a_goal_is_its_place_in_what_comes_next() -> None:
    progress = progress_of(GAME, [played(8, True)])
    configs = GAME.again(HERE, None, progress)
    for chapter in campaign(played(8, True)).chapters:
        for goal in chapter.goals:
            assert goal.choice is None or configs[goal.choice].mission == goal.number


def test_a_table_that_has_played_nothing_may_choose_every_mission() -> None:
    found = campaign()
    assert all(goal.choice is not None for chapter in found.chapters for goal in chapter.goals)
    assert found.notes == ()


@pytest.mark.rule("BB-SETUP-02")
def test_the_next_captain_is_named_with_the_last_one_if_that_chair_is_still_taken() -> None:
    last = played(4, False, 1, (0, 2, 3))
    assert campaign(last, chairs=(0, 2, 3)).notes == (text("campaign-captain-after", captain="@2", last="@1"),)
    assert campaign(last, chairs=(0, 3)).notes == (text("campaign-captain", captain="@1"),)


@pytest.mark.rule("BB-SETUP-02")
@pytest.mark.parametrize(("captain", "next_one"), [(None, 2), (0, 0), (4, 2)])
def test_the_next_captain_is_on_the_left_unless_the_host_has_set_one_who_is_there(
    captain: int | None, next_one: int
) -> None:
    progress = progress_of(GAME, [played(4, False, 1)])
    assert GAME.again(HERE, Config(mission=3, captain=captain), progress)[0] == Config(mission=3, captain=next_one)


def test_what_is_counted_does_not_grow_with_the_number_of_matches() -> None:
    def size(rounds: int) -> int:
        progress = progress_of(GAME, [played(n, won) for _ in range(rounds) for n in MISSIONS for won in (True, False)])
        assert progress is not None
        assert codec(GAME).tally(encode(progress.tally)) == progress.tally
        assert codec(GAME).tally.convert(msgspec.to_builtins(progress.tally)) == progress.tally
        return len(encode(progress.tally))

    assert size(9) == size(2)
