"""The page's engine: made from this source, and in agreement with the bots."""

import json
import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, cast

import pytest

from foretell.wasm import exports
from foretell.wasm.__main__ import ENGINE, PAGE
from foretell.wasm.exporting import EXPORTS
from foretell.wasm.javascript import exports_module, layout_module
from tests.web.pages import ROOT, InDeno

pytestmark = pytest.mark.compiled

SCRIPT: Final = runpy.run_path(str(ROOT / "scripts" / "conformance_decisions.py"))
TABLE: Final = ROOT / "conformance" / "decisions.jsonl"
GAMES_AT_ONCE: Final = 400


def games(
    bots: Sequence[str], *, decisions: int, every: int, seed: str, later: bool = False
) -> Iterator[str]:
    make = cast("Callable[..., Iterator[str]]", SCRIPT["games"])
    return make(bots, decisions=decisions, every=every, seed=seed, later=later)


def agreeing(lines: str, engine: Path | None = None) -> int:
    """Return the number of decisions in some games, after checking that all agree."""
    given = {"lines": lines} if engine is None else {"lines": lines, "engine": str(engine)}
    found = InDeno().run("decisions.js", given)
    assert found["failures"] == []
    return cast("int", found["checked"])


def test_the_constants_and_types_in_javascript_are_those_of_python() -> None:
    assert "search" in exports.__all__
    assert (PAGE / "layout.js").read_text(encoding="utf-8") == layout_module()
    assert (PAGE / "exports.d.ts").read_text(encoding="utf-8") == exports_module(EXPORTS)


@pytest.mark.parametrize("package", ["numba", "llvmlite"])
def test_the_engine_was_made_by_the_locked_compiler(package: str) -> None:
    """After an upgrade, ``make wasm`` makes it again."""
    versions = json.loads((ENGINE / "versions.json").read_text(encoding="utf-8"))
    pins = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    pin = re.search(rf"^{package}==(\S+)", pins, re.MULTILINE)
    assert pin
    assert versions[package] == pin[1]


def test_the_engine_decides_as_python_does_in_new_games() -> None:
    lines = "\n".join(games(SCRIPT["QUICK"], decisions=2000, every=2, seed="d"))
    assert agreeing(lines) >= 2000


def test_the_engine_decides_as_python_does_with_options_that_came_later() -> None:
    """R9.9, R9.10."""
    lines = "\n".join(games(SCRIPT["QUICK"], decisions=1000, every=2, seed="f", later=True))
    assert agreeing(lines) >= 1000


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("bots", "decisions", "every"),
    [
        (SCRIPT["QUICK"], 96_000, 1),
        (("learned",), 3_000, 2),
        (SCRIPT["SLOW"], 1_800, 4),
        (SCRIPT["SLOWEST"], 300, 12),
    ],
    ids=["quick", "learned", "slow", "slowest"],
)
def test_a_hundred_thousand_decisions_agree(
    bots: Sequence[str], decisions: int, every: int
) -> None:
    """Over all options, with 2 to 6 players; together there are more than 100,000."""
    made, checked = games(bots, decisions=decisions, every=every, seed="e"), 0
    while lines := list(islice(made, GAMES_AT_ONCE)):
        checked += agreeing("\n".join(lines))
    assert checked >= decisions


@pytest.mark.thorough
def test_an_engine_made_again_decides_as_the_committed_one(tmp_path: Path) -> None:
    """It takes minutes, and the linker (``make wasm``)."""
    pytest.importorskip("ziglang")
    subprocess.run([sys.executable, "-m", "foretell.wasm", str(tmp_path)], check=True)
    for name in ("layout.js", "exports.d.ts"):
        assert (tmp_path / name).read_bytes() == (PAGE / name).read_bytes()
    engine, committed = tmp_path / "engine.wasm", ENGINE / "engine.wasm"
    assert abs(engine.stat().st_size - committed.stat().st_size) < 10_000
    assert agreeing(TABLE.read_text(encoding="utf-8"), engine) >= 3000
