"""A picture as a value: boxes, cards and words at their places, in pixels."""

from dataclasses import dataclass
from typing import Final, TypeAlias

CARD_WIDTH: Final = 60
"""The width of a card in a scene, in pixels."""
CARD_HEIGHT: Final = 84
"""The height of a card in a scene, in pixels."""
FONT_SIZE: Final = 15
"""The size of the words in a scene, in pixels."""
CLASSIC: Final = "classic"


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle; its colour is written ``#rrggbb``."""

    x: int
    y: int
    width: int
    height: int
    colour: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A card, by its text in records, or ``back`` or ``hidden``; x and y are its corner."""

    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text that begins at x, on the baseline y."""

    text: str
    x: int
    y: int
    colour: str


Piece: TypeAlias = Box | Placed | Words
"""Anything that lies in a scene."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: what it shows in words, its size, its ground and what lies on it, from below.

    The edition of the cards is ``classic`` or ``fantasy``.
    """

    title: str
    width: int
    height: int
    ground: str
    pieces: tuple[Piece, ...]
    edition: str = CLASSIC
