"""Take pictures of every screen of the page, at three sizes, light and dark.

    python lab/scripts/gallery.py [NAME ...]

Each NAME is a screen (default: all). The pictures, and a page with all of them, are in
build/gallery/; those that docs/ shows are renewed there, too. Games, codes and player names are
fixed, so a picture changes only with the page.
"""

import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.browsing import Visitors, launch  # noqa: E402 - after the path to it
from tests.web.chromium import chromium_or_exit  # noqa: E402 - after the path to it
from tests.web.screen import SITE, Screen, arguments  # noqa: E402 - after the path to it
from tests.web.screens import SECTIONS  # noqa: E402 - after the path to it
from tests.web.serving import served  # noqa: E402 - after the path to it
from tests.web.tabs import Tabs  # noqa: E402 - after the path to it

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

GALLERY: Final = ROOT / "build" / "gallery"
SHOWN: Final = ROOT / "docs" / "images" / "web"
"""The pictures that docs/ shows."""
SIZES: Final[Mapping[str, "ViewportSize"]] = {
    "phone": {"width": 360, "height": 616},
    "tablet": {"width": 820, "height": 1180},
    "desk": {"width": 1440, "height": 900},
}
"""The space that browsers leave for a page."""
WIDTHS: Final = {"phone": 360, "tablet": 640, "desk": 960}
"""The width of saved pictures, in pixels."""
THEMES: Final = ("light", "dark")
EDITIONS: Final = ("classic", "fantasy")
CONTRAST: Final = ("home", "bidding", "trick", "score-pad")
"""Screens also shown in high contrast."""
QUALITY: Final = 55

INTRODUCTION: Final = """\
# Gallery

Every screen of the page on a phone (360 × 616, what its browser leaves), a tablet (820 × 1180)
and a large screen (1440 × 900), light and dark, some in high contrast. Click a picture to see it in
full.
"""
DECK: Final = """\
## The deck

All sixty cards are drawn here, by functions (`src/foretell/web/static/art/`).

| | classic | fantasy |
|---|---|---|
"""
CHARACTERS: Final = """
## The characters

Everyone at a table appears as one of them, in five moods: calm, thinking, happy, dismayed and away.

| | |
|---|---|
"""


def files(screen: Screen) -> dict[str, list[str]]:
    """Return the names of a screen's pictures, row by row."""
    themes = (*THEMES, "contrast") if screen.name in CONTRAST else THEMES
    return {theme: [f"{screen.name}-{size}-{theme}.webp" for size in SIZES] for theme in themes}


def text() -> str:
    """Return the gallery page."""
    parts = [INTRODUCTION]
    for heading, screens in SECTIONS.items():
        parts.append(f"## {heading}\n")
        parts += (f"### {screen.title}\n\n{table(screen)}" for screen in screens)
    decks = ((theme, [f"cards-{one}-{theme}.png" for one in EDITIONS]) for theme in THEMES)
    parts.append(DECK + "".join(row("The deck", theme, names) for theme, names in decks))
    faces = (row("The characters", theme, [f"portraits-{theme}.png"]) for theme in THEMES)
    return "\n".join(parts) + CHARACTERS + "".join(faces)


def table(screen: Screen) -> str:
    """Return a table of a screen's pictures."""
    rows = (row(screen.title, theme, names) for theme, names in files(screen).items())
    return "| | phone | tablet | large screen |\n|---|---|---|---|\n" + "".join(rows)


def row(title: str, theme: str, names: Sequence[str]) -> str:
    """Return a row of pictures, each a link to itself."""
    cells = (f"[![{title}, {theme}]({name})]({name})" for name in names)
    return f"| {theme} | {' | '.join(cells)} |\n"


def take(screens: Sequence[Screen]) -> Iterator[tuple[str, bytes]]:
    """Yield the pictures of screens, each with its file name."""
    from playwright.sync_api import sync_playwright

    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright, chromium_or_exit(), *arguments(address))
        for screen in screens:
            for theme, names in files(screen).items():
                for name, (size, viewport) in zip(names, SIZES.items(), strict=True):
                    visitors = Visitors(Tabs(browser), SITE)
                    context = visitors.browser(
                        size=viewport, hasty=screen.hasty, prefers={"theme": theme}
                    )
                    page = screen.show(context, theme)
                    yield name, small(page.screenshot(animations="disabled"), WIDTHS[size])
                    if wrong := visitors.leave():
                        raise RuntimeError(f"{name}: {wrong}")
        browser.close()


def small(picture: bytes, width: int) -> bytes:
    """Return a picture scaled and compressed for saving."""
    from PIL import Image

    taken = Image.open(io.BytesIO(picture)).convert("RGB")
    height = round(taken.height * width / taken.width)
    content = io.BytesIO()
    taken.resize((width, height), Image.Resampling.LANCZOS).save(
        content, "WEBP", quality=QUALITY, method=6
    )
    return content.getvalue()


def main(names: Sequence[str]) -> int:
    """Take the requested pictures."""
    screens = [screen for screens in SECTIONS.values() for screen in screens]
    if unknown := {*names} - {screen.name for screen in screens}:
        print(f"No screen is called {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    GALLERY.mkdir(parents=True, exist_ok=True)
    (GALLERY / "gallery.md").write_text(text(), encoding="utf-8")
    for name, body in take([screen for screen in screens if not names or screen.name in names]):
        (GALLERY / name).write_bytes(body)
        if (SHOWN / name).exists():
            (SHOWN / name).write_bytes(body)
        print(f"{name}: {len(body) / 1024:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
