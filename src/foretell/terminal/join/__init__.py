"""``foretell join``: a seat at a table of a server, in the terminal."""

from typing import Annotated, Final

from click import Context
from click.exceptions import Exit

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import AUTO, FACES, LANG, PLAIN
from foretell.terminal.common.parameters import argument, option

SERVER: Final = "http://127.0.0.1:8000"
"""Where ``foretell serve`` is when nothing else is said."""
_TABLE: Final = "commands-group-table"


def join(
    ctx: Context,
    table: Annotated[str, argument(help="join-argument-table", metavar="table", group=_TABLE)],
    *,
    name: Annotated[
        str | None,
        option("--name", help="join-option-name", metavar="name", group=_TABLE),
    ] = None,
    server: Annotated[
        str,
        option("--server", help="join-option-server", metavar="url", group=_TABLE),
    ] = SERVER,
    auto: AUTO = False,
    faces: FACES = None,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Take a seat at a table of a server, and play there."""
    from foretell.client.link import link_from
    from foretell.rules.presets import Faces
    from foretell.terminal.common.flags import faces_of
    from foretell.terminal.join.session import sit_down_at
    from foretell.terminal.play.table import Manner

    setting: Setting = ctx.obj
    manner = Manner(plain=plain, plays_forced=auto)
    link, shown = link_from(table, server), faces_of(faces, Faces.LETTERS)
    status = sit_down_at(link, name, setting.words(), shown, manner)
    if status:
        raise Exit(status)
