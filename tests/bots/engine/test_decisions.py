"""Bots decide in the engine as natively, without compiling anything."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.web.pages import ROOT

TABLE: Final = ROOT / "conformance" / "decisions.jsonl"
DECIDING: Final = """
import runpy, sys
from numba.core import event

games = runpy.run_path("scripts/conformance_decisions.py")
with event.install_recorder("numba:compile") as compiled:
    for line in games["games"](games[BOTS], decisions=MOST, every=EVERY, seed=SEED):
        print(line)
assert not compiled.buffer
assert "wasmtime" in sys.modules
"""


def decided(cache: Path, **given: object) -> list[str]:
    """Return games with bots' decisions, by a process on a machine that has compiled nothing."""
    script = DECIDING
    for name, value in given.items():
        script = script.replace(name.upper(), repr(value))
    return subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"NUMBA_CACHE_DIR": str(cache), "NUMBA_DISABLE_JIT": "0"},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()


@pytest.mark.whole
@pytest.mark.parametrize(
    ("bots", "most", "every", "seed"),
    [("SLOW", 600, 6, "b"), ("SLOWEST", 90, 19, "c")],
    ids=["slow", "slowest"],
)
def test_bots_decide_and_explain_in_the_engine_as_natively(
    tmp_path: Path, bots: str, most: int, every: int, seed: str
) -> None:
    """With values and reasons to the last digit; the table is Python's own, over all options."""
    games = [line for line in TABLE.read_text().splitlines() if f'"seed":"{seed}' in line]
    assert decided(tmp_path, bots=bots, most=most, every=every, seed=seed) == games
    assert len(games) >= 20
