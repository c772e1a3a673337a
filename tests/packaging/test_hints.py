"""What the program and its pages tell people to install is what they get."""

import re
import tomllib
from pathlib import Path

import pytest

from foretell.arena import ray
from foretell.server.cluster import opening
from foretell.server.store.address import INSTALL as INSTALL_POSTGRES
from foretell.stats import pictures
from foretell.training import run

ROOT = Path(__file__).parents[2]
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
    "optional-dependencies"
]
OWN_NAME = re.compile(r"""(pip|pipx|uv)( tool)? (install|add)( -+\S+)* ["']?foretell\b(?!-)""")
PAGES = sorted(
    path
    for folder in ("src", "docs", "deploy", "README.md", "CONTRIBUTING.md", "SECURITY.md")
    for path in ((ROOT / folder).rglob("*") if (ROOT / folder).is_dir() else [ROOT / folder])
    if path.suffix in {".ftl", ".js", ".md", ".py", ".service", ".yaml"}
)


@pytest.mark.parametrize(
    ("hint", "extra"),
    [
        (pictures.INSTALL, "plots"),
        (run.INSTALL, "training"),
        (ray.INSTALL, "ray"),
        (opening.INSTALL, "cluster"),
        (INSTALL_POSTGRES, "postgres"),
    ],
)
def test_a_hint_names_what_is_missing_wherever_the_package_came_from(hint: str, extra: str) -> None:
    (requirement,) = EXTRAS[extra]
    assert hint == f"pip install '{requirement}'"


def test_nobody_is_told_to_install_a_name_that_is_not_ours_on_any_registry() -> None:
    """Whoever takes it would own every machine whose host follows the page."""
    assert OWN_NAME.search("pip install 'foretell[plots]'")
    assert OWN_NAME.search("/bin/pip install --upgrade foretell")
    told = [path for path in PAGES if OWN_NAME.search(path.read_text(encoding="utf-8"))]
    assert told == []


def test_hosts_install_what_is_checked_by_its_hash() -> None:
    page = (ROOT / "deploy" / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^\S*pip (?:install|wheel) .*$", page, re.MULTILINE)
    assert len(commands) == 3
    for command in commands:
        locks = re.findall(r"-r (\S+)", command)
        assert "--no-deps" in command
        assert ("--require-hashes" in command) if locks else ("--no-index" in command)
        assert all((ROOT / lock).is_file() for lock in locks)
