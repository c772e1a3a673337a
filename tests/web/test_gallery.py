"""The gallery of cards and parts, as a browser shows it."""

import base64
import mimetypes
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.whole

ROOT: Final = Path(__file__).parents[2]
SITE: Final = "http://foretell.test/"
POLICY: Final = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
TOUCH: Final = 44
NUMBER_CARDS: Final = 52
Colours = Literal["none", "active"]
STRIPS: Final = """async (picture) => {
  const body = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([body], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return [...document.querySelectorAll(".card-number")].map((card) => {
    const { x, y } = card.getBoundingClientRect();
    return context.getImageData(x + 2, y + 2, 23, 60).data.join();
  });
}"""
"""The visible strip of each card in a fan, in a picture of the whole page."""


def serve(route: Route) -> None:
    path = ROOT / route.request.url.removeprefix(SITE).split("?")[0]
    if not path.is_file():
        route.fulfill(status=404 if path.suffix != ".ico" else 204)
        return
    kind = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0]
    strict = {} if path.name == "index.html" else {"content-security-policy": POLICY}
    route.fulfill(body=path.read_bytes(), content_type=kind, headers=strict)


def open_page(chromium: Browser, name: str, colours: Colours = "none") -> Page:
    page = chromium.new_page(viewport={"width": 1360, "height": 760}, forced_colors=colours)
    page.route("**/*", serve)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(f"{SITE}tests/web/gallery/{name}", wait_until="networkidle")
    assert said == []
    return page


@pytest.mark.parametrize(
    ("edition", "colours"),
    [
        ("classic", "none"),
        ("fantasy", "active"),
        pytest.param("classic", "active", marks=pytest.mark.thorough),
        pytest.param("fantasy", "none", marks=pytest.mark.thorough),
    ],
)
def test_every_number_card_is_known_by_its_strip(
    chromium: Browser, edition: str, colours: Colours
) -> None:
    """In a full hand on a narrow phone nothing else of a card is seen."""
    page = open_page(chromium, f"cards.html?edition={edition}&width=88", colours)
    picture = base64.b64encode(page.screenshot()).decode()
    strips = page.evaluate(STRIPS, picture)
    assert len(strips) == len(set(strips)) == NUMBER_CARDS
    page.close()


def test_everything_that_is_used_is_seen(chromium: Browser) -> None:
    page = open_page(chromium, "cards.html?edition=fantasy")
    unseen = page.evaluate(
        "[...document.querySelectorAll('.card use')].filter((use) => !use.getBBox().width).length"
    )
    assert unseen == 0
    page.close()


@pytest.mark.parametrize(
    "theme",
    ["light", *(pytest.param(one, marks=pytest.mark.thorough) for one in ("dark", "contrast"))],
)
def test_every_button_is_as_large_as_a_fingertip(chromium: Browser, theme: str) -> None:
    page = open_page(chromium, f"index.html?theme={theme}")
    pressed = page.locator(".button, .input, .choice").all()
    assert len(pressed) == 9
    for control in pressed:
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TOUCH
    page.close()


def test_the_focus_is_seen(chromium: Browser) -> None:
    page = open_page(chromium, "index.html?theme=light")
    page.locator(".button-main").first.focus()
    page.keyboard.press("Tab")
    outline = page.evaluate(
        "getComputedStyle(document.activeElement).outlineWidth + ' ' +"
        " getComputedStyle(document.activeElement).outlineStyle"
    )
    assert outline == "3px solid"
    page.close()
