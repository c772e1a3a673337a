"""Completion for bash 3.2 and later."""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from foretell.terminal.common.environment import LANGUAGE_FLAG
from foretell.terminal.completion.declared import (
    PROGRAM,
    Declared,
    Listed,
    Paths,
    Values,
    declared,
    values_of,
)

_HEAD: Final = f"""\
# Completion of {PROGRAM} for bash. In ~/.bashrc:  eval "$({PROGRAM} completion bash)"
_{PROGRAM}() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}}
    local command= i IFS=$' \\t\\n'
    COMPREPLY=()
    # bash parts --option=value into three words
    if [[ $cur == "=" ]]; then
        cur=
    elif [[ $prev == "=" ]]; then
        prev=${{COMP_WORDS[COMP_CWORD-2]}}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${{COMP_WORDS[i]}} in
            {LANGUAGE_FLAG})
                [[ ${{COMP_WORDS[i+1]}} == "=" ]] && ((i++))
                ((i++))
                ;;
            -*) ;;
            *)
                command=${{command:+$command }}${{COMP_WORDS[i]}}
                [[ $command == admin || $command == help ]] || break
                ;;
        esac
    done
    case "$command $prev" in
"""
_MIDDLE: Final = """\
    esac
    case $command in
"""
_TAIL: Final = f"""\
    esac
}}
_{PROGRAM}_words() {{
    COMPREPLY=($(compgen -W "$1" -- "$2"))
}}
_{PROGRAM}_list() {{
    local before=
    [[ $2 == *,* ]] && before=${{2%,*}},
    COMPREPLY=($(compgen -P "$before" -W "$1" -- "${{2##*,}}"))
    compopt -o nospace 2>/dev/null
}}
_{PROGRAM}_paths() {{
    local IFS=$'\\n'
    COMPREPLY=($(compgen "$1" -- "$2"))
    compopt -o filenames 2>/dev/null
}}
complete -F _{PROGRAM} {PROGRAM}
"""


def bash() -> str:
    """Return the script, without explanations: bash shows none."""
    commands = declared()
    return "".join((_HEAD, *_values(commands), _MIDDLE, *_words(commands), _TAIL))


def _values(commands: Sequence[Declared]) -> Iterator[str]:
    """Yield cases for the values of options, with equal ones grouped."""
    alike: dict[str, list[str]] = {}
    for command in commands:
        for option in command.options:
            if not option.is_flag:
                completion = _completed(values_of(option))
                alike.setdefault(completion, []).extend(
                    f'"{" ".join(command.words)} {name}"' for name in option.flags
                )
    for completion, places in alike.items():
        yield _case("|".join(places), f"{completion}\n            return")


def _words(commands: Sequence[Declared]) -> Iterator[str]:
    """Yield a case per command: flags after a dash, otherwise its subcommands or arguments."""
    for command in commands:
        flags = " ".join(name for option in command.options for name in option.flags)
        others = " ".join((*command.commands, *(() if command.words else ("help",))))
        argument = next(iter(command.arguments), None)
        if others:
            plain = _completed(Listed(tuple(others.split())))
        else:
            plain = _completed(None if argument is None else values_of(argument))
        yield _case(
            f'"{" ".join(command.words)}"',
            f"if [[ $cur == -* ]]; then\n                {_offered(flags)}\n"
            f"            else\n                {plain}\n            fi",
        )
        if not command.words:
            yield _case("help", _offered(" ".join(command.commands)))


def _case(pattern: str, body: str) -> str:
    return f"        {pattern})\n            {body}\n            ;;\n"


def _completed(values: Values | None) -> str:
    match values:
        case None:
            return ":"
        case Listed(words, is_list=False):
            return _offered(" ".join(words))
        case Listed(words):
            return f'_{PROGRAM}_list "{" ".join(words)}" "$cur"'
        case Paths.FILES:
            return f'_{PROGRAM}_paths -f "$cur"'
        case Paths.FOLDERS:
            return f'_{PROGRAM}_paths -d "$cur"'
        case _:
            assert_never(values)


def _offered(words: str) -> str:
    return f'_{PROGRAM}_words "{words}" "$cur"'
