"""Checks of arguments before a kernel runs, since compiled code checks nothing."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from foretell.cards import DECK_SIZE, FULL_SET, SUITS
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Options
from foretell.rules.trick import LED_WIZARD
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of

_INT64: Final = np.dtype(np.int64)
_WORD: Final = 1 << 63
_MAX_COUNT: Final = 1 << 62
"""A limit for counts, far above real ones, to which numbers can be added within 64 bits."""
_MAX_POINTS: Final = 1 << 40
"""A limit for points, above those of any game and far below the 64-bit range."""


def check_count(name: str, value: object, *, least: int = 0) -> None:
    """Refuse a value that is not a whole number from ``least`` or that is too large.

    Raises:
        ValueError: when the value is invalid.
    """
    whole = isinstance(value, int | np.integer) and not isinstance(value, bool)
    if not whole or not least <= value < _MAX_COUNT:  # type: ignore[operator]  # it is a number
        raise ValueError(f"{name} must be a whole number from {least} below 2**62, not {value!r}")


def check_seed(seed: object) -> None:
    """Refuse a seed that does not fit a signed 64-bit integer.

    Raises:
        ValueError: when it does not.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise ValueError(f"seed must be a whole number, not {seed!r}")
    if not -_WORD <= seed < _WORD:
        raise ValueError(f"seed must be within 64 bits, -2**63 to 2**63 - 1, not {seed}")


def check_array(
    name: str, array: object, shape: tuple[int, ...], dtype: np.dtype[Any] = _INT64
) -> None:
    """Refuse an array that is unsuitable for a kernel.

    Raises:
        ValueError: when the type or shape is wrong, or the array is not contiguous.
    """
    if not isinstance(array, np.ndarray) or array.dtype != dtype:
        kind = array.dtype if isinstance(array, np.ndarray) else type(array).__name__
        raise ValueError(f"{name} must be an array of {dtype}, not {kind}")
    if array.shape != shape:
        raise ValueError(f"{name} must have the shape {shape}, not {array.shape}")
    if not array.flags.carray:
        raise ValueError(f"{name} must be contiguous in memory (C order) and writeable")


def check_states(options: Options, states: IntArray) -> None:
    """Refuse impossible states, which would break compiled code.

    Raises:
        ValueError: naming the first impossible game and the fault.
    """
    check_array("states", states, (len(states), layout.WIDTH))
    settings = settings_of(options)
    _check_ranges(settings, _Column(states.T, np.arange(len(states))))
    for phases, check in (
        ((layout.DEALING,), _check_before_a_deal),
        ((layout.CHOOSING_TRUMP, layout.BIDDING, layout.PLAYING), _check_round),
        ((layout.CHOOSING_TRUMP, layout.BIDDING), _check_bidding),
        ((layout.PLAYING,), _check_play),
    ):
        games = np.flatnonzero(np.isin(states[:, layout.PHASE], phases))
        check(settings, _Column(states[games].T, games))


@dataclass(frozen=True, slots=True)
class _Column:
    """The states of some games, by entry."""

    states: IntArray
    """``int64[WIDTH, games]``."""
    games: npt.NDArray[np.intp]
    """The numbers of the games."""

    def __getitem__(self, entry: int) -> IntArray:
        column: IntArray = self.states[entry]
        return column

    def seats(self, entry: int, players: int) -> IntArray:
        """Return the values of all seats, ``int64[players, games]``."""
        return self.states[entry : entry + players]

    def need(self, name: str, fine: npt.NDArray[np.bool_] | np.bool_) -> None:
        """Refuse the first game with a false value in ``fine``, ``bool[games]``."""
        if not np.all(fine):
            game = self.games[np.argmin(fine)]
            raise ValueError(f"game {game} of the states has an impossible {name}")


def _check_ranges(settings: IntArray, column: _Column) -> None:
    last = int(settings[layout.PLAYERS]) - 1
    for entry, name, least, most in (
        (layout.PHASE, "phase", 0, layout.FINISHED),
        (layout.SEAT, "seat", 0, last),
        (layout.LEADER, "leader", 0, last),
        (layout.WINNER, "winner so far", 0, last),
        (layout.DEALER, "dealer", 0, last),
        (layout.STARTER, "first dealer", 0, last),
        (layout.ROUND, "round", 0, int(settings[layout.ROUNDS])),
        (layout.TURNED, "turned card", NO_CARD, DECK_SIZE - 1),
        (layout.TRUMP, "trump", TRUMP_TO_CHOOSE, SUITS - 1),
        (layout.LED, "suit led", LED_WIZARD, SUITS - 1),
        (layout.BEST, "best card", NO_CARD, DECK_SIZE - 1),
        (layout.ON_TABLE, "number of cards on the table", 0, last),
        *((layout.TOTALS + seat, "total", -_MAX_POINTS, _MAX_POINTS) for seat in range(last + 1)),
    ):
        fine = (column[entry] >= least) & (column[entry] <= most)
        column.need(f"{name} ({least} to {most})", fine)


