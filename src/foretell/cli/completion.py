"""``foretell completion``: what a shell needs to complete commands."""

from typing import Annotated

from click import Context

from foretell.cli.parameters import argument
from foretell.cli.setting import Setting
from foretell.cli.speech import LANG


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
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
) -> None:
    """Print the script of a shell."""
    from foretell.cli.output import write_line
    from foretell.cli.refusals import NotAmong
    from foretell.cli.shells import SHELLS

    if shell not in SHELLS:
        raise NotAmong(flag="SHELL", value=shell, known=tuple(SHELLS))
    setting: Setting = ctx.obj
    write_line(SHELLS[shell](setting.words()).rstrip("\n"))
