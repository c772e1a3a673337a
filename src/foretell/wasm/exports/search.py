"""The pieces of a search: possible games by likelihood, rollouts, and elimination of actions."""

import numpy as np

from foretell.bots.search import rollouts as by_rules
from foretell.bots.search import trials as trying
from foretell.bots.search.likelihood import Evidence, WeightedWorlds, build_worlds
from foretell.bots.search.resampling import weights_from_logs, write_resampled
from foretell.bots.search.trials import ESTIMATE, PROGRESS, Trials
from foretell.bots.search.utility import note_utility
from foretell.bots.strongest import beliefs
from foretell.bots.strongest import rollouts as by_networks
from foretell.cards import DECK_SIZE
from foretell.sim import information_set
from foretell.sim import layout as at
from foretell.sim.compiling import compiled
from foretell.sim.information_set import BIDS, CARDS, COUNT
from foretell.sim.layout import SEATS, IntArray
from foretell.wasm.exporting import INT, INTS, NOTHING, REALS, REALS32, Kind, array, exported
from foretell.wasm.exports.networks import evaluator_at
from foretell.wasm.exports.positions import SETTINGS, position_of


@compiled
def evidence_of(
    settings: IntArray, known: IntArray, root: IntArray, played: IntArray, owners: IntArray
) -> Evidence:
    """Return the evidence of a round, with a root in which the hands of others are hidden."""
    position_of(settings, known, root, owners)
    for seat in range(SEATS):
        played[seat] = 0
    for number in range(known[COUNT]):
        played[owners[number]] |= 1 << known[CARDS + number]
    return Evidence(root, played, known[CARDS : CARDS + known[COUNT]], known[BIDS : BIDS + SEATS])


@exported(NOTHING, INTS, INTS, INT, INTS, INTS, REALS)
def weigh_by_rules(
    settings: Kind, known: Kind, count: int, hands: Kind, states: Kind, weights: Kind
) -> None:
    """Write the states and weights of worlds, as ``build_worlds`` does."""
    rules, root = array(settings, (SETTINGS,)), np.empty(at.WIDTH, np.int64)
    played, owners = np.empty(SEATS, np.int64), np.empty(DECK_SIZE, np.int64)
    information = array(known, (information_set.WIDTH,))
    evidence = evidence_of(rules, information, root, played, owners)
    build_worlds(
        rules,
        evidence,
        WeightedWorlds(
            array(hands, (count, SEATS)),
            array(states, (count, at.WIDTH)),
            array(weights, (count,)),
        ),
    )


@exported(NOTHING, INTS, INTS, REALS32, INT, INT, INT, INT, INTS, INTS, REALS)
def weigh_bids(
    settings: Kind,
    known: Kind,
    network: Kind,
    hidden: int,
    last: int,
    first: int,
    count: int,
    hands: Kind,
    states: Kind,
    log_weights: Kind,
) -> None:
    """Write the states and log weights of worlds by trump and bids; see ``beliefs``."""
    rules, root = array(settings, (SETTINGS,)), np.empty(at.WIDTH, np.int64)
    played, owners = np.empty(SEATS, np.int64), np.empty(DECK_SIZE, np.int64)
    information = array(known, (information_set.WIDTH,))
    evidence = evidence_of(rules, information, root, played, owners)
    beliefs.weigh_bids(
        rules,
        evidence,
        evaluator_at(network, hidden, last),
        WeightedWorlds(
            array(hands, (count, SEATS)),
            array(states, (count, at.WIDTH)),
            array(log_weights, (count,)),
        ),
        first,
    )


@exported(NOTHING, INTS, INTS, REALS32, INT, INT, INT, INTS, REALS)
def weigh_plays(
    settings: Kind,
    known: Kind,
    network: Kind,
    hidden: int,
    last: int,
    count: int,
    states: Kind,
    log_weights: Kind,
) -> None:
    """Write the log weights of games by the cards played; see ``beliefs``."""
    rules, root = array(settings, (SETTINGS,)), np.empty(at.WIDTH, np.int64)
    played, owners = np.empty(SEATS, np.int64), np.empty(DECK_SIZE, np.int64)
    information = array(known, (information_set.WIDTH,))
    evidence = evidence_of(rules, information, root, played, owners)
    games, hands = array(states, (count, at.WIDTH)), np.empty((count, SEATS), np.int64)
    for game in range(count):
        for seat in range(SEATS):
            hands[game, seat] = games[game, at.HANDS + seat]
    beliefs.weigh_plays(
        rules,
        evidence,
        evaluator_at(network, hidden, last),
        WeightedWorlds(hands, games, array(log_weights, (count,))),
    )


