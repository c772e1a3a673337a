"""The five catalogues agree with each other, with the source, and with their typography."""

import importlib
import pkgutil
import re
from collections import Counter
from dataclasses import fields
from itertools import combinations

import pytest
from fluent.syntax import ast as ftl

import foretell
import foretell_lab
from foretell.errors import Refusal
from foretell.i18n import LANGUAGES
from foretell.i18n.fields import SEATS
from foretell.rules.clauses import ALL_CLAUSES
from tests.i18n.ftl import (
    bodies,
    calls,
    entries,
    literals,
    paths,
    patterns,
    prose,
    references,
    text_of,
    variables,
)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])

ALIKE = {
    "arena-column-round",
    "card-wizard",
    "commands-usage",
    "daily-points",
    "daily-share-points",
    "lessons-total",
    "loadtest-ms",
    "play-bot",
    "play-column-points",
    "play-column-score",
    "play-help-card",
    "play-key-enter",
    "puzzles-difficulty",
    "puzzles-run-streak",
    "puzzles-set-wizard",
    "review-average",
    "review-column-points",
    "review-column-round",
    "review-points",
    "review-reviewing",
    "rule-9-6.title",
    "stats-column-mean",
    "table-bot-here",
    "table-code",
    "table-fair-seed",
    "table-figure-round",
    "table-hint-points",
    "table-is-bot",
    "table-key-enter.name",
    "table-menu",
    "table-prefer-speed.normal",
    "table-prefer-speed.slow",
    "table-title",
    "table-total",
    "web-edition-fantasy",
    "web-game-when",
    "web-kind-twist",
    "web-lesson-hardly",
    "web-lesson-likely",
    "web-level-beginner",
    "web-level-expert",
    "web-level-master",
    "web-option-clairvoyance",
    "web-pad-points",
    "web-pad-round-number",
    "web-pad-total",
    "web-preset-clairvoyance",
    "web-primer-points",
    "web-review",
    "web-review-action-card",
    "web-review-average",
    "web-review-column-points",
    "web-review-column-round",
    "web-review-column-verdict",
    "web-review-points",
    "web-review-round",
    "web-set-speed-normal",
    "web-set-speed-slow",
    "web-stats-column-order",
    "web-stats-date",
    "web-table-with",
}
"""Messages that two languages share for good reason: proper nouns, and words of one root."""

QUOTES = {"en": "“”’", "it": "«»’", "es": "«»", "fr": "«»’", "de": "„“’"}
"""The quotation marks and apostrophes of each language."""
ALL_QUOTES = set("\"'“”„«»’\u2018\u201a\u2039\u203a")


def refusals(kind: type[Refusal] = Refusal) -> list[type[Refusal]]:
    found = []
    for refusal in kind.__subclasses__():
        found += [refusal] if hasattr(refusal, "code") else []
        found += refusals(refusal)
    return found


def every_refusal() -> dict[str, type[Refusal]]:
    """Every refusal of both packages, by the id of its message."""
    for module in (
        *pkgutil.walk_packages(foretell.__path__, "foretell."),
        *pkgutil.walk_packages(foretell_lab.__path__, "foretell_lab."),
    ):
        if module.name.endswith("__main__"):
            continue
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as missing:
            if missing.name not in {"pyspiel", "torch"}:  # extras that tests do without
                raise
    own = [
        refusal
        for refusal in refusals()
        if refusal.__module__.startswith(("foretell.", "foretell_lab."))
    ]
    return {refusal.code.replace("/", "-").replace("_", "-"): refusal for refusal in own}


