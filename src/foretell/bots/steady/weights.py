"""Every number that ``steady`` goes by. ``docs/bots.md`` tells how they were found."""

from typing import Final, NamedTuple

SAFEST: Final = 0.01
"""No number card is in less danger; so Wizards are kept before all others."""
GUARD: Final = 1.2
"""How much a card of the suit in another hand keeps trumps away from it."""
HEED: Final = 0.75
"""How far a bid moves from the own hand's worth to what the others' bids leave, all being known."""
HEED_AT_MOST: Final = 0.6
"""The most tricks by which it moves: others may have bid nonsense."""
UNWILLING: Final = 0.25
"""How much a player counts as a rival for a trick who needs none any more."""
DOUBT: Final = 1.75
"""How much uncertainty counts against being off the bid, both in squared tricks."""
RESOLVE: Final = 10.0
"""How much this trick counts against a card's chances later, when all or none are needed."""
DARK: Final = 0.1
"""For a Wizard on the table, when the last one wins: each Wizard among those who play after it."""


class Dangers(NamedTuple):
    """How much each thing counts that can beat a card."""

    higher_card: float
    """For a card that is no trump: each higher one of its suit in other hands."""
    higher_trump: float = 0.0
    """For a trump: each higher one in other hands."""
    own_trump: float = 0.0
    """For a trump: each further one in the own hand, which takes away danger."""
    ruff: float = 0.0
    """For another card: each trump in other hands, less so while its suit is there too."""
    rare_lead: float = 0.0
    """For another card: that its suit may not be led, spread over the tricks to come."""


class Weights(NamedTuple):
    """The numbers for one number of players."""

    bidding: Dangers
    playing: Dangers
    steering: float
    """How much more an unsure card brings in than by its chance, for one plays towards the bid."""
    boldness: float
    """Added to the tricks expected before rounding to the nearest bid."""
    rivalry: float
    """For a card on the table: each one above it in the hands of those who play after it."""
    early_cost: float
    """What it costs to take a trick that another leads: later ones do as well."""


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
    """Return the numbers for a game."""
    return _ONE_SUIT[players - 3] if one_suit_each else _SHARED[players - 2]
