"""R13: the worked examples of the sheets. Red is D, blue H, green S, yellow C (R1.3)."""

import pytest

from foretell.cards import Suit
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.deal import deal_round
from foretell.game.events import RoundScored, TrickWon
from foretell.game.refusals import BidMakesEven, BidMakesEvenForLeader
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.rules.scoring import points
from foretell.testing import cards, dealt, make_bids, play_cards


def may_play(session: Session) -> set[str]:
    legal = session.legal_actions(session.to_act[0])
    return {str(action.card) for action in legal if isinstance(action, PlayCard)}


def bids_that_stand(session: Session) -> list[int]:
    legal = session.legal_actions(session.to_act[0])
    return [action.bid for action in legal if isinstance(action, MakeBid)]


def test_r13_1_three_rounds_on_the_score_pad() -> None:
    """R13.1."""
    totals = [0, 0, 0]
    for bids, tricks, gained, after in (
        ((0, 1, 1), (0, 0, 1), [20, -10, 30], [20, -10, 30]),
        ((2, 0, 0), (1, 0, 1), [-10, 20, -10], [10, 10, 20]),
        ((2, 2, 0), (2, 1, 0), [40, -10, 20], [50, 0, 40]),
    ):
        assert [points(bid, taken) for bid, taken in zip(bids, tricks, strict=True)] == gained
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
        assert totals == after


def test_r13_1_the_first_two_rounds_give_the_same_scores_when_played() -> None:
    """R13.1: the same scores, in a played game."""
    session = dealt("C1", "C2", "C3", turned="D1", dealer=2)
    make_bids(session, 0, 1, 1)
    play_cards(session, "C1 C2 C3")
    assert session.state.scores[-1].points == (20, -10, 30)
    session = dealt("C9 D1", "C2 D2", "C3 D9", turned="S2", dealer=2, totals=(20, -10, 30))
    make_bids(session, 2, 0, 0)
    play_cards(session, "C9 C2 C3 D1 D2 D9")
    assert session.state.scores[-1] == RoundScored(
        2, (2, 0, 0), (1, 0, 1), (-10, 20, -10), (10, 10, 20), Suit.SPADES
    )


def test_r13_1_the_third_round_gives_the_same_scores_when_played() -> None:
    """R13.1."""
    session = dealt("C9 D9 S1", "C2 D2 S9", "C3 D3 S3", turned="H2", dealer=2, totals=(10, 10, 20))
    make_bids(session, 2, 2, 0)
    play_cards(session, "C9 C2 C3 D9 D2 D3 S1 S9 S3")
    assert session.state.scores[-1] == RoundScored(
        2, (2, 2, 0), (2, 1, 0), (40, -10, 20), (50, 0, 40), Suit.HEARTS
    )


