"""The modules that a command loads at the start: only those that it needs.

Loading takes most of the time of a short command, and the modules are the same everywhere.
"""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from foretell.server.process import GARBAGE
from foretell.terminal.program import COMMANDS
from tests.terminal.helpers import Run

LOOK = """
import sys
from foretell.terminal import main
status = main(sys.argv[1:])
sys.stdout.flush()
print(*sys.modules, file=sys.stderr)
sys.exit(status)
"""
HEAVY = {
    "asyncio",
    "babel",
    "llvmlite",
    "matplotlib",
    "numba",
    "numpy",
    "plotext",
    "sqlalchemy",
    "starlette",
}
"""Libraries for computing, drawing, serving or storing."""


def loaded(*arguments: str, typed: str = "", look: str = LOOK) -> set[str]:
    found = subprocess.run(
        [sys.executable, "-c", look, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(found.stderr.split())


@pytest.fixture
def record(run: Run) -> str:
    run("simulate", "--hand-sizes", "1", "--seed", "2a", "--out", "game.jsonl")
    return "game.jsonl"


def commands_among(modules: set[str]) -> set[str]:
    return {name for name in COMMANDS if f"foretell.terminal.{name}" in modules}


@pytest.mark.parametrize(
    ("arguments", "unwanted"),
    [
        (("rules", "7.3"), {"msgspec", "foretell.record", "foretell.bots"}),
        (("rules", "--plain"), {"msgspec", "rich", "foretell.record", "foretell.bots"}),
        (("check", "game.jsonl"), {"rich", "foretell.bots", "foretell.sim"}),
        (("check", "game.jsonl", "--json"), {"rich", "foretell.bots", "foretell.sim"}),
        (("show", "game.jsonl"), {"foretell.bots", "foretell.sim"}),
        (("play", "--hand-sizes", "1", "--seed", "2a"), {"foretell.sim", "foretell.bots.levels"}),
        (("play", "--plain"), {"rich", "foretell.sim", "foretell.bots.levels"}),
    ],
)
def test_a_command_loads_neither_other_commands_nor_their_dependencies(
    record: str, arguments: tuple[str, ...], unwanted: set[str]
) -> None:
    modules = loaded(*arguments)
    assert commands_among(modules) == {arguments[0]}
    assert not modules & (HEAVY | unwanted)


def test_resuming_a_record_loads_no_other_bots(record: str) -> None:
    lines = Path(record).read_text().splitlines(keepends=True)
    begun = "".join(lines[:3]).replace('"kind":"steady"', '"kind":"human"', 1)
    Path("begun.jsonl").write_text(begun)
    modules = loaded("play", "--resume", "begun.jsonl", "--plain")
    assert not modules & (HEAVY | {"foretell.sim", "foretell.bots.search", "foretell.bots.levels"})


SERVE = """
import sys
from foretell.server import serving
started = serving._Server.startup

async def start(self, sockets=None):
    await started(self, sockets)
    self.should_exit = True

serving._Server.startup = start
"""
"""Code that makes a server end as soon as it listens."""


def test_a_server_with_a_current_store_loads_neither_migrations_nor_other_databases() -> None:
    start = ("serve", "--port", "0", "--store", "tables.db")
    assert "alembic" in loaded(*start, look=SERVE + LOOK)
    modules = loaded(*start, look=SERVE + LOOK)
    unwanted = {"alembic", "asyncpg", "nats", "sqlalchemy.dialects.postgresql"}
    assert not modules & ((HEAVY - {"asyncio", "sqlalchemy", "starlette"}) | unwanted)


def test_a_server_collects_garbage_rarely_and_freezes_its_initial_objects() -> None:
    look = SERVE.replace("self.should_exit = True", "self.should_exit = True; collect()")
    asked = "import gc\ndef collect(): print('gc', *gc.get_threshold(), gc.get_freeze_count())\n"
    found = subprocess.run(
        [sys.executable, "-c", asked + look + LOOK, "serve", "--port", "0", "--store", "t.db"],
        capture_output=True,
        text=True,
        check=True,
    )
    *thresholds, frozen = map(int, found.stdout.splitlines()[-1].split()[1:])
    assert tuple(thresholds) == GARBAGE
    assert frozen > GARBAGE[0]


def test_the_version_flag_loads_nothing() -> None:
    modules = loaded("--version")
    assert not modules & {"click", "rich", "foretell.i18n", "fluent"}


def test_a_list_of_all_commands_loads_none_of_them() -> None:
    modules = loaded("--help")
    assert commands_among(modules) == set()
    assert not modules & HEAVY


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("rules",), ["rules"]),
        (("--lang", "it", "rules"), ["rules"]),
        (("--lang=it", "check", "rules"), ["check"]),
        (("help", "rules"), ["rules"]),
        (("admin", "list", "--help"), ["admin"]),
        (("--lang",), []),
        (("unheard-of",), []),
        (("--help", "rules"), []),
        (("help",), []),
        ((), []),
    ],
)
def test_only_the_command_named_by_the_first_argument_is_loaded(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], named: list[str]
) -> None:
    asked = []

    def load(module: str) -> ModuleType:
        asked.append(module.removeprefix("foretell.terminal."))
        return import_module(module)

    monkeypatch.setattr("foretell.terminal.program.import_module", load)
    run(*arguments)
    assert asked == named


def test_an_unknown_command_is_refused_with_the_list_of_commands(run: Run) -> None:
    assert all(name in run("unheard-of").err for name in COMMANDS)
    assert all(f"  {name} " in run("--help").out for name in COMMANDS)
    assert run("--help", "rules").out == run("--help").out
    assert run("help", "check").out == run("check", "--help").out
