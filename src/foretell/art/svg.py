"""Pictures as SVG that needs no style sheet and no other file."""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Final, assert_never

from foretell.art.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CLASSIC,
    FONT_SIZE,
    Box,
    Piece,
    Placed,
    Scene,
    Words,
)

_REFERENCE: Final = re.compile(r'href="#art-([\w-]+)"')
_CORNERS: Final = '<clipPath id="art-corners"><rect width="100" height="140" rx="7.5"/></clipPath>'
_FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"


def card_svg(name: str, title: str, *, width: int = 100) -> str:
    """Return a card as SVG.

    Args:
        name: its text in records, ``back`` or ``hidden``.
        title: its name for people who cannot see it.
        width: in pixels.
    """
    return _svg(title, width, width * 7 // 5, "0 0 100 140", _clipped(_picture(name)))


def mini_svg(name: str, title: str, *, height: int = 24, edition: str = CLASSIC) -> str:
    """Return the index and emblem of a card as SVG, for a line of text."""
    return _svg(title, height * 5 // 3, height, "0 0 60 36", _picture(f"mini {name}", edition))


def scene_svg(scene: Scene) -> str:
    """Return a scene as SVG."""
    size = f"0 0 {scene.width} {scene.height}"
    ground = f'<rect width="{scene.width}" height="{scene.height}" rx="12" fill="{scene.ground}"/>'
    drawn = "".join([ground, *(_piece(piece, scene.edition) for piece in scene.pieces)])
    return _svg(scene.title, scene.width, scene.height, size, drawn)


def _svg(title: str, width: int, height: int, view: str, drawn: str) -> str:
    """Return an SVG element that holds everything that the drawing refers to."""
    symbols = "".join(_needed(drawn))
    corners = _CORNERS if "#art-corners" in drawn else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="{view}" role="img"><title>{escape(title)}</title>'
        f"<defs>{corners}{symbols}</defs>{drawn}</svg>"
    )


def _piece(piece: Piece, edition: str) -> str:
    match piece:
        case Box(x, y, width, height, colour):
            return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}"/>'
        case Placed(name, x, y):
            small = name if name in {"back", "hidden"} else f"small {name}"
            shown = _clipped(_picture(small, edition))
            size = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" viewBox="0 0 100 140"'
            return f'<svg x="{x}" y="{y}" {size}>{shown}</svg>'
        case Words(text, x, y, colour):
            font = f'font-family="{_FONT}" font-size="{FONT_SIZE}" font-weight="600"'
            return f'<text x="{x}" y="{y}" fill="{colour}" {font}>{escape(text)}</text>'
        case _:
            assert_never(piece)


def _clipped(drawn: str) -> str:
    return f'<g clip-path="url(#art-corners)">{drawn}</g>'


def _needed(drawn: str) -> Iterator[str]:
    """Yield the symbols that a drawing refers to, each once."""
    symbols, waiting = _drawings()["symbols"], _REFERENCE.findall(drawn)
    names: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            yield symbols[name]
            waiting += _REFERENCE.findall(symbols[name])


def _picture(name: str, edition: str = CLASSIC) -> str:
    """Return a drawing, which may be the same in both editions."""
    pictures = _drawings()["pictures"]
    return pictures.get(f"{edition} {name}") or pictures[name]


def fingerprint() -> str:
    """Return a digest of all drawings, for files that are made from them."""
    return sha256(_text()).hexdigest()


def _text() -> bytes:
    return gzip.decompress(files("foretell.art").joinpath("cards.json.gz").read_bytes())


@cache
def _drawings() -> dict[str, dict[str, str]]:
    drawings: dict[str, dict[str, str]] = json.loads(_text())
    return drawings
