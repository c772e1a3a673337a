"""The game in OpenSpiel, by OpenSpiel's own checks; skipped where it is not installed."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretell.arena.tiny import exploitability, tiny_game
from foretell.arena.tiny.game import Cards
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.envs.actions import action_number, numbered_action
from foretell.game.decide import act
from foretell.game.events import Event
from foretell.game.observation import observe
from foretell.game.session import Session
from foretell.rules.declaration import DRAW
from foretell.rules.options import Options
from foretell.testing.hidden import World
from tests.envs.paths import events_in, in_order, path_of
from tests.envs.sets import options_of

pytestmark = pytest.mark.compiled

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
TEXT = (
    "python_foretell_wizard(players=3,hand_sizes=1/,deck=C3/C7/D7/Z1/N1,first_dealer=0,bidding={})"
)
PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "python_foretell_wizard.txt"


def parameters_of(options: Options) -> dict[str, object]:
    values = options.to_json()
    sizes = values.pop("hand_sizes")
    del values["edition"]
    if values["first_dealer"] == DRAW:
        values["first_dealer"] = -1
    if isinstance(sizes, list):
        values["hand_sizes"] = "".join(f"{size}/" for size in sizes)
    return values


@pytest.mark.parametrize("players", range(2, 7))
def test_openspiel_finds_nothing_wrong_with_any_options(
    players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    from foretell.envs.openspiel import NAME

    for options in options_of(players):
        game = pyspiel.load_game(NAME, parameters_of(options))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def followed(options: Options, events: Sequence[Event]) -> Any:
    """Return the state in which these events have happened."""
    from foretell.envs.openspiel import NAME

    state = pyspiel.load_game(NAME, parameters_of(options)).new_initial_state()
    for actor, number in path_of(options, events):
        assert state.current_player() == actor
        state.apply_action(number)
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_is_that_of_a_session_with_the_same_cards(players: int) -> None:
    for number, options in enumerate(options_of(players)):
        for steps in (0, 5, 17, None):
            session = in_order(Session(options, number), steps)
            state = followed(options, session.events)
            assert state.returns() == [*map(float, session.state.totals)]
            assert state.is_terminal() == (session.outcome is not None)
            if session.to_act:
                seat = session.to_act[0]
                assert state.current_player() == seat
                legal = sorted(map(action_number, session.legal_actions(seat)))
                assert state.legal_actions() == legal


@pytest.mark.parametrize("players", range(2, 7))
def test_hidden_cards_and_bids_change_nothing_that_a_player_sees(players: int) -> None:
    """R12"""
    compared = 0
    for number, options in enumerate(options_of(players)):
        for steps in (0, 2, 5, 13):
            session = in_order(Session(options, number), steps)
            for seat in session.to_act:
                world = World.of(session)
                other = world.other(seat, Random(number))
                if other is not None:
                    one, two = (
                        followed(options, events_in(session, each)) for each in (world, other)
                    )
                    assert told(one, seat) == told(two, seat)
                    compared += 1
    assert compared > len(options_of(players))


def told(state: Any, seat: int) -> tuple[object, ...]:
    """Return all that a player learns about a state."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat),
    )


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
@pytest.mark.parametrize("bot", ["steady", "beginner"])
def test_exploitability_is_that_of_our_own_computation(bot: str, bidding: str) -> None:
    from open_spiel.python.algorithms.exploitability import nash_conv
    from open_spiel.python.policy import tabular_policy_from_callable

    from foretell.envs.openspiel import NAME  # registers the game

    assert TEXT.startswith(NAME)
    tiny = tiny_game("C3 C7 D7 Z1 N1", players=3, hand_sizes=(1,), bidding=bidding)
    bots = [create(bot, bot_seed("0", seat)) for seat in range(3)]

    def policy(state: Any) -> dict[int, float]:
        (dealt,), (actions,), seat = state.play.rounds, state.play.actions, state.play.actor
        known = tiny.begin(Cards(dealt.hands, dealt.turned))
        for other, number in actions:
            known = act(known, numbered_action(number, seat=other))[1]
        chosen = action_number(bots[seat].act(observe(known, seat)))
        return {action: float(action == chosen) for action in state.legal_actions()}

    game = pyspiel.load_game(TEXT.format(bidding))
    found = nash_conv(game, tabular_policy_from_callable(game, policy), return_only_nash_conv=False)
    own = exploitability(partial(create, bot), tiny)
    assert found.player_improvements == pytest.approx(own.by_seat)


def test_the_committed_playthrough_is_still_what_happens() -> None:
    """``scripts/playthrough.py`` writes it."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    from foretell.envs.openspiel import NAME  # registers the game

    assert TEXT.startswith(NAME)
    flags.FLAGS(["playthrough"])
    expected, found = generate_playthrough.replay(str(PLAYTHROUGH))
    assert found == expected
