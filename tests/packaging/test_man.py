"""The manual page is generated from the commands, and comes with the package."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from foretell.terminal.completion.declared import declared

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "man" / "foretell.1"
INSTALLED = "share/man/man1/foretell.1"


def test_the_manual_page_is_up_to_date() -> None:
    """Written by ``python scripts/man.py``."""
    script = ROOT / "scripts" / "man.py"
    assert subprocess.run([sys.executable, str(script), "--check"], check=False).returncode == 0


def test_the_manual_page_explains_every_command_and_option() -> None:
    text = PAGE.read_text(encoding="utf-8").replace("\\-", "-")
    for command in declared()[1:]:
        assert f'.SS "foretell {" ".join(command.words)}"\n' in text
        for option in command.options:
            assert f"\\fB{option.flags[0]}\\fR" in text


@pytest.mark.parametrize(
    "command", [("mandoc", "-T", "lint", "-W", "warning"), ("groff", "-man", "-ww", "-Tutf8", "-z")]
)
def test_the_manual_page_is_formatted_without_warnings(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    ran = subprocess.run([*command, str(PAGE)], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("", "")


def test_the_manual_page_is_installed_where_man_finds_it(installed: Path) -> None:
    prefix = installed.parent
    assert (prefix / INSTALLED).read_bytes() == PAGE.read_bytes()
