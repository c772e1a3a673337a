"""Measure what searching bots believe of hidden cards, at the decisions of held-out games.

    python benchmarks/beliefs.py                                    # about a minute
    python benchmarks/beliefs.py --by steady --players 3 --games 60
    python benchmarks/beliefs.py --network belief.pt                # see learned_belief.py

All seats of a game are played by one bot. At some of its decisions each belief samples possible
games, which are compared with the hands as they are:

- log-loss: of the share of games in which a hidden card lies where it does, in nats per card that
  may lie in several places. Shares are mixed with a hundredth of guessing by the number of cards.
- calibration: by how much shares differ from how often cards lie there, on average over tenths.
- effective: how many different worlds, equally frequent, would be as varied as those sampled; the
  lowest tenth and the median of decisions.

A network tells a probability for each card and place. So that all beliefs err alike by sampling,
each card is drawn from its probabilities as many times as there are possible games.

Below uniform is how much less the loss is than if all possible games were equally likely.

Intervals are 95 % confidence intervals of the mean over games. Nothing here passes or fails.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import isnan, nan
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from foretell import Options, Session
from foretell.arena.estimate import mean
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.preparing import compile_bot
from foretell.bots.runner import act_for, seat_bots
from foretell.bots.search.bot import RolloutPolicy, SteadyRollouts
from foretell.bots.search.likelihood import WeightedWorlds, weigh_by_rules
from foretell.bots.search.situation import Situation
from foretell.bots.strongest.bot import STRONGEST, NetworkRollouts
from foretell.cards import DECK_SIZE, FULL_SET, cards_of
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.information_set import HELD, HIDDEN, MAY_HOLD, write_hidden, write_position
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of

FloatArray = npt.NDArray[np.float64]

POLICIES: Final[dict[str, Callable[[], RolloutPolicy]]] = {
    "searcher": SteadyRollouts,
    "strongest": cache(lambda: NetworkRollouts(best_network(), quick_network())),
}
"""The bots whose beliefs are measured."""
GUESS: Final = 0.01
"""The weight of guessing by the number of cards."""
TENTHS: Final = 10
NETWORK: Final = "network"
"""The belief of a network."""
UNIFORM: Final = "uniform"
"""The belief that all possible games are equally likely."""
STAGES: Final = ("bidding", "first half", "second half")
"""The stages of a round: before the first card, and the halves of its tricks."""
ALL: Final = "all"


class Places(NamedTuple):
    """The places where cards lie that a seat does not see: the others' hands, then the stock.

    Attributes:
        cards: these cards, by index, ``int64[cards]``.
        guess: the probability of each place by the number of cards, ``float64[cards, places]``.
        seats: the seats of all places but the last.
    """

    cards: IntArray
    guess: FloatArray
    seats: tuple[int, ...]


class Judged(NamedTuple):
    """A belief at one decision.

    Attributes:
        losses: the log-losses of cards, ``float64[cards]``.
        shares: the probabilities of all places, ``float64[cards * places]``.
        truths: whether cards lie there, likewise.
        effective: the effective number of worlds; ``nan`` for a network.
    """

    losses: FloatArray
    shares: FloatArray
    truths: npt.NDArray[np.bool_]
    effective: float


class Network(Protocol):
    """A network that tells where hidden cards lie."""

    def probabilities(self, observation: Observation, places: Places) -> FloatArray:
        """Return the probability of each place of each card, ``float64[cards, places]``."""


def places_of(observation: Observation) -> Places:
    """Return the places of all cards that may lie in several."""
    situation = Situation(observation, "0")
    settings, known = situation.settings, situation.known
    state, hidden = np.zeros(at.WIDTH, np.int64), np.zeros(HIDDEN, np.int64)
    write_position(settings, known, state, np.zeros(DECK_SIZE, np.int64))
    write_hidden(settings, known, state, hidden)
    gone = int(state[at.PLAYED]) | int(state[at.SPENT])
    gone |= int(state[at.HANDS + state[at.SEAT]])
    if state[at.TURNED] >= 0:
        gone |= 1 << int(state[at.TURNED])
    cards = np.array([card.index for card in cards_of(FULL_SET & ~gone)], dtype=np.int64)
    seats = tuple(seat for seat in range(at.SEATS) if hidden[HELD + seat] > 0)
    held = hidden[[HELD + seat for seat in seats]]
    guess = np.zeros((len(cards), len(seats) + 1))
    for place, seat in enumerate(seats):
        guess[:, place] = (hidden[MAY_HOLD + seat] >> cards & 1) * held[place]
    guess[:, -1] = len(cards) - held.sum()
    several = (guess > 0).sum(axis=1) > 1
    guess = guess[several]
    return Places(cards[several], guess / guess.sum(axis=1, keepdims=True), seats)


def shares_of(places: Places, hands: IntArray) -> FloatArray:
    """Return the share of worlds in which each card lies in each place, ``[cards, places]``."""
    held = [(hands[:, seat, None] >> places.cards & 1).mean(axis=0) for seat in places.seats]
    return np.stack([*held, 1 - np.sum(held, axis=0)], axis=1)


def judged(places: Places, shares: FloatArray, truth: IntArray, effective: float) -> Judged:
    """Judge the shares of a belief by the hands as they are, ``int64[SEATS]``."""
    mixed = (1 - GUESS) * shares + GUESS * places.guess
    truths = shares_of(places, truth[None]) > 0
    possible = places.guess > 0
    return Judged(-np.log(mixed[truths]), mixed[possible], truths[possible], effective)


def by_games(places: Places, games: IntArray, truth: IntArray) -> Judged:
    """Judge possible games, ``int64[games, WIDTH]``."""
    hands = games[:, at.HANDS : at.HANDS + at.SEATS]
    _, counts = np.unique(hands, axis=0, return_counts=True)
    effective = len(games) ** 2 / float((counts**2).sum())
    return judged(places, shares_of(places, hands), truth, effective)


def by_network(
    places: Places, probabilities: FloatArray, truth: IntArray, chance: np.random.Generator
) -> Judged:
    """Judge the probabilities of a network."""
    return judged(
        places, chance.multinomial(STRONGEST.games, probabilities) / STRONGEST.games, truth, nan
    )


def decisions(by: str, options: Options, seed: str, every: int) -> Iterator[Session]:
    """Yield a game at some of its decisions, with the same bot at all seats."""
    session, bots = Session(options, seed), seat_bots([by] * options.players, seed)
    number = int(seed, 16)
    while session.outcome is None:
        seat = session.to_act[0]
        number += 1
        if number % every == 0 and len(session.legal_actions(seat)) > 1:
            yield session
        bot = bots[seat]
        assert bot is not None
        act_for(session, seat, bot)


def stage_of(session: Session) -> str:
    """Return the stage of a round."""
    round_ = session.state.round
    if round_.trick is None:
        return STAGES[0]
    return STAGES[1] if 2 * len(round_.tricks) < round_.size else STAGES[2]


def games_of(name: str, situation: Situation) -> IntArray:
    """Return the possible games of a belief, ``int64[games, WIDTH]``."""
    if name == UNIFORM:
        hands = situation.sample_worlds(STRONGEST.games)
        states = np.empty((len(hands), at.WIDTH), np.int64)
        worlds = WeightedWorlds(hands, states, np.empty(len(hands)))
        weigh_by_rules(situation.settings, situation.known, worlds)
        return states
    return POLICIES[name]().sample_games(situation, STRONGEST)


def judgements(
    by: str, options: Options, games: int, every: int, network: Network | None
) -> Iterator[tuple[int, str, str, Judged]]:
    """Yield a game's number, the stage of a round, a belief's name and how it is judged."""
    for number in range(games):
        chance = np.random.default_rng(number)
        for session in decisions(by, options, f"{number:x}", every):
            observation = session.observe(session.to_act[0])
            places = places_of(observation)
            if not len(places.cards):
                continue
            truth = state_of(session.state)[at.HANDS : at.HANDS + at.SEATS]
            for name in (UNIFORM, *POLICIES):
                sampled = games_of(name, Situation(observation, f"{number:x}"))
                yield number, stage_of(session), name, by_games(places, sampled, truth)
            if network is not None:
                told = network.probabilities(observation, places)
                one = by_network(places, told, truth, chance)
                yield number, stage_of(session), NETWORK, one


def row(found: Sequence[tuple[int, Judged]], uniform: Sequence[tuple[int, Judged]]) -> str:
    """Return the figures of a belief at some decisions, each with the number of its game.

    Args:
        found: the belief at these decisions.
        uniform: the belief that knows nothing, at the same ones.
    """
    losses = _by_game(found)
    loss, gain = mean(losses), mean(_by_game(uniform) - losses)
    shares = np.concatenate([one.shares for _, one in found])
    truths = np.concatenate([one.truths for _, one in found])
    tenth = np.minimum((shares * TENTHS).astype(np.int64), TENTHS - 1)
    off = np.abs(np.bincount(tenth, shares - truths, TENTHS)).sum() / len(shares)
    low, middle = np.percentile([one.effective for _, one in found], (10, 50))
    varied = f"{'–':>9} {'–':>8}" if isnan(low) else f"{low:9.0f} {middle:8.0f}"
    return (
        f"{loss.value:8.3f} ± {loss.margin:5.3f} {gain.value:8.3f} ± {gain.margin:5.3f}"
        f" {100 * off:14.1f} {varied} {len(found):10}"
    )


def _by_game(found: Sequence[tuple[int, Judged]]) -> FloatArray:
    losses: dict[int, list[FloatArray]] = defaultdict(list)
    for number, one in found:
        losses[number].append(one.losses)
    return np.array([np.concatenate(parts).mean() for parts in losses.values()])


def main() -> None:
    """Play, measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--by", default="learned", help="bot that plays (default: learned)")
    parser.add_argument("--players", type=int, default=4, help="players (default: 4)")
    parser.add_argument("--games", type=int, default=40, help="games (default: 40)")
    parser.add_argument("--every", type=int, default=50, help="decisions per sample (default: 50)")
    parser.add_argument("--network", type=Path, help="a network that tells where cards lie")
    given = parser.parse_args()
    network = None
    if given.network is not None:
        from learned_belief import LearnedBelief  # needs PyTorch

        network = LearnedBelief(given.network, given.players)
    for bot in (given.by, "searcher", "strongest"):
        compile_bot(bot)
    found: dict[tuple[str, str], list[tuple[int, Judged]]] = defaultdict(list)
    options = Options(players=given.players)
    for number, stage, name, one in judgements(
        given.by, options, given.games, given.every, network
    ):
        for part in (stage, ALL):
            found[part, name].append((number, one))
    print(
        f"{'stage':12} {'belief':10} {'log-loss':>16} {'below uniform':>16} {'calibration, %':>14}"
        f" {'effective':>9} {'median':>8} {'decisions':>10}"
    )
    for stage in (*STAGES, ALL):
        for name in (UNIFORM, *POLICIES, NETWORK):
            if (stage, name) in found:
                print(f"{stage:12} {name:10} {row(found[stage, name], found[stage, UNIFORM])}")


if __name__ == "__main__":
    main()
