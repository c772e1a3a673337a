"""The catalogues and the glossary use the same words, in every language."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES
from tests.i18n.ftl import Entry, entries, prose, terms_of

GLOSSARY = Path(__file__).parent.parent.parent / "docs" / "contribute" / "glossary.md"
WORDS = Path(__file__).parent / "words"
COLUMNS = {"English": "en", "Italiano": "it", "Español": "es", "Français": "fr", "Deutsch": "de"}

SHORTEST_STEM = 4
LONGEST_ENDING = 3

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def texts(language: str) -> dict[str, str]:
    """Return the text of each message and term, one line per piece between variables."""
    return {entry.id.name: _lines(entry) for entry in entries(language)}


def _lines(entry: Entry) -> str:
    return "\n".join(" ".join(part.split()) for part in prose(entry))


@cache
def spoken(language: str) -> list[str]:
    """Return the text of each message and term with its terms expanded."""
    return [
        "\n".join([_lines(entry), *map(_lines, terms_of(entry, language))])
        for entry in entries(language)
    ]


def column(language: str) -> list[str]:
    """Return the words and phrases of a language that the tables of the glossary list."""
    found: list[str] = []
    place = 0
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if "English" in cells:
            place = [COLUMNS[cell] for cell in cells].index(language)
        elif line.startswith("| "):
            plain = re.sub(r"\(.*?\)|°", "", cells[place])
            found += [" ".join(phrase.split()) for phrase in plain.split(",")]
    return found


def stem(word: str) -> str:
    """Return a pattern for a word in any of its inflected forms: its beginning is enough."""
    if len(word) <= SHORTEST_STEM:
        return rf"\b{re.escape(word)}\w{{0,{LONGEST_ENDING}}}\b"
    return rf"\b{re.escape(word[: max(SHORTEST_STEM, len(word) - LONGEST_ENDING)])}"


def is_used(phrase: str, language: str) -> bool:
    """Return whether one message has all words of a phrase except short ones."""
    words = phrase.split()
    telling = [word for word in words if len(word) >= SHORTEST_STEM] or words
    patterns = [re.compile(stem(word), re.IGNORECASE) for word in telling]
    return any(all(each.search(text) for each in patterns) for text in spoken(language))


@cache
def _toml(language: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((WORDS / f"{language}.toml").read_text(encoding="utf-8"))


def faults(language: str) -> dict[str, list[str]]:
    """Return words that the glossary replaces, by the messages that use them."""
    found: dict[str, list[str]] = {}
    for pattern, better in _toml(language)["instead"].items():
        whole = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)
        for message, text in texts(language).items():
            if hit := whole.search(text):
                found.setdefault(message, []).append(f"“{hit[0]}”: {better}")
    return found


@in_every_language
def test_every_word_of_the_glossary_is_used(language: str) -> None:
    assert [phrase for phrase in column(language) if not is_used(phrase, language)] == []


@in_every_language
def test_no_message_uses_a_word_that_the_glossary_replaces(language: str) -> None:
    excepted = _toml(language)["except"]
    assert {key: hits for key, hits in faults(language).items() if key not in excepted} == {}


@in_every_language
def test_every_exception_of_the_glossary_is_needed(language: str) -> None:
    assert set(_toml(language)["except"]) <= set(faults(language))


@pytest.mark.parametrize("phrase", ["whist", "to finesse", "suit of the partner"])
def test_a_glossary_word_that_no_message_uses_is_found(phrase: str) -> None:
    assert not is_used(phrase, "en")


@pytest.mark.parametrize("phrase", ["to take a trick", "clockwise", "to shuffle", "bot"])
def test_inflected_forms_count_as_used(phrase: str) -> None:
    assert is_used(phrase, "en")


def test_every_table_of_the_glossary_is_read() -> None:
    assert {"trick", "Wizard", "one suit each", "commitment"} <= set(column("en"))
