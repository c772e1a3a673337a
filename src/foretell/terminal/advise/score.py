"""The score of a game that one began to tell in the middle."""

from foretell.game.changed import changed
from foretell.game.observation import Observation


def told_rounds(observation: Observation, first: int) -> Observation:
    """Return what is known with the score pad from round ``first`` on.

    Above it stands one row with the totals before that round, unless it is the first of the game.
    The round under way, if any, stays the last.
    """
    known = observation.known
    told = known.scores[max(first - 2, 0) :]
    if len(known.scores) < known.round.number:
        return Observation(observation.seat, changed(known, scores=told))
    over = changed(known.round, number=len(told))
    return Observation(observation.seat, changed(known, scores=told, round=over))
