"""The deal of the day: the game of a date, and the points that a person's choices bring in it.

The page has the same in ``web/static/net/daily/deal.js``. Each date has some candidate deals; the
file ``CHOSEN``, which both read, has the number of the one in which the levels of bots differ most
(``scripts/daily_deals.py``).
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final, NamedTuple, assert_never

from foretell.bots.bot import Bot
from foretell.bots.runner import play_on, seat_bots
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.game.stream import derive_seed
from foretell.rules.options import Options
from foretell.server.refusals import DayClosed, DayMisfit
from foretell.web.files import STATIC

SEAT: Final = 0
"""The person's seat."""
BOTS: Final = (None, "seasoned", "seasoned", "seasoned")
"""The bots by seat; their decisions follow from their seeds."""
HAND_SIZES: Final = (3, 6, 9)
"""The cards dealt to each player, round by round."""
OPTIONS: Final = Options(players=len(BOTS), hand_sizes=HAND_SIZES)
CANDIDATES: Final = 20
"""The candidate deals of each date."""
CHOSEN: Final = STATIC / "net" / "daily" / "chosen.txt"
"""The first date with a choice, then a digit in base ``CANDIDATES`` for it and each date after.
Line ends between digits have no meaning."""
MOST_CHOICES: Final = 2 * len(HAND_SIZES) + sum(HAND_SIZES)
"""The most choices that a game has: in each round a trump suit and a bid, and the cards."""
KEPT: Final = 7 * 24 * 3_600 * 1_000
"""Milliseconds for which results are kept, at least."""

Choice = int | str
"""A choice of the person: a bid as a number, a card or a trump suit as its text."""


def date_at(now: int) -> str:
    """Return the date at a time in milliseconds since 1970, in UTC: ``2026-11-24``."""
    return datetime.fromtimestamp(now // 1_000, UTC).date().isoformat()


def check_open(day: date, *, now: int) -> None:
    """Check that results of a date are taken: that of today, and that of yesterday.

    Raises:
        DayClosed: when it is another date.
    """
    today = date.fromisoformat(date_at(now))
    if day not in {today, today - timedelta(days=1)}:
        raise DayClosed(day.isoformat(), today.isoformat())


class Choices(NamedTuple):
    """The numbers of the chosen candidates of some dates in a row."""

    first: date
    numbers: tuple[int, ...]

    def on(self, day: date) -> int:
        """Return the number for a date; 0 for one that has no choice."""
        place = (day - self.first).days
        return self.numbers[place] if 0 <= place < len(self.numbers) else 0


@cache
def chosen() -> Choices:
    """Return the choices of the file."""
    first, *digits = CHOSEN.read_text(encoding="ascii").split()
    numbers = tuple(int(digit, CANDIDATES) for digit in "".join(digits))
    return Choices(date.fromisoformat(first), numbers)


def seed_of(day: date) -> str:
    """Return the seed of a date's game."""
    return candidate_seed(day, chosen().on(day))


def candidate_seed(day: date, candidate: int) -> str:
    """Return the seed of a candidate; number 0 is the game of a date without a choice."""
    label = "daily" if candidate == 0 else f"daily/{candidate}"
    return derive_seed(day.isoformat(), label)


def game_of(day: date) -> tuple[Session, tuple[Bot | None, ...]]:
    """Return the game of a date at the person's first choice, and its bots by seat."""
    seed = seed_of(day)
    game = Session(OPTIONS, seed)
    bots = seat_bots(BOTS, seed)
    play_on(game, bots)
    return game, bots


def points_of(day: date, choices: Sequence[Choice]) -> int:
    """Return the person's points in the game of a date, played again with its bots.

    Raises:
        DayMisfit: when the first choices are not legal, or do not make a whole game.
    """
    game, bots = game_of(day)
    for number, choice in enumerate(choices, 1):
        legal = {choice_of(action): action for action in game.legal_actions(SEAT)}
        if choice not in legal:
            raise DayMisfit(day.isoformat(), number)
        game.act(legal[choice])
        play_on(game, bots)
    if game.outcome is None:
        raise DayMisfit(day.isoformat(), len(choices) + 1)
    return game.outcome.totals[SEAT]


def choice_of(action: Action) -> Choice:
    """Return an action as it is written among choices."""
    match action:
        case ChooseTrump(_, suit):
            return suit.letter
        case MakeBid(_, bid):
            return bid
        case PlayCard(_, card):
            return str(card)
        case _:
            assert_never(action)
