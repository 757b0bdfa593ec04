"""The review of a seat does not change when what the seat could not know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from litfuse.coach.registry import trainer
from litfuse.coach.review import reviewed
from litfuse.coach.sight import Sight, sights
from litfuse.games import registry
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.frames import frame_of
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import Seat
from litfuse.kernel.rng import Scripted, Stream
from litfuse.kernel.told import told

from .matches import With, played

GAMES: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("bomb-busters", "careful careful careful", {"mission": 8}, 3),
    ("bomb-busters", "careful careful careful careful", {"mission": 16}, 3),
    ("exploding-kittens", "expert expert expert", {}, 40),
    ("scape-goat", "detective detective detective detective", {}, 25),
)


def twin(line: list[AnyMatch], at: int, seat: Seat, luck: Stream) -> AnyMatch | None:
    """The match with all dealt anew, after this step, that the seat cannot know; None if nothing came out otherwise."""
    now = line[at]
    game = now.game
    state = game.resample(game.view(now.state, seat), told(now, seat).known, luck)
    if state == now.state:
        return None
    return Match(game, now.seats, now.config, now.key, state, now.entry, now.before)


def pairs(line: list[AnyMatch], seat: Seat, luck: Stream) -> Iterator[tuple[Sight, Sight, int]]:
    """Decisions of this seat in a match and in its twin, for as long as the seat cannot tell them apart."""
    for at in range(1, len(line) - 2, 3):
        other = twin(line, at, seat, luck)
        if other is None:
            continue
        for now in line[at + 1 :]:
            entry = now.entry
            if entry.action is None or entry.seat < 0:
                break
            try:
                after = other.play(entry.answers, entry.action, rng=Scripted(entry.draws, otherwise=luck))
            except LitfuseError:
                break  # nobody can do that there
            if entry.seat == seat:
                (*_, (_, mine)), (*_, (_, theirs)) = sights(now, seat), sights(after, seat)
                yield mine, theirs, now.seq
            if encode(after.notices(seat)) != encode(now.notices(seat)):
                break
            if encode(frame_of(now.game, now.state, seat)) != encode(frame_of(now.game, after.state, seat)):
                break
            other = after


@pytest.mark.parametrize(("game", "bots", "config", "least"), GAMES, ids=lambda x: str(x)[:24])
def test_a_review_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    game: str, bots: str, config: dict[str, Any], least: int
) -> None:
    match = played(game, bots, 1, **config)
    line, luck = match.line(), Stream(f"{game} paired")
    quick = With(trainer(match.game))
    compared = reviews = 0
    for seat in range(match.seats):
        for mine, theirs, step in pairs(line, seat, luck):
            assert written(mine) == written(theirs)
            compared += 1
            if quick.reviews(mine) and compared % 4 == 0 and reviews < 6:
                reviews += 1
                assert encode(reviewed(mine, step, quick)) == encode(reviewed(theirs, step, quick))
    assert compared >= least
    assert reviews >= 2


def written(sight: Sight) -> bytes:
    """All that a review is made from."""
    parts = (sight.seat, sight.decision, sight.taken, sight.frame, sight.known, sight.tick, sight.told, sight.public)
    return msgspec.msgpack.encode(parts)


def test_a_world_that_the_seat_could_tell_apart_gives_another_sight() -> None:
    """The comparison above can fail: a hand that the seat sees makes another sight."""
    game = registry.find("exploding-kittens")
    config = codec(game).config.convert({})
    one, two = (Match.start(game, 3, key, config) for key in (b"one", b"two"))
    seen = [next(s for _, s in sights(m.play(m.owed[0], m.options(m.owed[0])[0]))) for m in (one, two)]
    assert written(seen[0]) != written(seen[1])
