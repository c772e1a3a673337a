"""Bringing a database to the newest schema, step by step."""

from collections.abc import Iterator
from typing import cast

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import Script
from alembic.script.revision import RevisionMap
from sqlalchemy import Connection, text

from foretell.server.store.faults import NewerSchema
from foretell.server.store.migrations import STEPS

# Two nodes that start at once must not both migrate. The number is any that nothing else locks.
_LOCK = text("SELECT pg_advisory_xact_lock(7370017)")


def migrate(connection: Connection) -> None:
    """Take all steps that are missing, in the transaction that is open.

    Raises:
        NewerSchema: when the database has taken a step that is unknown here.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)
    known = RevisionMap(lambda: [Script(step, step.revision, str(step.__file__)) for step in STEPS])

    def missing(taken: tuple[str, ...], _: MigrationContext) -> Iterator[MigrationStep]:
        for step in reversed(list(known.iterate_revisions("head", taken or "base"))):
            yield MigrationStep.upgrade_from_script(known, cast(Script, step))

    context = MigrationContext.configure(connection, opts={"fn": missing})
    for found in context.get_current_heads():
        if found not in {step.revision for step in STEPS}:
            raise NewerSchema(found, STEPS[-1].revision)
    with Operations.context(context):
        context.run_migrations()
