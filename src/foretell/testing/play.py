"""Random games, reproducible from a seed on every machine."""

from foretell.game.actions import Action
from foretell.game.session import Session
from foretell.game.stream import Stream


def action_at_random(session: Session, choices: Stream) -> Action:
    """Return a random legal action of a seat to act; the game must not be over.

    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    >>> action_at_random(game, Stream(b"2a", "play")) in game.legal_actions(1)
    True
    """
    seats = session.to_act
    actions = session.legal_actions(seats[choices.below(len(seats))])
    return actions[choices.below(len(actions))]


def play_at_random(session: Session, seed: str, *, steps: int | None = None) -> Session:
    """Play random legal actions, and return the game.

    >>> from foretell import Options
    >>> play_at_random(Session(Options(players=3), seed="2a"), "1").outcome is not None
    True

    Args:
        session: the game.
        seed: any text.
        steps: the most actions (default: to the end of the game).
    """
    choices = Stream(seed.encode(), "play")
    while session.to_act and (steps is None or steps > 0):
        session.act(action_at_random(session, choices))
        steps = None if steps is None else steps - 1
    return session
