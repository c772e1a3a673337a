"""The steps by which a database comes to the newest schema, one module each.

A step is never changed once it was released. A new one is written by hand beside the change of
``schema.py`` and added below: ``revision`` counts on, ``down_revision`` names the one before. There
is no way back: a store that a newer version has opened is refused by an older one.
"""

from foretell.server.store.migrations import v0001_tables

STEPS = (v0001_tables,)
"""In order, the newest last."""
