"""A session for each device of a person, links to new ones, and keys of records."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
oldest = "0001"


def upgrade() -> None:
    """Create the tables and columns.

    Existing people count as last seen now.
    """
    now = str(time.time_ns() // 1_000_000)
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("digest", name="uq_sessions_digest"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "links",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_links"),
    )
    op.create_index("ix_links_person", "links", ["person"])
    seen = sa.Column("seen", sa.BigInteger, nullable=False, server_default=sa.text(now))
    op.add_column("people", seen)
    op.create_index("ix_people_seen", "people", ["seen"])
    op.add_column("records", sa.Column("key", sa.Text, nullable=True))
    op.create_index("ix_records_finished", "records", ["finished"])
