"""Heavy libraries: they are loaded only where they are used."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.kernel

HEAVY = ("numpy", "numba", "llvmlite")
COMMANDS = (
    "import foretell",
    "import foretell.testing",
    "import foretell.bots.runner; foretell.bots.runner.seat_bots(['steady', 'random'], '2a')",
    "from foretell.terminal import main; main(['--version'])",
    "from foretell.terminal import main; main(['play', '--help'])",
    "from foretell.terminal import main; main(['bench', '--help'])",
    "from foretell.terminal import main; main(['stats', '--help'])",
    "from foretell.terminal import main; main(['simulate', '--hand-sizes', '1,2', '--out', '-'])",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_without_the_simulator_load_no_heavy_library(command: str) -> None:
    ask = f"{command}\nimport sys\nprint('loaded', *({{*sys.modules}} & {set(HEAVY)!r}))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "loaded"


def test_a_game_with_heuristic_bots_loads_no_heavy_library() -> None:
    command = (
        "import sys\nfrom foretell.terminal import main\n"
        "main(['play', '--plain', '--hand-sizes', '1', '--seed', '2a'])\n"
        f"print('loaded', *({{*sys.modules}} & {set(HEAVY)!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", command],
        capture_output=True,
        text=True,
        check=True,
        input="0\n1\n1\n1\n",
    )
    assert done.stdout.splitlines()[-1] == "loaded"
