"""The figures of one bot, and what they are made from."""

from dataclasses import dataclass
from functools import reduce
from math import lcm
from typing import Final

import numpy as np
from numpy.typing import NDArray

from foretell.arena.estimate import Estimate, mean, slowest
from foretell.arena.match import Match
from foretell.arena.played import Played
from foretell.arena.times import Times
from foretell.rules.options import MAX_PLAYERS

SLOW: Final = 0.99
"""The share of decisions that the slowest ones are told apart from."""
WHOLE: Final = reduce(lcm, range(1, MAX_PLAYERS + 1))
"""A place in whole numbers, however many players share it."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How one bot did.

    Attributes:
        bot: its name.
        points_per_round: the mean.
        points_per_game: the mean.
        lead: points a round that it had more than the others at its table had on average.
        exact: the share of rounds in which it took just as many tricks as it bid.
        won: the share of games won; of a game that several won together, each has its part.
        places: the share of games in which it came first, second, …; places are shared alike.
        place: the mean place.
        seconds: the mean time of a decision between several actions.
        slow_seconds: the time that 99 of 100 decisions do not exceed, 4.4 % too long at most.
    """

    bot: str
    points_per_round: Estimate
    points_per_game: Estimate
    lead: Estimate
    exact: Estimate
    won: Estimate
    places: tuple[Estimate, ...]
    place: Estimate
    seconds: Estimate
    slow_seconds: Estimate

    def to_json(self) -> dict[str, object]:
        """Return the figures as JSON values; the measured times are apart."""
        return {
            "bot": self.bot,
            "points_per_round": self.points_per_round.to_json(),
            "points_per_game": self.points_per_game.to_json(),
            "lead": self.lead.to_json(),
            "exact": self.exact.to_json(),
            "won": self.won.to_json(),
            "places": [share.to_json() for share in self.places],
            "place": self.place.to_json(),
            "times": {"mean": self.seconds.to_json(), "p99": self.slow_seconds.to_json()},
        }


class Tally:
    """Counts what a bot did, deal by deal; all but the times in whole numbers.

    Args:
        match: what is played.
        bot: the bot's index among those of the match.
        deals: how many deals there are.
    """

    def __init__(self, match: Match, bot: int, deals: int) -> None:
        self._name = match.bots[bot]
        self._bot = bot
        self._players = match.options.players
        self._rounds = len(match.options.schedule)
        self._games = np.zeros(deals, np.int64)
        self._points = np.zeros(deals, np.int64)
        self._leads = np.zeros(deals, np.int64)
        self._exact = np.zeros(deals, np.int64)
        self._places = np.zeros((deals, self._players), np.int64)
        self._seconds = np.zeros(deals)
        self._bins: list[dict[int, int]] = [{} for _ in range(deals)]

    def add(self, row: int, game: Played) -> None:
        """Count a game of the deal in a row."""
        total = sum(game.points)
        for seat, bot in enumerate(game.seating):
            if bot == self._bot:
                points = game.points[seat]
                self._games[row] += 1
                self._points[row] += points
                self._leads[row] += self._players * points - total
                self._exact[row] += game.exact[seat]
                better = sum(other > points for other in game.points)
                level = game.points.count(points)
                self._places[row, better : better + level] += WHOLE // level
                self._add_times(row, game.times[seat])

    def figures(self) -> Figures:
        """Return what all of it comes to."""
        rounds = self._games * self._rounds
        places = self._places / (WHOLE * self._games[:, None])
        first, counts = self._counts()
        decisions = counts.sum(axis=1)
        with np.errstate(invalid="ignore"):  # a deal without decisions has no time, nan
            seconds = mean(self._seconds / decisions)
        return Figures(
            bot=self._name,
            points_per_round=mean(self._points / rounds),
            points_per_game=mean(self._points / self._games),
            lead=mean(self._leads / (rounds * (self._players - 1))),
            exact=mean(self._exact / rounds),
            won=mean(places[:, 0]),
            places=tuple(map(mean, places.T)),
            place=mean(places @ np.arange(1.0, self._players + 1)),
            seconds=seconds,
            slow_seconds=slowest(counts, first, SLOW),
        )

    def _add_times(self, row: int, times: Times) -> None:
        self._seconds[row] += times.seconds
        found = self._bins[row]
        for at, decisions in times.bins:
            found[at] = found.get(at, 0) + decisions

    def _counts(self) -> tuple[int, NDArray[np.int64]]:
        """Return the first bin that has decisions, and ``[deal, bin]`` from there on."""
        found = {at for bins in self._bins for at in bins}
        first, last = (min(found), max(found)) if found else (0, 0)
        counts = np.zeros((len(self._bins), last - first + 1), np.int64)
        for row, bins in enumerate(self._bins):
            for at, decisions in bins.items():
                counts[row, at - first] = decisions
        return first, counts
