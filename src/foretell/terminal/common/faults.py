"""A record that cannot be used, told as ``foretell check`` tells it."""

from click.exceptions import Exit

from foretell.i18n import Words
from foretell.record import RecordFault
from foretell.rules.options import Edition
from foretell.terminal.common.environment import card_names
from foretell.terminal.common.output import write_aside
from foretell.terminal.common.view import refused


def tell_fault(file: str, fault: RecordFault, words: Words) -> Exit:
    """Write ``FILE:LINE: what (clause)`` to standard error, and return the way out."""
    names = card_names(words, Edition.CLASSIC)
    write_aside(f"{file}:{fault.line}: {refused(fault.refusal, words, names)}")
    return Exit(1)
