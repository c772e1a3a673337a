"""Tasks: the unit of work, one deal in one arrangement of the seats."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Final

from foretell.arena.contests import Seating
from foretell.arena.estimations import estimator
from foretell.arena.match import Estimation
from foretell.arena.played import Played
from foretell.arena.refusals import BotFailed
from foretell.arena.times import Stopwatch, Times
from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.bots.runner import BotCrashed, BotErred, act_for, bot_seed
from foretell.errors import Refusal
from foretell.game.session import Session
from foretell.game.stream import derive_seed
from foretell.rules.options import MIN_PLAYERS, Deal, Options

_WARM: Final = 3
"""Cards in each hand of the untimed warm-up round before the first game."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play.

    Attributes:
        options: the options of the game.
        seed: the seed of the match.
        deal: the number of the deal, from 1.
        seating: the bot at each seat.
        bots: the names of the bots, by seat.
        luck_of: the bot, as in ``seating``, whose luck is to be estimated, or None.
    """

    options: Options
    seed: str
    deal: int
    seating: Seating
    bots: tuple[str, ...]
    luck_of: int | None = None

    @property
    def game_seed(self) -> str:
        """The seed of the game."""
        return derive_seed(self.seed, f"game/{self.deal}")


WorkerPool = Callable[[Iterable[Task]], Generator[Played, None, None]]
"""A function that plays tasks, started in order, and yields each game as soon as it is over.

It raises ``BotFailed`` when a bot fails; closing the generator stops it.
"""


def in_process(tasks: Iterable[Task]) -> Generator[Played, None, None]:
    """Play games in this process, one after another.

    Raises:
        BotFailed: when a bot fails.
    """
    for task in tasks:
        yield play(task)


def attempt(task: Task) -> Played | Refusal:
    """Play a game; if a bot fails, return the refusal, which pickles better than a raised one."""
    try:
        return play(task)
    except Refusal as refusal:
        return refusal


def play(task: Task, clock: Callable[[], float] = perf_counter) -> Played:
    """Play a game.

    Args:
        task: the game.
        clock: the clock for timing decisions, in seconds.

    Raises:
        UnknownBot, BrokenBot: when a bot cannot be created here.
        BotFailed: when a bot raises an exception or returns an illegal action.
    """
    seed = task.game_seed
    for name in dict.fromkeys(task.bots):
        _warm_up(name, task.options)
    bots = [
        Stopwatch(create(name, bot_seed(seed, seat)), clock) for seat, name in enumerate(task.bots)
    ]
    session = Session(task.options, seed)
    while session.to_act:
        seat = session.to_act[0]
        act_in(task, session, seat, bots[seat])
    return result_of(task, session, [bot.times for bot in bots])


def act_in(task: Task, session: Session, seat: int, bot: Bot) -> None:
    """Let a bot act once in the game of a task.

    Raises:
        BotFailed: when it raises an exception or returns an illegal action.
    """
    try:
        act_for(session, seat, bot)
    except BotErred as erred:
        reason = f"{erred.action} {erred.reason}".rstrip()
        raise _failed(task, seat, reason) from erred
    except BotCrashed as crashed:
        raise _failed(task, seat, crashed.reason) from crashed


def result_of(task: Task, session: Session, times: Sequence[Times]) -> Played:
    """Return the result of a game that is over, with the times of each seat."""
    state = session.state
    rows = [list(zip(score.bids, score.taken, strict=True)) for score in state.scores]
    return Played(
        deal=task.deal,
        seating=task.seating,
        points=state.totals,
        exact=tuple(sum(bid == taken for bid, taken in seat) for seat in zip(*rows, strict=True)),
        times=tuple(times),
        luck=_luck(task, session),
    )


def _luck(task: Task, session: Session) -> tuple[float, ...] | None:
    if task.luck_of is None:
        return None
    seat = task.seating.index(task.luck_of)
    others = task.bots[seat - 1]
    estimate = estimator(Estimation.CONTROL)
    return estimate.luck_of(task.options, session.seed, session.events, seat, others)


def _failed(task: Task, seat: int, what: str) -> BotFailed:
    return BotFailed(
        bot=task.bots[seat],
        seat=seat,
        deal=task.deal,
        seed=task.seed,
        bots=",".join(task.bots),
        what=what,
    )


@cache
def _warm_up(name: str, options: Options) -> None:
    """Let a bot play one short round, so that its times exclude loading and compiling."""
    if options.players > MIN_PLAYERS and options.deal is Deal.SHARED:
        options = Options.from_json({**options.to_json(), "hand_sizes": (_WARM,)})
    session = Session(options, seed="0")
    bots = [create(name, bot_seed("0", seat)) for seat in range(options.players)]
    with suppress(Exception):  # it will fail again in the game, which reports it
        while not session.state.scores:
            seat = session.to_act[0]
            act_for(session, seat, bots[seat])
