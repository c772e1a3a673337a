"""The weights of ``steady``, whose tuning ``docs/how-it-works/bots.md`` explains."""

from typing import Final, NamedTuple

SAFEST: Final = 0.01
"""The least danger of a number card, so that Wizards are kept before all others."""
RESOLVE: Final = 10.0
"""The weight of this trick relative to a card's later chances, when all are needed."""
DARK: Final = 0.1
"""The danger to a Wizard on the table, if the last one wins, from each Wizard that may follow."""


class Dangers(NamedTuple):
    """The weights of the dangers to a card, each of which lowers its chance to take a trick."""

    plain: float
    """For a plain card."""
    trump: float
    """For a trump."""
    rare_lead: float
    """For a plain card: the risk that its suit is never led, spread over the remaining tricks."""
    higher_card: float
    """For a plain card: each higher one of its suit in other hands."""
    higher_trump: float
    """For a trump: each higher one in other hands."""
    ruff: float
    """For a plain card: each trump in other hands, less while its suit is there too."""
    guard: float
    """The protection from ruffs by each card of the suit in another hand."""
    length: float
    """For a plain card: each further card of its suit in the bot's hand."""
    wizard: float
    """Each Wizard in other hands, spread over the remaining tricks."""
    demand: float
    """The share by which all dangers grow if the others want every trick, beyond their share."""


class Weights(NamedTuple):
    """The weights for one number of players."""

    winner: Dangers
    """The dangers to a card that is to take a trick."""
    loser: Dangers
    """Those to a card that is to lose one: what keeps it from taking a trick all the same."""
    repair: float
    """The share of hands with a trick too many in view that make their bid all the same."""
    slip: float
    """The points lost by each winner that fails, and each loser that takes a trick."""
    heed: float
    """The points lost by each trick between a bid and what all others' bids leave."""
    haste: float
    """The points gained by taking a trick that another seat led, rather than a later one."""
    higher_card: float
    """The danger to a plain card on the table: each higher one in the hands of later players."""
    higher_trump: float
    """The danger to a trump on the table: each higher one in the hands of later players."""
    ruff: float
    """The danger to a plain card on the table: each trump there, less while its suit is too."""
    unwilling: float
    """The degree to which a player who needs no more tricks competes for one."""


