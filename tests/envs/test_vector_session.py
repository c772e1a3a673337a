"""The vector environment against ``Session`` with the same cards and bots."""

import numpy as np
import pytest

from foretell.bots.steady import SteadyBot
from foretell.cards import DECK, cards_of
from foretell.envs import encode
from foretell.envs.actions import action_number, numbered_action
from foretell.envs.gymnasium import WizardVectorEnv
from foretell.game.deal import trump_of
from foretell.game.events import DealerDrawn, Dealt
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.layout import IntArray
from tests.envs.sets import options_of

pytestmark = pytest.mark.kernel

STEADY = SteadyBot("")


def dealt_in(state: IntArray, players: int) -> Dealt:
    """Return the deal of a round of the simulator in which no card has been played."""
    hands = tuple(
        tuple(cards_of(int(hand))) for hand in state[layout.HANDS : layout.HANDS + players]
    )
    turned = None if state[layout.TURNED] == NO_CARD else DECK[state[layout.TURNED]]
    return Dealt(
        int(state[layout.ROUND]), int(state[layout.DEALER]), hands, turned, trump_of(turned)
    )


def begun(options: Options, state: IntArray) -> Session:
    """Return the game that begins with the deal in a state of the simulator."""
    drawn = (
        [] if options.first_dealer is not None else [DealerDrawn((), int(state[layout.STARTER]))]
    )
    return Session(options, 0, [*drawn, dealt_in(state, options.players)])


def play_on(session: Session, seat: int, state: IntArray) -> Session:
    """Let ``steady`` act, in order, until the seat is to act; a new round has the state's cards."""
    players = session.options.players
    while session.to_act:
        last = session.events[-1]
        dealt = dealt_in(state, players)
        if isinstance(last, Dealt) and last != dealt:
            session = Session(session.options, 0, [*session.events[:-1], dealt])
        leader = session.state.round.dealer + 1
        first = min(session.to_act, key=lambda other: (other - leader) % players)
        if first == seat:
            break
        session.act(STEADY.act(session.observe(first)))
    return session


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_side_by_side_is_that_of_a_session_with_the_same_cards(players: int) -> None:
    for number, options in enumerate(options_of(players)):
        seat = number % players
        vector = WizardVectorEnv(options=options, seat=seat, autoreset_mode="Disabled")
        seen, infos = vector.reset(seed=number)
        session = play_on(begun(options, vector.states[0]), seat, vector.states[0])
        chance = np.random.default_rng(number)
        while session.outcome is None:
            known = encode(session.observe(seat))
            assert seen["observation"][0].tolist() == known.tolist()
            legal = sorted(map(action_number, session.legal_actions(seat)))
            assert np.flatnonzero(seen["action_mask"][0]).tolist() == legal
            before = session.state.totals[seat]
            action = int(chance.choice(legal))
            session.act(numbered_action(action, seat=seat))
            seen, rewards, ended, _, infos = vector.step(np.array([action]))
            session = play_on(session, seat, vector.states[0])
            assert rewards[0] == session.state.totals[seat] - before
            assert ended[0] == (session.outcome is not None)
        totals = session.outcome.totals
        assert infos["totals"][0].tolist() == [*totals[seat:], *totals[:seat]]
        assert seen["observation"][0].tolist() == encode(session.observe(seat)).tolist()
        assert not seen["action_mask"].any()
