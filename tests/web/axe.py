"""axe-core's findings on a page, at some widths and in some themes."""

from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import pytest

from tests.web.browsing import DESK, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

VENDOR: Final = Path(__file__).parent / "vendor"
AXE: Final = (VENDOR / "axe.min.js").read_text("utf-8")
FIND: Final = """async (rules) => {
  document.getAnimations().forEach((one) => one.finish());
  const asked = rules === null ? {} : { runOnly: rules };
  const found = await axe.run(document, { resultTypes: ["violations"], ...asked });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}"""
APPEAR: Final = """(theme) => {
  document.documentElement.dataset.theme = theme;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Changes the theme, and waits for the next frame."""
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules that look at colours: all that another theme can break, whatever the width."""

Rules: TypeAlias = tuple[str, ...] | None
"""The rules that are asked; None for all."""
Look: TypeAlias = "tuple[ViewportSize, str, Rules]"
"""A size, a theme and the rules that are asked there."""

ONE_LOOK: Final[tuple[Look, ...]] = ((PHONE, "light", None),)
OTHER_THEMES: Final[tuple[Look, ...]] = ((PHONE, "dark", COLOURS), (PHONE, "contrast", COLOURS))
EVERY_LOOK: Final[tuple[Look, ...]] = tuple(
    (size, theme, None if theme == "light" else COLOURS)
    for size in (PHONE, DESK)
    for theme in ("light", "dark", "contrast")
)
in_some_looks: Final = pytest.mark.parametrize(
    "looks",
    [
        pytest.param(ONE_LOOK, id="one look"),
        pytest.param(EVERY_LOOK, id="every look", marks=pytest.mark.thorough),
    ],
)
"""A test of ``looks``: on a phone, and thoroughly on a desk and in every theme, too."""


def violations(page: "Page", looks: tuple[Look, ...] = ONE_LOOK) -> list[str]:
    """Return the findings of axe on a page that bypasses its policy, in each look."""
    page.evaluate(AXE)
    found: list[str] = []
    for size, theme, rules in looks:
        page.set_viewport_size(size)
        page.evaluate(APPEAR, theme)
        told: list[str] = page.evaluate(FIND, rules)
        found += [f"{theme} {size['width']} {one}" for one in told]
    page.set_viewport_size(PHONE)
    return found
