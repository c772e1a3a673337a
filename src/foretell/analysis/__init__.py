"""Reviews of games: the value of every decision, and luck parted from skill.

>>> from foretell.analysis import judge, accuracy_of
>>> judge(loss=6.0, error=1.5)
<Judgement.MISTAKE: 'mistake'>
>>> accuracy_of(lost=5.0, stake=20.0)
75.0

The mathematics is explained in ``docs/how-it-works/luck-and-skill.md``.
"""

from foretell.analysis.accuracy import accuracy_of
from foretell.analysis.highlights import Highlight, WentWell, highlights
from foretell.analysis.judgement import Judgement, Thresholds, judge
from foretell.analysis.luck import VALUES, Luck
from foretell.analysis.review import (
    ActionReview,
    DecisionReview,
    Kind,
    Review,
    RoundReview,
    SeatReview,
    review,
    review_rounds,
    seats_to_review,
)
from foretell.analysis.to_json import review_json

__all__ = [
    "VALUES",
    "ActionReview",
    "DecisionReview",
    "Highlight",
    "Judgement",
    "Kind",
    "Luck",
    "Review",
    "RoundReview",
    "SeatReview",
    "Thresholds",
    "WentWell",
    "accuracy_of",
    "highlights",
    "judge",
    "review",
    "review_json",
    "review_rounds",
    "seats_to_review",
]
