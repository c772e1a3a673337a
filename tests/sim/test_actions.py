"""Actions encoded as integers and decoded again."""

import pytest

from foretell.cards import Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.sim.actions import decode_action, encode_action
from foretell.testing import dealt, make_bids


def choosing_trump() -> Session:
    return dealt("H2 H9", "C4 C5", "S2 S3", turned="Z1")


def bidding() -> Session:
    return dealt("H2 H9", "C4 C5", "S2 S3", turned="H5", dealer=2)


def playing() -> Session:
    session = bidding()
    make_bids(session, 0, 0, 1)
    return session


@pytest.mark.parametrize(
    ("session", "action", "code"),
    [
        (choosing_trump(), ChooseTrump(0, Suit.CLUBS), 0),
        (choosing_trump(), ChooseTrump(0, Suit.SPADES), 3),
        (bidding(), MakeBid(0, 0), 0),
        (bidding(), MakeBid(0, 2), 2),
        (playing(), PlayCard(0, Card("H2")), Card("H2").index),
    ],
)
def test_actions_survive_encoding_and_decoding(session: Session, action: Action, code: int) -> None:
    assert encode_action(action) == code
    assert decode_action(code, session.state) == action


@pytest.mark.parametrize("session", [choosing_trump(), bidding(), playing()])
def test_legal_actions_have_distinct_codes(session: Session) -> None:
    actions = session.legal_actions(session.to_act[0])
    codes = [encode_action(action) for action in actions]
    assert len(set(codes)) == len(codes)
    assert tuple(decode_action(code, session.state) for code in codes) == tuple(actions)
