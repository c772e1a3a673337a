"""``foretell rate``: ratings from the results of tournaments."""

from typing import Annotated, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import LANG, PLAIN
from foretell.terminal.common.parameters import argument, option

_GROUP: Final = "commands-group-what"


def rate(
    ctx: Context,
    files: Annotated[
        tuple[str, ...],
        argument(
            help="arena-argument-results",
            metavar="file",
            group="commands-group-arguments",
        ),
    ],
    *,
    as_json: Annotated[
        bool, option("--json", help="arena-option-json-ratings", group=_GROUP)
    ] = False,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Print the ratings of all bots in the files."""
    from foretell.arena.ledger import read_results
    from foretell.terminal.tournament.standings import Telling

    setting: Setting = ctx.obj
    telling = Telling(setting.words(), is_json=as_json, is_plain=plain)
    telling.tell_ratings([read_results(file) for file in files])
