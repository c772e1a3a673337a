"""Processes of their own, timed from their start to their first result."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from foretell.bench import starting
from foretell.bench.figure import ONCE
from foretell.bench.starting import READY

pytestmark = pytest.mark.compiled


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the other processes compile nothing: only that they are timed is looked at here."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


def test_a_start_is_timed(interpreted: None) -> None:
    with starting.starting(ONCE) as sample:
        assert 0 < sample() < 60


def test_everything_is_compiled_where_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    folders = []

    def until_ready(work: str, variables: Mapping[str, str]) -> float:
        folder = Path(variables["NUMBA_CACHE_DIR"])
        assert work == "compile_all"
        assert not list(folder.iterdir())
        folders.append(folder)
        return 12.3

    monkeypatch.setattr(starting, "_until_ready", until_ready)
    with starting.compiling(ONCE) as sample:
        assert (sample(), sample()) == (12.3, 12.3)
    assert len(set(folders)) == 2
    assert not any(folder.exists() for folder in folders)


def test_a_process_that_fails_is_no_figure() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        starting._until_ready("no_such_work")


def test_one_game_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    starting.play_one_game()
    assert capsys.readouterr().out == f"{READY}\n"


@pytest.mark.timeout(300)
def test_everything_is_used_once(capsys: pytest.CaptureFixture[str]) -> None:
    starting.compile_all()
    assert capsys.readouterr().out == f"{READY}\n"
