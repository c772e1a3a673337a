"""``Match``: the bots, deals, seatings and seed of a match."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final, Self, assert_never

from foretell import __version__
from foretell.arena.contests import Alone, Contest, Mixed, Seating, mixed_tables, rotations
from foretell.arena.estimations import estimator
from foretell.arena.refusals import NamedTwice, TooFewBots
from foretell.game.stream import Stream, check_seed, derive_seed
from foretell.rules.options import Options

_LEAST: Final = 2
"""The fewest bots in a pool."""
_MIXED: Final = "mixed"


class Estimation(StrEnum):
    """The ways to estimate the lead of a bot that is alone.

    >>> Match.alone("random", others="steady", deals=20, seed="2a").estimation
    <Estimation.PLAIN: 'plain'>
    """

    PLAIN = "plain"
    """The mean of its leads."""
    CONTROL = "control"
    """The same less its luck, among ``steady`` or ``learned`` (``foretell.arena.estimations``)."""


class Tables(StrEnum):
    """The kinds of tables in a pool."""

    BOTH = "both"
    MIXED = "mixed"
    """All bots at tables as mixed as possible."""
    ALONE = "alone"
    """Each bot alone among copies of each other bot."""


@dataclass(frozen=True, slots=True)
class Match:
    """Bots that play the same deals in every arrangement of the seats.

    Deal number n, from 1, is the game with seed ``derive_seed(seed, "game/n")``, as in
    ``foretell simulate``. The seed determines the cards, the first dealer and, for each seat, the
    bot's seed (``foretell.bots.runner.bot_seed``), regardless of the other bots.

    Attributes:
        options: the options of all games.
        bots: the names of the bots, not necessarily distinct.
        contests: the ways to arrange the bots at tables.
        deals: the number of deals.
        seed: the seed of the match, in hexadecimal digits.
        estimation: the way to estimate the lead of a bot that is alone.
        version: the version of Foretell.
    """

    options: Options
    bots: tuple[str, ...]
    contests: tuple[Contest, ...]
    deals: int
    seed: str
    estimation: Estimation = field(default=Estimation.PLAIN, kw_only=True)
    version: str = field(default=__version__, kw_only=True)

    @classmethod
    def alone(
        cls,
        bot: str,
        *,
        others: str,
        options: Options | None = None,
        deals: int,
        seed: str,
        estimation: Estimation = Estimation.PLAIN,
    ) -> Self:
        """Return a match of one bot among copies of another, at every seat in turn.

        Raises:
            InvalidSeed: when the seed is not valid.
            NoControl: when the luck of decisions cannot be estimated among these others, or with
                these options.
            LabMissing: when that estimation is not installed.
        """
        check_seed(seed)
        options = options or Options()
        if estimation is Estimation.CONTROL:
            estimator(estimation).check(others, options)
        contests = (Alone(0, 1),)
        return cls(options, (bot, others), contests, deals, seed, estimation=estimation)

    @classmethod
    def pool(
        cls,
        bots: Sequence[str],
        *,
        options: Options | None = None,
        deals: int,
        seed: str,
        tables: Tables = Tables.BOTH,
    ) -> Self:
        """Return a match of all bots of a pool.

        Raises:
            TooFewBots: when there are fewer than two bots.
            NamedTwice: when a bot is named twice.
            InvalidSeed: when the seed is not valid.
        """
        if len(bots) < _LEAST:
            raise TooFewBots(given=len(bots), least=_LEAST)
        for number, bot in enumerate(bots):
            if bot in bots[:number]:
                raise NamedTwice(bot=bot)
        check_seed(seed)
        contests = tuple(_contests(len(bots), tables))
        return cls(options or Options(), tuple(bots), contests, deals, seed)

    def with_deals(self, deals: int) -> Self:
        """Return the same match with another number of deals."""
        return replace(self, deals=deals)

    def game_seed(self, deal: int) -> str:
        """Return the seed of a deal."""
        return derive_seed(self.seed, f"game/{deal}")

    def seatings_of(self, contest: Contest, deal: int) -> tuple[Seating, ...]:
        """Return every arrangement of a deal in a contest, each once."""
        players = self.options.players
        match contest:
            case Alone(alone, others):
                tables: Sequence[Seating] = [(alone, *[others] * (players - 1))]
            case Mixed():
                # Sorted by name, so that the order of a pool does not change its games.
                bots = sorted(range(len(self.bots)), key=self.bots.__getitem__)
                stream = Stream(derive_seed(self.seed, f"tables/{deal}").encode(), "mixed")
                tables = list(mixed_tables(bots, players, stream))
            case _:
                assert_never(contest)
        return tuple(dict.fromkeys(seating for table in tables for seating in rotations(table)))

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """Return every arrangement of a deal in all contests, each once."""
        parts = (self.seatings_of(contest, deal) for contest in self.contests)
        return tuple(dict.fromkeys(seating for part in parts for seating in part))

    def named(self, seating: Seating) -> tuple[str, ...]:
        """Return the names of the bots at a table, by seat."""
        return tuple(self.bots[bot] for bot in seating)

    def to_json(self) -> dict[str, object]:
        """Return the match as JSON values, without the number of deals, which can grow."""
        return {
            "foretell": self.version,
            "options": self.options.to_json(),
            "bots": list(self.bots),
            "contests": [
                _MIXED if isinstance(contest, Mixed) else [contest.alone, contest.others]
                for contest in self.contests
            ],
            "seed": self.seed,
            "estimation": self.estimation.value,
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Return the match from JSON values, without deals.

        Raises:
            ValueError, TypeError, KeyError, Refusal: when the values are not a match.
        """
        bots = tuple(map(_text, values["bots"]))
        contests = tuple(_contest(value, len(bots)) for value in values["contests"])
        seed = check_seed(_text(values["seed"]))
        options = Options.from_record(values["options"])
        estimation = Estimation(values.get("estimation", Estimation.PLAIN))
        version = _text(values["foretell"])
        return cls(options, bots, contests, 0, seed, estimation=estimation, version=version)


def _contests(bots: int, tables: Tables) -> Iterator[Contest]:
    if tables is not Tables.ALONE:
        yield Mixed()
    if tables is not Tables.MIXED:
        for alone in range(bots):
            yield from (Alone(alone, others) for others in range(bots) if others != alone)


def _contest(value: Any, bots: int) -> Contest:
    if value == _MIXED:
        return Mixed()
    alone, others = value
    if alone not in range(bots) or others not in range(bots):
        raise ValueError(f"{value} are no two of {bots} bots")
    return Alone(int(alone), int(others))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value
