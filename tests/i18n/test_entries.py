"""Entries parsed one by one are those of the whole catalogue."""

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from foretell.i18n import LANGUAGES
from foretell.i18n.entries import entries, needed
from tests.i18n.ftl import entries as whole_entries
from tests.i18n.ftl import references

each_language = pytest.mark.parametrize("language", LANGUAGES)


def name_of(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


def parsed(text: str) -> list[ftl.Message | ftl.Term]:
    body = parse(text).body
    assert not any(isinstance(entry, ftl.Junk) for entry in body), text
    return [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


@each_language
def test_every_entry_alone_is_what_it_is_in_its_file(language: str) -> None:
    whole = {name_of(entry): entry for entry in whole_entries(language)}
    assert entries(language).keys() == whole.keys()
    for name, text in entries(language).items():
        (entry,) = parsed(text)
        assert entry.equals(whole[name], ignored_fields=["span", "comment"]), name


@each_language
def test_an_entry_comes_with_all_that_it_names(language: str) -> None:
    named = {name.partition(".")[0] for name in references(language)}
    assert named
    assert named <= entries(language).keys()
    for name in entries(language):
        found = {name_of(entry) for text in needed(language, name) for entry in parsed(text)}
        for text in needed(language, name):
            own = {word for word in named if word in text}
            assert {word for word in own if f"{{ {word}" in text} <= found, name


def test_what_is_no_entry_needs_nothing() -> None:
    assert list(needed("en", "unheard-of")) == []
