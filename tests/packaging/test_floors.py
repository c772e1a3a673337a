"""Each floor, installed on its own in an empty environment."""

import os
import shlex
import subprocess
from collections.abc import Callable
from importlib.metadata import Distribution
from pathlib import Path

import pytest

from foretell.floors import Floor
from foretell.i18n import LANGUAGES
from foretell.terminal.common.needs import NEEDS
from foretell.terminal.program import COMMANDS
from tests.packaging.conftest import Environment

pytestmark = pytest.mark.timeout(300)  # one process builds and installs once for all of these

Floors = Callable[[str], Environment]

MOST_PACKAGES = 8
MOST_MEGABYTES = 40
MOST_OF_OUR_OWN = 17
BLOCK = 4096
"""Bytes that a file system gives out at a time."""

EXAMPLES = {
    "": (
        "rules 7.3 --lang it",
        "simulate --games 2 --seed 2a --bots seasoned,steady --hand-sizes 1,2 --out games.jsonl",
        "check games.jsonl",
        "show games.jsonl --plain",
        "play --plain --auto --seed 2a --hand-sizes 1 --record own.jsonl",
        "bots --plain",
        "completion zsh",
        "--help",
    ),
    Floor.BOTS: (
        "simulate --games 1 --players 3 --bots strongest,learned --hand-sizes 2 --out g.jsonl",
        "review g.jsonl --seat 1 --plain",
        "tournament --alone searcher --others steady --deals 1 --players 3 --hand-sizes 2",
    ),
    Floor.SIM: (
        "stats --players 3 --games 20",
        "tournament --alone steady --others random --deals 2 --resume results.jsonl",
        "rate results.jsonl",
    ),
    Floor.SERVER: (
        "loadtest --people 3 --tables 1 --seconds 1 --warm-up 0 --rate 50 --store tables.db",
        "admin list --store tables.db",
    ),
}
"""Commands for each floor. No kernel is compiled for them."""

IMPORTED = {
    "": (
        *("art", "cards", "errors", "floors", "game", "i18n", "protocol", "record", "rules"),
        *(
            "bots.levels.heuristic",
            "bots.random",
            "bots.registry",
            "bots.runner",
            "bots.steady.view",
        ),
        *(
            "table",
            "terminal.bots",
            "terminal.check",
            "terminal.common.table",
            "terminal.completion",
        ),
        *("terminal.play", "terminal.program", "terminal.rules", "terminal.show"),
        *("untrusted_text", "web"),
    ),
    Floor.BOTS: (
        *("analysis", "arena", "bots", "sim.solver", "sim.worlds"),
        *("terminal.advise", "terminal.puzzles", "terminal.review", "terminal.tournament"),
    ),
    Floor.SIM: (
        "envs.batch",
        "sim",
        "stats",
        "terminal.bench",
        "terminal.simulate",
        "terminal.stats",
    ),
    Floor.CLIENT: ("client", "terminal.join", "terminal.loadtest"),
    Floor.SERVER: ("server", "terminal.admin", "terminal.serve"),
}
"""The rooms of which every module can be imported on a floor."""
OF_OTHER_EXTRAS = ("matplotlib", "nats", "opentelemetry", "pyarrow", "asyncpg", "ray")
IMPORT_ALL = """
import pkgutil, sys
from importlib import import_module
for room in sys.argv[1].split():
    module = import_module(f"foretell.{room}")
    for found in pkgutil.walk_packages(getattr(module, "__path__", ()), f"foretell.{room}."):
        if not found.name.endswith("__main__"):
            try:
                import_module(found.name)
            except ModuleNotFoundError as error:
                if (error.name or "").partition(".")[0] not in sys.argv[2].split():
                    raise SystemExit(f"{found.name}: {error}")
"""


