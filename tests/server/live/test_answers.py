"""The memory of answers: enough to carry out nothing twice, and no more."""

from foretell.protocol import client as messages
from foretell.protocol.client import Command
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Refused
from foretell.server.live.answers import LASTS, MOST_EACH, AnswerBook, answer_to, repeated
from foretell.server.storage.values import Answer


def given(person: str, command: str, *, at: int = 0) -> Answer:
    return Answer(person, command, b"{}", at)


def test_the_last_answers_of_each_person_are_kept() -> None:
    book = AnswerBook()
    book.keep(given("q", "first"))
    for number in range(MOST_EACH + 1):
        expected = (("p", "0"),) if number == MOST_EACH else ()
        assert book.surplus("p") == expected
        book.keep(given("p", f"{number}"))
    assert len(book) == MOST_EACH + 1
    assert book.find("p", "0") is None
    assert book.find("p", "1") == given("p", "1")
    assert book.find("q", "first") == given("q", "first")
    assert book.find("nobody", "1") is None


def test_surplus_answers_from_the_store_are_dropped_all_at_once() -> None:
    book = AnswerBook(given("p", f"{number}") for number in range(MOST_EACH + 7))
    assert book.find("p", "0") is not None
    assert book.surplus("p") == tuple(("p", f"{number}") for number in range(8))
    book.keep(given("p", "new"))
    assert len(book) == MOST_EACH
    assert book.find("p", "7") is None
    assert book.find("p", "8") is not None


def test_over_the_total_limit_the_least_recent_person_loses_the_oldest_answer() -> None:
    book = AnswerBook(most=3)
    for person, command in (("p", "1"), ("q", "1"), ("p", "2"), ("r", "1")):
        book.keep(given(person, command))
    assert len(book) == 3
    assert book.find("q", "1") is None
    assert book.find("p", "1") is not None


def test_answers_of_absent_persons_are_dropped_after_a_day() -> None:
    book = AnswerBook([Answer("old", "1", b"{}"), given("p", "1", at=LASTS)], now=LASTS)
    book.keep(given("p", "2", at=LASTS + 1))
    book.keep(given("q", "1", at=2 * LASTS))
    assert book.find("old", "1") is not None
    book.keep(given("q", "2", at=2 * LASTS + 1))
    assert book.find("old", "1") is None
    assert book.find("p", "1") is not None
    book.keep(given("q", "3", at=2 * LASTS + 2))
    assert book.find("p", "1") is None
    assert len(book) == 3


def test_an_answer_is_repeated_only_to_the_same_command() -> None:
    def answers(first: Command, then: Command) -> bytes:
        return repeated(answer_to("p", first, b"answer", at=0), then)

    assert answers(messages.Sit("1"), messages.Sit("1", None)) == b"answer"
    for first, then in (
        (messages.Sit("1"), messages.Sit("1", 0)),
        (messages.Sit("1"), messages.Stand("1")),
        (messages.Start("1"), messages.CallRematch("1")),
        (messages.Bid("1", 1), messages.Bid("1", 2)),
        (messages.Remove("1", 1), messages.Sit("1", 1)),
    ):
        refused = decode_server(answers(first, then))
        assert refused == Refused("1", "command/id_reused"), (first, then)


def test_a_field_at_its_default_makes_no_other_command() -> None:
    """A later version may add a field, and get a command again that an earlier one answered."""

    class Stand(messages.Stand, frozen=True, tag="stand"):
        seat: int | None = None

    answer = answer_to("p", messages.Stand("1"), b"answer", at=0)
    assert repeated(answer, Stand("1")) == b"answer"
    assert repeated(answer, Stand("1", 2)) != b"answer"
