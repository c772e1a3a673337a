"""Help pages: the same for every command, in the user's language."""

from collections.abc import Iterator, Sequence
from typing import Final

from click import Command, Context
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.bots.registry import names
from foretell.i18n import Words
from foretell.rules.presets import PRESETS
from foretell.terminal.common.commands import HELP_FLAGS, Group
from foretell.terminal.common.environment import Setting
from foretell.terminal.common.parameters import OTHERS, Argument, Option, declared_of
from foretell.terminal.common.style import THEME
from foretell.terminal.common.table.orders import Order

WIDEST: Final = 100
_STACKED: Final = 64
"""Below this width an explanation stands under its flag, not beside it."""
_FLAGS: Final = 34
"""Cells for the flags at least, so that the parts of a page are in line."""
GROUPS: Final = tuple(
    f"commands-group-{group}"
    for group in (
        *("arguments", "what", "game", "table", "record"),
        *("server", "access", "keep", "screen", "other"),
    )
)
"""The parts of a page in their order."""
_Row = tuple[str, str]


def page(command: Command, ctx: Context) -> str:
    """Return a command's help page, in colour where standard output has any.

    Helps are ids of messages: of commands, and of what they take.
    """
    setting: Setting = ctx.find_root().obj
    words = setting.words()
    console = Console(theme=THEME, highlight=False, markup=False)
    console.width = min(console.width, WIDEST)
    with console.capture() as captured:
        console.print(_usage(command, ctx, words))
        console.print("", words(str(command.help), help=Order.HELP.value), sep="\n")
        for title, rows in _sections(command, words):
            console.print("", Text(title, "heading"), sep="\n")
            console.print(_listed(rows, console.width))
    return "\n".join(line.rstrip() for line in captured.get().rstrip().splitlines())


def _argument(param: Argument, words: Words) -> str:
    name = f"{_value(param, words)}{'…' if param.nargs != 1 else ''}"
    return name if param.required else f"[{name}]"


def _usage(command: Command, ctx: Context, words: Words) -> Text:
    arguments = [_argument(param, words) for param in command.params if isinstance(param, Argument)]
    if isinstance(command, Group):
        arguments = [words("commands-usage-command")]
    shape = " ".join([ctx.command_path, *arguments, words("commands-usage-options")])
    return Text.assemble((words("commands-usage"), "heading"), " ", shape)


def _sections(command: Command, words: Words) -> Iterator[tuple[str, Sequence[_Row]]]:
    if isinstance(command, Group):
        rows = [(name, words(f"{told}.short")) for name, told in command.explained().items()]
        yield words("commands-group-commands"), rows
    values = {"presets": ", ".join(PRESETS), "bots": ", ".join(names())}
    groups: dict[str, list[_Row]] = {group: [] for group in GROUPS}
    for param in declared_of(command):
        told = words(param.declaration.help, **values)
        groups[param.declaration.group].append((_flags(param, words), told))
    groups[OTHERS].append((", ".join(HELP_FLAGS), words("commands-option-help")))
    for group, found in groups.items():
        if found:
            yield words(group), found


def _flags(param: Option | Argument, words: Words) -> str:
    if isinstance(param, Argument):
        return _value(param, words)
    if param.secondary_opts:
        return param.opts[0].replace("--", "--[no-]", 1)
    flags = ", ".join(sorted(param.opts, key=len))
    return flags if param.is_flag else f"{flags} {_value(param, words)}"


def _value(param: Option | Argument, words: Words) -> str:
    """Return what stands for a parameter's value: choices as they are, else a word."""
    value = str(param.declaration.metavar)
    return value if "|" in value else words(f"commands-value-{value}")


def _listed(rows: Sequence[_Row], width: int) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    if width < _STACKED:
        for flags, told in rows:
            grid.add_row(Padding(flags, (0, 0, 0, 2)))
            grid.add_row(Padding(Text(told, "quiet"), (0, 0, 0, 6)))
        return grid
    grid.add_column(no_wrap=True, min_width=_FLAGS)
    grid.add_column()
    for flags, told in rows:
        grid.add_row(f"  {flags}", told)
    return grid