def foretell(
    environment: Environment, line: str, folder: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in an environment, with nothing typed."""
    return python(environment, ("-m", "foretell", *shlex.split(line)), folder, **more)


def python(
    environment: Environment, words: tuple[str, ...], folder: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(environment.python), *words],
        cwd=folder,
        env={
            "HOME": str(folder),
            "NUMBA_DISABLE_JIT": "1",
            "PATH": os.defpath,
            "PYTHONUTF8": "1",
            **more,
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def megabytes(package: Distribution) -> float:
    """Return the space that a package takes, with its compiled Python."""
    files = [Path(str(package.locate_file(file))) for file in package.files or ()]
    folders = {folder for file in files for folder in file.parents if folder.name == "__pycache__"}
    every = {*files, *(file for folder in folders for file in folder.iterdir())}
    sizes = (file.stat().st_size for file in every if file.is_file())
    return sum(-(-size // BLOCK) * BLOCK for size in sizes) / 2**20


def test_the_bare_floor_is_small(floor: Floors) -> None:
    packages = floor("").packages
    assert len(packages) <= MOST_PACKAGES, [package.name for package in packages]
    own, *others = map(megabytes, packages)
    assert own <= MOST_OF_OUR_OWN
    assert own + sum(others) <= MOST_MEGABYTES


def test_no_floor_below_the_simulator_has_a_compiler(floor: Floors) -> None:
    for extra in ("", Floor.BOTS, Floor.CLIENT, Floor.SERVER):
        names = {package.name for package in floor(extra).packages}
        assert not names & {"llvmlite", "numba"}, extra


def test_the_extra_for_everything_has_every_floor(floor: Floors) -> None:
    everything = {package.name for package in floor("all").packages}
    for extra in Floor:
        assert {package.name for package in floor(extra).packages} <= everything


@pytest.mark.parametrize("extra", EXAMPLES, ids=str)
def test_a_floor_runs_its_examples(floor: Floors, tmp_path: Path, extra: str) -> None:
    for line in EXAMPLES[extra]:
        ran = foretell(floor(extra), line, tmp_path)
        assert (ran.returncode, "Traceback" in ran.stderr) == (0, False), f"{line}\n{ran.stderr}"
        assert ran.stdout or "--out" in line, line


def test_a_client_alone_says_that_no_server_answers(floor: Floors, tmp_path: Path) -> None:
    ran = foretell(floor(Floor.CLIENT), "join http://127.0.0.1:9/table/ABCD", tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "127.0.0.1:9" in ran.stderr


@pytest.mark.parametrize("extra", IMPORTED, ids=str)
def test_every_module_of_a_floor_can_be_imported_there(
    floor: Floors, tmp_path: Path, extra: str
) -> None:
    words = ("-c", IMPORT_ALL, " ".join(IMPORTED[extra]), " ".join(OF_OTHER_EXTRAS))
    ran = python(floor(extra), words, tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


NEEDING = {
    **{name: name for name in NEEDS},
    "admin": "admin list",
    "join": "join http://127.0.0.1:9/table/ABCD",
    "puzzles": "puzzles --out x",
    "rate": "rate x",
    "review": "review x",
    "tournament": "tournament --alone random --others steady",
}


@pytest.mark.parametrize("name", NEEDS)
def test_a_command_without_its_floor_says_in_a_line_what_installs_it(
    floor: Floors, wheel: Path, tmp_path: Path, name: str
) -> None:
    ran = foretell(floor(""), NEEDING[name], tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.endswith(f'pip install "{wheel}[{NEEDS[name].value}]"\n')


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("play --plain --bots strongest", Floor.BOTS),
        ("simulate --games 1 --bots expert,steady --out x", Floor.BOTS),
        ("bots --compile learned", Floor.SIM),
        ("bench --only random_games_4p", Floor.SIM),
    ],
)
def test_a_bot_or_a_flag_without_its_floor_says_what_installs_it(
    floor: Floors, wheel: Path, tmp_path: Path, line: str, extra: Floor
) -> None:
    ran = foretell(floor(""), line, tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith(f'pip install "{wheel}[{extra.value}]"\n')


def test_a_load_test_of_its_own_server_needs_the_server(
    floor: Floors, wheel: Path, tmp_path: Path
) -> None:
    ran = foretell(floor(Floor.CLIENT), "loadtest", tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith(f'pip install "{wheel}[server]"\n')


def test_a_hint_without_its_floor_says_what_installs_it_and_the_game_continues(
    floor: Floors, wheel: Path, tmp_path: Path
) -> None:
    line = "play --plain --seed 2b --players 3 --hand-sizes 1"
    words = [str(floor("").python), "-m", "foretell", *shlex.split(line)]
    ran = subprocess.run(
        words,
        cwd=tmp_path,
        env={"HOME": str(tmp_path), "PATH": os.defpath, "PYTHONUTF8": "1"},
        input="h\nq\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert f'pip install "{wheel}[bots]"' in ran.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_floor_is_named_in_every_language(
    floor: Floors, tmp_path: Path, language: str
) -> None:
    ran = foretell(floor(""), "serve", tmp_path, LANG=language)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "server" in ran.stderr
    assert (language == "en") == ("This needs the extra" in ran.stderr)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_on_the_bare_floor(
    floor: Floors, tmp_path: Path, name: str
) -> None:
    ran = foretell(floor(""), f"{name} --help", tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"Usage: foretell {name}") or name in ran.stdout
