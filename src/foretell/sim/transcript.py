"""Transcripts: all events of whole games, played by a policy from given deals.

Events are integer codes; see ``code``.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, overload

import numpy as np

from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.compiling import inlined
from foretell.sim.counter import derive
from foretell.sim.fixed_deals import deal_unchecked
from foretell.sim.games import fresh_states
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy
from foretell.sim.seeded import DealtRound
from foretell.sim.settings import settings_of
from foretell.sim.step import apply

# Kinds of codes, besides CHOOSING_TRUMP, BIDDING and PLAYING of the layout.

TRICK_WON: Final = layout.FINISHED + 1
"""Kind: a seat takes the trick."""
DEALT: Final = TRICK_WON + 1
"""Kind: a seat deals the round with this number."""
FIRST_HELD: Final = DEALT + 1
"""Kind: the first card dealt to a seat."""
HELD: Final = FIRST_HELD + 1
"""Kind: a further card dealt to a seat."""
TURNED: Final = HELD + 1
"""Kind: the turned card's index plus 1; 0 means none."""
SCORED: Final = TURNED + 1
"""Kind: the round with this number is over."""
BID: Final = SCORED + 1
"""Kind: a seat's bid in the round."""
TAKEN: Final = BID + 1
"""Kind: the tricks taken by a seat in the round."""
POINTS: Final = TAKEN + 1
"""Kind: a seat's points in the round, in tens, plus ``NO_POINTS``."""
TOTAL: Final = POINTS + 1
"""Kind: a seat's total points so far, in tens, plus ``NO_POINTS``."""
TRUMP: Final = TOTAL + 1
"""Kind: the trump suit of the round plus 1; 0 means none."""

END: Final = 0
"""Padding: no event."""
NO_POINTS: Final = 2048
"""The offset that keeps points in tens from 0 up; real points stay far below it (R8, R11.1)."""
VALUES: Final = 2 * NO_POINTS
"""The range of values, above all cards, bids, suits, rounds and tens of points."""
_LONGEST: Final = 1 + layout.SEATS + 60 + 30 + 1
"""The most codes in a round: a trump, the bids, the cards, the tricks and the end."""

Log: TypeAlias = Callable[[IntArray, IntArray, IntArray], None]
"""``(settings, states, codes)``: play the round of each state to its end, in place, and write its
codes to the same row of ``codes``."""


@dataclass(frozen=True, slots=True)
class Transcripts:
    """The events of many games.

    Attributes:
        codes: ``int64[games, codes]``, all events in order; see ``code``.
        totals: ``int64[games, players]``, the final totals.
    """

    codes: IntArray
    totals: IntArray


@overload
def code(kind: int, seat: int, value: int = 0) -> int: ...
@overload
def code(kind: int | IntArray, seat: int | IntArray, value: IntArray) -> IntArray: ...
def code(kind: int | IntArray, seat: int | IntArray, value: int | IntArray = 0) -> int | IntArray:
    """Return the code of an event.

    Args:
        kind: ``CHOOSING_TRUMP``, ``BIDDING`` or ``PLAYING`` of ``sim.layout``, or one from here.
        seat: the seat of the event; 0 if it has none.
        value: the suit, the bid, the index of the card, or the value described at the kind.
    """
    return (kind * layout.SEATS + seat) * VALUES + value


@inlined
def play_round(settings: IntArray, state: IntArray, policy: Policy, codes: IntArray) -> None:
    """Play a round to its end by a policy for all seats, and write the codes of all events."""
    key = derive(state[layout.KEY], state[layout.ROUND])
    count = 0
    while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
        kind, seat = state[layout.PHASE], state[layout.SEAT]
        action = policy(settings, state, derive(key, count))
        apply(settings, state, action)
        codes[count] = (kind * layout.SEATS + seat) * VALUES + action
        count += 1
        if kind == layout.PLAYING and state[layout.ON_TABLE] == 0:
            codes[count] = (TRICK_WON * layout.SEATS + state[layout.LEADER]) * VALUES
            count += 1
    codes[count] = END


def play_given(
    options: Options, dealers: Sequence[int], deals: Iterable[DealtRound], *, log: Log
) -> Transcripts:
    """Play whole games side by side.

    Args:
        options: of all the games.
        dealers: the first dealer's seat in each game.
        deals: the cards of each round, as from ``deal_rounds``; not checked.
        log: the function that plays the rounds.

    Raises:
        TooManyRounds: for more rounds than codes allow (R11.1).
    """
    options.check_rounds()
    players, seats = options.players, np.arange(options.players)
    settings, states = settings_of(options), fresh_states(options, len(dealers))
    states[:, layout.STARTER] = dealers
    bids, taken, totals = (
        states[:, entry : entry + players] for entry in (layout.BIDS, layout.TAKEN, layout.TOTALS)
    )
    decided = np.empty((len(dealers), _LONGEST), dtype=np.int64)
    codes: list[IntArray] = []
    for deal in deals:
        before = totals.copy()
        deal_unchecked(options, states, deal.sets(), deal.turned)
        log(settings, states, decided)
        size = deal.hands.shape[2]
        longest = 1 + players + players * size + size  # a trump, bids, cards, tricks
        codes += [
            code(DEALT, states[:, layout.DEALER], states[:, layout.ROUND]),
            _held(deal.hands),
            code(TURNED, 0, deal.turned + 1),
            decided[:, :longest].copy(),
            code(SCORED, 0, states[:, layout.ROUND]),
            code(BID, seats, bids),
            code(TAKEN, seats, taken),
            code(POINTS, seats, (totals - before) // 10 + NO_POINTS),
            code(TOTAL, seats, totals // 10 + NO_POINTS),
            code(TRUMP, 0, states[:, layout.TRUMP] + 1),
        ]
    return Transcripts(np.column_stack(codes), totals)


def _held(hands: IntArray) -> IntArray:
    """Return the codes of hands, ``int64[games, cards]``."""
    games, players, size = hands.shape
    kinds = np.full(size, HELD, dtype=np.int64)
    kinds[0] = FIRST_HELD
    return code(kinds, np.arange(players)[:, None], hands).reshape(games, players * size)
