"""The command in a real terminal."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="this system has no such terminals")


class Terminal:
    """A pseudo-terminal that runs a command."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._screen, theirs = pty.openpty()
        environ = {**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "foretell", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=environ,
            start_new_session=True,
        )
        os.close(theirs)

    def read(self, patience: float = 30) -> str:
        """Return the next output, or "" if there is none in time."""
        if not select.select([self._screen], [], [], patience)[0]:
            return ""
        try:
            return os.read(self._screen, 65536).decode(errors="replace")
        except OSError:  # the command has ended
            return ""

    def read_until(self, end: str) -> str:
        """Return the output up to a text."""
        seen = ""
        while end not in seen and (more := self.read()):
            seen += more
        return seen

    def type(self, text: str) -> None:
        """Type a text."""
        os.write(self._screen, text.encode())

    def close(self) -> None:
        """Kill the command and close the terminal."""
        self.process.kill()
        self.process.wait()
        os.close(self._screen)


@pytest.fixture
def terminal(folder: Path) -> Iterator[Terminal]:
    shown = Terminal(folder, "play", "--seed", "5", "--first-dealer", "3", "--record", "g.jsonl")
    yield shown
    shown.close()


def test_the_table_is_coloured_and_q_leaves(terminal: Terminal) -> None:
    assert "\x1b[" in terminal.read_until("for help): ")
    terminal.type("q\n")
    assert "foretell play --resume g.jsonl" in terminal.read_until("--resume g.jsonl")
    assert terminal.process.wait(30) == 0


def test_ctrl_c_saves_the_game_and_leaves_without_a_traceback(terminal: Terminal) -> None:
    terminal.read_until("for help): ")
    seen = ""
    while not seen:  # the signal may arrive before the command handles it
        terminal.process.send_signal(signal.SIGINT)
        seen = terminal.read(patience=1)
    seen += terminal.read_until("--resume g.jsonl")
    assert "Traceback" not in seen
    assert "foretell play --resume g.jsonl" in seen
    assert terminal.process.wait(30) == 130


def test_hands_on_a_shared_terminal_are_shown_on_pages_that_disappear(folder: Path) -> None:
    shared = Terminal(
        folder,
        *("play", "--name", "Ann", "--name", "Bob", "--players", "3", "--pace", "0"),
        *("--seed", "5", "--first-dealer", "0", "--hand-sizes", "2", "--record", "g.jsonl"),
    )
    try:
        asked = shared.read_until("looking: ")
        shared.type("\n")
        bobs = shared.read_until("for help): ")
        shared.type("\x10\n1\n")  # Ctrl-P recalls the previous line, if a terminal keeps a history
        handed_on = shared.read_until("looking: ")
        shared.type("\n")
        anns = shared.read_until("for help): ")
        shared.type("\x10\n")  # nothing of Bob's input is recalled
        shared.type("q\n")
        rest = shared.read_until("--resume g.jsonl")
    finally:
        shared.close()
    assert "╭" not in asked
    assert "\x1b[?1049h" in bobs
    assert "╭" in bobs
    assert "\x1b[?1049l" in handed_on
    assert "╭" not in handed_on.partition("\x1b[?1049l")[2]
    assert "\x1b[?1049h" in anns
    assert "\x1b[?1049l" in rest
