"""``foretell review``: the decisions and the luck of a recorded game."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import (
    faces_option,
    json_option,
    language_option,
    plain_option,
)
from foretell.terminal.common.parameters import Heading, argument, option, switch
from foretell.terminal.common.values import (
    FILE,
    FILE_OR_STANDARD,
    STANDARD,
    text,
    whole_number,
)
from foretell.terminal.review.thresholds import POINTS, thresholds_of

if TYPE_CHECKING:
    from foretell.analysis import Review
    from foretell.record import Record
    from foretell.terminal.common.view import View


@command("review")
@argument("file", type=FILE_OR_STANDARD, help="commands-argument-record")
@option("--game", type=whole_number(1), default=1, help="review-option-game", group=Heading.WHAT)
@option(
    "--seat",
    "seats",
    type=text("seat"),
    multiple=True,
    help="review-option-seat",
    group=Heading.WHAT,
)
@option("--inaccurate", type=POINTS, help="review-option-inaccurate", group=Heading.WHAT)
@option("--mistake", type=POINTS, help="review-option-mistake", group=Heading.WHAT)
@option("--blunder", type=POINTS, help="review-option-blunder", group=Heading.WHAT)
@option("--html", type=FILE, help="review-option-html", group=Heading.WHAT)
@switch("--force", help="commands-option-force", group=Heading.WHAT)
@json_option("review-option-json")
@faces_option
@plain_option
@language_option
@pass_environment
def review(
    environment: Environment,
    file: str,
    *,
    game: int,
    seats: tuple[str, ...],
    inaccurate: float | None,
    mistake: float | None,
    blunder: float | None,
    html: Path | None,
    force: bool,
    as_json: bool,
    faces: Faces | None,
    plain: bool,
) -> None:
    """Print the review of a game, or write it as a page."""
    from foretell.terminal.common.files import check_new
    from foretell.terminal.review.reviewing import chosen_seats, reviewed

    thresholds = thresholds_of(inaccurate, mistake, blunder)
    if html is not None:
        check_new(html, force=force)
    record = _read(file, game, environment)
    view = _view(record, environment, faces or Faces.LETTERS, plain=plain)
    found = reviewed(
        record, chosen_seats(record, seats), thresholds, words=view.words, quiet=plain or as_json
    )
    if html is not None:
        _write_page(found, html, view)
    if as_json:
        from foretell.analysis import review_json
        from foretell.terminal.common.output import write_json

        write_json(review_json(found))
    elif html is None:
        _tell(found, view, plain=plain)


def _read(file: str, game: int, environment: Environment) -> "Record":
    """Return a game of a file.

    Raises:
        NoSuchPart: when the file does not have as many games.
        Exit: when the file is faulty; the fault has been printed.
    """
    from foretell.record import RecordFault, read_records
    from foretell.terminal.common.records import tell_fault
    from foretell.terminal.common.refusals import NoSuchPart

    source, count = sys.stdin.buffer if file == STANDARD else file, 0
    try:
        for count, record in enumerate(read_records(source, keep_partial=True), 1):
            if count == game:
                return record
    except RecordFault as fault:
        raise tell_fault(file, fault, environment.words()) from None
    raise NoSuchPart(part="game", number=game, there=count)


def _view(record: "Record", environment: Environment, faces: Faces, *, plain: bool) -> "View":
    from foretell.terminal.common.environment import card_names
    from foretell.terminal.common.view import View, distinct

    edition = record.header.options.edition
    words = environment.words(edition=edition)
    names = distinct([player.name for player in record.header.players])
    return View(words, card_names(words, edition, faces), names, None, spoken=plain)


def _tell(found: "Review", view: "View", *, plain: bool) -> None:
    from foretell.terminal.common.report.sheet import tell_sheet
    from foretell.terminal.review.report import sheet

    for seat in found.reviewed:
        tell_sheet(sheet(found, seat, view), plain=plain)


def _write_page(found: "Review", path: Path, view: "View") -> None:
    from foretell.terminal.common.output import write_aside
    from foretell.terminal.review.page import page

    path.write_text(page(found, view), encoding="utf-8", newline="\n")
    write_aside(view.words("review-written", file=str(path)))
