"""What is refused before a kernel runs: compiled code checks nothing."""

import numpy as np
import numpy.typing as npt

from foretell.cards import DECK_SIZE, FULL_SET, SUITS
from foretell.rules.options import Options
from foretell.rules.trick import LED_WIZARD
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import layout as at
from foretell.sim.layout import IntArray

_WORD = 1 << 63


def check_count(name: str, value: object, *, least: int = 0) -> None:
    """Refuse what is no whole number from ``least``.

    Raises:
        ValueError: when it is none.
    """
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise ValueError(f"{name} must be a whole number from {least}, not {value!r}")


def check_seed(seed: object) -> None:
    """Refuse a seed that does not fit 64 bits, signed.

    Raises:
        ValueError: when it does not.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise ValueError(f"seed must be a whole number, not {seed!r}")
    if not -_WORD <= seed < _WORD:
        raise ValueError(f"seed must be within 64 bits, -2**63 to 2**63 - 1, not {seed}")


def check_array(name: str, array: object, shape: tuple[int, ...], dtype: type = np.int64) -> None:
    """Refuse an array that a kernel cannot take.

    Raises:
        ValueError: for another type, another shape, or one that is not contiguous.
    """
    if not isinstance(array, np.ndarray) or array.dtype != dtype:
        kind = array.dtype if isinstance(array, np.ndarray) else type(array).__name__
        raise ValueError(f"{name} must be an array of {np.dtype(dtype)}, not {kind}")
    if array.shape != shape:
        raise ValueError(f"{name} must have the shape {shape}, not {array.shape}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise ValueError(f"{name} must be contiguous in memory (C order) and writeable")


def check_states(options: Options, states: IntArray) -> None:
    """Refuse states that cannot be: those would lead compiled code astray.

    Raises:
        ValueError: naming the first game that cannot be, and what is wrong with it.
    """
    check_array("states", states, (len(states), at.WIDTH))
    players, schedule = options.players, np.array((0, *options.schedule))
    column = states.T
    seats, hands = np.arange(players), column[at.HANDS : at.HANDS + players]
    bids = column[at.BIDS : at.BIDS + players]
    _each("phase", column[at.PHASE], 0, at.FINISHED)
    _each("seat", column[at.SEAT], 0, players - 1)
    _each("leader", column[at.LEADER], 0, players - 1)
    _each("first dealer", column[at.STARTER], 0, players - 1)
    _each("round", column[at.ROUND], 0, len(options.schedule))
    size = schedule[column[at.ROUND]]
    in_round = np.isin(column[at.PHASE], (at.CHOOSING_TRUMP, at.BIDDING, at.PLAYING))
    playing = column[at.PHASE] == at.PLAYING
    _all("size of hands", ~in_round | ((column[at.SIZE] == size) & (column[at.ROUND] > 0)))
    _each("turned card", column[at.TURNED], NO_CARD, DECK_SIZE - 1)
    _each("trump", column[at.TRUMP], TRUMP_TO_CHOOSE, SUITS - 1)
    _each("suit led", column[at.LED], LED_WIZARD, SUITS - 1)
    _each("cards on the table", column[at.ON_TABLE], 0, players - 1)
    _each("bids made", column[at.BIDS_MADE], 0, players)
    _all("tricks", ~playing | ((column[at.TRICKS] >= 0) & (column[at.TRICKS] < size)))
    step = (seats[:, None] - column[at.LEADER]) % players
    held = size - column[at.TRICKS] - (step < column[at.ON_TABLE])
    _all("number of cards in a hand", ~in_round | (np.bitwise_count(hands) == held).all(0))
    gone = column[at.PLAYED] | column[at.SPENT]
    together = np.bitwise_or.reduce(hands, axis=0)
    _all("card", ~in_round | ((together | gone) & ~FULL_SET == 0))
    apart = np.bitwise_count(hands).sum(0) == np.bitwise_count(together)
    _all("card that is in two places", ~in_round | (apart & (together & gone == 0)))
    _all("player to act", ~playing | (column[at.SEAT] == _next_to_play(column, players)))
    _all("bid", ~playing | ((bids >= 0) & (bids <= size)).all(0))


def _next_to_play(column: IntArray, players: int) -> IntArray:
    following: IntArray = (column[at.LEADER] + column[at.ON_TABLE]) % players
    return following


def _each(what: str, values: IntArray, least: int, most: int) -> None:
    _all(f"{what} ({least} to {most})", (values >= least) & (values <= most))


def _all(what: str, fine: npt.NDArray[np.bool_]) -> None:
    if not fine.all():
        raise ValueError(f"game {int(np.argmin(fine))} of the states has an impossible {what}")
