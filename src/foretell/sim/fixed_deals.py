"""Deals of given cards instead of random ones."""

import numpy as np

from foretell.cards import DECK_SIZE, FULL_SET
from foretell.rules.deck import own_cards
from foretell.rules.options import Deal, Options
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.checks import check_array, check_states
from foretell.sim.compiling import kernel
from foretell.sim.deal import open_round
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of


def deal_hands(options: Options, states: IntArray, hands: IntArray, turned: IntArray) -> None:
    """Deal the next round of each game from given hands, in place (R4.1, R5.1).

    >>> from foretell import Card
    >>> from foretell.sim.games import fresh_states
    >>> options = Options(players=3, hand_sizes=(1,))
    >>> states = fresh_states(options, 1)
    >>> hands = np.array([[1 << Card(card).index for card in ("C1", "H5", "Z1")]])
    >>> deal_hands(options, states, hands, np.array([Card("D2").index]))
    >>> int(states[0, layout.TRUMP])
    1

    Args:
        options: of all the games.
        states: ``int64[games, WIDTH]``, all waiting for a deal.
        hands: ``int64[games, players]``, sets of cards of the round's hand size.
        turned: ``int64[games]``, the turned cards, or ``NO_CARD`` if no stock is left.

    Raises:
        ValueError: naming the first game whose cards cannot be dealt and the reason; nothing has
            changed.
    """
    check_states(options, states)
    games, players = len(states), options.players
    check_array("hands", hands, (games, players))
    check_array("turned", turned, (games,))
    _refuse(states[:, layout.PHASE] == layout.DEALING, "is not waiting for a deal")
    number = states[:, layout.ROUND]
    sizes = np.array(options.schedule)[number]
    has_stock = np.array([options.leaves_a_stock(size) for size in options.schedule])[number]
    _refuse(
        (np.bitwise_count(hands) == sizes[:, None]).all(1),
        "has a hand of another size than its round",
    )
    _refuse((turned >= NO_CARD) & (turned < DECK_SIZE), "has a turned card that there is not")
    _refuse((turned != NO_CARD) == has_stock, "turns a card without a stock, or none with one")
    up = np.where(turned == NO_CARD, 0, 1 << np.maximum(turned, 0))
    sets = np.column_stack((hands, up, _spent(options, states)))
    together = np.bitwise_or.reduce(sets, axis=1)
    _refuse(together & ~FULL_SET == 0, "has a card that there is not")
    apart = np.bitwise_count(sets).sum(1, dtype=np.int64)
    _refuse(np.bitwise_count(together) == apart, "has a card in two places")
    if options.deal is Deal.ONE_SUIT:
        own = np.array([own_cards(seat) for seat in range(players)])
        _refuse((hands & ~own == 0).all(1), "has a card in a hand that does not own it")
    deal_unchecked(options, states, hands, turned)


def deal_unchecked(options: Options, states: IntArray, hands: IntArray, turned: IntArray) -> None:
    """Deal like ``deal_hands``, for cards known to be valid."""
    states[:, layout.SPENT] = _spent(options, states)
    states[:, layout.HANDS : layout.HANDS + options.players] = hands
    _open_rounds(settings_of(options), states, turned)


def _spent(options: Options, states: IntArray) -> IntArray:
    """Return the cards out of each game from now on, as sets (R9.4)."""
    if options.players != 2:
        return np.zeros(len(states), dtype=np.int64)
    last = np.where(states[:, layout.ROUND] > 0, 1 << np.maximum(states[:, layout.TURNED], 0), 0)
    spent: IntArray = states[:, layout.SPENT] | states[:, layout.PLAYED] | last
    return spent


def _refuse(valid: "np.ndarray[tuple[int], np.dtype[np.bool_]]", what: str) -> None:
    if not valid.all():
        raise ValueError(f"game {int(np.argmin(valid))} of the states {what}")


@kernel
def _open_rounds(settings: IntArray, states: IntArray, turned: IntArray) -> None:
    for game in range(len(states)):
        open_round(settings, states[game], turned[game])
