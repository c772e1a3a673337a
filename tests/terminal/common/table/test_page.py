"""The page of the table: bids and tricks taken, the current trick, and trump."""

import pytest

from foretell.game.session import Session
from foretell.terminal.common.table.page import Table
from foretell.testing import dealt, make_bids, play_cards
from tests.terminal.screens import a_view, shown


def page(session: Session, players: int = 3, width: int = 80) -> str:
    return shown(Table(session.observe(0), a_view(players)), width)


def row(session: Session, name: str, players: int = 3) -> str:
    return next(
        line for line in page(session, players).splitlines() if line.strip().startswith(name)
    )


def four(dealer: int = 0) -> Session:
    return dealt(
        "H11 H3 S8 S1 Z1", "S3 H5 C4 C5 C6", "S12 N1 H1 D5 D6", "S2 C9 C10 C11 D1",
        turned="H8", dealer=dealer, totals=(40, 20, -10, 60)
    )  # fmt: skip


def test_a_page_shows_the_round_the_seats_the_trick_and_the_hand() -> None:
    session = four()
    make_bids(session, 1, 2, 2, 1)
    play_cards(session, "S3 S12 S2")
    assert page(session, 4).splitlines() == [
        "",
        " Round 2 of 2 · trump is ♥ hearts (♥9 turned) · you deal",
        "",
        "        bid  tricks              total   Trick 1 of 5",
        " You      1       0  needs 1        40   ♠4 Bot 1 led",
        " Bot 1    1       0  needs 1        20   ♠K Bot 2 winning so far",
        " Bot 2    2       0  needs 2       −10   ♠3 Bot 3",
        " Bot 3    2       0  needs 2        60   ·  You",
        " Sum      6    of 5  1 too many",
        "",
        "           ╭───╮╭───╮╭───╮",
        "  ♥Q   ♥4  │♠9 ││♠2 ││ Z │",
        "   1    2  ╰─3─╯╰─4─╯╰─5─╯",
    ]


def test_on_a_narrow_screen_the_trick_is_below_the_players() -> None:
    session = four()
    make_bids(session, 1, 2, 2, 1)
    play_cards(session, "S3 S12 S2")
    lines = page(session, 4, 40).splitlines()
    assert lines.index(" Trick 1 of 5") > next(n for n, line in enumerate(lines) if "Sum" in line)


def test_a_bid_is_shown_as_exact_short_or_exceeded() -> None:
    """R6.4"""
    session = dealt("H1 H2 H3", "C1 C2 C3", "S1 S2 S3", turned="D1", dealer=2)
    make_bids(session, 1, 0, 3)
    play_cards(session, "H3 C1 S1")
    play_cards(session, "H2 C2 S2")
    assert "1 too many" in row(session, "You")
    assert "exact" in row(session, "Bot 1")
    assert "needs 3" in row(session, "Bot 2")


@pytest.mark.parametrize(
    ("bids", "told"), [((1, 0, 0), "1 too few"), ((1, 1, 0), "even"), ((2, 2, 2), "4 too many")]
)
def test_the_sum_of_the_bids_is_compared_with_the_tricks(bids: tuple[int, ...], told: str) -> None:
    """R6.3"""
    session = dealt("H1 H2", "C1 C2", "S1 S2", turned="D1", dealer=2)
    make_bids(session, *bids)
    assert row(session, "Sum").split("of 2")[1].strip() == told


def test_the_sum_of_the_bids_so_far_is_shown_during_the_bidding() -> None:
    session = dealt("H1 H2", "C1 C2", "S1 S2", turned="D1", dealer=0)
    make_bids(session, 2)
    assert row(session, "Sum").split() == ["Sum", "2", "of", "2"]
    assert row(session, "Bot 1").split() == ["Bot", "1", "2", "0"]
    assert row(session, "Bot 2").split() == ["Bot", "2", "–", "0"]


