"""The number of a table's entries and the person who opened it, without its log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
oldest = "0001"


def upgrade() -> None:
    """Add the columns, which are null in rows of earlier versions."""
    op.add_column("tables", sa.Column("version", sa.BigInteger))
    op.add_column("tables", sa.Column("opened_by", sa.Text))
    op.create_index("ix_tables_opened_by", "tables", ["opened_by"])
