"""Fixtures for the command of the lab, which runs as those of the program do."""

from pathlib import Path

import pytest

from tests.terminal.helpers import Run, running


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Run:
    """Return a function that runs a command in this process."""
    return running(monkeypatch)
