"""The results of the deals of the day, without people."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
oldest = "0001"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "daily_results",
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("date", "result", name="pk_daily_results"),
        sqlite_with_rowid=False,
    )
