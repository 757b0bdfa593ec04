"""Menus as they are sent: each list once, and whole again where they are read."""

from __future__ import annotations

import pytest

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import Menu, MenuForm, Pick, Text
from litfuse.kernel.sharing import shared, whole

LONG = Pick((1, 2, 3, 4), take=2, groups=(2, 2))
SAYS = Text("act-x")


def form(**picks: Pick) -> MenuForm:
    return MenuForm("Cut", SAYS, picks)


def test_a_list_that_an_earlier_form_has_is_sent_once_and_read_back() -> None:
    menu: Menu = (form(cell=Pick((1,)), calls=LONG), MenuForm("Pass", SAYS), form(cell=Pick((1,)), calls=LONG))
    sent = shared(menu)
    assert sent[:2] == menu[:2]
    assert sent[2].picks == {"cell": Pick((1,)), "calls": Pick((), same=0)}
    assert whole(sent) == menu


def test_lists_that_differ_in_how_many_are_taken_stay_apart() -> None:
    menu: Menu = (form(calls=LONG), form(calls=Pick(LONG.of, take=3)), form(cells=LONG))
    assert shared(menu) == menu


@pytest.mark.parametrize("same", [-1, 1, 7])
def test_a_field_that_names_no_earlier_form_is_rejected(same: int) -> None:
    with pytest.raises(BadRecord):
        whole((form(calls=LONG), form(calls=Pick((), same=same))))


def test_a_field_that_the_named_form_does_not_have_is_rejected() -> None:
    with pytest.raises(BadRecord):
        whole((form(cell=LONG), form(calls=Pick((), same=0))))
