"""A game as a short text that people can read, paste and mail.

``docs/build/notation.md`` specifies it; ``foretell.record.game_text_reader`` reads it.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from foretell.cards import Card
from foretell.game.events import (
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.notation import options_text
from foretell.record.header import Header, Player, Record

SIGN: Final = "wizard/"
"""The beginning of every game."""
UTC_OFFSET: Final = "+00:00"
_NOTHING: Final = "-"


def game_text(record: Record) -> str:
    """Return a game as lines of text, without the proof of a fair shuffle."""
    header, events = record.header, record.events
    lines = [header_text(header), *map(player_text, range(len(header.players)), header.players)]
    lines += [draw_text(event) for event in events if isinstance(event, DealerDrawn)]
    lines += [
        round_text(events[at:]) for at, event in enumerate(events) if isinstance(event, Dealt)
    ]
    return "".join(f"{line}\n" for line in lines)


def header_text(header: Header) -> str:
    """Return the first line."""
    first = header.options.first_dealer
    return (
        f"wizard/1 {options_text(header.options)} seed={header.seed}"
        f" first={'draw' if first is None else first}"
        f" started={header.started.isoformat().removesuffix(UTC_OFFSET)}Z id={header.id}"
    )


def player_text(seat: int, player: Player) -> str:
    """Return the line of a player; a space in the kind is escaped, as the name begins after one."""
    kind = player.kind.replace("%", "%25").replace(" ", "%20")
    return f"{seat} {kind} {player.name}"


def draw_text(event: DealerDrawn) -> str:
    """Return the line of the draw for the first deal (R3.1)."""
    return " ".join(["draw", *map(_cards, event.draws)])


def deal_text(dealt: Dealt, chosen: str = "") -> str:
    """Return the first four words of a round; ``chosen`` is what follows a turned Wizard (R5.3)."""
    turned = _NOTHING if dealt.turned is None else f"{dealt.turned}{chosen}"
    hands = "/".join(_cards(hand or ()) for hand in dealt.hands)
    return f"r{dealt.round} d{dealt.dealer} {turned} {hands}"


def round_text(events: Sequence[Event]) -> str:
    """Return the line of the round that the events begin with."""
    return " ".join(_round(events))


def _round(events: Sequence[Event]) -> Iterator[str]:
    dealt, *rest = events
    assert isinstance(dealt, Dealt)
    rest = list(takewhile(lambda event: not isinstance(event, Dealt), rest))
    chosen = "".join(f"={one.suit.letter}" for one in rest if isinstance(one, TrumpChosen))
    yield deal_text(dealt, chosen)
    trick: list[CardPlayed] = []
    for event in rest:
        match event:
            case BidMade(seat, bid):
                yield f"{seat}={bid}"
            case CardPlayed():
                trick.append(event)
            case TrickWon():
                yield _trick(trick)
                trick = []
            case RoundScored(points=points):
                yield f"= {','.join(map(str, points))}"
            case _:
                pass
    if trick:
        yield _trick(trick)


def _trick(played: Sequence[CardPlayed]) -> str:
    return f"{played[0].seat}:{_cards([one.card for one in played])}"


def _cards(cards: Sequence[Card | None]) -> str:
    return ".".join(_NOTHING if card is None else str(card) for card in cards)
