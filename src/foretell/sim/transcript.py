"""Whole games by a policy from deals that are given, with every decision in its order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.compiling import inlined
from foretell.sim.counter import derive
from foretell.sim.games import fresh_states
from foretell.sim.given import deal_hands
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy
from foretell.sim.settings import settings_of
from foretell.sim.step import apply

TRICK_WON: Final = at.FINISHED + 1
"""In a code, in place of a phase: a trick is won."""
VALUES: Final = 64
"""More than there are cards, bids or suits."""
_END: Final = -1
_LONGEST: Final = 1 + at.SEATS + 60 + 30 + 1
"""A trump, the bids, the cards, the tricks, and the end: no round has more codes."""

Log: TypeAlias = Callable[[IntArray, IntArray, IntArray], None]
"""``(settings, states, codes)``: play the round of each state to its end, in place; its codes go to
the same row of ``codes``."""


class GivenDeal(NamedTuple):
    """The cards of one round: a hand per seat, as sets, and the turned card or ``NO_CARD``."""

    hands: tuple[int, ...]
    turned: int


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """What happened in one round.

    Attributes:
        codes: every decision and every trick won, in order; see ``code``.
        trump: the trump suit, or ``NO_TRUMP``.
        bids: by seat.
        taken: the tricks taken, by seat.
        totals: the points of all rounds so far, by seat.
    """

    codes: Sequence[int]
    trump: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    totals: tuple[int, ...]


def code(kind: int, seat: int, value: int = 0) -> int:
    """Return the number of a decision, or of a trick that is won.

    Args:
        kind: ``CHOOSING_TRUMP``, ``BIDDING`` or ``PLAYING`` of ``sim.layout``, or ``TRICK_WON``.
        seat: who decides, or takes the trick.
        value: the suit, the bid or the index of the card.
    """
    return (kind * at.SEATS + seat) * VALUES + value


@inlined
def play_round(settings: IntArray, state: IntArray, policy: Policy, codes: IntArray) -> None:
    """Let a policy act for all seats until the round is over, and write down the codes."""
    key = derive(state[at.KEY], state[at.ROUND])
    count = 0
    while state[at.PHASE] != at.DEALING and state[at.PHASE] != at.FINISHED:
        kind, seat = state[at.PHASE], state[at.SEAT]
        action = policy(settings, state, derive(key, count))
        apply(settings, state, action)
        codes[count] = (kind * at.SEATS + seat) * VALUES + action
        count += 1
        if kind == at.PLAYING and state[at.ON_TABLE] == 0:
            codes[count] = (TRICK_WON * at.SEATS + state[at.LEADER]) * VALUES
            count += 1
    codes[count] = _END


def play_given(
    options: Options, dealers: Sequence[int], deals: Sequence[Sequence[GivenDeal]], *, log: Log
) -> list[list[PlayedRound]]:
    """Play whole games side by side.

    Args:
        options: of all the games.
        dealers: the first dealer of each.
        deals: the deals of each, one for every round.
        log: who plays.

    Returns:
        The rounds of each game.

    Raises:
        ValueError: for cards that cannot be dealt; see ``deal_hands``.
    """
    settings = settings_of(options)
    states = fresh_states(options, len(dealers))
    states[:, at.STARTER] = dealers
    codes = np.empty((len(dealers), _LONGEST), dtype=np.int64)
    games: list[list[PlayedRound]] = [[] for _ in dealers]
    for number in range(int(settings[at.ROUNDS])):
        hands = np.array([game[number].hands for game in deals], dtype=np.int64)
        turned = np.array([game[number].turned for game in deals], dtype=np.int64)
        deal_hands(options, states, hands, turned)
        log(settings, states, codes)
        for game, played in zip(games, _rounds(states, codes, options.players), strict=True):
            game.append(played)
    return games


def _rounds(states: IntArray, codes: IntArray, players: int) -> list[PlayedRound]:
    def seats(place: int) -> list[list[int]]:
        found: list[list[int]] = states[:, place : place + players].tolist()
        return found

    return [
        PlayedRound(row[: row.index(_END)], trump, tuple(bids), tuple(taken), tuple(totals))
        for row, trump, bids, taken, totals in zip(
            codes.tolist(),
            states[:, at.TRUMP].tolist(),
            seats(at.BIDS),
            seats(at.TAKEN),
            seats(at.TOTALS),
            strict=True,
        )
    ]
