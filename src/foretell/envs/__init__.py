"""The game as an environment of research libraries.

Adapters for PettingZoo (``foretell.envs.pettingzoo``), Gymnasium (``foretell.envs.gymnasium``) and
OpenSpiel (``foretell.envs.openspiel``), each with the extra of the same name. They contain no
rules, and share one encoding of observations and actions.
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
