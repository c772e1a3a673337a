"""Terminals that lack some characters get ASCII substitutes."""

import io

import pytest
from rich.console import RenderableType

from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.rules.options import Options
from foretell.terminal.common.ascii import handler_for, spell_out, spelled
from foretell.terminal.common.table.page import Table
from foretell.terminal.common.table.plot import plot
from foretell.terminal.common.table.score_pad import Pad
from foretell.testing import play_at_random
from tests.terminal.screens import a_view, shown


def written(text: str, encoding: str) -> str:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    spell_out(stream)
    stream.write(text)
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(encoding)


def test_suits_boxes_and_accents_become_ascii() -> None:
    assert (
        written("╭───╮ │♥Q │ ╰─1─╯ è −10 « œuf » für …", "ascii")
        == '+---+ |HQ | +-1-+ e -10 " oeuf " fuer .'
    )


def test_characters_of_the_encoding_are_left_unchanged() -> None:
    assert written("♥ è «ß»", "latin-1") == "H è «ß»"
    assert written("♥ è", "utf-8") == "♥ è"


def test_a_character_without_a_substitute_becomes_a_question_mark() -> None:
    assert spelled("語") == "?"


def test_the_lines_of_a_plot_become_dots() -> None:
    assert spelled("⠿") == "."


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_pages_can_be_written_in_ascii(language: str) -> None:
    session = play_at_random(Session(Options(players=4, hand_sizes=(5, 4)), "2a"), "3", steps=38)
    view = a_view(language=language)
    observation = session.observe(0)
    parts: list[RenderableType] = [
        Table(observation, view),
        Pad(observation, view),
        *plot(observation.known.scores, view, width=80),
    ]
    text = "".join(shown(part) for part in parts)
    assert "?" not in written(text, "ascii").replace("? ", "")


def test_an_undecodable_byte_is_still_an_error() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", handler_for("utf-8"))


def test_streams_that_are_no_files_are_left_unchanged() -> None:
    stream = io.StringIO()
    spell_out(stream)
    stream.write("♥")
    assert stream.getvalue() == "♥"


@pytest.mark.parametrize(
    ("encoding", "box"),
    [
        ("cp437", "┌───┐│└┘"),
        ("cp850", "┌───┐│└┘"),
        ("cp932", "┌───┐│└┘"),
        ("cp1252", "+---+|++"),
        ("ascii", "+---+|++"),
        ("utf-8", "╭───╮│╰╯"),
    ],
)
def test_a_box_is_drawn_with_one_kind_of_line(encoding: str, box: str) -> None:
    assert written("╭───╮│╰╯", encoding) == box
