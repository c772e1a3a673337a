"""Take what moves on the page, for docs/images: a trick as a film, two moments as strips.

    python lab/scripts/moments.py

Time stands still between the frames, so a picture changes only with the page.
"""

import io
import sys
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.browsing import launch  # noqa: E402 - after the path to it
from tests.web.chromium import chromium_or_exit  # noqa: E402 - after the path to it
from tests.web.serving import served  # noqa: E402 - after the path to it

if TYPE_CHECKING:
    from PIL.Image import Image
    from playwright.sync_api import Browser, Page, ViewportSize

PICTURES: Final = ROOT / "docs" / "images"
SCREEN: Final["ViewportSize"] = {"width": 390, "height": 664}
WIDTH: Final = 260
"""The width of a frame in a strip, in pixels."""
GAP: Final = 6
QUALITY: Final = 60
STEP: Final = 20
"""Milliseconds by which time advances at once."""
START: Final = datetime(2030, 1, 1, tzinfo=UTC)
PLAY_WIZARD: Final = """() => document.querySelector(".hand-card.can[data-card^=Z]")?.click()"""
PLAY: Final = """() => document.querySelector(
  ".hand-card.can, .bid:not([aria-disabled]), .trump-choice button")?.click()"""
"""Does the first thing that is allowed."""
ADVANCE: Final = """(step) => {
  for (const animation of document.getAnimations()) {
    if (!(window.known ??= new Set()).has(animation)) {
      window.known.add(animation);
      animation.pause();
      animation.currentTime = 0;
    }
    const time = (animation.currentTime ?? 0) + step;
    if (time >= animation.effect.getComputedTiming().endTime) animation.finish();
    else animation.currentTime = time;
  }
}"""
"""Advances all animations by a number of milliseconds."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Frames of a moment, side by side."""

    name: str
    moment: str
    """Its name in ``tests/web/gallery/moments.js``."""
    shown: str
    """The selector of what the moment begins with."""
    times: tuple[int, ...]
    """When the frames are taken, in milliseconds after that."""


STRIPS: Final = (
    Strip("moment-round", "exact", ".round-over", (260, 640, 1000, 1380, 1700, 2300)),
    Strip("moment-podium", "last-card", ".game-over", (700, 1400, 2000, 2340, 2560, 3600)),
)


@dataclass(frozen=True, slots=True)
class Film:
    """A moment as a moving picture, from the move of a person to a time after it."""

    name: str
    moment: str
    pace: int
    """Milliseconds that bots take."""
    length: int
    """Milliseconds."""


FILM: Final = Film("trick", "wizard", 700, 4560)
EACH: Final = 80
"""Milliseconds between the frames of a film."""
STILL: Final = 900
"""Milliseconds for which the first and the last frame stand."""
QUALITY_OF_FILM: Final = 75


def opened(browser: "Browser", address: str, moment: str, pace: int) -> "Page":
    """Return a page at a moment, on which time stands still."""
    page = browser.new_page(viewport=SCREEN)
    page.goto(f"{address}/gallery/table.html?moment={moment}&speed=normal&pace={pace}")
    page.locator("html[data-ready]").wait_for()
    page.wait_for_load_state("networkidle")
    page.clock.install(time=START)
    page.clock.pause_at(START + timedelta(hours=1))
    return page


def shoot(browser: "Browser", address: str, film: Film) -> "list[tuple[Image, int]]":
    """Return the frames of a film, each with its duration; those that are equal are one."""
    page = opened(browser, address, film.moment, film.pace)
    taken = [(picture(page, 0), STILL)]
    page.evaluate(PLAY_WIZARD)
    for _ in range(film.length // EACH):
        frame = picture(page, EACH)
        last, duration = taken[-1]
        if frame.tobytes() == last.tobytes():
            taken[-1] = (last, duration + EACH)
        else:
            taken.append((frame, EACH))
    page.close()
    last, duration = taken[-1]
    return [*taken[:-1], (last, duration + STILL)]


def save(taken: "list[tuple[Image, int]]", path: Path) -> None:
    """Write a film."""
    first, *others = (frame for frame, _ in taken)
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=[duration for _, duration in taken],
        loop=0,
        quality=QUALITY_OF_FILM,
        method=6,
        minimize_size=True,
    )


def frames(browser: "Browser", address: str, strip: Strip) -> "list[Image]":
    """Return the frames of a strip."""
    page = opened(browser, address, strip.moment, 0)
    while page.locator(strip.shown).count() == 0:
        page.evaluate(PLAY)
        go_on(page)
    taken = [picture(page, after) for after in _differences(strip.times)]
    page.close()
    return taken


def _differences(times: tuple[int, ...]) -> list[int]:
    return [time - before for before, time in zip((0, *times), times, strict=False)]


def picture(page: "Page", after: int) -> "Image":
    """Return a picture of the page, some milliseconds later."""
    from PIL import Image

    for _ in range(after // STEP):
        go_on(page)
    taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return taken.resize(
        (WIDTH, round(taken.height * WIDTH / taken.width)), Image.Resampling.LANCZOS
    )


def go_on(page: "Page") -> None:
    """Let time advance by a step."""
    page.clock.run_for(STEP)
    page.evaluate(ADVANCE, STEP)


def side_by_side(taken: "list[Image]") -> "Image":
    """Return pictures as one."""
    from PIL import Image

    width = len(taken) * (WIDTH + GAP) - GAP
    strip = Image.new("RGB", (width, taken[0].height), "white")
    for at, frame in enumerate(taken):
        strip.paste(frame, (at * (WIDTH + GAP), 0))
    return strip


def main() -> int:
    """Take the film and all strips."""
    from playwright.sync_api import sync_playwright

    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright, chromium_or_exit())
        taken = [PICTURES / f"{each.name}.webp" for each in (FILM, *STRIPS)]
        save(shoot(browser, address, FILM), taken[0])
        for strip, path in zip(STRIPS, taken[1:], strict=True):
            side_by_side(frames(browser, address, strip)).save(path, quality=QUALITY, method=6)
        for path in taken:
            print(f"{path.name}: {path.stat().st_size / 1024:.0f} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
