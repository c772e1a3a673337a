"""What a simulated person reads of a message, and what it says: no more than it takes to play."""

from random import Random
from typing import Final

import msgspec

from foretell.protocol.client import Bid, ChooseTrump, Move, Play
from foretell.protocol.server import Legal

OVER: Final = b'"type":"shuffle_revealed"'
"""Stands in the message that ends a game."""
SEATED: Final = b'"type":"seated"'
"""Stands in a message as often as somebody sits down."""


class Told(msgspec.Struct):
    """A message of the server, as far as it matters here."""

    type: str
    since: int = 0
    events: tuple[msgspec.Raw, ...] = ()
    legal: Legal | None = None
    id: str | None = None
    code: str = ""
    reason: str = ""

    @property
    def version(self) -> int:
        """How many entries are known after it."""
        return self.since + len(self.events)


read: Final = msgspec.json.Decoder(Told).decode
"""A message as it comes, to ``Told``."""


def move_from(legal: Legal, command: str, choices: Random) -> Move:
    """Return any of the legal moves."""
    if legal.suits:
        return ChooseTrump(command, choices.choice(legal.suits))
    if legal.bids:
        return Bid(command, choices.choice(legal.bids))
    return Play(command, choices.choice(legal.cards))
