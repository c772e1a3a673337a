"""The law of secrets (R12): hidden facts do not affect anything that a viewer is sent."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foretell.game.session import Session
from foretell.rules.options import Bidding
from foretell.testing import all_options, options, play_at_random, sessions
from foretell.testing.hidden import World

pytestmark = pytest.mark.whole

TRIES = 10


def other_worlds(world: World, viewer: int | None, chance: Random) -> list[World]:
    drawn = (world.other(viewer, chance) for _ in range(TRIES))
    return [other for other in drawn if other is not None]


@given(sessions(options(largest=5), most_steps=100), st.integers(-1, 5), st.randoms())
def test_hidden_facts_do_not_affect_anything_a_viewer_is_sent(
    session: Session, seat: int, chance: Random
) -> None:
    """Compared at every step of the round: redacted events, observations and legal actions."""
    assume(seat < session.state.options.players)
    viewer = None if seat < 0 else seat
    world = World.of(session)
    views = world.views(viewer)
    for other in other_worlds(world, viewer, chance):
        assert other.views(viewer) == views


SMALL = [
    options
    for options in all_options(first_dealers=(0,), hand_sizes=(None, (4,)))
    if options.players < 4 and (options.hand_sizes or options.schedule[0] > 1)
]


@pytest.mark.parametrize("bidding", Bidding)
def test_indistinguishable_worlds_exist_for_every_viewer_and_all_options(bidding: Bidding) -> None:
    """During bidding and play, except for a viewer who sees everything (R9.6)."""
    chance = Random(1)
    for chosen in SMALL:
        if chosen.bidding is not bidding:
            continue
        for steps in (1, chosen.players + 3):
            world = World.of(play_at_random(Session(chosen, "1"), "1", steps=steps))
            for viewer in (None, *range(chosen.players)):
                others = other_worlds(world, viewer, chance)
                all_seen = chosen.clairvoyance and viewer is not None and steps > 1
                assert others or all_seen, (chosen, viewer, steps)
                for other in others:
                    assert other.views(viewer) == world.views(viewer)


@given(sessions(options(largest=5), most_steps=60), st.randoms())
def test_other_viewers_can_tell_indistinguishable_worlds_apart(
    session: Session, chance: Random
) -> None:
    """The worlds do differ: in each, some viewer is sent another card or bid."""
    world = World.of(session)
    for other in other_worlds(world, None, chance):
        seats = range(session.state.options.players)
        assert any(other.views(seat) != world.views(seat) for seat in seats)
