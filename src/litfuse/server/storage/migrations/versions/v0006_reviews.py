"""The review of a match that is over, kept beside it: nobody computes it twice."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("review", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("matches", "review")
