"""Possible games, sampled by the likelihood of all that the others did, compiled.

Worlds drawn uniformly are weighted by a loose likelihood (``styles``) and resampled. As few of them
agree with everything that was done, each game is then refined by Metropolis moves under the true
likelihood: one or two cards change places between two hidden hands, or a hand and the stock. A move
affects the likelihood of those hands alone, and its replay stops as soon as it cannot be accepted
any more.
"""

from typing import Final

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.learned.network import Evaluator, as_block, network_policy
from foretell.bots.sampling.likelihood import (
    Evidence,
    FloatArray,
    WeightedWorlds,
    build_state,
    rewind,
    write_evidence,
)
from foretell.bots.strongest.styles import BY_POLICY, BY_RULES, STYLES, Replay, log_likelihood
from foretell.cards import DECK_SIZE
from foretell.rules.bidding import NO_BID
from foretell.sim import layout
from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import compiled, inlined
from foretell.sim.counter import below, derive
from foretell.sim.elementary import exp, log
from foretell.sim.information_set import (
    BIDS,
    CARDS,
    COUNT,
    HELD,
    HIDDEN,
    MAY_HOLD,
    write_hidden,
)
from foretell.sim.layout import IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.step import apply

LOOSE: Final = 4.0
"""The temperature of the policy where worlds are weighted."""
LOOSE_FLOOR: Final = 0.02
"""The probability of a random action there."""
TRUE: Final = 1.0
"""The temperature of the policy where games are refined."""
TRUE_FLOOR: Final = 0.005
"""The probability of a random action there."""
_PARTS: Final = 1 << 30
"""The resolution of probabilities in random draws."""
_NOTHING: Final = -np.inf


def _weighing(
    settings: IntArray, known: IntArray, evaluator: Evaluator, worlds: WeightedWorlds
) -> Crossing:
    return settings, known, *as_block(evaluator.network), len(worlds.hands), *worlds


@operation("weigh_worlds", _weighing)
def weigh_worlds(
    settings: IntArray, known: IntArray, evaluator: Evaluator, worlds: WeightedWorlds
) -> None:
    """Build the state of each world, and weight it by a loose likelihood of the others' actions.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        evaluator: the network.
        worlds: the worlds, whose hands are read, and whose states and log weights are written.
    """
    root, played = np.empty(layout.WIDTH, np.int64), np.empty(layout.SEATS, np.int64)
    owners, state = np.empty(DECK_SIZE, np.int64), np.empty(layout.WIDTH, np.int64)
    write_evidence(settings, known, root, played, owners)
    cards, bids = known[CARDS : CARDS + known[COUNT]], known[BIDS : BIDS + layout.SEATS]
    evidence = Evidence(root, played, cards, bids)
    replay = Replay(settings, evidence, evaluator, LOOSE, LOOSE_FLOOR, state, np.empty(STYLES))
    _weigh(replay, worlds)


@compiled
def _weigh(replay: Replay, worlds: WeightedWorlds) -> None:
    players, observer = replay.settings[layout.PLAYERS], replay.evidence.root[layout.SEAT]
    for world in range(len(worlds.hands)):
        hands, weight = worlds.hands[world], 0.0
        for seat in range(players):
            if seat != observer:
                weight += log_likelihood(replay, hands, seat, _NOTHING)
        worlds.weights[world] = weight
        _settle(replay, hands, worlds.states[world])
        worlds.states[world, layout.KEY] = 0


def _refining(  # noqa: PLR0917 - the arguments of its operation
    settings: IntArray,
    known: IntArray,
    evaluator: Evaluator,
    games: IntArray,
    first: int,
    moves: int,
) -> Crossing:
    return settings, known, *as_block(evaluator.network), len(games), games, first, moves


@operation("refine_games", _refining)
def refine_games(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    evaluator: Evaluator,
    games: IntArray,
    first: int,
    moves: int,
) -> None:
    """Move hidden cards in games until they are a sample by the likelihood of the others' actions.

    Metropolis and others, Equation of State Calculations by Fast Computing Machines (1953).

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act.
        evaluator: the network.
        games: the games, ``int64[games, WIDTH]``; written. The key of each becomes the set of the
            seats that play like ``steady``, drawn by likelihood, with random bits above it.
        first: the number of the first of these games, on which random draws depend.
        moves: the number of moves tried in each game.
    """
    root, played = np.empty(layout.WIDTH, np.int64), np.empty(layout.SEATS, np.int64)
    owners, state = np.empty(DECK_SIZE, np.int64), np.empty(layout.WIDTH, np.int64)
    hidden, logs = np.empty(HIDDEN, np.int64), np.zeros((2, layout.SEATS))
    write_evidence(settings, known, root, played, owners)
    write_hidden(settings, known, root, hidden)
    cards, bids = known[CARDS : CARDS + known[COUNT]], known[BIDS : BIDS + layout.SEATS]
    evidence = Evidence(root, played, cards, bids)
    replay = Replay(settings, evidence, evaluator, TRUE, TRUE_FLOOR, state, np.empty(STYLES))
    hands = np.empty(layout.SEATS, np.int64)
    for game in range(len(games)):
        _refine(replay, hidden, games[game], hands, logs, derive(moves, first + game), moves)


