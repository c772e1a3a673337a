"""Whole games, to measure the engine and for statistics in a page."""

from foretell.bots.learned.network import network_policy
from foretell.sim import layout
from foretell.sim.counter import derive
from foretell.sim.deal import deal, start_game
from foretell.sim.games import play_on
from foretell.sim.policy import random_policy
from foretell.sim.step import apply
from foretell.wasm.exporting import INT, INTS, NOTHING, REALS32, WORD, Kind, array, exported
from foretell.wasm.exports.networks import evaluator_at
from foretell.wasm.exports.positions import SETTINGS


@exported(NOTHING, INTS, INTS, INT, WORD, WORD)
def start_games(settings: Kind, states: Kind, games: int, seed: int, first: int) -> None:
    """Write games before their first deal, as ``foretell.sim.games.fresh_states`` does."""
    rules, fresh = array(settings, (SETTINGS,)), array(states, (games, layout.WIDTH))
    for game in range(games):
        start_game(rules, fresh[game], derive(seed, first + game))


@exported(INT, INTS, INTS, INT)
def random_games(settings: Kind, states: Kind, games: int) -> int:
    """Play games to their end at random, and return the number of decisions."""
    rules, started = array(settings, (SETTINGS,)), array(states, (games, layout.WIDTH))
    decisions = 0
    for game in range(games):
        decisions += play_on(rules, started[game], random_policy, rules[layout.ROUNDS])
    return decisions


@exported(INT, INTS, INTS, INT, REALS32, INT, INT)
def network_games(
    settings: Kind, states: Kind, games: int, weights: Kind, hidden: int, last: int
) -> int:
    """Play games to their end by a network, and return the number of decisions."""
    rules, started = array(settings, (SETTINGS,)), array(states, (games, layout.WIDTH))
    evaluator, decisions = evaluator_at(weights, hidden, last), 0
    for game in range(games):
        state = started[game]
        while state[layout.PHASE] != layout.FINISHED:
            if state[layout.PHASE] == layout.DEALING:
                deal(rules, state)
            apply(rules, state, network_policy(rules, state, evaluator))
            decisions += 1
    return decisions
