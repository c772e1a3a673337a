"""A review computed at this terminal: its seats, and a progress bar meanwhile."""

from collections.abc import Iterator, Sequence

from foretell.analysis import Review, RoundReview, Thresholds, review_rounds, seats_to_review
from foretell.game.events import RoundScored
from foretell.i18n import Words
from foretell.record import Record
from foretell.terminal.common.progress import counted
from foretell.terminal.common.view import distinct
from foretell.terminal.review.refusals import NoRound, NoSuchSeat


def chosen_seats(record: Record, typed: Sequence[str]) -> tuple[int, ...]:
    """Return the seats to review from the values of ``--seat``: numbers from 0, or names.

    Raises:
        NoSuchSeat: when there is no such seat.
    """
    players = [player.name for player in record.header.players]
    names, chosen = distinct(players), []
    for text in typed:
        seats = [seat for seat in range(len(players)) if text in {players[seat], names[seat]}]
        if text.isdecimal() and len(text) == 1 and int(text) < len(players):
            seats = [int(text)]
        if not seats:
            raise NoSuchSeat(seat=text, last=len(players) - 1, players=tuple(names))
        chosen += seats
    return seats_to_review(record, chosen or None)


def reviewed(
    record: Record, seats: tuple[int, ...], thresholds: Thresholds, *, words: Words, quiet: bool
) -> Review:
    """Return the review of a game; if it takes long, show a progress bar on standard error.

    Raises:
        NoRound: when no round was played to its end.
    """
    total = sum(isinstance(event, RoundScored) for event in record.events)
    if not total:
        raise NoRound
    rounds: list[RoundReview] = []

    def steps() -> Iterator[int]:
        for round_ in review_rounds(record, seats=seats, thresholds=thresholds):
            rounds.append(round_)
            yield len(rounds)

    for _ in counted(steps(), total, words, quiet=quiet, doing="review-reviewing"):
        pass
    return Review(record, seats, tuple(rounds))
