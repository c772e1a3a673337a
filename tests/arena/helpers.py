"""Small matches, invented results and bots that fail."""

from collections.abc import Callable, Sequence

from foretell.arena.contests import Seating
from foretell.arena.match import Match, Tables
from foretell.arena.played import Played
from foretell.arena.results import Results
from foretell.arena.times import Times
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import SeatObservation
from foretell.rules.options import Options

SHORT = Options(players=3, hand_sizes=(1, 2))
NAMES = ("ann", "bob", "cid", "dot", "eve", "fay", "gus")
"""Names of bots that do not exist, for matches that are never played."""


def duel(
    bot: str = "steady",
    others: str = "random",
    *,
    options: Options = SHORT,
    deals: int = 3,
    seed: str = "2a",
) -> Match:
    """Return a short match of one bot against copies of another."""
    return Match.alone(bot, others=others, options=options, deals=deals, seed=seed)


def pool(
    *bots: str,
    options: Options = SHORT,
    deals: int = 3,
    seed: str = "2a",
    tables: Tables = Tables.BOTH,
) -> Match:
    """Return a short match of a pool."""
    return Match.pool(bots, options=options, deals=deals, seed=seed, tables=tables)


def invented(match: Match, points: Callable[[int, Seating], Sequence[int]]) -> Results:
    """Return results of a match with invented points for each deal and arrangement."""
    rounds = len(match.options.schedule)
    return Results(
        match,
        tuple(
            Played(
                deal,
                seating,
                tuple(points(deal, seating)),
                (rounds,) * len(seating),
                (Times.of([0.001 * deal]),) * len(seating),
            )
            for deal in range(1, match.deals + 1)
            for seating in match.seatings(deal)
        ),
    )


class Cheat:
    """A bot that bids more than there are tricks."""

    def __init__(self, seed: str) -> None:
        del seed

    def act(self, observation: SeatObservation) -> Action:
        assert observation.seat is not None
        return MakeBid(observation.seat, 99)


class Fragile(Cheat):
    """A bot that raises an exception."""

    def act(self, observation: SeatObservation) -> Action:
        raise ZeroDivisionError(f"seat {observation.seat}")
