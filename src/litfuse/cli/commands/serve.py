"""`litfuse serve`: the table server."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

import inspect
import os
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from cyclopts import App, Parameter

from litfuse.kernel.records import text
from litfuse.lang import Voice

from .. import open_browser
from ..errors import OK, BadInput
from ..shell import Shell


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse serve` a command. Imports the server's settings only now: other commands need no server."""
    from litfuse.server.settings import PREFIX, Settings, from_environment

    def option(name: str) -> inspect.Parameter:
        usual = getattr(Settings(), name)
        said = Parameter(
            help=voice.word(f"setting-{name.replace('_', '-')}"),
            env_var=PREFIX + name.upper(),
            show_default=(lambda _: str(usual).lower()) if usual != "" else False,
        )
        # A string here, because Settings checks it: one place says what is allowed.
        kind = Annotated[str | None, said]
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)

    def _serve(**given: Any) -> int:
        at_home = given.pop("open", False)
        return serve(here, from_environment(os.environ, **given), at_home)

    kind = Annotated[bool, Parameter(help=voice.word("cli-help-serve-open"), negative=())]
    options = [inspect.Parameter("open", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=kind)]
    options += [option(name) for name in Settings.__struct_fields__]
    _serve.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
    _serve.__annotations__ = {o.name: o.annotation for o in options}
    app.command(_serve, name="serve", help=voice.word("cli-help-serve"), usage="")


def serve(shell: Shell, settings: Any, at_home: bool = False) -> int:
    from litfuse.server.serve import run
    from litfuse.server.storage.lockfile import AlreadyServed
    from litfuse.server.storage.migrations.migrate import NewerDatabase
    from litfuse.server.storage.opening import place_of

    def ready() -> None:
        if at_home:
            welcome(shell, settings)
        else:
            shell.screen().say("cli-serving", url=f"=http://{settings.host}:{settings.port}/")

    try:
        if at_home:
            settings = msgspec.structs.replace(settings, port=open_browser.free_port(settings.host, settings.port))
        run(settings, ready)
    except AlreadyServed as error:
        raise BadInput(text("cli-already-served", path=f"={place_of(settings)}")) from error
    except NewerDatabase as error:
        raise BadInput(text("cli-newer-database", path=f"={place_of(settings)}")) from error
    except OSError as error:
        raise BadInput(text("cli-cannot-serve", what=f"={error}")) from error
    return OK


def welcome(shell: Shell, settings: Any) -> None:
    """Greets a person who plays here: the address, a code if phones can open it, and the page itself."""
    url = open_browser.address(settings.host, settings.port)
    screen = shell.screen()
    shared = open_browser.neighbours_reach(urlsplit(url).hostname or "")
    if shared:
        screen.line(open_browser.code(url))
    screen.say("cli-serving", url=f"={url}")
    if not shared:
        screen.say("cli-only-here")
    if open_browser.has_display():
        open_browser.open_when_ready(url)
    else:
        screen.say("cli-no-display")
