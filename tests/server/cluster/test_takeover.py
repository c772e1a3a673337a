"""A node's decisions when a table changes hands."""

import pytest

from foretell.errors import Refusal
from foretell.server.cluster.takeover import Decision, after_error, after_poll, after_release
from foretell.server.live.table_log import OtherHistory
from foretell.server.live.tables import UnknownCode
from foretell.server.refusals import Draining, TableDamaged
from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.values import Whereabouts

FULL = StoreUnavailable("full")
DAMAGED = TableDamaged("T")


@pytest.mark.parametrize(
    ("living", "holder", "decision"),
    [
        ("south", "south", Decision.STAY),
        ("west", "south", Decision.REOPEN),
        (None, "south", Decision.REOPEN),
        ("north", "south", Decision.REOPEN),
        ("north", "north", Decision.STAY),
        (None, "north", Decision.STAY),
        ("west", "north", Decision.REOPEN),
    ],
)
def test_a_table_is_reopened_when_its_holder_is_dead_or_has_changed(
    living: str | None, holder: str, decision: Decision
) -> None:
    assert after_poll(Whereabouts(living, 1), node="north", holder=holder) is decision


def test_a_deleted_table_is_closed() -> None:
    assert after_poll(None, node="north", holder="south") is Decision.CLOSE


def test_only_the_tables_of_a_node_that_stops_are_taken_over() -> None:
    assert after_release("south", holder="south") is Decision.REOPEN
    assert after_release("south", holder="west") is Decision.STAY


@pytest.mark.parametrize(
    ("error", "fault", "said"),
    [
        (UnknownCode("T"), None, "table closed on this node"),
        (Draining(), None, "table closed on this node"),
        (FULL, FULL, None),
        (DAMAGED, DAMAGED, None),
        (OtherHistory("T"), None, "the store has lost rows"),
        (RuntimeError("no"), None, "table closed by an error"),
    ],
)
def test_clients_are_told_only_of_faults_of_the_store(
    capsys: pytest.CaptureFixture[str], error: Exception, fault: Refusal | None, said: str | None
) -> None:
    assert after_error(error, code="T", rows=3) is fault
    printed = capsys.readouterr().out
    assert said in printed if said is not None else not printed
