"""Operations: in the engine until they are compiled, with the same results."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from foretell.bots.engine import Crossing, Operation, compile_natively, operation, operations
from foretell.bots.engine.host import engine
from foretell.bots.sampling.resampling import weights_from_logs
from tests.bots.engine.asking import asking_the_engine


class Native:
    """Code that would be compiled, with a folder for its cache."""

    def __init__(self, cache: Path | None) -> None:
        self.stats = SimpleNamespace(cache_path=None if cache is None else str(cache))
        self.calls = 0

    def __call__(self, *_: Any) -> None:
        self.calls += 1


@pytest.fixture(autouse=True)
def asks_the_engine() -> Iterator[None]:
    with asking_the_engine():
        yield


def crossing(logs: Any) -> Crossing:
    return len(logs), logs


def waiting(native: Native) -> Operation[[Any], None]:
    """Return an operation whose code is not in the cache."""

    def relative(logs: Any) -> None:
        del logs

    one = operation("relative_weights", crossing)(relative)
    one._native, one._is_ready = native, False
    return one


def test_an_operation_asks_the_engine_until_its_code_is_in_the_cache(tmp_path: Path) -> None:
    native, logs = Native(tmp_path), np.array([0.0, -1.0])
    here, elsewhere = waiting(native), waiting(native)
    here(logs)
    assert native.calls == 0
    assert logs.tolist() == pytest.approx([1, np.exp(-1)])
    compile_natively()
    elsewhere(logs)
    assert native.calls == 1
    operations._compiles.clear()
    here(logs)
    assert native.calls == 2


def test_an_operation_without_a_cache_asks_the_engine(tmp_path: Path) -> None:
    native, logs = Native(None), np.array([0.0, -1.0])
    one = waiting(native)
    for _ in range(2):
        one(logs)
    assert native.calls == 0
    compile_natively()
    one(logs)
    assert native.calls == 1
    assert not list(tmp_path.iterdir())


def test_without_webassembly_an_operation_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operations, "is_available", lambda: False)
    native = Native(tmp_path)
    waiting(native)(np.zeros(2))
    assert native.calls == 1


@pytest.mark.parametrize("count", [1, 2, 1000])
def test_the_engine_and_the_kernel_agree_to_the_last_bit(count: int) -> None:
    logs = np.random.default_rng(count).normal(0, 5, count)
    here, there = logs.copy(), logs.copy()
    weights_from_logs._native(here)
    engine().call("relative_weights", *crossing(there))
    assert (here == there).all()
