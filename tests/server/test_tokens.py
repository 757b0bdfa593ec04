"""A token has one spelling: whatever differs from what was sealed by a letter opens nothing."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.server.errors import NotFound
from litfuse.server.tokens import Ticket, Tokens

TOKENS = Tokens(b"the tests' own secret")
TICKET = Ticket("table", 1, 7)
TOKEN = TOKENS.seal(TICKET)
LETTERS = string.ascii_letters + string.digits + "-_=+/. \n\t\0"


def opens(token: str) -> bool:
    try:
        TOKENS.open(token)
    except NotFound:
        return False
    return True


def test_a_token_opens_to_the_sealed_ticket() -> None:
    assert TOKENS.open(TOKEN) == TICKET
    watching = Ticket("table", -1, 0, "Ünal", "ab")
    assert TOKENS.open(TOKENS.seal(watching)) == watching


def test_no_other_last_letter_stands_for_the_same_signature() -> None:
    assert [c for c in LETTERS if opens(TOKEN[:-1] + c)] == [TOKEN[-1]]


@pytest.mark.parametrize("more", ["=", "==", "\n", " ", "\0", "A"])
def test_a_token_with_extra_characters_does_not_open(more: str) -> None:
    assert not opens(TOKEN + more)
    assert not opens(more + TOKEN)


def test_a_token_with_changed_case_does_not_open() -> None:
    body, _, signature = TOKEN.rpartition(".")
    assert not opens(f"{body.upper()}.{signature}")


@given(st.integers(0, len(TOKEN) - 1), st.text(LETTERS, max_size=2))
def test_a_changed_token_does_not_open(at: int, instead: str) -> None:
    changed = TOKEN[:at] + instead + TOKEN[at + 1 :]
    assert opens(changed) == (changed == TOKEN)


@given(st.text())
def test_no_text_crashes_it(token: str) -> None:
    assert not opens(token)


def test_a_token_does_not_open_with_another_secret() -> None:
    assert not opens(Tokens(b"").seal(TICKET))
