"""Ratings of bots from all games between them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log, nan
from typing import Final

import numpy as np

from foretell.arena.choices import Choices
from foretell.arena.estimate import UPPER_QUANTILE, Estimate, Floats
from foretell.arena.plackett_luce import fit, win_shares
from foretell.arena.refusals import (
    GamesDiffer,
    NeverMet,
    NothingToRate,
    OtherOptions,
    TooFewBots,
)
from foretell.arena.results import Results

MIDDLE: Final = 1500
"""The mean rating of a pool."""
SCALE: Final = 400 / log(10)
"""Rating points per unit of log strength: 400 for ten times the strength."""
RESAMPLES: Final = 1000
_LEAST: Final = 2

Table = tuple[str, ...]
"""The bots of a game, by seat."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot among others.

    >>> even = Estimate.around(0.25, 0.01)
    >>> Rating("steady", rating=Estimate.around(1500, 20), won=even, games=400).rating.margin
    20.0

    Attributes:
        bot: its name.
        rating: the rating; as with Elo ratings, the mean is 1500 and 400 more is ten times the
            strength.
        won: the expected share of games won, at tables with others drawn uniformly from the same
            pool.
        games: the number of its games; one in which it had several seats counts once.
    """

    bot: str
    rating: Estimate
    won: Estimate
    games: int

    def to_json(self) -> dict[str, object]:
        """Return the rating as JSON values."""
        return {
            "bot": self.bot,
            "rating": self.rating.to_json(),
            "won": self.won.to_json(),
            "games": self.games,
        }


def rate(*results: Results, resamples: int = RESAMPLES, seed: int = 0) -> tuple[Rating, ...]:
    """Return the ratings of all bots in some results, the strongest first.

    They are maximum-likelihood strengths of the Plackett–Luce model; see
    ``foretell.arena.plackett_luce``. Intervals are percentiles over resampled deals, each with all
    of its games (Efron, Bootstrap Methods, 1979). If all samples agree, as when all deals went the
    same way, the interval is unknown (nan) instead of having width 0.

    Args:
        results: matches with the same options. A game in several of them counts once; deals not
            played in every arrangement of the seats are ignored.
        resamples: the number of bootstrap samples.
        seed: the seed of the samples.

    Raises:
        NothingToRate: when no deal was played in every arrangement.
        OtherOptions: when the options of the matches differ.
        GamesDiffer: when two results of the same game differ.
        TooFewBots: when there is only one bot in all games.
        NeverMet: when the bots fall into groups that never met.
    """
    deals = _deals(results)
    tables = {table for games in deals for table in games}
    bots = sorted({bot for table in tables for bot in table})
    if len(bots) < _LEAST:
        raise TooFewBots(given=len(bots), least=_LEAST)
    _check_met(bots, tables)
    index = {bot: number for number, bot in enumerate(bots)}
    choices = Choices.of(
        [
            [(tuple(index[bot] for bot in table), points) for table, points in games.items()]
            for games in deals
        ],
        len(bots),
    )
    strengths, resampled = _fitted(choices, len(deals), resamples, seed)
    players = results[0].match.options.players
    if len(deals) == 1:
        resampled[:] = nan  # one deal says nothing about others
    ratings = _estimates(MIDDLE + SCALE * strengths, MIDDLE + SCALE * resampled)
    won = _estimates(win_shares(strengths, players), win_shares(resampled, players))
    games = Counter(bot for played in deals for table in played for bot in set(table))
    rated = map(Rating, bots, ratings, won, [games[bot] for bot in bots])
    return tuple(sorted(rated, key=lambda rating: -rating.rating.value))


def _deals(results: Sequence[Results]) -> Sequence[Mapping[Table, Sequence[int]]]:
    """Return the points of each deal's games, by the bots at the table."""
    deals: dict[tuple[str, int], dict[Table, Sequence[int]]] = {}
    for result in results:
        match = result.match
        _check_options(results[0], result)
        for deal, games in result.deals().items():
            played = deals.setdefault((match.seed, deal), {})
            for seating, game in games.items():
                table = match.named(seating)
                if played.setdefault(table, game.points) != game.points:
                    raise GamesDiffer(deal=deal, seed=match.seed, bots=",".join(table))
    if not deals:
        raise NothingToRate
    return list(deals.values())


def _check_options(first: Results, other: Results) -> None:
    before, now = first.match.options.to_json(), other.match.options.to_json()
    differing = tuple(name for name, value in now.items() if value != before[name])
    if differing:
        raise OtherOptions(options=differing)


def _check_met(bots: Sequence[str], tables: Iterable[Table]) -> None:
    met = {bots[0]}
    parts = [set(table) for table in tables]
    while more := [part for part in parts if part & met and part - met]:
        met.update(*more)
    if len(met) < len(bots):
        raise NeverMet(some=tuple(sorted(met)), others=tuple(sorted({*bots} - met)))


def _fitted(choices: Choices, deals: int, resamples: int, seed: int) -> tuple[Floats, Floats]:
    """Return the strengths, ``[bot]``, and those of bootstrap samples, ``[sample, bot]``."""
    chosen, times = choices.weighed(np.ones(deals))
    strengths = fit(choices.among, times, chosen)
    numbers, samples = np.random.default_rng(seed), []
    for _ in range(resamples):
        weights = np.bincount(numbers.integers(deals, size=deals), minlength=deals)
        chosen, times = choices.weighed(weights.astype(float))
        samples.append(fit(choices.among, times, chosen, start=strengths))
    return strengths, np.array(samples)


def _estimates(values: Floats, samples: Floats) -> list[Estimate]:
    """Return values with their intervals, which are unknown if all samples agree."""
    low, high = np.quantile(samples, [1 - UPPER_QUANTILE, UPPER_QUANTILE], axis=0)
    low[np.isclose(low, high)] = nan
    high[np.isnan(low)] = nan
    return [Estimate(*map(float, three)) for three in zip(values, low, high, strict=True)]
