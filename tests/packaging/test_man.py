"""Manual page and reference are generated from the commands; the page comes with the package."""

import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from foretell.terminal.common.examples import EXAMPLES
from foretell.terminal.completion.declared import declared
from scripts import commands, man
from scripts.generated import write

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "man" / "foretell.1"
REFERENCE = ROOT / "docs" / "build" / "commands.md"
INSTALLED = "share/man/man1/foretell.1"


@pytest.mark.parametrize("module", [man, commands])
def test_what_is_written_from_the_commands_is_up_to_date(module: ModuleType) -> None:
    """By ``make generated``."""
    assert write(module.files(), is_check=True) == 0


def test_the_manual_page_explains_every_command_and_option() -> None:
    text = PAGE.read_text(encoding="utf-8").replace("\\-", "-")
    for command in declared()[1:]:
        assert f'.SS "foretell {" ".join(command.words)}"\n' in text
        for option in command.options:
            assert f"\\fB{option.flags[0]}\\fR" in text
        for example in EXAMPLES[" ".join(command.words)]:
            shown = example.replace("~", "\\(ti")
            assert f"\n{shown}\n" in text


def test_the_reference_explains_every_command_option_and_example() -> None:
    folder = ROOT / "docs" / "build"
    text = "\n".join(path.read_text("utf-8") for path in (*folder.glob("commands/*.md"), REFERENCE))
    for command in declared()[1:]:
        assert f"# foretell {' '.join(command.words)}\n" in text
        for option in command.options:
            assert f"`{option.flags[0]}" in text
        for example in EXAMPLES[" ".join(command.words)]:
            assert f"\n{example}\n" in text


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
