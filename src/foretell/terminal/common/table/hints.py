"""Hints for the people at a terminal: how one is asked for, and the strongest bot's advice."""

import re
from typing import Final

from foretell.bots.explanation import Explanation
from foretell.floors import Floor, need
from foretell.game.hint import Hint
from foretell.game.observation import Observation, SeatObservation
from foretell.game.phases import ChoosingTrump
from foretell.i18n.spelling import Spelling, normalized
from foretell.terminal.common.table.orders import Order
from foretell.terminal.common.view import View

KEY: Final = "h"
_KEY_ANYWHERE: Final = f"{Order.HELP.value} {KEY}"


def asks_for_hint(text: str, observation: Observation, spelling: Spelling) -> bool:
    """Return whether a text asks for a hint: ``h``, or ``? h`` where H is a suit asked for."""
    typed = normalized(text).strip()
    if re.fullmatch(rf"\{Order.HELP.value} *{KEY}", typed):
        return True
    return typed == KEY and hint_key(observation, spelling) == KEY


def hint_key(observation: Observation, spelling: Spelling) -> str:
    """Return the key for a hint."""
    is_suit = isinstance(observation.phase, ChoosingTrump) and bool(spelling.suits(KEY))
    return _KEY_ANYWHERE if is_suit else KEY


def strongest_advice(observation: SeatObservation) -> Explanation:
    """Return the values of a decision, as reviews and ``foretell advise`` have them.

    Raises:
        FloorMissing: when a library of the bots is not installed.
    """
    need(Floor.BOTS)
    from foretell.analysis.appraisal import Adviser

    return Adviser().explain(observation)


def shown_by(explanation: Explanation) -> Hint:
    """Return the values that a hint shows, for the record."""
    from foretell.analysis.hints import hint_of

    return hint_of(explanation.action_values, explanation.worlds)


def hint_help(observation: Observation, spelling: Spelling, view: View) -> tuple[str, str]:
    """Return the key for a hint with its effect."""
    return hint_key(observation, spelling), view.words("play-help-hint")
