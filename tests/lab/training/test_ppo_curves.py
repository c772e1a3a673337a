"""``lab/scripts/ppo_curves.py``: curves of the PPO example as a picture."""

import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("matplotlib")

SCRIPT = Path(__file__).parents[3] / "lab" / "scripts" / "ppo_curves.py"
CURVE = """\
decisions,iterations,points,lead,margin
1000000,1,-20,,
2000000,2,10,-5.5,1.5
3000000,3,20,0.5,1.25
4000000,4,2"""
"""The last line is still being written."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    main: Callable[[], int] = runpy.run_path(str(SCRIPT))["main"]

    def call(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["ppo_curves.py", *arguments])
        return main()

    return call


def run_in(folder: Path, curve: str) -> str:
    folder.mkdir()
    (folder / "curve.csv").write_text(curve, encoding="utf-8")
    return str(folder)


def test_runs_in_progress_are_drawn(tmp_path: Path, drawn: Callable[..., int]) -> None:
    one, other = run_in(tmp_path / "one", CURVE), run_in(tmp_path / "other", CURVE[:70])
    picture = tmp_path / "ppo.png"
    assert drawn(one, other, "--names", "seed 1", "seed 2", "--out", str(picture)) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_curves_are_those_of_the_file(tmp_path: Path) -> None:
    script = runpy.run_path(str(SCRIPT))
    run = script["Run"].read(Path(run_in(tmp_path / "one", CURVE)))
    above, below = script["draw"]([run], ["one"]).axes
    assert below.lines[0].get_xydata().tolist() == [[2.0, pytest.approx(10 / 3)]]
    leads = above.containers[0].lines[0].get_xydata().tolist()
    assert leads == [[2.0, -5.5], [3.0, 0.5]]


@pytest.mark.parametrize("curve", ["", "a,b\n1,2\n", CURVE.splitlines()[0]])
def test_a_file_that_is_no_curve_is_named(
    curve: str, tmp_path: Path, drawn: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert drawn(run_in(tmp_path / "run", curve)) == 1
    assert "curve.csv has no" in capsys.readouterr().err


def test_each_run_needs_a_name(tmp_path: Path, drawn: Callable[..., int]) -> None:
    with pytest.raises(SystemExit):
        drawn(run_in(tmp_path / "run", CURVE), "--names", "one", "two")
