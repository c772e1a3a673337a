"""``VectorGames``: many games side by side for learning, with one decision of each per step.

>>> games = VectorGames(Options(players=4), 128, seed=7)
>>> buffers = games.buffers()
>>> games.reset(buffers)
>>> for _ in range(100):
...     choose_at_random(buffers.legal, buffers.actions, seed=7)
...     games.step(buffers.actions, buffers)
>>> buffers.observations.shape, buffers.legal.dtype
((128, 43), dtype('int64'))
>>> isinstance(buffers, Buffers)
True
>>> masks = np.empty((128, 60), dtype=np.bool_)
>>> unpack(buffers.legal, masks)
>>> bool(masks.any(axis=1).all())
True
"""

from typing import Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from foretell.cards import DECK_SIZE
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.bits import bit_count, nth
from foretell.sim.checks import check_array, check_count, check_seed
from foretell.sim.compiling import inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.deal import deal, start_game
from foretell.sim.layout import IntArray
from foretell.sim.observation import OBSERVED, write_observation
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal

_ALL_LEGAL: Final = -1
_BEGIN: Final = True
_GO_ON: Final = False


class Buffers(NamedTuple):
    """The arrays written at each step, owned by the caller.

    An action is a card's index, a bid or a suit, depending on the phase of the observation.
    """

    observations: IntArray
    """``int64[games, OBSERVED]``: observations of the seat to act; see ``sim.observation``."""
    seats: IntArray
    """``int64[games]``: the seat to act."""
    legal: IntArray
    """``int64[games]``: its legal actions, bit ``a`` for action ``a``; see ``unpack``."""
    rewards: IntArray
    """``int64[games, players]``: points of the round if the last action ended it, else 0."""
    finished: IntArray
    """``int64[games]``: 1 if the last action ended the game and the next one has begun, else 0."""
    actions: IntArray
    """``int64[games]``: for the caller's actions; never written by the games."""

    @classmethod
    def for_games(cls, games: int, players: int) -> Self:
        """Return new buffers, all zeros."""
        observations = np.zeros((games, OBSERVED), dtype=np.int64)
        rewards = np.zeros((games, players), dtype=np.int64)
        seats, legal_sets, finished, actions = np.zeros((4, games), dtype=np.int64)
        return cls(observations, seats, legal_sets, rewards, finished, actions)


class _Games(NamedTuple):
    """The games, as arguments of kernels."""

    settings: IntArray
    states: IntArray
    numbers: IntArray
    legal: IntArray


class VectorGames:
    """Games side by side, each replaced by a new one when it ends.

    Args:
        options: of all the games.
        games: the number of games, from 1.
        seed: any 64-bit integer; the games depend only on it and the actions. Place ``i`` plays the
            games with the numbers ``i``, ``i + games``, ``i + 2 * games``, …, with the deals of
            ``foretell.sim.games.play_games`` for the same seed.

    Raises:
        ValueError: for a number of games below 1, or a seed of more than 64 bits.
    """

    def __init__(self, options: Options, games: int, *, seed: int = 0) -> None:
        check_count("games", games, least=1)
        check_seed(seed)
        self.options = options
        self.games = games
        self.seed = seed
        self._games = _Games(
            settings=settings_of(options),
            states=np.zeros((games, layout.WIDTH), dtype=np.int64),
            numbers=np.zeros(games, dtype=np.int64),
            legal=np.zeros(games, dtype=np.int64),
        )
        self._checked: Buffers | None = None

    @property
    def states(self) -> IntArray:
        """The full states, ``int64[games, WIDTH]``, with hidden cards; see ``foretell.sim.layout``.

        It is a read-only view.
        """
        view = self._games.states.view()
        view.flags.writeable = False
        return view

    def buffers(self) -> Buffers:
        """Return new buffers that fit these games."""
        return Buffers.for_games(self.games, self.options.players)

    def reset(self, buffers: Buffers) -> None:
        """Restart the games from the first numbers, and write the buffers.

        Raises:
            ValueError: when an array of the buffers has the wrong type or shape.
        """
        self._check(buffers)
        self._games.numbers[:] = np.arange(self.games)
        for array in (buffers.observations, buffers.rewards, buffers.finished):
            array[:] = 0
        _advance(self._games, buffers, self.seed, self._games.legal, _BEGIN)
        buffers.legal[:] = self._games.legal

    def step(self, actions: IntArray, buffers: Buffers) -> None:
        """Apply the action of the seat to act in each game, and write the buffers.

        Args:
            actions: legal actions, ``int64[games]``; ``buffers.actions`` is allowed.
            buffers: the buffers to write.

        Raises:
            ValueError: for an unsuitable array or an illegal action; nothing has changed.
        """
        self._check(buffers)
        check_array("actions", actions, (self.games,))
        wrong = _advance(self._games, buffers, self.seed, actions, _GO_ON)
        legal_sets = self._games.legal
        if wrong == _ALL_LEGAL:
            buffers.legal[:] = legal_sets
        elif legal_sets[wrong] == 0:
            raise ValueError("the games have not begun: call reset first")
        else:
            raise ValueError(
                f"action {actions[wrong]} of game {wrong} is not legal; "
                f"legal are {_listed(int(legal_sets[wrong]))}"
            )

    def _check(self, buffers: Buffers) -> None:
        if buffers is self._checked:
            return
        games = self.games
        check_array("observations", buffers.observations, (games, OBSERVED))
        check_array("seats", buffers.seats, (games,))
        check_array("legal", buffers.legal, (games,))
        check_array("rewards", buffers.rewards, (games, self.options.players))
        check_array("finished", buffers.finished, (games,))
        self._checked = buffers


