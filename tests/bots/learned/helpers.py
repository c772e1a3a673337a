"""Networks and positions for tests."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from foretell.bots.learned.network import Network, empty_network
from foretell.bots.random import RandomBot
from foretell.bots.runner import act_for
from foretell.cards import DECK_SIZE
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.information_set import information_of, write_position
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of

TABLES: Final = (
    Options(players=2, first_dealer=0),
    Options(players=3, hand_sizes=(4, 1)),
    Options(players=4, deal="one_suit"),
    Options(players=4, bidding="hidden", clairvoyance=True, hand_sizes=(3,)),
    Options(players=5, bidding="secret", winning_wizard="last", hand_sizes=(3, 5)),
    Options(players=6, even_bid="never", follow_after_wizard=True, hand_sizes=(2,)),
)


def a_network(seed: int = 1) -> Network:
    """Return a small network of random weights."""
    chance = np.random.default_rng(seed)
    return Network(
        *(
            chance.normal(0, 0.3, part.shape).astype(np.float32)
            for part in empty_network(hidden=12, last=6)
        )
    )


def decisions(
    options: Options, seed: str, most: int = 40
) -> Iterator[tuple[Session, SeatObservation]]:
    """Yield a game and the observation of the seat to act, whenever it has several choices."""
    game = Session(options, seed)
    bot = RandomBot(seed)
    for _ in range(10 * most):
        if not game.to_act or most == 0:
            return
        seat = game.to_act[0]
        observation = game.observe(seat)
        if len(observation.legal_actions) > 1:
            yield game, observation
            most -= 1
        act_for(game, seat, bot)


def position(observation: SeatObservation) -> IntArray:
    """Return the game as the seat to act knows it."""
    settings, state = settings_of(observation.options), np.zeros(layout.WIDTH, dtype=np.int64)
    owners = np.zeros(DECK_SIZE, dtype=np.int64)
    write_position(settings, information_of(observation), state, owners)
    return state
