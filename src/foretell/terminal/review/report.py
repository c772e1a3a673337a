"""The review of a seat as a report: on the screen, or line by line."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from foretell.analysis import Review
from foretell.game.events import GameFinished
from foretell.terminal.common.report.chart import Chart, Line, round_marks
from foretell.terminal.common.report.sheet import Part, Sheet, columns
from foretell.terminal.common.table.plot import MOST_MARKS, STEPS
from foretell.terminal.common.view import View, number
from foretell.terminal.review import sentences
from foretell.terminal.review.figures import MOST, Moment, curve, moments


def sheet(review: Review, seat: int, view: View) -> Sheet:
    """Return the report of a reviewed seat."""
    parts = [_sum(review, seat, view), *_highlights(review, seat, view)]
    parts.append(_rounds(review, seat, view))
    if len(review.rounds) > 1:
        parts.append(_curve(review, seat, view))
    parts.append(_moments(review, seat, view))
    return Sheet(sentences.title_of(review, seat, view), parts)


def is_complete(review: Review) -> bool:
    """Return whether the game was played to its end."""
    return isinstance(review.record.events[-1], GameFinished)


def _sum(review: Review, seat: int, view: View) -> Part:
    words, figures = view.words, review.seats[seat]
    items = list(sentences.sum_of(figures, view))
    lost = sentences.lost_text(figures, view)

    def lines() -> Iterator[str]:
        for item in items:
            yield words("review-item", label=item.label, value=item.value, note=item.note)
        yield lost

    grid = columns(["", "", ""], ([item.label, item.value, item.note] for item in items))
    grid.show_header = False
    grid.columns[0].justify = grid.columns[2].justify = "left"
    grid.columns[2].no_wrap, grid.columns[2].style = False, "quiet"
    note = "" if is_complete(review) else words("review-unfinished")
    drawn = Group(grid, Text(lost, "quiet"))
    return Part(words("review-sum"), note, drawn, lines, note_aloud=bool(note))


def _highlights(review: Review, seat: int, view: View) -> Iterator[Part]:
    """Yield what went well, if anything did."""
    lines = sentences.highlight_lines(review, seat, view)
    if lines:
        yield Part(view.words("review-well"), "", Text("\n".join(lines)), lambda: lines)


def _rounds(review: Review, seat: int, view: View) -> Part:
    return Part(
        view.words("review-rounds"),
        "",
        columns(
            sentences.round_columns(view),
            (sentences.round_row(round_, seat, view) for round_ in review.rounds),
        ),
        lambda: (sentences.round_text(round_, seat, view) for round_ in review.rounds),
    )


def _curve(review: Review, seat: int, view: View) -> Part:
    words, points = view.words, curve(review, seat)
    lines = [
        Line(letter, words(name), list(zip(points.rounds, values, strict=True)))
        for letter, name, values in (
            ("A", "review-curve-played", points.played),
            ("B", "review-curve-best", points.best),
        )
    ]
    both = [*points.played, *points.best, 0.0]
    chart = Chart(
        lines,
        across=[(round_, str(round_)) for round_ in points.rounds[:: 1 + len(points.rounds) // 20]],
        up=[(mark, number(mark)) for mark in round_marks(min(both), max(both), STEPS, MOST_MARKS)],
    )
    sentence = sentences.curve_text(points, view)
    return Part(words("review-curve"), "", chart, lambda: [sentence])


def _moments(review: Review, seat: int, view: View) -> Part:
    words, costliest = view.words, moments(review, seat)[:MOST]
    if not costliest:
        none = words("review-moments-none")
        return Part(words("review-moments"), "", Text(none), lambda: [none])
    return Part(
        words("review-moments"),
        words("review-hindsight-note"),
        Group(*(part for moment in costliest for part in _drawn(moment, view))),
        lambda: (line for moment in costliest for line in _told(moment, view)),
        note_aloud=True,
    )


def _drawn(moment: Moment, view: View) -> Iterator[RenderableType]:
    yield ""
    yield Text(sentences.heading_of(moment, view), "heading")
    yield Text(sentences.judgement_text(moment, view))
    rows = (sentences.action_row(action, moment, view) for action in moment.shown)
    yield Padding(
        columns(sentences.action_columns(view), rows, names=True), (0, 0, 0, 2), expand=False
    )
    if sentences.bids_of(moment):
        yield Text(view.words("review-tricks"))
        shares = columns(
            sentences.tricks_columns(moment, view), sentences.tricks_rows(moment, view)
        )
        yield Padding(shares, (0, 0, 0, 2), expand=False)
    for heading, reasons in sentences.reasons_of(moment, view):
        yield Text(heading)
        for reason in reasons:
            yield Padding(Text(f"· {reason}"), (0, 0, 0, 2), expand=False)


def _told(moment: Moment, view: View) -> Iterator[str]:
    yield sentences.heading_of(moment, view)
    yield sentences.judgement_text(moment, view)
    yield from sentences.tricks_lines(moment, view)
    for heading, reasons in sentences.reasons_of(moment, view):
        yield heading
        yield from reasons
    yield sentences.hindsight_text(moment, view)
