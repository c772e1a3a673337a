"""Substitutes: the bots that decide in place of one that fails, in their order.

A bot fails if it cannot be loaded, raises an exception, returns something that is not legal, or
gives no answer. Wherever people play, ``steady`` then decides in its place, so that the game
continues as well as it can; simulations and tournaments end with the error instead
(``foretell.bots.runner``).
"""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation

SUBSTITUTES: Final = ("steady", "random")
"""The bots that are asked in place of one that fails, each if those before it fail as well.

All are plain Python, without arrays or compiled code, so that no system can refuse to run them.
The levels below ``steady`` are made from its code and would fail with it.
"""
MOST_LINES: Final = 12
"""Lines in the detail of a failure."""
MOST_CHARACTERS: Final = 2_000
"""Characters in the detail of a failure."""


class Reason(StrEnum):
    """The kind of a failure."""

    WAIT = "wait"
    """No process became free in time, or the bot was still being loaded."""
    LATE = "late"
    """The bot exceeded the time limit of a decision."""
    RAISED = "raised"
    """It raised an exception, perhaps while it was loaded."""
    ILLEGAL = "illegal"
    """It returned something that is not a legal action."""
    CRASHED = "crashed"
    """Its process ended."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a bot did not decide.

    Attributes:
        reason: its kind.
        error: the type of the exception or of the returned value, or "".
        detail: the end of the traceback, or of what the process wrote, or "".
    """

    reason: Reason
    error: str = ""
    detail: str = ""

    @property
    def cause(self) -> str:
        """The kind and the type of the error, such as ``raised OSError``; no values."""
        return f"{self.reason} {self.error}".rstrip()


def failure_of(error: BaseException) -> Failure:
    """Return the failure of a bot that raised an exception."""
    while error.__cause__ is not None:
        error = error.__cause__
    lines = "".join(traceback.format_exception(error))
    return Failure(Reason.RAISED, type(error).__name__, shortened(lines))


def shortened(text: str) -> str:
    """Return the end of a text, as much as a failure's detail may have."""
    return "\n".join(text.rstrip().splitlines()[-MOST_LINES:])[-MOST_CHARACTERS:]


def attempt(bot: str, seed: str, observation: SeatObservation) -> Action | Failure:
    """Return the action of a new bot, or its failure.

    Args:
        bot: its name, as for ``create``.
        seed: its seed.
        observation: the observation of the seat to act.
    """
    return outcome_of(partial(create, bot, seed), observation)


def outcome_of(make: Callable[[], Bot], observation: SeatObservation) -> Action | Failure:
    """Return a bot's action, or its failure.

    Args:
        make: returns the bot.
        observation: the observation of the seat to act.
    """
    try:
        action: object = make().act(observation)
        for legal in observation.legal_actions:
            if action == legal:
                return legal
    except (Exception, SystemExit) as error:  # noqa: BLE001 - bots of other packages can raise anything
        return failure_of(error)
    return Failure(Reason.ILLEGAL, type(action).__name__)


def substitute(
    seed: str, observation: SeatObservation, *, failed: Callable[[str, Failure], None]
) -> Action:
    """Return the action of the first of ``SUBSTITUTES`` that works.

    Args:
        seed: the seed of the bot that they replace.
        observation: the observation of the seat to act.
        failed: called with the name and failure of each one that fails as well; if all do, the
            result is the first legal action.
    """
    for bot in SUBSTITUTES:
        action = attempt(bot, seed, observation)
        if not isinstance(action, Failure):
            return action
        failed(bot, action)
    return observation.legal_actions[0]
