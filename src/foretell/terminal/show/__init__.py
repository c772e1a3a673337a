"""``foretell show``: games round by round, or in another form."""

from enum import StrEnum
from typing import TYPE_CHECKING

from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import faces_option, json_option, language_option, plain_option
from foretell.terminal.common.output import console, write_json, write_line
from foretell.terminal.common.parameters import argument, option
from foretell.terminal.common.refusals import NoSuchPart, NotTogether
from foretell.terminal.common.values import FILE_OR_STANDARD, OneOf, whole_number

if TYPE_CHECKING:
    from foretell.terminal.common.view import View
    from foretell.terminal.show.replay import GameReplay


class Form(StrEnum):
    """A form in which games are printed."""

    RECORD = "record"
    TEXT = "text"
    POSITIONS = "positions"


@command("show")
@argument("file", type=FILE_OR_STANDARD, help="commands-argument-record")
@option("--game", type=whole_number(1), help="commands-option-game")
@option("--round", "only", type=whole_number(1), help="commands-option-round")
@option("--as", "form", type=OneOf(Form), help="commands-option-as")
@json_option("commands-option-json-show")
@faces_option
@plain_option
@language_option
@pass_environment
def show(
    environment: Environment,
    file: str,
    *,
    game: int | None,
    only: int | None,
    form: Form | None,
    as_json: bool,
    faces: Faces | None,
    plain: bool,
) -> None:
    """Print the games of a file."""
    from foretell.terminal.common.records import numbered_games, onlooker
    from foretell.terminal.show.forms import form_lines
    from foretell.terminal.show.replay import game_json, replay_of

    _check_together(form, only, as_json=as_json)
    count = 0
    for count, record in numbered_games(file, environment, as_json=as_json):
        if game not in {None, count}:
            continue
        replay = replay_of(record)
        if only is not None and only > len(replay.rounds):
            raise NoSuchPart(part="round", number=only, there=len(replay.rounds))
        if as_json:
            write_json({"file": file, "game": count, **game_json(replay, only=only)})
        elif form is not None:
            for line in form_lines(replay, form, only=only):
                write_line(line)
        else:
            _print(replay, onlooker(record.header, environment, faces, plain=plain), only)
    if game is not None and game > count:
        raise NoSuchPart(part="game", number=game, there=count)


def _check_together(form: Form | None, only: int | None, *, as_json: bool) -> None:
    if form is not None and as_json:
        raise NotTogether("--json", "--as")
    if form not in {None, Form.POSITIONS} and only is not None:
        raise NotTogether("--round", f"--as {form}")


def _print(replay: "GameReplay", view: "View", only: int | None) -> None:
    if view.spoken:
        from foretell.terminal.show.plain import replay_lines

        for line in replay_lines(replay, view, only=only):
            write_line(line)
    else:
        from foretell.terminal.show.drawn import draw_replay

        draw_replay(replay, view, console(), only=only)
