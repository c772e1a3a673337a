"""The game at the decision of a puzzle."""

from collections.abc import Hashable, Sequence

from foretell.analysis.puzzles.puzzle import Puzzle
from foretell.game.actions import Action, PlayCard
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Options


def new_round(players: int, size: int, seed: str) -> Session:
    """Return a game of one round that has just been dealt by seat 0."""
    return Session(Options(players=players, hand_sizes=(size,), first_dealer=0), seed)


def position_of(puzzle: Puzzle) -> SeatObservation:
    """Return the observation of the seat that is to act in a puzzle.

    Raises:
        IndexError: when a choice is not among the legal actions.
    """
    session = new_round(puzzle.players, puzzle.size, puzzle.seed)
    for choice in puzzle.choices:
        seat = session.to_act[0]
        session.act(session.legal_actions(seat)[choice])
    return session.observe(session.to_act[0])


def kinds_of(actions: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Return actions by kind, in the order in which kinds first appear."""
    kinds: dict[Hashable, list[Action]] = {}
    for action in actions:
        kinds.setdefault(kind_of(action), []).append(action)
    return tuple(map(tuple, kinds.values()))


def kind_of(action: Action) -> Hashable:
    """Return a key that actions share if they are alike, as all Wizards are, and all Jesters."""
    if isinstance(action, PlayCard):
        return action.card.suit, action.card.rank
    return action
