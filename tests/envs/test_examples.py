"""The examples for libraries run, each where its library is installed."""

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from foretell.envs.gymnasium import WizardEnv

EXAMPLES = Path(__file__).parents[2] / "examples"
CALLS = {
    "pufferlib": ("puffer_wizard", "main(steps=30, games=16)"),
    "ray.rllib": ("rllib_wizard", "[*main(iterations=1, decisions=256)]"),
    "sb3_contrib": ("sb3_wizard", "main(steps=2048, games=5)"),
    "torchrl": ("torchrl_wizard", "main()"),
}
"""The module of each library, with its example and a short call."""


def is_installed(module: str) -> bool:
    return find_spec(module.split(".", maxsplit=1)[0]) is not None and find_spec(module) is not None


@pytest.mark.thorough
@pytest.mark.timeout(600)
@pytest.mark.parametrize("library", CALLS)
def test_an_example_runs(library: str) -> None:
    if not is_installed(library) or not is_installed("torch"):
        pytest.skip(f"{library} is not installed")
    example, call = CALLS[library]
    ran = subprocess.run(
        [sys.executable, "-c", f"from {example} import main; print({call})"],
        cwd=EXAMPLES,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert any(sign in ran.stdout.splitlines()[-1] for sign in "([{")


def test_features_are_bounded_and_tell_observations_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    module = import_module("features")
    chance = np.random.default_rng(1)
    seen: dict[bytes, bytes] = {}
    for seed in range(4):
        env = WizardEnv(players=3 + seed, opponents="random")
        observation, over = env.reset(seed=seed)[0], False
        while not over:
            numbers = observation["observation"]
            values = module.features(numbers)
            assert values.shape == (module.SIZE,)
            assert values.dtype == np.float32
            assert np.abs(values).max() == 1
            assert seen.setdefault(values.tobytes(), numbers.tobytes()) == numbers.tobytes()
            action = chance.choice(np.flatnonzero(observation["action_mask"]))
            observation, _, over, _, _ = env.step(action)
