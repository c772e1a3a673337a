"""``make changed``: the tests of the rooms that a change touches, and of those above them."""

from functools import partial
from pathlib import Path
from typing import Final

import pytest

from scripts.changed.__main__ import has_tests
from scripts.changed.checkout import files
from scripts.changed.fixtures import fixture_needs
from scripts.changed.messages import message_uses
from scripts.changed.needs import Needs, needs
from scripts.changed.program import command_needs
from scripts.changed.selection import Select, room_of, select, touches

ROOT: Final = Path(__file__).parents[2]
TRICK: Final = "src/foretell/rules/trick.py"


@pytest.fixture(scope="module")
def here() -> Needs:
    return needs(ROOT, files(ROOT))


@pytest.fixture(scope="module")
def selected(here: Needs) -> Select:
    """Returns the tests of a change in this checkout."""
    return partial(select, needs=here, tests=frozenset(filter(has_tests, here)))


@pytest.mark.parametrize(
    ("changed", "above"),
    [
        (TRICK, "tests/game/test_r6_bidding.py"),
        (TRICK, "tests/sim/test_every_option.py"),
        (TRICK, "tests/terminal/play/test_play.py"),
        (TRICK, "tests/server/http/test_pages.py"),
        (TRICK, "tests/web/test_play.py"),
        ("src/foretell/bots/search/trials.py", "tests/server/live/bots/test_pool.py"),
        ("src/foretell/server/storage/values.py", "tests/web/test_kept.py"),
        ("src/foretell/analysis/luck.py", "tests/terminal/review/test_review.py"),
        ("src/foretell/web/static/core/options.js", "tests/web/js/share_test.js"),
        ("src/foretell/web/static/ui/pad/sheet.js", "tests/web/js/pad_sheet_test.js"),
        ("src/foretell/web/static/ui/theme.js", "tests/web/js/theme_test.js"),
        ("src/foretell/web/static/sw.js", "tests/web/test_play.py"),
        ("src/foretell/web/static/css/tokens.css", "tests/web/test_colours.py"),
        ("tests/server/process.py", "tests/web/test_play.py"),
        ("src/foretell/sim/step.py", "tests/lab/training/test_self_play.py"),
        ("lab/src/foretell_lab/training/plan.py", "tests/lab/training/test_self_play.py"),
        ("conformance/decisions.jsonl", "tests/wasm/test_engine.py"),
        ("pyproject.toml", "tests/cards/test_cards.py"),
    ],
)
def test_a_change_in_a_low_room_selects_the_tests_above_it(
    selected: Select, changed: str, above: str
) -> None:
    assert (ROOT / changed).exists()
    assert (ROOT / above).exists()
    assert above in selected([changed])


@pytest.mark.parametrize(
    ("changed", "below"),
    [
        ("src/foretell/terminal/play/loop.py", "tests/table/test_redact.py"),
        ("src/foretell/terminal/play/loop.py", "tests/web/test_play.py"),
        ("src/foretell/envs/encoding.py", "tests/server/http/test_pages.py"),
        ("lab/src/foretell_lab/training/plan.py", "tests/arena/test_match.py"),
        ("src/foretell/web/static/ui/pad/sheet.js", "tests/server/http/test_limits.py"),
        ("docs/play/faq.md", "tests/game/test_r6_bidding.py"),
    ],
)
def test_a_change_in_a_high_room_selects_no_test_below_it(
    selected: Select, changed: str, below: str
) -> None:
    assert (ROOT / changed).exists()
    assert (ROOT / below).exists()
    assert below not in selected([changed])


def test_a_change_of_any_room_selects_tests(here: Needs, selected: Select) -> None:
    rooms = {room: file for file in here if (room := room_of(file)) is not None}
    for room, file in rooms.items():
        assert any(it.startswith("tests/") for it in selected([file])), room


NEEDS: Final[Needs] = {
    "src/foretell/rules/trick.py": frozenset(),
    "src/foretell/rules/bidding.py": frozenset(),
    "src/foretell/game/decide.py": frozenset({"src/foretell/rules/trick.py"}),
    "src/foretell/web/static/core/trick.js": frozenset(),
    "tests/rules/test_trick.py": frozenset({"src/foretell/rules/trick.py"}),
    "tests/rules/test_bidding.py": frozenset({"src/foretell/rules/bidding.py"}),
    "tests/game/helpers.py": frozenset({"src/foretell/game/decide.py"}),
    "tests/game/test_decide.py": frozenset({"tests/game/helpers.py"}),
    "tests/game/test_alone.py": frozenset(),
    "tests/web/js/trick_test.js": frozenset({"src/foretell/web/static/core/trick.js"}),
}


