"""What a tournament has found, and what results are worth together."""

from collections.abc import Sequence

from foretell.arena.rating import Rating
from foretell.arena.summary import Summary
from foretell.i18n import Words
from foretell.terminal.common.report.sheet import Sheet
from foretell.terminal.tournament.outcomes import outcomes
from foretell.terminal.tournament.ratings import ratings


def report(summary: Summary, rated: Sequence[Rating], title: str, words: Words) -> Sheet:
    """Return the figures of a match, with ratings above them if there are any.

    Args:
        summary: the figures; of one deal at least.
        rated: the ratings of the bots.
        title: which match it was.
        words: the reader's language.
    """
    parts = list(outcomes(summary, words))
    return Sheet(title, [ratings(rated, words), *parts] if rated else parts)


def rating_list(rated: Sequence[Rating], title: str, words: Words) -> Sheet:
    """Return ratings alone.

    Args:
        rated: the ratings of the bots.
        title: what they come from.
        words: the reader's language.
    """
    return Sheet(title, [ratings(rated, words)])
