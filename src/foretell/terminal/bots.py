"""``foretell bots``: the bots, and whether their code is compiled for this machine."""

import sys
from typing import TYPE_CHECKING, Final

from foretell.floors import Floor, FloorMissing, need
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import json_option, language_option, plain_option
from foretell.terminal.common.output import console, program, write_aside, write_json, write_line
from foretell.terminal.common.parameters import option
from foretell.terminal.common.values import BOTS

if TYPE_CHECKING:
    from rich.table import Table

    from foretell.i18n import Words

_EXAMPLE: Final = "strongest"


@command("bots")
@option("--compile", "compiled", type=BOTS, help="bots-option-compile")
@json_option("bots-option-json")
@plain_option
@language_option
@pass_environment
def bots(
    environment: Environment, *, compiled: tuple[str, ...] | None, as_json: bool, plain: bool
) -> None:
    """Compile some bots if asked to, and list all."""
    from foretell.bots.preparing import compile_bot
    from foretell.bots.registry import check, names

    words = environment.words()
    if compiled:
        need(Floor.SIM)
    for name in compiled or ():
        check(name)
    for name in compiled or ():
        write_aside(words("bots-compiling", bot=name))
        compile_bot(name)
    states = {name: _state(name) for name in names()}
    if as_json:
        write_json([{"bot": name, "state": state} for name, state in states.items()])
        return
    rows = [(name, _about(name, words), words(f"bots-{state}")) for name, state in states.items()]
    if plain:
        for name, about, state in rows:
            write_line(words("bots-line", bot=name, about=about, state=state))
    else:
        console().print(_table(rows))
    if "uncompiled" in states.values():
        example = f"{program(sys.argv[0])} bots --compile {_EXAMPLE}"
        write_line(words("bots-note", command=example))


def _state(name: str) -> str:
    from foretell.bots.preparing import is_compiled, needs_preparing
    from foretell.bots.registry import check

    try:
        check(name)
    except FloorMissing:
        return "unusable"
    if not needs_preparing(name):
        return "ready"
    try:
        return "compiled" if is_compiled(name) else "uncompiled"
    except (ImportError, OSError):  # the compiler, which its code is for, cannot be loaded
        return "unusable"


def _about(name: str, words: "Words") -> str:
    from foretell.bots.registry import BUILT_IN

    return words(f"bots-about-{name}" if name in BUILT_IN else "bots-about-other")


def _table(rows: list[tuple[str, str, str]]) -> "Table":
    from rich.table import Table

    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(*row)
    return grid
