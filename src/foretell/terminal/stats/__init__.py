"""``foretell stats``: statistics over many games."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, card_names, pass_environment
from foretell.terminal.common.flags import faces_option, json_option, language_option, plain_option
from foretell.terminal.common.options import Chosen, game_options
from foretell.terminal.common.output import write_aside, write_line
from foretell.terminal.common.parameters import option, switch
from foretell.terminal.common.values import FOLDER, SEED, OneOf, fresh_seed, whole_number

if TYPE_CHECKING:
    from foretell.i18n import CardNames, Words
    from foretell.stats.survey import Survey

BOTS: Final = ("steady", "random")
"""The bots that the simulator also implements; the first is the default."""


@command("stats")
@option("--games", type=whole_number(1), default=50_000, help="stats-option-games")
@option("--bots", type=OneOf(BOTS), default=BOTS[0], help="stats-option-bots")
@option("--seed", type=SEED, default=fresh_seed, help="stats-option-seed")
@option("--out", type=FOLDER, help="stats-option-out")
@switch("--force", help="stats-option-force")
@json_option("stats-option-json")
@faces_option
@plain_option
@language_option
@game_options
@pass_environment
def stats(
    environment: Environment,
    *,
    games: int,
    bots: str,
    seed: str,
    out: Path | None,
    force: bool,
    as_json: bool,
    faces: Faces | None,
    plain: bool,
    choice: Chosen,
) -> None:
    """Play games and show statistics of them."""
    from foretell.terminal.common.report.sheet import print_sheet
    from foretell.terminal.stats.plan import Plan

    options = choice.options()
    words = environment.words(choice.language, options.edition)
    names = card_names(words, options.edition, faces or choice.faces)
    plan = Plan(options, games, seed, bots)
    folder = None if out is None else _folder(out, force=force)
    survey = plan.survey(words, quiet=plain)
    if folder is not None:
        _write(survey, folder, plan.title(words), words, names)
    if as_json:
        from foretell.stats.tables import tables

        write_line(json.dumps({**plan.to_json(), **tables(survey)}))
    else:
        from foretell.terminal.stats.report import report

        print_sheet(report(survey, plan.title(words), words, names), plain=plain)


def _folder(out: Path, *, force: bool) -> Path:
    """Return the folder; refuse an unwritable one before games are played."""
    from foretell.stats.pictures import PICTURES, check_pictures
    from foretell.stats.tables import FILES
    from foretell.terminal.common.files import folder_for

    check_pictures()
    return folder_for(out, (*FILES, *PICTURES), force=force)


def _write(survey: "Survey", folder: Path, title: str, words: "Words", names: "CardNames") -> None:
    from foretell.stats.pictures import PICTURES, write_pictures
    from foretell.stats.tables import FILES, write_tables

    write_tables(survey, folder)
    write_pictures(survey, folder, title=title, words=words, names=names)
    files = len(FILES) + len(PICTURES)
    write_aside(words("stats-written", files=files, folder=str(folder)))
