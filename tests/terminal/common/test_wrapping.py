"""Line wrapping, which never breaks at a no-break space."""

import pytest
from rich.text import Text

from foretell.game.events import BiddingClosed
from foretell.terminal.common.report.chart import Line, legend
from foretell.terminal.common.table.drawn import DrawnScreen
from foretell.testing import dealt, make_bids
from tests.terminal.screens import a_console, a_view, printed, shown


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_line_breaks_at_ordinary_spaces_only(space: str) -> None:
    assert shown(Text(f"un deux{space}: trois"), 8) == f"un\ndeux{space}:\ntrois"


def test_a_word_longer_than_the_line_is_broken() -> None:
    assert shown(Text("abcd\u00a0efgh"), 6) == "abcd\u00a0e\nfgh"


@pytest.mark.parametrize("width", range(24, 60))
def test_no_line_begins_with_a_french_colon(width: int) -> None:
    game = dealt("H11 C12", "H5 S3", "H1 S4", turned="D8", dealer=0)
    make_bids(game, 1, 0, 1)
    console = a_console(width)
    screen = DrawnScreen(console, a_view(3, language="fr"))
    closed = next(event for event in game.events if isinstance(event, BiddingClosed))
    screen.tell(closed, game.observe(0))
    lines = printed(console).splitlines()
    assert any(":" in line for line in lines)
    assert not [line for line in lines if line.strip().startswith((":", "!", "?", ";", "»"))]


def test_a_legend_never_separates_a_letter_from_its_name() -> None:
    lines = [Line(letter, f"Bot {letter}", [], []) for letter in "ABCD"]
    for width in range(8, 40):
        for line in shown(legend(lines), width).splitlines():
            assert all(part.count("\u00a0") == 2 for part in line.split("   "))
