"""A plain drawing of a table as a picture, for ``render_mode="rgb_array"``.

A row for each seat, from the top: a bar if it is to act, its bid, tricks taken and total, the card
it has played to the trick, and its hand. Below them is the turned card.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from foretell.cards import Card
from foretell.game.observation import Observation
from foretell.rules.options import MAX_PLAYERS

Picture: TypeAlias = npt.NDArray[np.uint8]
"""``uint8[height, width, 3]``."""
_Colour: TypeAlias = tuple[int, int, int]

_GLYPHS: Final = {
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71122",
    "8": "75757",
    "9": "75717",
    "-": "00700",
    "?": "71202",
    "C": "74447",
    "D": "65556",
    "H": "55755",
    "S": "34216",
    "Z": "71247",
    "N": "57755",
}
"""Five rows of three bits for each character."""
_SCALE: Final = 3
_LETTER: Final = 4 * _SCALE
_ROW: Final = 36
_CARD_WIDTH: Final = 3 * _LETTER + 6
_CARD_HEIGHT: Final = _ROW - 8
_COLUMNS: Final = (16, 64, 112, 188)
"""The left edges of bid, tricks, total and the card on the table."""
_HAND: Final = 248
_MOST_CARDS: Final = 20
WIDTH: Final = _HAND + _MOST_CARDS * (_CARD_WIDTH + 4) + 8
HEIGHT: Final = (MAX_PLAYERS + 1) * _ROW + 8

_FELT: Final = (24, 82, 60)
_PAPER: Final = (250, 247, 238)
_LIGHT: Final = (240, 240, 230)
_TURN: Final = (244, 190, 66)
_INK: Final = ((38, 92, 190), (30, 130, 60), (190, 40, 40), (40, 40, 48))
"""The colours of the suits."""
_OTHER_INK: Final = (120, 60, 150)
"""The colour of Wizards and Jesters."""


def draw(seen: Observation) -> Picture:
    """Return a picture of the table as a seat or a spectator sees it."""
    picture = np.empty((HEIGHT, WIDTH, 3), dtype=np.uint8)
    picture[:] = _FELT
    round_, trick = seen.known.round, seen.trick
    players = seen.options.players
    on_table: dict[int, Card] = {}
    if trick is not None:
        for step, card in enumerate(trick.cards):
            on_table[(trick.leader + step) % players] = card
    for seat in range(players):
        top = 4 + seat * _ROW
        if seat in seen.to_act:
            picture[top : top + _CARD_HEIGHT, 4:10] = _TURN
        bid = seen.bids[seat]
        unknown = "?" if round_.has_bid[seat] else "-"
        for left, text in zip(
            _COLUMNS,
            (
                unknown if bid is None else str(bid),
                str(seen.taken[seat]),
                str(seen.known.totals[seat]),
            ),
            strict=False,
        ):
            _write(picture, top + 6, left, text, _LIGHT)
        if seat in on_table:
            _draw_card(picture, top, _COLUMNS[-1], on_table[seat])
        for place, card in enumerate(seen.hand_of(seat) or ()):
            _draw_card(picture, top, _HAND + place * (_CARD_WIDTH + 4), card)
    if round_.turned is not None:
        _draw_card(picture, 4 + players * _ROW, _COLUMNS[-1], round_.turned)
    return picture


def _draw_card(picture: Picture, top: int, left: int, card: Card) -> None:
    picture[top : top + _CARD_HEIGHT, left : left + _CARD_WIDTH] = _PAPER
    ink = _OTHER_INK if card.suit is None else _INK[card.suit]
    _write(picture, top + 6, left + 4, str(card), ink)


def _write(picture: Picture, top: int, left: int, text: str, ink: _Colour) -> None:
    for place, character in enumerate(text):
        rows = [int(row, 8) for row in _GLYPHS[character]]
        bits = np.array([[row >> bit & 1 for bit in (2, 1, 0)] for row in rows], dtype=np.bool_)
        large = bits.repeat(_SCALE, axis=0).repeat(_SCALE, axis=1)
        across = left + place * _LETTER
        picture[top : top + large.shape[0], across : across + large.shape[1]][large] = ink
