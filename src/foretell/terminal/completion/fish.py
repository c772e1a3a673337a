"""Completion for fish."""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from foretell.i18n import Words
from foretell.terminal.common.parameters import Option
from foretell.terminal.completion.declared import (
    PROGRAM,
    Declared,
    Listed,
    Paths,
    Values,
    declared,
    description_of,
    values_of,
)

_BEFORE: Final = (
    "(commandline -ct | string replace -rf '[^,=]*$' '' | string replace -r '^--?[^=]*=' '')"
)
"""The typed part of a list, up to its last comma."""


def fish(words: Words) -> str:
    """Return the script."""
    return "\n".join((*_lines(declared(), words), ""))


def _lines(commands: Sequence[Declared], words: Words) -> Iterator[str]:
    file = f"~/.config/fish/completions/{PROGRAM}.fish"
    yield f"# Completion of {PROGRAM} for fish: {PROGRAM} completion fish > {file}"
    yield f"complete -c {PROGRAM} -f"
    helps = {command.words: command.help for command in commands}
    for command in commands:
        where = _where(command)
        for name in command.commands:
            short = words(f"{helps[(*command.words, name)]}.short")
            yield _complete(where, f"-a {name} -d {_quoted(short)}")
        for option in command.options:
            yield _complete(where, _option(option, words))
        for argument in command.arguments:
            values = values_of(argument)
            if values is not None:
                yield _complete(where, _values(values))


def _complete(where: str, what: str) -> str:
    return f"complete -c {PROGRAM} -n {_quoted(where)} {what}"


def _where(command: Declared) -> str:
    """Return the condition that a command has been typed, but none of its subcommands."""
    parts = [f"__fish_seen_subcommand_from {word}" for word in command.words]
    if command.commands:
        parts.append(f"not __fish_seen_subcommand_from {' '.join(command.commands)}")
    return " && ".join(parts)


def _option(option: Option, words: Words) -> str:
    flags = " ".join(
        f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.flags
    )
    text = f"{flags} -d {_quoted(description_of(option, words))}"
    if option.is_flag:
        return text
    values = values_of(option)
    return f"{text} -x" if values is None else f"{text} -r {_values(values)}"


def _values(values: Values) -> str:
    match values:
        case Listed(words, is_list=False):
            return f"-f -a {_quoted(' '.join(words))}"
        case Listed(words):  # appended to the text before the last comma
            return f"-f -a {_quoted(' '.join(f'{_BEFORE}{word}' for word in words))}"
        case Paths.FILES:
            return "-F"
        case Paths.FOLDERS:
            return "-f -a '(__fish_complete_directories)'"
        case _:
            assert_never(values)


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
