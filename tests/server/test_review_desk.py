"""Who waits for a review, and who is sent away."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from litfuse.kernel.codec import encode
from litfuse.server.errors import NotFound, TooMuch
from litfuse.server.protocol import REVIEW_VERSION, ReviewLine
from litfuse.server.reviews import desk as module
from litfuse.server.reviews.desk import AT_TABLE, WAITING, ReviewDesk, ReviewJob
from litfuse.server.reviews.kept import whole

BEGIN = encode(ReviewLine(version=REVIEW_VERSION, decisions=0)) + b"\n"


class Matches:
    """Matches that are over are named `<table>/<number>`."""

    async def table_of(self, match: str) -> str:
        if "/" not in match:
            raise NotFound
        return match.partition("/")[0]

    async def record(self, match: str) -> bytes:
        return b"no record"  # whoever works on it breaks off


class Kept:
    def __init__(self) -> None:
        self.writes: list[Any] = []

    async def review(self, match: str) -> bytes | None:
        return None

    async def save(self, *writes: Any) -> None:
        self.writes += writes


@pytest.fixture
def store() -> Kept:
    return Kept()


@pytest.fixture
def desk(store: Kept) -> ReviewDesk:
    return ReviewDesk(cast("Any", store), cast("Any", Matches()), 1)


def test_reviews_of_one_table_and_of_all_are_limited(desk: ReviewDesk) -> None:
    async def test() -> None:
        for number in range(AT_TABLE):
            await desk.read(f"mine/{number}")
        await desk.read("mine/0")  # the same one again: everybody reads one review
        with pytest.raises(TooMuch):
            await desk.read(f"mine/{AT_TABLE}")
        for number in range(WAITING - AT_TABLE):
            await desk.read(f"{number}/0")
        with pytest.raises(TooMuch):
            await desk.read("late/0")
        with pytest.raises(NotFound):
            await desk.read("running")
        await desk.stop()

    asyncio.run(test())


def test_a_review_that_breaks_off_ends_without_a_summary_and_is_not_kept(desk: ReviewDesk, store: Kept) -> None:
    async def test() -> None:
        lines = [line async for line in await desk.read("mine/0")]
        assert not whole(b"".join(lines))
        assert store.writes == []
        assert [line async for line in await desk.read("mine/0")] == lines, "it may be asked for again"

    asyncio.run(test())


def test_a_client_that_comes_later_reads_from_the_beginning(monkeypatch: pytest.MonkeyPatch, desk: ReviewDesk) -> None:
    async def test() -> None:
        go = asyncio.Event()

        async def follow(process: Any, job: ReviewJob, data: bytes) -> None:
            job.add(BEGIN)
            await go.wait()
            job.add(b"second\n")

        monkeypatch.setattr(module, "_follow", follow)
        first = await desk.read("mine/0")
        assert await anext(first) == BEGIN
        second = await desk.read("mine/0")
        assert await anext(second) == BEGIN
        go.set()
        assert [line async for line in first] == [line async for line in second] == [b"second\n"]

    asyncio.run(test())
