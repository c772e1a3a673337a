"""Agents learn, where PyTorch is installed: ``examples/ppo.py``, and that of the tutorial."""

import csv
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PPO = ROOT / "examples" / "ppo.py"
TUTORIAL = ROOT / "docs" / "research" / "first-agent.md"

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.timeout(600),
    pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed"),
]


def ppo(folder: Path, *flags: str) -> str:
    return python(PPO, "--out", str(folder), *flags, within=ROOT)


def python(file: Path, *flags: str, within: Path) -> str:
    ran = subprocess.run(
        [sys.executable, str(file), *flags],
        cwd=within,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def curve(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def test_a_network_soon_beats_random_and_its_run_continues(tmp_path: Path) -> None:
    flags = ("--opponents", "random", "--deals", "10", "--every", "1000")
    ppo(tmp_path, *flags, "--decisions", "130000")
    first = curve(tmp_path)
    assert [line["iterations"] for line in first] == ["1", "2", "3", "4"]
    assert float(first[-1]["lead"]) > float(first[-1]["margin"]) > 0
    ppo(tmp_path, *flags, "--decisions", "160000")
    assert curve(tmp_path)[:4] == first
    assert [line["iterations"] for line in curve(tmp_path)[4:]] == ["5"]
    told = ppo(tmp_path, "--evaluate", "random", "--deals", "4")
    assert [line.split()[0] for line in told.splitlines()] == [
        "lead",
        "points_per_round",
        "exact",
        "won",
    ]


def test_a_device_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"error: --device nowhere: .*nowhere"):
        ppo(tmp_path, "--device", "nowhere")


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (("--actors", "0"), "--actors must be 1 or more, not 0"),
        (("--opponents", "stedy"), "'stedy'"),
        (("--players", "9"), "option=players, value=9, allowed=2–6"),
        (("--evaluate", "steady"), "network.pt"),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else "",
)
def test_a_mistake_is_named_in_a_line(tmp_path: Path, flags: tuple[str, ...], reason: str) -> None:
    with pytest.raises(AssertionError) as told:
        ppo(tmp_path, *flags)
    assert "Traceback" not in str(told.value)
    assert "ppo.py: error: " in str(told.value)
    assert reason in str(told.value)


def test_a_checkpoint_resumes_only_with_its_own_size(tmp_path: Path) -> None:
    flags = ("--decisions", "2000", "--games", "64", "--deals", "2")
    ppo(tmp_path, *flags, "--hidden", "32")
    with pytest.raises(AssertionError, match="has --hidden 32: give that, or another --out"):
        ppo(tmp_path, *flags, "--hidden", "64")


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    flags = ("--decisions", "4000", "--games", "64", "--threads", "1", "--deals", "2")
    seeds = {"a": "1", "b": "1", "c": "2"}
    for name, seed in seeds.items():
        ppo(tmp_path / name, *flags, "--seed", seed)
    points = {name: [line["points"] for line in curve(tmp_path / name)] for name in seeds}
    assert points["a"] == points["b"] != points["c"]


def test_the_agent_of_the_tutorial_learns(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "learn.py"
    file.write_text(code.replace("ITERATIONS = 256, 32, 40", "ITERATIONS = 256, 32, 10"))
    before, after, *_ = python(file, within=tmp_path).splitlines()
    leads = [float(re.findall(r"value=([-0-9.]+)", line)[0]) for line in (before, after)]
    assert leads[0] < 0 < leads[1]
