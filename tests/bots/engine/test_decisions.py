"""Decisions and explanations of all bots: as in the table, natively and in the engine.

The page's engine is held to the same table, in ``tests/web/js/decisions_test.js``.
"""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.web.pages import ROOT

SCRIPT: Final = runpy.run_path(str(ROOT / "scripts" / "conformance_decisions.py"))
TABLE: Final = ROOT / "conformance" / "decisions.jsonl"
DECIDING: Final = """
import runpy, sys
from numba.core import event

games = runpy.run_path("scripts/conformance_decisions.py")
with event.install_recorder("numba:compile") as compiled:
    for line in games["part"](SEED):
        print(line)
assert not compiled.buffer
assert "wasmtime" in sys.modules
"""


def decided(cache: Path, seed: str) -> list[str]:
    """Return games with bots' decisions, by a process on a machine that has compiled nothing."""
    return subprocess.run(
        [sys.executable, "-c", DECIDING.replace("SEED", repr(seed))],
        env=os.environ | {"NUMBA_CACHE_DIR": str(cache), "NUMBA_DISABLE_JIT": "0"},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()


QUICK, *SLOW = SCRIPT["PARTS"]
PARTS: Final = (QUICK, *SLOW[:-1], pytest.param(SLOW[-1], marks=pytest.mark.thorough))
"""The seeds of the parts of the table."""


def in_table(seed: str) -> list[str]:
    """Return the games of a part of the table."""
    return [line for line in TABLE.read_text().splitlines() if f'"seed":"{seed}' in line]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", PARTS)
def test_bots_decide_and_explain_natively_as_in_the_table(seed: str) -> None:
    """With values and reasons to the last digit, over all options."""
    games = list(SCRIPT["part"](seed))
    assert games == in_table(seed)
    asked = sum(len(json.loads(game)["asked"]) for game in games)
    assert asked >= SCRIPT["PARTS"][seed][1]


@pytest.mark.whole
@pytest.mark.parametrize("seed", PARTS[1:])
def test_bots_decide_and_explain_in_the_engine_as_natively(tmp_path: Path, seed: str) -> None:
    """With values and reasons to the last digit; the table is Python's own, over all options."""
    assert decided(tmp_path, seed) == in_table(seed)
