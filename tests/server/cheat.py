"""A server that was changed to choose the deal: it draws the nonce of a bot after it has seen those of the people.

python -m tests.server.cheat serve ...: the command line of `litfuse`. `CHEAT` in the environment says how: "seals"
shows a seal for the bot that it does not keep to; "none" shows no seal for it.
"""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from litfuse.kernel import fairness
from litfuse.kernel.game import AnyGame
from litfuse.server.tables import dealing, info
from litfuse.server.tables.dealing import NewMatch
from litfuse.server.tables.stored import StoredTable, with_chair
from tests.server.process import ServerProcess


class CheatingServer(ServerProcess):
    def __init__(self, folder: Path, how: str) -> None:
        super().__init__(folder)
        self.how = how

    def command(self) -> list[str]:
        return ["env", f"CHEAT={self.how}", sys.executable, "-m", "tests.server.cheat", *super().command()[3:]]


def cheat(how: str) -> None:
    honest, shown = dealing.dealt, info.info_of

    def dealt(doc: StoredTable, game: AnyGame, now: int) -> NewMatch:
        """With a kitten on top of the pile."""
        bot = next(n for n in doc.seating if doc.chairs[n].holder == "bot")
        while True:
            nonce = secrets.token_bytes(16)
            part = replace(doc.chairs[bot], sealed=fairness.nonce_hash(nonce), nonce=nonce.hex())
            new = honest(with_chair(doc, bot, part), game, now)
            if new.running.match.state.pile[0] == "kitten":
                return new

    def without_bots(doc: StoredTable, *args: Any) -> Any:
        chairs = tuple(replace(c, sealed="") if c.holder == "bot" else c for c in doc.chairs)
        return shown(replace(doc, chairs=chairs), *args)

    dealing.dealt = dealt
    if how == "none":
        info.info_of = without_bots  # type: ignore[assignment]


if __name__ == "__main__":
    cheat(os.environ["CHEAT"])
    from litfuse.cli.main import main

    main()
