"""Bringing a database to the newest schema, step by step."""

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Final, cast

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import Script
from alembic.script.revision import RevisionMap
from sqlalchemy import Connection, inspect, select, text

from foretell.server.storage.faults import NewerSchema
from foretell.server.storage.sql.migrations import STEPS
from foretell.server.storage.sql.schema import meta
from foretell.server.storage.sql.upsert import upsert_for

OLDEST: Final = "oldest_revision"
"""The name of the row in ``meta`` with the oldest revision whose programs may still use the
database: nodes of the version before can run, and restart, alongside newer ones."""

# Two nodes that start at once must not both migrate. The number is arbitrary.
_LOCK = text("SELECT pg_advisory_xact_lock(7370017)")


def migrate(connection: Connection, *, steps: Sequence[ModuleType] = STEPS) -> None:
    """Run all missing steps in the current transaction.

    A database that a newer version has migrated is left unchanged.

    Raises:
        NewerSchema: when the database has a revision unknown here, and no longer supports
            programs as old as this one.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)
    revisions = [step.revision for step in steps]
    scripts = [Script(step, step.revision, str(step.__file__)) for step in steps]
    revision_map = RevisionMap(lambda: scripts)

    def missing(taken: tuple[str, ...], _: MigrationContext) -> Iterator[MigrationStep]:
        for step in reversed(list(revision_map.iterate_revisions("head", taken or "base"))):
            yield MigrationStep.upgrade_from_script(revision_map, cast(Script, step))

    context = MigrationContext.configure(connection, opts={"fn": missing})
    heads = context.get_current_heads()
    for head in heads:
        if head not in revisions:
            if _oldest_of(connection) not in revisions:
                raise NewerSchema(head, revisions[-1])
            return
    with Operations.context(context):
        context.run_migrations()
    if heads != (revisions[-1],) and inspect(connection).has_table(meta.name):
        keeping = upsert_for(connection.dialect.name, meta, "value")
        connection.execute(keeping, {"name": OLDEST, "value": steps[-1].oldest})


def _oldest_of(connection: Connection) -> str | None:
    """Return the oldest revision whose programs may use the database, None if not recorded."""
    if not inspect(connection).has_table(meta.name):
        return None
    return connection.scalar(select(meta.c.value).where(meta.c.name == OLDEST))