def test_hidden_bids_are_question_marks_until_all_have_bid() -> None:
    """R9.1"""
    session = dealt("H1 H2", "C1 C2", "S1 S2", turned="D1", dealer=2, bidding="hidden")
    make_bids(session, 2)  # seat 0
    assert row(session, "You").split()[1] == "2"
    session = dealt("H1 H2", "C1 C2", "S1 S2", turned="D1", dealer=0, bidding="hidden")
    make_bids(session, 2)  # seat 1
    assert row(session, "Bot 1").split()[2] == "?"
    assert "Sum" not in page(session)
    make_bids(session, 0, 1)
    assert row(session, "Bot 1").split()[2] == "2"
    assert "1 too many" in row(session, "Sum")


def test_secret_bids_are_question_marks_until_the_round_is_over() -> None:
    """R9.2"""
    session = dealt("H1 H2", "C1 C2", "S1 S2", turned="D1", dealer=2, bidding="secret")
    make_bids(session, 2, 0, 1)
    play_cards(session, "H1 C1")
    assert row(session, "You").split()[1:4] == ["2", "0", "needs"]
    assert row(session, "Bot 1").split()[2:] == ["?", "0", "0", "♣2", "Bot", "1"]
    assert "Sum" not in page(session)


def test_the_last_trick_is_shown_while_nobody_has_led() -> None:
    session = dealt("H13 H2", "C1 C2", "S1 S2", turned="D1", dealer=2)
    make_bids(session, 1, 0, 0)
    play_cards(session, "H13 C1 S1")
    assert "Previous trick, 1 of 2" in page(session)
    assert "led, took it" in row(session, "You")


@pytest.mark.parametrize(
    ("turned", "told"),
    [
        ("D4", "trump is ♦ diamonds (♦5 turned)"),
        ("N1", "no trump (N turned)"),
        ("Z1", "trump not chosen yet (Z turned)"),
    ],
)
def test_trump_is_shown_with_the_turned_card(turned: str, told: str) -> None:
    """R5.1, R5.2, R5.3"""
    assert told in page(dealt("H1", "C1", "S1", turned=turned, dealer=0))


def test_a_dealer_who_names_trump_sees_the_numbered_suits() -> None:
    """R5.3"""
    session = dealt("H1", "C1", "S1", turned="Z1", dealer=0)
    assert "1 ♠ spades   2 ♥ hearts   3 ♣ clubs   4 ♦ diamonds" in page(session)


def test_without_a_stock_there_is_no_trump() -> None:
    """R5.4"""
    hands = [
        " ".join(f"{suit}{rank}" for rank in range(1, 14)) + f" Z{n} N{n}"
        for n, suit in enumerate("CDHS", 1)
    ]
    assert "no trump (no card left)" in page(
        dealt(*hands, dealer=3, number=15, hand_sizes=(1,) * 14 + (15,)), 4
    )


def test_with_one_suit_each_every_player_is_shown_with_their_suit() -> None:
    """R9.7"""
    session = dealt("C1 C2 C3 Z1", "D1 D2 D3 Z2", "H1 H2 H3 Z3", deal="one_suit", dealer=2)
    assert "no trump (one suit each)" in page(session)
    assert row(session, "♣").split()[:2] == ["♣", "You"]
    assert row(session, "♥").split()[:3] == ["♥", "Bot", "2"]


def test_clairvoyants_see_the_others_hands_and_then_their_own() -> None:
    """R9.6"""
    session = dealt("H11 H3", "S3 S4", "C5 C6", turned="D8", dealer=2, clairvoyance=True)
    before = page(session)
    assert "Bot 1  ♠5 ♠4" in before
    assert "Bot 2  ♣7 ♣6" in before
    assert "♥" not in before
    make_bids(session, 0, 0, 0)
    after = page(session)
    assert "♥Q" in after
    assert "♠" not in after
    assert "♣" not in after


def test_two_players_see_which_cards_are_out_of_the_game() -> None:
    """R9.4"""
    session = dealt("H11 H3", "S3 S4", turned="D8", dealer=1, players=2)
    assert "Out of the game" not in page(session, 2)
    make_bids(session, 0, 0)
    play_cards(session, "H3 S3 H11 S4" if session.to_act == (0,) else "S3 H3 S4 H11")
    assert "Out of the game: ♠5 ♠4 ♥Q ♥4 ♦9" in page(session, 2)
