"""Pictures: their files, their size and their language."""

from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.rules.options import Edition, Options
from foretell.rules.presets import Faces
from foretell.stats.pictures import INSTALL, PICTURES, check_pictures, write_pictures
from foretell.stats.pictures.paper import Legend
from foretell.stats.refusals import NoPictures
from tests.stats.helpers import SHORT, a_survey, called

pytestmark = pytest.mark.kernel

TABLES = (
    SHORT,
    Options(players=2),
    Options(players=3, deal="one_suit"),
    Options(players=6, hand_sizes=(5,)),
)


def a_legend(language: str = "en") -> Legend:
    words = Words(language)
    return Legend("Some games", words, CardNames(words, Edition.CLASSIC, Faces.LETTERS))


@pytest.mark.usefixtures("no_matplotlib")
def test_pictures_are_refused_without_a_drawing_library(tmp_path: Path) -> None:
    legend = a_legend()
    with pytest.raises(NoPictures) as refused:
        write_pictures(
            a_survey(games=1), tmp_path, title="", words=legend.words, names=legend.names
        )
    assert refused.value.install == INSTALL == 'pip install "matplotlib>=3.10,<4"'
    assert list(tmp_path.iterdir()) == []


@pytest.mark.compiled
@pytest.mark.parametrize("options", TABLES, ids=called)
def test_every_picture_is_a_file_of_a_sane_size(options: Options, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    check_pictures()
    legend = a_legend()
    found = a_survey(options, games=3)
    write_pictures(found, tmp_path, title="Some games", words=legend.words, names=legend.names)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(PICTURES)
    for path in tmp_path.iterdir():
        data = path.read_bytes()
        assert data.startswith(b"\x89PNG\r\n")
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1600, 1000)
        assert 10_000 < len(data) < 1_000_000


@pytest.mark.compiled
def test_the_same_survey_gives_the_same_file(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    found, legend = a_survey(games=3), a_legend()
    for name in ("one.png", "other.png"):
        PICTURES["totals.png"](found, legend).savefig(tmp_path / name, metadata={"Software": None})
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "other.png").read_bytes()


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_the_texts_of_a_picture_are_in_the_chosen_language(name: str, language: str) -> None:
    text = pytest.importorskip("matplotlib.text")
    found = a_survey(games=3)
    figure = PICTURES[name](found, a_legend(language))
    figure.draw_without_rendering()
    told = {part.get_text() for part in figure.findobj(text.Text)}
    words = Words(language)
    axis = "stats-axis-points" if name == "totals.png" else "stats-axis-cards"
    assert words(axis if name != "cards.png" else "stats-axis-took") in told
    assert "Some games" in told
    assert any(part.endswith("%") for part in told)


def test_negative_numbers_have_a_true_minus_sign() -> None:
    assert a_legend().number(-1200) == "−1,200"
    assert a_legend("de").percent(0.5) == "50\u00a0%"
