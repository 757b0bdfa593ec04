"""What the rules say to an answer that is none: the same in every game. Each game's table.py hands these on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from litfuse.kernel.errors import BadRecord, IllegalAction, StaleAnswer
from litfuse.kernel.records import Text


@contextmanager
def refused(rule: str) -> Iterator[None]:
    """The seat is asked, and the rules say no, with this ID."""
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.rule == rule


@contextmanager
def stale() -> Iterator[None]:
    """The question is not open: always the same words, and no rule."""
    with pytest.raises(StaleAnswer) as caught:
        yield
    assert caught.value.says == Text("stale-answer")
    assert not caught.value.rule


@contextmanager
def undecodable() -> Iterator[None]:
    with pytest.raises(BadRecord) as caught:
        yield
    assert not caught.value.rule
