"""A bot's advice and its reasons as JSON."""

from typing import Final, assert_never

from foretell.bots.explanation import Explanation
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.terminal.common.table.advice import reason_text
from foretell.terminal.common.view import View

_PLACES: Final = 4


def advice_json(explanation: Explanation, view: View) -> dict[str, object]:
    """Return every action with its value, the advised one first, and the reasons.

    Cards and suits are written as in records; sentences are in the reader's language.
    """
    return {
        "action": _action(explanation.action),
        "reasons": [
            {
                "code": reason.code,
                "fields": dict(reason.fields),
                "sentence": reason_text(reason, view),
            }
            for reason in explanation.reasons
        ],
        "prospects": [
            {
                "action": _action(prospect.action),
                "points": round(prospect.points, _PLACES),
                "margin": round(prospect.margin, _PLACES),
                "makes_bid": round(prospect.makes_bid, _PLACES),
                "behind": round(prospect.behind, _PLACES),
                "behind_margin": round(prospect.behind_margin, _PLACES),
            }
            for prospect in explanation.action_values
        ],
        "worlds": explanation.worlds,
    }


def _action(action: Action) -> dict[str, object]:
    match action:
        case MakeBid(bid=bid):
            return {"bid": bid}
        case ChooseTrump(suit=suit):
            return {"trump": suit.letter}
        case PlayCard(card=card):
            return {"card": str(card)}
        case _:
            assert_never(action)
