"""The laws of every bot, for authors of bots; ``check_bot`` checks them all.

A law is a function of a bot's factory and of decisions to put to it. ``docs/build/write-a-bot.md``
shows how to use them in tests.

>>> from foretell import Options
>>> from foretell.bots.steady import SteadyBot
>>> def some():
...     return decisions([Options(players=3, hand_sizes=(1, 2))])
>>> for law in (acts_legally, decides_from_what_it_sees, leaves_things_alone, repeats_itself):
...     law(SteadyBot, some())
>>> keeps_to_its_time(SteadyBot, some(), seconds=10)
>>> repeats_itself_elsewhere in LAWS_OF_FAIRNESS
True
>>> sanity: tuple[Law, ...] = (
...     bids_what_it_cannot_lose,
...     bids_near_what_it_would_bid,
...     wins_when_it_needs_all,
...     sheds_when_it_needs_none,
... )
>>> sanity == SANITY_CHECKS
True
"""

from foretell.testing.bots.check import LAWS_OF_FAIRNESS, SANITY_CHECKS, Law, check_bot
from foretell.testing.bots.decision import Decision, decisions
from foretell.testing.bots.fairness import (
    acts_legally,
    decides_from_what_it_sees,
    leaves_things_alone,
)
from foretell.testing.bots.pace import keeps_to_its_time
from foretell.testing.bots.sameness import repeats_itself, repeats_itself_elsewhere
from foretell.testing.bots.sanity import (
    bids_near_what_it_would_bid,
    bids_what_it_cannot_lose,
    sheds_when_it_needs_none,
    wins_when_it_needs_all,
)

__all__ = [
    "LAWS_OF_FAIRNESS",
    "SANITY_CHECKS",
    "Decision",
    "Law",
    "acts_legally",
    "bids_near_what_it_would_bid",
    "bids_what_it_cannot_lose",
    "check_bot",
    "decides_from_what_it_sees",
    "decisions",
    "keeps_to_its_time",
    "leaves_things_alone",
    "repeats_itself",
    "repeats_itself_elsewhere",
    "sheds_when_it_needs_none",
    "wins_when_it_needs_all",
]
