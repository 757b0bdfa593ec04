"""The fit of the bots of Scape Goat."""

from __future__ import annotations

import pytest

from litfuse.bots import registry
from litfuse.bots.scape_goat.weights import BAYES
from studies import goat_fit as fit
from studies import goat_games as play


@pytest.mark.parametrize("players", [3, 6])
def test_games_without_the_cops_tell_how_the_same_games_go_with_them(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.LEVELS, "scape-goat", registry.LEVELS["scape-goat"])
    play.sit("patient", fit.Patient)
    used = dict(BAYES)
    count = 12 if players == 3 else 3
    patient = [play.played((("patient",) * players, 7, number, used)) for number in range(count)]
    table = fit.Table(patient, players)
    gone = table.leaving(used[players])
    for number in range(count):
        facts = play.played((("detective",) * players, 7, number, used)).facts
        if number in gone:
            at = gone[number]
            assert facts["turns"] == table.turn[at]
            assert facts["wrong_surrender"] == (not table.goat[at])
            assert facts["goat_won"]
        else:
            assert facts == patient[number].facts
    assert 0 < len(gone) < count
