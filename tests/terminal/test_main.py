"""The program: its help in five languages, its error messages and its exit statuses."""

import io
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from click import ClickException

from foretell import __version__
from foretell.bots.registry import names
from foretell.i18n import LANGUAGES, Words
from foretell.terminal import main, program
from foretell.terminal.common.commands import refusal_of
from foretell.terminal.common.parameters import Heading
from tests.terminal.helpers import Run, refusal

STUDY = ("play", "join", "advise", "review", "show", "check", "rules", "bots", "completion")
MEASURE = (
    *("simulate", "stats", "tournament", "rate", "train", "puzzles", "bench", "serve", "admin"),
    "loadtest",
)
COMMANDS = (*STUDY, *MEASURE)

LOADED = """
import sys
from foretell.terminal import main
status = main(sys.argv[1:])
loaded = {name.partition(".")[0] for name in sys.modules}
watched = {"click", "msgspec", "numpy", "plotext", "rich"}
print(*sorted(loaded & watched), file=sys.stderr)
raise SystemExit(status)
"""


def started(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command in a separate process that prints its loaded modules at the end."""
    return subprocess.run(
        [sys.executable, "-c", LOADED, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_version_is_printed_without_loading_anything() -> None:
    ran = started("--version")
    assert (ran.returncode, ran.stdout) == (0, f"foretell {__version__}\n")
    assert ran.stderr.strip() == ""


def test_a_simulation_loads_no_drawing_library() -> None:
    ran = started("simulate", "--hand-sizes", "1", "--out", "-", "--seed", "1")
    assert ran.stderr.splitlines()[-1] == "click msgspec"


def test_the_version_flag_prints_the_version(run: Run) -> None:
    assert run("--version").out == f"foretell {__version__}\n"


def test_the_version_flag_works_among_other_flags(run: Run) -> None:
    assert run("--lang", "de", "--version").out == f"foretell {__version__}\n"


@pytest.mark.parametrize("flag", ["--version", "-V"])
def test_the_version_flag_overrides_a_command(run: Run, flag: str) -> None:
    ran = run(flag, "rules", "7.3")
    assert (ran.status, ran.out, ran.err) == (0, f"foretell {__version__}\n", "")


def test_a_command_prints_neither_the_version_nor_the_list_of_commands(run: Run) -> None:
    ran = run("rules", "7.3", "--plain")
    assert (ran.status, ran.err) == (0, "")
    assert all(line.startswith("R7.3") for line in ran.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_all_are_listed_in_two_groups_with_their_purpose(
    run: Run, language: str
) -> None:
    ran, words = run("--lang", language), Words(language)
    assert ran.status == 0
    page = " ".join(ran.out.split())
    for title, commands in (("study", STUDY), ("measure", MEASURE)):
        told = " ".join(f"{command} {words(f'commands-{command}.short')}" for command in commands)
        assert f"{words(f'commands-group-{title}')} {' '.join(told.split())}" in page


def test_the_program_has_exactly_the_listed_commands() -> None:
    assert program.COMMANDS == COMMANDS


@pytest.mark.parametrize("width", ["80", "40"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, language: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    ran = run(command, "--help", "--lang", language)
    assert ran.status == 0
    assert ran.err == ""
    assert max(map(len, ran.lines)) <= int(width)
    assert "commands-" not in ran.out
    assert Words(language)("commands-usage") in ran.lines[0]
    assert Words(language)("commands-group-screen") in ran.lines


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_flag_of_every_command_has_a_short_form(run: Run, command: str) -> None:
    assert run(command, "-h", "--lang", "de").out == run(command, "--help", "--lang", "de").out


def test_a_help_page_names_every_flag_with_its_value(run: Run) -> None:
    page = run("help", "play").out
    for part in (
        "--players N",
        "--deal shared|one_suit",
        "--[no-]clairvoyance",
        "--first-dealer draw|SEAT",
        "-h, --help",
    ):
        assert part in page
    assert ", ".join(names()) in " ".join(page.split())
    assert "plus-minus-one" in page


def test_the_sections_of_a_help_page_are_in_order(run: Run) -> None:
    page = run("simulate", "--help").lines
    titles = [Words("en")(group) for group in Heading]
    found = [line for line in page if line in titles]
    assert found == [title for title in titles if title in found]
    assert len(found) == 4


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({}, "Usage:"),
        ({"LANG": "it_IT.UTF-8"}, "Uso:"),
        ({"LANG": "it_IT.UTF-8", "FORETELL_LANG": "de"}, "Aufruf:"),
        ({"FORETELL_LANG": "xx"}, "Usage:"),
    ],
)
def test_the_language_of_the_program_is_that_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], word: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("play", "--help").out.startswith(word)
    assert run("play", "--lang=fr", "--help").out.startswith("Usage\u00a0:")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("pla",), "There is no command “pla”. Did you mean play?"),
        (
            ("xyz",),
            f"There is no command “xyz”. The commands are: {', '.join(COMMANDS)}.",
        ),
        (("-x",), "foretell has no option -x. See foretell --help."),
        (
            ("play", "--playrs", "3"),
            "foretell play has no option --playrs. Did you mean --players?",
        ),
        (("play", "--levle"), "foretell play has no option --levle. See foretell play --help."),
        (("play", "--zzz"), "foretell play has no option --zzz. See foretell play --help."),
        (("play", "--players"), "--players needs a value."),
        (("play", "--plain=3"), "--plain takes no value."),
        (
            ("play", "now", "please"),
            "foretell play does not expect “now please”. See foretell play --help.",
        ),
        (("simulate",), "foretell simulate needs --out. See foretell simulate --help."),
        (("check",), "foretell check needs FILE. See foretell check --help."),
        (("join",), "foretell join needs LINK|CODE. See foretell join --help."),
        (("completion",), "foretell completion needs bash|zsh|fish. See"),
        (("completion", "tcsh"), "“tcsh” is not among the choices. Choose one of these: bash,"),
        (("completion", "--shell", "bash"), "has no option --shell. See foretell completion"),
        (("play", "--record", ""), "--record needs a value."),
        (("serve", "--store", "."), "foretell: .: this is a folder, not a file."),
        (("serve", "--nats", "nats://127.0.0.1:1", "--store", "x.db"), "Add --store postgresql"),
        (("play", "--bots", "searcher:win:win"), "searcher has no style called “win:win”."),
        (("join", "foo"), "“foo” is not the link to a table."),
        (("loadtest", "--url", "http://127.0.0.1:1"), "No server answers at http://127.0.0.1:1 ("),
        (("rules", "--players", "9"), "--players cannot be “9”. Allowed: 2–6. (R2.1)"),
        (("rules", "--preset", "x"), "There is no preset called “x”."),
        (
            ("rules", "--lang", "xx"),
            "Foretell does not speak “xx”. Choose one of these languages: en, it, es, fr, de.",
        ),
        (("rules", "--even-bid", "never", "--bidding", "secret"), "(R10.1)"),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_clear_sentence(
    run: Run, arguments: tuple[str, ...], told: str
) -> None:
    err = refusal(run(*arguments))
    assert err.startswith("foretell: ")
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_command_line_is_refused_in_every_language(run: Run, language: str) -> None:
    for arguments in (
        ("xyz",),
        ("play", "--zzz"),
        ("play", "--players"),
        ("simulate",),
        ("rules", "--players", "9"),
    ):
        err = refusal(run("--lang", language, *arguments))
        assert err.startswith("foretell: ")
        assert (err == run(*arguments).err) == (language == "en")


@pytest.mark.parametrize(
    "command",
    [
        ("show", "g.jsonl"),
        ("show", "g.jsonl", "--plain"),
        ("simulate", "--games", "9", "--out", "-"),
    ],
)
def test_a_reader_that_closes_the_pipe_early_is_no_error(
    run: Run, folder: Path, command: tuple[str, ...]
) -> None:
    """This happens in ``foretell show g.jsonl | head -1``."""
    run("simulate", "--games", "9", "--bots", "random", "--out", "g.jsonl")
    with subprocess.Popen(
        [sys.executable, "-m", "foretell", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize("arguments", [("show", "g.jsonl"), ("rules", "--plain")])
def test_a_closed_pipe_ends_the_command(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    run("simulate", "--bots", "random", "--out", "g.jsonl")
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8") as stream:  # noqa: PTH123 - there is no path to it
        monkeypatch.setattr(sys, "stdout", stream)
        assert main(arguments) == 1
        monkeypatch.undo()


def test_an_interrupt_before_the_command_begins_exits_with_130(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("foretell.terminal.common.environment.language_asked", interrupt)
    assert run("rules").status == 130


def test_an_interrupt_while_modules_are_loaded_exits_with_130(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Loading(ModuleType):
        def __getattr__(self, _: str) -> object:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "foretell.terminal.program", Loading("program"))
    assert run("rules").status == 130


def test_an_error_without_its_own_sentence_is_reported_by_its_message() -> None:
    assert refusal_of(ClickException("odd"), Words("en")).data() == {"what": "odd"}


def test_an_interrupted_command_exits_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("foretell.terminal.common.table.rulebook_page.pages", interrupt)
    ran = run("rules")
    assert (ran.status, ran.err) == (130, "")


def test_an_internal_error_is_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("foretell.terminal.common.table.rulebook_page.pages", fail)
    with pytest.raises(ZeroDivisionError):
        run("rules")


def test_ascii_only_terminals_get_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    monkeypatch.setattr(sys, "stdout", stream)
    assert main(["rules", "--lang", "fr", "--plain"]) == 0
    assert isinstance(stream.buffer, io.BytesIO)
    assert b"carreau, coeur" in stream.buffer.getvalue()


def test_the_package_can_be_run_as_a_module(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "foretell", "--version"],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env={**os.environ},
    )
    assert ran.stdout == f"foretell {__version__}\n"


@pytest.mark.parametrize("words", [("check",), ("admin", "list"), ()])
def test_help_followed_by_a_command_prints_its_help_page(run: Run, words: tuple[str, ...]) -> None:
    ran = run("help", *words)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == run(*words, "--help").out


def test_help_for_a_command_that_does_not_exist_is_refused(run: Run) -> None:
    assert "play" in refusal(run("help", "pley"))


def test_the_version_has_a_short_flag(run: Run) -> None:
    assert run("-V").out == run("--version").out
