"""Fixtures for commands, each of which runs in its own folder."""

import os
import sys
from pathlib import Path

import pytest

from foretell.analysis import appraisal
from foretell.bots.search.bot import Budget
from foretell.bots.strongest import bot as strongest
from tests.analysis.helpers import make_reviews_quick
from tests.bots.learned.helpers import a_network
from tests.terminal.helpers import Run, running


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder to work in, with ``foretell`` on the path and saved games below it."""
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a command in this process."""
    return running(monkeypatch)


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the strongest bot and its advice fast, for tests of what is asked and shown."""
    make_reviews_quick(monkeypatch)
    monkeypatch.setattr(appraisal, "MORE", (4,))
    monkeypatch.setattr(strongest, "STRONGEST", Budget(games=4, worlds=4))
    monkeypatch.setattr(strongest, "best_network", a_network)
    monkeypatch.setattr(strongest, "quick_network", a_network)
