"""Upgrades a database to the newest schema, before anything else uses it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

NEWEST: Final = "0006"  # a test holds it to the newest file in migrations/versions


class NewerDatabase(Exception):
    """A newer version of this program wrote the database; its revision is the argument."""


def migrate(connection: Connection) -> None:
    """Upgrades in the connection's transaction. Raises NewerDatabase, and has changed nothing, for a newer schema."""
    version = _version(connection)
    if version is not None and version > NEWEST:
        raise NewerDatabase(version)
    if version != NEWEST:
        _upgrade(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None  # a new database
    return connection.execute(text("select version_num from alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command  # slow to import and rarely needed: most starts find the newest schema
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
