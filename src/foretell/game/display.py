"""A game as plain text for developers: in the REPL, a notebook or a failing test.

Cards and suits are written as in records, untranslated; ``foretell.terminal`` is for players.
"""

from collections.abc import Iterator
from typing import assert_never

from foretell.cards import cards_of
from foretell.game.phases import (
    Bidding,
    ChoosingTrump,
    Finished,
    Playing,
    Settling,
    phase_of,
    seats_to_act,
)
from foretell.game.state import Round, State

UNKNOWN = "?"


def table_text(state: State, seat: int | None = None) -> str:
    """Return a game as lines of text: the round, a line per seat, the trick, the hands.

    Args:
        state: the whole state, or a viewer's; unknown values are shown as question marks.
        seat: the viewer's seat, marked with ``*``.
    """
    return "\n".join(_lines(state, seat))


def table_svg(state: State, seat: int | None = None) -> str:
    """Return a game as a picture, for notebooks; the arguments are those of ``table_text``."""
    from foretell.art import scene_svg
    from foretell.game.picture import table_scene

    return scene_svg(table_scene(state, seat))


def summary(state: State) -> str:
    """Return a game in a few words: ``round 2 of 20, seat 1 to bid``."""
    if state.round.number == 0:
        return "not dealt yet"
    return f"round {state.round.number} of {state.rounds}, {_waiting(state)}"


def hand_text(hand: int | None) -> str:
    """Return a hand as the texts of its cards, or ``?`` if it is unknown."""
    return UNKNOWN if hand is None else " ".join(map(str, cards_of(hand))) or "-"


def bid_text(bid: int | None, *, has_bid: bool) -> str:
    """Return a bid; ``-`` if it is not made, ``?`` if it is unknown."""
    if bid is not None:
        return str(bid)
    return UNKNOWN if has_bid else "-"


def trump_text(round_: Round) -> str:
    """Return the trump of a round: ``trump H``."""
    return f"trump {'none' if round_.trump is None else round_.trump.letter}"


def _lines(state: State, viewer: int | None) -> Iterator[str]:
    yield summary(state)
    round_ = state.round
    if round_.number == 0:
        return
    turned = "none" if round_.turned is None else str(round_.turned)
    yield f"dealer {round_.dealer}, turned {turned}, {trump_text(round_)}"
    yield "  seat   bid taken total  hand"
    to_act = seats_to_act(phase_of(state))
    for seat, hand in enumerate(round_.hands):
        mark = ">" if seat in to_act else " "
        own = "*" if seat == viewer else " "
        bid = bid_text(round_.bids[seat], has_bid=round_.has_bid[seat])
        yield (
            f"{mark}{own}{seat:>4} {bid:>5} {round_.taken[seat]:>5} {state.totals[seat]:>5}"
            f"  {hand_text(hand)}"
        )
    if round_.trick is not None and round_.trick.cards:
        players = state.options.players
        played = (
            f"{(round_.trick.leader + place) % players}: {card}"
            for place, card in enumerate(round_.trick.cards)
        )
        yield f"trick {len(round_.tricks) + 1} of {round_.size}: {', '.join(played)}"


def _waiting(state: State) -> str:
    match phase_of(state):
        case ChoosingTrump(seat):
            return f"seat {seat} to choose trump"
        case Bidding(seats):
            return f"seat{'s' * (len(seats) > 1)} {', '.join(map(str, seats))} to bid"
        case Playing(seat):
            return f"seat {seat} to play"
        case Finished():
            return (
                f"won by seat{'s' * (len(state.winners) > 1)} {', '.join(map(str, state.winners))}"
            )
        case Settling():
            return "nobody to act"
        case phase:
            assert_never(phase)