@exported(NOTHING, INT, REALS)
def relative_weights(count: int, log_weights: Kind) -> None:
    """Replace logarithms of weights by the weights, relative to the largest."""
    weights_from_logs(array(log_weights, (count,)))


@exported(NOTHING, INT, REALS, INTS, INT, INTS)
def resample(worlds: int, weights: Kind, states: Kind, count: int, games: Kind) -> None:
    """Write games, resampled by weight from the states of worlds; see ``write_resampled``."""
    indices, before = np.empty(count, np.int64), array(states, (worlds, at.WIDTH))
    write_resampled(array(weights, (worlds,)), indices)
    chosen = array(games, (count, at.WIDTH))
    for game in range(count):
        for entry in range(at.WIDTH):
            chosen[game, entry] = before[indices[game], entry]


@exported(NOTHING, INTS, INT, INTS, INT, INTS, INTS)
def rollouts_by_rules(
    settings: Kind, count: int, games: Kind, number: int, actions: Kind, totals: Kind
) -> None:
    """Write the totals after each action in each game, with ``steady`` at all seats."""
    by_rules.rollouts(
        array(settings, (SETTINGS,)),
        array(games, (count, at.WIDTH)),
        array(actions, (number,)),
        array(totals, (count, number, SEATS)),
    )


@exported(NOTHING, INTS, REALS32, INT, INT, INT, INTS, INT, INTS, INTS)
def rollouts_by_networks(
    settings: Kind,
    network: Kind,
    hidden: int,
    last: int,
    count: int,
    games: Kind,
    number: int,
    actions: Kind,
    totals: Kind,
) -> None:
    """Write the totals after each action in each game, with the network or ``steady``."""
    by_networks.rollouts(
        array(settings, (SETTINGS,)),
        evaluator_at(network, hidden, last),
        array(games, (count, at.WIDTH)),
        array(actions, (number,)),
        array(totals, (count, number, SEATS)),
    )


@exported(
    NOTHING, INT, INT, INTS, INTS, INTS, REALS, REALS, REALS, REALS, REALS, INTS, INTS, INTS, INT
)
def eliminate(
    games: int,
    number: int,
    progress: Kind,
    running: Kind,
    tried: Kind,
    points: Kind,
    values: Kind,
    prior: Kind,
    prior_error: Kind,
    lags: Kind,
    settings: Kind,
    states: Kind,
    totals: Kind,
    rounds_to_win: int,
) -> None:
    """Note the totals of a stage of trials, and eliminate hopeless actions; see ``Trials``.

    Points are maximised, unless ``rounds_to_win``, the number of rounds after this one, is 0 or
    more: then the chance to win is.
    """
    trials = Trials(
        array(progress, (PROGRESS,)),
        array(running, (number,)),
        array(tried, (number,)),
        array(points, (games, number)),
        array(values, (games, number)),
        array(prior, (number,)),
        array(prior_error, (1,)),
        array(lags, (2, number)),
    )
    stage = trials.progress[trying.STOP] - trials.progress[trying.START]
    roots = array(states, (games, at.WIDTH))
    results = array(totals, (stage, trials.progress[trying.RUNNING], SEATS))
    trying.note_points(trials, roots, results)
    if rounds_to_win >= 0:
        note_utility(array(settings, (SETTINGS,)), trials, roots, results, rounds_to_win)
    trying.eliminate(trials)


@exported(NOTHING, INT, INT, INTS, INTS, INTS, REALS, REALS, REALS, REALS, REALS, REALS)
def estimate(
    games: int,
    number: int,
    progress: Kind,
    running: Kind,
    tried: Kind,
    points: Kind,
    values: Kind,
    prior: Kind,
    prior_error: Kind,
    lags: Kind,
    estimates: Kind,
) -> None:
    """Write the estimates of all actions, ``float64[actions, ESTIMATE]``, after trials."""
    trials = Trials(
        array(progress, (PROGRESS,)),
        array(running, (number,)),
        array(tried, (number,)),
        array(points, (games, number)),
        array(values, (games, number)),
        array(prior, (number,)),
        array(prior_error, (1,)),
        array(lags, (2, number)),
    )
    trying.estimate(trials, array(estimates, (number, ESTIMATE)))
