"""Where a table lives, and until when each node holds what lives with it. Without nodes nobody looks at it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("home", sa.Text))
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rules", sa.Text))
    running = sa.column("running", sa.Boolean)
    op.create_index("tables_home", "tables", ["home"], postgresql_where=running, sqlite_where=running)
    if op.get_bind().dialect.name == "postgresql":
        for name in ("address", "rules", "schema"):
            op.add_column("nodes", sa.Column(name, sa.Text, nullable=False, server_default=""))
        now = sa.func.now()
        op.add_column("nodes", sa.Column("alive_until", sa.DateTime(timezone=True), nullable=False, server_default=now))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in ("alive_until", "schema", "rules", "address"):
            op.drop_column("nodes", name)
    with op.batch_alter_table("tables") as table:
        table.drop_index("tables_home")
        for name in ("rules", "epoch", "home"):
            table.drop_column(name)
