"""A bot's advice and its reasons: as a page, line by line, and as JSON."""

from collections.abc import Iterator
from typing import Final, assert_never

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.bots.explanation import ActionValue, Explanation, Field, Reason
from foretell.cards import Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.terminal.common.report.numbers import tenths, within
from foretell.terminal.common.style import card_style, suit_style
from foretell.terminal.common.view import MINUS, View, sentence

_LEVEL: Final = "≈"
"""The sign of an action that is about as good as the best."""
_PLACES: Final = 4
"""Decimals of figures in JSON."""


def reason_text(reason: Reason, view: View) -> str:
    """Return a reason as a sentence."""
    what = reason.code.partition("/")[2].replace("_", "-")
    values = {name: _in_words(name, value, view) for name, value in reason.fields.items()}
    return view.words(f"reason-{what}", **values)


def action_text(action: Action, view: View) -> str:
    """Return an action as a short text: a card, a suit or a number."""
    match action:
        case MakeBid(bid=bid):
            return str(bid)
        case ChooseTrump(suit=suit):
            return view.suit(suit)
        case PlayCard(card=card):
            return view.card(card)
        case _:
            assert_never(action)


def advised_text(action: Action, view: View) -> str:
    """Return an action as a piece of advice."""
    text, words = action_text(action, view), view.words
    match action:
        case MakeBid():
            return words("advise-bid", bid=text)
        case ChooseTrump():
            return words("advise-trump", suit=text)
        case PlayCard():
            return words("advise-play", card=text)
        case _:
            assert_never(action)


def _in_words(name: str, value: Field, view: View) -> object:
    match name, value:
        case "card", str():
            return view.card(Card(value))
        case "other", str():
            return view.words("card-with-article", card=view.card(Card(value)))
        case "cards", str():
            return view.cards([Card(text) for text in value.split()])
        case "suit", str():
            return view.suit(Suit.parse(value))
        case _, float():
            return tenths(value, view.words)
        case _:
            return value


def advice_page(explanation: Explanation, view: View) -> RenderableType:
    """Return a table of action values, the advised action first, and the reasons for it."""
    words = view.words
    title = Text.assemble((advised_text(explanation.action, view), "heading"))
    notes = [Text(words("advise-games", count=explanation.worlds), "quiet")]
    if any(prospect.is_level for prospect in explanation.choices[1:]):
        notes.insert(0, Text(f"{_LEVEL} {words('table-hint-level')}", "quiet"))
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.show_header, grid.header_style = True, "quiet"
    grid.add_column(no_wrap=True, min_width=4)
    for heading in ("play-column-points", "advise-column-made", "advise-column-behind"):
        grid.add_column(words(heading), justify="right", no_wrap=True)
    best, *others = explanation.choices
    grid.add_row(*_row(best, view), behind_text(best, view), style="heading")
    for prospect in others:
        level = f"{_LEVEL} " if prospect.is_level else ""
        grid.add_row(*_row(prospect, view), level + behind_text(prospect, view))
    reasons = Table.grid(padding=(0, 1, 0, 0))
    for reason in explanation.reasons:
        reasons.add_row("·", reason_text(reason, view))
    return Group(
        "",
        Padding(title, (0, 0, 0, 1), expand=False),
        Padding(reasons, (0, 1, 0, 1), expand=False),
        "",
        Padding(grid, (0, 0, 0, 1), expand=False),
        *(Padding(note, (0, 0, 0, 1), expand=False) for note in notes),
        "",
    )


def behind_text(prospect: ActionValue, view: View) -> str:
    """Return the points by which an action falls short of the best one; "" for the best."""
    if prospect.behind == prospect.behind_margin == 0:
        return ""
    return f"{MINUS}{within(prospect.behind, prospect.behind_margin, view.words)}"


def percent_text(prospect: ActionValue, view: View) -> str:
    """Return the probability of making the bid, in percent."""
    return view.words("stats-percent", value=tenths(100 * prospect.makes_bid, view.words))


def _row(prospect: ActionValue, view: View) -> tuple[Text, str, str]:
    return (
        Text(action_text(prospect.action, view), _style(prospect.action, view)),
        within(prospect.points, prospect.margin, view.words),
        percent_text(prospect, view),
    )


def _style(action: Action, view: View) -> str:
    match action:
        case PlayCard(card=card):
            return card_style(card, view.names.edition)
        case ChooseTrump(suit=suit):
            return suit_style(suit, view.names.edition)
        case _:
            return ""


def advice_lines(explanation: Explanation, view: View) -> Iterator[str]:
    """Yield the advice, the reasons for it, and each action's value, the best first."""
    words = view.words
    yield advised_text(explanation.action, view)
    for reason in explanation.reasons:
        yield reason_text(reason, view)
    for place, prospect in enumerate(explanation.choices):
        values = {
            "action": action_text(prospect.action, view),
            "points": tenths(prospect.points, words),
            "margin": tenths(prospect.margin, words),
            "made": percent_text(prospect, view),
        }
        if prospect.behind == prospect.behind_margin == 0:
            line = words("advise-told", **values)
        else:
            behind = tenths(prospect.behind, words)
            margin = tenths(prospect.behind_margin, words)
            line = words("advise-told-behind", behind=behind, behind_margin=margin, **values)
        level = f" {sentence(words('table-hint-level'))}" if place > 0 and prospect.is_level else ""
        yield line + level
    yield words("advise-games", count=explanation.worlds)


def advice_json(explanation: Explanation, view: View) -> dict[str, object]:
    """Return every action with its value, the advised one first, and the reasons.

    Cards and suits are written as in records; sentences are in the reader's language.
    """
    return {
        "action": _action_json(explanation.action),
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
                "action": _action_json(prospect.action),
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


def _action_json(action: Action) -> dict[str, object]:
    match action:
        case MakeBid(bid=bid):
            return {"bid": bid}
        case ChooseTrump(suit=suit):
            return {"trump": suit.letter}
        case PlayCard(card=card):
            return {"card": str(card)}
        case _:
            assert_never(action)
