"""The tables of the database, as created by ``migrations/``."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

COUNTED = BigInteger().with_variant(Integer(), "sqlite")
"""An auto-incrementing integer, of the only type for which SQLite supports that."""


def _of_table(*, key: bool = True) -> Column[str]:
    """Return a column that refers to a table, and is deleted with it."""
    parent = ForeignKey("tables.code", ondelete="CASCADE")
    return Column("code", Text, parent, primary_key=key, nullable=False)


tables = Table(
    "tables",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    # Not indexed: it changes with every commit, and without an index PostgreSQL updates rows
    # in place.
    Column("active", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),  # seq of the last row
    Column("node", Text, index=True),  # who holds the table, if anybody
    Column("token", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", Text, nullable=False, index=True),
    Column("players", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("version", BigInteger),  # entries; null from a version that did not count
    Column("opened_by", Text, index=True),  # a person; null likewise, or if forgotten
)

rows = Table(
    "rows",
    METADATA,
    _of_table(),
    Column("seq", BigInteger, primary_key=True),
    Column("token", BigInteger, nullable=False),  # of the writer's lease
    Column("at", BigInteger, nullable=False),
    Column("entries", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    METADATA,
    _of_table(),
    Column("person", Text, primary_key=True, index=True),
    Column("command", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, index=True),  # null: written by a version that kept no time
    Column("digest", LargeBinary),  # of the command; null likewise
    sqlite_with_rowid=False,
)

members = Table(
    "members",
    METADATA,
    Column("code", Text, primary_key=True),  # of tables, and of expired ones with records
    Column("person", Text, primary_key=True, index=True),
    Column("names", Text, nullable=False),  # of expired ones: what records may call the person
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    METADATA,
    Column("code", Text, primary_key=True),  # of tables, and of expired ones
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("finished", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
    Column("key", Text),  # opens it to others than members; null until it is first asked for
)

people = Table(
    "people",
    METADATA,
    Column("person", Text, primary_key=True),
    # Of the first session's token, for older programs; of no token once the session has ended.
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("name", Text, nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
    # At least the time of the migration that added it, as older programs do not write it.
    Column("seen", BigInteger, nullable=False, server_default=text("0"), index=True),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("session", Text, nullable=False),  # its creator: the link ends with it
    Column("expires", BigInteger, nullable=False),
)

daily_results = Table(
    "daily_results",
    METADATA,
    Column("date", Text, primary_key=True),  # of the deal of the day: 2026-11-24
    Column("result", Text, primary_key=True),  # the id that its sender drew; of no person
    Column("points", Integer, nullable=False),
    sqlite_with_rowid=False,
)

nodes = Table(
    "nodes",
    METADATA,
    Column("node", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

inbox = Table(
    "inbox",
    METADATA,
    Column("number", COUNTED, primary_key=True),
    _of_table(key=False),
    Column("person", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    METADATA,
    Column("node", Text, primary_key=True),
    _of_table(),
    Column("person", Text, primary_key=True),
    Column("sockets", Integer, nullable=False),
)

meta = Table(
    "meta",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""The metadata of the database, see ``migrate``."""
