"""Answers about a game with real cards: tolerant input, and refusals with reasons."""

import pytest

from foretell.rules.options import Options
from tests.terminal.advise.talking import Talk

THREE = ("Anna Bea", "3", "Bea", "", "d7")
"""Lines for round 3: Bea deals and diamonds are trump; the next question is the reader's hand."""
PLAYING = (*THREE, "h5 s5 z", "0", "0 0")
"""Lines up to the first lead, which is the reader's."""


def last(*typed: str, options: Options | None = None) -> str:
    """Return the last line of output after the typed lines."""
    return Talk(*typed, options=options).said[-1]


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("Anna anna", "“Anna anna” cannot be read"),
        ("Anna 2", "“Anna 2” cannot be read"),
        ("0", "--players cannot be “1”"),
        ("Ada Bo Cy Di Ed Fay", "--players cannot be “7”"),
    ],
)
def test_one_to_five_other_players_are_entered_by_name_or_number(typed: str, refused: str) -> None:
    """R2.1."""
    assert refused in last(typed)


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("21", "No round deals “21” cards each."),
        ("x", "No round deals “x” cards each."),
    ],
)
def test_a_round_is_identified_by_its_number_of_cards(typed: str, refused: str) -> None:
    assert last("2", typed).startswith(refused)


@pytest.mark.parametrize("typed", ["Bea", "bea", "2", "B"])
def test_the_dealer_is_entered_by_name_or_number(typed: str) -> None:
    talk = Talk("Anna Bea", "", typed, "d7", "h5")
    assert "Bea deals one card each. Trump is diamonds (7 of diamonds turned)." in talk.said


@pytest.mark.parametrize("typed", ["x", "3", "B"])
def test_a_dealer_that_matches_no_player_or_several_is_refused(typed: str) -> None:
    assert (
        last("Bo Bea", "", typed) == f"“{typed}” is not one of the players, or fits more than one."
    )


def test_a_fixed_first_dealer_gives_the_default_answer_for_the_dealer() -> None:
    talk = Talk("2", "2", "", options=Options(players=3, first_dealer=1))
    assert talk.said[2] == "Dealer (0 You, 1 Seat 1, 2 Seat 2; Enter: Seat 2): "


@pytest.mark.parametrize(("first_dealer", "dealer"), [(0, "Seat 1"), (1, "Seat 2"), (2, "You")])
def test_an_empty_answer_takes_the_usual_dealer(first_dealer: int, dealer: str) -> None:
    """R3.2: the deal moves on by one seat per round; here to the second seat."""
    options = Options(players=3, first_dealer=first_dealer)
    talk = Talk("2", "2", "", "", "d7", "h5 h6", options=options)
    deals = "You deal" if dealer == "You" else f"{dealer} deals"
    assert any(line.startswith(f"{deals} 2 cards each.") for line in talk.said)


def test_without_a_usual_dealer_an_empty_answer_is_refused() -> None:
    talk = Talk("2", "2", "")
    assert talk.said[2] == "Dealer (0 You, 1 Seat 1, 2 Seat 2): "
    assert talk.said[3].startswith("a player: the dealer:")


@pytest.mark.parametrize("typed", ["10 20", "10 20 x", "10 20 30 40"])
def test_totals_are_one_number_per_player(typed: str) -> None:
    """R8.3."""
    assert last("2", "2", "0", typed).endswith("a total score for each of the 3 players. (R8.3)")


def test_totals_are_required_if_a_rule_depends_on_them() -> None:
    """R9.5: the sole leader may not make the bids even. The reader's total comes first."""
    options = Options(players=3, even_bid="not_leader")
    begun = ("Anna Bea", "2", "You")
    assert "Totals (You, Anna, Bea): " in Talk(*begun, "", options=options).said
    dealt = ("d7", "h5 hk", "1 0")
    leads = last(*begun, "30 -10 20", *dealt, "1", options=options)
    assert leads.startswith("1 cannot be bid: the bids would add up to 2")
    assert leads.endswith("(R9.5)")
    assert "You bid 1." in Talk(*begun, "20 −10 20", *dealt, "1", options=options).said


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("h5 h5 z", "5 of hearts: this card is in your hand. (R1.1)"),
        ("h5 d7 z", "7 of diamonds: this is the turned card. (R1.1)"),
        ("z z z z", "That makes 4 cards, but only 3 are needed. (R4.1)"),
        ("h5 hearts s z", "“s” is not a card, or fits more than one: type what the card shows"),
        ("h5 h99 z", "“h99” is not a card, or fits more than one: type what the card shows"),
    ],
)
def test_a_hand_cannot_hold_a_card_seen_elsewhere(typed: str, refused: str) -> None:
    assert last(*THREE, typed).startswith(refused)


