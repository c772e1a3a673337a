"""The output of ``foretell tournament``."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from foretell.i18n import Words
from foretell.terminal.common.options import non_default
from foretell.terminal.common.output import write_aside, write_line

if TYPE_CHECKING:
    from foretell.arena.results import Results
    from foretell.arena.summary import Summary
    from foretell.terminal.tournament.match import Progress


def tell(
    results: "Results", words: Words, *, as_json: bool, plain: bool, picture: Path | None
) -> None:
    """Print and plot the figures of a match; do nothing before the first complete deal."""
    from foretell.arena.contests import Mixed
    from foretell.arena.rating import rate
    from foretell.arena.summary import summarise
    from foretell.terminal.common.report.sheet import print_sheet
    from foretell.terminal.tournament.results import report

    summary = summarise(results)
    if not summary.deals:
        return
    is_pool = len(results.match.contests) > 1 or Mixed() in results.match.contests
    rated = rate(results) if is_pool else ()
    title = _title(summary, words)
    if as_json:
        ratings = [rating.to_json() for rating in rated] if is_pool else None
        write_line(json.dumps({**summary.to_json(), "ratings": ratings}))
    else:
        print_sheet(report(summary, rated, title, words), plain=plain)
    if picture is not None:
        from foretell.arena.picture import write_picture

        write_picture(summary, picture, title=title, words=words)
        write_aside(words("arena-drawn", path=str(picture)))


def tell_interrupted(course: "Progress", path: Path | None, words: Words) -> None:
    """Print the progress of a match, and the file to resume it from."""
    games = len(course.results.games)
    write_aside(words("arena-interrupted", games=games, total=course.total))
    if path is not None:
        write_aside(words("arena-kept", path=str(path)))


def _title(summary: "Summary", words: Words) -> str:
    match = summary.match
    title = words(
        "arena-title",
        deals=summary.deals,
        players=match.options.players,
        games=summary.games,
        seed=match.seed,
    )
    return ", ".join((title, *non_default(match.options)))
