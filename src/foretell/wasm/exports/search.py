"""The pieces of a search: possible games by likelihood, rollouts, and elimination of actions."""

import numpy as np

from foretell.bots.sampling import likelihood, resampling
from foretell.bots.sampling.likelihood import WeightedWorlds
from foretell.bots.search import rollouts as rule_rollouts
from foretell.bots.search import trials as trial_kernels
from foretell.bots.search.rollouts import MOVES, OUTCOME
from foretell.bots.search.successive_elimination import end_stage
from foretell.bots.search.trials import ESTIMATE, PROGRESS, Trials
from foretell.bots.strongest import beliefs
from foretell.bots.strongest import rollouts as network_rollouts
from foretell.sim import information_set, layout
from foretell.sim.layout import SEATS
from foretell.wasm.exporting import INT, INTS, NOTHING, REAL, REALS, REALS32, Kind, array, exported
from foretell.wasm.exports.networks import evaluator_at
from foretell.wasm.exports.positions import SETTINGS


@exported(NOTHING, INTS, INTS, INT, INTS, INTS, REALS)
def weigh_by_rules(
    settings: Kind, known: Kind, count: int, hands: Kind, states: Kind, weights: Kind
) -> None:
    """Write the states and weights of worlds; see ``likelihood``."""
    likelihood.weigh_by_rules(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        WeightedWorlds(
            array(hands, (count, SEATS)),
            array(states, (count, layout.WIDTH)),
            array(weights, (count,)),
        ),
    )


@exported(NOTHING, INTS, INTS, REALS32, INT, INT, INT, INTS, INTS, REALS)
def weigh_worlds(
    settings: Kind,
    known: Kind,
    network: Kind,
    hidden: int,
    last: int,
    count: int,
    hands: Kind,
    states: Kind,
    log_weights: Kind,
) -> None:
    """Write the states and log weights of worlds; see ``beliefs``."""
    beliefs.weigh_worlds(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        evaluator_at(network, hidden, last),
        WeightedWorlds(
            array(hands, (count, SEATS)),
            array(states, (count, layout.WIDTH)),
            array(log_weights, (count,)),
        ),
    )


@exported(NOTHING, INTS, INTS, REALS32, INT, INT, INT, INTS, INT, INT)
def refine_games(
    settings: Kind,
    known: Kind,
    network: Kind,
    hidden: int,
    last: int,
    count: int,
    games: Kind,
    first: int,
    moves: int,
) -> None:
    """Move hidden cards in games, and write their keys; see ``beliefs``."""
    number: Kind = np.int64(first)
    tried: Kind = np.int64(moves)
    beliefs.refine_games(
        array(settings, (SETTINGS,)),
        array(known, (information_set.WIDTH,)),
        evaluator_at(network, hidden, last),
        array(games, (count, layout.WIDTH)),
        number,
        tried,
    )


@exported(NOTHING, INT, REALS)
def relative_weights(count: int, log_weights: Kind) -> None:
    """Replace logarithms of weights by the weights, relative to the largest."""
    resampling.weights_from_logs(array(log_weights, (count,)))


@exported(NOTHING, INT, REALS, INTS, INT, INTS)
def resample(worlds: int, weights: Kind, states: Kind, count: int, games: Kind) -> None:
    """Write games, resampled by weight from the states of worlds; see ``write_resampled``."""
    resampling.resample(
        array(weights, (worlds,)),
        array(states, (worlds, layout.WIDTH)),
        array(games, (count, layout.WIDTH)),
    )


@exported(NOTHING, INTS, INT, INTS, INT, INTS, INTS)
def rollouts_by_rules(
    settings: Kind, count: int, games: Kind, number: int, actions: Kind, outcomes: Kind
) -> None:
    """Write the outcomes of each action in each game, with ``steady`` at all seats."""
    rule_rollouts.rollouts(
        array(settings, (SETTINGS,)),
        array(games, (count, layout.WIDTH)),
        array(actions, (number,)),
        array(outcomes, (count, number, OUTCOME)),
    )


