"""Short labels of requests to a table."""

from typing import Final, assert_never

from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.table.commands import LetBotPlay
from foretell.terminal.common.view import View
from foretell.terminal.join.situation import Intent, Request

_LABELS: Final = {
    Request.START: "table-start",
    Request.REMATCH: "table-rematch",
    Request.TAKE_BACK: "table-undo",
    Request.ALLOW_UNDO: "table-undo-agree",
    Request.REFUSE_UNDO: "table-undo-refuse",
    Request.ALLOW_REMOVAL: "table-undo-agree",
    Request.REFUSE_REMOVAL: "table-undo-refuse",
    Request.HINT: "table-hint",
    Request.PLAY_AGAIN: "table-play-again",
    Request.LEAVE: "table-stand",
}


def label_of(intent: Intent, view: View) -> str:
    """Return an intent as its button on the page is called; a card by its name."""
    match intent:
        case PlayCard(card=card):
            return view.names.card(card)
        case MakeBid(bid=bid):
            return view.words("table-bid-of", bid=bid)
        case ChooseTrump(suit=suit):
            return view.words("table-hint-trump", suit=view.names.suit(suit))
        case LetBotPlay():
            return view.words("table-bot-now")
        case Request():
            return view.words(_LABELS[intent])
        case _:
            assert_never(intent)
