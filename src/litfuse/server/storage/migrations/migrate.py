"""Brings a database to the newest schema. Runs before anything else touches it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

NEWEST: Final = "0002"  # a test holds it to the newest file in migrations/versions


class NewerDatabase(Exception):
    """A newer version of this program wrote the database; its revision is the argument."""


def migrate(engine: Engine) -> None:
    """Raises NewerDatabase, and has changed nothing, if a newer version was here before."""
    version = _version(engine)
    if version is not None and version > NEWEST:
        raise NewerDatabase(version)
    if version != NEWEST:
        _upgrade(engine)


def _version(engine: Engine) -> str | None:
    try:
        with engine.connect() as connection:
            return connection.execute(text("select version_num from alembic_version")).scalar()
    except SQLAlchemyError:
        return None  # a new database


def _upgrade(engine: Engine) -> None:
    from alembic import command  # heavy, and seldom needed: most starts find the schema as it should be
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
