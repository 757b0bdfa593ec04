"""Where a node runs, so that the next one there can follow it at once, and a hash of the secret that all must share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in ("place", "secret_hash"):
            op.add_column("nodes", sa.Column(name, sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in ("secret_hash", "place"):
            op.drop_column("nodes", name)
