"""Refusals name the players whom they are about."""

from dataclasses import fields

import pytest

from foretell.errors import Refusal
from foretell.game.refusals import AlreadyBid, NotYourPlay, NotYourTrump
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.i18n.fields import SEATS, Seated
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.table.refusals import UndoUnderWay
from tests.i18n.ftl import variables
from tests.i18n.test_catalogues import every_refusal

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

OF_FILES_AND_PROGRAMS = ("record-", "bots-", "arena-", "review-")
"""Beginnings of the ids of refusals that nobody at a table is shown: they number the seats."""
PLAYERS = Seated(("Ann", "Bob", "Cleo"), own=0)


def said(refusal: Refusal, language: str = "en", seated: Seated | None = None) -> str:
    names = CardNames(Words(language), Edition.CLASSIC, Faces.LETTERS)
    return Words(language).refusal(refusal, names, *([seated] if seated else []))


@in_every_language
def test_no_refusal_at_a_table_shows_the_number_of_a_seat(language: str) -> None:
    numbers = {name.replace("_", "-") for name in SEATS}
    about_seats = {
        message
        for message, refusal in every_refusal().items()
        if not message.startswith(OF_FILES_AND_PROGRAMS)
        and {field.name for field in fields(refusal)} & set(SEATS)
    }
    assert len(about_seats) >= 15
    shown = {message for message in about_seats if variables(language, message) & numbers}
    assert shown == set()


@in_every_language
def test_a_refusal_names_the_player_it_is_about(language: str) -> None:
    for refusal, who in (
        (NotYourPlay(seat=0, to_act=2), "Cleo"),
        (NotYourTrump(seat=2, dealer=1), "Bob"),
        (AlreadyBid(seat=1), "Bob"),
        (UndoUnderWay(seat=2), "Cleo"),
    ):
        sentence = said(refusal, language, PLAYERS)
        assert who in sentence
        assert not any(character.isdigit() for character in sentence)


@in_every_language
def test_a_refusal_about_the_reader_addresses_them(language: str) -> None:
    assert "Ann" not in said(AlreadyBid(seat=0), language, PLAYERS)


def test_without_names_a_seat_is_called_by_its_number() -> None:
    assert said(NotYourPlay(seat=1, to_act=0)) == "It is Seat 0’s turn to play."
    assert said(NotYourPlay(seat=1, to_act=7), seated=PLAYERS) == "It is Seat 7’s turn to play."
