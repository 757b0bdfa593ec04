"""The tables, for both databases. `migrations/` creates them; a test checks that the two agree."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    column,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("running", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("home", Text),  # the node that has it in memory; NULL: none
    Column("epoch", BigInteger, nullable=False, server_default="0"),  # goes up whenever its home may have changed
    Column("rules", Text),  # the rules version of the running match
    Index("tables_running", "running"),
    Index("tables_public", "public", "seen"),
    Index("tables_seen", "seen"),
    Index("tables_home", "home", postgresql_where=column("running"), sqlite_where=column("running")),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("ended", BigInteger),  # NULL: it runs, or was stopped
    Column("outcome", LargeBinary),  # NULL: it is not over, or was closed without a result
    Column("review", LargeBinary),  # NULL: nobody has asked for one yet
    UniqueConstraint("table_id", "number"),
    Index("matches_ended", "ended"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("left", LargeBinary, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("seat", Integer),
    Column("command_id", Text),
    Column("body", LargeBinary),
    Column("tick", Integer),
    Column("chain", LargeBinary, nullable=False),
    UniqueConstraint("match_id", "seat", "command_id"),
)

LINES = Table(
    "lines",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("author", Text, nullable=False),
    Column("line_id", Text, nullable=False),
    Column("at", BigInteger),  # NULL: the line was removed
    Column("heard", LargeBinary, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "author", "line_id"),
    Index("lines_at", "at"),
)
