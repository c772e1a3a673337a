"""Completion, tested in the installed shells."""

import shutil
import subprocess
from pathlib import Path

import pytest

from foretell.bots.registry import names
from foretell.i18n import LANGUAGES
from foretell.rules.presets import PRESETS
from foretell.terminal.common.options import VALUES, flag
from foretell.terminal.completion import Shell
from foretell.terminal.completion.declared import declared
from foretell.terminal.program import COMMANDS
from tests.terminal.helpers import Run, refusal

ASK_BASH = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_foretell
printf '%s\\n' "${COMPREPLY[@]}"
"""
ASK_ZSH = """
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "source ./setup.zsh"
while zpty -r shell line; do [[ $line == *ready* ]] && break; done
zpty -w -n shell "$1"$'\\t'
while zpty -r shell line; do print -r -- ${line%$'\\r\\n'}; done
"""
SET_UP_ZSH = """
PROMPT=
autoload -U compinit && compinit -D -u
source ./script.zsh
bindkey '^I' complete-word
zstyle ':completion:*' insert-tab false
compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
        builtin compadd "$@"
        return
    fi
    local -a hits
    builtin compadd -A hits "$@"
    (( $#hits )) && print -rl -- "offered "${^hits}
    return 1
}
finish() { print ended; exit }
comppostfuncs=(finish)
print ready
"""
"""zsh completes only interactively, so a shell in a pseudo-terminal prints its offers."""
ASK_FISH = 'source $argv[1]; complete -C "$argv[2]"'
ADMIN = ("list", "export", "backup", "verify", "restore", "expire", "forget")

CASES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("",), COMMANDS),
    (("si",), ("simulate",)),
    (("--lang", ""), LANGUAGES),
    (("--lang", "it", "ru"), ("rules",)),
    (("play", "--bid"), ("--bidding",)),
    (("play", "--bidding", ""), ("open", "hidden", "secret")),
    (("simulate", "--preset", "it"), ("it-classic", "it-fantasy")),
    (("play", "--preset", ""), tuple(PRESETS)),
    (("advise", "--bot", "stro"), ("strongest",)),
    (("play", "--bots", ""), names()),
    (("play", "--bots", "steady,ra"), ("steady,random",)),
    (("stats", "--bots", ""), ("steady", "random")),
    (("bench", "--only", "worlds"), ("worlds_4p",)),
    (("bench", "--only", "worlds_4p,playo"), ("worlds_4p,playouts_4p",)),
    (("stats", "--out", "fo"), ("folder",)),
    (("show", "ga"), ("game.jsonl",)),
    (("check", "game.jsonl", "two "), ("two games.jsonl",)),
    (("play", "--resume", "game"), ("game.jsonl",)),
    (("rules", "8."), ("8.1", "8.2", "8.3", "8.4")),
    (("completion", ""), tuple(Shell)),
    (("admin", ""), ADMIN),
    (("admin", "exp"), ("export", "expire")),
    (("admin", "export", "--al"), ("--all",)),
    (("play", "--seed", ""), ()),
]
"""Typed words and their possible completions."""


@pytest.fixture(autouse=True)
def files() -> None:
    Path("folder").mkdir()
    for name in ("game.jsonl", "two games.jsonl", "stray"):
        Path(name).touch()


def answer(*command: str) -> list[str]:
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    assert found.stderr == ""
    return [line.partition("\t")[0] for line in found.stdout.splitlines() if line]


def script(shell: str, run: Run) -> str:
    ran = run("completion", shell)
    assert (ran.status, ran.err) == (0, "")
    Path(f"script.{shell}").write_text(ran.out)
    return f"script.{shell}"


def installed(shell: str) -> str:
    """Return the path of a shell, or skip the test if it is not installed."""
    path = shutil.which(shell)
    if path is None:
        pytest.skip(f"{shell} is not installed")
    return path


@pytest.mark.parametrize(("typed", "expected"), CASES)
def test_bash_completes_commands_flags_and_values(
    run: Run, typed: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    shell = (installed("bash"), "--norc", "-c", ASK_BASH, "bash")
    found = answer(*shell, script("bash", run), "foretell", *typed)
    assert set(found) - {"help"} == set(expected)


def test_bash_completes_a_value_after_an_equals_sign(run: Run) -> None:
    """bash treats the equals sign as a separate word."""
    shell = (installed("bash"), "--norc", "-c", ASK_BASH, "bash", script("bash", run), "foretell")
    assert answer(*shell, "play", "--bidding", "=", "h") == ["hidden"]
    assert answer(*shell, "play", "--bidding", "=") == ["open", "hidden", "secret"]
    assert answer(*shell, "--lang", "=", "it", "ru") == ["rules"]


@pytest.mark.parametrize(("typed", "expected"), CASES)
def test_fish_completes_commands_flags_and_values(
    run: Run, typed: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    *before, last = (word.replace(" ", "\\ ") for word in typed)
    line = " ".join(("foretell", *before, last))
    shell = (installed("fish"), "--no-config", "-c", ASK_FISH)
    found = answer(*shell, script("fish", run), line)
    assert {name.rstrip("/").replace("\\ ", " ") for name in found} == set(expected)


@pytest.mark.parametrize(("typed", "expected"), CASES)
def test_zsh_completes_commands_flags_and_values(
    run: Run, typed: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    shell = installed("zsh")
    script("zsh", run)
    Path("setup.zsh").write_text(SET_UP_ZSH)
    line = " ".join(("foretell", *(word.replace(" ", "\\ ") for word in typed)))
    found = subprocess.run(
        [shell, "-f", "-c", ASK_ZSH, "zsh", line], capture_output=True, text=True, check=True
    )
    told = (
        line.rpartition("offered ")[2] for line in found.stdout.splitlines() if "offered " in line
    )
    before = typed[-1].rpartition(",")[0]  # the items already typed of a list are not offered again
    names_told = (name.strip().replace("\\", "") for name in told)
    whole = {f"{before},{name}" if before else name for name in names_told}
    assert "ended" in found.stdout
    assert whole == set(expected)


@pytest.mark.parametrize("shell", Shell)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shell_reads_the_script_in_every_language(run: Run, shell: str, language: str) -> None:
    Path("script").write_text(run("completion", shell, "--lang", language).out)
    assert answer(installed(shell), "-n", "script") == []


@pytest.mark.parametrize("shell", Shell)
def test_a_script_has_every_command_option_and_value_and_starts_nothing(
    run: Run, shell: str
) -> None:
    text = run("completion", shell).out
    long = (name.removeprefix("--" if shell == "fish" else "") for name in map(flag, VALUES))
    for word in (*COMMANDS, *ADMIN, *long, *PRESETS, *names(), *LANGUAGES):
        assert word in text
    told = [line for line in text.splitlines() if not line.startswith("#")]
    assert not any("$(foretell" in line or "(foretell " in line for line in told)


def test_the_completion_declares_exactly_the_flags_of_the_commands() -> None:
    found = {command.words: command for command in declared()}
    assert found[()].commands == COMMANDS
    assert found["admin",].commands == ADMIN
    assert {option.flags[0] for option in found["rules",].options} >= set(map(flag, VALUES))
    assert [argument.type.name for argument in found["check",].arguments] == ["file"]
    clairvoyance = next(
        option for option in found["play",].options if option.flags[0] == "--clairvoyance"
    )
    assert clairvoyance.flags == ("--clairvoyance", "--no-clairvoyance")
    assert clairvoyance.is_flag


def test_an_unknown_shell_is_refused_with_the_known_ones(run: Run) -> None:
    assert "bash, zsh, fish" in refusal(run("completion", "tcsh"))
    assert run("completion").status == 2
