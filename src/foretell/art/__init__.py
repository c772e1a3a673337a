"""Pictures of cards and tables, from the drawings of the page, with the standard library alone.

``cards.json.gz`` is made from ``web/static/art`` by ``scripts/card_art.js`` (``make generated``).
Cards are named as in records.

>>> pieces: tuple[Piece, ...] = (
...     Box(0, 0, 8, CARD_HEIGHT, "#c0392b"),
...     Placed("H11", 20, 8),
...     Words("bids 2", 20 + CARD_WIDTH + 10, 8 + FONT_SIZE, "#ffffff"),
... )
>>> scene = Scene("The queen of hearts", width=220, height=100, ground="#14532d", pieces=pieces)
>>> scene_svg(scene).startswith("<svg ")
True
>>> card_svg("Z1", "Wizard", width=200).count("<title>Wizard</title>")
1
>>> "<title>Wizard</title>" in mini_svg("Z1", "Wizard")
True
>>> len(fingerprint())  # changes with the drawings
64
"""

from foretell.art.scene import CARD_HEIGHT, CARD_WIDTH, FONT_SIZE, Box, Piece, Placed, Scene, Words
from foretell.art.svg import card_svg, fingerprint, mini_svg, scene_svg

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "FONT_SIZE",
    "Box",
    "Piece",
    "Placed",
    "Scene",
    "Words",
    "card_svg",
    "fingerprint",
    "mini_svg",
    "scene_svg",
]
