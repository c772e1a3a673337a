"""Helpers for testing extensions of Foretell, and clients and servers of any kind.

Combinations of options, tables with chosen cards, random games, Hypothesis strategies for options,
seeds, actions and games, ``check_bot`` with the laws of every bot (``foretell.testing.bots``),
``check_vector_env``, which compares vector environments of Gymnasium, and ``FaultProxy``, a network
that fails on request (``foretell.testing.fault_proxy``). The strategies require Hypothesis:

>>> from hypothesis import given, settings
>>> from foretell.rules import points
>>> from foretell.testing import options, sessions
>>> @settings(max_examples=5)
... @given(sessions(options(largest=3)))
... def test_totals_are_sums_of_points(game):
...     for score in game.state.scores:
...         assert score.points == tuple(map(points, score.bids, score.taken))
>>> test_totals_are_sums_of_points()
"""

from importlib import import_module
from typing import TYPE_CHECKING

from foretell.testing.bots import check_bot
from foretell.testing.builders import cards, dealt, make_bids, play_cards
from foretell.testing.combinations import RefusedOptions, all_options, refused_options
from foretell.testing.environments import check_vector_env
from foretell.testing.fault_proxy import FaultProxy, ThreadedFaultProxy
from foretell.testing.play import action_at_random, play_at_random

if TYPE_CHECKING:
    from foretell.testing.strategies import actions, options, seeds, sessions

__all__ = [
    "FaultProxy",
    "RefusedOptions",
    "ThreadedFaultProxy",
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


def __getattr__(name: str) -> object:
    """Load the strategies, and with them Hypothesis, only when one is used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("foretell.testing.strategies"), name)
