"""Untrusted text from files, made safe to show."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import UnknownCard
from foretell.record.text import SHOWN, clean, cleaned, is_plain, quote

UNPLAIN = {
    "escape": "\x1b[2J",
    "new line": "\n",
    "delete": "\x7f",
    "C1 control": "\x9b31m",
    "NUL": "\0",
    "line separator": "\u2028",
    "direction override": "\u202e",
    "direction isolate": "\u2066",
    "lone surrogate": "\ud800",
}


@pytest.mark.parametrize("text", UNPLAIN.values(), ids=UNPLAIN)
def test_control_characters_are_not_plain(text: str) -> None:
    assert not is_plain(f"a{text}b")


@pytest.mark.parametrize("text", ["Zoë", "王", "🧙‍♀️", "דנה", "a b", "<b>", "[red]"])
def test_names_of_all_scripts_are_plain(text: str) -> None:
    assert is_plain(text)
    assert clean(text) == text


@given(st.text(st.characters()))
def test_a_clean_text_is_plain_and_short(text: str) -> None:
    shown = clean(text)
    assert is_plain(shown)
    assert len(shown) <= 6 * SHOWN + 1
    shown.encode()


def test_a_long_text_is_truncated() -> None:
    assert clean("x" * 1000) == "x" * SHOWN + "…"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "null"),
        (True, "true"),
        (-7, "-7"),
        ("a\x1bb", '"a\\u001bb"'),
        ([1, 2], "[…]"),
        ([], "[]"),
        ({"a": 1}, "{…}"),
        ({}, "{}"),
    ],
)
def test_values_are_quoted_as_json_with_lists_and_objects_abbreviated(
    value: object, shown: str
) -> None:
    assert quote(value) == shown


def test_refusals_that_quote_a_file_are_cleaned() -> None:
    assert cleaned(UnknownCard("\x1b[2J")).text == "\\u001b[2J"
