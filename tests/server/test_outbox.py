"""One socket's way out: in order, bounded, and never waited for."""

import asyncio

from litfuse.server.sockets.outbox import Outbox
from litfuse.server.tokens import Ticket


class Slow:
    """A line that takes so many messages before it is stuck again."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.sent: list[bytes] = []
        self.closed = False

    @property
    def stuck(self) -> bool:
        return len(self.sent) >= self.takes

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True


def test_messages_go_out_in_order_however_slow_the_reader() -> None:
    async def run() -> None:
        line = Slow(1)
        outbox = Outbox(line, Ticket("t", 0, 1), 32, 1000)
        for n in range(20):
            outbox.put(b"%d" % n)
        outbox.bye("left")
        outbox.put(b"before the word")
        await asyncio.sleep(0)
        outbox.put(b"after the word")
        while not line.closed:
            line.takes += 3
            outbox.go_on()
        assert line.sent[:20] == [b"%d" % n for n in range(20)]
        assert line.sent[20] == b"before the word"
        assert b'"Bye"' in line.sent[21]
        assert len(line.sent) == 22

    asyncio.run(run())


def test_a_client_that_does_not_read_is_cut_off_by_number_and_by_size() -> None:
    for size, frames in ((1, 5), (600, 1)):
        line = Slow(1)
        outbox = Outbox(line, Ticket("t", 0, 1), 5, 1000)
        for _ in range(1 + frames):  # the line takes the first
            outbox.put(b"x" * size)
        assert (outbox.open, line.closed) == (True, False)
        outbox.put(b"x" * size)
        assert (outbox.open, line.closed) == (False, True)