def choose_at_random(legal_sets: IntArray, actions: IntArray, *, seed: int) -> None:
    """Write a legal action of each game, chosen uniformly.

    Args:
        legal_sets: the legal actions as non-empty sets, ``int64[games]``.
        actions: the actions, ``int64[games]``; written.
        seed: any 64-bit integer, which determines the choices.

    Raises:
        ValueError: for an unsuitable array or an empty set.
    """
    check_array("legal", legal_sets, legal_sets.shape)
    check_array("actions", actions, legal_sets.shape)
    check_seed(seed)
    empty = _choose(legal_sets, actions, seed)
    if empty != _ALL_LEGAL:
        raise ValueError(f"nothing is legal in game {empty}: reset the games first")


def unpack(sets: IntArray, masks: npt.NDArray[np.bool_]) -> None:
    """Write sets, such as those of legal actions, as Boolean masks.

    Args:
        sets: the sets, ``int64[games]``.
        masks: whether bit ``a`` is set, at ``[game, a]``, ``bool[games, 60]``; written.

    Raises:
        ValueError: for an unsuitable array.
    """
    check_array("sets", sets, (len(sets),))
    check_array("masks", masks, (len(sets), DECK_SIZE), dtype=np.dtype(np.bool_))
    _unpack(sets, masks)


def _listed(actions: int) -> str:
    return ", ".join(str(action) for action in range(DECK_SIZE) if actions >> action & 1)


@inlined
def _observe(games: _Games, buffers: Buffers, game: int) -> None:
    state = games.states[game]
    write_observation(games.settings, state, state[layout.SEAT], buffers.observations[game])
    buffers.seats[game] = state[layout.SEAT]
    games.legal[game] = legal(games.settings, state)


@inlined
def _reset_all(games: _Games, buffers: Buffers, seed: int) -> None:
    for game in range(len(games.states)):
        start_game(games.settings, games.states[game], derive(seed, game))
        deal(games.settings, games.states[game])
        _observe(games, buffers, game)


@inlined
def _find_illegal(legal_sets: IntArray, actions: IntArray) -> int:
    for game in range(len(legal_sets)):
        action = actions[game]
        if not 0 <= action < DECK_SIZE or legal_sets[game] >> action & 1 == 0:
            return game
    return _ALL_LEGAL


@inlined
def _step_all(games: _Games, buffers: Buffers, seed: int, actions: IntArray) -> None:
    settings = games.settings
    players = settings[layout.PLAYERS]
    for game in range(len(games.states)):
        state, rewards = games.states[game], buffers.rewards[game]
        ends = (
            state[layout.TRICKS] + 1 == state[layout.SIZE] and state[layout.ON_TABLE] + 1 == players
        )
        if ends:
            for seat in range(players):
                rewards[seat] = -state[layout.TOTALS + seat]
        apply(settings, state, actions[game])
        if ends:
            for seat in range(players):
                rewards[seat] += state[layout.TOTALS + seat]
            if state[layout.PHASE] == layout.FINISHED:
                buffers.finished[game] = 1
                games.numbers[game] += len(games.states)
                start_game(settings, state, derive(seed, games.numbers[game]))
            deal(settings, state)
        _observe(games, buffers, game)


@kernel
def _advance(games: _Games, buffers: Buffers, seed: int, actions: IntArray, begin: bool) -> int:  # noqa: FBT001 - compiled code has no keywords
    """Start all games, or do a step unless an action is illegal; one kernel compiles faster.

    Returns:
        The first game whose action is illegal, or ``_ALL_LEGAL``.
    """
    if begin:
        _reset_all(games, buffers, seed)
        return _ALL_LEGAL
    wrong = _find_illegal(games.legal, actions)
    if wrong == _ALL_LEGAL:
        buffers.rewards[:] = 0
        buffers.finished[:] = 0
        _step_all(games, buffers, seed, actions)
    return wrong


@kernel
def _choose(legal_sets: IntArray, actions: IntArray, seed: int) -> int:
    for game in range(len(legal_sets)):
        choices = legal_sets[game]
        if choices == 0:
            return game
        actions[game] = nth(choices, below(derive(seed, game), bit_count(choices)))
    return _ALL_LEGAL


@kernel
def _unpack(sets: IntArray, masks: npt.NDArray[np.bool_]) -> None:
    for game in range(len(sets)):
        for action in range(DECK_SIZE):
            masks[game, action] = sets[game] >> action & 1 != 0
