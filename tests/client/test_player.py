"""A bot at a client's table: the others wait for it, so a substitute acts if it fails."""

import logging
from typing import cast

import pytest

from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.client.moves import move_of
from foretell.client.player import Player
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import SeatObservation
from tests.client.test_table_session import playing


class Odd:
    """A bot that returns a value, or raises it."""

    def __init__(self, value: object) -> None:
        self.value = value

    def act(self, _: SeatObservation) -> Action:
        if isinstance(self.value, Exception):
            raise self.value
        return cast("Action", self.value)


def odd(value: object) -> Bot:
    """Return an odd bot; a type is raised when the bot is created."""
    if isinstance(value, type):
        raise value
    return Odd(value)


@pytest.mark.parametrize(
    ("value", "cause"),
    [
        (ArithmeticError("one card too many"), "raised ArithmeticError"),
        (MakeBid(1, 20), "illegal MakeBid"),
        (MakeBid(0, 1), "illegal MakeBid"),
        (None, "illegal NoneType"),
        (LookupError, "raised LookupError"),
    ],
)
def test_steady_acts_for_a_bot_that_fails_and_the_failure_is_logged(
    value: object, cause: str, caplog: pytest.LogCaptureFixture
) -> None:
    session = playing()
    player = Player(session, lambda _, __: odd(value))
    seen, game = session.view.observation, session.view.game
    assert isinstance(seen, SeatObservation)
    with caplog.at_level(logging.ERROR):
        frame = player.move()
    steady = create("steady", f"{game:x}").act(seen)
    again = playing()
    assert frame == again.ask(lambda command: move_of(steady, command))
    (line,) = caplog.messages
    assert cause in line
    assert ("one card too many" in line) == isinstance(value, ArithmeticError)
