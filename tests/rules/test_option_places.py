"""Texts and documentation that every option needs and that no code generates."""

from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES, Words
from foretell.i18n.catalogue import catalogue_text
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
        ("README.md", f"--{key(option)}", [f"`{value}`" for value in values]),
        ("docs/record.md", option, [f'`"{value}"`' for value in values]),
    ):
        lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
        rows = [line for line in lines if line.startswith(f"| `{name}` |")]
        assert any(all(value in row for value in named) for row in rows), path
