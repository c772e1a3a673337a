"""Names that people give themselves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.errors import Refusal
from foretell.server.names import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Ann\u3000B", "Ann B"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("अमृता", "अमृता"),
        ("שרה", "שרה"),
        ("🃏 joker", "🃏 joker"),
        ("x" * 32, "x" * 32),
    ],
)
def test_good_names_are_composed_and_trimmed(given_name: str, kept: str) -> None:
    assert clean_name(given_name) == kept


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name/empty"),
        (" \t\n ", "name/empty"),
        ("\u0301", "name/empty"),
        ("x" * 33, "name/too_long"),
        ("x" * 5_000, "name/too_long"),
        ("a\u0000b", "name/bad_character"),
        ("a\nb", "name/bad_character"),
        ("a\u2028b", "name/bad_character"),
        ("a\u202eb", "name/bad_character"),
        ("a\u2066b", "name/bad_character"),
        ("a\u200bb", "name/bad_character"),
        ("a\ufeffb", "name/bad_character"),
        ("\u3164", "name/bad_character"),
        ("a\ud800b", "name/bad_character"),
        ("a\ue000b", "name/bad_character"),
        ("a" + 9 * "\u0300", "name/bad_character"),
    ],
)
def test_other_names_are_refused(name: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == code


@given(st.text(max_size=60))
def test_whatever_is_kept_is_short_visible_and_clean_already(name: str) -> None:
    try:
        kept = clean_name(name)
    except Refusal:
        return
    assert 0 < len(kept) <= LONGEST_NAME
    assert kept.strip() == kept
    assert all(character.isprintable() for character in kept.replace("\u3000", " "))
    assert clean_name(kept) == kept
