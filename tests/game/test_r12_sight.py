"""R12: the table of who may know what, row by row and phase by phase."""

from collections.abc import Callable
from typing import Any

import pytest

from foretell.cards import Suit
from foretell.game.actions import ChooseTrump
from foretell.game.events import BiddingClosed, Dealt
from foretell.game.observation import Observation, observation_of, observe
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.testing import cards, dealt, make_bids, play_at_random, play_cards

HANDS = ("C1 C3", "D1 D3", "H1 H3")
VIEWERS = (None, 0, 1, 2)


def choosing_trump(**options: Any) -> Session:
    return dealt(*HANDS, turned="Z1", dealer=2, hand_sizes=[2, 1], **options)


def bidding(**options: Any) -> Session:
    session = choosing_trump(**options)
    session.act(ChooseTrump(2, Suit.HEARTS))
    make_bids(session, 2)
    return session


def playing(**options: Any) -> Session:
    session = bidding(**options)
    make_bids(session, 1, 0)
    play_cards(session, "C1 D1 H1 H3")
    return session


def after_the_round(**options: Any) -> Session:
    session = playing(**options)
    play_cards(session, "C3 D3")
    return session


PHASES = (choosing_trump, bidding, playing, after_the_round)
BEFORE_PLAY = (choosing_trump, bidding)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_r12_everybody_knows_turned_card_trump_dealer_hand_sizes_and_scores(
    phase: Callable[[], Session], viewer: int | None
) -> None:
    """R12."""
    session = phase()
    known, full = session.observe(viewer).known, session.state
    for name in ("number", "size", "dealer", "turned", "trump"):
        assert getattr(known.round, name) == getattr(full.round, name)
    assert (known.scores, known.totals, known.rounds) == (full.scores, full.totals, 2)


@pytest.mark.parametrize("phase", [choosing_trump, bidding, playing])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r12_the_owner_knows_a_hand_and_nobody_else(
    phase: Callable[[], Session], seat: int
) -> None:
    """R12."""
    session = phase()
    for viewer in VIEWERS:
        seen = session.observe(viewer).hand_of(seat)
        assert (seen is not None) == (viewer == seat)


@pytest.mark.parametrize("phase", BEFORE_PLAY)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r12_with_clairvoyance_everybody_except_the_owner_knows_a_hand(
    phase: Callable[..., Session], seat: int
) -> None:
    """R12, R9.6."""
    session = phase(clairvoyance=True)
    for viewer in VIEWERS:
        seen = session.observe(viewer).hand_of(seat)
        assert (seen is None) == (viewer in {seat, None})


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("clairvoyance", [False, True])
@pytest.mark.parametrize("viewer", [-1, 3, 60])
def test_r12_a_viewer_without_a_seat_sees_no_hand(
    phase: Callable[..., Session], viewer: int, *, clairvoyance: bool
) -> None:
    """R12: it is neither in an observation nor in an event."""
    session = phase(clairvoyance=clairvoyance, bidding="secret")
    known = observe(session.state, viewer).known.round
    assert known.hands == (None, None, None)
    for event in session.events:
        redacted = redact_event(event, viewer, session.state.options)
        if isinstance(redacted, Dealt | BiddingClosed):
            assert redacted.hands == (None, None, None)


def bids_seen(session: Session) -> list[tuple[int | None, ...]]:
    return [session.observe(viewer).bids for viewer in VIEWERS]


@pytest.mark.parametrize("option", ["open", "hidden", "secret"])
def test_r12_while_trump_is_chosen_there_are_no_bids(option: str) -> None:
    """R12."""
    assert bids_seen(choosing_trump(bidding=option)) == [(None, None, None)] * 4


def test_r12_open_bids_are_known_to_all_as_made() -> None:
    """R12."""
    assert bids_seen(bidding(bidding="open")) == [(2, None, None)] * 4
    assert bids_seen(playing(bidding="open")) == [(2, 1, 0)] * 4


def test_r12_hidden_bids_are_known_to_all_once_play_begins() -> None:
    """R12."""
    nobody, own = (None, None, None), (2, None, None)
    assert bids_seen(bidding(bidding="hidden")) == [nobody, own, nobody, nobody]
    assert bids_seen(playing(bidding="hidden")) == [(2, 1, 0)] * 4


def test_r12_secret_bids_are_known_to_all_after_the_round() -> None:
    """R12."""
    nobody, own = (None, None, None), (2, None, None)
    assert bids_seen(bidding(bidding="secret")) == [nobody, own, nobody, nobody]
    assert bids_seen(playing(bidding="secret")) == [
        *(nobody, own, (None, 1, None), (None, None, 0)),
    ]
    session = after_the_round(bidding="secret")
    for viewer in VIEWERS:
        assert session.observe(viewer).known.scores[0].bids == (2, 1, 0)


@pytest.mark.parametrize("option", ["open", "hidden", "secret"])
def test_r12_everybody_knows_which_seats_have_bid(option: str) -> None:
    """R12."""
    session = bidding(bidding=option)
    for viewer in VIEWERS:
        assert session.observe(viewer).known.round.has_bid == (True, False, False)


@pytest.mark.parametrize("option", ["open", "hidden", "secret"])
def test_r12_cards_played_and_tricks_won_are_known_to_all(option: str) -> None:
    """R12."""
    session = playing(bidding=option)
    for viewer in VIEWERS:
        observation = session.observe(viewer)
        (won,) = observation.known.round.tricks
        assert (won.leader, won.cards, won.winner) == (0, cards("C1 D1 H1"), 2)
        assert observation.taken == (0, 0, 1)
        assert observation.trick == session.state.round.trick
        assert observation.trick is not None
        assert observation.trick.cards == cards("H3")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_r12_nobody_knows_the_seed_from_which_all_cards_follow(
    phase: Callable[[], Session], viewer: int | None
) -> None:
    """R12: stock, and the order of cards to come."""
    session = phase()
    assert session.state.seed is not None
    assert session.observe(viewer).known.seed is None


def test_r12_nobody_knows_the_seed_even_after_the_game() -> None:
    """R12: the seed may be published, but is no part of an observation."""
    session = play_at_random(after_the_round(), "0")
    assert session.outcome is not None
    assert session.observe(None).known.seed is None


def test_r12_a_spectator_sees_what_is_public_and_no_hand() -> None:
    """R12."""
    observation = playing().observe(None)
    assert observation.hand == ()
    assert [observation.hand_of(seat) for seat in range(3)] == [None] * 3
    assert observation.legal_actions == ()
    assert observation.to_act == (0,)


def test_an_observation_knows_the_turn_and_the_legal_actions() -> None:
    """R12: turn and legal actions follow from the knowledge of a seat."""
    for session in (choosing_trump(), bidding(), playing()):
        for seat in range(3):
            observation = session.observe(seat)
            assert isinstance(observation, Observation)
            assert observation.options == session.state.options
            assert observation.phase == session.phase
            assert observation.to_act == session.to_act
            assert observation.trump == session.state.round.trump
            assert observation.legal_actions == session.legal_actions(seat)


def test_before_the_first_deal_there_are_no_hands() -> None:
    observation = observation_of(
        0, choosing_trump().state.start(choosing_trump().state.options, None)
    )
    assert observation.hand_of(0) is None
    assert observation.to_act == ()