@pytest.mark.parametrize("typed", ["h5 sk z", "♥5,K spades;w", "5 of hearts king of spades wiz"])
def test_cards_are_typed_as_shown_or_by_name(typed: str) -> None:
    assert "Your hand: king of spades, 5 of hearts, Wizard." in Talk(*THREE, typed).said


def test_a_fifth_wizard_is_refused() -> None:
    """R1.1."""
    talk = ("2", "4", "0", "", "s2", "z z z z", "0", "0", "0")
    assert Talk(*talk, "z").said[-1] == "Wizard: all four have been seen already. (R1.1)"


def test_more_than_one_turned_card_is_refused() -> None:
    assert last("2", "", "0", "d7 d8") == (
        "Type just one card. These are several: 7 of diamonds, 8 of diamonds."
    )


def test_a_trump_named_by_another_player_is_one_suit() -> None:
    """R5.3."""
    begun = ("Anna Bea", "1", "Bea", "z", "h5")
    assert last(*begun, "x").startswith("“x” is not one of the four suits")
    talk = Talk(*begun, "?", "hea")
    assert "Bea makes hearts trump." in talk.said
    assert any(line.startswith("a suit: its number") for line in talk.said)


def test_r_names_trump_if_it_is_the_symbol_of_a_suit() -> None:
    """In the fantasy edition R is the symbol of a suit; elsewhere r shows the rules."""
    begun = ("Anna Bea", "1", "Bea", "z", "b5")
    talk = Talk(*begun, "?", "r", options=Options(players=3, edition="fantasy"))
    assert any(line.startswith("? r: ") for line in talk.said)
    assert "Bea makes red Dwarves trump." in talk.said


def test_the_readers_own_choice_of_trump_is_advised() -> None:
    begun = ("Anna Bea", "1", "You", "z", "h5")
    talk = Talk(*begun, "?", "")
    assert "Advice: make clubs trump" in talk.said
    assert "Trump (Enter: clubs): " in talk.said
    assert "You make clubs trump." in talk.said
    assert "You make hearts trump." in Talk(*begun, "2").said
    assert "Advice: make ♣ clubs trump" in Talk(*begun, plain=False).page
    assert last(*begun, "x").startswith("“x” is not one of the four suits")


@pytest.mark.parametrize(
    ("typed", "refused"),
    [("4", "4 cannot be bid"), ("x", "“x” is not a bid"), ("-1", "“-1” is not a bid")],
)
def test_a_bid_is_a_number_up_to_the_cards_in_hand(typed: str, refused: str) -> None:
    """R6.1."""
    assert last(*THREE, "h5 s5 z", typed).startswith(refused)
    assert last(*THREE, "h5 s5 z", "0", typed).startswith(refused)


def test_the_last_bid_of_another_player_may_be_forbidden_too() -> None:
    """R9.8."""
    options = Options(players=3, even_bid="never")
    assert last(*THREE, "h5 s5 z", "1", "1 1", options=options).endswith("(R9.8)")


def test_a_revealed_bid_is_a_number_up_to_the_cards_in_hand() -> None:
    """R9.1: it is entered when all have bid."""
    options = Options(players=3, bidding="hidden")
    begun = (*THREE, "h5 s5 z", "1")
    assert last(*begun, "?", options=options).startswith("r: ")
    assert last(*begun, "4", options=options).startswith("4 cannot be bid")
    assert "The bids: You: 1, Anna: 2, Bea: 3." in Talk(*begun, "2 3", options=options).said


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("c9", "You do not hold this card: 9 of clubs. Play one that is in your hand. (R7.3)"),
        ("9", "There is no card 9: your cards are numbered from 1 to 3."),
        ("xx", "“xx” is neither a card nor a command"),
    ],
)
def test_a_card_played_by_the_reader_must_be_in_hand(typed: str, refused: str) -> None:
    """R7.3."""
    assert last(*PLAYING, typed).startswith(refused)


def test_a_card_played_by_the_reader_must_follow_suit() -> None:
    """R7.3."""
    typed = ("Anna Bea", "3", "You", "", "d7", "h5 s5 z", "0 0", "", "h9 h7", "s5")
    assert Talk(*typed).said[-1] == (
        "You have to follow: hearts were led, so the 5 of spades has to wait. "
        "You can play: 5 of hearts, Wizard. (R7.3)"
    )


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("h5", "5 of hearts: this card has been played. (R1.1)"),
        ("s5", "5 of spades: this card is in your hand. (R1.1)"),
        ("d7", "7 of diamonds: this is the turned card. (R1.1)"),
        ("x", "“x” is not a card, or fits more than one"),
    ],
)
def test_another_players_card_cannot_be_one_seen_elsewhere(typed: str, refused: str) -> None:
    """R1.1."""
    assert last(*PLAYING, "h5", typed).startswith(refused)


