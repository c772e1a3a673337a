"""The C program plays exactly the games that the simulator plays."""

import os
import stat
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numba import config

from foretell.bench.figure import ONCE
from foretell.bench.plain_c import (
    NATIVE,
    PLAIN,
    SAME_DEALS,
    built,
    c_games,
    find_compiler,
    play,
)
from foretell.bench.refusals import NoCompiler, NotCompiled
from foretell.rules.options import Options
from foretell.sim.games import play_games

pytestmark = pytest.mark.kernel

GAMES = 4 if config.DISABLE_JIT else 3000


def has_compiler() -> bool:
    try:
        find_compiler(os.environ)
    except NoCompiler:
        return False
    return True


needs_compiler = pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")


@pytest.mark.compiled
@needs_compiler
@pytest.mark.parametrize("flags", [(*PLAIN, SAME_DEALS), (*NATIVE, SAME_DEALS)])
@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1, -5])
def test_the_c_program_and_the_simulator_play_the_same_games(
    flags: Sequence[str], seed: int
) -> None:
    with built(flags) as program:
        theirs = play(program, GAMES, seed=seed)
    ours = play_games(Options(), GAMES, seed=seed)
    assert theirs.totals == tuple(ours.totals.sum(axis=0)), f"seed {seed}"
    assert theirs.decisions == ours.decisions, f"seed {seed}"
    assert theirs.seconds > 0


@needs_compiler
@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="takes many games")
def test_shuffled_games_in_c_have_the_same_mean_points() -> None:
    """Other cards, the same game: a player's mean is within five standard errors of ours."""
    with built(PLAIN) as program:
        theirs = play(program, GAMES, seed=3)
    ours = play_games(Options(), GAMES, seed=4)
    error = float(np.sqrt(2 * ours.totals.sum(axis=1).var() / GAMES))
    assert sum(theirs.totals) / GAMES == pytest.approx(ours.totals.sum() / GAMES, abs=5 * error)
    assert theirs.decisions == pytest.approx(ours.decisions, rel=0.001)


@needs_compiler
def test_games_in_plain_c_are_measured() -> None:
    with c_games(PLAIN)(ONCE) as sample:
        assert sample() > 0


@needs_compiler
def test_an_error_of_the_c_compiler_is_reported() -> None:
    with pytest.raises(NotCompiled) as refused, built(["--no-such-flag"]):
        pass
    assert "--no-such-flag" in refused.value.command
    assert refused.value.told


def test_the_c_compiler_is_the_one_named_in_the_environment(tmp_path: Path) -> None:
    for name in ("cc", "mine"):
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(stat.S_IRWXU)
    path = str(tmp_path)
    assert find_compiler({"PATH": path}) == [str(tmp_path / "cc")]
    assert find_compiler({"PATH": path, "CC": "mine -m64"}) == [str(tmp_path / "mine"), "-m64"]


@pytest.mark.parametrize(
    ("environ", "looked_for"), [({}, ("cc", "gcc", "clang")), ({"CC": "mine -m64"}, ("mine",))]
)
def test_a_missing_c_compiler_is_reported(
    tmp_path: Path, environ: dict[str, str], looked_for: tuple[str, ...]
) -> None:
    with pytest.raises(NoCompiler) as refused:
        find_compiler({"PATH": str(tmp_path), **environ})
    assert refused.value.looked_for == looked_for


def test_a_c_compiler_without_output_is_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = tmp_path / "cc"
    silent.write_text("#!/bin/sh\nexit 1\n")
    silent.chmod(stat.S_IRWXU)
    monkeypatch.setenv("CC", str(silent))
    with pytest.raises(NotCompiled) as refused, built(PLAIN):
        pass
    assert refused.value.told == ""
