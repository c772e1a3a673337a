"""The weights of ``steady``, whose tuning ``docs/bots.md`` explains."""

from typing import Final, NamedTuple

SAFEST: Final = 0.01
"""The least danger of a number card, so that Wizards are kept before all others."""
GUARD: Final = 1.2
"""The protection from ruffs by each card of the suit in another hand."""
HEED: Final = 0.75
"""The share by which a bid moves from the hand's worth to the tricks the others' bids leave, if all
are known."""
HEED_AT_MOST: Final = 0.6
"""The most tricks by which it moves, since others' bids can be poor."""
UNWILLING: Final = 0.25
"""The degree to which a player who needs no more tricks competes for one."""
DOUBT: Final = 1.75
"""The weight of uncertainty relative to missing the bid, both in squared tricks."""
RESOLVE: Final = 10.0
"""The weight of this trick relative to a card's later chances, when all or none are needed."""
DARK: Final = 0.1
"""The danger to a Wizard on the table, if the last one wins, from each Wizard that may follow."""


class Dangers(NamedTuple):
    """The weights of the threats to a card."""

    higher_card: float
    """For a plain card: each higher one of its suit in other hands."""
    higher_trump: float = 0.0
    """For a trump: each higher one in other hands."""
    own_trump: float = 0.0
    """For a trump: each further one in the own hand, which reduces danger."""
    ruff: float = 0.0
    """For a plain card: each trump in other hands, less while its suit is there too."""
    rare_lead: float = 0.0
    """For a plain card: the risk that its suit is never led, spread over the remaining tricks."""


class Weights(NamedTuple):
    """The weights for one number of players."""

    bidding: Dangers
    playing: Dangers
    steering: float
    """The extra worth of an uncertain card, since play can steer towards the bid."""
    boldness: float
    """Tricks added to the expected ones before rounding to the nearest bid."""
    rivalry: float
    """The danger to a card on the table from each higher one in the hands of later players."""
    early_cost: float
    """The cost of taking a trick led by another seat, as later tricks would do as well."""


_SHARED: Final = (
    Weights(
        bidding=Dangers(higher_trump=0.21, higher_card=0.31, ruff=0.16, rare_lead=1.12),
        playing=Dangers(
            higher_trump=2.84, own_trump=2.29, higher_card=2.82, ruff=1.25, rare_lead=0.22
        ),
        steering=-0.07,
        boldness=-0.15,
        rivalry=0.15,
        early_cost=1.88,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.3, higher_card=0.21, ruff=0.15, rare_lead=6.47),
        playing=Dangers(
            higher_trump=1.53, own_trump=1.01, higher_card=2.51, ruff=1.56, rare_lead=0.37
        ),
        steering=0.39,
        boldness=-0.28,
        rivalry=0.38,
        early_cost=0.44,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.3, higher_card=0.35, ruff=0.42, rare_lead=5.48),
        playing=Dangers(
            higher_trump=1.2, own_trump=0.76, higher_card=1.63, ruff=2.17, rare_lead=0.8
        ),
        steering=0.48,
        boldness=-0.3,
        rivalry=0.32,
        early_cost=0.25,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.2, higher_card=0.54, ruff=0.88, rare_lead=1.86),
        playing=Dangers(
            higher_trump=1.42, own_trump=0.4, higher_card=2.03, ruff=3.05, rare_lead=0.66
        ),
        steering=0.31,
        boldness=-0.34,
        rivalry=0.3,
        early_cost=0.17,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.32, higher_card=0.91, ruff=1.05, rare_lead=1.29),
        playing=Dangers(
            higher_trump=1.79, own_trump=0.02, higher_card=4.51, ruff=2.99, rare_lead=1.36
        ),
        steering=0.72,
        boldness=-0.34,
        rivalry=0.35,
        early_cost=0.02,
    ),
)
"""For 2 to 6 players."""

_ONE_SUIT: Final = (
    Weights(
        bidding=Dangers(higher_card=0.05, rare_lead=3.49),
        playing=Dangers(higher_card=0.61),
        steering=-0.18,
        boldness=0.18,
        rivalry=0.05,
        early_cost=0.4,
    ),
    Weights(
        bidding=Dangers(higher_card=0.08, rare_lead=3.6),
        playing=Dangers(higher_card=0.34),
        steering=-0.14,
        boldness=0.19,
        rivalry=0.01,
        early_cost=0.07,
    ),
)
"""The same for 3 and 4 players with one suit each, where there is no trump (R9.7)."""


def weights_for(players: int, one_suit_each: bool) -> Weights:  # noqa: FBT001 - compiled too
    """Return the weights for a game."""
    return _ONE_SUIT[players - 3] if one_suit_each else _SHARED[players - 2]
