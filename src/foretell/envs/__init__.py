"""The game as an environment of research libraries.

Adapters for PettingZoo (``foretell.envs.pettingzoo``), Gymnasium (``foretell.envs.gymnasium``) and
OpenSpiel (``foretell.envs.openspiel``), each with the extra of the same name. They contain no
rules, and share one encoding of observations and actions.

>>> from foretell import Options, Session
>>> game = Session(Options(players=3, first_dealer=0), seed="2a")
>>> numbers: Numbers = encode(game.observe(1))
>>> numbers.shape, numbers.dtype, decode(numbers).shape
((111,), dtype('int16'), (43,))
>>> first: Field = FIELDS[0]
>>> first.name, first.count, OBSERVATION_VERSION
('cards', 60, 1)
>>> def lowest(observations: Numbers, masks: Masks):
...     return masks.argmax(axis=1)
>>> evaluate(lowest, opponents="random", players=3, deals=2).bot
'lowest'
>>> [reward.value for reward in Reward]
['points', 'game', 'place', 'win']
"""

from foretell.envs.compiled.layout import OBSERVATION_VERSION, Masks, Numbers
from foretell.envs.encoding import decode, encode
from foretell.envs.evaluation import evaluate
from foretell.envs.fields import FIELDS, Field
from foretell.envs.rewards import Reward

__all__ = [
    "FIELDS",
    "OBSERVATION_VERSION",
    "Field",
    "Masks",
    "Numbers",
    "Reward",
    "decode",
    "encode",
    "evaluate",
]
