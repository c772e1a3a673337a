"""The lock files: pins with hashes, no origins, in step with the project."""

import re
import tomllib
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = ("run", "cluster", "dev", "release", "uv", "wasm")
PIN = r"[a-z0-9.-]+==\S+( ; .+)? \\(\n    --hash=sha256:[0-9a-f]{64}( \\(?=\n    --))?)+"


def lock_text(root: Path, lock: str) -> str:
    return (root / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")


def pins(root: Path, lock: str) -> dict[str, str]:
    """Return the version of every package in a lock."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", lock_text(root, lock), re.MULTILINE))


@pytest.fixture
def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lock", LOCKS)
def test_every_lock_contains_only_hashed_pins(root: Path, lock: str) -> None:
    without_comments = re.sub(r"^ *#.*\n", "", lock_text(root, lock), flags=re.MULTILINE)
    assert re.sub(rf"^{PIN}\n", "", without_comments, flags=re.MULTILINE) == ""


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_reveals_where_it_was_made(root: Path, lock: str) -> None:
    comments = re.findall(r"#.*", lock_text(root, lock))
    assert not [comment for comment in comments if re.search(r"://|(^|\s)[/~]|\\", comment)]


def test_the_development_lock_pins_the_versions_of_the_run_lock(root: Path) -> None:
    assert pins(root, "run").items() <= pins(root, "dev").items()


def test_the_packages_of_a_release_fit_with_the_tools(root: Path) -> None:
    """Both are installed into one environment, in either order."""
    release, dev = pins(root, "release"), pins(root, "dev")
    assert {name: release[name] for name in release.keys() & dev.keys()} == {
        name: dev[name] for name in release.keys() & dev.keys()
    }


@pytest.mark.parametrize(
    ("lock", "table", "key"),
    [
        ("run", "project", "dependencies"),
        ("run", "project", "optional-dependencies.server"),
        ("run", "project", "optional-dependencies.bots"),
        ("dev", "project", "optional-dependencies.sim"),
        ("cluster", "project", "optional-dependencies.sim"),
        ("cluster", "project", "optional-dependencies.cluster"),
        ("run", "build-system", "requires"),
        ("run", "dependency-groups", "build"),
        ("dev", "dependency-groups", "dev"),
        ("release", "dependency-groups", "release"),
        ("uv", "dependency-groups", "uv"),
        ("wasm", "dependency-groups", "wasm"),
    ],
)
def test_every_lock_satisfies_the_projects_requirements(
    root: Path, project: dict[str, Any], lock: str, table: str, key: str
) -> None:
    pinned = pins(root, lock)
    texts = reduce(getitem, key.split("."), project[table])
    for text in texts:
        if isinstance(text, str):  # not the inclusion of another group
            asked = Requirement(text)
            if asked.name == "foretell":
                continue  # another floor, whose libraries are pinned as its own
            assert pinned[canonicalize_name(asked.name)] in asked.specifier, text
