"""The examples at the end of the help pages: each runs, or at least is understood."""

from pathlib import Path

import pytest
from numba import config

from foretell.i18n import LANGUAGES, Words
from foretell.terminal.common.examples import EXAMPLES
from foretell.terminal.completion.declared import declared
from foretell.terminal.program import COMMANDS
from tests.terminal.helpers import Run, arguments_of, check_parses

COMPILED = ("foretell stats", "foretell bench")
"""Commands that take too long or refuse to run in interpreted mode."""
PARSED = (
    *("foretell join", "foretell serve", "foretell loadtest", "foretell admin"),
    *("foretell train", "foretell puzzles", "foretell review", "foretell advise"),
    *("foretell bots --compile", "foretell bench --peers", "foretell simulate --games 1000"),
    "foretell stats --preset",
)
"""Examples that need a server, a person, a library of others or minutes."""
ALL = sorted({line for examples in EXAMPLES.values() for line in examples})
FIRST = ("simulate", "tournament")
"""Commands that write the files which others read."""


def test_every_command_has_one_to_three_examples_of_itself() -> None:
    assert set(EXAMPLES) == {" ".join(command.words) for command in declared()}
    for name, examples in EXAMPLES.items():
        assert 1 <= len(examples) <= 3, name
        for line in examples:
            words = arguments_of(line)
            assert " ".join(words).removeprefix("help ").startswith(name), line


@pytest.mark.parametrize("line", ALL)
def test_every_example_is_understood_by_its_command(line: str) -> None:
    """As far as its words go, before anything is done."""
    check_parses(line)


@pytest.mark.compiled
def test_the_examples_that_need_nothing_else_run(run: Run, folder: Path) -> None:
    ran = set()
    ordered = [*FIRST, *(name for name in EXAMPLES if name not in FIRST)]
    for line in (line for name in ordered for line in EXAMPLES[name]):
        if line.startswith(PARSED) or (config.DISABLE_JIT and line.startswith(COMPILED)):
            continue
        done = run(*arguments_of(line), typed=("q",))
        assert (done.status, "foretell: " in done.err) == (0, False), (line, done.err)
        ran.add(arguments_of(line)[0])
    assert {"play", "simulate", "check", "show", "rules", "tournament", "rate", "bots"} <= ran
    assert (folder / "game.jsonl").stat().st_size > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_help_page_ends_with_the_examples(run: Run, command: str, language: str) -> None:
    lines = run(command, "--help", "--lang", language).lines
    end = lines[lines.index(Words(language)("commands-group-examples")) + 1 :]
    assert end == [f"  {line}" for line in EXAMPLES[command]]
