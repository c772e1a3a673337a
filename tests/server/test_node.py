"""The lock on a store's file: one server at a time."""

from pathlib import Path

import pytest

from foretell.server import node
from foretell.server.node import locked
from foretell.server.refusals import StoreInUse
from foretell.server.storage.faults import StoreUnreachable


def test_a_locked_file_is_refused_until_it_is_released(tmp_path: Path) -> None:
    store = f"{tmp_path}/tables.db"
    with locked(store) as is_alone:
        assert is_alone
        with pytest.raises(StoreInUse), locked(store):
            pass
    with locked(store):
        pass


def test_a_file_system_without_locks_is_not_mistaken_for_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_: int, *, blocking: bool) -> bool:
        assert not blocking
        raise OSError(37, "No locks available")

    monkeypatch.setattr(node, "lock_descriptor", no_locks)
    with pytest.raises(StoreUnreachable, match="No locks available"), locked(f"{tmp_path}/t.db"):
        pass
