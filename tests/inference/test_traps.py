"""Two ways to get the odds wrong that look right."""

from __future__ import annotations

from litfuse.inference import Chosen, Crowded, Doubtful, Only, Place, Problem
from litfuse.inference.posterior import Posterior


def test_a_shown_wire_is_not_taken_out_of_the_pool() -> None:
    """1 1 2 2, two tiles each; A's first is seen to be a 1. One of five deals left has A = 1 1: 1/5, not 1/3."""
    problem = Problem((2, 2), (1, 2), (2, 2), (Only(Place(0, 0), frozenset((0,))),))
    assert abs(Posterior(problem).kinds(Place(0, 1))[0] - 1 / 5) < 1e-15


def test_removing_a_shown_wire_is_right_only_if_the_owner_picked_among_all_copies() -> None:
    shown = (Only(Place(0, 0), frozenset((0,))), Chosen((Place(0, 0), Place(0, 1)), frozenset((0,))))
    problem = Problem((2, 2), (1, 2), (2, 2), shown)
    assert abs(Posterior(problem).kinds(Place(0, 1))[0] - 1 / 9) < 1e-15
    # Shown by somebody who held both twice as often as anybody else: a factor of the number of copies gives 1/3.
    removal = Problem((1, 2), (1, 2), (1, 2))
    assert abs(Posterior(removal).kinds(Place(0, 0))[0] - 1 / 3) < 1e-15


def test_behaviour_is_evidence_and_softened_evidence_never_empties_the_world() -> None:
    """Who guesses had no certain cut. As a weight it moves the odds; against certain knowledge it changes nothing."""
    problem = Problem((2, 2), (1, 2), (2, 2))
    both = (Place(0, 0), Place(0, 1))
    before = Posterior(problem).any_of(both, 0)
    guessed = Doubtful(both, frozenset((0,)), 0.1)
    after = Posterior(problem.given(guessed)).any_of(both, 0)
    assert 0 < after < before
    known = Only(Place(0, 0), frozenset((0,)))
    assert Posterior(problem.given(known, guessed)).any_of(both, 0) == 1.0
    solo = Posterior(problem.given(Crowded(both, 0, 2, 0.0)))
    assert solo.kinds(Place(0, 1))[0] == 0.0
