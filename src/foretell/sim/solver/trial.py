"""Reproducible positions for benchmarks of the solver."""

from typing import Final

import numpy as np

from foretell.game.actions import Action, MakeBid
from foretell.game.session import Session
from foretell.game.stream import Stream, derive_seed
from foretell.rules.options import MIN_PLAYERS, Deal, Options
from foretell.rules.schedule import ONE_SUIT, TWO_PLAYERS, largest_hand
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of

_PLAYED: Final = 2
"""The number of complete tricks in each position, if rounds can be long enough."""


def trial_states(
    players: int, cards: int, *, count: int, deal: Deal = Deal.SHARED, seed: str = "0"
) -> tuple[Options, IntArray]:
    """Return positions from the middle of rounds, between tricks.

    Two tricks have been played at random, unless hands are too large for that, and so have earlier
    rounds if the schedule is fixed. The bids add up to the tricks of the round, each of which is
    assigned to a random seat.

    >>> from foretell.sim import layout
    >>> options, states = trial_states(4, 5, count=3)
    >>> [int(hand).bit_count() for hand in states[0, layout.HANDS : layout.HANDS + 4]]
    [5, 5, 5, 5]

    Args:
        players: 2 to 6; with one suit each 3 or 4.
        cards: the number of cards left to each player.
        count: the number of positions.
        deal: whether the deck is shared, or each player owns a suit.
        seed: hexadecimal digits.

    Returns:
        The options of the games, and ``int64[count, WIDTH]``, see ``sim.layout``.

    Raises:
        ValueError: for a number of cards out of range.
        Refusal: for an invalid number of players or seed.
    """
    fixed = ONE_SUIT if deal is Deal.ONE_SUIT else TWO_PLAYERS if players == MIN_PLAYERS else ()
    largest = max(fixed, default=largest_hand(players))
    if not 1 <= cards <= largest:
        raise ValueError(f"cards must be 1 to {largest}, not {cards}")
    size = max(min(cards + _PLAYED, largest), min(fixed, default=1))
    hand_sizes = None if fixed else (size,)
    options = Options(players=players, deal=deal, hand_sizes=hand_sizes)
    seeds = [derive_seed(seed, f"trial/{number}") for number in range(count)]
    states = [state_of(_position(options, size, cards, seed).state) for seed in seeds]
    return options, np.array(states)


def _position(options: Options, size: int, cards: int, seed: str) -> Session:
    """Return a game in the round with this hand size and these cards left to each player."""
    session, choices = Session(options, seed), Stream(seed.encode(), "trial")
    bids = [0] * options.players
    for _ in range(size):
        bids[choices.below(options.players)] += 1
    while not _is_there(session, size, cards):
        seat = session.to_act[0]
        actions = session.legal_actions(seat)
        action: Action = actions[choices.below(len(actions))]
        if isinstance(action, MakeBid) and session.state.round.size == size:
            action = MakeBid(seat, bids[seat])
        session.act(action)
    return session


def _is_there(session: Session, size: int, cards: int) -> bool:
    round_ = session.state.round
    if round_.size != size or round_.trick is None or round_.trick.cards:
        return False
    return size - len(round_.tricks) == cards
