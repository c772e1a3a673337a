"""Separate processes, timed from their start to their first result."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from foretell.bench import starting
from foretell.bench.figure import ONCE
from foretell.bench.starting import READY

pytestmark = pytest.mark.kernel


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the other processes from compiling: these tests only check that they are timed."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


def test_the_start_of_a_process_is_timed(interpreted: None) -> None:
    with starting.starting(ONCE) as sample:
        assert 0 < sample() < 60


def test_everything_is_compiled_without_a_cache(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_failing_process_gives_no_figure() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        starting._until_ready("no_such_work")


def test_the_program_measured_for_starting_plays_one_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    starting.play_one_game()
    assert capsys.readouterr().out == f"{READY}\n"


@pytest.mark.timeout(300)
def test_the_program_measured_for_compiling_uses_every_kernel(
    capsys: pytest.CaptureFixture[str],
) -> None:
    starting.compile_all()
    assert capsys.readouterr().out == f"{READY}\n"
