"""Entries parsed one by one equal those of the whole catalogue."""

import pytest
from fluent.syntax import ast as ftl

from foretell.i18n import LANGUAGES
from foretell.i18n.entries import entry, texts
from tests.i18n.ftl import entries as whole_entries
from tests.i18n.ftl import references

pytestmark = pytest.mark.no_cover

each_language = pytest.mark.parametrize("language", LANGUAGES)


def name_of(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


@each_language
def test_every_entry_parsed_alone_equals_the_one_in_its_file(language: str) -> None:
    whole = {name_of(found): found for found in whole_entries(language)}
    assert texts(language).keys() == whole.keys()
    for name, found in whole.items():
        assert entry(language, name).equals(found, ignored_fields=["span", "comment"]), name


@each_language
def test_every_reference_of_an_entry_exists(language: str) -> None:
    named = {name.partition(".")[0] for name in references(language)}
    assert named
    assert named <= texts(language).keys()


def test_an_unknown_entry_is_a_programming_error() -> None:
    with pytest.raises(LookupError, match="en has no message unheard-of"):
        entry("en", "unheard-of")
