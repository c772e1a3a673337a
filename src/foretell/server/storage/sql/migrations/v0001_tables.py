"""Tables with their logs, people, nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
oldest = "0001"


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("active", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("node", sa.Text),
        sa.Column("token", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_node", "tables", ["node"])
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_table(
        "rows",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("token", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq", name="pk_rows"),
        _to_table("rows"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "person", "command", name="pk_answers"),
        _to_table("answers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_answers_person", "answers", ["person"])
    op.create_table(
        "members",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "person", name="pk_members"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "records",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_records"),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_people"),
        sa.UniqueConstraint("digest", name="uq_people_digest"),
    )
    op.create_index("ix_people_name", "people", ["name"])
    op.create_table(
        "nodes",
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_nodes"),
    )
    op.create_table(
        "inbox",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_inbox"),
        _to_table("inbox"),
    )
    op.create_table(
        "presence",
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("node", "code", "person", name="pk_presence"),
        _to_table("presence"),
    )


def _to_table(name: str) -> sa.ForeignKeyConstraint:
    """Return a foreign key to ``tables`` that deletes rows along with their table."""
    return sa.ForeignKeyConstraint(
        ["code"], ["tables.code"], name=f"fk_{name}_code", ondelete="CASCADE"
    )
