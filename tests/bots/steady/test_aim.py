"""The compiled aim of ``steady``, run as plain Python too: it matches the bot."""

import pytest

from foretell.bots.steady import SteadyBot
from foretell.bots.steady.bidding import tricks_aimed_at
from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.bots.steady.view import bidder_of, sight_of, weights_of
from foretell.game.phases import Bidding
from foretell.game.session import Session
from foretell.rules.options import Deal, Options
from foretell.sim.actions import encode_action
from foretell.sim.compiling import kernel
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of

pytestmark = pytest.mark.compiled

each_game = pytest.mark.parametrize(
    "options",
    [
        Options(players=2),
        *(Options(players=players, hand_sizes=(6,)) for players in range(3, 7)),
        *(Options(players=players, deal=Deal.ONE_SUIT) for players in (3, 4)),
    ],
    ids=str,
)


@kernel
def aim(settings: IntArray, state: IntArray) -> float:
    return steady_aim(settings, state)


@kernel
def decide(settings: IntArray, state: IntArray) -> int:
    return steady_policy(settings, state, 0)


@each_game
def test_compiled_steady_has_the_aim_and_actions_of_the_bot(options: Options) -> None:
    session, bot, settings = Session(options, "2a"), SteadyBot(""), settings_of(options)
    for _ in range(40):
        if not session.to_act:
            break
        seat, known = session.to_act[0], session.observe(session.to_act[0]).known
        state, sight = state_of(session.state), sight_of(known, session.to_act[0])
        if isinstance(session.observe(seat).phase, Bidding):
            expected = tricks_aimed_at(bidder_of(known, seat, sight), sight, weights_of(options))
            assert aim(settings, state) == expected
        action = bot.act(session.observe(seat))
        assert decide(settings, state) == encode_action(action)
        session.act(action)
