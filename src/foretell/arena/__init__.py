"""The arena: bots compared on the same deals in every arrangement of seats.

>>> from foretell import Options
>>> match = Match.alone(
...     "steady",
...     others="random",
...     options=Options(players=3, hand_sizes=(2, 3)),
...     deals=20,
...     seed="2a",
... )
>>> results = play_match(match)
>>> (outcome,) = summarise(results).outcomes
>>> steady, _ = outcome.figures
>>> steady.lead.low > 0
True
>>> [rating.bot for rating in rate(results)]
['steady', 'random']
>>> isinstance(results, Results), isinstance(summarise(results), Summary)
(True, True)

A pool plays at tables as mixed as possible, each bot alone among copies of another, or both:

>>> pool = Match.pool(["steady", "random"], deals=20, seed="2a", tables=Tables.ALONE)
>>> pool.contests
(Alone(alone=0, others=1), Alone(alone=1, others=0))

``docs/research/arena.md`` explains the measurements.
"""

from foretell.arena.estimate import Estimate
from foretell.arena.frame import to_frame
from foretell.arena.ledger import read_results
from foretell.arena.match import Estimation, Match, Tables
from foretell.arena.playing import play_match
from foretell.arena.rating import Rating, rate
from foretell.arena.results import Results
from foretell.arena.summary import Summary, summarise

__all__ = [
    "Estimate",
    "Estimation",
    "Match",
    "Rating",
    "Results",
    "Summary",
    "Tables",
    "play_match",
    "rate",
    "read_results",
    "summarise",
    "to_frame",
]
