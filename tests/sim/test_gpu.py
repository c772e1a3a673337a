"""Games on a graphics processor, run on Numba's simulator of one."""

import os
import subprocess
import sys

import pytest
from numba import config

from foretell.rules.options import Options
from foretell.sim.games import play_games

pytestmark = pytest.mark.kernel

OPTIONS = Options(players=3, hand_sizes=(1, 3))
SIMULATED = """
from foretell import Options
from foretell.sim import gpu
results = gpu.play_games(Options(players=3, hand_sizes=(1, 3)), 6, seed=7, first=2)
print(results.totals.tolist(), results.decisions)
"""
MISSING = """
from foretell import Options
from foretell.sim import gpu
try:
    gpu.play_games(Options(), 6)
except RuntimeError as error:
    print(error)
"""


def run(program: str, **environ: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_games_on_the_graphics_processor_are_those_of_the_cpu() -> None:
    found = run(SIMULATED, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    expected = play_games(OPTIONS, 6, seed=7, first=2)
    assert found == f"{expected.totals.tolist()} {expected.decisions}"


@pytest.mark.skipif(not config.ENABLE_CUDASIM, reason="needs NUMBA_ENABLE_CUDASIM=1")
def test_many_games_on_the_graphics_processor_are_played_in_batches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from foretell.sim import gpu

    monkeypatch.setattr(gpu, "_GAMES_PER_LAUNCH", 4)
    found, expected = gpu.play_games(OPTIONS, 6, seed=7), play_games(OPTIONS, 6, seed=7)
    assert found.totals.tolist() == expected.totals.tolist()
    assert found.decisions == expected.decisions


def test_a_missing_graphics_processor_is_reported() -> None:
    found = run(MISSING, NUMBA_ENABLE_CUDASIM="0", CUDA_VISIBLE_DEVICES="")
    assert found == "no graphics processor with CUDA is at hand"
