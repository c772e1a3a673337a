"""What the arena cannot do as it was asked to."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class TooFewBots(Refusal):
    """Bots are to be compared, and these are not enough."""

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
    """Bots are to be named in one of two ways, and were in none, or in both."""

    code: ClassVar[str] = "arena/which_bots"


@dataclass(eq=False)
class BotFailed(Refusal):
    """A bot broke down in a game, or wanted to do what its seat may not do.

    Attributes:
        bot: its name.
        seat: its seat.
        deal: the number of the deal.
        seed: the seed of the match; with the options and ``bots`` it gives the game again.
        bots: the bots by seat, parted by commas.
        what: what went wrong.
    """

    code: ClassVar[str] = "arena/bot_failed"

    bot: str
    seat: int
    deal: int
    seed: str
    bots: str
    what: str


@dataclass(eq=False)
class WorkerLost(Refusal):
    """A process that played a game has ended without a word.

    Attributes:
        deal: the number of the deal.
        bots: the bots by seat, parted by commas.
    """

    code: ClassVar[str] = "arena/worker_lost"

    deal: int
    bots: str


@dataclass(eq=False)
class OtherMatch(Refusal):
    """A file holds the results of another match; ``differing`` names what is not the same."""

    code: ClassVar[str] = "arena/other_match"

    path: str
    differing: tuple[str, ...]


@dataclass(eq=False)
class NoResults(Refusal):
    """A line of a file is no result of a match."""

    code: ClassVar[str] = "arena/no_results"

    path: str
    line: int


@dataclass(eq=False)
class NothingToRate(Refusal):
    """The files hold no deal that was played with every arrangement of the seats."""

    code: ClassVar[str] = "arena/nothing_to_rate"


@dataclass(eq=False)
class OtherOptions(Refusal):
    """Results are to be rated together, and come from games with other options."""

    code: ClassVar[str] = "arena/other_options"

    options: tuple[str, ...]


@dataclass(eq=False)
class NeverMet(Refusal):
    """Bots are to be rated together of whom no two sat at one table."""

    code: ClassVar[str] = "arena/never_met"

    some: tuple[str, ...]
    others: tuple[str, ...]


@dataclass(eq=False)
class GamesDiffer(Refusal):
    """The same game is in the results twice, and went another way: a bot is not what it was."""

    code: ClassVar[str] = "arena/games_differ"

    deal: int
    seed: str
    bots: str


@dataclass(eq=False)
class NoRay(Refusal):
    """Games are to be played on a Ray cluster, and Ray is not installed."""

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
    """A game could not be played on a Ray cluster.

    Attributes:
        deal: the number of the deal.
        bots: the bots by seat, parted by commas.
        reason: what Ray says of it.
    """

    code: ClassVar[str] = "arena/cluster_failed"

    deal: int
    bots: str
    reason: str
