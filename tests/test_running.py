"""Test runs work wherever they are started, and end with a list of skipped tests."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
HANDLER: Final = "import signal; print(signal.getsignal(signal.SIGINT).__name__)"
BROWSED: Final = """
import pytest

@pytest.mark.parametrize("number", range(3))
@pytest.mark.skipif(True, reason="no Chromium: `make browser` installs it")
def test_shown(number):
    pass

def test_other():
    pytest.skip("PyTorch is not installed")
"""


def run(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a process that was started in the background, where interrupts are ignored."""
    python = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    return subprocess.run(
        ["/bin/sh", "-c", 'trap "" INT; exec "$@"', "sh", *python, *map(str, words)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def browsed(tmp_path: Path) -> Path:
    """A file with tests that are skipped."""
    path = tmp_path / "test_browsed.py"
    path.write_text(BROWSED, encoding="utf-8")
    return path


def test_children_of_tests_can_be_interrupted() -> None:
    command = [sys.executable, "-c", HANDLER]
    child = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert child.stdout == "default_int_handler\n"


@pytest.mark.skipif(os.name != "posix", reason="has no such signals")
def test_children_of_tests_started_in_the_background_can_be_interrupted_too() -> None:
    done = run(f"{__file__}::{test_children_of_tests_can_be_interrupted.__name__}")
    assert done.returncode == 0, done.stdout


def test_skipped_tests_are_counted_by_reason_at_the_end(browsed: Path, tmp_path: Path) -> None:
    done = run("-p", "tests.conftest", "-n", 1, browsed, FORETELL_SKIPPED=str(tmp_path / "skipped"))
    assert done.returncode == 0
    lines = [
        "    3 skipped: no Chromium: `make browser` installs it",
        "    1 skipped: PyTorch is not installed",
    ]
    assert "\n".join(lines) in done.stdout
    assert (tmp_path / "skipped").read_text(encoding="utf-8").splitlines() == lines
