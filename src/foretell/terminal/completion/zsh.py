"""Completion for zsh."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from foretell.i18n import Words
from foretell.terminal.common.parameters import Argument, Option
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


def zsh(words: Words) -> str:
    """Return the script."""
    return "\n".join((*_lines(declared(), words), ""))


def _lines(commands: Sequence[Declared], words: Words) -> Iterator[str]:
    yield f"#compdef {PROGRAM}"
    yield f"# Completion of {PROGRAM} for zsh. In ~/.zshrc, behind compinit:"
    yield f'#   eval "$({PROGRAM} completion zsh)"'
    for command in commands:
        yield f"{_function(command.words)}() {{"
        yield "    local curcontext=$curcontext state line"
        yield "    typeset -A opt_args"
        yield "    _arguments -s -S -C \\"
        for option in command.options:
            yield from (f"        {spec} \\" for spec in _options(option, words))
        if command.commands:
            yield "        '1: :->command' \\"
            yield "        '*:: :->rest' && return"
            yield from _below(command, commands, words)
        else:
            yield from (
                f"        {_argument(argument, words)} \\" for argument in command.arguments
            )
            yield "        && return"
        yield "}"
    yield f"if [[ $funcstack[1] == _{PROGRAM} ]]; then"
    yield f'    _{PROGRAM} "$@"'
    yield "else"
    yield f"    compdef _{PROGRAM} {PROGRAM}"
    yield "fi"


def _below(command: Declared, commands: Sequence[Declared], words: Words) -> Iterator[str]:
    """Yield the choice of a subcommand, and the dispatch to its function."""
    helps = {each.words: each.help for each in commands}
    yield "    case $state in"
    yield "        command)"
    yield "            local -a commands=("
    for name in command.commands:
        short = words(f"{helps[(*command.words, name)]}.short")
        yield f"                {_quoted(f'{name}:{short}')}"
    yield "            )"
    yield "            _describe command commands"
    yield "            ;;"
    yield "        rest)"
    yield "            case $words[1] in"
    for name in command.commands:
        yield f"                {name}) {_function((*command.words, name))} ;;"
    yield "            esac"
    yield "            ;;"
    yield "    esac"


def _options(option: Option, words: Words) -> Iterator[str]:
    """Yield the specification of each flag; one excludes the others of the same option."""
    others = f"({' '.join(option.flags)})" if len(option.flags) > 1 else ""
    for name in option.flags:
        takes = "" if option.is_flag else "=" if name.startswith("--") else "+"
        text = f"{others}{name}{takes}[{_escaped(description_of(option, words))}]"
        if not option.is_flag:
            text += f":{_escaped(option.type.name.replace('|', ' '))}:{_action(values_of(option))}"
        yield _quoted(text)


def _argument(argument: Argument, words: Words) -> str:
    start = "*" if argument.nargs != 1 else "1" if argument.required else "1:"
    return _quoted(
        f"{start}:{_escaped(description_of(argument, words))}:{_action(values_of(argument))}"
    )


def _action(values: Values | None) -> str:
    match values:
        case None:
            return " "
        case Listed(words, is_list=False):
            return f"({' '.join(words)})"
        case Listed(words):
            return f"_sequence compadd - {' '.join(words)}"
        case Paths.FILES:
            return "_files"
        case Paths.FOLDERS:
            return "_files -/"
        case _:
            assert_never(values)


def _function(words: tuple[str, ...]) -> str:
    return "_".join(("", PROGRAM, *words))


def _escaped(text: str) -> str:
    for char in "\\[]:":
        text = text.replace(char, f"\\{char}")
    return text


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
