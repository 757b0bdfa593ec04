"""A server with a leak: `python -m tests.server.planted <leak> serve ...`. `test_planted.py` has them found."""

from __future__ import annotations

import random
import secrets
import sys
from collections.abc import Callable
from typing import Any, Final

import structlog
from msgspec.structs import replace

from litfuse.kernel import fairness
from litfuse.server import logs
from litfuse.server.matches.runner import Runner
from litfuse.server.tables import dealing, stored
from litfuse.server.tables.audience import Audience
from tests.server.process import ServerProcess
from tests.server.quick import hurry


def seed_in_a_message() -> None:
    """The promise is the seed itself."""
    stored.commit_of = lambda deal: deal.seed


def nonce_of_zeros() -> None:
    def part(chair: stored.Chair) -> stored.Chair:
        return replace(chair, sealed=fairness.nonce_hash(fairness.NO_NONCE), nonce=fairness.NO_NONCE.hex())

    dealing._bots_part = part


def small_seed() -> None:
    _seeds(lambda: secrets.randbelow(2**32).to_bytes(32, "big"))


def foreseeable_seed() -> None:
    chance = random.Random(7)
    _seeds(lambda: chance.randbytes(32))


def _seeds(draw: Callable[[], bytes]) -> None:
    stored.new_deal = lambda: stored.Deal(match=secrets.token_hex(16), seed=draw().hex())


def hand_in_the_log() -> None:
    """By the log itself, with nothing that keeps words out."""
    logs.types_only = lambda _, __, event: event
    _each_move(lambda state: structlog.get_logger("litfuse").info("moved", kind=str(state.hands[0])))


def hand_in_the_log_as_a_word() -> None:
    def first(state: Any) -> str:
        """Some card that somebody holds: a single hand may be empty."""
        return str(next(hand[0].value for hand in state.hands if hand))

    _each_move(lambda state: structlog.get_logger("litfuse").info("moved", hand=first(state)))


def hand_printed() -> None:
    _each_move(lambda state: print(state.hands[0], file=sys.stderr, flush=True))


def _each_move(do: Callable[[Any], object]) -> None:
    move = Runner.move

    async def moved(self: Runner, after: Any, *args: Any, **more: Any) -> None:
        do(after.state)
        await move(self, after, *args, **more)

    Runner.move = moved  # type: ignore[method-assign]


def view_for_an_outsider() -> None:
    """Tells a viewer without a seat what the first seat sees."""

    def viewer(self: Audience, ticket: Any) -> int:
        seating = self._keeper.doc.seating
        return seating.index(ticket.chair) if ticket.chair in seating else 0

    Audience.viewer = viewer  # type: ignore[method-assign]


LEAKS: Final = {
    leak.__name__: leak
    for leak in (
        seed_in_a_message,
        nonce_of_zeros,
        small_seed,
        foreseeable_seed,
        hand_in_the_log,
        hand_in_the_log_as_a_word,
        hand_printed,
        view_for_an_outsider,
    )
}


class PlantedServer(ServerProcess):
    def __init__(self, leak: str, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.leak = leak

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.server.planted", self.leak, "serve", "--port", str(self.port)]


if __name__ == "__main__":
    LEAKS[sys.argv.pop(1)]()
    hurry()
    from litfuse.cli.main import main

    main()
