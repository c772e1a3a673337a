"""Hints of what to install, in the program and on its pages."""

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from foretell.arena import ray
from foretell.bench import libraries
from foretell.server.cluster import connect
from foretell.server.storage.address import INSTALL as INSTALL_POSTGRES
from foretell.stats import pictures
from foretell_lab.training import run

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
    (libraries.GYMNASIUM[1], "gymnasium"),
    (libraries.PETTINGZOO[1], "pettingzoo"),
    (libraries.OPENSPIEL[1], "openspiel"),
    (libraries.OPENSPIEL[1], "peers"),
    (libraries.PETTINGZOO_GAMES[1], "peers"),
    (libraries.RLCARD[1], "peers"),
    (connect.INSTALL, "cluster"),
    (INSTALL_POSTGRES, "postgres"),
]


@pytest.mark.parametrize(("hint", "extra"), HINTS)
def test_a_hint_names_the_missing_packages_wherever_the_package_came_from(
    hint: str, extra: str
) -> None:
    requirements = [each for each in EXTRAS[extra] if f'"{each}"' in hint]
    assert requirements
    assert hint == " ".join(["pip install", *(f'"{each}"' for each in requirements)])


@pytest.mark.parametrize("shell", ["sh", "bash", "zsh", "fish"])
@pytest.mark.parametrize(("hint", "extra"), HINTS)
def test_a_shell_reads_a_requirement_as_one_word(hint: str, extra: str, shell: str) -> None:
    """Brackets and comparison signs must not be interpreted."""
    path = shutil.which(shell)
    if path is None:
        pytest.skip(f"{shell} is not installed")
    command = hint.replace("pip install", "printf '%s\\n'")
    ran = subprocess.run([path, "-c", command], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == shlex.split(hint)[2:]
    assert {*ran.stdout.splitlines()} <= {*EXTRAS[extra]}


def test_a_requirement_is_quoted_as_every_shell_understands() -> None:
    """The Windows shell knows only double quotes, and would read from a file in ``<4'``."""
    found = [path for path in PAGES if "pip install '" in path.read_text(encoding="utf-8")]
    assert found == []


def test_the_hint_of_the_testing_helpers_names_their_versions() -> None:
    """Without Hypothesis, as in a plain installation."""
    hide = "import sys; sys.modules['hypothesis'] = None; from foretell.testing import seeds"
    ran = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    (requirement,) = EXTRAS["testing"]
    assert ran.stderr.splitlines()[-1].endswith(f'install it with: pip install "{requirement}"')


def test_the_fault_proxy_needs_nothing_but_the_standard_library() -> None:
    """Other projects test their connections with it."""
    code = (
        "import sys; from foretell.testing import fault_proxy;"
        "names = {name.partition('.')[0] for name in sys.modules};"
        "print(*sorted(names - set(sys.stdlib_module_names) - {'__main__', 'foretell'}))"
    )
    ran = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); {code}",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout.split(), ran.stderr) == ([], "")


def test_no_page_tells_people_to_install_a_name_that_is_not_ours() -> None:
    """The owner of that name could run code on every machine whose host follows the page."""
    assert OWN_NAME.search("pip install 'foretell[plots]'")
    assert OWN_NAME.search("/bin/pip install --upgrade foretell")
    found = [path for path in PAGES if OWN_NAME.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_the_hosting_guide_installs_with_hashes() -> None:
    page = (ROOT / "docs" / "host" / "start.md").read_text(encoding="utf-8")
    commands = re.findall(r"^\S*pip (?:install|wheel) .*$", page, re.MULTILINE)
    assert len(commands) == 3
    for command in commands:
        locks = re.findall(r"-r (\S+)", command)
        assert "--no-deps" in command
        assert ("--require-hashes" in command) if locks else ("--no-index" in command)
        assert all((ROOT / lock).is_file() for lock in locks)
