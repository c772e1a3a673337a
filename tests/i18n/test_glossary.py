"""The catalogues and the glossary use the same words, in every language.

``words/LANGUAGE.toml`` lists what a language does not say: ``[instead]`` nowhere (but in the
messages of ``[except]``), ``[within.MESSAGE]`` in messages of that name, which may have a ``*``.
``[once]`` holds texts that the catalogues once had, to show that they would be refused.
"""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

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
def _toml(language: str) -> dict[str, Any]:
    return tomllib.loads((WORDS / f"{language}.toml").read_text(encoding="utf-8"))


@cache
def _replaced(language: str) -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """Return the words that a language replaces: the messages, the pattern and the better word."""
    lists = {"*": _toml(language)["instead"], **_toml(language).get("within", {})}
    return tuple(
        (messages, re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE), better)
        for messages, words in lists.items()
        for pattern, better in words.items()
    )


def _hits(language: str, message: str, text: str) -> Iterator[str]:
    """Yield each word of a message that the glossary replaces, with the better one."""
    for messages, pattern, better in _replaced(language):
        if fnmatch(message, messages) and (hit := pattern.search(text)):
            yield f"“{hit[0]}”: {better}"


def faults(language: str) -> dict[str, list[str]]:
    """Return words that the glossary replaces, by the messages that use them."""
    found = {name: list(_hits(language, name, text)) for name, text in texts(language).items()}
    return {name: hits for name, hits in found.items() if hits}


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


@in_every_language
def test_the_glossary_itself_uses_no_word_that_it_replaces(language: str) -> None:
    assert {
        phrase: hits for phrase in column(language) if (hits := [*_hits(language, "", phrase)])
    } == {}


@in_every_language
def test_a_text_that_was_mended_would_be_refused_if_it_returned(language: str) -> None:
    once = _toml(language)["once"].items()
    assert [name for name, text in once if not any(_hits(language, name, text))] == []


@in_every_language
def test_every_rule_for_one_message_names_a_message_that_exists(language: str) -> None:
    names = [
        *_toml(language).get("within", {}),
        *_toml(language)["except"],
        *_toml(language)["once"],
    ]
    assert [n for n in names if not any(fnmatch(name, n) for name in texts(language))] == []


@pytest.mark.parametrize("phrase", ["whist", "to finesse", "suit of the partner"])
def test_a_glossary_word_that_no_message_uses_is_found(phrase: str) -> None:
    assert not is_used(phrase, "en")


@pytest.mark.parametrize("phrase", ["to take a trick", "clockwise", "to shuffle", "bot"])
def test_inflected_forms_count_as_used(phrase: str) -> None:
    assert is_used(phrase, "en")


def test_every_table_of_the_glossary_is_read() -> None:
    assert {"trick", "Wizard", "one suit each", "commitment", "blunder"} <= set(column("en"))
