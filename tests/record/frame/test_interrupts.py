"""Interrupts that wait until rows are written."""

import io
import signal
from collections.abc import Iterator
from threading import Thread

import pytest

from foretell.record.frame import Column, Form, ParquetFile
from foretell.record.frame.interrupts import interrupts_held

parquet = pytest.importorskip("pyarrow.parquet")

HANDLER = signal.default_int_handler


@pytest.fixture(autouse=True)
def handler() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, HANDLER)
    yield
    signal.signal(signal.SIGINT, before)


def interrupt() -> None:
    signal.raise_signal(signal.SIGINT)


def test_an_interrupt_takes_effect_once_the_block_has_ended() -> None:
    done = []

    def work() -> None:
        with interrupts_held():
            interrupt()
            interrupt()
            done.append("all")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all"]
    assert signal.getsignal(signal.SIGINT) is HANDLER


def test_blocks_may_be_nested() -> None:
    done = []

    def work() -> None:
        with interrupts_held():
            with interrupts_held():
                interrupt()
            done.append("all")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all"]


def test_an_error_in_the_block_is_not_lost() -> None:
    with pytest.raises(ValueError, match="odd"), interrupts_held():
        raise ValueError("odd")
    assert signal.getsignal(signal.SIGINT) is HANDLER


def test_ignored_interrupts_and_other_threads_are_left_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interrupts_held():
        interrupt()
    found = []

    def work() -> None:
        with interrupts_held():
            found.append(signal.getsignal(signal.SIGINT))

    signal.signal(signal.SIGINT, HANDLER)
    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert found == [HANDLER]


class Interrupted(io.BytesIO):
    """A file in which every write is interrupted."""

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # as the tested code calls it
        interrupt()
        return super().write(data)


def test_a_table_is_complete_though_every_write_to_its_file_is_interrupted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("foretell.record.frame.parquet._GROUP", 1)
    columns, file = [Column("x", Form.INT8, "")], Interrupted()
    table = ParquetFile(file, columns, {})
    for number in range(3):
        with pytest.raises(KeyboardInterrupt):
            table.write({"x": [number]})
    with pytest.raises(KeyboardInterrupt):
        table.__exit__(None, None, None)
    found = parquet.read_table(io.BytesIO(file.getvalue()))
    assert found["x"].to_pylist() == [0, 1, 2]
