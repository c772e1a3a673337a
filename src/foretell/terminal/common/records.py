"""Faults of records, as people and programs read them."""

from click.exceptions import Exit

from foretell.cards import Suit
from foretell.errors import Refusal
from foretell.i18n import CardNames, Words
from foretell.record import RecordFault
from foretell.rules.options import Edition
from foretell.terminal.common.environment import card_names
from foretell.terminal.common.exits import ExitStatus
from foretell.terminal.common.output import write_aside
from foretell.terminal.common.view import refused
from foretell.untrusted_text import shown


def tell_fault(file: str, fault: RecordFault, words: Words) -> Exit:
    """Write ``FILE:LINE: what (clause)`` to standard error, and return the exit to raise."""
    names = card_names(words, Edition.CLASSIC)
    write_aside(f"{shown(file)}:{fault.line}: {refused(fault.refusal, words, names)}")
    return Exit(ExitStatus.FAULT)


def fault_json(
    file: str, line: int, refusal: Refusal, *, words: Words, names: CardNames
) -> dict[str, object]:
    """Return a fault of a record as JSON: its position, the refusal, and its sentence.

    ``column`` is None unless the line cannot be parsed from there on.
    """
    column = refusal.data().get("column")
    where = {"type": "fault", "file": file, "line": line, "column": column}
    return {**where, **refusal_json(refusal, words, names)}


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
