"""The game in the page against the game of the server."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, cast, get_args

import pytest
from msgspec import to_builtins

from foretell.bots.registry import LEVELS, STYLES
from foretell.cards import DECK, Card
from foretell.errors import Refusal
from foretell.game.session import Session
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.i18n.entries import catalogue_text
from foretell.protocol.client import Command
from foretell.protocol.codec import refused
from foretell.protocol.settings import TableSettings
from foretell.record import read_records, write_record
from foretell.rules.clauses import clauses_in_play
from foretell.rules.options import CHOICES, SWITCHES, Edition, Options
from foretell.rules.presets import PRESETS, Faces
from foretell.sim.settings import settings_of
from foretell.testing import all_options, play_at_random, refused_options
from tests.record.helpers import record_of
from tests.web.agreement import games
from tests.web.pages import ROOT, Engine, InDeno, in_chromium
from tests.web.table_views import table_views
from tests.web.tables import tables

pytestmark = pytest.mark.whole

CONFORMANCE = ROOT / "conformance"
ENGINES = ("deno", pytest.param("chromium", marks=pytest.mark.thorough))


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if request.param == "deno":
        yield InDeno()
        return
    with in_chromium(request.getfixturevalue("program")) as chromium:
        yield chromium


@pytest.fixture(scope="module")
def quick_games() -> str:
    return b"\n".join(games(312, steps=50)).decode()


def agreed(found: dict[str, object], *, at_least: int) -> None:
    assert found["failures"] == []
    assert cast("int", found["checked"]) >= at_least


def test_the_units_of_the_page_agree_with_python(engine: Engine) -> None:
    agreed(engine.run("unit.js", _given()), at_least=390)


def test_the_page_passes_the_conformance_files(engine: Engine) -> None:
    """But the bots' decisions and reviews, which are those of other modules."""
    files = sorted(path for path in CONFORMANCE.rglob("*") if path.suffix in {".txt", ".jsonl"})
    texts = {
        path.relative_to(CONFORMANCE).as_posix(): path.read_text(encoding="utf-8")
        for path in files
        if path.name not in {"decisions.jsonl", "highlights.jsonl", "reviews.jsonl"}
    }
    agreed(engine.run("conformance.js", texts), at_least=4_000)


@pytest.mark.parametrize(
    ("every", "at_least"),
    [(8, 300), pytest.param(1, 3_000, marks=pytest.mark.thorough)],
    ids=["some", "all"],
)
def test_bots_in_the_page_decide_as_in_python(engine: Engine, every: int, at_least: int) -> None:
    """With reasons and values; Deno alone checks all each time (``js/decisions_test.js``)."""
    lines = (CONFORMANCE / "decisions.jsonl").read_text(encoding="utf-8").splitlines()
    agreed(engine.run("decisions.js", {"lines": "\n".join(lines[::every])}), at_least=at_least)


def test_the_page_agrees_with_python_on_random_games(engine: Engine, quick_games: str) -> None:
    """Events, legal actions, refusals, redactions and bots, over all options."""
    agreed(engine.run("agreement.js", quick_games), at_least=120_000)


def test_tables_answer_as_a_server_does(engine: Engine) -> None:
    found = engine.run("tables.js", b"\n".join(tables(30, 120)).decode())
    agreed(found, at_least=10_000)
    seen = cast("list[str]", found["seen"])
    assert {"finished", "rematch_called", "taken_back", "table/seat_taken"} < set(seen)
    late = {command.__struct_config__.tag for command in get_args(Command)}
    assert {f"late {name}" for name in late} | {"command/overtaken"} < set(seen)


def test_the_page_folds_messages_to_the_view_of_the_client(engine: Engine) -> None:
    """Seats, questions and the known game are compared after every message."""
    found = engine.run("table_views.js", b"\n".join(table_views(60, 120)).decode())
    agreed(found, at_least=2_000)
    seen = set(cast("list[str]", found["seen"]))
    assert {"waits", "removal_asked", "removal_answered", "removal_lapsed", "taken_back"} < seen
    assert {"moment_shown", "note_added", "note_removed", "part_taken"} < seen


