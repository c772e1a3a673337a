"""The tricks that a seat takes in possible games, after its bid and after the best one."""

from collections.abc import Iterator, Sequence

from foretell.analysis import Kind
from foretell.bots.explanation import ActionValue
from foretell.terminal.common.report.numbers import tenths
from foretell.terminal.common.table.advice import action_text
from foretell.terminal.common.view import View
from foretell.terminal.review.figures import Moment


def bids_of(moment: Moment) -> Sequence[ActionValue]:
    """Return the best bid and the one made; none if the decision was another one."""
    if moment.decision.kind is not Kind.BID:
        return ()
    return moment.best.value, moment.taken.value


def tricks_columns(moment: Moment, view: View) -> list[str]:
    """Return the headings of ``tricks_rows``."""
    bids = (view.words("review-tricks-bid", bid=_bid(bid, view)) for bid in bids_of(moment))
    return [view.words("review-column-tricks"), *bids]


def tricks_rows(moment: Moment, view: View) -> Iterator[list[str]]:
    """Yield how often each number of tricks is taken, in percent, if it ever is."""
    for count, games in enumerate(zip(*(bid.tricks for bid in bids_of(moment)), strict=True)):
        if any(games):
            shares = zip(bids_of(moment), games, strict=True)
            yield [str(count), *(_share(number, bid, view) for bid, number in shares)]


def tricks_lines(moment: Moment, view: View) -> Iterator[str]:
    """Yield the same as a sentence for each bid."""
    for bid in bids_of(moment):
        shares = (
            f"{count}: {_share(games, bid, view)}"
            for count, games in enumerate(bid.tricks)
            if games
        )
        yield view.words("review-tricks-told", bid=_bid(bid, view), shares=", ".join(shares))


def _bid(bid: ActionValue, view: View) -> str:
    return action_text(bid.action, view)


def _share(games: int, bid: ActionValue, view: View) -> str:
    words = view.words
    return words("stats-percent", value=tenths(100 * games / sum(bid.tricks), words))
