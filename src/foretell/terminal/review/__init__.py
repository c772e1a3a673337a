"""``foretell review``: the decisions and the luck of a recorded game."""

from pathlib import Path
from typing import TYPE_CHECKING

from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import faces_option, json_option, language_option, plain_option
from foretell.terminal.common.output import write_aside, write_json
from foretell.terminal.common.parameters import argument, option, switch
from foretell.terminal.common.refusals import NoSuchPart
from foretell.terminal.common.values import FILE, FILE_OR_STANDARD, text, whole_number
from foretell.terminal.review.thresholds import POINTS, thresholds_of

if TYPE_CHECKING:
    from foretell.analysis import Review
    from foretell.record import Record
    from foretell.terminal.common.view import View


@command("review")
@argument("file", type=FILE_OR_STANDARD, help="commands-argument-record")
@option("--game", type=whole_number(1), default=1, help="review-option-game")
@option("--seat", "seats", type=text("seat"), multiple=True, help="review-option-seat")
@option("--inaccurate", type=POINTS, help="review-option-inaccurate")
@option("--mistake", type=POINTS, help="review-option-mistake")
@option("--blunder", type=POINTS, help="review-option-blunder")
@option("--html", type=FILE, help="review-option-html")
@switch("--force", help="commands-option-force")
@json_option("review-option-json")
@faces_option
@plain_option
@language_option
@pass_environment
def review(
    environment: Environment,
    /,
    file: str,
    *,
    game: int,
    seats: tuple[str, ...],
    html: Path | None,
    force: bool,
    as_json: bool,
    faces: Faces | None,
    plain: bool,
    **points: float | None,
) -> None:
    """Print the review of a game, or write it as a page."""
    from foretell.terminal.common.files import check_new
    from foretell.terminal.common.records import onlooker
    from foretell.terminal.review.reviewing import chosen_seats, reviewed

    thresholds = thresholds_of(points)
    if html is not None:
        check_new(html, force=force)
    record = _read(file, game, environment)
    view = onlooker(record.header, environment, faces, plain=plain)
    review = reviewed(
        record, chosen_seats(record, seats), thresholds, words=view.words, quiet=plain or as_json
    )
    if html is not None:
        from foretell.terminal.review.page import page

        html.write_text(page(review, view), encoding="utf-8", newline="\n")
        write_aside(view.words("review-written", file=str(html)))
    if as_json:
        from foretell.analysis import review_json

        write_json(review_json(review))
    elif html is None:
        _print(review, view, plain=plain)


def _read(file: str, game: int, environment: Environment) -> "Record":
    """Return a game of a file.

    Raises:
        NoSuchPart: when the file does not have as many games.
        Exit: when the file is faulty; the fault has been printed.
    """
    from foretell.terminal.common.records import numbered_games

    count = 0
    for count, record in numbered_games(file, environment):
        if count == game:
            return record
    raise NoSuchPart(part="game", number=game, there=count)


def _print(review: "Review", view: "View", *, plain: bool) -> None:
    from foretell.terminal.common.report.sheet import print_sheet
    from foretell.terminal.review.report import sheet

    for seat in review.reviewed:
        print_sheet(sheet(review, seat, view), plain=plain)
