"""Metadata of the database: the versions of this program that may still use it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
oldest = "0001"


def upgrade() -> None:
    """Create the table; ``migrate`` fills it."""
    op.create_table(
        "meta",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_meta"),
    )
