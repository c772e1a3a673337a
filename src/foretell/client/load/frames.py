"""Messages as simulated clients read and write them: no more than it takes to play."""

from random import Random
from typing import Final

import msgspec

from foretell.protocol.client import Bid, ChooseTrump, Move, Play
from foretell.protocol.server import Legal

OVER: Final = b'"type":"shuffle_revealed"'
"""Occurs in the message that ends a game."""
SEATED: Final = b'"type":"seated"'
"""Occurs in a message once for each person who sits down."""


class ServerFrame(msgspec.Struct):
    """The fields of a server's message that a simulated client needs."""

    type: str
    since: int = 0
    events: tuple[msgspec.Raw, ...] = ()
    legal: Legal | None = None
    id: str | None = None
    code: str = ""
    reason: str = ""

    @property
    def version(self) -> int:
        """The number of events received up to and including this message."""
        return self.since + len(self.events)


read: Final = msgspec.json.Decoder(ServerFrame).decode
"""Decode a message from the server."""


def move_from(legal: Legal, command: str, choices: Random) -> Move:
    """Return a random legal move with the given command id."""
    if legal.suits:
        return ChooseTrump(command, choices.choice(legal.suits))
    if legal.bids:
        return Bid(command, choices.choice(legal.bids))
    return Play(command, choices.choice(legal.cards))
