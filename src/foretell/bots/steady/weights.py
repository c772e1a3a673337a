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


_WINNER: Final = {
    "plain": (0.072, 0.032, 0.032, 0.027, -0.01, 0.087, 0.04),
    "trump": (0.006, 0.038, 0.049, 0.076, 0.099, -0.015, 0.135),
    "rare_lead": (0.261, 0.988, 0.822, 0.769, 1.1, 0.494, 0.822),
    "higher_card": (0.114, 0.054, 0.084, 0.131, 0.158, 0.099, 0.035),
    "higher_trump": (0.071, 0.068, 0.075, 0.088, 0.102, 0.115, 0.032),
    "ruff": (0.133, 0.093, 0.117, 0.192, 0.212, 0.083, 0.145),
    "guard": (2.74, 1.79, 1.65, 1.78, 1.54, 1.5, 1.78),
    "length": (0.012, -0.002, 0.0, 0.013, 0.003, -0.025, -0.008),
    "wizard": (0.084, 0.035, 0.071, 0.045, 0.052, 0.015, 0.085),
    "demand": (0.82, 0.78, 0.484, 0.611, 0.464, 0.508, 0.754),
}
"""The dangers to a winner with 2 to 6 players, then with one suit each for 3 and 4 players."""
_LOSER: Final = {
    "plain": (0.769, 0.814, 0.647, 0.635, 0.629, 0.967, 0.567),
    "trump": (1.13, 0.741, 0.745, 0.671, 0.734, 0.886, 0.824),
    "rare_lead": (0.53, 0.949, 1.33, 1.58, 1.1, 0.754, 1.55),
    "higher_card": (0.158, 0.146, 0.161, 0.182, 0.167, 0.055, 0.085),
    "higher_trump": (0.156, 0.167, 0.163, 0.124, 0.125, 0.154, 0.153),
    "ruff": (0.058, 0.113, 0.141, 0.113, 0.162, 0.074, 0.04),
    "guard": (2.39, 2.18, 1.96, 1.66, 1.27, 2.37, 1.34),
    "length": (0.05, 0.034, 0.058, 0.036, 0.099, -0.014, 0.024),
    "wizard": (0.061, 0.079, 0.076, 0.114, 0.04, 0.156, 0.062),
    "demand": (0.614, 0.533, 0.653, 0.847, 0.636, 0.698, 0.697),
}
"""Those to a loser, likewise."""
_OTHERS: Final = {
    "repair": (0.192, 0.41, 0.581, 0.786, 0.565, 0.187, 0.285),
    "slip": (22.91, 19.12, 29.88, 26.96, 27.51, 7.44, 13.14),
    "heed": (3.48, 5.97, 3.99, 2.52, 2.84, 10.12, 6.17),
    "haste": (0.614, 0.492, 0.709, 0.884, 0.907, 0.773, 0.469),
    "higher_card": (0.586, 0.656, 0.89, 1.04, 0.648, 1.15, 0.581),
    "higher_trump": (0.67, 0.551, 0.357, 0.395, 0.379, -0.111, 0.526),
    "ruff": (0.223, 0.194, 0.144, 0.099, 0.074, 0.146, 0.182),
    "unwilling": (0.266, 0.402, 0.61, 0.609, 0.666, 0.142, 0.386),
}
"""The other weights, likewise."""

_GAMES: Final = tuple(
    Weights(Dangers(**winner), Dangers(**loser), **others)
    for winner, loser, others in (
        (
            {name: values[game] for name, values in table.items()}
            for table in (_WINNER, _LOSER, _OTHERS)
        )
        for game in range(7)
    )
)
"""In the same order; with one suit each there is no trump (R9.7)."""


def weights_for(players: int, one_suit_each: bool) -> Weights:  # noqa: FBT001 - compiled too
    """Return the weights for a game."""
    return _GAMES[players + 2] if one_suit_each else _GAMES[players - 2]
