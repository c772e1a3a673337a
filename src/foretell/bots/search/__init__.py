"""Search: possible games, their likelihood, and rollouts in them."""

from foretell.bots.search.situation import Situation

__all__ = ["Situation"]
