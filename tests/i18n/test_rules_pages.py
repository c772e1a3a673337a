"""The pages of the rule book are generated from the catalogues."""

import re
from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES
from foretell.rules.clauses import ALL_CLAUSES
from scripts.rules import page

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "docs" / "play" / "rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_rules_are_up_to_date(language: str) -> None:
    """Written by ``make generated``."""
    assert (FOLDER / f"{language}.md").read_text(encoding="utf-8") == page(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_an_anchor_and_every_reference_a_clause(language: str) -> None:
    text = (FOLDER / f"{language}.md").read_text(encoding="utf-8")
    anchors = re.findall(r'^<a id="(.*?)"></a><a id="(.*?)"></a>\n\n### (\S+) ', text, re.MULTILINE)
    assert anchors == [
        (clause.lower().replace(".", "-"), clause.lower(), clause) for clause in ALL_CLAUSES
    ]
    assert set(re.findall(r"R\d+\.\d+", text)) == set(ALL_CLAUSES)