@exported(NOTHING, INTS, INT, INTS, INT, INTS, INTS)
def traces_by_rules(
    settings: Kind, count: int, games: Kind, number: int, actions: Kind, moves: Kind
) -> None:
    """Write the moves of each action in each game, ``int64[games, actions, MOVES]``."""
    rule_rollouts.trace(
        array(settings, (SETTINGS,)),
        array(games, (count, layout.WIDTH)),
        array(actions, (number,)),
        array(moves, (count, number, MOVES)),
    )


@exported(NOTHING, INTS, REALS32, INT, INT, INT, INTS, INT, INTS, REAL, INTS)
def rollouts_by_networks(
    settings: Kind,
    network: Kind,
    hidden: int,
    last: int,
    count: int,
    games: Kind,
    number: int,
    actions: Kind,
    temperature: float,
    outcomes: Kind,
) -> None:
    """Write the outcomes of each action in each game, with the network or others at the seats."""
    network_rollouts.rollouts(
        array(settings, (SETTINGS,)),
        evaluator_at(network, hidden, last),
        array(games, (count, layout.WIDTH)),
        array(actions, (number,)),
        temperature,
        array(outcomes, (count, number, OUTCOME)),
    )


@exported(NOTHING, INTS, REALS32, INT, INT, INT, INTS, INT, INTS, REAL, INTS)
def traces(
    settings: Kind,
    network: Kind,
    hidden: int,
    last: int,
    count: int,
    games: Kind,
    number: int,
    actions: Kind,
    temperature: float,
    moves: Kind,
) -> None:
    """Write the moves of each action in each game, ``int64[games, actions, MOVES]``."""
    network_rollouts.trace(
        array(settings, (SETTINGS,)),
        evaluator_at(network, hidden, last),
        array(games, (count, layout.WIDTH)),
        array(actions, (number,)),
        temperature,
        array(moves, (count, number, MOVES)),
    )


@exported(NOTHING, INT, INT, INTS, INTS, INTS, REALS, REALS, REALS, REALS, INTS, INTS, INTS, INT)
def eliminate(
    games: int,
    number: int,
    progress: Kind,
    running: Kind,
    tried: Kind,
    points: Kind,
    values: Kind,
    lags: Kind,
    log_odds: Kind,
    settings: Kind,
    states: Kind,
    outcomes: Kind,
    rounds_to_win: int,
) -> None:
    """Note the outcomes of a stage of trials, and eliminate hopeless actions; see ``Trials``.

    Points are maximised, unless ``rounds_to_win``, the number of rounds after this one, is 0 or
    more: then the chance to win is.
    """
    trials = Trials(
        array(progress, (PROGRESS,)),
        array(running, (number,)),
        array(tried, (number,)),
        array(points, (games, number)),
        array(values, (games, number)),
        array(lags, (2, number)),
        array(log_odds, (number,)),
    )
    stage = trials.progress[trial_kernels.STOP] - trials.progress[trial_kernels.START]
    rounds: Kind = np.int64(rounds_to_win)
    end_stage(
        array(settings, (SETTINGS,)),
        trials,
        array(states, (games, layout.WIDTH)),
        array(outcomes, (stage, trials.progress[trial_kernels.RUNNING], OUTCOME)),
        rounds,
    )


@exported(NOTHING, INT, INT, INTS, INTS, INTS, REALS, REALS, REALS, REALS, REALS)
def estimate(
    games: int,
    number: int,
    progress: Kind,
    running: Kind,
    tried: Kind,
    points: Kind,
    values: Kind,
    lags: Kind,
    log_odds: Kind,
    estimates: Kind,
) -> None:
    """Write the estimates of all actions, ``float64[actions, ESTIMATE]``, after trials."""
    trials = Trials(
        array(progress, (PROGRESS,)),
        array(running, (number,)),
        array(tried, (number,)),
        array(points, (games, number)),
        array(values, (games, number)),
        array(lags, (2, number)),
        array(log_odds, (number,)),
    )
    trial_kernels.estimate(trials, array(estimates, (number, ESTIMATE)))
