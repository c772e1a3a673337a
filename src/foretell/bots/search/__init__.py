"""What searching bots have in common: possible games, how likely each is, and playing them out."""

from foretell.bots.search.situation import Situation

__all__ = ["Situation"]
