"""Ratings of bots, from all games that they played against each other."""

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
"""Rating points for a strength that is e times another one's; 400 for one that is ten times."""
RESAMPLES: Final = 1000
_LEAST: Final = 2

Table = tuple[str, ...]
"""The bots of a game, by seat."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is among others.

    Attributes:
        bot: its name.
        rating: the mean of all bots is 1500, and 400 more is ten times the strength, as with
            Elo's ratings.
        won: the share of games that it is to win, at a table with others drawn from the same
            pool, each as likely at each seat.
        games: how many games it played; one at which it had several seats counts once.
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

    They are strengths after Plackett and Luce, which make the places of all games likeliest; see
    ``foretell.arena.plackett_luce``. Intervals are percentiles over resampled deals (Efron,
    Bootstrap Methods, 1979): a deal is drawn or left out with all its games. Where every draw gives
    the same, as when all deals went one way, the interval is unknown (nan), not of width 0.

    Args:
        results: matches with the same options. A game that is in several of them counts once, and
            deals that were not played in every arrangement of the seats do not count.
        resamples: how many times deals are drawn.
        seed: what the draws follow from.

    Raises:
        NothingToRate: when there is no such deal.
        OtherOptions: when the options of the matches are not the same.
        GamesDiffer: when a game is there twice, and went another way.
        TooFewBots: when all the games are one bot's.
        NeverMet: when some bots met none of the others.
    """
    deals = _deals(results)
    tables = {table for games in deals for table in games}
    bots = sorted({bot for table in tables for bot in table})
    if len(bots) < _LEAST:
        raise TooFewBots(given=len(bots), least=_LEAST)
    _check_met(bots, tables)
    index = {bot: number for number, bot in enumerate(bots)}
    made = Choices.of(
        [
            [(tuple(index[bot] for bot in table), points) for table, points in games.items()]
            for games in deals
        ],
        len(bots),
    )
    strengths, resampled = _fitted(made, len(deals), resamples, seed)
    players = results[0].match.options.players
    if len(deals) == 1:
        resampled[:] = nan  # what another deal would have brought, there is no telling
    ratings = _estimates(MIDDLE + SCALE * strengths, MIDDLE + SCALE * resampled)
    won = _estimates(win_shares(strengths, players), win_shares(resampled, players))
    games = Counter(bot for played in deals for table in played for bot in set(table))
    rated = map(Rating, bots, ratings, won, [games[bot] for bot in bots])
    return tuple(sorted(rated, key=lambda rating: -rating.rating.value))


def _deals(results: Sequence[Results]) -> Sequence[Mapping[Table, Sequence[int]]]:
    """Return each deal's games, by who sat where: the points."""
    found: dict[tuple[str, int], dict[Table, Sequence[int]]] = {}
    for result in results:
        match = result.match
        _check_options(results[0], result)
        for deal, games in result.deals().items():
            known = found.setdefault((match.seed, deal), {})
            for seating, game in games.items():
                table = match.named(seating)
                if known.setdefault(table, game.points) != game.points:
                    raise GamesDiffer(deal=deal, seed=match.seed, bots=",".join(table))
    if not found:
        raise NothingToRate
    return list(found.values())


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


def _fitted(made: Choices, deals: int, resamples: int, seed: int) -> tuple[Floats, Floats]:
    """Return the strengths, ``[bot]``, and those of resampled deals, ``[sample, bot]``."""
    chosen, times = made.weighed(np.ones(deals))
    strengths = fit(made.among, times, chosen)
    numbers, samples = np.random.default_rng(seed), []
    for _ in range(resamples):
        drawn = np.bincount(numbers.integers(deals, size=deals), minlength=deals)
        chosen, times = made.weighed(drawn.astype(float))
        samples.append(fit(made.among, times, chosen, start=strengths))
    return strengths, np.array(samples)


def _estimates(values: Floats, samples: Floats) -> list[Estimate]:
    """Return values with their intervals; none where all samples agree, which proves nothing."""
    low, high = np.quantile(samples, [1 - UPPER_QUANTILE, UPPER_QUANTILE], axis=0)
    low[np.isclose(low, high)] = nan
    high[np.isnan(low)] = nan
    return [Estimate(*map(float, three)) for three in zip(values, low, high, strict=True)]
