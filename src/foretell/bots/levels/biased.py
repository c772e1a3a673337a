"""Players who search, and whose bids are swayed by how they feel."""

from typing import Final

from foretell.bots.explanation import Explaining, Prospect
from foretell.bots.levels.bid_noise import Mood
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import Observation
from foretell.game.phases import Bidding

_A_TRICK: Final = 10.0
"""The points that a trick more or fewer is worth to who feels like it (R8)."""


class LeaningPlayer:
    """Play as another mind does, but lean to higher or lower bids.

    Args:
        mind: what each bid promises, and which card to play.
        mood: what sways the bids.
    """

    def __init__(self, mind: Explaining, mood: Mood) -> None:
        self._mind = mind
        self._mood = mood

    def act(self, observation: Observation) -> Action:
        """Return the card, the bid or the trump of a seat that is to act."""
        sway = _A_TRICK * self._mood.sway(observation.known.round.number)
        if not isinstance(observation.phase, Bidding) or sway == 0:
            return self._mind.act(observation)

        def liking(prospect: Prospect) -> float:
            assert isinstance(prospect.action, MakeBid)
            return sway * prospect.action.bid - prospect.behind

        return max(self._mind.explain(observation).prospects, key=liking).action
