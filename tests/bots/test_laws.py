"""What holds for both bots, whatever the options."""

import subprocess
import sys
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from foretell.bots.registry import create
from foretell.bots.table import act_for, play_on, seat_bots
from foretell.game.evolve import evolve, fold
from foretell.game.observation import observe
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import options, seeds, sessions
from tests.game.hidden import World

NAMES = ("random", "steady")

DIGEST = """
from hashlib import sha256
from foretell import Options, Session
from foretell.bots.table import play_on, seat_bots
from foretell.testing import all_options
digest = sha256()
for options in all_options(hand_sizes=((3, 1),)):
    for name in ("random", "steady"):
        session = Session(options, "2a")
        play_on(session, seat_bots([name] * options.players, "2a"))
        digest.update(repr(session.events).encode())
print(digest.hexdigest())
"""

both_bots = pytest.mark.parametrize("name", NAMES)


@both_bots
@settings(max_examples=40)
@given(options(), seeds())
def test_bots_play_legally_to_the_end(name: str, options: Options, seed: str) -> None:
    """Whatever is illegal raises."""
    session = Session(options, seed)
    play_on(session, seat_bots([name] * options.players, seed))
    assert session.outcome is not None


@both_bots
@given(sessions())
def test_bots_act_legally_wherever_others_have_led_them(name: str, session: Session) -> None:
    """Also after bids and plays that no sound player would make."""
    assume(session.to_act)
    for seat in session.to_act:
        observation = session.observe(seat)
        assert create(name, "1").act(observation) in observation.legal_actions


@both_bots
@given(sessions(options(largest=5)), st.randoms())
def test_cards_that_a_bot_cannot_see_change_no_decision(
    name: str, session: Session, chance: Random
) -> None:
    """R12."""
    for seat in session.to_act:
        wanted = create(name, "1").act(session.observe(seat))
        world = World.of(session)
        for other in filter(None, (world.other(seat, chance) for _ in range(5))):
            state = fold(evolve(other.before, other.dealt), other.since)
            assert create(name, "1").act(observe(state, seat)) == wanted


@both_bots
@given(options(largest=4), seeds())
def test_a_game_gone_on_with_by_new_bots_goes_on_as_before(
    name: str, options: Options, seed: str
) -> None:
    names = [name] * options.players
    session = Session(options, seed)
    play_on(session, seat_bots(names, seed))
    again = Session(options, seed)
    while to_act := again.to_act:
        bot = seat_bots(names, seed)[to_act[0]]
        assert bot is not None
        act_for(again, to_act[0], bot)
    assert again.events == session.events


def test_bots_play_the_same_game_in_every_process() -> None:
    """Nothing hangs on the order in which Python's hashes put things."""
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(digests) == 1
