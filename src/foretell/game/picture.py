"""A game as a picture, for notebooks and for learning environments.

Its words are English, as in ``foretell.game.display``; ``foretell.terminal`` is for players.
"""

from collections.abc import Iterator
from typing import Final

from foretell.art import CARD_HEIGHT, CARD_WIDTH, Box, Piece, Placed, Scene, Words
from foretell.cards import cards_of
from foretell.game.display import bid_text, summary, trump_text
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.state import Round, State
from foretell.rules.schedule import largest_hand

_MARGIN: Final = 10
_LEFT: Final = 18
_ROW: Final = CARD_HEIGHT + _MARGIN
_LINE: Final = 22
_PLAYED: Final = 150
"""The left edge of the turned card and of those on the table."""
_HANDS: Final = _PLAYED + CARD_WIDTH + 2 * _MARGIN
_STEP: Final = 24
"""The visible part of a card that another one covers."""
_BACK: Final = 9
"""The same of a card that lies face down."""
WIDTH: Final = _HANDS + (largest_hand(3) - 1) * _STEP + CARD_WIDTH + _MARGIN
"""The largest hand fits: with two players, hands are small (R9.4)."""

_CLOTH: Final = "#143640"
_TEXT: Final = "#fdf8ec"
_SOFT: Final = "#cfe0de"
_TURN: Final = "#ffd67a"
_RULE: Final = "#1e4b56"


def table_scene(state: State, viewer: int | None = None) -> Scene:
    """Return a game as a picture: the round, then a row for each seat.

    A row has bid, tricks taken and total, the card on the table and the hand. Its size depends on
    the number of players alone, the look of the cards on the edition (R1.3). In a viewer's state,
    unknown cards lie face down.
    """
    height = (state.options.players + 1) * _ROW + _MARGIN
    pieces = tuple(_pieces(state, viewer))
    edition = state.options.edition
    return Scene(_title(state, viewer), WIDTH, height, _CLOTH, pieces, edition)


def _title(state: State, viewer: int | None) -> str:
    players = f"{state.options.players} players"
    whose = "" if viewer is None else f", as seat {viewer} sees it"
    return f"Wizard with {players}, {summary(state)}{whose}"


def _pieces(state: State, viewer: int | None) -> Iterator[Piece]:
    yield Words(summary(state), _HANDS, _MARGIN + _LINE, _TEXT)
    if state.round.number > 0:
        yield from _head(state.round)
        for seat in range(state.options.players):
            yield from _row(state, seat, viewer)


def _head(round_: Round) -> Iterator[Piece]:
    if round_.turned is not None:
        yield Words("turned", _LEFT, _MARGIN + _LINE, _SOFT)
        yield Placed(str(round_.turned), _PLAYED, _MARGIN)
    yield Words(trump_text(round_), _HANDS, _MARGIN + 2 * _LINE, _SOFT)
    played = len(round_.tricks) + bool(round_.trick and round_.trick.cards)
    if played:
        yield Words(f"trick {played} of {round_.size}", _HANDS, _MARGIN + 3 * _LINE, _SOFT)


def _row(state: State, seat: int, viewer: int | None) -> Iterator[Piece]:
    round_, top = state.round, _MARGIN + (seat + 1) * _ROW
    yield Box(0, top - _MARGIN // 2, WIDTH, 1, _RULE)
    is_to_act = seat in seats_to_act(phase_of(state))
    if is_to_act:
        yield Box(0, top, 5, CARD_HEIGHT, _TURN)
    bid = bid_text(round_.bids[seat], has_bid=round_.has_bid[seat])
    name, colour = _name(seat, viewer, round_.dealer), _TURN if is_to_act else _TEXT
    yield Words(name, _LEFT, top + _LINE, colour)
    yield Words(f"bid {bid}, took {round_.taken[seat]}", _LEFT, top + 2 * _LINE, _SOFT)
    yield Words(f"total {state.totals[seat]}", _LEFT, top + 3 * _LINE, _SOFT)
    trick = round_.trick
    place = (seat - trick.leader) % state.options.players if trick else 0
    has_played = trick is not None and place < len(trick.cards)
    if trick is not None and has_played:
        yield Placed(str(trick.cards[place]), _PLAYED, top)
    for at, name in enumerate(_hand(round_, seat, viewer, has_played=has_played)):
        step = _STEP if round_.hands[seat] is not None else _BACK
        yield Placed(name, _HANDS + at * step, top)


def _name(seat: int, viewer: int | None, dealer: int) -> str:
    own = " (you)" if seat == viewer else ""
    return f"seat {seat}{own}{', dealer' if seat == dealer else ''}"


def _hand(round_: Round, seat: int, viewer: int | None, *, has_played: bool) -> list[str]:
    """Return the cards that a seat holds, face down if they are unknown."""
    hand = round_.hands[seat]
    if hand is not None:
        return [str(card) for card in cards_of(hand)]
    count = round_.size - len(round_.tricks) - has_played
    return ["hidden" if seat == viewer else "back"] * count
