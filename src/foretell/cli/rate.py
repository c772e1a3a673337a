"""``foretell rate``: ratings from the results of tournaments."""

from typing import Annotated, Final

from typer import Argument, Context, Option

from foretell.cli.setting import Setting
from foretell.cli.speech import LANG, PLAIN

_GROUP: Final = "commands-group-what"


def rate(
    ctx: Context,
    files: Annotated[
        list[str],
        Argument(
            help="arena-argument-results",
            metavar="file",
            rich_help_panel="commands-group-arguments",
        ),
    ],
    *,
    as_json: Annotated[
        bool, Option("--json", help="arena-option-json-ratings", rich_help_panel=_GROUP)
    ] = False,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
) -> None:
    """Print the ratings of all bots in the files."""
    from foretell.arena.ledger import read_results
    from foretell.cli.standings import Telling

    setting: Setting = ctx.obj
    telling = Telling(setting.words(), is_json=as_json, is_plain=plain)
    telling.tell_ratings([read_results(file) for file in files])
