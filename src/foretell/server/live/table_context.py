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
    """Return the context of tables with a choice of bots."""
    noted = failures or BotFailures(time.monotonic)

    def bot_action(bot: str, game_seed: str, observation: SeatObservation) -> Action:
        seed = bot_seed(game_seed, observation.seat)
        action = attempt(bot, seed, observation)
        if isinstance(action, Failure):
            return noted.substituted(bot, seed, observation, action)
        noted.worked(bot)
        return action

    return TableContext(
        secret, bots, partial(check, known=bots), bot_action, look_alike, clean_note
    )
