"""The hand: its shape, not only its colour, shows which cards may be played."""

from foretell.terminal.common.table.cards import hand
from foretell.testing import dealt, make_bids, play_cards
from tests.terminal.screens import a_view, shown


def test_cards_have_no_numbers_during_the_bidding() -> None:
    session = dealt("H11 Z1", "S1 S2", "C1 C2", turned="H8", dealer=2)
    assert shown(hand(session.observe(0), a_view(3))) == " ╭───╮╭───╮\n │♥Q ││ Z │\n ╰───╯╰───╯"


def test_cards_are_numbered_from_one_when_one_is_to_be_played() -> None:
    session = dealt("H11 Z1", "S1 S2", "C1 C2", turned="H8", dealer=2)
    make_bids(session, 0, 0, 0)
    assert shown(hand(session.observe(0), a_view(3))) == " ╭───╮╭───╮\n │♥Q ││ Z │\n ╰─1─╯╰─2─╯"


def test_unplayable_cards_lie_flat_but_keep_their_numbers() -> None:
    """R7.3"""
    session = dealt("H11 S9 Z1", "S1 S2 S3", "C1 C2 C3", turned="H8", dealer=0)
    make_bids(session, 0, 0, 0)
    play_cards(session, "S1 C1")
    assert shown(hand(session.observe(0), a_view(3))).splitlines() == [
        "      ╭───╮╭───╮",
        "  ♥Q  │♠10││ Z │",
        "   1  ╰─2─╯╰─3─╯",
    ]


def test_a_hand_wider_than_the_screen_continues_in_another_row() -> None:
    session = dealt(
        "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10",
        *(f"{s}1 {s}2 {s}3 {s}4 {s}5 {s}6 {s}7 {s}8 {s}9 {s}10" for s in "HC"),
        turned="D1",
        dealer=2,
    )
    make_bids(session, 0, 0, 0)
    lines = shown(hand(session.observe(0), a_view(3)), 40).splitlines()
    assert len(lines) == 6
    assert "─7─" in lines[2]
    assert "10─" in lines[5]


def test_an_unseen_hand_is_shown_face_down() -> None:
    """R9.6"""
    session = dealt("H11 Z1", "S1 S2", "C1 C2", turned="H8", dealer=2, clairvoyance=True)
    assert shown(hand(session.observe(0), a_view(3))) == " ╭───╮╭───╮\n │░░░││░░░│\n ╰───╯╰───╯"