def test_a_player_who_did_not_follow_suit_cannot_play_it_later() -> None:
    """R7.3: a suit that was not followed cannot turn up later; a Wizard can."""
    typed = (*PLAYING, "h5", "c9 h7", "h8", "s5")
    assert last(*typed, "h9") == (
        "Anna cannot hold the 9 of hearts: in trick 1, hearts were led, and Anna did not "
        "follow suit (9 of clubs). (R7.3)"
    )
    assert "Anna plays a Wizard." in Talk(*typed, "z").said


def test_the_other_players_together_must_hold_the_cards_left() -> None:
    """R4.1: in the last round all cards are dealt, so another player must hold the hearts."""
    spades = "s2 s3 s4 s5 s6 s7 s8 s9 s10 sj sq sk sa"
    typed = ("Anna Bea", "20", "Bea", "", f"{spades} h2 d2 d3 d4 d5 d6 d7", "0 0 0", "h2")
    assert "Anna plays the 2 of clubs." in Talk(*typed, "c2").said
    assert last(*typed, "c2 c3").startswith(
        "Bea cannot play the 3 of clubs: no deal would fit what has been played."
    )


def test_a_shown_hand_limits_the_cards_of_its_player() -> None:
    """R9.6: the others' hands are known from the bidding on."""
    options = Options(players=3, clairvoyance=True)
    begun = (*THREE[:4], "d7", "h5 h6 s2", "c2 c3 c4", "0 0 0", "s9 sk h9", "sk")
    assert last(*begun, "h5", options=options) == (
        "Anna cannot play the 5 of hearts: spades were led, and the hand you saw has some. (R7.3)"
    )
    assert last(*begun, "d9", options=options) == (
        "Anna does not hold this card: 9 of diamonds. (R7.3)"
    )
    assert "Anna plays the 2 of spades." in Talk(*begun, "s2", options=options).said
    assert last(*begun[:5], "h5 h6 s2", "h5 c3 c4", options=options) == (
        "5 of hearts: this card is in a hand that you can see. (R1.1)"
    )


def test_with_one_suit_each_a_card_must_be_of_its_players_suit() -> None:
    """R9.7: clubs, diamonds and hearts belong to the seats 0, 1 and 2."""
    options = Options(players=3, deal="one_suit")
    begun = ("Anna Bea", "", "Bea", "c2 c3 z n", "0 0 0", "c2")
    assert last(*begun, "h9", options=options) == (
        "9 of hearts: this card belongs to another player’s suit. (R9.7)"
    )
    said = Talk(*begun, "z z", options=options).said
    assert "Anna takes the trick with a Wizard: 1 taken, 0 bid." in said
    assert last(*begun, "z z n", "z", options=options) == (
        "Wizard: this card has been played. (R1.1)"
    )


def test_a_game_of_two_asks_for_the_cards_of_earlier_rounds() -> None:
    """R9.4: these cards are out of the game."""
    options = Options(players=2)
    begun = ("Anna", "3", "Anna", "")
    talk = Talk(*begun, "h2 h3 h4", "h5 h6", "h5", "h6", "s2", "?", options=options)
    assert "Already out of the game (5 cards): h2 h3 h4" in talk.said
    assert "Already out of the game (2 cards): h5 h6" in talk.said
    assert "5 of hearts: this card went out of the game in an earlier round. (R1.1)" in talk.said
    assert "Your hand (3 cards): ?" in talk.said


def test_each_question_has_its_own_help() -> None:
    """At each question, ? explains the possible answers."""
    said = "\n".join(Talk("2", "2", "0", "?", "", "d7", "h5 hk", "?", "0 0", "?", "", "?").said)
    assert "numbers: the total scores before this round" in said
    assert "Enter: leaves them at 0" in said
    assert "a number: the bid, from 0 to 2; several bids in order" in said
    assert "a number: your bid: how many of the tricks you will take, from 0 to 2" in said
    assert "several cards: the cards of several players in the order played" in said
    options = Options(players=3, even_bid="not_leader")
    assert "leaves them" not in "\n".join(Talk("2", "2", "0", "?", options=options).said)
