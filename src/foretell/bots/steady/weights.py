"""Every number that ``steady`` goes by. ``docs/bots.md`` tells how they were found."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from foretell.rules.options import Deal, Options

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Dangers:
    """How much each thing counts that can beat a card."""

    higher_trump: float = 0.0
    """For a trump: each higher one in other hands."""
    own_trump: float = 0.0
    """For a trump: each further one in the own hand, which takes away danger."""
    higher_card: float
    """For another card: each higher one of its suit in other hands."""
    ruff: float = 0.0
    """For another card: each trump in other hands, less so while its suit is there too."""
    rare_lead: float
    """For another card: that its suit may not be led, spread over the tricks to come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """The numbers for one number of players."""

    bidding: Dangers
    playing: Dangers
    steering: float
    """Tricks made, for each that the cards alone promise, because one plays for them."""
    boldness: float
    """Added to the tricks expected before rounding to the nearest bid."""
    rivalry: float
    """For a card on the table: each one above it in the hands of those who play after it."""
    patience: float
    """What it costs to take a trick that another leads: later ones do as well."""


_SHARED: Final = MappingProxyType(
    {
        2: Weights(
            bidding=Dangers(higher_trump=0.14, higher_card=0.08, ruff=0.03, rare_lead=1.02),
            playing=Dangers(
                higher_trump=1.79, own_trump=1.48, higher_card=3.41, ruff=0.8, rare_lead=0.14
            ),
            steering=0.62,
            boldness=0.5,
            rivalry=0.24,
            patience=0.82,
        ),
        3: Weights(
            bidding=Dangers(higher_trump=0.23, higher_card=0.19, ruff=0.12, rare_lead=4.77),
            playing=Dangers(
                higher_trump=1.48, own_trump=1.01, higher_card=2.63, ruff=1.14, rare_lead=0.72
            ),
            steering=1.05,
            boldness=-0.29,
            rivalry=0.39,
            patience=0.46,
        ),
        4: Weights(
            bidding=Dangers(higher_trump=0.3, higher_card=0.35, ruff=0.43, rare_lead=5.16),
            playing=Dangers(
                higher_trump=1.25, own_trump=0.75, higher_card=1.93, ruff=1.84, rare_lead=0.76
            ),
            steering=1.22,
            boldness=-0.33,
            rivalry=0.34,
            patience=0.32,
        ),
        5: Weights(
            bidding=Dangers(higher_trump=0.28, higher_card=0.66, ruff=0.7, rare_lead=1.76),
            playing=Dangers(
                higher_trump=1.35, own_trump=0.45, higher_card=2.04, ruff=2.96, rare_lead=0.68
            ),
            steering=1.24,
            boldness=-0.39,
            rivalry=0.33,
            patience=0.14,
        ),
        6: Weights(
            bidding=Dangers(higher_trump=0.3, higher_card=0.99, ruff=0.68, rare_lead=1.48),
            playing=Dangers(
                higher_trump=1.68, own_trump=0.05, higher_card=3.53, ruff=3.49, rare_lead=1.08
            ),
            steering=1.29,
            boldness=-0.4,
            rivalry=0.29,
            patience=0.14,
        ),
    }
)
"""By the number of players."""

_ONE_SUIT: Final = MappingProxyType(
    {
        3: Weights(
            bidding=Dangers(higher_card=0.02, rare_lead=0.28),
            playing=Dangers(higher_card=0.25, rare_lead=0.22),
            steering=0.52,
            boldness=-0.18,
            rivalry=0.08,
            patience=0.1,
        ),
        4: Weights(
            bidding=Dangers(higher_card=0.09, rare_lead=1.92),
            playing=Dangers(higher_card=0.19, rare_lead=0.05),
            steering=0.96,
            boldness=-0.2,
            rivalry=0.05,
            patience=0.07,
        ),
    }
)
"""The same with one suit each, where there is no trump (R9.7)."""


def weights_for(options: Options) -> Weights:
    """Return the numbers for a game."""
    return (_ONE_SUIT if options.deal is Deal.ONE_SUIT else _SHARED)[options.players]
