"""The migrations to the newest schema, one module each.

A step is never changed once released. A new one is written by hand along with the change of
``schema.py`` and added below: ``revision`` counts on, ``down_revision`` names the one before, and
``oldest`` the oldest revision whose programs may still use the database afterwards. ``NEWEST`` in
``schema_version.py`` names the last one. There is no way back. CONTRIBUTING.md says how to write
one that nodes of two versions survive.
"""

from foretell.server.storage.sql.migrations import (
    v0001_tables,
    v0002_meta,
    v0003_answers,
    v0004_sessions,
    v0005_overviews,
    v0006_daily_results,
)

STEPS = (
    v0001_tables,
    v0002_meta,
    v0003_answers,
    v0004_sessions,
    v0005_overviews,
    v0006_daily_results,
)
"""In order, the newest last."""
