"""The style sheets: selectors that cost a browser little, whatever changes on the page."""

import re
from pathlib import Path
from typing import Final

import pytest

import foretell

SHEETS: Final = sorted((Path(foretell.__file__).parent / "web" / "static" / "css").glob("*.css"))
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTOR: Final = re.compile(r"[^{};]*:has\([^{};]*(?=\{)")
ARGUMENT: Final = re.compile(r":has\(((?:[^()]|\([^()]*\))*)\)")
STEP: Final = re.compile(r"\s*[>+~]\s*")
BESIDE: Final = re.compile(r",(?![^(]*\))")


def _selectors(sheet: Path) -> list[str]:
    """Return the selectors with a ``:has()``."""
    return SELECTOR.findall(COMMENT.sub("", sheet.read_text("utf-8")))


def test_there_are_selectors_to_check() -> None:
    assert sum(len(_selectors(sheet)) for sheet in SHEETS) > 20


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_has_looks_a_fixed_number_of_steps_away(sheet: Path) -> None:
    """One that looks for a descendant is asked again at each change of the whole screen."""
    for selector in _selectors(sheet):
        for argument in ARGUMENT.findall(selector):
            for alternative in BESIDE.split(argument):
                first, *steps = STEP.split(alternative.strip())
                assert not first, selector
                assert not [step for step in steps if " " in step and "(" not in step], selector


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_no_has_decides_about_all_that_is_inside(sheet: Path) -> None:
    """Browsers would restyle every element at a change within any ``:has()`` of the page."""
    for selector in _selectors(sheet):
        assert not re.search(r"[\s>]\*\s*(,|$)", selector.strip()), selector
