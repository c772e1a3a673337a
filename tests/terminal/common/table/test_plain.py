"""Plain output, which can be read aloud: one fact per line, in words, without drawings."""

import re
from collections.abc import Callable

import pytest

from foretell.game.observation import Observation
from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.rules.options import Options
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.common.table.prompts import answers
from foretell.testing import dealt, make_bids, play_at_random, play_cards
from tests.terminal.common.table.test_announcements import watched
from tests.terminal.screens import a_view

DRAWN = re.compile("[\x1b╭╮╰╯│─┤├┌┐└┘░♠♥♦♣★›·]|  ")


def lines(
    show: Callable[[PlainScreen], object], players: int = 3, language: str = "en"
) -> list[str]:
    written: list[str] = []
    show(PlainScreen(written.append, a_view(players, language=language, spoken=True)))
    return written


def test_plain_output_announces_a_round_line_by_line() -> None:
    session = dealt("H11 C2", "H5 C3", "Z1 C4", turned="H8", dealer=2)
    make_bids(session, 0, 1, 1)

    def tell(screen: PlainScreen) -> None:
        for event, after in watched(session):
            screen.tell(event, after)

    assert lines(tell) == [
        "Round 1 of 1.",
        "Bot 2 deals 2 cards each. Trump is hearts (9 of hearts turned).",
        "Your hand: queen of hearts, 3 of clubs.",
        "You bid 0.",
        "Bot 1 bids 1.",
        "Bot 2 bids 1.",
        "The bids: You: 0, Bot 1: 1, Bot 2: 1.",
        "Bids: 2 of 2, even.",
    ]


def test_a_plain_turn_lists_the_trick_and_the_numbered_cards() -> None:
    session = dealt("H11 S2 Z2", "H5 C3 C6", "S1 C4 C5", turned="D8", dealer=0)
    make_bids(session, 0, 1, 1)
    play_cards(session, "H5 S1")
    assert lines(lambda screen: screen.turn(session.observe(0))) == [
        "Trick 1 of 3. Bot 1: 6 of hearts (winning so far), Bot 2: 2 of spades.",
        "You can play: 2: queen of hearts, 3: Wizard.",
        "Not now: 1: 3 of spades.",
    ]


def test_a_plain_turn_to_bid_gives_the_sum_so_far() -> None:
    session = dealt("H11 S2", "H5 C3", "S1 C4", turned="D8", dealer=0)
    make_bids(session, 2)
    assert lines(lambda screen: screen.turn(session.observe(0))) == ["Bids so far: 2 of 2."]


def test_a_plain_turn_to_name_trump_lists_the_numbered_suits() -> None:
    """R5.3"""
    session = dealt("H11 S2", "H5 C3", "S1 C4", turned="Z1", dealer=0)
    assert lines(lambda screen: screen.turn(session.observe(0))) == [
        "1: spades, 2: hearts, 3: clubs, 4: diamonds."
    ]


def test_the_plain_table_command_describes_the_whole_table() -> None:
    session = dealt("H11 S2", "H5 C3", "S1 C4", turned="S8", dealer=2, totals=(10, -20, 0))
    make_bids(session, 1, 0, 1)
    assert lines(lambda screen: screen.look(session.observe(0))) == [
        ("Round 2 of 2. Bot 2 deals. Trump is spades (9 of spades turned). Bids: 2 of 2, even."),
        "You: bid 1, tricks 0, needs 1, total 10",
        "Bot 1: bid 0, tricks 0, exact, total −20",
        "Bot 2: bid 1, tricks 0, needs 1, total 0",
        "Trick 1 of 2.",
        "You can play: 1: 3 of spades, 2: queen of hearts.",
    ]


def test_clairvoyants_get_the_others_hands_and_later_their_own_in_plain_output() -> None:
    """R9.6"""
    session = dealt("H11", "H5", "S1", turned="D8", dealer=2, clairvoyance=True)
    make_bids(session, 0, 0, 0)
    told: list[str] = []
    screen = PlainScreen(told.append, a_view(3, spoken=True))
    for event, after in watched(session):
        screen.tell(event, after)
    assert told[2:4] == ["Bot 1 shows: 6 of hearts.", "Bot 2 shows: 2 of spades."]
    assert told[-1] == "Your hand: queen of hearts."
    assert not any("queen" in line for line in told[:-1])


def test_with_one_suit_each_plain_output_names_everybodys_suit() -> None:
    """R9.7"""
    session = dealt("C1 C2 C3 Z1", "D1 D2 D3 Z2", "H1 H2 H3 Z3", deal="one_suit", dealer=2)
    assert "You: bid –, total 0, clubs" in lines(lambda screen: screen.look(session.observe(0)))


def test_the_plain_pad_is_listed_round_by_round() -> None:
    session = dealt("C1", "C2", "C3", turned="S1", dealer=2, number=1, hand_sizes=(1, 2))
    assert lines(lambda screen: screen.pad(session.observe(0))) == ["No round has been scored yet."]
    make_bids(session, 0, 1, 1)
    play_cards(session, "C1 C2 C3")
    assert lines(lambda screen: screen.pad(session.observe(0))) == [
        "Round 1. You: bid 0, total 20, Bot 1: bid 1, total −10, Bot 2: bid 1, total 30."
    ]


def test_plain_tricks_are_listed_one_by_one() -> None:
    session = dealt("C1 H1", "C2 H2", "C3 H3", turned="S1", dealer=2)
    make_bids(session, 0, 1, 1)
    assert lines(lambda screen: screen.tricks(session.observe(0))) == [
        "No trick of this round has been taken yet."
    ]
    play_cards(session, "C1 C2 C3")
    assert lines(lambda screen: screen.tricks(session.observe(0))) == [
        "Trick 1. You: 2 of clubs, Bot 1: 3 of clubs, Bot 2: 4 of clubs. Bot 2 took it."
    ]


def test_plain_help_and_rules_are_lines() -> None:
    observation = dealt("C1", "C2", "C3", turned="S1", dealer=2).observe(0)
    assert "p: the score pad" in lines(
        lambda screen: screen.help_with(answers(observation, screen.view))
    )
    titles = lines(lambda screen: screen.rules(observation, ""))
    assert titles[0] == "R0.1 The aim"
    assert len(lines(lambda screen: screen.rules(observation, "7.3"))) == 1
    assert lines(lambda screen: screen.rules(observation, "R99")) == [
        "The rules of this table have no R99."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [Options(players=2), Options(clairvoyance=True, hand_sizes=(5, 15))],
    ids=["two", "four"],
)
def test_plain_output_draws_nothing_in_a_whole_game(options: Options, language: str) -> None:
    session = play_at_random(Session(options, "2a"), "3")
    screen_lines: list[str] = []
    screen = PlainScreen(
        screen_lines.append, a_view(options.players, language=language, spoken=True)
    )
    observation: Observation | None = None
    for event, observation in watched(session):
        screen.tell(event, observation)
        if observation.known.round.number:
            screen.look(observation)
        if observation.legal_actions:
            screen.turn(observation)
    assert observation is not None
    screen.pad(observation)
    assert all(line and "\n" not in line for line in screen_lines)
    assert [line for line in screen_lines if DRAWN.search(line)] == []
