"""Write the manual page, ``docs/man/foretell.1``, from the declarations behind the help pages."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from foretell import __version__
from foretell.bots.registry import BUILT_IN
from foretell.i18n import Words
from foretell.terminal.common.examples import EXAMPLES
from foretell.terminal.common.help import explained
from foretell.terminal.common.parameters import Argument, Heading, Option, value_of
from foretell.terminal.completion.declared import PROGRAM, Declared, declared

PAGE: Final = Path(__file__).parents[1] / "docs" / "man" / f"{PROGRAM}.1"
REVISED: Final = "2026-11-27"
"""The date at the foot of the page."""
_SHARED: Final = ("--help", "--lang")
"""Options of every command, explained once."""
_CHARACTERS: Final = {
    "\\": "\\e",
    "-": "\\-",
    "’": "\\(cq",
    "“": "\\(lq",
    "”": "\\(rq",
    "–": "\\(en",
    "−": "\\(mi",
    "×": "\\(mu",
    "…": "...",
    "~": "\\(ti",
}
_FRAME: Final = """\
.SH EXIT STATUS
.TP
0
All went well.
.TP
1
Something that was checked is at fault.
.TP
2
It could not be done as asked; a line on standard error says why.
.TP
130
It was interrupted.
.SH ENVIRONMENT
.TP
.B FORETELL_LANG
The language, unless
.B \\-\\-lang
says otherwise; after it
.BR LC_ALL ,
.B LC_MESSAGES
and
.B LANG
are read.
.TP
.B NO_COLOR
Use no colours.
.TP
.B XDG_STATE_HOME
Where games are kept that are given no file: in
.I foretell
below it, by default below
.IR \\(ti/.local/state .
.TP
.B NUMBA_CACHE_DIR
Where compiled code is kept.
.PP
Every option of
.B foretell serve
is also read from a variable of its name, as in
.BR FORETELL_PORT .
.SH EXAMPLES
"""


def files() -> Iterator[tuple[Path, str]]:
    """Yield the file with its text."""
    yield PAGE, page()


def page() -> str:
    """Return the manual page in the markup of man(7)."""
    words = Words("en")
    commands = declared()
    return "\n".join(
        (
            f'.TH {PROGRAM.upper()} 1 "{REVISED}" "{PROGRAM} {__version__}" "User Commands"',
            ".SH NAME",
            f"{PROGRAM} \\- play the card game Wizard, and everything around it",
            ".SH SYNOPSIS",
            f".B {PROGRAM}",
            ".RI [ COMMAND ]",
            ".RI [ OPTIONS ]",
            ".SH DESCRIPTION",
            _escaped(_text(commands[0].help, words)),
            ".SH COMMANDS",
            *(line for command in commands[1:] for line in _command(command, words)),
            ".SH GAME OPTIONS",
            *_game(commands, words),
            ".SH COMMON OPTIONS",
            *(line for option in commands[0].options for line in _parameter(option, words)),
            _FRAME + "\n".join(_examples("")),
            "",
        )
    )


def _command(command: Declared, words: Words) -> Iterator[str]:
    yield f'.SS "{" ".join((PROGRAM, *command.words))}"'
    if command.arguments:
        shape = " ".join(_shape(argument, words) for argument in command.arguments)
        yield f".I {_escaped(shape)}"
        yield ".PP"
    yield _escaped(_text(command.help, words))
    if any(map(_is_of_a_game, command.options)):
        yield ".PP"
        yield "Takes the game options, too; see below."
    for argument in command.arguments:
        yield from _parameter(argument, words)
    for option in command.options:
        if not _is_of_a_game(option) and option.flags[0] not in _SHARED:
            yield from _parameter(option, words)
    yield ".PP"
    yield from _examples(" ".join(command.words))


def _examples(command: str) -> Iterator[str]:
    yield ".EX"
    yield from map(_escaped, EXAMPLES[command])
    yield ".EE"


def _is_of_a_game(option: Option) -> bool:
    return option.group is Heading.GAME


def _game(commands: tuple[Declared, ...], words: Words) -> Iterator[str]:
    takers = [command for command in commands if any(map(_is_of_a_game, command.options))]
    yield f"Options of {', '.join(' '.join(command.words) for command in takers)}:"
    for option in filter(_is_of_a_game, takers[0].options):
        yield from _parameter(option, words)


def _parameter(parameter: Option | Argument, words: Words) -> Iterator[str]:
    yield ".TP"
    if isinstance(parameter, Argument):
        yield f".I {_escaped(value_of(parameter, words))}"
    else:
        flags = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in parameter.flags)
        value = "" if parameter.is_flag else value_of(parameter, words)
        yield f"{flags} \\fI{_escaped(value)}\\fR" if value else flags
    yield _escaped(_text(str(parameter.help), words))


def _shape(argument: Argument, words: Words) -> str:
    name = value_of(argument, words) + (" ..." if argument.nargs != 1 else "")
    return name if argument.required else f"[{name}]"


def _text(message: str, words: Words) -> str:
    return explained(message, words, bots=sorted(BUILT_IN))


def _escaped(text: str) -> str:
    """Return a text with roff's control characters escaped."""
    escaped = "".join(
        _CHARACTERS.get(char, char if char.isascii() else f"\\[u{ord(char):04X}]") for char in text
    )
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
