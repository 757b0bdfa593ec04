"""The languages that exist, and which one a user wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import text

LANGUAGES: Final = ("en", "es", "fr")
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX has it


def languages() -> tuple[str, ...]:
    return LANGUAGES


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """Returns the language asked for; else the one of LITFUSE_LANG or the system; else English.

    Raises BadRecord for an unknown language that was asked for. A system set to one is no error: it gets English.
    """
    if wanted:
        found = _language(wanted)
        if found is None:
            raise BadRecord(text("no-such-language", name=f"={wanted}", known="=" + ", ".join(LANGUAGES)))
        return found
    system = next((environ[name] for name in _SYSTEM if environ.get(name)), "")
    return _language(environ.get("LITFUSE_LANG", "")) or _language(system) or "en"


def _language(name: str) -> str | None:
    """Returns the language of a name like `fr`, `fr-CA` or `fr_FR.UTF-8`, None if there is none."""
    code = name.lower().replace("_", "-").partition(".")[0].partition("-")[0]
    return code if code in LANGUAGES else None
