"""The picture: it shows every bot, in the language of the user."""

from pathlib import Path

import pytest

from foretell.arena import play_match, summarise
from foretell.arena.match import Match
from foretell.arena.picture import draw, write_picture
from foretell.i18n import LANGUAGES, Words
from tests.arena.helpers import NAMES, duel, invented, pool

text = pytest.importorskip("matplotlib.text")


def told(match: Match, language: str = "en") -> list[str]:
    summary = summarise(invented(match, lambda deal, seating: [deal * bot for bot in seating]))
    figure = draw(summary, title="Some deals", words=Words(language))
    figure.draw_without_rendering()
    return [part.get_text() for part in figure.findobj(text.Text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pool_has_a_row_for_each_bot_and_each_lone_bot(language: str) -> None:
    found, words = told(pool(*NAMES[:3]), language), Words(language)
    assert set(NAMES[:3]) <= set(found)
    for one in NAMES[:3]:
        for other in NAMES[:3]:
            row = words("arena-among", alone=one, others=other)
            assert (row in found) == (one != other)
    for name in ("arena-picture", "arena-mixed", "arena-picture-alone", "arena-axis-points"):
        assert words(name) in found
    assert "Some deals" in found


def test_one_bot_alone_has_one_row() -> None:
    found = told(duel("ann", "bob"))
    assert "ann among bob" in found
    assert "Mixed tables" not in found


def test_one_deal_is_drawn_without_intervals() -> None:
    assert "ann among bob" in told(duel("ann", "bob", deals=1))


def test_the_same_results_give_the_same_picture(tmp_path: Path) -> None:
    summary = summarise(play_match(duel()))
    for name in ("one.png", "other"):
        write_picture(summary, tmp_path / name, title="Some deals", words=Words("en"))
    data = (tmp_path / "one.png").read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    assert data == (tmp_path / "other").read_bytes()
