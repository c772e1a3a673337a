"""The compiled heuristic levels decide as the bots do at a table."""

from random import Random

import numpy as np
import pytest

from foretell.bots.bot import Bot
from foretell.bots.levels.bid_noise import BidNoise
from foretell.bots.levels.compiled import Memory, heuristic_policy
from foretell.bots.levels.forgetting import holds
from foretell.bots.levels.heuristic import HeuristicPlayer
from foretell.bots.levels.parameters import BEGINNER, CASUAL, SEASONED, HeuristicLevel
from foretell.bots.steady import SteadyBot
from foretell.cards import DECK_SIZE
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.compiling import kernel
from foretell.sim.information_set import CARDS, information_of, write_position
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.testing import all_options
from tests.sim.amounts import amount

pytestmark = pytest.mark.compiled

CHOICES = tuple(all_options(hand_sizes=((1, 5, 8),)))
SEED = "5eed"


@kernel
def decide(
    settings: IntArray, known: IntArray, held: IntArray, level: HeuristicLevel, shift: float
) -> int:
    state, owners = np.empty(layout.WIDTH, np.int64), np.empty(DECK_SIZE, np.int64)
    write_position(settings, known, state, owners)
    return heuristic_policy(settings, state, Memory(known[CARDS:], owners, held), level, shift)


def decided(observation: SeatObservation, level: HeuristicLevel, bias: int) -> int:
    number = observation.known.round.number
    return decide(
        settings_of(observation.options),
        information_of(observation),
        np.array(holds(SEED, number), dtype=np.int64),
        level,
        BidNoise(SEED, level.bid_noise, bias).shift(number),
    )


@pytest.mark.parametrize(
    ("level", "bias"),
    [(BEGINNER, 0), (CASUAL, 1), (SEASONED, -1)],
    ids=["beginner", "bold", "careful"],
)
def test_compiled_and_plain_levels_agree_on_all_options(level: HeuristicLevel, bias: int) -> None:
    player: Bot = HeuristicPlayer(level, SEED, bias)
    steady = SteadyBot(SEED)
    for place in range(bias + 1, len(CHOICES), amount(3, 40)):
        session, choices = Session(CHOICES[place], f"{place:x}"), Random(place)
        while session.to_act:
            seat = choices.choice(session.to_act)
            observation = session.observe(seat)
            expected = encode_action(player.act(observation))
            assert decided(observation, level, bias) == expected, (CHOICES[place], place)
            action = choices.choice(session.legal_actions(seat))
            session.act(steady.act(observation) if choices.random() < 0.6 else action)
