"""The search for puzzles in self-play: one at most in each deal.

Rounds are numbered, and what is found in a round follows from its number alone. A round is played
to its end. A first look at each decision then says which may be puzzles (``candidates``). The
hardest ones, where the network or the levels fail, are appraised first. The first clear one is the
puzzle of the deal. Then the best answer is played, the others reply, and the next decision of the
same seat is added if it is clear as well.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from foretell.analysis.puzzles.difficulty import (
    GUESSER,
    POLICY,
    difficulty_of,
    guesser_share,
    policy_share,
)
from foretell.analysis.puzzles.levels import LOWER_LEVELS, Solved, finders, shares_of, too_easy
from foretell.analysis.puzzles.policy import log_odds
from foretell.analysis.puzzles.position import kinds_of
from foretell.analysis.puzzles.puzzle import LEVELS, MOST_DECISIONS, FollowUp, Puzzle, Value
from foretell.analysis.puzzles.rounds import PlayedRound, start_round
from foretell.analysis.puzzles.themes import themes_of
from foretell.analysis.puzzles.values import clear_values, promising_action
from foretell.game.actions import Action, ChooseTrump
from foretell.game.observation import SeatObservation


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision that may be a puzzle.

    Attributes:
        decision: with the action that a first look prefers.
        at: the number of actions before it in the round.
        shares: of the members of the panel that cost little to ask.
    """

    decision: Solved
    at: int
    shares: Mapping[str, float]

    @property
    def order(self) -> tuple[bool, int]:
        """The order of appraisal: naming trump, which is rare, then the hardest first."""
        return not isinstance(self.decision.best, ChooseTrump), -difficulty_of(self.shares)


def find_puzzle(number: int) -> Puzzle | None:
    """Return the puzzle of a round, if it has one.

    Args:
        number: the number of the round, from 0, from which everything follows.
    """
    played = start_round(number)
    seed = played.session.seed
    observations = []
    while played.session.to_act:
        observations.append(played.observation)
        played.play()
    for candidate in sorted(candidates(observations, seed), key=lambda one: one.order):
        observation, best = candidate.decision
        is_naming = isinstance(best, ChooseTrump)
        if not is_naming and too_easy(candidate.shares, observation, seed):
            continue
        values = clear_values(observation)
        if values is not None:
            return _puzzle(start_round(number), played.choices[: candidate.at], values)
    return None


def candidates(observations: Sequence[SeatObservation], seed: str) -> list[Candidate]:
    """Return the decisions that a first look calls clear, in their order in the round."""
    return [
        Candidate(decision, at, _cheap_shares(decision, seed))
        for at, observation in enumerate(observations)
        if (best := promising_action(observation)) is not None
        for decision in [Solved(observation, best)]
    ]


def rated_puzzle(
    puzzle: Puzzle, decisions: Sequence[Solved], shares: Mapping[str, float]
) -> Puzzle:
    """Return a puzzle with its difficulty and the levels that find it.

    Args:
        puzzle: its position and its values.
        decisions: each of its decisions, with the best action.
        shares: those of ``LEVELS``.
    """
    values = (puzzle.values, *(decision.values for decision in puzzle.follow_ups))
    panel = {
        **shares,
        POLICY: policy_share(log_odds(decision) for decision in decisions),
        GUESSER: guesser_share(values),
    }
    return replace(puzzle, found=finders(shares), difficulty=difficulty_of(panel))


def _cheap_shares(decision: Solved, seed: str) -> Mapping[str, float]:
    """Return the shares of the members that need no search."""
    levels = (*LOWER_LEVELS, LEVELS[-1])
    return {**shares_of(levels, [decision], seed), POLICY: policy_share([log_odds(decision)])}


def _puzzle(course: PlayedRound, choices: Sequence[int], values: tuple[Value, ...]) -> Puzzle:
    """Return the puzzle after some actions of a round, with the decisions that follow."""
    session = course.session
    course.repeat(choices)
    decisions = [_solved(course.observation, values)]
    follow_ups: list[FollowUp] = []
    while len(decisions) < MOST_DECISIONS:
        further = _follow_up(course, decisions[-1].best)
        if further is None:
            break
        follow_ups.append(further)
        decisions.append(_solved(course.observation, further.values))
    unrated = Puzzle(
        players=session.options.players,
        size=session.state.round.size,
        seed=session.seed,
        choices=tuple(choices),
        values=values,
        found=(),
        themes=themes_of(*decisions[0]),
        difficulty=0,
        follow_ups=tuple(follow_ups),
    )
    return rated_puzzle(unrated, decisions, shares_of(LEVELS, decisions, session.seed))


def _solved(observation: SeatObservation, values: Sequence[Value]) -> Solved:
    """Return a decision with the first action of the best kind."""
    place = max(range(len(values)), key=lambda one: values[one].points)
    return Solved(observation, kinds_of(observation.legal_actions)[place][0])


def _follow_up(course: PlayedRound, answer: Action) -> FollowUp | None:
    """Play an answer and the replies, and return the seat's next decision, if it is clear."""
    seat = course.session.to_act[0]
    course.play(answer)
    start = len(course.choices)
    while course.session.to_act:
        observation = course.observation
        if observation.seat == seat and len(kinds_of(observation.legal_actions)) > 1:
            values = None if promising_action(observation) is None else clear_values(observation)
            return None if values is None else FollowUp(tuple(course.choices[start:]), values)
        course.play()
    return None
