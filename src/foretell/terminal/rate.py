"""``foretell rate``: ratings from the results of tournaments."""

import json
from pathlib import Path

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import json_option, language_option, plain_option
from foretell.terminal.common.output import write_line
from foretell.terminal.common.parameters import argument
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
    from foretell.arena.rating import rate as rated_by
    from foretell.terminal.common.options import non_default
    from foretell.terminal.common.report.ratings import ratings
    from foretell.terminal.common.report.sheet import Sheet, print_sheet

    results, words = [read_results(file) for file in files], environment.words()
    rated, options = rated_by(*results), results[0].match.options
    if as_json:
        as_values = [rating.to_json() for rating in rated]
        write_line(json.dumps({"options": options.to_json(), "ratings": as_values}))
    else:
        title = ", ".join((words("arena-rated", players=options.players), *non_default(options)))
        print_sheet(Sheet(title, [ratings(rated, words)]), plain=plain)
