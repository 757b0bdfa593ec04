"""Every setting and its default. Each is read from the environment and is an option of `litfuse serve`.

The language files say what they mean (`setting-port`); `litfuse serve --help` shows that.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from litfuse.kernel.codec import bad_data
from litfuse.kernel.records import Part

PREFIX: Final = "LITFUSE_"


def data_folder() -> Path:
    """Returns where this system keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "litfuse"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/litfuse").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "litfuse"


Count = Annotated[int, Meta(ge=1)]


class Settings(Part, kw_only=True):
    """The settings. Bounds are checked wherever a value comes from."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
    data: str = ""
    database_url: str = ""
    advertise: str = ""
    lease_seconds: Annotated[float, Meta(ge=0.5, le=600)] = 6.0
    drain_seconds: Annotated[float, Meta(ge=0)] = 0.0
    secret: str = ""
    hosts: str = ""
    origins: str = ""
    proxies: Annotated[int, Meta(ge=0, le=16)] = 0
    metrics: bool = False
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    bot_budget: Annotated[float, Meta(gt=0)] = 5.0
    bot_least: Annotated[int, Meta(ge=0)] = 700
    bot_most: Annotated[int, Meta(ge=0)] = 2200
    message_bytes: Count = 16 * 1024
    message_depth: Count = 16
    message_rate: Count = 20
    message_burst: Count = 40
    chat_lines: Count = 5
    chat_length: Count = 500
    chat_kept: Count = 200
    nudge_seconds: Count = 10
    name_length: Count = 24
    connections: Count = 100
    request_rate: Count = 50
    request_burst: Count = 250
    seat_sockets: Count = 4
    watchers: Count = 100
    queue_frames: Count = 32
    queue_bytes: Count = 1024 * 1024
    hello_seconds: Annotated[float, Meta(gt=0)] = 5.0
    silence_seconds: Annotated[float, Meta(gt=0)] = 75.0
    tables_per_minute: Count = 10
    codes_per_minute: Count = 20
    records_per_minute: Count = 30
    review_jobs: Annotated[int, Meta(ge=1, le=64)] = 2
    idle_seconds: Annotated[float, Meta(gt=0)] = 60.0
    keep_days: Annotated[float, Meta(ge=0)] = 0.0
    keep_talk_days: Annotated[float, Meta(ge=0)] = 0.0

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else data_folder()

    @property
    def database(self) -> Path:
        return self.folder / "litfuse.db"


def from_environment(environ: Mapping[str, str], **given: Any) -> Settings:
    """Reads the settings: given values win over the environment, that over defaults. Raises BadRecord for a bad one."""
    found: dict[str, Any] = {
        name: environ[PREFIX + name.upper()] for name in Settings.__struct_fields__ if PREFIX + name.upper() in environ
    }
    found.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise bad_data(error) from error
