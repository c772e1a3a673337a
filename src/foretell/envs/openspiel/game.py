"""``WizardGame``: the game as OpenSpiel knows games, over ``Play``."""

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from foretell.cards import DECK, DECK_SIZE
from foretell.envs.actions import numbered_action
from foretell.envs.chance.observer import WizardObserver
from foretell.envs.chance.play import CHANCE, OVER, Play
from foretell.envs.chance.setup import STANDARD, Setup
from foretell.envs.compiled.layout import ACTIONS
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.rules.options import MAX_PLAYERS, MIN_PLAYERS

NAME: Final = "python_foretell_wizard"
"""The name of the game in OpenSpiel, once this module is imported."""


def _type(rewards: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Wizard",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=rewards,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(STANDARD),
        provides_factored_observation_string=True,
    )


_ROUND_BY_ROUND: Final = _type(pyspiel.GameType.RewardModel.REWARDS)
_AT_THE_END: Final = _type(pyspiel.GameType.RewardModel.TERMINAL)


class WizardGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """The game for some parameters; see ``STANDARD``.

    With a single round, points count as terminal rewards, as exact algorithms expect.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.setup = setup = Setup.of(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DECK_SIZE,
            num_players=setup.options.players,
            min_utility=setup.worst,
            max_utility=setup.best,
            max_game_length=setup.most_decisions,
        )
        kind = _AT_THE_END if setup.rounds == 1 else _ROUND_BY_ROUND
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> "WizardState":
        """Return the state before the first deal."""
        return WizardState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most chance events in a game."""
        return self.setup.most_chances

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        """Return an observer, by default of the present with public and private information.

        Raises:
            ValueError: for any parameters.
        """
        if params:
            raise ValueError(f"observers have no parameters, but there are {params}")
        return Observer(
            self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class WizardState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state of the game."""

    def __init__(self, game: WizardGame) -> None:
        super().__init__(game)
        self.play = Play(game.setup)

    def current_player(self) -> Any:
        """Return the seat to act, or OpenSpiel's value for chance or the end."""
        match self.play.actor:
            case -1:
                return pyspiel.PlayerId.CHANCE
            case -4:
                return pyspiel.PlayerId.TERMINAL
            case seat:
                return seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the next random event, with their probabilities."""
        return self.play.chances()

    def _apply_action(self, action: int) -> None:
        if self.play.actor == CHANCE:
            self.play.happen(action)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Dealer {action}" if self.play.is_drawing else f"Deal {DECK[action]}"
        match numbered_action(action, seat=player):
            case PlayCard(_, card):
                return f"Play {card}"
            case MakeBid(_, bid):
                return f"Bid {bid}"
            case ChooseTrump(_, suit):
                return f"Trump {suit.letter}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.play.actor == OVER

    def rewards(self) -> list[float]:
        """Return the points of each player for the last action."""
        return [*self.play.rewards]

    def returns(self) -> list[float]:
        """Return the total points of each player."""
        return [*self.play.totals]

    def __str__(self) -> str:
        history = " ".join(str(action) for action in self.history())
        return f"round {len(self.play.rounds)} of {self.play.setup.rounds}: {history}"


class Observer:
    """An observer of states, as OpenSpiel calls it."""

    def __init__(self, setup: Setup, kind: Any) -> None:
        self._observer = WizardObserver(
            setup,
            public=kind.public_info,
            private=kind.private_info.name,
            recalls=kind.perfect_recall,
        )
        self.tensor = self._observer.tensor
        self.dict = self._observer.dict

    def set_from(self, state: WizardState, player: int) -> None:
        """Write ``tensor``, and so ``dict``."""
        self._observer.set_from(state.play, player)

    def string_from(self, state: WizardState, player: int) -> str:
        """Return the same information as a text."""
        return self._observer.string_from(state.play, player)


pyspiel.register_game(_ROUND_BY_ROUND, WizardGame)
