"""``foretell show``: a record, round by round."""

import sys
from typing import Annotated, Final

from typer import Argument, Context, Option

from foretell.cli.files import STANDARD
from foretell.cli.setting import Setting
from foretell.cli.speech import FACES, LANG, PLAIN, faces_of

_GROUP: Final = "commands-group-what"


def show(
    ctx: Context,
    file: Annotated[
        str,
        Argument(
            help="commands-argument-record",
            metavar="file",
            rich_help_panel="commands-group-arguments",
        ),
    ],
    *,
    game: Annotated[
        str | None,
        Option("--game", help="commands-option-game", metavar="number", rich_help_panel=_GROUP),
    ] = None,
    only_round: Annotated[
        str | None,
        Option("--round", help="commands-option-round", metavar="number", rich_help_panel=_GROUP),
    ] = None,
    faces: FACES = None,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
) -> None:
    """Print the games of a file."""
    from foretell.cli.faults import tell_fault
    from foretell.cli.numbers import number_from
    from foretell.cli.output import console, write_line
    from foretell.cli.refusals import NoSuchPart
    from foretell.cli.setting import card_names
    from foretell.console.games import games, story
    from foretell.console.replay import show_story
    from foretell.console.replay_plain import story_lines
    from foretell.console.view import View, distinct
    from foretell.record import RecordFault
    from foretell.rules.presets import Faces

    setting: Setting = ctx.obj
    shown, wanted = faces_of(faces, Faces.LETTERS), number_from("--game", game, least=1)
    only, count = number_from("--round", only_round, least=1), 0
    try:
        for count, record in enumerate(games(sys.stdin.buffer if file == STANDARD else file), 1):
            if wanted not in {None, count}:
                continue
            header = record.header
            words = setting.words(edition=header.options.edition)
            names = card_names(words, header.options.edition, shown)
            view = View(
                words,
                names,
                distinct([player.name for player in header.players]),
                None,
                spoken=plain,
            )
            told = story(record)
            if only is not None and only > len(told.rounds):
                raise NoSuchPart(flag="--round", number=only, there=len(told.rounds))
            if plain:
                for line in story_lines(told, view, only=only):
                    write_line(line)
            else:
                show_story(told, view, console(), only=only)
    except RecordFault as fault:
        raise tell_fault(file, fault, setting.words()) from None
    if wanted is not None and wanted > count:
        raise NoSuchPart(flag="--game", number=wanted, there=count)
