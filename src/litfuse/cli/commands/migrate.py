"""`litfuse migrate`: moves a server's data from a file into PostgreSQL, or back."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

import asyncio
import os
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from litfuse.kernel.records import text
from litfuse.lang import Voice

from ..errors import OK, BadInput
from ..shell import Shell


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse migrate` a command. Imports the server's settings only now: other commands need no server."""
    from litfuse.server.settings import PREFIX, from_environment

    @app.command(name="migrate", help=voice.word("cli-help-migrate"), usage="")
    def _migrate(
        to: Annotated[Literal["postgresql", "sqlite"], Parameter(help=voice.word("cli-help-migrate-to"))],
        /,
        *,
        data: Annotated[str | None, Parameter(help=voice.word("setting-data"), env_var=PREFIX + "DATA")] = None,
        database_url: Annotated[
            str | None, Parameter(help=voice.word("setting-database-url"), env_var=PREFIX + "DATABASE_URL")
        ] = None,
    ) -> int:
        return migrate(here, from_environment(os.environ, data=data, database_url=database_url), to)


def migrate(shell: Shell, settings: Any, to: str) -> int:
    if not settings.database_url:
        raise BadInput(text("cli-migrate-no-url"))
    from litfuse.server.storage import copying
    from litfuse.server.storage.lockfile import AlreadyServed
    from litfuse.server.storage.migrations.migrate import NewerDatabase
    from litfuse.server.storage.opening import place_of

    url, path = settings.database_url, settings.database
    target = place_of(settings) if to == "postgresql" else str(path)
    said = 0

    def progress(table: str, done: int, total: int) -> None:
        """Prints a line for each tenth of a large database table, and one for a small one."""
        nonlocal said
        tenth = 10 * done // max(1, total)
        if done == total or tenth > said:
            shell.screen().say("cli-migrate-progress", table=f"={table}", done=done, total=total)
        said = 0 if done == total else tenth

    try:
        if to == "postgresql":
            rows = asyncio.run(copying.to_postgres(path, url, progress))
        else:
            rows = asyncio.run(copying.to_file(url, path, progress))
    except FileNotFoundError as error:
        raise BadInput(text("cli-no-database", path=f"={path}")) from error
    except AlreadyServed as error:
        raise BadInput(text("cli-already-served", path=f"={error}")) from error
    except NewerDatabase as error:
        raise BadInput(text("cli-newer-database", path=f"={path} / {place_of(settings)}")) from error
    except copying.TargetNotEmpty as error:
        raise BadInput(text("cli-migrate-not-empty", target=f"={target}")) from error
    except copying.CopyFailed as error:
        raise BadInput(text("cli-migrate-failed", table=f"={error}", target=f"={target}")) from error
    shell.screen().say("cli-migrated", rows=rows, target=f"={target}")
    return OK
