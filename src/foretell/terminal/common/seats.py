"""Who sits where: the bots that a command line names."""

from itertools import cycle, islice
from typing import Final

from foretell.terminal.common.refusals import TooManyBots

DEFAULT_BOT: Final = "steady"


def kinds_of(bots: str, seats: int) -> tuple[str, ...]:
    """Return a bot's name for each of so many seats; fewer names than seats take turns.

    >>> kinds_of("steady,random", 3)
    ('steady', 'random', 'steady')

    Raises:
        TooManyBots: when there are more names than seats.
    """
    kinds = [kind.strip() for kind in bots.split(",")]
    if len(kinds) > seats:
        raise TooManyBots(given=len(kinds), seats=seats)
    return tuple(islice(cycle(kinds), seats))