@compiled
def _refine(  # noqa: PLR0917 - compiled code has no keywords
    replay: Replay,
    hidden: IntArray,
    game: IntArray,
    hands: IntArray,
    logs: FloatArray,
    key: int,
    moves: int,
) -> None:
    """Refine one game.

    ``hands`` and ``logs`` are working arrays, ``int64[SEATS]`` and ``float64[2, SEATS]``: of what
    each seat did, the log-likelihood and the log-odds of the policy against ``steady``.

    In a round in which the seat to act does not see its own card, everybody else does (R9.6), so
    that all likelihoods depend on all hands; there the weights have to do.
    """
    players, observer = replay.settings[layout.PLAYERS], replay.evidence.root[layout.SEAT]
    by_rules = 0
    for seat in range(layout.SEATS):
        hands[seat] = game[layout.HANDS + seat]
    for seat in range(players):
        if seat != observer:
            logs[0, seat] = log_likelihood(replay, hands, seat, _NOTHING)
            logs[1, seat] = replay.styles[BY_POLICY] - replay.styles[BY_RULES]
    if hidden[HELD + observer] == 0:
        for move in range(moves):
            _try_move(replay, hidden, hands, logs, derive(derive(key, 1), move))
    for seat in range(players):
        if seat != observer:
            odds = exp(min(logs[1, seat], 50.0))
            by_rules |= (below(derive(derive(key, 0), seat), _PARTS) * (1 + odds) < _PARTS) << seat
    _settle(replay, hands, game)
    game[layout.KEY] = derive(key, 2) & -(1 << layout.SEATS) | by_rules


@compiled
def _try_move(
    replay: Replay, hidden: IntArray, hands: IntArray, logs: FloatArray, key: int
) -> None:
    """Let cards change places between a hand and another one or the stock, or leave all as it is.

    Args:
        replay: the round.
        hidden: the hidden cards (``write_hidden``).
        hands: the world, ``int64[SEATS]``; written.
        logs: as for ``_refine``; written.
        key: determines the random draws.
    """
    players, observer = replay.settings[layout.PLAYERS], replay.evidence.root[layout.SEAT]
    one = below(derive(key, 0), players - 1)
    one += one >= observer
    other = below(derive(key, 1), players - 1)  # the stock in place of the seat itself
    other += other >= observer
    stock = _stock(players, hidden, hands)
    theirs = stock if other == one else hands[other]
    count = 1 + below(derive(key, 2), 2)
    if bit_count(hands[one]) < count or bit_count(theirs) < count:
        return
    offered = _some(hands[one], count, derive(key, 3))
    received = _some(theirs, count, derive(key, 4))
    if received & ~hidden[MAY_HOLD + one] or (other != one and offered & ~hidden[MAY_HOLD + other]):
        return
    least = log((below(derive(key, 5), _PARTS) + 0.5) / _PARTS) + logs[0, one]
    if other != one:
        least += logs[0, other]
    _swap(hands, one, other, offered, received)
    first = log_likelihood(replay, hands, one, least)
    odds = replay.styles[BY_POLICY] - replay.styles[BY_RULES]
    second = 0.0
    if other != one and first >= least:
        second = log_likelihood(replay, hands, other, least - first)
    if first + second < least:
        _swap(hands, one, other, received, offered)
        return
    logs[0, one], logs[1, one] = first, odds
    if other != one:
        logs[0, other] = second
        logs[1, other] = replay.styles[BY_POLICY] - replay.styles[BY_RULES]


@inlined
def _some(cards: int, count: int, key: int) -> int:
    """Return some cards of a set, drawn at random."""
    rest = cards
    for number in range(count):
        rest &= ~(1 << nth(rest, below(derive(key, number), bit_count(rest))))
    return cards & ~rest


@inlined
def _stock(players: int, hidden: IntArray, hands: IntArray) -> int:
    """Return the hidden cards that no hand holds."""
    unseen, held = 0, 0
    for seat in range(players):
        unseen |= hidden[MAY_HOLD + seat]
        held |= hands[seat]
    return unseen & ~held


@inlined
def _swap(hands: IntArray, one: int, other: int, offered: int, received: int) -> None:
    """Let a seat give cards to another, or to the stock if it is the same, for as many of its."""
    hands[one] = hands[one] & ~offered | received
    if other != one:
        hands[other] = hands[other] & ~received | offered


@inlined
def _settle(replay: Replay, hands: IntArray, state: IntArray) -> None:
    """Set ``state`` to the current game with these hands, and hidden bids by the policy."""
    settings, evidence = replay.settings, replay.evidence
    rewind(settings, evidence, hands, state)
    players, seat = settings[layout.PLAYERS], state[layout.SEAT]
    for _ in range(players):
        bid = evidence.bids[seat]
        state[layout.SEAT] = seat  # hidden bids may have been made in any order
        if bid == HIDDEN_BID:
            bid = network_policy(settings, state, replay.evaluator)
        if bid != NO_BID:
            apply(settings, state, bid)
        seat = seat + 1 if seat + 1 < players else 0
    build_state(settings, evidence, hands, state)
