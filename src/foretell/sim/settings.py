"""Conversion of a game's options to the simulator's array of settings."""

from typing import Final

import numpy as np

from foretell.game.legal import EVEN_BID_CODES
from foretell.rules.options import Bidding, Deal, Options, WinningWizard
from foretell.sim import layout as at
from foretell.sim.layout import IntArray

_BIDS_KNOWN: Final = {
    Bidding.OPEN: at.AT_ONCE,
    Bidding.HIDDEN: at.WHEN_ALL_HAVE_BID,
    Bidding.SECRET: at.AFTER_THE_ROUND,
}


def settings_of(options: Options) -> IntArray:
    """Return a game's settings: ``HAND_SIZES`` entries, then the schedule (see ``sim.layout``).

    >>> settings_of(Options(players=3, hand_sizes=(1, 2), first_dealer=0)).tolist()
    [3, 2, 0, 0, 0, 0, 0, 0, 0, 1, 2]
    """
    schedule = options.schedule
    settings = np.zeros(at.HAND_SIZES + len(schedule), dtype=np.int64)
    settings[at.PLAYERS] = options.players
    settings[at.ROUNDS] = len(schedule)
    settings[at.ONE_SUIT] = options.deal is Deal.ONE_SUIT
    settings[at.EVEN_BID] = EVEN_BID_CODES[options.even_bid]
    settings[at.LAST_WIZARD] = options.winning_wizard is WinningWizard.LAST
    settings[at.FOLLOW_AFTER_WIZARD] = options.follow_after_wizard
    settings[at.CLAIRVOYANCE] = options.clairvoyance
    settings[at.BIDS_KNOWN] = _BIDS_KNOWN[options.bidding]
    settings[at.FIRST_DEALER] = at.DRAWN if options.first_dealer is None else options.first_dealer
    settings[at.HAND_SIZES :] = schedule
    return settings
