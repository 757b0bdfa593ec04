"""A notice that tells all of its event has the event's name; one that tells less has another."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.games.exploding_kittens import GAME as KITTENS
from litfuse.games.exploding_kittens import events
from litfuse.games.registry import GAMES
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees
from litfuse.testing import misnamed_notices


@pytest.mark.parametrize("name", GAMES)
def test_notices_are_named_by_the_rule(name: str) -> None:
    assert misnamed_notices(GAMES[name], max(GAMES[name].seats)) == []


class HasWon(Notice):
    seat: Seat


class Drawn(Notice):
    seat: Seat
    card: Any = None


class Won(Notice):
    seat: Seat


def test_a_notice_that_tells_everything_under_another_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Won, "notice", lambda self, to: HasWon(self.seat))
    (wrong,) = misnamed_notices(KITTENS, 4)
    assert wrong == "the notice HasWon tells all of its event Won, so it should have that name"


def test_a_notice_that_tells_less_under_the_events_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def notice(self: events.Drawn, to: Viewer) -> Notice:
        return Drawn(self.seat, self.card if sees(to, self.seat) else None)

    monkeypatch.setattr(events.Drawn, "notice", notice)
    (wrong,) = misnamed_notices(KITTENS, 4)
    assert wrong == "the notice Drawn has the name of its event, but keeps card from somebody"


def test_notices_of_several_names_for_one_event_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Won, "notice", lambda self, to: (Won if to == 0 else HasWon)(self.seat))
    (wrong,) = misnamed_notices(KITTENS, 4)
    assert wrong == "Won has notices of several names: HasWon, Won"
