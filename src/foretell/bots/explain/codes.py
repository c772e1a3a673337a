"""All reasons: their codes, and the fields available to their sentences.

Fields ``card`` and ``other`` are cards as in records (``H7``), ``cards`` are several with spaces
between, ``suit`` is a suit's letter, and ``how`` is one of ``HOWS``. All other fields are numbers;
``points``, ``tricks`` and ``than`` are not rounded.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

HOWS: Final = (
    *("takes", "leads", "must_lead", "leads_late", "follows", "late", "ruffs"),
    *("fails", "higher", "trumped", "wizard", "discarded"),
)
"""The ways in which a card takes a trick, and, from ``fails`` on, does not."""
_CAUSE_NOW: Final = ("card", "other", "count", "instead", "games", "game")
"""The card, and another that may be played. Then in how many games the card takes a trick, in how
many if the other is played, and of how many. Last, the number of a typical game, from 0."""
_CAUSE: Final = (*_CAUSE_NOW, "trick", "kept", "how")
"""Also, of that game, the trick to which the card is played, from 1, whether it is the other card
itself (1, else 0), and how it takes the trick, or fails to."""

FIELDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # any action
        "reason/all_same": (),
        # the gap to the next best action, in points, or a tie
        "reason/next_bid": ("bid", "points"),
        "reason/next_suit": ("suit", "points"),
        "reason/next_card": ("card", "points"),
        "reason/level_bid": ("bid", "points"),
        "reason/level_suit": ("suit", "points"),
        "reason/level_card": ("card", "points"),
        # a bid
        "reason/bid_forbidden": ("bid",),
        "reason/bid_sure_tricks": ("count",),
        "reason/bid_high_cards": ("cards", "count"),
        "reason/bid_weak_hand": (),
        "reason/bid_promises": ("tricks",),
        "reason/bid_others_leave": ("sum", "left", "to_come"),
        "reason/bid_others_want_more": ("sum", "size"),
        "reason/bid_others_hold": ("wizards", "trumps"),
        "reason/bid_others_hold_wizards": ("wizards",),
        # a suit to be trump
        "reason/trump_held": ("suit", "count", "card"),
        "reason/trump_not_held": ("suit",),
        "reason/trump_others_hold": ("suit", "count"),
        # a card: the tricks needed
        "reason/card_only": ("card",),
        "reason/all_needed": ("count",),
        "reason/some_needed": ("count", "left"),
        "reason/none_needed": (),
        "reason/out_of_reach": ("count", "left"),
        "reason/too_many_taken": ("count",),
        # a card: its effect on the trick
        "reason/wins_as_last": (),
        "reason/wins_unbeaten": (),
        "reason/cannot_win": (),
        "reason/none_can_win": (),
        "reason/all_win": (),
        "reason/takes_trick": ("count", "games"),
        "reason/loses_trick": ("count", "games"),
        # a card: the one with which its possible games part from those of another
        "reason/cause_takes": _CAUSE,
        "reason/cause_fails": _CAUSE,
        "reason/cause_takes_now": _CAUSE_NOW,
        "reason/cause_fails_now": _CAUSE_NOW,
        # a card: its effect on the rest of the hand
        "reason/keeps_jester": (),
        "reason/keeps_sure_tricks": ("count",),
        "reason/seldom_too_many": ("percent", "worse"),
        "reason/seldom_too_few": ("percent", "worse"),
        # against an action that is worth less than the best one
        "reason/against_chance": ("percent", "better"),
        "reason/against_bid_missed": ("bid", "percent"),
        "reason/against_bid_passed": ("bid", "percent"),
        "reason/against_bid_cheap": ("bid", "more"),
        "reason/against_bid_high": ("tricks",),
        "reason/against_bid_low": ("tricks",),
        "reason/against_trump_fewer": ("suit", "count", "more"),
        "reason/against_trump_lower": ("card",),
        "reason/against_trump_weak": ("tricks", "than"),
        "reason/against_takes_surely": (),
        "reason/against_takes": ("count", "games"),
        "reason/against_cannot_take": (),
        "reason/against_seldom_takes": ("count", "games", "instead"),
        "reason/against_more": ("percent", "better"),
        "reason/against_fewer": ("percent", "better"),
        "reason/against_further": ("tricks", "than"),
    }
)
"""The fields of each code."""
