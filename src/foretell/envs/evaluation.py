"""``evaluate``: a policy among bots, measured by the arena."""

from collections.abc import Callable, Generator, Iterable, Mapping
from itertools import islice
from time import perf_counter
from typing import Any, Final, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from foretell.arena.figures import Figures
from foretell.arena.match import Estimation, Match
from foretell.arena.played import Played
from foretell.arena.playing import collected, tasks
from foretell.arena.summary import summarise
from foretell.arena.task import Task, act_in, result_of
from foretell.arena.times import Stopwatch, Times
from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.envs.actions import action_number, numbered_action
from foretell.envs.compiled.layout import ACTIONS, Masks, Numbers
from foretell.envs.encoding import encode
from foretell.envs.settings import choice, options_from
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim.checks import check_count

Policy: TypeAlias = Callable[[Numbers, Masks], npt.ArrayLike]
"""A function from ``int16[n, 111]`` observations and ``int8[n, 85]`` masks to n action numbers."""
Contestant: TypeAlias = str | Bot | Policy
"""The name of a bot, a bot for any seat of any game, or a policy."""

_AT_ONCE: Final = 256
"""Games side by side: the most observations that a policy gets in a batch."""


def evaluate(
    policy: Contestant,
    *,
    opponents: Contestant = "steady",
    options: Options | Mapping[str, object] | None = None,
    players: int | None = None,
    deals: int = 100,
    seed: int | str = 0,
    estimation: Estimation | str = Estimation.PLAIN,
) -> Figures:
    """Return the figures of a policy alone among opponents, with 95 % intervals over deals.

    Each deal is played once for every seat of the policy. The cards are those of
    ``foretell tournament --alone … --others … --seed …``, with which bots get the same figures.

    >>> figures = evaluate("steady", opponents="random", players=3, deals=3)
    >>> figures.lead.low > 0
    True

    Args:
        policy: the policy; its actions should depend on nothing but their observations.
        opponents: at all other seats.
        options: the options of the game, or their values by the names of records.
        players: the number of players, in place of ``options``.
        deals: the number of deals, from 1; an interval requires 2.
        seed: of the match, a whole number from 0 or hexadecimal digits.
        estimation: of the lead: ``"plain"``, or among ``"steady"`` or ``"learned"`` also
            ``"control"``, which takes the luck of decisions away.

    Raises:
        ValueError: for an invalid argument, or when the policy returns anything but legal actions.
        UnknownBot, UnknownStyle, BrokenBot: when a named bot cannot be created.
        NoControl: when the luck of decisions cannot be estimated.
        BotFailed: when a bot raises an exception or returns an illegal action.
        Refusal: for incompatible options.
    """
    check_count("deals", deals, least=1)
    match = Match.alone(
        _name(policy, "policy"),
        others=_name(opponents, "opponents"),
        options=options_from(options, players),
        deals=deals,
        seed=seed if isinstance(seed, str) else _digits(seed),
        estimation=choice("estimation", estimation, Estimation),
    )
    played = _side_by_side((policy, opponents), tasks(match))
    return summarise(collected(match, played)).outcomes[0].figures[0]


def _digits(seed: object) -> str:
    if not isinstance(seed, int | np.integer) or seed < 0:
        raise ValueError(f"seed must be hexadecimal digits or a whole number from 0, not {seed!r}")
    return f"{seed:x}"


class _Game:
    """A game in which bots act by themselves, and policies when they are asked together."""

    def __init__(self, task: Task, contestants: tuple[Contestant, Contestant]) -> None:
        seed = task.game_seed
        self.session = Session(task.options, seed)
        self._task = task
        self._players: list[Stopwatch | Policy] = []
        self._taken: list[list[float]] = []
        for seat, index in enumerate(task.seating):
            who = contestants[index]
            bot = create(who, bot_seed(seed, seat)) if isinstance(who, str) else who
            is_bot = hasattr(bot, "act")
            self._players.append(Stopwatch(bot, perf_counter) if is_bot else bot)  # type: ignore[arg-type]  # ``is_bot`` tells them apart
            self._taken.append([])

    @property
    def seat(self) -> int:
        """The seat to act next."""
        return self.session.to_act[0]

    def asks(self) -> int | None:
        """Play on; return the contestant whose policy is to act, or None when the game is over."""
        while self.session.to_act:
            player = self._players[self.seat]
            if not isinstance(player, Stopwatch):
                return self._task.seating[self.seat]
            act_in(self._task, self.session, self.seat, player)
        return None

    def look(self) -> tuple[Numbers, Masks]:
        """Return the observation and the mask of the seat to act."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        observation = self.session.observe(self.seat)
        mask[[action_number(action) for action in observation.legal_actions]] = 1
        return encode(observation), mask

    def act(self, number: int, *, may: Masks, seconds: float) -> None:
        """Apply the action of a policy, which took this time."""
        task, seat = self._task, self.seat
        if not 0 <= number < ACTIONS or not may[number]:
            legal = ", ".join(map(str, np.flatnonzero(may)))
            raise ValueError(
                f"{task.bots[seat]} chose {number} in deal {task.deal} of seed {task.seed} at seat "
                f"{seat}, where the legal actions are {legal}"
            )
        if may.sum() > 1:
            self._taken[seat].append(seconds)
        self.session.act(numbered_action(number, seat=seat))

    def result(self) -> Played:
        """Return the result of the game, which is over."""
        times = [
            player.times if isinstance(player, Stopwatch) else Times.of(taken)
            for player, taken in zip(self._players, self._taken, strict=True)
        ]
        return result_of(self._task, self.session, times)


def _side_by_side(
    contestants: tuple[Contestant, Contestant], work: Iterable[Task]
) -> Generator[Played, None, None]:
    """Yield the games of some tasks, each as soon as it is over."""
    waiting = iter(work)
    games: list[_Game] = []
    while True:
        games += [_Game(task, contestants) for task in islice(waiting, _AT_ONCE - len(games))]
        if not games:
            return
        by_policy: dict[int, list[_Game]] = {}
        for game in games:
            index = game.asks()
            if index is None:
                yield game.result()
            else:
                by_policy.setdefault(index, []).append(game)
        for index, group in by_policy.items():
            _ask(cast("Policy", contestants[index]), group)
        games = [game for group in by_policy.values() for game in group]


def _ask(policy: Policy, games: list[_Game]) -> None:
    """Let a policy act in some games at once."""
    observations, masks = zip(*(game.look() for game in games), strict=True)
    numbers, may = np.stack(observations), np.stack(masks)
    start = perf_counter()
    chosen: npt.NDArray[Any] = np.asarray(policy(numbers, may.copy()))
    seconds = (perf_counter() - start) / len(games)
    if chosen.shape != (len(games),) or not np.issubdtype(chosen.dtype, np.integer):
        raise ValueError(
            f"a policy must return {len(games)} whole numbers for {len(games)} observations, "
            f"not {chosen.dtype} of the shape {chosen.shape}"
        )
    for game, number, mask in zip(games, chosen.tolist(), may, strict=True):
        game.act(number, may=mask, seconds=seconds)


def _name(who: object, role: str) -> str:
    """Return the name by which figures and errors call a contestant."""
    if isinstance(who, str):
        return who
    if not callable(who) and not hasattr(who, "act"):
        raise ValueError(
            f"{role} must be the name of a bot, a bot, or a function from observations and masks "
            f"to actions, not {who!r}"
        )
    return str(getattr(who, "__name__", type(who).__name__))
