"""Pictures of a survey; only they load Matplotlib."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from foretell.i18n import CardNames, Words
from foretell.stats.pictures import bids, cards, totals
from foretell.stats.pictures.paper import Legend
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
"""The function that draws each picture, by file name."""


def check_pictures() -> None:
    """Refuse when Matplotlib is not installed (``NoPictures``)."""
    try:
        import matplotlib.figure  # noqa: F401 - only whether it can be imported
    except ImportError:
        raise NoPictures(install=INSTALL) from None


def write_pictures(
    survey: Survey, folder: Path, *, title: str, words: Words, names: CardNames
) -> None:
    """Draw every picture, with a description of the games as its title, and write it to a folder.

    Raises:
        NoPictures: when Matplotlib is not installed.
        OSError: when a file cannot be written.
    """
    check_pictures()
    legend = Legend(title, words, names)
    for name, draw in PICTURES.items():
        draw(survey, legend).savefig(folder / name, metadata={"Software": None})
