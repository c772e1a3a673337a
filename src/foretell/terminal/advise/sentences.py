"""What a bot says of its decisions, in words."""

from collections.abc import Iterator
from typing import assert_never

from foretell.bots.explain.comparison import is_alike
from foretell.bots.explanation import ActionValue, Explanation, Field, Reason
from foretell.cards import Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.terminal.common.report.numbers import tenths
from foretell.terminal.common.view import View


def reason_told(reason: Reason, view: View) -> str:
    """Return a reason as a sentence."""
    what = reason.code.partition("/")[2].replace("_", "-")
    values = {name: _in_words(name, value, view) for name, value in reason.fields.items()}
    return view.words(f"reason-{what}", **values)


def action_told(action: Action, view: View) -> str:
    """Return an action in a word: a card, a suit or a number."""
    match action:
        case MakeBid(bid=bid):
            return str(bid)
        case ChooseTrump(suit=suit):
            return view.suit(suit)
        case PlayCard(card=card):
            return view.card(card)
        case _:
            assert_never(action)


def advised_told(action: Action, view: View) -> str:
    """Return an action as what one is advised to do."""
    told, words = action_told(action, view), view.words
    match action:
        case MakeBid():
            return words("advise-bid", bid=told)
        case ChooseTrump():
            return words("advise-trump", suit=told)
        case PlayCard():
            return words("advise-play", card=told)
        case _:
            assert_never(action)


def apart(explanation: Explanation) -> Iterator[ActionValue]:
    """Yield the prospects, of actions that come to the same only the first."""
    seen: list[Action] = []
    for prospect in explanation.action_values:
        if not any(is_alike(prospect.action, action) for action in seen):
            seen.append(prospect.action)
            yield prospect


def _in_words(name: str, value: Field, view: View) -> object:
    match name, value:
        case "card", str():
            return view.card(Card(value))
        case "cards", str():
            return view.cards([Card(text) for text in value.split()])
        case "suit", str():
            return view.suit(Suit.parse(value))
        case _, float():
            return tenths(value, view.words)
        case _:
            return value
