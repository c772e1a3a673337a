"""Seats that play by rules of thumb in self-play decide as the bots do at a table."""

from random import Random

import numpy as np
import pytest

from foretell.bots.bot import Bot
from foretell.bots.levels.bid_noise import BidNoise
from foretell.bots.levels.forgetting import holds
from foretell.bots.levels.heuristic import HeuristicPlayer
from foretell.bots.levels.parameters import STYLE_BIAS
from foretell.bots.steady import SteadyBot
from foretell.game.session import Session
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.compiling import kernel
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell_lab.training.plan import PART, Opponents
from foretell_lab.training.rule_players import (
    LEVELS,
    NO_LEVEL,
    RulePlayers,
    draw_rule_player,
    new_rule_players,
    note_card,
    rule_policy,
)
from tests.bots.learned.helpers import TABLES

pytestmark = pytest.mark.compiled

SEED = "4c"
CERTAIN = Opponents(present=0, other=0, levels=PART, random=0)


@kernel
def decide(settings: IntArray, state: IntArray, players: RulePlayers, opponents: Opponents) -> int:
    return rule_policy(settings, state, players, opponents, 7)


@kernel
def note(settings: IntArray, state: IntArray, players: RulePlayers, card: int) -> None:
    note_card(settings, state, players, card)


@kernel
def draw(players: RulePlayers, share: int, chance: int) -> None:
    for seat in range(SEATS):
        draw_rule_player(players, seat, share, chance + seat)


@pytest.mark.parametrize("level", [NO_LEVEL, 0, 1, 2], ids=["steady", *"012"])
def test_rule_players_decide_as_at_a_table_though_the_array_holds_all_hands(level: int) -> None:
    """Bids and hands that a seat does not know change nothing (R12)."""
    bot: Bot = SteadyBot(SEED) if level == NO_LEVEL else HeuristicPlayer(LEVELS[level], SEED)
    players, kinds = new_rule_players(), set()
    players.levels[:] = level
    for place, options in enumerate(TABLES):
        settings, chance, game = settings_of(options), Random(place), Session(options, SEED)
        for _ in range(80):
            if not game.to_act:
                break
            seat, number = game.to_act[0], game.state.round.number
            state, observation = state_of(game.state), game.observe(seat)
            if level != NO_LEVEL:
                players.holds[:] = holds(SEED, number)
                players.shifts[:] = BidNoise(SEED, LEVELS[level].bid_noise, 0).shift(number)
            expected, before = bot.act(observation), state.copy()
            if len(observation.legal_actions) > 1:
                assert decide(settings, state, players, CERTAIN) == encode_action(expected)
                kinds.add(type(expected))
            assert (state == before).all()
            action = chance.choice([expected, chance.choice(observation.legal_actions)])
            if state[layout.PHASE] == layout.PLAYING:
                note(settings, state, players, encode_action(action))
            game.act(action)
    assert len(kinds) == 3


def test_steady_takes_a_share_of_its_actions_at_random() -> None:
    game, players = Session(TABLES[1], SEED), new_rule_players()
    settings, state = settings_of(game.options), state_of(game.state)
    actions = {
        decide(settings, state, players, CERTAIN._replace(random=share)) for share in (0, PART)
    }
    assert len(actions) == 2


@pytest.mark.parametrize(
    ("share", "least", "most"), [(0, 0, 0), (PART // 2, 260, 340), (PART, 600, 600)]
)
def test_as_many_seats_as_asked_for_are_levels(share: int, least: int, most: int) -> None:
    players, levels = new_rule_players(), 0
    for chance in range(100):
        draw(players, share, 1000 * chance)
        levels += int((players.levels != NO_LEVEL).sum())
    assert least <= levels <= most


def test_levels_are_drawn_in_every_style_with_a_memory_and_noise_of_their_own() -> None:
    players = new_rule_players()
    shifts: tuple[list[float], ...] = ([], [], [])
    means = []
    for chance in range(200):
        draw(players, PART, 1000 * chance)
        for seat in range(SEATS):
            shifts[players.levels[seat]].append(players.shifts[seat])
            means.append(players.holds[seat].mean())
    for level, drawn in zip(LEVELS, shifts, strict=True):
        assert len(drawn) > 300
        largest = level.bid_noise * 255 / 256 + STYLE_BIAS
        assert -largest <= min(drawn) < -STYLE_BIAS < STYLE_BIAS < max(drawn) <= largest
    assert np.mean(means) == pytest.approx(127.5, abs=1.5)
    assert len(set(means)) > 600
