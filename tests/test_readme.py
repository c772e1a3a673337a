"""Everything in the README works."""

import io
import re
import shlex
import sys
from pathlib import Path

import pytest
from numba import config

from foretell.terminal import main

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMPILED = ("foretell stats", "foretell bench")
"""Commands that take too long, or refuse, where nothing is compiled."""
COMMANDS = re.search(r"## Commands\n\n```sh\n(.*?)```", README, re.DOTALL)


def test_the_commands_of_the_readme_work_in_order(
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


@pytest.mark.parametrize(
    "paper",
    sorted(p.relative_to(ROOT).as_posix() for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]),
)
def test_every_link_in_the_docs_has_a_target(paper: str) -> None:
    page = ROOT / paper
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target
