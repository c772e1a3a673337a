"""``foretell rate``: ratings from the results of tournaments."""

from pathlib import Path

from foretell.terminal.common.commands import argument, command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import json_option, language_option, plain_option
from foretell.terminal.common.values import FILE


@command("rate")
@argument("files", type=FILE, nargs=-1, required=True, help="arena-argument-results")
@json_option("arena-option-json-ratings")
@plain_option
@language_option
@pass_environment
def rate(environment: Environment, files: tuple[Path, ...], *, as_json: bool, plain: bool) -> None:
    """Print the ratings of all bots in the files."""
    from foretell.arena.ledger import read_results
    from foretell.terminal.tournament.standings import Telling

    telling = Telling(environment.words(), is_json=as_json, is_plain=plain)
    telling.tell_ratings([read_results(file) for file in files])
