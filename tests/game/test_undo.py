"""Undo: it restores the earlier state exactly, and only while nobody has acted or learned more."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given

from foretell.cards import Suit
from foretell.game.actions import ChooseTrump, MakeBid
from foretell.game.events import BiddingClosed, Event, RoundScored
from foretell.game.refusals import NothingToTakeBack
from foretell.game.session import Session
from foretell.game.stream import Stream
from foretell.rules.options import Options
from foretell.testing import action_at_random, dealt, make_bids, play_cards, seeds, sessions
from tests.clairvoyance import is_clairvoyant

HANDS = ("C1 C3", "D1 D3", "H1 H3")


def table(**options: Any) -> Session:
    return dealt(*HANDS, turned="S5", dealer=2, hand_sizes=[2, 1], **options)


def refuses(session: Session, seat: int) -> None:
    state, events = session.state, session.events
    with pytest.raises(NothingToTakeBack) as caught:
        session.undo(seat)
    assert (caught.value.code, caught.value.clause) == ("undo/nothing", "")
    assert caught.value.data() == {}
    assert session.state is state
    assert session.events == events


def takes_back(session: Session, seat: int, *, to: Session, bots: Sequence[int] = ()) -> None:
    session.undo(seat, bots=bots)
    assert session.state == to.state
    assert session.events == to.events


def brings_to_light(caused: tuple[Event, ...], options: Options, number: int) -> bool:
    """Return whether the action revealed a bid of another player, or the players' own cards."""
    closed = any(isinstance(event, BiddingClosed) for event in caused)
    scored = any(isinstance(event, RoundScored) for event in caused)
    return scored or (closed and (is_clairvoyant(options, number) or options.bidding == "hidden"))


def test_nothing_can_be_taken_back_before_anybody_has_acted() -> None:
    for seat in range(-1, 4):
        refuses(table(), seat)


def test_a_bid_can_be_taken_back() -> None:
    session = table()
    make_bids(session, 1)
    takes_back(session, 0, to=table())
    make_bids(session, 2)
    assert session.state.round.bids == (2, None, None)


def test_naming_trump_can_be_taken_back() -> None:
    session = dealt(*HANDS, turned="Z1", dealer=2)
    session.act(ChooseTrump(2, Suit.CLUBS))
    takes_back(session, 2, to=dealt(*HANDS, turned="Z1", dealer=2))


def test_a_card_can_be_taken_back() -> None:
    session, before = table(), table()
    make_bids(session, 0, 0, 0)
    make_bids(before, 0, 0, 0)
    play_cards(session, "C1")
    takes_back(session, 0, to=before)


def test_the_card_that_completed_a_trick_can_be_taken_back() -> None:
    session, before = table(), table()
    for game in (session, before):
        make_bids(game, 0, 0, 0)
        play_cards(game, "C1 D1")
    play_cards(session, "H1")
    takes_back(session, 2, to=before)


def test_a_player_cannot_take_back_another_players_action() -> None:
    session = table()
    make_bids(session, 1)
    for seat in (1, 2, -1, 3):
        refuses(session, seat)


def test_an_action_cannot_be_taken_back_after_another_player_has_acted() -> None:
    session = table()
    make_bids(session, 1, 1)
    refuses(session, 0)


def test_two_actions_of_the_same_seat_can_be_taken_back_one_after_the_other() -> None:
    session, before = table(), table()
    for game in (session, before):
        make_bids(game, 0, 0, 0)
        play_cards(game, "C1 D1")
    play_cards(session, "H1")
    assert session.to_act == (0,)
    session.undo(2)
    refuses(session, 0)
    refuses(session, 2)
    assert session.state == before.state


def test_with_bots_alone_their_actions_are_taken_back_too() -> None:
    session, before = table(), table()
    make_bids(session, 1, 1, 1)
    play_cards(session, "C1 D1")
    make_bids(before, 1, 1, 1)
    takes_back(session, 0, to=before, bots=(1, 2))
    takes_back(session, 0, to=table(), bots=(1, 2))


def test_another_persons_action_ends_an_undo_through_the_moves_of_bots() -> None:
    session = table()
    make_bids(session, 1, 1, 1)
    with pytest.raises(NothingToTakeBack):
        session.undo(0, bots=(2,))


@pytest.mark.parametrize("options", [{"bidding": "hidden"}, {"clairvoyance": True}, {}])
def test_with_bots_alone_a_revealing_action_cannot_be_undone(options: dict[str, Any]) -> None:
    """R9.1, R9.6; a score ends the round and reveals it."""
    session = table(**options)
    make_bids(session, 1, 1, 1)
    if not options:
        play_cards(session, "C1 D1 H1 C3 D3 H3")
    for seat in range(3):
        with pytest.raises(NothingToTakeBack):
            session.undo(seat, bots=range(3))


@pytest.mark.parametrize("bidding", ["open", "secret"])
def test_the_last_bid_can_be_taken_back_if_it_revealed_nothing(bidding: str) -> None:
    session, before = table(bidding=bidding), table(bidding=bidding)
    make_bids(session, 1, 1, 1)
    make_bids(before, 1, 1)
    takes_back(session, 2, to=before)


def test_the_last_hidden_bid_is_final_because_it_revealed_all_others() -> None:
    """R9.1."""
    session = table(bidding="hidden")
    make_bids(session, 1, 1, 1)
    refuses(session, 2)


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_with_clairvoyance_the_last_bid_is_final_because_hands_are_taken_up(bidding: str) -> None:
    """R9.6."""
    session = table(bidding=bidding, clairvoyance=True)
    make_bids(session, 1, 1, 1)
    refuses(session, 2)


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_the_last_card_of_a_round_is_final_because_the_next_round_is_dealt(bidding: str) -> None:
    session = table(bidding=bidding)
    make_bids(session, 1, 1, 1)
    play_cards(session, "C1 D1 H1 C3 D3 H3")
    for seat in range(3):
        refuses(session, seat)


def test_the_last_card_of_a_game_is_final() -> None:
    session = dealt("C1", "C2", "C3", turned="S1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "C1 C2 C3")
    assert session.outcome is not None
    for seat in range(3):
        refuses(session, seat)


def test_hidden_bids_can_be_taken_back_while_others_are_still_to_bid() -> None:
    """R9.1."""
    session, before = table(bidding="hidden"), table(bidding="hidden")
    session.act(MakeBid(1, 1))
    before.act(MakeBid(1, 1))
    session.act(MakeBid(0, 2))
    takes_back(session, 0, to=before)
    takes_back(session, 1, to=table(bidding="hidden"))


@given(sessions(most_steps=80), seeds())
def test_undo_restores_the_earlier_game_exactly_or_is_refused(session: Session, play: str) -> None:
    """Tried after some actions of a game, for every seat."""
    choices = Stream(play.encode(), "play")
    for _ in range(6):
        if not session.to_act:
            break
        state, events = session.state, session.events
        action = action_at_random(session, choices)
        caused = session.act(action)
        for seat in range(session.state.options.players):
            if seat != action.seat:
                refuses(session, seat)
        if brings_to_light(caused, state.options, state.round.number):
            refuses(session, action.seat)
            continue
        session.undo(action.seat)
        assert session.state == state
        assert session.events == events
        session.act(action)
