"""The numbers that make the levels. ``docs/bots.md`` tells how they were found."""

from typing import Final, NamedTuple


class Thumbs(NamedTuple):
    """A level that decides by rules of thumb."""

    forgetful: float
    """The chance to have forgotten a plain card of four tricks ago; see ``memory``."""
    counting: float
    """How far it bids by counting high cards, 1 being nothing else."""
    heeds: bool
    """It heeds what others bid."""
    horizon: int
    """With so many tricks to come it begins to plan; before, it sees the trick on the table alone,
    so that who never plans has no use for a memory."""
    mood: float
    """By how many tricks at most its mood sways a bid."""


class Search(NamedTuple):
    """A level that tries its actions in possible games."""

    games: int
    """In how many at most."""
    drawn: int
    """From how many these are chosen, by how likely the others' bids are there."""
    mood: float
    """By how many tricks at most its mood sways a bid."""


BEGINNER: Final = Thumbs(forgetful=2.0, counting=1.0, heeds=False, horizon=0, mood=1.0)
CASUAL: Final = Thumbs(forgetful=1.0, counting=0.6, heeds=False, horizon=4, mood=0.9)
SEASONED: Final = Thumbs(forgetful=0.5, counting=0.3, heeds=True, horizon=10, mood=0.4)
EXPERT: Final = Search(games=60, drawn=600, mood=0.6)

STYLE: Final = 0.25
"""How many tricks more a bold player bids, and a careful one fewer."""