def test_a_table_in_the_page_plays_games_as_the_server_does(engine: Engine, tmp_path: Path) -> None:
    options = (
        {"players": 3, "hand_sizes": [1, 3]},
        {"players": 4, "hand_sizes": [2, 15], "bidding": "hidden", "clairvoyance": True},
        {"players": 2},
        {"players": 6, "hand_sizes": [1, 2], "bidding": "secret", "edition": "fantasy"},
        {"players": 3, "deal": "one_suit", "even_bid": "never", "first_dealer": 2},
    )
    found = engine.run(
        "local.js",
        {"games": [_whole(values) for values in options], "settings": to_builtins(TableSettings())},
    )
    agreed(found, at_least=100)
    records = cast("list[str]", found["records"])
    assert len(records) == len(options)
    for number, text in enumerate(records):
        path = tmp_path / f"{number}.jsonl"
        path.write_text(text, encoding="utf-8")
        (record,) = read_records(path)
        assert write_record(record) == text
        assert record.header.fair is not None
        assert record.header.options.to_json() == _whole(options[number])


@pytest.mark.thorough
def test_the_page_agrees_with_python_on_ten_thousand_random_games() -> None:
    deno, told, checked = InDeno(), games(10_000, whole=4), 0
    while batch := list(islice(told, 50)):
        found = deno.run("agreement.js", b"\n".join(batch).decode())
        agreed(found, at_least=1_000)
        checked += cast("int", found["checked"])
    assert checked > 10_000_000


def _whole(values: dict[str, Any]) -> dict[str, object]:
    return Options.from_json(values).to_json()


def _given() -> dict[str, object]:
    """Return the results of the page, and the page's records to read."""
    tried: list[dict[str, object]] = [dict(case.values) for case in refused_options()]
    tried += [{"players": value} for value in (0, 1, 7, -1, 3.5, "4", True, False, None, [4])]
    tried += [{"deal": value} for value in ("two_suits", 1, None, True)]
    tried += [{"hand_sizes": value} for value in ([], [0], [1, 16], "1", 3, [1, 2.5], True)]
    tried += [{"hand_sizes": [1] * 61}]
    tried += [{"first_dealer": value} for value in (4, -1, "host", False, 1.5)]
    tried += [{"clairvoyance": value} for value in (1, "yes", None)]
    tried += [{"bidding": "loud"}, {"colour": "blue"}, {"first_dealer": None}, {"bidding": None}]
    lists = [list(all_options()), list(all_options(first_dealers=(0,), hand_sizes=((1, 2), (10,))))]
    fair = (CONFORMANCE / "records" / "fair.jsonl").read_text(encoding="utf-8")
    return {
        "refused": [[values, _refusal(values)] for values in tried],
        "clauses": [[one.to_json(), clauses_in_play(one)] for among in lists for one in among],
        "settings": [[one.to_json(), settings_of(one).tolist()] for one in lists[1]],
        "presets": [
            {
                "name": preset.name,
                "clause": preset.clause,
                "faces": preset.faces,
                "language": preset.language,
                "options": dict(preset.options),
            }
            for preset in PRESETS.values()
        ],
        "choices": {name: list(kind) for name, kind in CHOICES.items()},
        "switches": SWITCHES,
        "levels": LEVELS,
        "styles": list(STYLES),
        "articles": [_articles(language) for language in LANGUAGES],
        "record": (CONFORMANCE / "records" / "preset-en.jsonl").read_text(encoding="utf-8"),
        "fair": fair,
        "long": _long(),
    }


def _articles(language: str) -> dict[str, object]:
    """Return a language's cards with their articles, by every name that a card has."""
    words = Words(language)
    tables = [CardNames(words, edition, faces) for edition in Edition for faces in Faces]
    called = sorted({name for table in tables for card in DECK for name in _called(table, card)})
    return {
        "language": language,
        "catalogue": catalogue_text(language, "cards"),
        "cards": [[name, words("card-with-article", card=name)] for name in called],
    }


def _called(table: CardNames, card: Card) -> tuple[str, str]:
    return table.card(card), table.short(card)


def _long() -> str:
    """Return the record of a game with more rounds than a new one may have."""
    options = Options.from_record({"players": 3, "hand_sizes": [1] * 61})
    return write_record(record_of(play_at_random(Session(options, "2a"), "1"), seed="2a"))


def _refusal(values: dict[str, object]) -> object:
    try:
        Options.from_json(values)
    except Refusal as refusal:
        told = refused(refusal, None)
        return {"code": told.code, "clause": told.clause, "fields": told.fields}
    return None
