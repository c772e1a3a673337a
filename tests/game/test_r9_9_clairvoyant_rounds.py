"""R9.9: with clairvoyance, only the first round is played by R9.6."""

import pytest

from foretell.game.redact import redact_event
from foretell.game.refusals import NothingToTakeBack
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import play_at_random

OPTIONS = Options(
    players=3, hand_sizes=(2, 2), first_dealer=0, clairvoyance=True, clairvoyant_rounds="first"
)


def begun(number: int) -> Session:
    """Return a game in which a round has been dealt."""
    session = Session(OPTIONS, "2a")
    while session.state.round.number < number:
        play_at_random(session, "1", steps=1)
    return session


def seats_seen(session: Session, viewer: int | None) -> list[int]:
    return [seat for seat in range(3) if session.observe(viewer).hand_of(seat) is not None]


def test_r9_9_the_first_round_is_clairvoyant() -> None:
    """R9.9."""
    assert [seats_seen(begun(1), viewer) for viewer in range(3)] == [[1, 2], [0, 2], [0, 1]]


def test_r9_9_in_all_other_rounds_each_sees_their_own_hand_alone() -> None:
    """R9.9: when the hands are dealt, and to the end of the round."""
    session = begun(2)
    while not session.state.winners:
        assert [seats_seen(session, viewer) for viewer in range(3)] == [[0], [1], [2]]
        play_at_random(session, "1", steps=1)


def test_r9_9_a_deal_is_redacted_by_its_round() -> None:
    """R9.9, R12."""
    session = begun(2)
    deals = [event for event in session.events if type(event).__name__ == "Dealt"]
    seen = [redact_event(event, 0, OPTIONS) for event in deals]
    assert [[hand is not None for hand in event.hands] for event in seen] == [  # type: ignore[union-attr]  # both are deals
        [False, True, True],
        [True, False, False],
    ]


def test_r9_9_only_in_the_first_round_the_last_bid_brings_hands_to_light() -> None:
    """R9.9: so in later rounds it can be taken back."""
    for number in (1, 2):
        session, last = begun(number), -1
        while session.state.round.trick is None:
            (last,) = session.to_act
            play_at_random(session, "1", steps=1)
        if number == 1:
            with pytest.raises(NothingToTakeBack):
                session.undo(last)
        else:
            session.undo(last)
            assert session.to_act == (last,)


def test_r9_9_the_options_of_a_later_round_are_those_without_clairvoyance() -> None:
    """R9.9."""
    assert OPTIONS.in_round(1) is OPTIONS
    assert OPTIONS.in_round(2) == Options(players=3, hand_sizes=(2, 2), first_dealer=0)


def test_r9_9_a_recorded_game_of_many_rounds_can_have_it_too() -> None:
    """R9.9, R11.1."""
    values = {"players": 3, "hand_sizes": [1] * 61}
    chosen = Options.from_record({**values, "clairvoyance": True, "clairvoyant_rounds": "first"})
    assert chosen.in_round(61) == Options.from_record(values)
