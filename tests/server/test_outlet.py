"""One socket's way out: in order, bounded, and never waited for."""

import asyncio

from litfuse.server.outlet import Outlet
from litfuse.server.tokens import Ticket


def test_messages_go_out_in_order_however_slow_the_reader() -> None:
    async def run() -> None:
        sent: list[str] = []

        async def send(text: str) -> None:
            await asyncio.sleep(0.001)
            sent.append(text)

        outlet = Outlet(send, Ticket("t", 0, 1), 32, 1000)
        for n in range(20):
            outlet.put(b"%d" % n)
        outlet.bye("left")
        outlet.put(b"before the word")
        await asyncio.wait_for(outlet.closed.wait(), 5)
        assert sent[:20] == [str(n) for n in range(20)]
        assert sent[20] == "before the word"
        assert '"Bye"' in sent[21]

    asyncio.run(run())


def test_who_does_not_read_is_cut_off_by_number_and_by_size() -> None:
    async def run() -> None:
        async def never(text: str) -> None:
            await asyncio.Event().wait()

        for size, frames in ((1, 5), (600, 1)):
            outlet = Outlet(never, Ticket("t", 0, 1), 5, 1000)
            for _ in range(1 + frames):  # the first is under way
                outlet.put(b"x" * size)
            assert outlet.open
            outlet.put(b"x" * size)
            assert not outlet.open

    asyncio.run(run())
