"""A process that reviews one match: the record comes in, a line goes out for each decision as soon as it is done.

    in:   the length of the record, 8 bytes; the record. The pipe stays open: when it ends, so does the process
    out:  `ReviewLine`s as JSON, a line each

It has the lowest priority on the machine, because tables come first.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from typing import BinaryIO, Final

from litfuse.coach.review import Review, summary
from litfuse.coach.work import each
from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.kernel.codec import encode

from ..protocol import REVIEW_VERSION, ReviewLine

HEAD: Final = 8
LAST: Final = 19  # the lowest priority


def work(data: bytes, jobs: int, sink: BinaryIO) -> None:
    def say(line: ReviewLine) -> None:
        sink.write(encode(line) + b"\n")
        sink.flush()

    review = Review.of(archive.read(data, find))
    numbers = range(len(review.sights))
    say(ReviewLine(version=REVIEW_VERSION, decisions=len(numbers)))
    found = []
    for one in each(review, data, numbers[::-1], jobs):  # late decisions are fast, as little is left to play
        found.append(one)
        say(ReviewLine(reviewed=one))
    say(ReviewLine(summary=summary(review.match, found)))


def end_with(source: BinaryIO) -> None:
    """Ends this process when the server is gone, for whatever reason."""
    source.read()
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(LAST)
    source = sys.stdin.buffer
    data = source.read(int.from_bytes(source.read(HEAD), "big"))
    threading.Thread(target=end_with, args=(source,), daemon=True).start()
    with suppress(BrokenPipeError):
        work(data, int(sys.argv[1]), sys.stdout.buffer)
    os._exit(0)  # the thread still reads


if __name__ == "__main__":
    main()
