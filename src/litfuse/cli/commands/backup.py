"""`litfuse backup`: a copy of the server's database."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

import asyncio
import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from litfuse.kernel.records import text
from litfuse.lang import Voice

from ..errors import OK, BadInput
from ..shell import Shell


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse backup` a command. Imports the server's settings only now: other commands need no server."""
    from litfuse.server.settings import PREFIX, from_environment

    @app.command(name="backup", help=voice.word("cli-help-backup"), usage="")
    def _backup(
        file: Annotated[Path, Parameter(help=voice.word("cli-help-backup-file"))],
        /,
        *,
        data: Annotated[str | None, Parameter(help=voice.word("setting-data"), env_var=PREFIX + "DATA")] = None,
        database_url: Annotated[
            str | None, Parameter(help=voice.word("setting-database-url"), env_var=PREFIX + "DATABASE_URL")
        ] = None,
    ) -> int:
        return backup(here, from_environment(os.environ, data=data, database_url=database_url), file)


def backup(shell: Shell, settings: Any, target: Path) -> int:
    try:
        if settings.database_url:
            from litfuse.server.storage import copying

            asyncio.run(copying.backup(settings.database_url, target))
        else:
            from litfuse.server.storage.sqlite import backup as copy

            copy(settings.database, target)
    except FileNotFoundError as error:
        raise BadInput(text("cli-no-database", path=f"={settings.database}")) from error
    except FileExistsError as error:
        raise BadInput(text("cli-backup-exists", file=f"={target}")) from error
    shell.screen().line(shell.voice().say(text("cli-backed-up", file=f"={target}")))
    return OK
