"""Validation and clean-up of the notes that people write at moments of a game."""

from typing import Final
from unicodedata import category, normalize

from foretell.server.emoji import as_single_signs
from foretell.server.names import MARKS, columns, visible
from foretell.server.refusals import BadCharacter, BadNote, EmptyNote, NoteTooLong

LONGEST_NOTE: Final = 280
"""Width in columns, as of names."""


def clean_note(text: str) -> str:
    r"""Return a note as it is kept: one line, composed, trimmed, single spaces.

    >>> clean_note("  Why not\nthe Wizard? ")
    'Why not the Wizard?'

    Raises:
        EmptyNote, NoteTooLong, BadNote: when the text is not a valid note.
    """
    if len(text) > 4 * LONGEST_NOTE:  # before any expensive work
        raise NoteTooLong(LONGEST_NOTE)
    line = " ".join(normalize("NFC", text).split())
    try:
        note = visible(line)
    except BadCharacter as bad:
        raise BadNote(bad.character) from None
    if all(category(character) in MARKS for character in note):
        raise EmptyNote
    if columns(as_single_signs(note)) > LONGEST_NOTE:
        raise NoteTooLong(LONGEST_NOTE)
    return note
