"""The question, which stays at the end of the screen."""

import io
import sys

import pytest

from foretell.terminal.join.prompt import Question


class Screen(io.StringIO):
    """A standard output that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def asked(monkeypatch: pytest.MonkeyPatch, screen: io.StringIO, *, plain: bool) -> str:
    """Ask twice with a message in between, answer, and return the output."""
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    question = Question(plain=plain)
    question.ask("Bid:")
    question.ask("Bid:")
    question.make_way()
    question.make_way()
    screen.write("Bob bids 1.\n")
    question.ask("Bid:")
    question.answered("2")
    question.ask("")
    return screen.getvalue()


def test_on_a_terminal_the_question_makes_way_for_news_and_returns_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = asked(monkeypatch, Screen(), plain=False)
    assert told == " Bid: \r\x1b[KBob bids 1.\n Bid: 2\n"


def test_in_plain_output_the_line_of_the_question_is_ended_for_news(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = "Bid: \nBob bids 1.\nBid: 2\n"
    assert asked(monkeypatch, Screen(), plain=True) == told
    assert asked(monkeypatch, io.StringIO(), plain=False).replace(" Bid", "Bid") == told


def test_another_question_replaces_the_previous_one(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    question = Question(plain=False)
    question.ask("Bid:")
    question.ask("Do you agree?")
    question.ask("")
    assert screen.getvalue() == " Bid: \r\x1b[K Do you agree? \r\x1b[K"
