"""The project as users get it: built from the checkout, installed in a clean environment.

All of it works offline: the builder and the dependencies are those of the running environment.
"""

import os
import re
import subprocess
import sys
import venv
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


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
    site = new_environment(folder)
    link(locked(root / "requirements" / "run.txt"), site)
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin" / "python")
    run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=folder)
    run(*pip, "check", cwd=folder)
    return folder / "bin"


@dataclass(frozen=True, slots=True)
class Environment:
    """An environment with one floor and nothing else.

    Attributes:
        python: its interpreter.
        packages: the distributions in it, in alphabetical order.
    """

    python: Path
    packages: tuple[Distribution, ...]


@pytest.fixture(scope="session")
def floor(
    installed: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], Environment]:
    """Return the environment of an extra of the installed wheel; "" for none."""
    (site,) = installed.parent.glob("lib/python*/site-packages")
    own = next(found for found in distributions(path=[str(site)]) if found.name == "foretell")

    @cache
    def environment(extra: str) -> Environment:
        folder = tmp_path_factory.mktemp(f"floor-{extra}")
        packages = (own, *needed(own, extra))
        link(packages, new_environment(folder))
        return Environment(folder / "bin" / "python", packages)

    return environment


def needed(package: Distribution, extra: str) -> list[Distribution]:
    """Return the packages that one with an extra needs, directly or not, by its metadata."""
    names: dict[str, Distribution] = {}
    waiting = [(package, extra)]
    done = set()
    while waiting:
        each, part = waiting.pop()
        if (each.name, part) in done:
            continue
        done.add((each.name, part))
        for line in each.requires or ():
            asked = Requirement(line)
            if asked.marker is None or asked.marker.evaluate({"extra": part}):
                is_own = asked.name == package.name
                found = package if is_own else distribution(asked.name)
                names[canonicalize_name(asked.name)] = found
                waiting += [(found, extra) for extra in ("", *asked.extras)]
    names.pop(canonicalize_name(package.name), None)
    return [names[name] for name in sorted(names)]


def new_environment(folder: Path) -> Path:
    """Make an empty environment, and return its folder of packages."""
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    return site


def locked(lock: Path) -> Iterator[Distribution]:
    """Yield exactly the packages of a lock, of this environment."""
    for pin in re.findall(r"^(\S+==.+) \\$", lock.read_text(encoding="utf-8"), re.MULTILINE):
        requirement = Requirement(pin)
        if requirement.marker is None or requirement.marker.evaluate():
            yield distribution(requirement.name)


def link(packages: Iterable[Distribution], site: Path) -> None:
    """Link packages into an environment, without their programs."""
    for package in packages:
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (site / top).exists():  # packages may share a folder
                (site / top).symlink_to(str(package.locate_file(top)))
