"""``foretell show``: a record, round by round."""

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.files import STANDARD
from foretell.terminal.common.flags import FACES, LANG, PLAIN, faces_of
from foretell.terminal.common.parameters import argument, option

if TYPE_CHECKING:
    from foretell.record import RecordFault
    from foretell.rules.presets import Faces
    from foretell.terminal.common.games import TableView

_GROUP: Final = "commands-group-what"


def show(
    ctx: Context,
    file: Annotated[
        str,
        argument(
            help="commands-argument-record",
            metavar="file",
            group="commands-group-arguments",
        ),
    ],
    *,
    game: Annotated[
        str | None,
        option("--game", help="commands-option-game", metavar="number", group=_GROUP),
    ] = None,
    only_round: Annotated[
        str | None,
        option("--round", help="commands-option-round", metavar="number", group=_GROUP),
    ] = None,
    as_json: Annotated[
        bool, option("--json", help="commands-option-json-show", group=_GROUP)
    ] = False,
    faces: FACES = None,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Print the games of a file."""
    from foretell.record import RecordFault
    from foretell.rules.presets import Faces
    from foretell.terminal.common.faults import tell_fault
    from foretell.terminal.common.games import games, story
    from foretell.terminal.common.numbers import number_from
    from foretell.terminal.common.refusals import NoSuchPart

    setting: Setting = ctx.obj
    manner = _Manner(setting, faces_of(faces, Faces.LETTERS), plain=plain)
    wanted, count = number_from("--game", game, least=1), 0
    only = number_from("--round", only_round, least=1)
    try:
        for count, record in enumerate(games(sys.stdin.buffer if file == STANDARD else file), 1):
            if wanted not in {None, count}:
                continue
            told = story(record)
            if only is not None and only > len(told.rounds):
                raise NoSuchPart(part="round", number=only, there=len(told.rounds))
            if as_json:
                _write_json(told, file, count, only)
            else:
                manner.show(told, only)
    except RecordFault as fault:
        if as_json:
            _write_fault(file, fault, setting)
        raise tell_fault(file, fault, setting.words()) from None
    if wanted is not None and wanted > count:
        raise NoSuchPart(part="game", number=wanted, there=count)


@dataclass(frozen=True, slots=True)
class _Manner:
    """How games are shown to a reader."""

    setting: Setting
    faces: "Faces"
    plain: bool

    def show(self, told: "TableView", only: int | None) -> None:
        from foretell.terminal.common.environment import card_names
        from foretell.terminal.common.output import console, write_line
        from foretell.terminal.common.view import View, distinct

        header = told.record.header
        edition = header.options.edition
        words = self.setting.words(edition=edition)
        view = View(
            words,
            card_names(words, edition, self.faces),
            distinct([player.name for player in header.players]),
            None,
            spoken=self.plain,
        )
        if self.plain:
            from foretell.terminal.show.plain import story_lines

            for line in story_lines(told, view, only=only):
                write_line(line)
        else:
            from foretell.terminal.show.drawn import show_story

            show_story(told, view, console(), only=only)


def _write_json(told: "TableView", file: str, number: int, only: int | None) -> None:
    from foretell.terminal.common.documents import game_json
    from foretell.terminal.common.output import write_json

    write_json({"file": file, "game": number, **game_json(told, only=only)})


def _write_fault(file: str, fault: "RecordFault", setting: Setting) -> None:
    from foretell.rules.options import Edition
    from foretell.terminal.common.documents import fault_json
    from foretell.terminal.common.environment import card_names
    from foretell.terminal.common.output import write_json

    words = setting.words()
    names = card_names(words, Edition.CLASSIC)
    write_json(fault_json(file, fault.line, fault.refusal, words=words, names=names))
