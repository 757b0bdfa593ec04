"""Which pages may talk to this server: its own, and those the host names."""

from __future__ import annotations

from urllib.parse import urlsplit

from .settings import Settings


def allowed(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Programs send no Origin, browsers always do."""
    if origin is None:
        return True
    if origin in {name.strip() for name in settings.origins.split(",")} - {""}:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:
        return False
