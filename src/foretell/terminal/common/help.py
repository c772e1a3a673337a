"""Help pages in the user's language."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from click import Context
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.bots.registry import names
from foretell.i18n import Words
from foretell.rules.presets import PRESETS
from foretell.terminal.common.environment import Environment
from foretell.terminal.common.parameters import Argument, Heading, Option
from foretell.terminal.common.style import THEME
from foretell.terminal.common.table.orders import Order

WIDEST: Final = 100
_STACKED: Final = 64
"""The minimum width at which explanations are printed beside their flags; otherwise, under them."""
_FLAGS: Final = 34
"""The minimum width of flags in cells, which aligns the sections of a page."""
_Row = tuple[str, str]


def page(
    ctx: Context,
    explanation: str,
    params: Sequence[Option | Argument],
    commands: Mapping[str, str],
) -> str:
    """Return a command's help page, in colour where standard output supports it.

    Args:
        ctx: the context of the command.
        explanation: the id of its help message.
        params: its options and arguments.
        commands: the help message ids of its subcommands, by name.
    """
    environment: Environment = ctx.find_root().obj
    words = environment.words()
    console = Console(theme=THEME, highlight=False, markup=False)
    console.width = min(console.width, WIDEST)
    arguments = [_argument(param, words) for param in params if isinstance(param, Argument)]
    if commands:
        arguments = [words("commands-usage-command")]
    with console.capture() as captured:
        console.print(_usage(ctx, arguments, words))
        console.print("", words(explanation, help=Order.HELP.value), sep="\n")
        for title, rows in _sections(params, commands, words):
            console.print("", Text(title, "heading"), sep="\n")
            console.print(_listed(rows, console.width))
    return "\n".join(line.rstrip() for line in captured.get().rstrip().splitlines())


def _argument(param: Argument, words: Words) -> str:
    name = f"{value_of(param, words)}{'…' if param.nargs != 1 else ''}"
    return name if param.required else f"[{name}]"


def _usage(ctx: Context, arguments: Sequence[str], words: Words) -> Text:
    shape = " ".join([ctx.command_path, *arguments, words("commands-usage-options")])
    return Text.assemble((words("commands-usage"), "heading"), " ", shape)


def _sections(
    params: Sequence[Option | Argument], commands: Mapping[str, str], words: Words
) -> Iterator[tuple[str, Sequence[_Row]]]:
    if commands:
        rows = [(name, words(f"{told}.short")) for name, told in commands.items()]
        yield words("commands-group-commands"), rows
    values = {"presets": ", ".join(PRESETS), "bots": ", ".join(names())}
    groups: dict[Heading, list[_Row]] = {heading: [] for heading in Heading}
    for param in params:
        groups[param.group].append((_flags(param, words), words(str(param.help), **values)))
    for heading, found in groups.items():
        if found:
            yield words(heading), found


def _flags(param: Option | Argument, words: Words) -> str:
    if isinstance(param, Argument):
        return value_of(param, words)
    if param.secondary_opts:
        return param.opts[0].replace("--", "--[no-]", 1)
    flags = ", ".join(reversed(param.flags))
    return flags if param.is_flag else f"{flags} {value_of(param, words)}"


def value_of(param: Option | Argument, words: Words) -> str:
    """Return the placeholder of a parameter's value: its choices, otherwise a word."""
    name = param.type.name
    return name if "|" in name else words(f"commands-value-{name}")


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
