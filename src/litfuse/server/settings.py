"""Every setting, its default and what it means. Each is read from the environment; `litfuse serve` has the same."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from litfuse.kernel.codec import bad_data
from litfuse.kernel.records import Part

PREFIX: Final = "LITFUSE_"


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "litfuse"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/litfuse").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "litfuse"


Count = Annotated[int, Meta(ge=1)]


class Settings(Part, kw_only=True):
    """Sizes and rates are per socket, seat or address, as their help says."""

    host: Annotated[str, Meta(description="Address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535, description="Port to listen on")] = 8000
    data: Annotated[str, Meta(description="Folder of the database and the secret; empty: the user's data folder")] = ""
    secret: Annotated[str, Meta(description="Signs the chairs' tokens; empty: a file in the data folder")] = ""
    origins: Annotated[str, Meta(description="Other origins that may connect, separated by commas")] = ""
    metrics: Annotated[bool, Meta(description="Serve Prometheus figures at /metrics")] = False
    log_level: Annotated[str, Meta(description="debug, info, warning or error")] = "info"
    bot_workers: Annotated[int, Meta(ge=1, le=64, description="Processes in which bots think")] = 2
    bot_budget: Annotated[float, Meta(gt=0, description="Seconds a bot may think about one answer")] = 5.0
    bot_least: Annotated[int, Meta(ge=0, description="Milliseconds a bot takes at least")] = 700
    bot_most: Annotated[int, Meta(ge=0, description="Milliseconds a bot takes at most")] = 2200
    message_bytes: Annotated[Count, Meta(description="Largest message of a client")] = 16 * 1024
    message_depth: Annotated[Count, Meta(description="Deepest nesting of a message")] = 16
    message_rate: Annotated[Count, Meta(description="Messages per second and socket")] = 20
    message_burst: Annotated[Count, Meta(description="Messages at once per socket")] = 40
    chat_lines: Annotated[Count, Meta(description="Lines in 5 seconds per chair")] = 5
    chat_length: Annotated[Count, Meta(description="Characters of a line")] = 500
    chat_kept: Annotated[Count, Meta(description="Lines shown at connect")] = 200
    name_length: Annotated[Count, Meta(description="Characters of a name")] = 24
    seat_sockets: Annotated[Count, Meta(description="Sockets per chair; one more closes the oldest")] = 4
    watchers: Annotated[Count, Meta(description="Sockets of spectators per table")] = 100
    queue_frames: Annotated[Count, Meta(description="Messages waiting for one slow reader")] = 32
    queue_bytes: Annotated[Count, Meta(description="Bytes waiting for one slow reader")] = 1024 * 1024
    hello_seconds: Annotated[float, Meta(gt=0, description="Time to say who one is")] = 5.0
    silence_seconds: Annotated[float, Meta(gt=0, description="A socket that says nothing for so long is closed")] = 75.0
    tables_per_minute: Annotated[Count, Meta(description="New tables per minute and address")] = 10
    idle_seconds: Annotated[float, Meta(gt=0, description="A table without sockets and match leaves memory then")] = (
        60.0
    )

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else data_folder()

    @property
    def database(self) -> Path:
        return self.folder / "litfuse.db"


def from_environment(environ: Mapping[str, str], **given: Any) -> Settings:
    """What is given wins over the environment, which wins over the defaults. BadRecord names what does not fit."""
    found: dict[str, Any] = {
        name: environ[PREFIX + name.upper()] for name in Settings.__struct_fields__ if PREFIX + name.upper() in environ
    }
    found.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise bad_data(error) from error


def described() -> list[tuple[str, str, Any]]:
    """Variable, meaning and default of every setting."""
    out = []
    for field in msgspec.inspect.type_info(Settings).fields:  # type: ignore[attr-defined]
        schema = field.type.extra_json_schema if isinstance(field.type, msgspec.inspect.Metadata) else {}
        out.append((PREFIX + field.name.upper(), (schema or {}).get("description", ""), field.default))
    return out
