"""``foretell completion``: what a shell needs to complete commands."""

from typing import Annotated

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import LANG
from foretell.terminal.common.parameters import argument


def completion(
    ctx: Context,
    shell: Annotated[
        str,
        argument(
            help="commands-argument-shell",
            metavar="bash|zsh|fish",
            group="commands-group-what",
        ),
    ],
    *,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Print the script of a shell."""
    from foretell.terminal.common.output import write_line
    from foretell.terminal.common.refusals import NotAmong
    from foretell.terminal.completion.shells import SHELLS

    if shell not in SHELLS:
        raise NotAmong(flag="SHELL", value=shell, known=tuple(SHELLS))
    setting: Setting = ctx.obj
    write_line(SHELLS[shell](setting.words()).rstrip("\n"))
