"""Announcements: one sentence for each event."""

import re
from collections.abc import Iterator

import pytest

from foretell.cards import Suit
from foretell.game.actions import ChooseTrump
from foretell.game.events import Event, GameFinished
from foretell.game.evolve import evolve
from foretell.game.observation import Observation, observation_of
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.game.state import State
from foretell.i18n import LANGUAGES
from foretell.rules.options import Options
from foretell.terminal.common.table.announcements import news
from foretell.testing import dealt, make_bids, play_at_random, play_cards
from tests.terminal.screens import a_view


def told(session: Session, *, language: str = "en", spoken: bool = False) -> list[str]:
    """Return the announcements of a game to seat 0."""
    players = session.state.options.players
    view = a_view(players, language=language, spoken=spoken)
    return [sentence for event, after in watched(session) for sentence in news(event, after, view)]


def watched(session: Session) -> Iterator[tuple[Event, Observation]]:
    known = State.start(session.state.options, None)
    for event in session.events:
        redacted = redact_event(event, 0, session.state.options)
        known = evolve(known, redacted)
        yield redacted, observation_of(0, known)


def test_a_round_is_announced() -> None:
    session = dealt("H11", "H5", "Z1", turned="H8", dealer=2)
    make_bids(session, 0, 1, 1)
    play_cards(session, "H11 H5 Z1")
    assert told(session)[:12] == [
        "Bot 2 deals one card each. Trump is ♥ hearts (♥9 turned).",
        "You bid 0.",
        "Bot 1 bids 1.",
        "Bot 2 bids 1.",
        "The bids: You: 0, Bot 1: 1, Bot 2: 1.",
        "Bids: 2 of 1, 1 too many.",
        "You lead ♥Q.",
        "Bot 1 plays ♥6.",
        "Bot 2 plays Z.",
        "Bot 2 takes the trick with Z: 1 taken, 1 bid.",
        "You: 0 bid, 0 taken, +20 points, total 20.",
        "Bot 1: 1 bid, 0 taken, −10 points, total −10.",
    ]


def test_cards_are_named_in_full_when_read_aloud() -> None:
    session = dealt("H11", "H5", "Z1", turned="H8", dealer=2)
    make_bids(session, 0, 1, 1)
    play_cards(session, "H11")
    assert told(session, spoken=True)[-1] == "You lead the queen of hearts."
    assert told(session, spoken=True)[0].endswith("Trump is hearts (9 of hearts turned).")


def test_the_draw_for_the_first_deal_is_announced() -> None:
    """R3.1"""
    first, second = told(Session(Options(players=3), "2a"))[:2]
    assert first.startswith("Drawing for the first deal: You: ")
    assert second == "Bot 1 drew the highest card and deals first."


def test_a_named_trump_is_announced() -> None:
    """R5.3"""
    session = dealt("H11", "H5", "D1", turned="Z4", dealer=0)
    session.act(ChooseTrump(0, Suit.CLUBS))
    assert told(session)[-1] == "You make ♣ clubs trump."


def test_hidden_bids_are_announced_when_all_have_bid() -> None:
    """R9.1"""
    session = dealt("H11", "H5", "D1", turned="S4", dealer=0, bidding="hidden")
    make_bids(session, 1, 0)
    assert told(session)[-2:] == ["Bot 1 has bid.", "Bot 2 has bid."]
    make_bids(session, 0)
    assert told(session)[-2] == "The bids: You: 0, Bot 1: 1, Bot 2: 0."


def test_secret_bids_are_announced_with_the_score() -> None:
    """R9.2"""
    session = dealt("H11", "H5", "D1", turned="S4", dealer=0, bidding="secret")
    make_bids(session, 1, 0, 0)
    assert told(session)[-1].startswith("Everybody has bid. The bids stay secret")
    play_cards(session, "H5 D1 H11")
    assert "You take the trick with ♥Q: 1 taken, 0 bid." in told(session)
    assert "Bot 1: 1 bid, 0 taken, −10 points, total −10." in told(session)


def test_another_players_secret_bid_is_not_announced_with_a_trick() -> None:
    """R9.2"""
    session = dealt("H11 C1", "H5 C2", "D1 C3", turned="S4", dealer=0, bidding="secret")
    make_bids(session, 1, 0, 0)
    play_cards(session, "C2 C3 C1")
    assert told(session)[-1] == "Bot 2 takes the trick with ♣4: 1 taken."


def test_after_clairvoyance_the_readers_own_hand_is_announced() -> None:
    """R9.6"""
    session = dealt("H11", "H5", "D1", turned="S4", dealer=0, clairvoyance=True)
    make_bids(session, 1, 0, 0)
    assert told(session)[-1] == "The hands you saw are face down again, and you pick up your own."


@pytest.mark.parametrize(
    ("totals", "winners", "sentence"),
    [
        ((50, 20, 10), (0,), "You win with 50 points!"),
        ((10, 20, 50), (2,), "Bot 2 wins with 50 points."),
        ((50, 50, 10), (0, 1), "You and Bot 1 win together with 50 points."),
        ((-10, -20, -30), (0,), "You win with −10 points!"),
    ],
)
def test_the_winners_are_announced(
    totals: tuple[int, ...], winners: tuple[int, ...], sentence: str
) -> None:
    """R8.4"""
    after = Session(Options(players=3), "1").observe(0)
    assert list(news(GameFinished(totals, winners), after, a_view(3))) == [sentence]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_every_event_has_its_sentence_in_every_language(
    language: str, bidding: str, *, spoken: bool
) -> None:
    options = Options(players=4, hand_sizes=(4, 2, 15), bidding=bidding, clairvoyance=True)
    session = play_at_random(Session(options, "7"), "1")
    sentences = told(session, language=language, spoken=spoken)
    assert len(sentences) >= len(session.events) - 3
    assert all(
        sentence and "{" not in sentence and "None" not in sentence for sentence in sentences
    )
    assert all(re.match(r"¡?[A-ZÀ-Ý0-9]", sentence) for sentence in sentences)
