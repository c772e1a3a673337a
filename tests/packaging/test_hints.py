"""What the program and its pages tell people to install is what they get."""

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from foretell.arena import ray
from foretell.bench import openspiel
from foretell.server.cluster import connect
from foretell.server.storage.address import INSTALL as INSTALL_POSTGRES
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


HINTS = [
    (pictures.INSTALL, "plots"),
    (run.INSTALL, "training"),
    (ray.INSTALL, "ray"),
    (openspiel.INSTALL, "peers"),
    (connect.INSTALL, "cluster"),
    (INSTALL_POSTGRES, "postgres"),
]


@pytest.mark.parametrize(("hint", "extra"), HINTS)
def test_a_hint_names_what_is_missing_wherever_the_package_came_from(hint: str, extra: str) -> None:
    (requirement,) = EXTRAS[extra]
    assert hint == f'pip install "{requirement}"'


@pytest.mark.parametrize("shell", ["sh", "bash", "zsh", "fish"])
@pytest.mark.parametrize(("hint", "extra"), HINTS)
def test_a_shell_takes_what_is_to_be_installed_for_one_word(
    hint: str, extra: str, shell: str
) -> None:
    """Neither brackets nor signs of comparison may mean anything to it."""
    path = shutil.which(shell)
    if path is None:
        pytest.skip(f"{shell} is not installed")
    told = hint.replace("pip install", "printf %s")
    ran = subprocess.run([path, "-c", told], capture_output=True, text=True, check=True)
    assert [ran.stdout] == EXTRAS[extra] == shlex.split(hint)[2:]


def test_what_is_to_be_installed_is_quoted_as_every_shell_understands() -> None:
    """The one of Windows knows double quotes alone, and would take ``<4'`` for a file to read."""
    told = [path for path in PAGES if "pip install '" in path.read_text(encoding="utf-8")]
    assert told == []


def test_what_the_helpers_for_tests_need_is_told_with_its_versions() -> None:
    """Where Hypothesis is not installed, as in a plain installation."""
    hide = "import sys; sys.modules['hypothesis'] = None; import foretell.testing"
    ran = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    (requirement,) = EXTRAS["testing"]
    assert ran.stderr.splitlines()[-1].endswith(f'install it with: pip install "{requirement}"')


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
