"""Helpers for testing extensions of Foretell; they require Hypothesis.

Combinations of options, tables with chosen cards, random games, Hypothesis strategies for options,
seeds, actions and games, ``check_bot`` with the laws of every bot (``foretell.testing.bots``), and
``check_vector_env``, which compares vector environments of Gymnasium.
"""

try:
    import hypothesis as _  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'foretell.testing needs Hypothesis; install it with: pip install "hypothesis>=6.150,<7"',
        name=error.name,
    ) from None

from foretell.testing.bots import check_bot
from foretell.testing.builders import cards, dealt, make_bids, play_cards
from foretell.testing.combinations import RefusedOptions, all_options, refused_options
from foretell.testing.environments import check_vector_env
from foretell.testing.play import action_at_random, play_at_random
from foretell.testing.strategies import actions, options, seeds, sessions

__all__ = [
    "RefusedOptions",
    "action_at_random",
    "actions",
    "all_options",
    "cards",
    "check_bot",
    "check_vector_env",
    "dealt",
    "make_bids",
    "options",
    "play_at_random",
    "play_cards",
    "refused_options",
    "seeds",
    "sessions",
]
