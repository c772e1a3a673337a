"""The sentences of a review, for the terminal and for its page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foretell.analysis import (
    ActionReview,
    Highlight,
    Judgement,
    Kind,
    Review,
    RoundReview,
    SeatReview,
    WentWell,
    highlights,
)
from foretell.bots.explanation import ActionValue
from foretell.game.actions import is_alike
from foretell.terminal.common.report.numbers import tenths
from foretell.terminal.common.table.advice import (
    action_text,
    behind_text,
    percent_text,
    reason_text,
)
from foretell.terminal.common.view import View, number
from foretell.terminal.review.figures import Curve, Moment, accuracy_text, signed_tenths


@dataclass(frozen=True, slots=True)
class Item:
    """A figure with its label and what it means."""

    label: str
    value: str
    note: str


def sum_of(seat: SeatReview, view: View) -> Iterator[Item]:
    """Yield where the points of a reviewed seat came from, and its accuracy."""
    words, luck = view.words, seat.luck
    values = {
        "points": number(int(luck.points)),
        "average": tenths(luck.average, words),
        "cards": signed_tenths(luck.cards, words),
        "others": signed_tenths(luck.others, words),
        "decisions": signed_tenths(luck.decisions, words),
        "hidden": signed_tenths(luck.hidden, words),
    }
    for name, value in values.items():
        yield Item(words(f"review-{name}"), value, words(f"review-{name}.note"))
    note = words(
        "review-judged", **{judgement.value: seat.count(judgement) for judgement in Judgement}
    )
    yield Item(words("review-accuracy"), accuracy_text(seat, words), note)


def lost_text(seat: SeatReview, view: View) -> str:
    """Return the points lost by each kind of decision."""
    lost = {kind.value: tenths(seat.lost_by(kind), view.words) for kind in Kind}
    return view.words("review-lost", **lost)


def round_columns(view: View) -> list[str]:
    """Return the headings of ``round_row``."""
    names = ("round", "bid", "taken", "points", "cards", "others", "decisions", "hidden")
    return [view.words(f"review-column-{name}") for name in (*names, "accuracy")]


def round_row(round_: RoundReview, seat: int, view: View) -> list[str]:
    """Return a round of a seat as cells."""
    words, figures = view.words, round_.seats[seat]
    luck = figures.luck
    parts = (luck.cards, luck.others, luck.decisions, luck.hidden)
    return [
        str(round_.number),
        str(round_.bids[seat]),
        str(round_.taken[seat]),
        number(int(luck.points)),
        *(signed_tenths(part, words) for part in parts),
        accuracy_text(figures, words),
    ]


def round_text(round_: RoundReview, seat: int, view: View) -> str:
    """Return a round of a seat as a sentence."""
    names = ("number", "bid", "taken", "points", "cards", "others", "decisions", "hidden")
    values = dict(zip((*names, "accuracy"), round_row(round_, seat, view), strict=True))
    return view.words("review-round-told", **values)


def curve_text(points: Curve, view: View) -> str:
    """Return the ends of a curve as a sentence."""
    ends = {"played": points.played[-1], "best": points.best[-1]}
    texts = {name: signed_tenths(value, view.words) for name, value in ends.items()}
    return view.words("review-curve-told", **texts)


def highlight_lines(review: Review, seat: int, view: View) -> list[str]:
    """Return the highlights as sentences, or else the number of decisions that cost nothing."""
    found = [_highlight_text(well, view) for well in highlights(review, seat)]
    decisions = review.seats[seat].decisions
    count = sum(decision.judgement is None for decision in decisions)
    if found or count < max(2, len(decisions) / 2):
        return found
    return [view.words("review-well-sound", count=count, total=len(decisions))]


def _highlight_text(well: WentWell, view: View) -> str:
    words, decision = view.words, well.decision
    where = words(
        "review-well-where",
        kind=decision.kind.value,
        number=well.round,
        trick=(decision.trick or 0) + 1,
        taken=action_text(decision.action, view),
    )
    chance = percent_text(decision.taken, view)
    match well.highlight:
        case Highlight.FIND:
            return words("review-well-find", where=where, points=tenths(well.figure, words))
        case Highlight.ODDS:
            return words("review-well-odds", where=where, chance=chance)
        case Highlight.RESCUE:
            return words("review-well-rescue", where=where, chance=chance)


def heading_of(moment: Moment, view: View) -> str:
    """Return when a decision was made, what was taken, and what is worth how much more."""
    decision, words = moment.decision, view.words
    values = {
        "number": moment.round,
        "taken": action_text(decision.action, view),
        "best": action_text(moment.best.value.action, view),
        "loss": tenths(decision.loss, words),
    }
    match decision.kind:
        case Kind.BID:
            return words("review-moment-bid", **values)
        case Kind.TRUMP:
            return words("review-moment-trump", **values)
        case Kind.CARD:
            return words("review-moment-card", trick=(decision.trick or 0) + 1, **values)


def judgement_text(moment: Moment, view: View) -> str:
    """Return the name of a decision, and the chance to make the bid by both actions."""
    judgement = moment.decision.judgement
    return view.words(
        "review-judgement",
        judgement="none" if judgement is None else judgement.value,
        taken=percent_text(moment.taken.value, view),
        best=percent_text(moment.best.value, view),
    )


def reasons_of(moment: Moment, view: View) -> Iterator[tuple[str, list[str]]]:
    """Yield what speaks for the best known action, and against the one taken, with headings."""
    words, decision = view.words, moment.decision
    best, taken = (
        action_text(action, view) for action in (moment.best.value.action, decision.action)
    )
    for heading, reasons in (
        (words("review-for", action=best), decision.reasons),
        (words("review-against", action=taken), decision.against),
    ):
        if reasons:
            yield heading, [reason_text(reason, view) for reason in reasons]


def hindsight_text(moment: Moment, view: View) -> str:
    """Return the points after both actions in the hands as they were."""
    return view.words(
        "review-hindsight",
        taken=action_text(moment.decision.action, view),
        best=action_text(moment.best.value.action, view),
        points=number(moment.taken.hindsight),
        instead=number(moment.best.hindsight),
    )


def action_columns(view: View) -> list[str]:
    """Return the headings of ``action_row``."""
    names = ("play-column-points", "advise-column-made", "advise-column-behind")
    return ["", *(view.words(name) for name in (*names, "review-column-hindsight"))]


def action_row(action: ActionReview, moment: Moment, view: View) -> list[str]:
    """Return an action as cells, marked if it is the one taken."""
    text = action_text(action.value.action, view)
    if is_alike(action.value.action, moment.decision.action):
        text = view.words("review-taken", action=text)
    return [
        text,
        tenths(action.value.points, view.words),
        percent_text(action.value, view),
        behind_text(action.value, view),
        number(action.hindsight),
    ]


def title_of(review: Review, seat: int, view: View) -> str:
    """Return the title of the review of a seat."""
    return view.words("review-title", who=view.players[seat], id=review.record.header.id)


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
