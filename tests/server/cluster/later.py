"""``python -m tests.server.cluster.later``: ``hasty`` as the next version might be.

It has an event and fields that this version does not know, adds to the news that it sends to other
nodes, and has one more migration, which still lets this version use the database.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

import foretell.server.live.heartbeat
import foretell.server.live.table_actor
from foretell.protocol.codec import encode_events
from foretell.server.cluster import messages
from foretell.server.cluster.publisher import NewsPublisher
from foretell.server.storage.sql import migrate as migrating
from foretell.server.storage.sql import migrations, schema_version
from foretell.server.storage.values import Row
from foretell.table import commands
from foretell.table.decide import decide
from foretell.table.decision import Decision
from foretell.table.events import TableEvent, Unknown
from tests.server.cluster.hasty import INTERVAL, LEASE
from tests.server.forking import answer_lines

HIDDEN = "known-to-the-later-version-alone"
REVISION = "9001"


def more_events(state: Any, command: Any, person: Any, context: Any, **more: Any) -> Decision:
    """Decide, and add an event that earlier versions do not know."""
    decision = decide(state, command, person, context, **more)
    if not isinstance(command, commands.Bid | commands.Play):
        return decision
    return replace(decision, events=(*decision.events, Unknown("waved")))


def more_fields(events: Sequence[TableEvent]) -> bytes:
    """Encode events with fields that only this version knows."""
    built: list[dict[str, Any]] = json.loads(encode_events(events))
    for entry in built:
        entry["mood"] = {"depth": [1, 2]}
        if entry["type"] == "unknown":
            entry["type"] = entry.pop("kind")
            entry["secret"] = HIDDEN
    return json.dumps(built).encode()


def tell_more(publisher: NewsPublisher, code: str, row: Row, before: int) -> None:
    """Publish a row to the other nodes, with more fields than they expect."""
    news = messages.RowAdded(row.seq, row.at, row.entries, row.token, before)
    whole = [*msgspec.msgpack.decode(messages.encode(news)), {"more": "to come"}]
    publisher.bus.publish(messages.news_subject(code), msgspec.msgpack.encode(whole))


def newest_step() -> ModuleType:
    """Return a migration that adds only what an earlier version does not need."""
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
    foretell.server.live.heartbeat.LEASE = LEASE  # type: ignore[misc]  # a constant
    foretell.server.live.heartbeat.INTERVAL = INTERVAL  # type: ignore[misc]  # a constant
    vars(foretell.server.live.table_actor).update(decide=more_events, encode_events=more_fields)
    NewsPublisher.row_committed = tell_more  # type: ignore[method-assign, assignment]  # what a later version sends
    defaults = migrating.migrate.__kwdefaults__
    assert defaults is not None
    defaults["steps"] = (*migrations.STEPS, newest_step())
    vars(schema_version).update(NEWEST=REVISION)
    answer_lines()
