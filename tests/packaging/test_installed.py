"""The installed package, away from the checkout."""

import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

# One process builds and installs once for all of these; it takes seconds.
pytestmark = pytest.mark.timeout(300)

FOREIGN = """
import sys
before = set(sys.modules)
import foretell
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - sys.stdlib_module_names))
"""

SECONDS = """
from time import process_time
start = process_time()
import {module}
print(process_time() - start)
"""


def test_the_wheel_contains_every_file_of_the_package(root: Path, wheel: Path) -> None:
    source = root / "src"
    written = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    names = zipfile.ZipFile(wheel).namelist()
    packed = {name for name in names if ".dist-info/" not in name and ".data/" not in name}
    assert packed == written
    assert "foretell/py.typed" in packed
    assert any(name.endswith(".ftl") for name in packed)


def test_the_wheel_names_its_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        info = next(name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = archive.read(info).decode()
        assert info.replace("METADATA", "licenses/LICENSE") in archive.namelist()
    assert "\nLicense-Expression: MIT\n" in metadata


def test_the_sdist_contains_all_that_make_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert packed >= {
        "LICENSE",
        "Makefile",
        "README.md",
        "pyproject.toml",
        "requirements/dev.txt",
        "requirements/run.txt",
        "requirements/uv.txt",
        "scripts/check_sizes.py",
        "scripts/find_python.sh",
        "src/foretell/__init__.py",
        "tests/conftest.py",
    }
    assert not [name for name in packed if name.startswith((".venv", ".git/", "build", "dist"))]


def test_importing_the_installed_package_loads_only_the_standard_library(
    installed: Path, run: Callable[..., str], tmp_path: Path
) -> None:
    assert run(installed / "python", "-c", FOREIGN, cwd=tmp_path).split() == ["foretell"]


def test_importing_the_installed_package_takes_little_processor_time(
    installed: Path, run: Callable[..., str], tmp_path: Path
) -> None:
    # Processor time, the best of some tries, relative to a module of the standard library.
    def seconds(module: str) -> float:
        script = SECONDS.format(module=module)
        return min(float(run(installed / "python", "-c", script, cwd=tmp_path)) for _ in range(5))

    assert seconds("foretell") < 2.5 * seconds("asyncio")


def test_the_command_prints_the_version_of_the_wheel(
    installed: Path, run: Callable[..., str], wheel: Path, tmp_path: Path
) -> None:
    version = wheel.name.split("-")[1]
    assert version in run(installed / "foretell", "--version", cwd=tmp_path).split()


def test_the_command_prints_the_rules_in_italian(
    installed: Path, run: Callable[..., str], tmp_path: Path
) -> None:
    rules = run(installed / "foretell", "rules", "--lang", "it", cwd=tmp_path)
    assert "carte" in rules


def test_the_command_accepts_the_record_that_it_wrote(
    installed: Path, run: Callable[..., str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    simulate = ("simulate", "--games", 1, "--seed", "2a", "--out", record)
    run(installed / "foretell", *simulate, cwd=tmp_path)
    assert record.read_text(encoding="utf-8").startswith('{"type":"game"')
    run(installed / "foretell", "check", record, cwd=tmp_path)
