"""A time for answers, so that they expire, and a digest of their command."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
oldest = "0001"


def upgrade() -> None:
    """Add the columns, which are null in rows of earlier versions."""
    op.add_column("answers", sa.Column("at", sa.BigInteger))
    op.add_column("answers", sa.Column("digest", sa.LargeBinary))
    op.create_index("ix_answers_at", "answers", ["at"])
