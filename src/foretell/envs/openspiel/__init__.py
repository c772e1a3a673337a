"""OpenSpiel: the game with explicit chance, as ``python_foretell_wizard``.

>>> import pyspiel
>>> game = pyspiel.load_game(NAME, {"players": 3})
>>> isinstance(game, WizardGame), isinstance(game.new_initial_state(), WizardState)
(True, True)

Importing this module registers the game. ``docs/research/envs/openspiel.md`` explains it.
The rest, without OpenSpiel, is in ``foretell.envs.chance``.
"""

from foretell.envs.openspiel.game import NAME, WizardGame, WizardState

__all__ = ["NAME", "WizardGame", "WizardState"]
