"""Laws of symmetry: rotating the seats and relabelling the cards changes nothing else."""

from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.decide import action_of, decide
from foretell.game.events import Dealt, Event
from foretell.game.evolve import evolve
from foretell.game.legal import legal_actions
from foretell.game.observation import observe
from foretell.game.session import Session
from foretell.game.state import State
from foretell.testing import options, sessions
from tests.game.naive import states
from tests.game.relabelled import Relabelling

pytestmark = pytest.mark.whole


def check(session: Session, other: Relabelling) -> None:
    """Play the relabelled game: same choices, same consequences, up to the next deal."""
    told = [other.event(event) for event in session.events]
    state = State.start(other.options(session.state.options), session.state.seed)
    for place, (event, original) in enumerate(zip(told, states(session), strict=False)):
        action = action_of(event)
        if action is not None:
            for seat in range(session.state.options.players):
                expected = {other.action(legal) for legal in legal_actions(original, seat)}
                assert set(legal_actions(state, other.seat(seat))) == expected
                seen = observe(state, other.seat(seat))
                assert seen.to_act == tuple(map(other.seat, observe(original, seat).to_act))
                own, there = seen.hand_of(seen.seat), observe(original, seat).hand_of(seat)
                assert (own is None) == (there is None)
                assert seen.bids == other.by_seat(observe(original, seat).bids)
            caused = takewhile(
                lambda consequence: not isinstance(consequence, Dealt), decide(state, action)
            )
            assert [*caused] == told[place : place + len(_caused(told, place))]
        state = evolve(state, event)
    assert state.totals == other.by_seat(session.state.totals)


def _caused(told: list[Event], place: int) -> list[Event]:
    """Return the event of an action and the automatic ones after it, up to the next deal."""
    following = takewhile(
        lambda event: action_of(event) is None and not isinstance(event, Dealt), told[place + 1 :]
    )
    return [told[place], *following]


def same(players: int, *, steps: int = 0) -> Relabelling:
    return Relabelling(players, steps, range(4), range(4), range(4))


GAMES = sessions(options(largest=5), most_steps=100)
ORDERS = st.permutations(range(4))


@given(GAMES, st.integers(1, 5))
def test_rotating_the_seats_changes_nothing_else(session: Session, steps: int) -> None:
    """R2.3."""
    check(session, same(session.state.options.players, steps=steps))


@given(GAMES, ORDERS)
def test_relabelling_the_suits_changes_nothing_else(session: Session, suits: list[int]) -> None:
    """R1.1: suits differ only in which is trump and which is led."""
    players = session.state.options.players
    check(session, Relabelling(players, 0, suits, range(4), range(4)))


@given(GAMES, ORDERS, ORDERS)
def test_in_play_wizards_are_interchangeable_and_so_are_jesters(
    session: Session, wizards: list[int], jesters: list[int]
) -> None:
    """R1.1."""
    players = session.state.options.players
    check(session, Relabelling(players, 0, range(4), wizards, jesters))


@given(GAMES, st.integers(0, 5), ORDERS, ORDERS, ORDERS)
def test_rotating_seats_and_relabelling_cards_together_changes_nothing_else(
    session: Session, steps: int, suits: list[int], wizards: list[int], jesters: list[int]
) -> None:
    check(session, Relabelling(session.state.options.players, steps, suits, wizards, jesters))
