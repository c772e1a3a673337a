"""The decision of a position that is given as one line (``foretell.game.notation``)."""

from collections.abc import Sequence
from typing import Final

from foretell.errors import Refusal
from foretell.game.notation import EVERYTHING, SPECTATOR, NotationError, Position, read_position
from foretell.game.observation import SeatObservation
from foretell.terminal.advise.decision import Facts
from foretell.terminal.advise.refusals import (
    NotAPosition,
    NotASeat,
    OthersTurn,
    PositionSaysIt,
    RoundIsOver,
)
from foretell.terminal.common.options import Chosen

_PARTS: Final = {"turned card": "turned", "cards out": "spent"}
"""The names of parts in messages, where they differ."""


def read(line: str) -> Position:
    """Return the position in a line.

    Raises:
        NotAPosition: when it has another form; the refusal says which part.
        Refusal: when the rules do not allow a bid or a card in it.
    """
    try:
        return read_position(line)
    except NotationError as error:
        if isinstance(error.__cause__, Refusal):
            raise error.__cause__ from None
        part = _PARTS.get(error.part, error.part)
        raise NotAPosition(part=part, found=error.found, form=error.expected) from None


def check_nothing_else(choice: Chosen, facts: Facts) -> None:
    """Refuse flags that say what the position says (``PositionSaysIt``)."""
    for flag in (*(f"--{name}" for name in facts.given), *choice.flags):
        raise PositionSaysIt(flag)


def seat_in(typed: str, players: int) -> int:
    """Return the seat that ``--seat`` names, or refuse it (``NotASeat``)."""
    if not (typed.isdecimal() and len(typed) == 1 and int(typed) < players):
        raise NotASeat(flag="--seat", value=typed, last=players - 1)
    return int(typed)


def own_seat(position: Position, seat: str | None) -> int:
    """Return the seat to advise: the viewer, or where everything is shown a seat to act.

    Raises:
        NotASeat: when there is no such seat.
        PositionSaysIt: when a seat is given, and the position is what one seat sees.
        NotAPosition: when it is what a spectator sees.
        RoundIsOver: when no seat is to act.
    """
    if position.viewer is None:
        raise NotAPosition(part="viewer", found=SPECTATOR, form="")
    if position.viewer != EVERYTHING:
        if seat is not None:
            raise PositionSaysIt("--seat")
        assert isinstance(position.viewer, int)
        return position.viewer
    if seat is not None:
        return seat_in(seat, position.state.options.players)
    to_act = position.observation().to_act
    if not to_act:
        raise RoundIsOver
    return to_act[0]


def observed(position: Position, seat: int, names: Sequence[str]) -> SeatObservation:
    """Return the observation of a seat at its turn; a refusal names the players.

    Raises:
        RoundIsOver: when no seat is to act.
        OthersTurn: when another seat is.
    """
    observation = position.observation(seat)
    if not observation.to_act:
        raise RoundIsOver
    if seat not in observation.to_act:
        raise OthersTurn(names[observation.to_act[0]])
    return observation
