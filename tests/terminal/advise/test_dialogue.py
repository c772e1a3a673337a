"""The dialogue: its questions, its output and the undo of answers."""

import pytest

from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.terminal.common.exits import Ending
from foretell.testing import play_at_random
from tests.terminal.advise.talking import Talk
from tests.terminal.advise.telling import a_setup, answers

ROUND_ONE = ("Anna Bea", "", "Bea", "d7", "h5")
"""Lines for three players in round 1, dealt by Bea, so that the reader bids and leads first."""


def test_a_round_is_entered_step_by_step_with_advice_at_the_readers_turns() -> None:
    talk = Talk(*ROUND_ONE, "1", "0 0", "", "h7", "z", "q")
    assert talk.ending is Ending.LEFT
    assert talk.said == [
        "The other players, clockwise (Enter: 2): Anna Bea",
        "Cards each (Enter: 1): ",
        "Dealer (0 You, 1 Anna, 2 Bea): Bea",
        "Round 1, turned card: d7",
        "Your hand (one card): h5",
        "Round 1 of 20.",
        "Bea deals one card each. Trump is diamonds (7 of diamonds turned).",
        "Your hand: 5 of hearts.",
        "Advice: bid 0",
        "It cannot take this trick.",
        "0: 30.0 points, give or take 1.0; the bid is made in 75.0% of games.",
        (
            "1: 29.0 points, give or take 1.0; the bid is made in 75.0% of games; "
            "1.0 points less than the best, give or take 0.5."
        ),
        "100 possible games; ± marks the 95% interval of the points.",
        "Your bid (Enter: 0): 1",
        "You bid 1.",
        "Anna bids: 0 0",
        "Anna bids 0.",
        "Bea bids 0.",
        "The bids: You: 1, Anna: 0, Bea: 0.",
        "Bids: 1 of 1, even.",
        "Trick 1 of 1.",
        "You can play: 1: 5 of hearts.",
        "Advice: play the 5 of hearts",
        "It cannot take this trick.",
        "5 of hearts: 30.0 points, give or take 1.0; the bid is made in 75.0% of games.",
        "100 possible games; ± marks the 95% interval of the points.",
        "You lead (Enter: ♥5): ",
        "You lead the 5 of hearts.",
        "Anna plays: h7",
        "Anna plays the 7 of hearts.",
        "Bea plays: z",
        "Bea plays a Wizard.",
        "Bea takes the trick with a Wizard: 1 taken, 0 bid.",
        "Round 1 is over.",
        "You: 1 bid, 0 taken, −10 points, total −10.",
        "Anna: 0 bid, 0 taken, +20 points, total 20.",
        "Bea: 0 bid, 1 taken, −10 points, total −10.",
        "Round 2, turned card: q",
    ]


def test_the_drawn_dialogue_shows_the_same_as_the_plain_one() -> None:
    talk = Talk(*ROUND_ONE, "", "?", "q", plain=False)
    lines = talk.page.splitlines()
    assert max(map(len, lines)) <= 80
    assert " Advice: bid 0" in map(str.rstrip, lines)
    assert " · It cannot take this trick." in map(str.rstrip, lines)
    assert any(line.split() == ["0", "30.0", "±", "1.0", "75.0%"] for line in lines)
    assert any(
        line.split() == ["1", "29.0", "±", "1.0", "75.0%", "−1.0", "±", "0.5"] for line in lines
    )
    assert any(line.split()[:2] == ["a", "number"] for line in lines)


def test_equivalent_cards_share_one_row_of_advice() -> None:
    """R1.1: two Wizards share one row."""
    talk = Talk("2", "3", "2", "", "d7", "z z h5", "0", "0 0", plain=False)
    rows = [line.split()[:2] for line in talk.page.splitlines() if "75.0%" in line]
    assert rows[-2:] == [["♥5", "30.0"], ["Z", "29.0"]]


def test_the_dialogue_ends_after_the_last_round() -> None:
    lines, options = (*ROUND_ONE, "", "0 0", "", "h7 n"), Options(players=3, hand_sizes=(1,))
    aloud, drawn = Talk(*lines, options=options), Talk(*lines, options=options, plain=False)
    assert aloud.ending is drawn.ending is Ending.FINISHED
    end = "You and Bea win together with 20 points."
    assert aloud.said[-1] == drawn.page.splitlines()[-1].strip() == end


def test_an_interrupt_ends_the_dialogue() -> None:
    assert Talk("2", KeyboardInterrupt).ending is Ending.INTERRUPTED
    assert Talk("2").ending is Ending.LEFT


def test_every_answer_can_be_taken_back_and_given_again() -> None:
    options = Options(players=3, hand_sizes=(1, 2), clairvoyance=True, bidding="hidden")
    session = play_at_random(Session(options, "2a"), "1")
    typed = list(answers(session.events, options, 0))
    twice = [part for line in typed for part in (line, "u", line)]
    plainly = Talk(*typed, setup=a_setup(options))
    back_and_forth = Talk(*twice, setup=a_setup(options))
    assert plainly.ending is back_and_forth.ending is Ending.FINISHED
    assert plainly.said[-1] == back_and_forth.said[-1]
    assert back_and_forth.said.count("Taken back.") == len(typed) - 1


def test_answers_can_be_taken_back_until_none_is_left() -> None:
    talk = Talk("2", "3", "u", "u", "u", "Anna Bea")
    assert talk.said[2:] == [
        "Dealer (0 You, 1 Seat 1, 2 Seat 2): u",
        "Taken back.",
        "Cards each (Enter: 1): u",
        "Taken back.",
        "The other players, clockwise (Enter: 2): u",
        "There is no answer to take back yet.",
        "The other players, clockwise (Enter: 2): Anna Bea",
    ]


