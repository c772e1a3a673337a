"""The project as users get it: built from the checkout, installed in a clean environment.

All of it works offline: the builder and the dependencies are those of the running environment.
"""

import os
import re
import subprocess
import sys
import venv
from collections.abc import Callable
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def run(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Run a command with a clean environment; returns its output."""
    env = {
        "HOME": str(tmp_path_factory.mktemp("home")),
        "PATH": os.defpath,
        "PIP_CONFIG_FILE": os.devnull,
        "PYTHONUTF8": "1",
    }

    def run(*words: object, cwd: Path) -> str:
        command = [str(word) for word in words]
        done = subprocess.run(
            command, cwd=cwd, env=env, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    return run


@pytest.fixture(scope="session")
def sdist(root: Path, run: Callable[..., str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", "*.tar.gz", root, run, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def wheel(root: Path, run: Callable[..., str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", "*.whl", root, run, tmp_path_factory.mktemp("wheel"))


def build(target: str, pattern: str, root: Path, run: Callable[..., str], folder: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder, cwd=root)
    (built,) = folder.glob(pattern)
    return built


@pytest.fixture(scope="session")
def installed(
    root: Path, run: Callable[..., str], wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The programs folder of a new environment with the wheel and the locked packages."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=True)
    programs = folder / "bin"
    python = programs / "python"
    (site,) = folder.glob("lib/python*/site-packages")
    link_locked(root / "requirements" / "run.txt", site)
    pip = (sys.executable, "-m", "pip", "--python", python)
    run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=folder)
    run(*pip, "check", cwd=folder)
    return programs


def link_locked(lock: Path, site: Path) -> None:
    """Link exactly the packages of ``lock`` from this environment into ``site``."""
    for pin in re.findall(r"^(\S+==.+) \\$", lock.read_text(encoding="utf-8"), re.MULTILINE):
        requirement = Requirement(pin)
        if requirement.marker is None or requirement.marker.evaluate():
            package = distribution(requirement.name)
            for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
                if not (site / top).exists():  # packages may share a folder: fluent.*
                    (site / top).symlink_to(str(package.locate_file(top)))