@in_every_language
def test_every_catalogue_parses_without_junk(language: str) -> None:
    junk = [
        (name, entry.content)
        for name, body in bodies(language).items()
        for entry in body
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@in_every_language
def test_no_id_is_defined_twice(language: str) -> None:
    names = Counter((type(entry), entry.id.name) for entry in entries(language))
    assert [name for name, count in names.items() if count > 1] == []


@in_every_language
def test_no_attribute_is_defined_twice(language: str) -> None:
    for entry in entries(language):
        names = [attribute.id.name for attribute in entry.attributes]
        assert len(names) == len(set(names)), entry.id.name


@in_every_translation
def test_every_language_has_the_same_files(language: str) -> None:
    assert bodies(language).keys() == bodies("en").keys()


@in_every_translation
def test_every_language_has_the_same_messages_and_attributes_in_each_file(language: str) -> None:
    for file in bodies("en"):
        assert patterns(language, file).keys() == patterns("en", file).keys()


@in_every_translation
def test_every_language_uses_the_same_variables(language: str) -> None:
    differing = {
        message: (variables(language, message), variables("en", message))
        for message in patterns("en").keys() & patterns(language).keys()
        if variables(language, message) != variables("en", message)
    }
    assert differing == {}


@in_every_language
def test_no_message_is_empty(language: str) -> None:
    empty = {
        message
        for message, pattern in patterns(language).items()
        if not any(part.strip() for part in prose(pattern)) and "{" not in text_of(pattern)
    }
    assert empty == set()


def test_no_message_is_untranslated() -> None:
    alike = {
        message
        for one, other in combinations(LANGUAGES, 2)
        for message, pattern in patterns(one).items()
        if re.search("[a-z]{2}", "".join(prose(pattern)))
        and message in patterns(other)
        and text_of(pattern).lower() == text_of(patterns(other)[message]).lower()
    }
    assert alike == ALIKE


@in_every_language
def test_every_reference_names_an_existing_entry(language: str) -> None:
    terms = {f"-{term.id.name}" for term in entries(language) if isinstance(term, ftl.Term)}
    assert references(language) <= terms | patterns(language).keys()
    assert terms <= references(language), "terms that nothing names"


def test_every_refusal_has_a_sentence_with_its_fields() -> None:
    for message, refusal in every_refusal().items():
        names = {field.name.replace("_", "-") for field in fields(refusal)}
        names |= {"who", "you"} if names & {name.replace("_", "-") for name in SEATS} else set()
        assert message in patterns("en"), refusal
        assert variables("en", message) <= names, refusal


def test_every_clause_has_a_title_and_a_text_and_nothing_else_has() -> None:
    ids = {"rule-" + clause[1:].replace(".", "-") for clause in ALL_CLAUSES}
    chapters = {f"rule-chapter-{clause[1:].partition('.')[0]}" for clause in ALL_CLAUSES}
    expected = ids | {f"{name}.title" for name in ids} | chapters | {"rules-all", "rules-title"}
    assert patterns("en", "rules.ftl").keys() == expected


def test_every_message_used_by_the_source_exists() -> None:
    assert [call for call in calls() if call.message not in patterns("en")] == []


def test_the_source_passes_the_variables_that_messages_need() -> None:
    wrong = [
        (call, variables("en", call.message))
        for call in calls()
        if call.given is not None
        and call.message in patterns("en")
        and call.given != variables("en", call.message)
    ]
    assert wrong == []


def test_every_message_is_used_by_the_source() -> None:
    texts, shapes = literals()
    used = texts | references("en") | every_refusal().keys()
    unused = {
        message
        for message in {message.partition(".")[0] for message in patterns("en")}
        if message not in used and not any(shape.fullmatch(message) for shape in shapes)
    }
    assert unused == set()


@in_every_language
def test_quotation_marks_are_the_language_s_own(language: str) -> None:
    strange = {
        (entry.id.name, part)
        for entry in entries(language)
        for part in prose(entry)
        if set(part) & ALL_QUOTES - set(QUOTES[language]) or "..." in part
    }
    assert strange == set()


def test_french_has_its_spaces_before_high_signs_and_inside_quotation_marks() -> None:
    for path in paths("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"(?<!\u00a0):(?= |$)|(?<!\u202f)[;?!](?= |$)", line), line
                assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", line), line


@in_every_language
def test_a_percentage_has_the_space_of_its_language(language: str) -> None:
    """As ``Intl.NumberFormat`` writes it on the page: none, or one that does not break lines."""
    space = "" if language in {"en", "it"} else "\u00a0"
    for path in paths(language):
        for written in re.findall(r"[\d}](\s?)%", path.read_text(encoding="utf-8")):
            assert written == space, path.name


def test_french_has_no_space_between_a_word_and_its_dots() -> None:
    for path in paths("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\w[ \u00a0\u202f]…", line), line


def test_spanish_opens_its_questions_and_exclamations() -> None:
    for entry in entries("es"):
        text = "".join(prose(entry))
        assert text.count("?") == text.count("¿"), entry.id.name
        assert text.count("!") == text.count("¡"), entry.id.name
