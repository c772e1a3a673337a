"""The game at the decisions of a puzzle."""

from collections.abc import Hashable, Iterable, Sequence

from foretell.analysis.puzzles.puzzle import Puzzle
from foretell.game.actions import Action, PlayCard
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Options


def new_round(players: int, size: int, seed: str) -> Session:
    """Return a game of one round that has just been dealt by seat 0."""
    return Session(Options(players=players, hand_sizes=(size,), first_dealer=0), seed)


def play_choices(session: Session, choices: Iterable[int]) -> None:
    """Play actions, each given by its place among the legal actions of the next seat.

    Raises:
        IndexError: when a choice is not among the legal actions.
    """
    for choice in choices:
        seat = session.to_act[0]
        session.act(session.legal_actions(seat)[choice])


def position_of(puzzle: Puzzle) -> SeatObservation:
    """Return the observation of the seat that is to act at the first decision of a puzzle.

    Raises:
        IndexError: when a choice is not among the legal actions.
    """
    return positions_of(puzzle)[0]


def positions_of(puzzle: Puzzle) -> tuple[SeatObservation, ...]:
    """Return the observations of the seat at each decision of a puzzle, answered right.

    Raises:
        IndexError: when a choice or a reply is not among the legal actions.
    """
    session = new_round(puzzle.players, puzzle.size, puzzle.seed)
    play_choices(session, puzzle.choices)
    positions = [session.observe(session.to_act[0])]
    places = (puzzle.best, *(decision.best for decision in puzzle.follow_ups))
    for place, decision in zip(places, puzzle.follow_ups, strict=False):
        session.act(kinds_of(positions[-1].legal_actions)[place][0])
        play_choices(session, decision.replies)
        positions.append(session.observe(session.to_act[0]))
    return tuple(positions)


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
