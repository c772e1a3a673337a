"""Draw src/foretell/envs/cards.npz: cards and letters as pixels, for ``render_mode="rgb_array"``.

Chromium draws them, from ``foretell.art`` and the font of the page. Run it after the art of the
cards has changed; ``tests/envs/test_drawing.py`` notices if that is forgotten.
"""

import base64
import sys
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page, sync_playwright

from foretell.art import CARD_HEIGHT, CARD_WIDTH, FONT_SIZE, Placed, Scene, fingerprint, scene_svg
from foretell.cards import DECK
from foretell.envs.drawing import BASELINE, CELL_HEIGHT, CELL_WIDTH, LETTERS, PIXELS

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.web.chromium import chromium_or_exit

FONT: Final = next(Path("src/foretell/web/static/fonts").glob("text.*.woff2"))
CLASSIC: Final = (*map(str, DECK), "back", "hidden")
FANTASY: Final = tuple(str(card) for card in DECK if card.suit is not None)
_DRAW: Final = """async ([svgs, font, letters, sizes]) => {
  const [width, height, wide, high, baseline, size] = sizes;
  const face = new FontFace("text", `url(data:font/woff2;base64,${font})`, { weight: "200 900" });
  document.fonts.add(await face.load());
  const pixels = (across, down, draw) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: across, height: down });
    const pen = canvas.getContext("2d");
    const result = draw(pen);
    const bytes = pen.getImageData(0, 0, across, down).data;
    return [btoa(String.fromCharCode(...bytes)), result];
  };
  const cards = [];
  for (const svg of svgs) {
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
    await image.decode();
    cards.push(pixels(width, height, (pen) => pen.drawImage(image, 0, 0))[0]);
  }
  const drawn = Array.from(letters, (letter) => pixels(wide, high, (pen) => {
    pen.font = `600 ${size}px text`;
    pen.fillText(letter, 0, baseline);
    return Math.round(pen.measureText(letter).width);
  }));
  return [cards, drawn.map(([bytes]) => bytes), drawn.map(([, width]) => width)];
}"""


def main() -> int:
    """Write the file."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_or_exit(), args=["--no-sandbox"]
        )
        cards, letters, widths = drawn(browser.new_page())
        browser.close()
    np.savez_compressed(
        PIXELS,
        names=np.array([*CLASSIC, *(f"fantasy {name}" for name in FANTASY)]),
        cards=cards,
        letters=letters[..., 3],
        widths=np.array(widths, dtype=np.uint8),
        art=np.array(fingerprint()),
    )
    print(f"{PIXELS}: {PIXELS.stat().st_size} bytes")
    return 0


def drawn(page: Page) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8], list[int]]:
    """Return cards and letters, ``uint8[n, height, width, 4]``, and the widths of letters."""
    font = base64.b64encode(FONT.read_bytes()).decode()
    sizes = (CARD_WIDTH, CARD_HEIGHT, CELL_WIDTH, CELL_HEIGHT, BASELINE, FONT_SIZE)
    svgs = [
        scene_svg(Scene("", CARD_WIDTH, CARD_HEIGHT, "none", (Placed(name, 0, 0),), edition))
        for edition, names in (("classic", CLASSIC), ("fantasy", FANTASY))
        for name in names
    ]
    cards, letters, widths = page.evaluate(_DRAW, [svgs, font, LETTERS, sizes])
    return (
        _pixels(cards, CARD_HEIGHT, CARD_WIDTH),
        _pixels(letters, CELL_HEIGHT, CELL_WIDTH),
        widths,
    )


def _pixels(texts: list[str], height: int, width: int) -> npt.NDArray[np.uint8]:
    joined = b"".join(map(base64.b64decode, texts))
    return np.frombuffer(joined, dtype=np.uint8).reshape(-1, height, width, 4)


if __name__ == "__main__":
    sys.exit(main())
