"""Pictures of cards and tables, from the drawings of the page, with the standard library alone.

``cards.json`` is made from ``web/static/art`` by ``scripts/card_art.js`` (``make generated``).
Cards are named as in records.
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
