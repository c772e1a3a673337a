"""Write the reference of commands from the declarations behind the help pages.

It is ``docs/build/commands.md``, with a page for each group in ``docs/build/commands/``.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from foretell.bots.registry import BUILT_IN
from foretell.i18n import Words
from foretell.rules.declaration import Choice, Dealer, Number, Switch
from foretell.rules.declaration import Option as RuleOption
from foretell.rules.options import OPTIONS
from foretell.rules.presets import PRESETS
from foretell.terminal.common.examples import EXAMPLES
from foretell.terminal.common.help import explained
from foretell.terminal.common.options import flag
from foretell.terminal.common.parameters import Argument, Heading, Option, value_of
from foretell.terminal.completion.declared import PROGRAM, Declared, declared
from foretell.terminal.program import SECTIONS

FOLDER: Final = Path(__file__).parents[1] / "docs" / "build"
PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("play", "join", "advise"),
    "study": ("review", "show", "check", "rules", "bots", "completion"),
    "measure": ("simulate", "stats", "tournament", "rate", "train", "puzzles", "bench"),
    "run": ("serve", "admin", "loadtest"),
}
"""The commands that each page explains."""
PAGE_OF: Final = {command: page for page, commands in PAGES.items() for command in commands}
WORDS: Final = Words("en")
_FLAG: Final = re.compile(r"(?<![\w-])(--[a-z][a-z-]*)")
_SHARED: Final = ("--help", "--lang", "--plain")
"""Options of every command, explained once."""
_OVERVIEW: Final = """\
# Commands

Every command of `foretell`, with its options and examples, as its help and `man foretell` have
them. `foretell COMMAND --help` is the short form, and `foretell help COMMAND` lists all options.

```{toctree}
:hidden:
commands/play
commands/study
commands/measure
commands/run
```
"""
_COMMON: Final = """\
## What all commands share

| option | |
|---|---|
{options}
The exit status is 0 if all went well, 1 if something that was checked is at fault, 2 if it could
not be done as asked (a line on
standard error says why), and 130 after an interruption.

| variable | |
|---|---|
| `FORETELL_LANG` | Language (default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`). |
| `NO_COLOR` | No colours. |
| `XDG_STATE_HOME` | Holds games that are given no file (default: `~/.local/state`). |
| `NUMBA_CACHE_DIR` | Where compiled code is kept. |

Every option of `foretell serve` is also a variable of its name, such as `FORETELL_PORT`.

Your shell can complete commands, options, presets, bots and files: put `eval "$(foretell
completion bash)"` in `~/.bashrc`, or `zsh` in
`~/.zshrc`; for fish, run `foretell completion fish > ~/.config/fish/completions/foretell.fish`.

## Options of the game

`play`, `advise`, `simulate`, `rules`, `stats` and `tournament` take the options of the rules. The
first value is that of the standard game.

| option | values | | clauses |
|---|---|---|---|
{rules}
`--preset` selects a named set of them: `en`, `es`, `fr`, `it-classic` and `it-fantasy` follow the
printed rule sheet of that
language, the others are variants: {variants}. Options given separately override it. Options
that cannot be combined are refused, with the clause that says so.
"""
_ELSEWHERE: Final = "[The first page](../commands.md) has the options that all of them share."
_SHEETS: Final = ("en", "es", "fr", "it-classic", "it-fantasy")


def files() -> Iterator[tuple[Path, str]]:
    """Yield each page with its text."""
    commands = declared()
    yield FOLDER / "commands.md", _overview(commands)
    for name, group in PAGES.items():
        listed = ", ".join(f"`{command}`" for command in group)
        about = f"The commands {listed}: arguments, options, examples. {_ELSEWHERE}"
        chosen = [one for one in commands if one.words and one.words[0] in group]
        lines = [line for command in chosen for line in _command(command)]
        text = "\n".join((f"# Commands to {name}", "", about, "", *lines))
        yield FOLDER / "commands" / f"{name}.md", text


def _overview(commands: tuple[Declared, ...]) -> str:
    lines = [_OVERVIEW]
    for section, names in SECTIONS.items():
        lines += [f"## {WORDS(section)}", "", "| command | does |", "|---|---|"]
        for name in names:
            link = f"[`{name}`](commands/{PAGE_OF[name]}.md#{PROGRAM}-{name})"
            lines.append(f"| {link} | {WORDS(f'commands-{name}.short')} |")
        lines.append("")
    plain = next(option for option in commands[1].options if option.flags[0] == "--plain")
    shared = [*commands[0].options, plain]
    variants = ", ".join(f"`{name}`" for name in PRESETS if name not in _SHEETS)
    rules = "\n".join(_rule(name, option) for name, option in OPTIONS.items())
    options = "\n".join(map(_parameter, shared))
    common = _COMMON.format(options=f"{options}\n", rules=f"{rules}\n", variants=variants)
    return "\n".join([*lines, common])


def _rule(name: str, option: RuleOption) -> str:
    clauses = dict.fromkeys((*option.brings, option.clause))
    links = ", ".join(
        f"[{one}](../play/rules/en.md#{one.lower().replace('.', '-')})" for one in clauses
    )
    text = _cell(explained(f"commands-option-{name.replace('_', '-')}", WORDS))
    return f"| `{flag(name)}` | {_values(option)} | {text} | {links} |"


def _values(option: RuleOption) -> str:
    match option.kind:
        case Choice(values):
            return ", ".join(f"`{value}`" for value in values)
        case Switch():
            return "off, on"
        case Number(least, most):
            return f"{option.standard}; from {least} to {most or '60 / players'}"
        case Dealer():
            return "`draw`, or a seat from 0"
        case _:
            return "at most 60 rounds, such as `1,3,5` or `15-1`"


def _command(command: Declared) -> Iterator[str]:
    name = " ".join((PROGRAM, *command.words))
    arguments = "".join(f" {_shape(argument)}" for argument in command.arguments)
    yield f"{'#' * (len(command.words) + 1)} {name}"
    yield ""
    yield _FLAG.sub(r"`\1`", explained(command.help, WORDS))
    yield ""
    yield from ("```sh", *EXAMPLES[" ".join(command.words)], "```", "")
    rows = [
        *map(_parameter, command.arguments),
        *(
            _parameter(option)
            for option in command.options
            if option.group is not Heading.GAME and option.flags[0] not in _SHARED
        ),
    ]
    game = any(option.group is Heading.GAME for option in command.options)
    if rows:
        yield from (f"| `{name}{_escaped(arguments)}` | |", "|---|---|", *rows, "")
    if game:
        yield from (
            "It takes [the options of the game](../commands.md#options-of-the-game), too.",
            "",
        )


def _shape(argument: Argument) -> str:
    name = f"{value_of(argument, WORDS)}{'…' if argument.nargs != 1 else ''}"
    return name if argument.required else f"[{name}]"


def _parameter(parameter: Option | Argument) -> str:
    if isinstance(parameter, Argument):
        written = value_of(parameter, WORDS)
    else:
        flags = ", ".join(parameter.flags)
        written = flags if parameter.is_flag else f"{flags} {value_of(parameter, WORDS)}"
    text = explained(str(parameter.help), WORDS, bots=sorted(BUILT_IN))
    return f"| `{_escaped(written)}` | {_cell(text)} |"


def _cell(text: str) -> str:
    return _FLAG.sub(r"`\1`", _escaped(text).replace("~", "\\~"))


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")
