"""``foretell show``: games round by round, or in another form."""

import sys
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import (
    faces_option,
    json_option,
    language_option,
    plain_option,
)
from foretell.terminal.common.parameters import Heading, argument, option
from foretell.terminal.common.values import FILE_OR_STANDARD, STANDARD, OneOf, whole_number

if TYPE_CHECKING:
    from foretell.record import RecordFault
    from foretell.terminal.show.replay import GameReplay


class Form(StrEnum):
    """A form in which games are printed."""

    RECORD = "record"
    TEXT = "text"
    POSITIONS = "positions"


@command("show")
@argument("file", type=FILE_OR_STANDARD, help="commands-argument-record")
@option("--game", type=whole_number(1), help="commands-option-game", group=Heading.WHAT)
@option("--round", "only", type=whole_number(1), help="commands-option-round", group=Heading.WHAT)
@option("--as", "form", type=OneOf(Form), help="commands-option-as", group=Heading.WHAT)
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
    from foretell.record import RecordFault, read_records
    from foretell.terminal.common.output import write_line
    from foretell.terminal.common.records import tell_fault
    from foretell.terminal.common.refusals import NoSuchPart
    from foretell.terminal.show.forms import form_lines
    from foretell.terminal.show.replay import story

    _check_together(form, only, as_json=as_json)
    source = sys.stdin.buffer if file == STANDARD else file
    display, count = _Manner(environment, faces or Faces.LETTERS, plain=plain), 0
    try:
        for count, record in enumerate(read_records(source, keep_partial=True), 1):
            if game not in {None, count}:
                continue
            told = story(record)
            if only is not None and only > len(told.rounds):
                raise NoSuchPart(part="round", number=only, there=len(told.rounds))
            if as_json:
                _write_json(told, file, count, only)
            elif form is not None:
                for line in form_lines(told, form, only=only):
                    write_line(line)
            else:
                display.show(told, only)
    except RecordFault as fault:
        if as_json:
            _write_fault(file, fault, environment)
        raise tell_fault(file, fault, environment.words()) from None
    if game is not None and game > count:
        raise NoSuchPart(part="game", number=game, there=count)


def _check_together(form: Form | None, only: int | None, *, as_json: bool) -> None:
    from foretell.terminal.common.refusals import NotTogether

    if form is not None and as_json:
        raise NotTogether("--json", "--as")
    if form not in {None, Form.POSITIONS} and only is not None:
        raise NotTogether("--round", f"--as {form}")


@dataclass(frozen=True, slots=True)
class _Manner:
    """The settings for showing games to a reader."""

    environment: Environment
    faces: Faces
    plain: bool

    def show(self, told: "GameReplay", only: int | None) -> None:
        from foretell.terminal.common.environment import card_names
        from foretell.terminal.common.output import console, write_line
        from foretell.terminal.common.view import View, distinct

        header = told.record.header
        edition = header.options.edition
        words = self.environment.words(edition=edition)
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


def _write_json(told: "GameReplay", file: str, number: int, only: int | None) -> None:
    from foretell.terminal.common.output import write_json
    from foretell.terminal.show.replay import game_json

    write_json({"file": file, "game": number, **game_json(told, only=only)})


def _write_fault(file: str, fault: "RecordFault", environment: Environment) -> None:
    from foretell.rules.options import Edition
    from foretell.terminal.common.environment import card_names
    from foretell.terminal.common.output import write_json
    from foretell.terminal.common.records import fault_json

    words = environment.words()
    names = card_names(words, Edition.CLASSIC)
    write_json(fault_json(file, fault.line, fault.refusal, words=words, names=names))
