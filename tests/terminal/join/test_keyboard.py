"""Lines from the keyboard, read in a separate thread."""

import io
import os
import queue
import sys

import pytest

from foretell.terminal.join.prompt import listen


def heard(count: int) -> list[str | None]:
    """Return ``count`` lines that were typed."""
    lines: queue.Queue[str | None] = queue.Queue()
    listen(lines.put)
    return [lines.get(timeout=10) for _ in range(count)]


def test_lines_from_a_terminal_or_pipe_arrive_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.write(writing, "h7\r\nKönig\n\nlast".encode())
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert heard(5) == ["h7", "König", "", "last", None]


def test_a_substitute_for_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("a\nb"))
    assert heard(3) == ["a", "b", None]


def test_a_lost_keyboard_ends_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(os, "read", lambda *_: (_ for _ in ()).throw(OSError))
        assert heard(1) == [None]