def test_a_hand_may_be_entered_in_several_lines() -> None:
    talk = Talk("2", "4", "0", "", "s2", "h5 hk", "z", "n", "0", "0")
    assert "Your hand (4 cards): h5 hk" in talk.said
    assert "Your hand (2 cards): z" in talk.said
    assert "Your hand (one card): n" in talk.said
    assert "Your hand: king of hearts, 5 of hearts, Wizard, Jester." in talk.said


def test_the_valid_cards_of_a_hand_are_kept_when_others_are_refused() -> None:
    talk = Talk("2", "4", "0", "", "s2", "h5 hx h5 s2 z", "hk, n", "0", "0")
    assert talk.said[5:10] == [
        "Your hand (4 cards): h5 hx h5 s2 z",
        (
            "“hx” is not a card, or fits more than one: type what the card shows or its name, "
            "z for a Wizard, n for a Jester."
        ),
        "5 of hearts: this card is in your hand. (R1.1)",
        "2 of spades: this is the turned card. (R1.1)",
        "Your hand (2 cards): hk, n",
    ]
    assert "Your hand: king of hearts, 5 of hearts, Wizard, Jester." in talk.said


def test_bids_and_cards_before_an_invalid_one_are_kept() -> None:
    talk = Talk("Anna Bea", "2", "You", "", "d7", "h5 hk", "1 9 0", "1 1", "h2 h2 h3", "h3 h5")
    at = talk.said.index("Bea bids: 1 1")
    assert talk.said[at - 3 : at] == [
        "Anna bids 1.",
        "9 cannot be bid: bid a whole number from 0 to 2, the number of cards in hand. (R6.1)",
        "Not entered: 9, 0.",
    ]
    assert "Bea leads" not in "\n".join(talk.said)
    at = talk.said.index("Bea plays: h3 h5")
    assert talk.said[at - 3 : at] == [
        "Anna leads the 2 of hearts.",
        "2 of hearts: this card has been played. (R1.1)",
        "Not entered: h2, h3.",
    ]
    assert "You take the trick with the 5 of hearts: 1 taken, 1 bid." in talk.said


def test_a_card_typed_ahead_skips_the_advice() -> None:
    talk = Talk("Anna Bea", "1", "Anna", "d7", "h5", "1 0 0", "c2 h5 c3")
    assert "You take the trick with" not in " ".join(talk.said)
    assert "You play the 5 of hearts." in talk.said
    assert not any(line.startswith("Advice: play") for line in talk.said)


def test_commands_work_at_every_question() -> None:
    talk = Talk("?", "2", "?", "", "?", "r 6.1", "p", "t", "0", "?", "", "d7", "?", "h5", "", "?")
    said = "\n".join(talk.said)
    assert "names: the other players’ names, clockwise from your left" in said
    assert "R6.1 The bids. Before play" in said
    assert "No round has been scored yet." in said
    assert "No trick of this round has been taken yet." in said
    assert "Enter: the first round" in said
    assert "several cards: cards separated by spaces or commas" in said
    assert said.count("q: leaves") == 7


def test_an_empty_answer_shows_the_table_or_the_help_before_a_deal() -> None:
    talk = Talk("2", "", "0", "", "d7", "h5", "")
    at = talk.said.index("Round 1, turned card: ")
    assert talk.said[at + 1].startswith("a card: what it shows")
    assert talk.said[-5:] == [
        "Round 1 of 20. You deal. Trump is diamonds (7 of diamonds turned).",
        "You: bid –, total 0",
        "Seat 1: bid –, total 0",
        "Seat 2: bid –, total 0",
        "Your hand: 5 of hearts.",
    ]


def test_the_pad_shows_exactly_the_entered_rounds() -> None:
    typed = ("Anna Bea", "2", "You", "10 20 30", "d7", "h5 hk", "1 1 0", "h2 h3 h5 hk h9 h4")
    talk = Talk(*typed, "p", "s2", "c2 c3 c4", "p")
    pads = [line for line in talk.said if line.startswith(("Round 1. You", "Round 2. You"))]
    before = "Round 1. You: bid –, total 10, Anna: bid –, total 20, Bea: bid –, total 30."
    row = "Round 2. You: bid 0, total −10, Anna: bid 1, total 10, Bea: bid 1, total 20."
    assert pads == [before, row, before, row]


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("others", ["Ann", "Ann Bea", "Ann Bea Cid", "A B C D", "A B C D E"])
def test_the_pad_is_available_at_every_question_with_a_column_per_player(
    others: str, *, plain: bool
) -> None:
    names = others.split()
    options = Options(players=2 if len(names) == 1 else 4)
    second = str(options.schedule[1])
    totals = " ".join(["7"] * (len(names) + 1))
    typed = ("p", others, "p", second, "p", "You", "p", totals, "p")
    talk = Talk(*typed, options=options, plain=plain)
    if plain:
        cells = ", ".join(f"{name}: bid –, total 7" for name in ("You", *names))
        assert f"Round 1. {cells}." in talk.said
    else:
        last = talk.page.rpartition("╭")[2]
        assert all(name in last for name in names)
        assert last.count("    7 │") == len(names) + 1


def test_a_game_entered_from_the_middle_ends_with_the_totals_of_all_players() -> None:
    options = Options(players=3, hand_sizes=(2, 1))
    typed = ("Anna Bea", "1", "Bea", "10 20 30", "d7", "h5", "", "0 0", "", "h7 n")
    talk = Talk(*typed, options=options, plain=False)
    assert talk.ending is Ending.FINISHED
    assert "Bea wins with 50 points." in talk.page
    assert " │  1│   10 │  │   20 │  │   30 │  │" in talk.page
