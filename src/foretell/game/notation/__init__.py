"""Notation: a position in one line of text, as FEN is for chess.

>>> from foretell import MakeBid, Session
>>> game = Session.from_position(["C1 D5", "H5 Z1", "N1 S9"], turned="H2")
>>> events = game.act(MakeBid(seat=1, bid=1))
>>> line = position_text(game.state)
>>> line
'3:2 r1 d0 H2 0,0,0 * C1.D5/H5.Z1/S9.N1 -,1,-'
>>> position_text(game.observe(1).known, viewer=1)
'3:2 r1 d0 H2 0,0,0 1 ?/H5.Z1/? -,1,-'
>>> read_position(line).state.round == game.state.round
True
>>> position_text(game.observe(None).known, viewer=SPECTATOR)
'3:2 r1 d0 H2 0,0,0 - ?/?/? -,1,-'
>>> read_options("4hw")
Options(players=4, bidding='hidden', winning_wizard='last')
>>> try:
...     read_position("3:2 r1")
... except NotationError as error:
...     print(error)
position: at least 8 parts with spaces between, not '3:2 r1'
>>> isinstance(read_position(line), Position), EVERYTHING
(True, '*')

The notation is specified in ``docs/build/notation.md``.
"""

from foretell.game.notation.errors import NotationError
from foretell.game.notation.options_text import options_text, read_options
from foretell.game.notation.position_text import EVERYTHING, SPECTATOR, position_text
from foretell.game.notation.reading import Position, read_position

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "NotationError",
    "Position",
    "options_text",
    "position_text",
    "read_options",
    "read_position",
]
