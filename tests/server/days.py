"""Results of the deal of the day, as people's pages send them."""

from datetime import date
from typing import Any

from foretell.bots.runner import play_on
from foretell.server.daily import SEAT, Choice, choice_of, game_of


def choices_on(day: date, *, place: int = 0) -> list[Choice]:
    """Return the choices of a person who always takes the legal action at a place, or the last."""
    game, bots = game_of(day)
    choices: list[Choice] = []
    while game.outcome is None:
        legal = game.legal_actions(SEAT)
        action = legal[min(place, len(legal) - 1)]
        choices.append(choice_of(action))
        game.act(action)
        play_on(game, bots)
    return choices


def result(number: int, choices: list[Choice]) -> dict[str, Any]:
    """Return the body of a result."""
    return {"id": f"{number:032x}", "choices": choices}