@pytest.mark.parametrize(
    ("changed", "python", "page"),
    [
        (
            "src/foretell/rules/gone.py",
            ("game/test_decide", "rules/test_bidding", "rules/test_trick"),
            (),
        ),
        ("src/foretell/game/decide.py", ("game/test_alone", "game/test_decide"), ()),
        ("tests/game/helpers.py", ("game/test_decide",), ()),
        ("tests/game/conftest.py", ("game/test_alone", "game/test_decide"), ()),
        ("src/foretell/web/static/core/trick.js", (), ("tests/web/js/trick_test.js",)),
        ("docs/play/faq.md", (), ()),
    ],
)
def test_a_room_is_touched_as_a_whole(
    changed: str, python: tuple[str, ...], page: tuple[str, ...]
) -> None:
    tests = frozenset(filter(has_tests, NEEDS))
    files = [f"tests/{file}.py" for file in python]
    assert select([changed], NEEDS, tests) == [*files, *page]


def test_a_change_to_the_base_of_all_tests_touches_everything() -> None:
    assert set(touches("tests/conftest.py", NEEDS.keys())) == NEEDS.keys()


def test_a_test_needs_what_its_fixtures_need_and_no_more() -> None:
    texts = {
        "tests/conftest.py": """
import pytest
from tests.clock import Clock

@pytest.fixture(autouse=True)
def clock(): return Clock()
""",
        "tests/web/conftest.py": """
import pytest
from tests.stage import Stage
from tests.server import started

@pytest.fixture
def server(): return started()

@pytest.fixture
def visitors(server): return [server]

@pytest.fixture
def stage(): return Stage()
""",
        "tests/web/test_visits.py": "def test_a_visit(visitors): ...",
        "tests/web/test_stage.py": "@pytest.mark.usefixtures('stage')\ndef test_a_stage(): ...",
        "tests/test_time.py": "def test_time(): ...",
    }
    helpers = {f"tests.{name}": f"tests/{name}.py" for name in ("clock", "server", "stage")}
    used = fixture_needs(texts, helpers.get)
    assert used == {
        "tests/web/test_visits.py": {"tests/clock.py", "tests/server.py"},
        "tests/web/test_stage.py": {"tests/clock.py", "tests/stage.py"},
        "tests/test_time.py": {"tests/clock.py"},
    }


def test_a_command_is_needed_where_it_is_named_or_given_to_a_helper() -> None:
    room = "src/foretell/terminal/"
    texts = {
        f"{room}__init__.py": "",
        f"{room}program.py": "",
        f"{room}play/loop.py": "",
        f"{room}rate.py": "",
        "tests/helpers.py": "from foretell.terminal import main",
        "tests/test_rate.py": "from tests.helpers import run\nrun('rate', 'file')",
        "tests/test_all.py": "from tests.helpers import run",
        "tests/server.py": 'Popen([sys.executable, "-m", "foretell", "play"])',
        "tests/test_server.py": "from tests.server import start",
    }
    needed: dict[str, set[str]] = {file: set() for file in texts}
    needed["tests/helpers.py"] = {f"{room}__init__.py"}
    needed["tests/test_rate.py"] = needed["tests/test_all.py"] = {"tests/helpers.py"}
    needed["tests/test_server.py"] = {"tests/server.py"}
    used: dict[str, set[str]] = {}
    for file, other in command_needs(texts, needed):
        used.setdefault(file, set()).add(other.removeprefix(room))
    always = {"__init__.py", "program.py"}
    assert used == {
        "tests/test_rate.py": always | {"rate.py"},
        "tests/test_all.py": always | {"rate.py", "play/loop.py"},
        "tests/server.py": always | {"play/loop.py"},
    }


def test_a_catalogue_is_needed_where_its_messages_are_used() -> None:
    catalogues = "src/foretell/i18n/catalogues/"
    texts = {
        f"{catalogues}en/play.ftl": "play-over = Over.\nplay-level-high = High.\n",
        f"{catalogues}de/play.ftl": "play-over = Aus.\n",
        f"{catalogues}en/refusals.ftl": "play-must-follow-suit = No.\n",
        "src/foretell/i18n/words.py": "",
        "src/foretell/terminal/play/loop.py": 'words("play-over")',
        "src/foretell/terminal/play/start.py": 'words(f"play-level-{level}")',
    }
    used: dict[str, set[str]] = {}
    for file, catalogue in message_uses(texts, page="src/foretell/web/static/"):
        used.setdefault(file, set()).add(catalogue.removeprefix(catalogues))
    assert used == {
        "src/foretell/terminal/play/loop.py": {"en/play.ftl", "de/play.ftl"},
        "src/foretell/terminal/play/start.py": {"en/play.ftl", "de/play.ftl"},
        "src/foretell/i18n/words.py": {"en/refusals.ftl"},
    }
