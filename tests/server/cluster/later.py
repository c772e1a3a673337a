"""``python -m tests.server.cluster.later``: like ``hasty``, as the version after this one.

It knows an entry and fields that this version does not, tells other nodes more, and has a step more
of the schema, which lets this version go on.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

import foretell.server.live.table_actor
import foretell.server.live.table_registry
from foretell.protocol.codec import encode_events
from foretell.server.cluster import messages
from foretell.server.cluster.registry import ClusterRegistry
from foretell.server.storage.sql import migrate as migrating
from foretell.server.storage.sql import migrations, schema_version
from foretell.server.storage.values import Row
from foretell.table import commands as asked
from foretell.table.decide import decide
from foretell.table.decision import Decision
from foretell.table.events import TableEvent, Unknown
from tests.server.cluster.hasty import BEAT, LEASE
from tests.server.forking import answer_lines

HIDDEN = "known-to-the-later-version-alone"
REVISION = "9001"


def more_events(state: Any, command: Any, person: Any, context: Any) -> Decision:
    """Decide, and let something happen that earlier versions do not know."""
    decision = decide(state, command, person, context)
    if not isinstance(command, asked.Bid | asked.Play):
        return decision
    return replace(decision, events=(*decision.events, Unknown("waved")))


def more_fields(events: Sequence[TableEvent]) -> bytes:
    """Encode events with all that this version knows of them."""
    built: list[dict[str, Any]] = json.loads(encode_events(events))
    for entry in built:
        entry["mood"] = {"depth": [1, 2]}
        if entry["type"] == "unknown":
            entry["type"] = entry.pop("kind")
            entry["secret"] = HIDDEN
    return json.dumps(built).encode()


def tell_more(registry: ClusterRegistry, code: str, row: Row, before: int) -> None:
    """Tell other nodes of a row, and more than they expect."""
    news = messages.RowAdded(row.seq, row.at, row.entries, row.token, before)
    whole = [*msgspec.msgpack.decode(messages.encode(news)), {"more": "to come"}]
    registry._bus.publish(messages.news_of(code), msgspec.msgpack.encode(whole))


def newest_step() -> ModuleType:
    """Return a step of the schema that adds what an earlier version does not need."""
    step = ModuleType("v9001_later")
    before = migrations.STEPS[-1]

    def upgrade() -> None:
        op.add_column("tables", sa.Column("mood", sa.Text))
        op.create_table("moods", sa.Column("mood", sa.Text, primary_key=True))

    vars(step).update(
        revision=REVISION,
        down_revision=before.revision,
        branch_labels=None,
        depends_on=None,
        oldest=before.revision,
        upgrade=upgrade,
        __file__="",
    )
    return step


if __name__ == "__main__":
    foretell.server.live.table_registry.LEASE = LEASE  # type: ignore[misc]
    foretell.server.live.table_registry.BEAT = BEAT  # type: ignore[misc]
    vars(foretell.server.live.table_actor).update(decide=more_events, encode_events=more_fields)
    ClusterRegistry.committed = tell_more  # type: ignore[method-assign, assignment]
    defaults = migrating.migrate.__kwdefaults__
    assert defaults is not None
    defaults["steps"] = (*migrations.STEPS, newest_step())
    vars(schema_version).update(NEWEST=REVISION)
    answer_lines()
