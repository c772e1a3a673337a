"""Refusals of the arena."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class TooFewBots(Refusal):
    """There are too few bots to compare."""

    code: ClassVar[str] = "arena/too_few_bots"

    given: int
    least: int


@dataclass(eq=False)
class NamedTwice(Refusal):
    """A bot is in a pool more than once."""

    code: ClassVar[str] = "arena/named_twice"

    bot: str


@dataclass(eq=False)
class WhichBots(Refusal):
    """The bots were named in both of two exclusive ways, or in neither."""

    code: ClassVar[str] = "arena/which_bots"


@dataclass(eq=False)
class BotFailed(Refusal):
    """A bot raised an exception in a game or returned an illegal action.

    Attributes:
        bot: its name.
        seat: its seat.
        deal: the number of the deal.
        seed: the seed of the match, which reproduces the game with the options and ``bots``.
        bots: the bots by seat, separated by commas.
        what: the error.
    """

    code: ClassVar[str] = "arena/bot_failed"

    bot: str
    seat: int
    deal: int
    seed: str
    bots: str
    what: str


@dataclass(eq=False)
class NoControl(Refusal):
    """The luck of decisions can be estimated only alone among ``known``, with most options.

    Attributes:
        known: the names of the bots.
        without: the options that rule it out.
    """

    code: ClassVar[str] = "arena/no_control"

    known: tuple[str, ...]
    without: tuple[str, ...]


@dataclass(eq=False)
class WorkerLost(Refusal):
    """A worker process ended unexpectedly during a game.

    Attributes:
        deal: the number of the deal.
        bots: the bots by seat, separated by commas.
    """

    code: ClassVar[str] = "arena/worker_lost"

    deal: int
    bots: str


@dataclass(eq=False)
class OtherMatch(Refusal):
    """The file holds the results of another match; ``differing`` lists the differences."""

    code: ClassVar[str] = "arena/other_match"

    path: str
    differing: tuple[str, ...]


@dataclass(eq=False)
class NoResults(Refusal):
    """A line of the file is not a result of a match."""

    code: ClassVar[str] = "arena/no_results"

    path: str
    line: int


@dataclass(eq=False)
class NothingToRate(Refusal):
    """The files hold no deal that was played in every arrangement of the seats."""

    code: ClassVar[str] = "arena/nothing_to_rate"


@dataclass(eq=False)
class OtherOptions(Refusal):
    """The results to rate come from games with different options."""

    code: ClassVar[str] = "arena/other_options"

    options: tuple[str, ...]


@dataclass(eq=False)
class NeverMet(Refusal):
    """The bots to rate fall into groups that never met at a table."""

    code: ClassVar[str] = "arena/never_met"

    some: tuple[str, ...]
    others: tuple[str, ...]


@dataclass(eq=False)
class GamesDiffer(Refusal):
    """Two results of the same game differ, so a bot must have changed."""

    code: ClassVar[str] = "arena/games_differ"

    deal: int
    seed: str
    bots: str


@dataclass(eq=False)
class NoRay(Refusal):
    """A Ray cluster requires Ray, which is not installed."""

    code: ClassVar[str] = "arena/no_ray"

    install: str


@dataclass(eq=False)
class NoCluster(Refusal):
    """There is no Ray cluster at this address."""

    code: ClassVar[str] = "arena/no_cluster"

    address: str
    reason: str


@dataclass(eq=False)
class ClusterFailed(Refusal):
    """A game failed on a Ray cluster.

    Attributes:
        deal: the number of the deal.
        bots: the bots by seat, separated by commas.
        reason: the error message of Ray.
    """

    code: ClassVar[str] = "arena/cluster_failed"

    deal: int
    bots: str
    reason: str
