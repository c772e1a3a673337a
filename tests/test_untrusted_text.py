"""Text from others, made safe to show."""

import json
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.untrusted_text import BLANK, shown, shown_within

INVISIBLE = {
    "escape": "\x1b[2J",
    "bell": "\x07",
    "new line": "\n",
    "delete": "\x7f",
    "C1 control": "\x9b31m",
    "NUL": "\0",
    "line separator": "\u2028",
    "direction override": "\u202e",
    "direction isolate": "\u2066",
    "direction mark": "\u200f",
    "Arabic letter mark": "\u061c",
    "zero width space": "\u200b",
    "joiner of letters": "\u200d",
    "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad",
    "tag": "\U000e0041",
    "private use": "\ue000",
    "lone surrogate": "\ud800",
    "filler": "\u3164",
    "style without an emoji": "\ufe0f",
}
TAGGED = "\N{WAVING BLACK FLAG}\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
VISIBLE = (
    "Zoë",
    "王",
    "דנה",
    "a b",
    "<b>",
    "[red]",
    "·♠ −1",
    "🧙‍♀️",
    "❤️",
    "1️⃣",
    "👨‍👩‍👧‍👦",
    "👩🏽‍🚀",
    TAGGED,
)


@pytest.mark.parametrize("text", INVISIBLE.values(), ids=INVISIBLE)
def test_an_invisible_or_control_character_is_shown_as_an_escape(text: str) -> None:
    assert shown(f"a{text[0]}b") == f"a\\{'uU'[ord(text[0]) > 0xFFFF]}{_hexadecimal(text[0])}b"


def _hexadecimal(char: str) -> str:
    return f"{ord(char):04x}" if ord(char) <= 0xFFFF else f"{ord(char):08x}"


@pytest.mark.parametrize("text", VISIBLE)
def test_names_of_all_scripts_and_emoji_are_shown_as_they_are(text: str) -> None:
    assert shown(text) == text
    assert shown(f"({text})") == f"({text})"


@given(st.text(st.characters()))
def test_nothing_invisible_is_left_but_the_parts_of_emoji(text: str) -> None:
    safe = shown(text)
    assert shown(safe) == safe
    for at, char in enumerate(safe):
        hidden = category(char) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"} or char in BLANK
        before = safe[at - 1] if at else ""
        assert not hidden or (before and category(before) in {"So", "Sk", "Sm", "Cf", "Mn"}), safe


@given(st.text(st.characters()))
def test_all_texts_within_a_value_are_shown(text: str) -> None:
    value = {text: [text, {"a": text}, None, 1.5, True]}
    safe = shown(text)
    assert shown_within(value) == {safe: [safe, {"a": safe}, None, 1.5, True]}
    json.dumps(shown_within(value), ensure_ascii=False).encode()
