"""Notes that people write at moments of a game."""

import pytest

from foretell.errors import Refusal
from foretell.server.notes import LONGEST_NOTE, clean_note


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Why?", "Why?"),
        ("  Why not\n\tthe  Wizard? ", "Why not the Wizard?"),
        ("Zoe\u0308", "Zoë"),
        ("שרה: <b>&amp;", "שרה: <b>&amp;"),
        ("\u2764\ufe0f \U0001f44b\U0001f3fd", "\u2764\ufe0f \U0001f44b\U0001f3fd"),
        ("x" * LONGEST_NOTE, "x" * LONGEST_NOTE),
        ("王" * (LONGEST_NOTE // 2), "王" * (LONGEST_NOTE // 2)),
    ],
)
def test_notes_are_composed_and_brought_to_one_line(text: str, kept: str) -> None:
    assert clean_note(text) == kept
    assert clean_note(kept) == kept


@pytest.mark.parametrize(
    ("text", "code", "fields"),
    [
        ("", "note/empty", {}),
        (" \n\u3000", "note/empty", {}),
        ("\u0301", "note/empty", {}),
        ("x" * (LONGEST_NOTE + 1), "note/too_long", {"most": LONGEST_NOTE}),
        ("王" * LONGEST_NOTE, "note/too_long", {"most": LONGEST_NOTE}),
        ("x" * 100_000, "note/too_long", {"most": LONGEST_NOTE}),
        ("a\u202eb", "note/bad_character", {"character": "U+202E"}),
        ("a\x1b[31mb", "note/bad_character", {"character": "U+001B"}),
        ("a\u200bb", "note/bad_character", {"character": "U+200B"}),
        ("a" + "\u0301\u0302" * 5, "note/bad_character", {"character": "U+0301"}),
    ],
)
def test_notes_that_hide_reverse_or_cover_text_are_refused(
    text: str, code: str, fields: dict[str, object]
) -> None:
    with pytest.raises(Refusal) as refused:
        clean_note(text)
    assert (refused.value.code, refused.value.data()) == (code, fields)
