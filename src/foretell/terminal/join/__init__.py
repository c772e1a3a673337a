"""``foretell join``: a seat at a table of a server, in the terminal."""

from typing import Final

from click.exceptions import Exit

from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import auto_option, faces_option, language_option, plain_option
from foretell.terminal.common.parameters import Heading, argument, option
from foretell.terminal.common.values import text

SERVER: Final = "http://127.0.0.1:8000"
"""The default address of ``foretell serve``."""


@command("join")
@argument("table", type=text("table"), help="join-argument-table", group=Heading.TABLE)
@option("--name", type=text("name"), help="join-option-name", group=Heading.TABLE)
@option(
    "--server", type=text("url"), default=SERVER, help="join-option-server", group=Heading.TABLE
)
@auto_option
@faces_option
@plain_option
@language_option
@pass_environment
def join(
    environment: Environment,
    table: str,
    *,
    name: str | None,
    server: str,
    auto: bool,
    faces: Faces | None,
    plain: bool,
) -> None:
    """Take a seat at a table of a server, and play there."""
    from foretell.client.link import link_from
    from foretell.terminal.common.table.display import Display
    from foretell.terminal.join.play import play_at

    display = Display(plain=plain, plays_forced=auto)
    link, shown = link_from(table, server), faces or Faces.LETTERS
    status = play_at(link, name, environment.words(), shown, display)
    if status:
        raise Exit(status)
