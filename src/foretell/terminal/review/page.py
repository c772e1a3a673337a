"""The review as one page of HTML that needs no other file."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from foretell.analysis import Review
from foretell.terminal.common.view import View
from foretell.terminal.review import sentences
from foretell.terminal.review.figures import MOST, Moment, curve, moments
from foretell.terminal.review.report import is_complete
from foretell.terminal.review.svg import svg

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Nothing is loaded, and no script runs."""


def page(review: Review, view: View) -> str:
    """Return the page, in the language of the view."""
    words, header = view.words, review.record.header
    title = words("review-page", id=header.id)
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        '<meta name="color-scheme" content="light dark">',
        f'<meta http-equiv="content-security-policy" content="{_POLICY}">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{style}</style>",
        "<main>",
        f"<h1>{escape(title)}</h1>",
        _text(f"{header.started:%Y-%m-%d} · {', '.join(view.players)}"),
    ]
    if not is_complete(review):
        parts.append(_text(words("review-unfinished")))
    for seat in review.reviewed:
        parts += ["<section>", *_seat(review, seat, view), "</section>"]
    return "\n".join([*parts, "</main>", "</html>", ""])


def _seat(review: Review, seat: int, view: View) -> Iterator[str]:
    words, figures = view.words, review.seats[seat]
    yield f"<h2>{escape(sentences.title_of(review, seat, view))}</h2>"
    yield "<dl>"
    for item in sentences.sum_of(figures, view):
        yield f"<div><dt>{escape(item.label)}</dt><dd><b>{escape(item.value)}</b> "
        yield f"<small>{escape(item.note)}</small></dd></div>"
    yield "</dl>"
    yield _text(sentences.lost_text(figures, view))
    if well := sentences.highlight_lines(review, seat, view):
        yield f"<h3>{escape(words('review-well'))}</h3>"
        yield from _list(well)
    if len(review.rounds) > 1:
        points = curve(review, seat)
        names = words("review-curve-played"), words("review-curve-best")
        yield f"<h3>{escape(words('review-curve'))}</h3>"
        yield f"<figure>{svg(points, names, sentences.curve_text(points, view))}</figure>"
    rows = (sentences.round_row(each, seat, view) for each in review.rounds)
    yield from _table(words("review-rounds"), sentences.round_columns(view), rows)
    yield from _moments(moments(review, seat), view)


def _moments(costly: Sequence[Moment], view: View) -> Iterator[str]:
    words = view.words
    yield f"<h3>{escape(words('review-moments'))}</h3>"
    if not costly:
        yield _text(words("review-moments-none"))
        return
    yield _text(words("review-hindsight-note"))
    for moment in costly[:MOST]:
        yield "<article>"
        yield f"<h4>{escape(sentences.heading_of(moment, view))}</h4>"
        yield _text(sentences.judgement_text(moment, view))
        rows = (sentences.action_row(action, moment, view) for action in moment.shown)
        yield from _table(words("review-values"), sentences.action_columns(view), rows)
        if sentences.bids_of(moment):
            shares = sentences.tricks_rows(moment, view)
            yield from _table(
                words("review-tricks"), sentences.tricks_columns(moment, view), shares
            )
        for heading, reasons in sentences.reasons_of(moment, view):
            yield _text(heading)
            yield from _list(reasons)
        yield "</article>"
    others = [moment for moment in costly[MOST:] if moment.decision.judgement is not None]
    if others:
        yield f"<h3>{escape(words('review-others-named'))}</h3>"
        yield from _list(
            f"{sentences.heading_of(moment, view)} {sentences.judgement_text(moment, view)}"
            for moment in others
        )


def _table(caption: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f'<div class="table" role="region" aria-label="{escape(caption)}" tabindex="0"><table>'
    yield f"<caption>{escape(caption)}</caption>"
    cells = "".join(
        f'<th scope="col">{escape(text)}</th>' if text else "<td></td>" for text in headings
    )
    yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for first, *others in rows:
        cells = "".join(f"<td>{escape(text)}</td>" for text in others)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _list(texts: Iterable[str]) -> Iterator[str]:
    yield "<ul>"
    yield from (f"<li>{escape(text)}</li>" for text in texts)
    yield "</ul>"


def _text(text: str) -> str:
    return f"<p>{escape(text)}</p>"
