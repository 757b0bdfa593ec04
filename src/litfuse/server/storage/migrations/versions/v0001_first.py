"""Tables, matches, entries, lines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("running", sa.Boolean, nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_running", "tables", ["running"])
    op.create_index("tables_public", "tables", ["public"])
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "number"),
    )
    op.create_table(
        "entries",
        sa.Column("match_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("left", sa.LargeBinary, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("command_id", sa.Text),
        sa.Column("body", sa.LargeBinary),
        sa.Column("tick", sa.Integer),
        sa.UniqueConstraint("match_id", "seat", "command_id"),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("line_id", sa.Text, nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "author", "line_id"),
    )


def downgrade() -> None:
    for name in ("lines", "entries", "matches", "tables"):
        op.drop_table(name)
