"""Who sits where: the bots that a command line names."""

from typing import Final

from foretell.cli.refusals import WrongNumberOfBots

DEFAULT_BOT: Final = "steady"


def kinds_of(bots: str, seats: int) -> tuple[str, ...]:
    """Return a bot's name for each of so many seats: one for all, or one each.

    Raises:
        WrongNumberOfBots: when there are neither one nor as many as seats.
    """
    kinds = tuple(kind.strip() for kind in bots.split(","))
    if len(kinds) == 1:
        return kinds * seats
    if len(kinds) != seats:
        raise WrongNumberOfBots(given=len(kinds), seats=seats)
    return kinds
