"""Texts and documentation that every option needs and that no code generates."""

import re
from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES, Words
from foretell.i18n.entries import catalogue_text
from foretell.rules.declaration import Choice, Number, Switch, examples
from foretell.rules.options import CHOICES, OPTIONS

ROOT = Path(__file__).parents[2]


def key(text: str) -> str:
    return text.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_a_help_text_and_a_label_in_every_language(
    language: str, option: str
) -> None:
    assert Words(language)(f"commands-option-{key(option)}")
    page = catalogue_text(language, "web")
    assert f"\nweb-option-{key(option)} = " in page
    for value in CHOICES.get(option, ()):
        assert f"\nweb-{key(option)}-{key(value)} = " in page


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_in_the_tables_of_the_documentation(option: str) -> None:
    values = tuple(CHOICES.get(option, ()))
    for path, name, named in (
        ("docs/build/commands.md", f"--{key(option)}", [f"`{value}`" for value in values]),
        ("docs/build/record.md", option, [f'`"{value}"`' for value in values]),
    ):
        lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
        rows = [line for line in lines if line.startswith(f"| `{name}` |")]
        assert any(all(value in row for value in named) for row in rows), path
    notation = (ROOT / "docs" / "build" / "notation.md").read_text(encoding="utf-8")
    for letter in OPTIONS[option].letters:
        assert re.search(rf"^\| .*`{letter}`.* \|", notation, re.MULTILINE), letter


def test_every_value_that_is_not_standard_has_its_own_letter_in_short_texts() -> None:
    """But for the players, the first dealer and the rounds, which are written otherwise."""
    letters = [letter for option in OPTIONS.values() for letter in option.letters]
    assert len({*letters}) == len(letters)
    for name, option in OPTIONS.items():
        match option.kind:
            case Choice() | Switch():
                values = {*examples(option.kind)} - {option.standard}
                assert {*option.letters.values()} == values, name
            case Number() if name != "players":
                assert {*option.letters.values()} == {None}, name
            case _:
                assert not option.letters, name


def test_every_option_has_its_own_place_in_the_form() -> None:
    assert sorted(option.place for option in OPTIONS.values()) == [*range(len(OPTIONS))]


def test_options_that_came_later_follow_all_others_and_are_standard_by_one_value() -> None:
    later = [option.is_later for option in OPTIONS.values()]
    assert later == sorted(later)
    assert all(option.for_two is None for option in OPTIONS.values() if option.is_later)
