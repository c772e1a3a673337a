"""The figures of one bot, and the tally they are computed from."""

from dataclasses import dataclass
from functools import reduce
from math import lcm
from typing import Final

import numpy as np
from numpy.typing import NDArray

from foretell.arena.estimate import Control, Estimate, controlled, mean, slowest
from foretell.arena.estimations import estimator
from foretell.arena.match import Estimation, Match
from foretell.arena.played import Played
from foretell.arena.times import Times
from foretell.rules.options import MAX_PLAYERS

SLOW: Final = 0.99
"""The quantile reported for slow decisions."""
WHOLE: Final = reduce(lcm, range(1, MAX_PLAYERS + 1))
"""Units per place, divisible by any number of tied players."""
_MORE_DEALS: Final = 40
"""The factor on the number of deals over which the mean of a control is taken."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one bot.

    Attributes:
        bot: its name.
        points_per_round: mean points per round.
        points_per_game: mean points per game.
        lead: mean points per round above the average of the others at its table.
        exact: the share of rounds in which it made its bid exactly.
        won: the share of games won; shared victories count in equal parts.
        places: the share of games in first, second, … place; tied places are shared equally.
        place: the mean place.
        seconds: the mean time of a decision between several actions.
        slow_seconds: the 99 % quantile of decision times, at most 4.4 % too long.
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
        """Return the figures as JSON values, with the measured times in a separate object."""
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
    """Tallies the results of a bot by deal, all but the times in integers.

    Args:
        match: the match.
        bot: the bot's index among those of the match.
        deals: the number of deals.
    """

    def __init__(self, match: Match, bot: int, deals: int) -> None:
        self._name = match.bots[bot]
        self._bot = bot
        self._players = match.options.players
        self._rounds = len(match.options.schedule)
        self._games = np.zeros(deals, np.int64)
        self._points = np.zeros(deals, np.int64)
        self._leads = np.zeros(deals, np.int64)
        self._match = match
        self._is_controlled = match.estimation is Estimation.CONTROL
        self._references: tuple[str, ...] = ()
        if self._is_controlled:
            self._references = estimator(match.estimation).references(match.bots[-1])
        self._luck = np.zeros((len(self._references), deals))
        self._exact = np.zeros(deals, np.int64)
        self._places = np.zeros((deals, self._players), np.int64)
        self._seconds = np.zeros(deals)
        self._bins: list[dict[int, int]] = [{} for _ in range(deals)]

    def add(self, row: int, game: Played) -> None:
        """Add a game to the row of its deal."""
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
                if game.luck is not None and self._references:
                    self._luck[:, row] += game.luck
                self._is_controlled &= game.luck is not None and game.seating.count(bot) == 1

    def figures(self) -> Figures:
        """Return the figures of all games added."""
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
            lead=self._lead(rounds),
            exact=mean(self._exact / rounds),
            won=mean(places[:, 0]),
            places=tuple(map(mean, places.T)),
            place=mean(places @ np.arange(1.0, self._players + 1)),
            seconds=seconds,
            slow_seconds=slowest(counts, first, SLOW),
        )

    def _lead(self, rounds: NDArray[np.int64]) -> Estimate:
        leads = self._leads / (rounds * (self._players - 1))
        if not self._is_controlled:
            return mean(leads)
        mean_lead = estimator(self._match.estimation).mean_lead
        others, options = self._match.bots[-1], self._match.options
        return controlled(
            leads,
            [
                Control(
                    luck / rounds, *mean_lead(reference, others, options, _MORE_DEALS * len(leads))
                )
                for reference, luck in zip(self._references, self._luck, strict=True)
            ],
        )

    def _add_times(self, row: int, times: Times) -> None:
        self._seconds[row] += times.seconds
        counts = self._bins[row]
        for at, decisions in times.bins:
            counts[at] = counts.get(at, 0) + decisions

    def _counts(self) -> tuple[int, NDArray[np.int64]]:
        """Return the first bin with decisions, and the counts from there on, ``[deal, bin]``."""
        times = {at for bins in self._bins for at in bins}
        first, last = (min(times), max(times)) if times else (0, 0)
        counts = np.zeros((len(self._bins), last - first + 1), np.int64)
        for row, bins in enumerate(self._bins):
            for at, decisions in bins.items():
                counts[row, at - first] = decisions
        return first, counts
