"""Records as tables."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from foretell.cards import DECK, Suit, cards_of
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.events import Dealt, RoundScored
from foretell.game.session import Session
from foretell.record import Header, Player, Record, read_records
from foretell.record.frame import TABLES, Form, ParquetFile, table_of, to_frame
from foretell.record.refusals import NoArrow
from foretell.rules.options import Options

pytest.importorskip("pyarrow")

RECORDS = Path(__file__).parents[3] / "conformance" / "records"
ROWS = tuple(TABLES)


def games() -> list[Record]:
    return [one for path in sorted(RECORDS.glob("*.jsonl"))[:12] for one in read_records(path)]


def a_game() -> Record:
    return next(read_records(RECORDS / "preset-en.jsonl"))


def test_the_decisions_of_a_game_play_it_again() -> None:
    record = a_game()
    game = Session(record.header.options, record.header.seed)
    for row in to_frame(record).to_pylist():
        seat, round_ = row["seat"], game.state.round
        assert cards_of(row["hand"]) == game.observe(seat).hand
        assert (row["round"], row["size"], row["dealer"]) == (
            round_.number,
            round_.size,
            round_.dealer,
        )
        assert row["turned"] == (str(round_.turned) if round_.turned else None)
        assert row["trump"] == (None if round_.trump is None else round_.trump.letter)
        trick = round_.trick
        if row["action"] == "play":
            assert trick is not None
            assert row["trick"] == len(round_.tricks) + 1
            assert row["place"] == len(trick.cards)
            game.act(PlayCard(seat, DECK[[str(card) for card in DECK].index(row["card"])]))
        elif row["action"] == "bid":
            game.act(MakeBid(seat, row["bid"]))
        else:
            game.act(ChooseTrump(seat, Suit.parse(row["suit"])))
    assert game.events == record.events


def test_rounds_have_a_row_for_each_seat() -> None:
    record = a_game()
    rows = to_frame(record, "rounds").to_pylist()
    scored = [event for event in record.events if isinstance(event, RoundScored)]
    assert len(rows) == len(scored) * record.header.options.players
    for row in rows:
        event = scored[row["round"] - 1]
        found = (row["bid"], row["taken"], row["points"], row["total"])
        at = row["seat"]
        assert found == (event.bids[at], event.taken[at], event.points[at], event.totals[at])
        assert row["trump"] == (None if event.trump is None else event.trump.letter)
        assert row["hand"].bit_count() == row["size"]


def test_a_game_is_one_row() -> None:
    record = a_game()
    (row,) = to_frame(record, "games").to_pylist()
    assert row["id"] == "preset-en"
    assert row["started"] == datetime(2000, 1, 1, tzinfo=UTC)
    assert row["options"] == "4"
    assert row["totals"] == [-470, -420, -280, -110]
    assert row["places"] == [4, 3, 2, 1]
    assert row["rounds"] == 15


def test_several_records_are_numbered_from_1() -> None:
    records = games()
    for rows in ROWS:
        numbers = to_frame(iter(records), rows)["game"].to_pylist()
        assert set(numbers) == set(range(1, len(records) + 1))
        assert numbers == sorted(numbers)


def test_a_game_that_breaks_off_has_no_places_and_its_round_no_points() -> None:
    record = a_game()
    start = next(
        at for at, one in enumerate(record.events) if isinstance(one, Dealt) and one.round == 2
    )
    broken = Record(record.header, record.events[: start + 2])
    assert to_frame(broken, "games")["places"].to_pylist() == [None]
    last = to_frame(broken, "rounds").to_pylist()[-4:]
    assert [row["taken"] for row in last] == [None] * 4
    assert sum(row["bid"] is not None for row in last) == 1
    fresh = Record(record.header, record.events[:1])
    assert to_frame(fresh, "games")["totals"].to_pylist() == [[0] * 4]


@pytest.mark.parametrize("rows", ROWS)
def test_a_table_may_be_empty_and_has_its_columns_all_the_same(rows: str) -> None:
    table = to_frame([], rows)
    assert table.num_rows == 0
    assert table.column_names == [column.name for column in TABLES[rows]]


@pytest.mark.parametrize("rows", ROWS)
def test_only_columns_that_say_so_have_missing_values(rows: str) -> None:
    header = a_game().header
    unfinished = Record(header, a_game().events[:9])
    table = to_frame([*games(), unfinished], rows)
    for column in TABLES[rows]:
        assert table.schema.field(column.name).nullable == column.is_nullable
        if not column.is_nullable:
            assert table[column.name].null_count == 0, column.name


def test_other_rows_are_refused() -> None:
    with pytest.raises(ValueError, match="decisions, rounds, games, not 'tricks'"):
        to_frame(a_game(), "tricks")


def test_without_arrow_the_refusal_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NoArrow, match="pip install"):
        to_frame(a_game())


def test_people_and_bots_are_named() -> None:
    options = Options(players=3, first_dealer=0, hand_sizes=(1,))
    players = (Player("Ann", "human"), Player("Bob", "steady"), Player("Cleo", "human"))
    header = Header("x", options, players, "2a", datetime(2026, 1, 1, tzinfo=UTC))
    table = to_frame(Record(header, Session(options, "2a").events), "rounds")
    assert table["kind"].to_pylist() == ["human", "steady", "human"]


def test_a_parquet_file_has_the_rows_and_what_they_are_about(tmp_path: Path) -> None:
    from pyarrow import parquet

    from foretell.record.frame import columns_of

    record, path = a_game(), tmp_path / "g.parquet"
    with path.open("wb") as file, ParquetFile(file, TABLES["rounds"], {"seed": "2a"}) as table:
        for number in (1, 2):
            table.write(columns_of([record], "rounds", first=number))
    found = parquet.read_table(path)
    assert found.schema.metadata[b"seed"] == b"2a"
    assert found.to_pylist() == to_frame([record, record], "rounds").to_pylist()


def test_a_parquet_file_without_rows_stays_empty(tmp_path: Path) -> None:
    path = tmp_path / "g.parquet"
    with path.open("wb") as file, ParquetFile(file, TABLES["rounds"], {}):
        pass
    assert path.stat().st_size == 0


def test_many_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyarrow import parquet

    from foretell.record.frame import columns_of
    from foretell.record.frame import parquet as module

    monkeypatch.setattr(module, "_GROUP", 100)
    path, values = tmp_path / "g.parquet", columns_of([a_game()], "rounds")
    with path.open("wb") as file, ParquetFile(file, TABLES["rounds"], {}) as table:
        for _ in range(4):
            table.write(values)
    found = parquet.ParquetFile(path)
    assert found.metadata.num_rows == 240
    assert max(found.metadata.row_group(at).num_rows for at in range(3)) <= 100


def test_every_form_of_values_has_a_type() -> None:
    from foretell.record.frame.arrow import schema_of
    from foretell.record.frame.columns import Column

    schema = schema_of([Column(form.name, form, "") for form in Form])
    assert len(schema) == len(Form)
    assert table_of([Column("x", Form.TRUTH, "")], {"x": [True]})["x"].to_pylist() == [True]


@pytest.mark.parametrize("rows", ROWS)
def test_polars_reads_a_table_without_copying_numbers(rows: str) -> None:
    polars = pytest.importorskip("polars")
    table = to_frame(a_game(), rows)
    found = polars.from_arrow(table)
    assert found.to_dicts() == table.to_pylist()
    assert data_of(found["game"].to_arrow()) == data_of(table["game"].chunk(0))


@pytest.mark.parametrize("rows", ROWS)
def test_pandas_reads_a_table_without_copying_numbers(rows: str) -> None:
    pandas = pytest.importorskip("pandas")
    import pyarrow as pa

    table = to_frame(a_game(), rows)
    found = table.to_pandas(types_mapper=pandas.ArrowDtype)
    back = pa.Table.from_pandas(found, schema=table.schema)
    assert back.to_pylist() == table.to_pylist()
    assert data_of(back["game"].chunk(0)) == data_of(table["game"].chunk(0))


def data_of(array: Any) -> int:
    """Return the address of the values of an array of Arrow."""
    address: int = array.buffers()[1].address
    return address
