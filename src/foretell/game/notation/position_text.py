"""A position as one line of text."""

from collections.abc import Iterable
from typing import Final

from foretell.cards import Card, cards_of
from foretell.game.notation.options_text import options_text
from foretell.game.state import Round, State, Trick

EVERYTHING: Final = "*"
"""The viewer who sees all hands and bids."""
SPECTATOR: Final = "-"
"""The viewer who has no seat."""
NOTHING: Final = "-"
UNKNOWN: Final = "?"


def position_text(state: State, *, viewer: int | str | None = EVERYTHING) -> str:
    """Return a position as one line.

    Args:
        state: the whole state, or a viewer's, in a round that is under way.
        viewer: the seat whose view it is; None for a spectator.

    Raises:
        ValueError: before the first deal.
    """
    round_ = state.round
    if round_.number == 0:
        raise ValueError("a position needs a deal")
    parts = [
        options_text(state.options),
        f"r{round_.number}",
        f"d{round_.dealer}",
        _turned(round_),
        ",".join(map(str, _totals_before(state))),
        SPECTATOR if viewer is None else str(viewer),
        "/".join(map(_hand, round_.hands)),
        ",".join(map(_bid, round_.bids, round_.has_bid)),
    ]
    if round_.trick is not None:
        played = (*round_.tricks, *((round_.trick,) if round_.trick.cards else ()))
        parts += map(trick_text, played)
    if state.spent:
        parts.append(f"x{_cards(cards_of(state.spent))}")
    return " ".join(parts)


def _totals_before(state: State) -> tuple[int, ...]:
    """Return the totals before the round."""
    earlier = state.scores[: state.round.number - 1]
    return earlier[-1].totals if earlier else (0,) * state.options.players


def _turned(round_: Round) -> str:
    if round_.turned is None:
        return NOTHING
    if round_.turned.is_wizard and round_.trump is not None:
        return f"{round_.turned}={round_.trump.letter}"
    return str(round_.turned)


def _hand(hand: int | None) -> str:
    return UNKNOWN if hand is None else _cards(cards_of(hand)) or NOTHING


def _bid(bid: int | None, has_bid: bool) -> str:  # noqa: FBT001 - mapped over two tuples
    if bid is not None:
        return str(bid)
    return UNKNOWN if has_bid else NOTHING


def trick_text(trick: Trick) -> str:
    """Return a trick as its leader and its cards: ``2:H5.Z1``."""
    return f"{trick.leader}:{_cards(trick.cards)}"


def _cards(cards: Iterable[Card]) -> str:
    return ".".join(map(str, cards))
