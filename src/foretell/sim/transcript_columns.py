"""Transcripts as columns: a number for each decision, or for each round and seat.

The columns are those of ``foretell.record.frame``; -1 stands for a value that is missing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from foretell.rules.options import Options
from foretell.sim import layout, transcript
from foretell.sim.layout import IntArray

_DECISIONS = {layout.CHOOSING_TRUMP: 0, layout.BIDDING: 1, layout.PLAYING: 2}
"""The number of each kind of decision."""


@dataclass(frozen=True, slots=True)
class _Round:
    """The codes of one round of many games, taken apart.

    Attributes:
        number: the round, from 1.
        size: the cards dealt to each player.
        dealer: ``int64[games]``.
        hands: ``int64[games, players]``, the hands dealt, as sets.
        turned: ``int64[games]``.
        kinds, seats, values: ``int64[games, codes]``, the decisions, tricks won and padding.
        ends: ``int64[4, games, players]``, bids, tricks taken, points and totals.
        trump: ``int64[games]``, the trump suit at the end.
    """

    number: int
    size: int
    dealer: IntArray
    hands: IntArray
    turned: IntArray
    kinds: IntArray
    seats: IntArray
    values: IntArray
    ends: IntArray
    trump: IntArray


def decision_columns(options: Options, codes: IntArray, first: int) -> Mapping[str, IntArray]:
    """Return the decisions of games as columns, game by game, in order.

    Args:
        options: of all the games.
        codes: ``int64[games, codes]``, as in ``Transcripts``.
        first: the number of the first game.
    """
    rounds = [_decisions_of(options, one) for one in _rounds(options, codes)]
    whole = {name: np.concatenate([one[name] for one in rounds], axis=1) for name in rounds[0]}
    is_one = whole["action"] >= 0
    whole["decision"] = np.cumsum(is_one, axis=1)
    whole["game"] = _numbers(first, whole["seat"])
    return {name: values[is_one] for name, values in whole.items()}


def round_columns(options: Options, codes: IntArray, first: int) -> Mapping[str, IntArray]:
    """Return the rounds of games as columns, a row for each seat, game by game, in order."""
    rounds = [_seats_of(options, one) for one in _rounds(options, codes)]
    whole = {name: np.concatenate([one[name] for one in rounds], axis=1) for name in rounds[0]}
    whole["game"] = _numbers(first, whole["seat"])
    return {name: values.reshape(-1) for name, values in whole.items()}


def _decisions_of(options: Options, one: _Round) -> dict[str, IntArray]:
    """Return a round's decisions, ``int64[games, codes]`` each; other codes have the action -1."""
    actions = np.full_like(one.kinds, -1)
    for kind, number in _DECISIONS.items():
        actions[one.kinds == kind] = number
    is_play = actions == _DECISIONS[layout.PLAYING]
    names_trump = actions == _DECISIONS[layout.CHOOSING_TRUMP]
    bits = np.where(is_play, 1 << one.values, 0)
    hands = np.zeros_like(bits)
    for seat in range(options.players):
        own = one.seats == seat
        played = np.cumsum(np.where(own, bits, 0), axis=1) - np.where(own, bits, 0)
        hands += np.where(own, one.hands[:, seat, None] - played, 0)
    return {
        **_common(one, actions.shape),
        "trump": np.where(names_trump, -1, one.trump[:, None]),
        "seat": one.seats,
        "action": actions,
        "suit": np.where(names_trump, one.values, -1),
        "bid": np.where(actions == _DECISIONS[layout.BIDDING], one.values, -1),
        "card": np.where(is_play, one.values, -1),
        "trick": np.where(is_play, 1 + np.cumsum(one.kinds == transcript.TRICK_WON, axis=1), -1),
        "place": np.where(is_play, (np.cumsum(is_play, axis=1) - 1) % options.players, -1),
        "hand": hands,
    }


def _seats_of(options: Options, one: _Round) -> dict[str, IntArray]:
    """Return a round's values by seat, ``int64[games, players]`` each."""
    bids, taken, points, totals = one.ends
    return {
        **_common(one, bids.shape),
        "trump": np.broadcast_to(one.trump[:, None], bids.shape),
        "seat": np.broadcast_to(np.arange(options.players), bids.shape),
        "hand": one.hands,
        "bid": bids,
        "taken": taken,
        "points": 10 * (points - transcript.NO_POINTS),
        "total": 10 * (totals - transcript.NO_POINTS),
    }


def _common(one: _Round, shape: tuple[int, ...]) -> dict[str, IntArray]:
    return {
        "round": np.full(shape, one.number),
        "size": np.full(shape, one.size),
        "dealer": np.broadcast_to(one.dealer[:, None], shape),
        "turned": np.broadcast_to(one.turned[:, None], shape),
    }


def _numbers(first: int, like: IntArray) -> IntArray:
    """Return the numbers of games, in the shape of ``like``."""
    games = np.arange(first, first + len(like), dtype=np.int64)
    return np.broadcast_to(games[:, None], like.shape)


def _rounds(options: Options, codes: IntArray) -> Iterator[_Round]:
    """Yield the rounds of games, as ``play_given`` writes them."""
    kinds, values = codes // transcript.VALUES // layout.SEATS, codes % transcript.VALUES
    seats, players, start = codes // transcript.VALUES % layout.SEATS, options.players, 0
    for number, size in enumerate(options.schedule, 1):
        held = start + 1 + players * size
        decided = held + 1 + 1 + players + players * size + size
        end = decided + 1 + 4 * players + 1
        cards = values[:, start + 1 : held].reshape(-1, players, size)
        hands: IntArray = np.bitwise_or.reduce(1 << cards, axis=2)
        ends = values[:, decided + 1 : end - 1].reshape(-1, 4, players)
        inside = slice(held + 1, decided)
        yield _Round(
            number,
            size,
            seats[:, start],
            hands,
            values[:, held] - 1,
            kinds[:, inside],
            seats[:, inside],
            values[:, inside],
            ends.transpose(1, 0, 2),
            values[:, end - 1] - 1,
        )
        start = end