def test_r13_2_a_trump_may_not_be_played_while_blue_can_be_followed() -> None:
    """R13.2."""
    session = dealt("H5 S1 S2", "H3 D8 D9", "H7 D3 N1", turned="D1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "H5")
    assert may_play(session) == {"H3"}
    play_cards(session, "H3")
    assert may_play(session) == {"H7", "N1"}
    assert play_cards(session, "N1")[-1] == TrickWon(0)


def test_r13_3_after_a_led_wizard_the_third_player_is_free() -> None:
    """R13.3."""
    session = dealt("Z1 C1", "S11 C2", "H7 S2", turned="D1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "Z1 S11")
    assert may_play(session) == {"H7", "S2"}
    assert play_cards(session, "H7")[-1] == TrickWon(0)


def test_r13_4_a_suit_is_followed_after_a_led_jester() -> None:
    """R13.4."""
    session = dealt("N1 C1", "D7 C2", "D3 H2", turned="S1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "N1 D7")
    assert may_play(session) == {"D3"}
    assert play_cards(session, "D3")[-1] == TrickWon(1)


def test_r13_4_wizards_and_jesters_need_not_follow() -> None:
    """R13.4."""
    session = dealt("N1 C1 C3 C4", "D7 C2 C5 C6", "D3 H2 Z1 N2", turned="S1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "N1 D7")
    assert may_play(session) == {"D3", "Z1", "N2"}


def test_r13_5_after_jester_and_wizard_the_third_player_is_free() -> None:
    """R13.5."""
    session = dealt("N1 C1", "Z1 C2", "D3 H2", turned="S1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "N1 Z1")
    assert may_play(session) == {"D3", "H2"}
    assert play_cards(session, "D3")[-1] == TrickWon(1)


def test_r13_6_of_jesters_alone_the_first_wins_also_in_the_first_trick_of_a_game() -> None:
    """R13.6."""
    for jesters in (("N1", "N2", "N3"), ("N4", "N3", "N2"), ("N2", "N4", "N3", "N1")):
        session = dealt(*jesters, turned="S1", dealer=len(jesters) - 1, hand_sizes=[1, 2])
        make_bids(session, *(0 for _ in jesters))
        assert TrickWon(0) in play_cards(session, " ".join(jesters))
        assert session.state.scores[0].taken[0] == 1


def test_r13_7_of_two_wizards_the_first_wins_or_with_r9_3_the_last() -> None:
    """R13.7, R9.3."""
    for winning_wizard, winner in (("first", 0), ("last", 2)):
        session = dealt(
            *("Z4 C1", "D7 C2", "Z1 C3"), turned="S1", dealer=2, winning_wizard=winning_wizard
        )
        make_bids(session, 0, 0, 0)
        assert play_cards(session, "Z4 D7 Z1")[-1] == TrickWon(winner)


def test_r13_8_round_15_with_4_players_turns_no_card_and_has_no_trump() -> None:
    """R13.8."""
    options = Options(players=4, first_dealer=0)
    deal = deal_round("1", options, 15, dealer=2)
    assert deal.turned is None
    hands = [" ".join(str(card) for card in hand) for hand in deal.hands]
    session = dealt(*hands, number=15, dealer=2)
    assert (session.state.round.turned, session.state.round.trump) == (None, None)
    assert session.to_act == (3,)


ROUND_5 = ("C1 C2 C3 C4 C5", "D1 D2 D3 D4 D5", "H1 H2 H3 H4 H5")


@pytest.mark.parametrize(
    ("even_bid", "totals", "stand"),
    [
        ("not_leader", (10, 20, 60), [0, 2, 3, 4, 5]),
        ("not_leader", (10, 60, 60), [0, 1, 2, 3, 4, 5]),
        ("never", (10, 20, 60), [0, 2, 3, 4, 5]),
        ("never", (10, 60, 60), [0, 2, 3, 4, 5]),
    ],
)
def test_r13_9_the_dealers_bids_after_3_and_1_in_round_5_follow_r9_5_and_r9_8(
    even_bid: str, totals: tuple[int, ...], stand: list[int]
) -> None:
    """R13.9, R9.5, R9.8."""
    session = dealt(*ROUND_5, turned="S1", dealer=2, number=5, totals=totals, even_bid=even_bid)
    make_bids(session, 3, 1)
    assert session.to_act == (2,)
    assert bids_that_stand(session) == stand
    if 1 not in stand:
        with pytest.raises((BidMakesEven, BidMakesEvenForLeader)):
            session.act(MakeBid(2, 1))
    else:
        make_bids(session, 1)


def test_r13_10_with_one_suit_each_the_first_of_the_highest_rank_wins() -> None:
    """R13.10, R9.7."""
    session = dealt(
        "C9 C1 C2 C3", "D12 D1 D2 D3", "H12 H1 H2 H3", "N4 S1 S2 S3", deal="one_suit", dealer=3
    )
    make_bids(session, 0, 0, 0, 0)
    assert session.state.round.trump is None
    assert play_cards(session, "C9")
    assert may_play(session) == {str(card) for card in cards("D12 D1 D2 D3")}
    assert play_cards(session, "D12 H12 N4")[-1] == TrickWon(1)