def _check_before_a_deal(settings: IntArray, column: _Column) -> None:
    number, gone = column[layout.ROUND], column[layout.SPENT]
    column.need("round: there is no other", number < settings[layout.ROUNDS])
    if settings[layout.PLAYERS] == 2:  # the cards last played and turned are about to be spent
        turned = column[layout.TURNED]
        column.need("turned card", (number == 0) | (turned != NO_CARD))
        gone = gone | column[layout.PLAYED] | np.where(number > 0, 1 << np.maximum(turned, 0), 0)
    column.need("card", gone & ~FULL_SET == 0)
    column.need("number of cards spent", np.bitwise_count(gone) == _spent(settings)[number])


def _check_round(settings: IntArray, column: _Column) -> None:
    players = int(settings[layout.PLAYERS])
    size, number = column[layout.SIZE], column[layout.ROUND]
    bids = column.seats(layout.BIDS, players)
    column.need("round", number > 0)
    column.need("size of hands", size == settings[layout.HAND_SIZES - 1 + number])
    column.need("bid", ((bids >= NO_BID) & (bids <= size)).all(0))
    column.need("number of bids", column[layout.BIDS_MADE] == (bids != NO_BID).sum(0))
    column.need("number of tricks", (column[layout.TRICKS] >= 0) & (column[layout.TRICKS] < size))
    spent, played = column[layout.SPENT], column[layout.PLAYED]
    missing = np.bitwise_count(spent) - _spent(settings)[number - 1]
    last = number == settings[layout.ROUNDS]  # no deal follows, so the deck can be smaller
    column.need("number of cards spent", (missing == 0) | (last & (missing > 0)))
    out = players * column[layout.TRICKS] + column[layout.ON_TABLE]
    column.need("number of cards played", np.bitwise_count(played) == out)
    step = (np.arange(players)[:, None] - column[layout.LEADER]) % players
    held = size - column[layout.TRICKS] - (step < column[layout.ON_TABLE])
    hands = column.seats(layout.HANDS, players)
    column.need("number of cards in a hand", (np.bitwise_count(hands) == held).all(0))
    sets = np.concatenate((hands, [played, spent]))
    together = np.bitwise_or.reduce(sets, axis=0)
    column.need("card", together & ~FULL_SET == 0)
    apart = np.bitwise_count(sets).sum(0, dtype=np.int64)
    column.need("card that is in two places", apart == np.bitwise_count(together))


def _check_bidding(settings: IntArray, column: _Column) -> None:
    players = int(settings[layout.PLAYERS])
    column.need(
        "play before the bids", (column[layout.TRICKS] == 0) & (column[layout.ON_TABLE] == 0)
    )
    bids, seat = column.seats(layout.BIDS, players), column[layout.SEAT][None]
    own = np.take_along_axis(bids, seat, axis=0)[0]
    choosing = column[layout.PHASE] == layout.CHOOSING_TRUMP
    column.need("player to act, who has bid", choosing | (own == NO_BID))
    column.need("bid before trump is chosen", ~choosing | (column[layout.BIDS_MADE] == 0))


def _check_play(settings: IntArray, column: _Column) -> None:
    players = settings[layout.PLAYERS]
    column.need("number of bids", column[layout.BIDS_MADE] == players)
    turn = (column[layout.LEADER] + column[layout.ON_TABLE]) % players
    column.need("player to act", column[layout.SEAT] == turn)


def _spent(settings: IntArray) -> IntArray:
    """Return the number of cards out of the game before each round and after the last (R9.4)."""
    spent = np.zeros(settings[layout.ROUNDS] + 1, dtype=np.int64)
    if settings[layout.PLAYERS] == 2:
        spent[1:] = np.cumsum(2 * settings[layout.HAND_SIZES :] + 1)
    return spent
