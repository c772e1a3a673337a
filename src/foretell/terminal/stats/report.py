"""The whole report of a survey."""

from foretell.i18n import CardNames, Words
from foretell.stats.survey import Survey
from foretell.terminal.common.report.sheet import NARROW, Sheet
from foretell.terminal.stats import bids, places, totals
from foretell.terminal.stats.cards import cards, cards_drawn

__all__ = ["NARROW", "Report"]


class Report(Sheet):
    """What games had in them, for one reader.

    Args:
        survey: what was counted.
        title: which games these were.
        words: the reader's language.
        names: what the reader's cards are called.
    """

    def __init__(self, survey: Survey, title: str, words: Words, names: CardNames) -> None:
        parts = (
            bids.by_hand_size(survey, words),
            bids.by_bid(survey, words),
            *([places.over_hand_sizes(survey, words)] if len(survey.hand_sizes) > 1 else []),
            places.by_place(survey, words),
            totals.totals(survey, words),
            totals.totals_drawn(survey, words),
            cards(survey, words, names),
            cards_drawn(survey, words, names),
        )
        super().__init__(title, parts)
