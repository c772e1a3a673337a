"""Help pages in the user's language."""

from collections.abc import Iterator, Sequence
from typing import Final

from click import Context
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.bots.registry import names
from foretell.i18n import Words
from foretell.rules.presets import PRESETS
from foretell.terminal.common.commands import Explained, Sections
from foretell.terminal.common.environment import Environment
from foretell.terminal.common.examples import EXAMPLES
from foretell.terminal.common.parameters import Argument, Heading, Option, value_of
from foretell.terminal.common.style import THEME
from foretell.terminal.common.table.orders import Order

WIDEST: Final = 100
_STACKED: Final = 64
"""The minimum width at which explanations are printed beside their flags; otherwise, under them."""
_FLAGS: Final = 34
"""The minimum width of flags in cells, which aligns the sections of a page."""
_ALWAYS: Final = ("--preset", "--players")
"""The options of a game that every page of a command has; the others are on its whole page."""
_Row = tuple[str, str]


def page(ctx: Context, *, whole: bool) -> str:
    """Return a command's help page, in colour where standard output supports it.

    A whole page lists all options of a game; otherwise, a line says how to list them.
    """
    command = ctx.command
    assert isinstance(command, Explained)
    params, commands = command.declared(ctx), command.explained()
    environment: Environment = ctx.find_root().obj
    words = environment.words()
    console = Console(theme=THEME, highlight=False, markup=False)
    console.width = min(console.width, WIDEST)
    arguments = [_argument(param, words) for param in params if isinstance(param, Argument)]
    if commands:
        arguments = [words("commands-usage-command")]
    with console.capture() as captured:
        console.print(_usage(ctx, arguments, words))
        console.print("", explained(str(command.help), words), sep="\n")
        for title, rows in _sections(ctx, params, commands, words, whole=whole):
            console.print("", Text(title, "heading"), sep="\n")
            console.print(_listed(rows, console.width))
        if examples := EXAMPLES.get(" ".join(ctx.command_path.split()[1:])):
            console.print("", Text(words("commands-group-examples"), "heading"), sep="\n")
            for example in examples:
                console.print(Padding(example, (0, 0, 0, 2)))
    return "\n".join(line.rstrip() for line in captured.get().rstrip().splitlines())


def _argument(param: Argument, words: Words) -> str:
    name = f"{value_of(param, words)}{'…' if param.nargs != 1 else ''}"
    return name if param.required else f"[{name}]"


def _usage(ctx: Context, arguments: Sequence[str], words: Words) -> Text:
    shape = " ".join([ctx.command_path, *arguments, words("commands-usage-options")])
    return Text.assemble((words("commands-usage"), "heading"), " ", shape)


def explained(message: str, words: Words, bots: Sequence[str] | None = None) -> str:
    """Return the text of a help message, which may list bots (default: all that are installed)."""
    listed = ", ".join(names() if bots is None else bots)
    return words(message, help=Order.HELP.value, presets=", ".join(PRESETS), bots=listed)


def _sections(
    ctx: Context,
    params: Sequence[Option | Argument],
    commands: Sections,
    words: Words,
    *,
    whole: bool,
) -> Iterator[tuple[str, Sequence[_Row]]]:
    for heading, messages in commands.items():
        yield words(heading), [(name, words(f"{id_}.short")) for name, id_ in messages.items()]
    groups: dict[Heading, list[_Row]] = {heading: [] for heading in Heading}
    folded = 0
    for param in params:
        if whole or param.group is not Heading.GAME or param.opts[0] in _ALWAYS:
            row = (_flags(param, words), explained(str(param.help), words))
            groups[param.group].append(row)
        else:
            folded += 1
    if folded:
        program, *rest = ctx.command_path.split()
        command = " ".join((program, "help", *rest))
        more = words("commands-more-options", count=folded, command=command)
        groups[Heading.GAME].append(("…", more))
    for heading, rows in groups.items():
        if rows:
            yield words(heading), rows


def _flags(param: Option | Argument, words: Words) -> str:
    if isinstance(param, Argument):
        return value_of(param, words)
    if param.secondary_opts:
        return param.opts[0].replace("--", "--[no-]", 1)
    flags = ", ".join(reversed(param.flags))
    return flags if param.is_flag else f"{flags} {value_of(param, words)}"


def _listed(rows: Sequence[_Row], width: int) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    if width < _STACKED:
        for flags, text in rows:
            grid.add_row(Padding(flags, (0, 0, 0, 2)))
            grid.add_row(Padding(Text(text, "quiet"), (0, 0, 0, 6)))
        return grid
    grid.add_column(no_wrap=True, min_width=_FLAGS)
    grid.add_column()
    for flags, text in rows:
        grid.add_row(f"  {flags}", text)
    return grid
