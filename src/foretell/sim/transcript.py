"""Whole games by a policy from deals that are given, with every decision in its order."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.compiling import inlined
from foretell.sim.counter import derive
from foretell.sim.games import fresh_states
from foretell.sim.given import deal_unchecked
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy
from foretell.sim.seeded import DealtRound
from foretell.sim.settings import settings_of
from foretell.sim.step import apply

TRICK_WON: Final = at.FINISHED + 1
"""In a code, in place of a phase: a trick is won."""
VALUES: Final = 64
"""More than there are cards, bids or suits."""
END: Final = -1
"""In place of a code: the round is over."""
_LONGEST: Final = 1 + at.SEATS + 60 + 30 + 1
"""A trump, the bids, the cards, the tricks, and the end: no round has more codes."""

Log: TypeAlias = Callable[[IntArray, IntArray, IntArray], None]
"""``(settings, states, codes)``: play the round of each state to its end, in place; its codes go to
the same row of ``codes``."""


class PlayedRound(NamedTuple):
    """What happened in one round of one game.

    Attributes:
        hands: the cards dealt, by seat and in their order.
        turned: the turned card, or ``NO_CARD``.
        codes: every decision and every trick won, in order, and ``END`` where there is room left;
            see ``code``.
        trump: the trump suit, or ``NO_TRUMP``.
        bids: by seat.
        taken: the tricks taken, by seat.
        points: those of this round, by seat.
        totals: the points of all rounds so far, by seat.
    """

    hands: list[list[int]]
    turned: int
    codes: list[int]
    trump: int
    bids: list[int]
    taken: list[int]
    points: list[int]
    totals: list[int]


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
    codes[count] = END


def play_given(
    options: Options, dealers: Sequence[int], deals: Iterable[DealtRound], *, log: Log
) -> Iterator[Iterator[PlayedRound]]:
    """Play whole games side by side; yield for every round how it went in each game.

    Args:
        options: of all the games.
        dealers: the first dealer of each.
        deals: the cards of each round, as ``deal_rounds`` deals them; nothing checks them.
        log: who plays.
    """
    settings = settings_of(options)
    states = fresh_states(options, len(dealers))
    states[:, at.STARTER] = dealers
    codes = np.empty((len(dealers), _LONGEST), dtype=np.int64)
    bids, taken, totals = (
        states[:, place : place + options.players] for place in (at.BIDS, at.TAKEN, at.TOTALS)
    )
    for deal in deals:
        before = totals.copy()
        deal_unchecked(options, states, deal.sets(), deal.turned)
        log(settings, states, codes)
        most = _most_codes(options.players, deal.hands.shape[2])
        columns: tuple[IntArray, ...] = (
            deal.hands,
            deal.turned,
            codes[:, :most],
            states[:, at.TRUMP],
            bids,
            taken,
            totals - before,
            totals,
        )
        yield map(PlayedRound, *(column.tolist() for column in columns))


def _most_codes(players: int, size: int) -> int:
    """Return how many codes a round has: a trump, the bids, the cards and the tricks."""
    return 1 + players + players * size + size
