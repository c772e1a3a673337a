"""The README's commands can be pasted, and the documentation refers only to things that exist."""

import re
import shlex
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from foretell import __version__
from foretell.terminal import main
from foretell.testing import all_options
from tests.server.test_kills import KILLS
from tests.terminal.helpers import arguments_of, check_parses

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAPERS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("conformance/*.md"))
)
PATH = re.compile(r"`(\w[\w./*-]*(?:\.(?:css|ftl|js|md|py|sh|toml|ts|txt)|/))(?:`|: )")
NO_PATHS = {"1/", "1/2/3/", "bot_player.py", "cautious.py", "learn.py", "round/"}
"""Paths that need not exist: files of examples, and parts of labels and texts."""


LINES = 110
"""The most that a visitor is asked to read."""
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
SHELL = [line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines()]
FIGURE = re.compile(r"^\| \*\*(.+?)\*\* \| (.+?) \| `(.+?)` \|$", re.MULTILINE)
FIGURES = FIGURE.findall(README)
COUNTED = {f"{len([*all_options()])} of {len([*all_options()])} combinations of options"}
"""Figures that follow from the code. The tests named in the table assert the two zeros."""


def test_the_readme_is_short_and_names_the_version() -> None:
    assert len(README.splitlines()) <= LINES
    assert f"Version {__version__}, alpha" in README


def test_the_readme_starts_with_two_commands_that_need_nothing_but_make() -> None:
    assert SHELL[:2] == ["make play", "make terminal"]


@pytest.mark.parametrize("line", sorted({*SHELL, *(figure[2] for figure in FIGURES)}))
def test_every_command_of_the_readme_can_be_pasted(line: str) -> None:
    """The steps of make are listed, not run; a command of ours is parsed."""
    if not line.startswith("make "):
        check_parses(line)
        return
    words = shlex.split(line)
    make = [shutil.which("make") or "make", "--dry-run", *words[1:]]
    listed = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=False)
    assert listed.returncode == 0, listed.stderr
    for path in (word.removeprefix("TESTS=") for word in words if word.startswith("TESTS=")):
        assert (ROOT / path).is_file()
        assert path in listed.stdout


@pytest.mark.parametrize("line", [line for line in SHELL if line.startswith("foretell advise")])
def test_the_advice_of_the_readme_is_given(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments_of(line)) == 0
    assert "1" in capsys.readouterr().out


def test_the_five_figures_are_those_that_were_measured() -> None:
    """Each is stated in docs/measurements.toml, follows from the code, or is held at zero."""
    measured = tomllib.loads((ROOT / "docs" / "measurements.toml").read_text(encoding="utf-8"))
    stated = {figure["value"]: figure["command"] for figure in measured.values()}
    assert len(FIGURES) == 5
    for value, _, command in FIGURES:
        if not value.startswith("0 "):
            assert value in COUNTED or stated[value].startswith(command), value
    kills = re.search(r"in (\d+) kills of the server", README)
    assert kills is not None
    assert int(kills[1]) == KILLS


def test_every_make_target_named_in_the_docs_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for paper in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"):
        named = set(re.findall(r"`make ([a-z-]+)", (ROOT / paper).read_text(encoding="utf-8")))
        assert named <= targets, paper


@pytest.mark.parametrize("paper", PAPERS)
def test_every_link_in_the_docs_has_a_target(paper: str) -> None:
    page = ROOT / paper
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@cache
def tree() -> tuple[PurePosixPath, ...]:
    """Return all files and folders, relative to the repository."""
    folders = ("conformance", "deploy", "docs", "examples", "lab", "requirements", "scripts")
    found = [path for folder in (*folders, "src", "tests") for path in (ROOT / folder).rglob("*")]
    top = [path for path in ROOT.iterdir() if path.is_file() or path.name in {*folders, "tests"}]
    return tuple(PurePosixPath(path.relative_to(ROOT)) for path in (*top, *found))


@pytest.mark.parametrize("paper", [paper for paper in PAPERS if paper != "CHANGELOG.md"])
def test_every_path_named_in_the_docs_exists(paper: str) -> None:
    """A path may be relative to any folder, as the page gives the context."""
    named = set(PATH.findall((ROOT / paper).read_text(encoding="utf-8"))) - NO_PATHS
    assert [name for name in sorted(named) if not any(path.match(name) for path in tree())] == []
