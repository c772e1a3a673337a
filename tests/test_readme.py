"""The README's commands run, and the documentation refers only to things that exist."""

import io
import re
import shlex
import sys
from functools import cache
from pathlib import Path, PurePosixPath

import pytest
from numba import config

from foretell.terminal import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMPILED = ("foretell stats", "foretell bench")
"""Commands that take too long or refuse to run in interpreted mode."""
PAPERS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("conformance/*.md"))
)
PATH = re.compile(r"`(\w[\w./*-]*(?:\.(?:css|ftl|js|md|py|sh|toml|ts|txt)|/))(?:`|: )")
NO_PATHS = {"1/", "1/2/3/", "bot_player.py", "cautious.py", "learn.py", "round/"}
"""Paths that need not exist: files of examples, and parts of labels and texts."""
COMMANDS = re.search(r"## Commands\n\n```sh\n(.*?)```", README, re.DOTALL)


@pytest.mark.compiled
def test_the_commands_of_the_readme_run_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert COMMANDS is not None
    for line in COMMANDS[1].splitlines():
        if config.DISABLE_JIT and line.startswith(COMPILED):
            continue
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        program, *arguments = shlex.split(line)
        assert program == "foretell"
        assert main(arguments) == 0, line
        captured = capsys.readouterr()
        assert captured.out or "--out" in arguments, line


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
