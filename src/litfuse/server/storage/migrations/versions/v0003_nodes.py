"""Which server has the database. PostgreSQL only: a file of SQLite has a lock beside it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.create_table("nodes", sa.Column("id", sa.Text, primary_key=True))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.drop_table("nodes")
