"""``check_bot``, which checks all laws of a bot."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from foretell.game.phases import Phase, phase_of
from foretell.game.stream import Stream
from foretell.rules.options import Options
from foretell.testing.bots.asking import Make
from foretell.testing.bots.decision import Decision, decisions
from foretell.testing.bots.fairness import (
    acts_legally,
    decides_from_what_it_sees,
    leaves_things_alone,
)
from foretell.testing.bots.pace import keeps_to_its_time
from foretell.testing.bots.sameness import repeats_itself, repeats_itself_elsewhere
from foretell.testing.bots.sanity import (
    bids_near_what_it_would_bid,
    bids_what_it_cannot_lose,
    sheds_when_it_needs_none,
    wins_when_it_needs_all,
)

Law: TypeAlias = Callable[[Make, Iterable[Decision]], None]
"""A check that puts decisions to a bot, and raises AssertionError when it breaks the law."""

LAWS_OF_FAIRNESS: Final[tuple[Law, ...]] = (
    acts_legally,
    decides_from_what_it_sees,
    leaves_things_alone,
    repeats_itself,
    repeats_itself_elsewhere,
)
"""The laws that every bot keeps."""
SANITY_CHECKS: Final[tuple[Law, ...]] = (
    bids_what_it_cannot_lose,
    bids_near_what_it_would_bid,
    wins_when_it_needs_all,
    sheds_when_it_needs_none,
)
"""The laws that every sound bot keeps, where a choice is bound to cost points."""


def check_bot(
    make: Make,
    *,
    options: Iterable[Options] | None = None,
    games: int = 1,
    asked: int = 1,
    seconds: float | None = None,
    excused: Collection[Law] = (),
    seed: str = "0",
) -> None:
    """Check that a bot keeps the laws of every bot.

    >>> from foretell.bots.random import RandomBot
    >>> check_bot(RandomBot, options=[Options(players=3)], excused=SANITY_CHECKS)

    Sanity checks apply to few decisions, so they check every decision of each game; the other laws
    check a sample. Each law is a function that can also be called alone.

    Args:
        make: the bot's factory, called with its seed: a class, or
            ``functools.partial(create, "name")``.
        options: options of the games (default: every combination that R10 allows). With few
            options, use more games.
        games: number of games per options.
        asked: number of decisions of each kind (trump, bids, cards) per game that the laws of
            fairness check.
        seconds: time limit of a decision in wall-clock seconds (default: none).
        excused: laws that are not checked. A random bot passes no sanity check.
        seed: hexadecimal digits that determine the games.

    Raises:
        AssertionError: when the bot breaks a law; the message has its action, its observation and
            a line that reproduces the failure.
        InvalidSeed: when the seed is invalid.
    """
    chosen: list[Decision] = []
    laws = [law for law in (*LAWS_OF_FAIRNESS, *SANITY_CHECKS) if law not in excused]
    every = decisions(options, games=games, seed=seed)
    for _, game in groupby(every, key=lambda decision: (decision.options, decision.seed)):
        of_game = list(game)
        some = list(_some(of_game, asked))
        chosen += some
        for law in laws:
            if law is acts_legally:  # first, since all others assume it
                law(make, some)
            elif law in SANITY_CHECKS:
                law(make, of_game)
    for law in laws:
        if law in LAWS_OF_FAIRNESS and law is not acts_legally:
            law(make, chosen)
    if seconds is not None:
        keeps_to_its_time(make, chosen, seconds=seconds)


def _some(game: Sequence[Decision], count: int) -> Iterator[Decision]:
    """Yield a random sample of ``count`` decisions of each kind from a game."""
    counts: dict[type[Phase], int] = {}
    for decision in Stream(game[0].seed.encode(), "asked").shuffled(game):
        kind = type(phase_of(decision.state))
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] <= count:
            yield decision
