"""The pages of the rule book are generated from the catalogues."""

import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES
from foretell.rules.clauses import ALL_CLAUSES

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "docs" / "play" / "rules"


@pytest.fixture(scope="module")
def page() -> Callable[[str], str]:
    written: Callable[[str], str] = runpy.run_path(str(ROOT / "scripts" / "rules.py"))["page"]
    return written


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_rules_are_up_to_date(page: Callable[[str], str], language: str) -> None:
    """Written by ``python scripts/rules.py``."""
    assert (FOLDER / f"{language}.md").read_text(encoding="utf-8") == page(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_an_anchor_and_every_reference_a_clause(language: str) -> None:
    text = (FOLDER / f"{language}.md").read_text(encoding="utf-8")
    anchors = re.findall(r'^<a id="(.*?)"></a><a id="(.*?)"></a>\n\n### (\S+) ', text, re.MULTILINE)
    assert anchors == [
        (clause.lower().replace(".", "-"), clause.lower(), clause) for clause in ALL_CLAUSES
    ]
    assert set(re.findall(r"R\d+\.\d+", text)) == set(ALL_CLAUSES)
