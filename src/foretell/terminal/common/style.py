"""Colours, rules and line breaks; no meaning is conveyed by colour alone."""

import re
from collections.abc import Iterable
from typing import Final

from rich import _wrap
from rich.text import Text
from rich.theme import Theme

from foretell.cards import Card, Suit
from foretell.i18n.cardnames import SUIT_KEYS
from foretell.rules.options import Edition
from foretell.terminal.common.view import View

THEME: Final = Theme(
    {
        "clubs": "green",
        "diamonds": "bright_blue",
        "hearts": "red",
        "spades": "bold",
        "giants": "yellow",
        "dwarves": "red",
        "humans": "bright_blue",
        "elves": "green",
        "wizard": "bold magenta",
        "jester": "cyan",
        "heading": "bold",
        "made": "green",
        "missed": "red",
        "you": "bold",
        "quiet": "dim",
    },
    inherit=False,
)


def suit_style(suit: Suit, edition: Edition) -> str:
    """Return the style of a suit."""
    return SUIT_KEYS[edition][suit]


def card_style(card: Card, edition: Edition) -> str:
    """Return the style of a card."""
    if card.suit is not None:
        return suit_style(card.suit, edition)
    return "wizard" if card.is_wizard else "jester"


def in_colour(
    text: str, view: View, *, cards: Iterable[Card] = (), suits: Iterable[Suit] = ()
) -> Text:
    """Return a sentence with the cards and suits it names in their colours."""
    result, edition = Text(text), view.names.edition
    for card in cards:
        result.highlight_regex(_whole(view.card(card)), card_style(card, edition))
    for suit in suits:
        result.highlight_regex(_whole(view.suit(suit)), suit_style(suit, edition))
    return result


def cards_in_colour(cards: Iterable[Card], view: View) -> Text:
    """Return the signs of cards, one after the other, in their colours."""
    edition = view.names.edition
    signs = [Text(view.names.short(card), card_style(card, edition)) for card in cards]
    return Text(" ").join(signs)


def _whole(name: str) -> str:
    return rf"(?<!\w){re.escape(name)}(?!\w)"


_NO_BREAK: Final = "\u00a0"
_HOLDING: Final = rf"{_NO_BREAK}\u202f"

_wrap.re_word = re.compile(rf"[^\S{_HOLDING}]*[\S{_HOLDING}]+[^\S{_HOLDING}]*")


def held_together(text: str) -> str:
    """Return a text that does not wrap."""
    return text.replace(" ", _NO_BREAK)


def rule(title: str, width: int) -> Text:
    """Return a title with a rule on either side."""
    text = Text.assemble(("── ", "quiet"), (title, "heading"), " ")
    return text.append("─" * (width - text.cell_len), "quiet")
