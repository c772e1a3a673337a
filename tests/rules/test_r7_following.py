"""R7.2, R7.3 and R7.5: the suit led and the cards that may be played."""

import pytest

from foretell.cards import Card, Suit, parse_cards, set_of
from foretell.rules import legal_plays
from foretell.rules.trick import LED_JESTERS, LED_NO_SUIT, LED_NOTHING, LED_WIZARD
from tests.rules.helpers import led, may_play


@pytest.mark.parametrize("suit", Suit)
def test_r7_2_a_number_card_leads_its_suit(suit: Suit) -> None:
    """R7.2."""
    for rank in (1, 7, 13):
        assert led(f"{suit.letter}{rank}") == suit


@pytest.mark.parametrize("jesters", ["N1", "N3 N1", "N4 N3 N2"])
def test_r7_2_the_first_card_that_is_no_jester_determines_the_suit_led(jesters: str) -> None:
    """R7.2."""
    assert led(f"{jesters} H3") == Suit.HEARTS
    assert led(f"{jesters} H3 C1") == Suit.HEARTS


def test_r7_2_later_cards_do_not_change_the_suit_led() -> None:
    """R7.2."""
    assert led("H3 Z1") == led("H3 N1") == led("H3 S13") == led("H3 Z1 S13") == Suit.HEARTS


@pytest.mark.parametrize("played", ["Z1", "N1 Z1", "N1 N2 Z3"])
def test_r7_2_after_a_wizard_no_suit_is_led_to_the_end_of_the_trick(played: str) -> None:
    """R7.2."""
    assert led(played) == LED_NO_SUIT
    assert led(f"{played} C5") == led(f"{played} N4 C5 C6") == LED_NO_SUIT


def test_r7_2_no_suit_is_led_yet_when_nothing_or_only_jesters_were_played() -> None:
    """R7.2."""
    assert led("") == LED_NOTHING
    assert led("N1") == led("N2 N1") == led("N1 N2 N3") == LED_JESTERS


def test_r7_3_the_leader_may_lead_anything() -> None:
    """R7.3."""
    assert may_play("C1 H5 S13 Z1 N1") == "C1 H5 S13 Z1 N1"


def test_r7_3_a_number_card_of_the_suit_led_must_be_played() -> None:
    """R7.3."""
    assert may_play("C1 C9 H5 S13", after="C5") == "C1 C9"


def test_r7_3_the_suit_of_the_card_led_determines_what_may_be_played() -> None:
    """R7.3: a Wizard or a Jester has none."""
    hand = set_of(parse_cards("C1 H5 Z1"))
    for card, playable in (("H9", "H5 Z1"), ("Z2", "C1 H5 Z1"), ("N1", "C1 H5 Z1")):
        assert legal_plays(hand, Card(card).suit) == set_of(parse_cards(playable))


def test_r7_3_a_wizard_may_always_be_played() -> None:
    """R7.3."""
    assert may_play("C1 H5 Z2", after="C5") == "C1 Z2"
    assert may_play("H5 Z2", after="C5") == "H5 Z2"


def test_r7_3_a_jester_may_always_be_played() -> None:
    """R7.3."""
    assert may_play("C1 H5 N2", after="C5") == "C1 N2"
    assert may_play("H5 N2", after="C5") == "H5 N2"


def test_r7_3_a_hand_without_the_suit_led_may_play_anything() -> None:
    """R7.3."""
    assert may_play("D3 H5 S13 N1", after="C5") == "D3 H5 S13 N1"


def test_r7_3_a_hand_of_other_suits_with_wizards_and_jesters_may_play_anything() -> None:
    """R7.3: a Wizard is no number card of the suit led."""
    assert may_play("H5 Z1 Z2 N1", after="C5 Z3") == "H5 Z1 Z2 N1"


def test_r7_3_nobody_must_overtake() -> None:
    """R7.3."""
    assert may_play("C1 C13", after="C5") == "C1 C13"


def test_r7_3_a_suit_led_after_jesters_is_followed() -> None:
    """R7.3, R7.2."""
    assert may_play("C1 H5 Z1", after="N1 N2 H7") == "H5 Z1"


@pytest.mark.parametrize("after", ["N1", "N1 N2", "Z1", "N1 Z1", "Z1 H7", "N1 Z1 H7"])
def test_r7_3_when_no_suit_is_led_anything_may_be_played(after: str) -> None:
    """R7.3, R7.2."""
    assert may_play("C1 H5 S13 Z4 N4", after=after) == "C1 H5 S13 Z4 N4"


def test_r7_3_a_wizard_played_later_does_not_lift_the_duty_to_follow() -> None:
    """R7.3, R7.2."""
    assert may_play("C1 H5", after="H7 Z1") == "H5"


def test_r7_5_when_off_the_suit_after_a_led_wizard_need_not_be_followed() -> None:
    """R7.5."""
    assert may_play("C1 H5", after="Z1 H7") == "C1 H5"


def test_r7_5_when_on_the_suit_after_a_led_wizard_must_be_followed() -> None:
    """R7.5."""
    assert led("Z1", house_rule=True) == LED_WIZARD
    assert may_play("C1 H5", after="Z1", house_rule=True) == "C1 H5"
    assert may_play("C1 H5 Z2 N1", after="Z1 H7", house_rule=True) == "H5 Z2 N1"
    assert may_play("C1 H5", after="Z1 H7 S2", house_rule=True) == "H5"


@pytest.mark.parametrize("between", ["N1", "Z2", "N1 Z2", "Z2 Z3 N1"])
def test_r7_5_wizards_and_jesters_in_between_change_nothing(between: str) -> None:
    """R7.5."""
    assert led(f"Z1 {between}", house_rule=True) == LED_WIZARD
    assert may_play("C1 H5", after=f"Z1 {between}", house_rule=True) == "C1 H5"
    assert may_play("C1 H5", after=f"Z1 {between} H7", house_rule=True) == "H5"


def test_r7_5_applies_only_to_tricks_that_a_wizard_leads() -> None:
    """R7.5: after Jesters, R7.2 applies unchanged."""
    assert may_play("C1 H5", after="N1 Z1 H7", house_rule=True) == "C1 H5"
    assert may_play("C1 H5", after="H7 Z1 S2", house_rule=True) == "H5"


def test_r9_7_with_one_suit_each_no_suit_is_ever_led() -> None:
    """R9.7."""
    for played in ("", "C5", "N1 C5", "Z1", "N1 Z1 C5"):
        assert led(played, one_suit=True) == LED_NO_SUIT


def test_r9_7_with_one_suit_each_any_card_may_be_played() -> None:
    """R9.7."""
    assert may_play("H1 H13 Z3 N3", after="C5 D3", one_suit=True) == "H1 H13 Z3 N3"