_SHARED: Final = (
    Weights(
        winner=Dangers(
            plain=0.072,
            trump=0.006,
            rare_lead=0.261,
            higher_card=0.114,
            higher_trump=0.071,
            ruff=0.133,
            guard=2.74,
            length=0.012,
            wizard=0.084,
            demand=0.82,
        ),
        loser=Dangers(
            plain=0.769,
            trump=1.13,
            rare_lead=0.53,
            higher_card=0.158,
            higher_trump=0.156,
            ruff=0.058,
            guard=2.39,
            length=0.05,
            wizard=0.061,
            demand=0.614,
        ),
        repair=0.192,
        slip=22.91,
        heed=3.48,
        haste=0.614,
        higher_card=0.586,
        higher_trump=0.67,
        ruff=0.223,
        unwilling=0.266,
    ),
    Weights(
        winner=Dangers(
            plain=0.032,
            trump=0.038,
            rare_lead=0.988,
            higher_card=0.054,
            higher_trump=0.068,
            ruff=0.093,
            guard=1.79,
            length=-0.002,
            wizard=0.035,
            demand=0.78,
        ),
        loser=Dangers(
            plain=0.814,
            trump=0.741,
            rare_lead=0.949,
            higher_card=0.146,
            higher_trump=0.167,
            ruff=0.113,
            guard=2.18,
            length=0.034,
            wizard=0.079,
            demand=0.533,
        ),
        repair=0.41,
        slip=19.12,
        heed=5.97,
        haste=0.492,
        higher_card=0.656,
        higher_trump=0.551,
        ruff=0.194,
        unwilling=0.402,
    ),
    Weights(
        winner=Dangers(
            plain=0.032,
            trump=0.049,
            rare_lead=0.822,
            higher_card=0.084,
            higher_trump=0.075,
            ruff=0.117,
            guard=1.65,
            length=0.0,
            wizard=0.071,
            demand=0.484,
        ),
        loser=Dangers(
            plain=0.647,
            trump=0.745,
            rare_lead=1.33,
            higher_card=0.161,
            higher_trump=0.163,
            ruff=0.141,
            guard=1.96,
            length=0.058,
            wizard=0.076,
            demand=0.653,
        ),
        repair=0.581,
        slip=29.88,
        heed=3.99,
        haste=0.709,
        higher_card=0.89,
        higher_trump=0.357,
        ruff=0.144,
        unwilling=0.61,
    ),
    Weights(
        winner=Dangers(
            plain=0.027,
            trump=0.076,
            rare_lead=0.769,
            higher_card=0.131,
            higher_trump=0.088,
            ruff=0.192,
            guard=1.78,
            length=0.013,
            wizard=0.045,
            demand=0.611,
        ),
        loser=Dangers(
            plain=0.635,
            trump=0.671,
            rare_lead=1.58,
            higher_card=0.182,
            higher_trump=0.124,
            ruff=0.113,
            guard=1.66,
            length=0.036,
            wizard=0.114,
            demand=0.847,
        ),
        repair=0.786,
        slip=26.96,
        heed=2.52,
        haste=0.884,
        higher_card=1.04,
        higher_trump=0.395,
        ruff=0.099,
        unwilling=0.609,
    ),
    Weights(
        winner=Dangers(
            plain=-0.01,
            trump=0.099,
            rare_lead=1.1,
            higher_card=0.158,
            higher_trump=0.102,
            ruff=0.212,
            guard=1.54,
            length=0.003,
            wizard=0.052,
            demand=0.464,
        ),
        loser=Dangers(
            plain=0.629,
            trump=0.734,
            rare_lead=1.1,
            higher_card=0.167,
            higher_trump=0.125,
            ruff=0.162,
            guard=1.27,
            length=0.099,
            wizard=0.04,
            demand=0.636,
        ),
        repair=0.565,
        slip=27.51,
        heed=2.84,
        haste=0.907,
        higher_card=0.648,
        higher_trump=0.379,
        ruff=0.074,
        unwilling=0.666,
    ),
)
"""For 2 to 6 players."""

_ONE_SUIT: Final = (
    Weights(
        winner=Dangers(
            plain=0.087,
            trump=-0.015,
            rare_lead=0.494,
            higher_card=0.099,
            higher_trump=0.115,
            ruff=0.083,
            guard=1.5,
            length=-0.025,
            wizard=0.015,
            demand=0.508,
        ),
        loser=Dangers(
            plain=0.967,
            trump=0.886,
            rare_lead=0.754,
            higher_card=0.055,
            higher_trump=0.154,
            ruff=0.074,
            guard=2.37,
            length=-0.014,
            wizard=0.156,
            demand=0.698,
        ),
        repair=0.187,
        slip=7.44,
        heed=10.12,
        haste=0.773,
        higher_card=1.15,
        higher_trump=-0.111,
        ruff=0.146,
        unwilling=0.142,
    ),
    Weights(
        winner=Dangers(
            plain=0.04,
            trump=0.135,
            rare_lead=0.822,
            higher_card=0.035,
            higher_trump=0.032,
            ruff=0.145,
            guard=1.78,
            length=-0.008,
            wizard=0.085,
            demand=0.754,
        ),
        loser=Dangers(
            plain=0.567,
            trump=0.824,
            rare_lead=1.55,
            higher_card=0.085,
            higher_trump=0.153,
            ruff=0.04,
            guard=1.34,
            length=0.024,
            wizard=0.062,
            demand=0.697,
        ),
        repair=0.285,
        slip=13.14,
        heed=6.17,
        haste=0.469,
        higher_card=0.581,
        higher_trump=0.526,
        ruff=0.182,
        unwilling=0.386,
    ),
)
"""The same for 3 and 4 players with one suit each, where there is no trump (R9.7)."""


def weights_for(players: int, one_suit_each: bool) -> Weights:  # noqa: FBT001 - compiled too
    """Return the weights for a game."""
    return _ONE_SUIT[players - 3] if one_suit_each else _SHARED[players - 2]
