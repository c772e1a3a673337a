"""A table as pixels, for ``render_mode="rgb_array"``: the picture that a notebook shows.

``cards.npz`` has the cards and letters, drawn from ``foretell.art`` by ``scripts/card_pixels.py``.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, assert_never

import numpy as np
import numpy.typing as npt

from foretell.art import Box, Placed, Words
from foretell.game.observation import Observation
from foretell.game.picture import table_scene

Picture: TypeAlias = npt.NDArray[np.uint8]
"""``uint8[height, width, 3]``."""

PIXELS: Final = Path(__file__).with_name("cards.npz")
LETTERS: Final = "".join(map(chr, range(32, 127)))
CELL_WIDTH: Final = 16
CELL_HEIGHT: Final = 20
BASELINE: Final = 15
"""The baseline of a letter, from the top of its cell."""


def draw(observation: Observation) -> Picture:
    """Return a picture of the table as a seat or a spectator sees it.

    Its size depends on the number of players alone.
    """
    scene, cells = table_scene(observation.known, observation.seat), _cells()
    picture = np.empty((scene.height, scene.width, 3), dtype=np.uint8)
    picture[:] = _colour(scene.ground)
    for piece in scene.pieces:
        match piece:
            case Box(x, y, width, height, colour):
                picture[y : y + height, x : x + width] = _colour(colour)
            case Placed(name, x, y):
                look = cells.cards.get(f"{scene.edition} {name}") or cells.cards[name]
                _blend(picture, x, y, *look)
            case Words(text, x, y, colour):
                ink = _colour(colour)
                for letter in text:
                    cover, width = cells.letters[letter]
                    _blend(picture, x, y - BASELINE, ink, cover)
                    x += width
            case _:
                assert_never(piece)
    return picture


@dataclass(frozen=True, slots=True)
class _Cells:
    """Cards as colours and their cover, letters as their cover and width."""

    cards: dict[str, tuple[Picture, Picture]]
    letters: dict[str, tuple[Picture, int]]


@cache
def _cells() -> _Cells:
    with np.load(PIXELS) as file:
        names, cards = file["names"].tolist(), file["cards"]
        letters, widths = file["letters"], file["widths"].tolist()
    return _Cells(
        {name: (card[..., :3], card[..., 3:]) for name, card in zip(names, cards, strict=True)},
        {
            letter: (cover[..., None], width)
            for letter, cover, width in zip(LETTERS, letters, widths, strict=True)
        },
    )


def _blend(picture: Picture, x: int, y: int, colours: Picture, cover: Picture) -> None:
    """Lay colours over a part of a picture, as far as they cover it, 0 to 255."""
    height, width = cover.shape[:2]
    under = picture[y : y + height, x : x + width]
    share = cover.astype(np.uint16)
    under[:] = (under * (255 - share) + colours * share) // 255


def _colour(text: str) -> Picture:
    """Return the colour ``#rrggbb``."""
    return np.frombuffer(bytes.fromhex(text[1:]), dtype=np.uint8)
