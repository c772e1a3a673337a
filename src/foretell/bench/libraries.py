"""The optional libraries that are measured."""

from importlib import import_module
from typing import Any, Final

from foretell.bench.refusals import NoLibrary

GYMNASIUM: Final = ("Gymnasium", 'pip install "gymnasium>=1.2,<2"')
PETTINGZOO: Final = ("PettingZoo", 'pip install "pettingzoo>=1.25,<2"')
PETTINGZOO_GAMES: Final = (
    "pettingzoo[classic]",
    'pip install "pettingzoo>=1.25,<2" "pygame>=2.6,<3" "rlcard>=1.2,<2"',
)
RLCARD: Final = ("RLCard", 'pip install "rlcard>=1.2,<2"')
OPENSPIEL: Final = ("OpenSpiel", 'pip install "open_spiel>=1.6,<3"')
"""The name of a library, and the command that installs it."""


def load(module: str, needs: tuple[str, str]) -> Any:
    """Import a module that needs a library, or refuse if that is missing (``NoLibrary``)."""
    try:
        return import_module(module)
    except ImportError:
        raise NoLibrary(*needs) from None
