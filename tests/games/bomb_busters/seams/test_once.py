"""Wires that are shown once: the token lies beside the stand, and the next step hides the slot."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.facts import Called
from litfuse.games.bomb_busters.notices import TokenPlaced
from litfuse.games.bomb_busters.public import Token
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be
from tests.games.bomb_busters.table import EVERYBODY, P1, P2, P3, Table, dealt_as, position, refused

WRITTEN = """
shown_once = true
"""


def table(*hands: str, **more: object) -> Table:
    return position(*hands, mission=mission_of(WRITTEN), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-MEMORY")
def test_a_first_token_lies_beside_the_stand_and_its_wire_is_seen_until_the_next_step() -> None:
    here = dealt_as(mission_of(f"blue = 4{WRITTEN}"), "1 2 3 4", "1 2 3 4", "1 2 3 4", "1 2 3 4")
    here.play(P1, "place-token 1:3")
    for viewer in (P1, P2, SPECTATOR):
        view = here.view(viewer)
        assert (view.glimpse, view.stands[P1].beside) == ((P1, 2), (Token(3, "has"),))
        assert not view.stands[P1].wires[2].tokens
        placed = next(n for n in here.told(viewer) if isinstance(n, TokenPlaced))
        assert set(placed.text().args) == {"owner", "value"}  # words outlast the step
    with refused("BB-SETUP-20"):
        here.play(P2, "place-token 1:1")
    here.play(P2, "place-token 2:1")
    assert {here.view(viewer).glimpse for viewer in EVERYBODY[:4]} == {(P2, 0)}


@pytest.mark.rule("BB-X-MEMORY", "BB-COM-09")
def test_the_token_of_a_failed_cut_and_the_call_itself_name_their_wire_until_the_next_step() -> None:
    here = table("5 7", "6 7", "5 6", "5 5 6 6", dial=4).play(P1, "dual-cut 2:1 5")
    view = here.view(P3)
    assert (view.glimpse, view.dial, view.stands[P2].beside) == ((P2, 0), 3, (Token(6, "has"),))
    assert any(isinstance(f, Called) for f in view.facts)
    here.play(P2, "dual-cut 3:2 6")
    for viewer in EVERYBODY[:4]:
        after = here.view(viewer)
        assert after.glimpse is None
        assert not any(isinstance(f, Called) and f.outcome == "miss" for f in after.facts)
    hit = table("5 7", "5 7").play(P1, "dual-cut 2:1 5")
    assert hit.view(P2).glimpse is None


@pytest.mark.rule("BB-X-MEMORY", "BB-VIS-14")
@pytest.mark.parametrize("history", ["strict", "open"])
def test_no_persons_client_reads_a_slot_again_whatever_the_history_option(history: str) -> None:
    """Who joins late, or asks again, gets neither the notices nor the notebook that name it."""
    here = begun(f"blue = 6{WRITTEN}", history=history)
    cell = here.options(P1)[0].cell
    here.play(P1, f"place-token 1:{cell[1] + 1}")
    here.play(P2, f"place-token 2:{here.options(P2)[0].cell[1] + 1}")
    for viewer in (P1, P3, SPECTATOR):
        again = told(here.match, viewer, person=True)
        assert not any(isinstance(n, TokenPlaced) and n.cell == cell for n in again.notices)
        assert again.known is None
    clues = here.known(P3).clues
    assert clues is not None
    assert any(x.cells == (cell,) for x in clues.has)  # a bot may remember


@pytest.mark.rule("BB-X-MEMORY")
def test_a_post_it_stays_at_its_wire_and_a_wire_that_has_one_is_not_shown_again() -> None:
    here = table("5 7", "6 7", "5 6", "5 5 6 6", usable="post-it").play(P1, "use-post-it 1:2")
    assert here.hand(P1) == "5 7{7}"
    assert here.play(P1, "dual-cut 2:1 5").state.stands[P2].beside == (Token(6, "has"),)
    marked = table("5 7", "6{6} 7", "5 6", "5 5 6 6").play(P1, "dual-cut 2:1 5")
    assert (marked.state.stands[P2].beside, marked.state.glimpse) == ((), None)


@pytest.mark.rule("BB-X-MEMORY", "BB-C-35")
def test_a_token_beside_a_stand_is_dated_when_a_wire_comes_or_goes() -> None:
    here = table("5 7", "6 7", "5 6", "5 5 6 6", usable="walkie").play(P1, "dual-cut 2:1 5")
    here.play(P2, "use-walkie 2:1 3 card").play(P3, "give-wire 3:1")
    assert here.state.stands[P2].beside == (Token(6, "has", dated=True),)
    clues = here.known(P1).clues
    assert clues is not None
    assert [x.cells for x in clues.has if x.values == (6,)] == [((P3, 1),)]


@pytest.mark.rule("BB-X-MEMORY")
def test_a_world_made_from_a_view_shows_the_same_view() -> None:
    here = dealt_as(mission_of(f"blue = 4{WRITTEN}"), "1 2 3 4", "1 2 3 4", "1 2 3 4", "1 2 3 4")
    here.play(P1, "place-token 1:3")
    for viewer in EVERYBODY[:4]:
        for known in (None, here.known(viewer) if isinstance(viewer, int) else None):
            world = GAME.resample(here.view(viewer), known, Stream(1))
            assert GAME.view(world, viewer) == here.view(viewer)


def test_only_true_values_can_be_shown_once() -> None:
    for more in ('token_kind = "parity"', 'token_kind = "count"', 'lies = "all"'):
        with not_to_be("BB-X-MEMORY"):
            begun(f"{more}{WRITTEN}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_such_missions_conform(seats: int) -> None:
    more = 'tokens = "random"\n' if seats % 2 else ""
    conforms(f"blue = 6\ndial = 6\n{more}yellow = {{ count = 2 }}\nred = {{ count = 1 }}{WRITTEN}", seats, matches=1)


@pytest.mark.rule("BB-X-MEMORY")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_equal_those_of_every_deal(seats: int) -> None:
    small = f"seats = [{seats}]\nblue = 2\ndial = 6{WRITTEN}"
    done = exact_odds(f"yellow = {{ count = 2 }}\n{small}", seats, range(5), "walkie radar post-it triple")
    done += exact_odds(f'tokens = "random"\nred = {{ count = 1 }}\n{small}', seats, range(4), "walkie equal super")
    assert done["DualCut"]
    assert done["GiveWire"]
