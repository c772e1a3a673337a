"""``foretell stats``: what many games have in them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import FACES, LANG, PLAIN, faces_of
from foretell.terminal.common.options import Chosen, taking_options
from foretell.terminal.common.parameters import option

if TYPE_CHECKING:
    from foretell.i18n import CardNames, Words
    from foretell.stats.survey import Survey
    from foretell.terminal.stats.plan import Plan

_GROUP: Final = "commands-group-what"
_GAMES: Final = "50000"


@taking_options
def stats(
    ctx: Context,
    *,
    games: Annotated[
        str, option("--games", help="stats-option-games", metavar="number", group=_GROUP)
    ] = _GAMES,
    bots: Annotated[
        str,
        option("--bots", help="stats-option-bots", metavar="steady|random", group=_GROUP),
    ] = "steady",
    seed: Annotated[
        str | None,
        option("--seed", help="stats-option-seed", metavar="hex", group=_GROUP),
    ] = None,
    out: Annotated[
        str | None,
        option("--out", help="stats-option-out", metavar="folder", group=_GROUP),
    ] = None,
    force: Annotated[bool, option("--force", help="stats-option-force", group=_GROUP)] = False,
    as_json: Annotated[bool, option("--json", help="stats-option-json", group=_GROUP)] = False,
    faces: FACES = None,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
    **chosen: Any,
) -> None:
    """Play games, count what happens in them and show it."""
    from foretell.terminal.common.environment import card_names
    from foretell.terminal.common.numbers import number_from
    from foretell.terminal.common.seeds import seed_from
    from foretell.terminal.stats.plan import Plan

    setting: Setting = ctx.obj
    choice = Chosen.among(chosen)
    options = choice.options()
    words = setting.words(choice.language, options.edition)
    names = card_names(words, options.edition, faces_of(faces, choice.faces))
    count = number_from("--games", games, least=1) or 1
    plan = Plan(options, count, seed_from(seed), _among_bots(bots))
    folder = None if out is None else _folder(out, force=force)
    survey = plan.survey(words, quiet=plain)
    if folder is not None:
        _write(survey, folder, plan.title(words), words, names)
    if as_json:
        _tell_json(survey, plan)
    else:
        _tell(survey, plan.title(words), words, names, plain=plain)


def _among_bots(bots: str) -> str:
    from foretell.terminal.common.refusals import NotAmong
    from foretell.terminal.stats.plan import BOTS

    if bots not in BOTS:
        raise NotAmong(flag="--bots", value=bots, known=BOTS)
    return bots


def _folder(out: str, *, force: bool) -> Path:
    """Refuse what cannot be written before games are played."""
    from foretell.stats.pictures import PICTURES, check_pictures
    from foretell.stats.tables import FILES
    from foretell.terminal.common.folder import folder_for

    check_pictures()
    return folder_for(out, (*FILES, *PICTURES), force=force)


def _write(survey: "Survey", folder: Path, title: str, words: "Words", names: "CardNames") -> None:
    from foretell.stats.pictures import PICTURES, write_pictures
    from foretell.stats.tables import FILES, write_tables
    from foretell.terminal.common.output import write_aside

    write_tables(survey, folder)
    write_pictures(survey, folder, title=title, words=words, names=names)
    files = len(FILES) + len(PICTURES)
    write_aside(words("stats-written", files=files, folder=str(folder)))


def _tell_json(survey: "Survey", plan: "Plan") -> None:
    import json

    from foretell.stats.tables import tables
    from foretell.terminal.common.output import write_line

    write_line(json.dumps({**plan.to_json(), **tables(survey)}))


def _tell(survey: "Survey", title: str, words: "Words", names: "CardNames", *, plain: bool) -> None:
    from foretell.terminal.common.output import console, write_line
    from foretell.terminal.stats.report import Report

    report = Report(survey, title, words, names)
    if plain:
        for line in report.lines():
            write_line(line)
    else:
        console().print(report)
