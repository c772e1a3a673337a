"""The context of tables: bots by name, secrets, and the comparison of names."""

import time
from collections.abc import Callable
from functools import partial

from foretell.bots.registry import check
from foretell.bots.runner import bot_seed
from foretell.bots.substitutes import Failure, attempt
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.server.likeness import look_alike
from foretell.server.live.bots.failures import BotFailures
from foretell.server.notes import clean_note
from foretell.table.context import TableContext


def table_context(
    secret: Callable[[], str], bots: tuple[str, ...], failures: BotFailures | None = None
) -> TableContext:
    """Return the context of tables with a choice of bots.

    Args:
        secret: returns 64 random lower-case hexadecimal digits.
        bots: the names of the available bots.
        failures: where failures of bots are noted (default: a new place).
    """
    noted = BotFailures(time.monotonic) if failures is None else failures

    def bot_action(bot: str, game_seed: str, seen: SeatObservation) -> Action:
        seed = bot_seed(game_seed, seen.seat)
        action = attempt(bot, seed, seen)
        if isinstance(action, Failure):
            return noted.substituted(bot, seed, seen, action)
        noted.worked(bot)
        return action

    return TableContext(
        secret, bots, partial(check, known=bots), bot_action, look_alike, clean_note
    )
