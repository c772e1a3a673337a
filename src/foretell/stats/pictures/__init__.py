"""Pictures of a survey, drawn by Matplotlib, which nothing else loads."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from foretell.i18n import CardNames, Words
from foretell.stats.pictures import bids, cards, totals
from foretell.stats.pictures.legend import Legend
from foretell.stats.refusals import NoPictures
from foretell.stats.survey import Survey

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INSTALL: Final = 'pip install "matplotlib>=3.10,<4"'
PICTURES: Final[Mapping[str, Callable[[Survey, Legend], "Figure"]]] = {
    "made-by-hand-size.png": bids.made_by_hand_size,
    "bids.png": bids.made_by_bid,
    "totals.png": totals.totals,
    "cards.png": cards.by_rank,
    "cards-by-hand-size.png": cards.by_hand_size,
}
"""The pictures by the names of their files."""


def check_pictures() -> None:
    """Refuse when there is nothing to draw with.

    Raises:
        NoPictures: when Matplotlib is not installed.
    """
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise NoPictures(install=INSTALL) from None


def write_pictures(
    survey: Survey, folder: Path, *, title: str, words: Words, names: CardNames
) -> None:
    """Draw every picture and write it to a folder.

    Args:
        survey: what is drawn.
        folder: where the files go.
        title: which games these were; it stands on every picture.
        words: the language.
        names: what the cards are called.

    Raises:
        NoPictures: when Matplotlib is not installed.
        OSError: when a file cannot be written.
    """
    check_pictures()
    legend = Legend(title, words, names)
    for name, draw in PICTURES.items():
        draw(survey, legend).savefig(folder / name, metadata={"Software": None})
