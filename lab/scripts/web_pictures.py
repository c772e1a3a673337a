"""Draw the icons of the page, and the pictures of its cards and portraits in build/gallery/.

Chromium draws them from the page's own modules and fetches nothing else. The same Chromium draws
the same icon byte for byte.
"""

import mimetypes
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Route, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.chromium import chromium_or_exit  # noqa: E402 - it needs the path

WEB: Final = ROOT / "src" / "foretell" / "web"
ICONS: Final = WEB / "static" / "icons"
PICTURES: Final = ROOT / "build" / "gallery"
SITE: Final = "http://foretell.test/"
GALLERY: Final = SITE + "tests/web/gallery/"
THEMES: Final = ("light", "dark")

PIXELS: Final = {
    "icon-180": ("icon-maskable", 180),
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "icon-maskable-512": ("icon-maskable", 512),
}
"""Bitmaps by name, with their source drawing and width."""


def serve(route: Route) -> None:
    """Answer a request of the page from this checkout."""
    name = route.request.url.removeprefix(SITE).split("?")[0]
    path = {"static": WEB, "gallery": ROOT / "tests" / "web"}.get(name.split("/")[0], ROOT) / name
    if not path.is_file():
        route.fulfill(status=404)
        return
    kind = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0]
    route.fulfill(body=path.read_bytes(), content_type=kind or "text/plain")


def draw_icons(page: Page) -> None:
    """Write the icons, as drawings and as bitmaps."""
    page.goto(GALLERY + "close.html?theme=light&cards=back")
    drawings = page.evaluate("import('/lab/scripts/web_icon.js').then((module) => module.icons())")
    for name, text in drawings.items():
        (ICONS / f"{name}.svg").write_text(text, encoding="utf-8")
    for name, (drawing, width) in PIXELS.items():
        page.set_viewport_size({"width": width, "height": width})
        page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawings[drawing]}")
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


def draw_pictures(page: Page) -> None:
    """Write the contact sheets of the cards and the portraits."""
    page.set_viewport_size({"width": 1400, "height": 800})
    for theme in THEMES:
        for edition in ("classic", "fantasy"):
            address = f"{GALLERY}cards.html?theme={theme}&edition={edition}"
            shoot(page, address, f"cards-{edition}-{theme}")
        shoot(page, f"{GALLERY}portraits.html?theme={theme}&sizes=72", f"portraits-{theme}")


def shoot(page: Page, address: str, name: str) -> None:
    """Write a page of the gallery, on a plain cloth: its light would triple the file size."""
    page.goto(address, wait_until="networkidle")
    page.add_style_tag(content=":root:root:root { --table-glow: var(--table) }")
    page.locator("body").screenshot(path=PICTURES / f"{name}.png", animations="disabled")


def main() -> int:
    """Write all icons and pictures."""
    for folder in (ICONS, PICTURES):
        folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_or_exit(), args=["--no-sandbox"]
        )
        page = browser.new_page(reduced_motion="reduce")
        page.route("**/*", serve)
        draw_icons(page)
        draw_pictures(page)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
