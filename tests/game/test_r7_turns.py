"""R7 at the table: the order of play and refused plays; legal cards are tested in tests/rules."""

import pytest

from foretell.cards import Card, Suit
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.events import CardPlayed, TrickWon
from foretell.game.legal import legal_actions
from foretell.game.refusals import MustFollowSuit, NotInHand, NotYourPlay
from foretell.game.session import Session
from foretell.game.state import Trick
from foretell.testing import cards, dealt, make_bids, play_cards


def table() -> Session:
    session = dealt("C1 H9", "D1 C9", "H1 C7", turned="S2", dealer=2)
    make_bids(session, 0, 0, 0)
    return session


def test_r7_1_the_dealers_left_leads_the_first_trick() -> None:
    """R7.1."""
    session = table()
    assert session.to_act == (0,)
    assert session.state.round.trick == Trick(leader=0)


def test_r7_1_play_is_clockwise() -> None:
    """R7.1."""
    session = table()
    seats: list[int] = []
    for card in ("C1", "C9", "C7"):
        seats += session.to_act
        play_cards(session, card)
    assert seats == [0, 1, 2]


def test_r7_1_the_winner_of_a_trick_leads_the_next() -> None:
    """R7.1."""
    session = table()
    assert play_cards(session, "C1 C9 C7")[-1] == TrickWon(1)
    assert session.to_act == (1,)
    assert session.state.round.trick == Trick(leader=1)
    assert session.state.round.tricks == (Trick(0, cards("C1 C9 C7"), winner=1),)
    assert session.state.round.taken == (0, 1, 0)


@pytest.mark.parametrize("seat", [1, 2, -1, 3])
def test_r7_1_nobody_plays_out_of_turn(seat: int) -> None:
    """R7.1."""
    session = table()
    assert legal_actions(session.state, seat) == ()
    with pytest.raises(NotYourPlay) as caught:
        session.act(PlayCard(seat, Card("C9")))
    assert (caught.value.code, caught.value.clause) == ("play/not_your_turn", "R7.1")
    assert caught.value.data() == {"seat": seat, "to_act": 0}


@pytest.mark.parametrize("card", ["C2", "D1", "S2", "Z1"])
def test_r7_3_players_play_only_cards_of_their_own_hand(card: str) -> None:
    """R7.3: neither from another hand, nor the turned card, nor one of the stock."""
    session = table()
    with pytest.raises(NotInHand) as caught:
        session.act(PlayCard(0, Card(card)))
    assert (caught.value.code, caught.value.clause) == ("play/not_in_hand", "R7.3")
    assert caught.value.data() == {"card": Card(card)}


def test_r7_3_a_card_is_played_once() -> None:
    """R7.3."""
    session = dealt("Z1 H9", "D1 C9", "H1 C7", turned="S2", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "Z1 D1 H1")
    with pytest.raises(NotInHand):
        session.act(PlayCard(0, Card("Z1")))


def test_r7_3_a_card_that_does_not_follow_suit_is_refused() -> None:
    """R7.3."""
    session = table()
    play_cards(session, "C1")
    assert session.legal_actions(1) == (PlayCard(1, Card("C9")),)
    with pytest.raises(MustFollowSuit) as caught:
        session.act(PlayCard(1, Card("D1")))
    assert (caught.value.code, caught.value.clause) == ("play/must_follow_suit", "R7.3")
    assert caught.value.data() == {
        "card": Card("D1"),
        "led": Suit.CLUBS,
        "allowed": (Card("C9"),),
    }


def test_r7_3_playable_cards_are_listed_in_the_order_of_indices() -> None:
    """R7.3."""
    session = dealt("Z1 N2 H9 C4", "D1 C9 C2 C3", "H1 C7 C8 C6", turned="S2", dealer=2)
    make_bids(session, 0, 0, 0)
    played = [action.card for action in session.legal_actions(0) if isinstance(action, PlayCard)]
    assert played == list(cards("C4 H9 Z1 N2"))


def test_r7_3_a_refused_card_changes_nothing() -> None:
    """R7.3."""
    session = table()
    play_cards(session, "C1")
    before, events = session.state, session.events
    with pytest.raises(MustFollowSuit):
        session.act(PlayCard(1, Card("D1")))
    assert session.state is before
    assert session.events == events


def test_r7_5_after_a_led_wizard_the_first_number_card_is_followed() -> None:
    """R7.5: and the Wizard still wins."""
    for house_rule, allowed in ((False, "D1 C9"), (True, "C9")):
        session = dealt(
            "Z1 H9", "C2 C3", "D1 C9", turned="S2", dealer=2, follow_after_wizard=house_rule
        )
        make_bids(session, 0, 0, 0)
        play_cards(session, "Z1 C2")
        legal = session.legal_actions(2)
        assert {action.card for action in legal if isinstance(action, PlayCard)} == set(
            cards(allowed)
        )
        assert play_cards(session, "C9")[-1] == TrickWon(0)


def test_a_trick_consists_of_its_cards_and_its_winner() -> None:
    """R7."""
    session = table()
    assert session.act(PlayCard(0, Card("C1"))) == (CardPlayed(0, Card("C1")),)
    assert play_cards(session, "C9 C7") == (
        CardPlayed(1, Card("C9")),
        CardPlayed(2, Card("C7")),
        TrickWon(1),
    )


def test_bids_are_not_legal_during_play() -> None:
    """R7.1: even from the seat whose turn it is."""
    session = table()
    assert MakeBid(0, 0) not in session.legal_actions(0)
