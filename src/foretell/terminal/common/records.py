"""Recorded games, and their faults as people and programs read them."""

import sys
from collections.abc import Iterator

from click.exceptions import Exit

from foretell.cards import Suit
from foretell.errors import Refusal
from foretell.i18n import CardNames, Words
from foretell.record import Header, Record, RecordFault, read_records
from foretell.rules.presets import Faces
from foretell.terminal.common.environment import Environment, card_names
from foretell.terminal.common.exits import ExitStatus
from foretell.terminal.common.output import write_aside, write_json
from foretell.terminal.common.values import STANDARD
from foretell.terminal.common.view import View, distinct, refused
from foretell.untrusted_text import shown


def numbered_games(
    file: str, environment: Environment, *, as_json: bool = False
) -> Iterator[tuple[int, Record]]:
    """Yield the games of a file, or of standard input, with their numbers from 1.

    Raises:
        Exit: when the file is faulty; the fault has been printed.
    """
    source, words = sys.stdin.buffer if file == STANDARD else file, environment.words()
    try:
        yield from enumerate(read_records(source, keep_partial=True), 1)
    except RecordFault as fault:
        if as_json:
            names = card_names(words)
            write_json(fault_json(file, fault.line, fault.refusal, words=words, names=names))
        raise print_fault(file, fault, words) from None


def onlooker(header: Header, environment: Environment, faces: Faces | None, *, plain: bool) -> View:
    """Return the view of a reader who looks on at a recorded game."""
    edition = header.options.edition
    words = environment.words(edition=edition)
    names = card_names(words, edition, faces or Faces.LETTERS)
    players = distinct([player.name for player in header.players])
    return View(words, names, players, None, spoken=plain)


def print_fault(file: str, fault: RecordFault, words: Words) -> Exit:
    """Write ``FILE:LINE: what (clause)`` to standard error, and return the exit to raise."""
    write_aside(f"{shown(file)}:{fault.line}: {refused(fault.refusal, words, card_names(words))}")
    return Exit(ExitStatus.FAULT)


def fault_json(
    file: str, line: int, refusal: Refusal, *, words: Words, names: CardNames
) -> dict[str, object]:
    """Return a fault of a record as JSON: its position, the refusal, and its sentence.

    ``column`` is None unless the line cannot be parsed from there on.
    """
    column = refusal.data().get("column")
    place = {"type": "fault", "file": file, "line": line, "column": column}
    return {**place, **refusal_json(refusal, words, names)}


def refusal_json(refusal: Refusal, words: Words, names: CardNames) -> dict[str, object]:
    """Return a refusal as JSON: code, fields as in records, clause and sentence."""
    return {
        "code": refusal.code,
        "data": {name: as_json(value) for name, value in refusal.data().items()},
        "clause": refusal.clause or None,
        "sentence": refused(refusal, words, names),
    }


def as_json(value: object) -> object:
    """Return a value of a game as a JSON value: cards and suits as in records."""
    match value:
        case Suit():  # also a number, so this case comes first
            return value.letter
        case None | bool() | int():
            return value
        case tuple() | list():
            return [as_json(item) for item in value]
        case _:
            return str(value)
