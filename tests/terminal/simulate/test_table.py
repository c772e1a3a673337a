"""``foretell simulate --out games.parquet``: the games as a table."""

import errno
import sys
from pathlib import Path

import pytest

from foretell.record import Record, read_records
from foretell.record.frame import TABLES, columns_of, table_of, to_frame
from foretell.rules.options import Options
from foretell.terminal.simulate.batch import Batch
from foretell.terminal.simulate.parts import Part, table_part
from tests.sim.amounts import COMPILED
from tests.terminal.helpers import Run, refusal
from tests.terminal.simulate.test_compiled import some_options, steady
from tests.terminal.simulate.test_jobs import failing

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

pytestmark = pytest.mark.kernel

ROWS = tuple(TABLES)
FEW = ("--hand-sizes", "2,1", "--seed", "2a", "--bots", "random")


def compiled_table(batch: Batch, numbers: range, rows: str) -> list[dict[str, object]]:
    found = table_part(rows, Part(batch, numbers, is_compiled=True)).columns
    rows_found: list[dict[str, object]] = table_of(TABLES[rows], found).to_pylist()
    return rows_found


def bots_table(records: list[Record], first: int, rows: str) -> list[dict[str, object]]:
    values = columns_of(records, rows, first=first)
    found: list[dict[str, object]] = table_of(TABLES[rows], values).to_pylist()
    return found


@pytest.mark.compiled
def test_compiled_tables_equal_those_of_the_bots_with_many_options() -> None:
    every = 17 if COMPILED else 200
    for number, options in enumerate(some_options()[::every]):
        played = steady(options, f"{number:x}")
        record = played.record(3)
        for rows in ROWS:
            found = compiled_table(played, range(3, 4), rows)
            assert found == bots_table([record], 3, rows), (options, rows)


@pytest.mark.parametrize("rows", ROWS)
def test_compiled_tables_of_several_games_equal_those_of_the_bots(rows: str) -> None:
    played = steady(Options(players=3, hand_sizes=(1, 2, 5)), "2a")
    records = [played.record(number) for number in range(4, 7)]
    assert compiled_table(played, range(4, 7), rows) == bots_table(records, 4, rows)


@pytest.mark.parametrize("rows", ROWS)
def test_a_table_has_the_games_that_records_have(run: Run, rows: str) -> None:
    run("simulate", "--games", "30", "--out", "g.jsonl", *FEW)
    ran = run("simulate", "--games", "30", "--rows", rows, "--out", "g.parquet", *FEW)
    assert (ran.status, ran.err) == (0, "30 games written to g.parquet, seed 2a\n")
    found = parquet.read_table("g.parquet")
    assert found.to_pylist() == to_frame(read_records("g.jsonl"), rows).to_pylist()
    about = found.schema.metadata
    assert (about[b"rows"], about[b"seed"]) == (rows.encode(), b"2a")
    assert about[b"bots"] == b"random,random,random,random"


def test_a_table_is_the_same_for_any_number_of_processes(run: Run) -> None:
    for jobs in ("1", "2"):
        run("simulate", "--games", "60", "--jobs", jobs, "--out", f"{jobs}.parquet", *FEW)
    assert Path("1.parquet").read_bytes() == Path("2.parquet").read_bytes()
    assert parquet.read_table("1.parquet")["action"].null_count == 0


def test_rows_of_a_file_of_records_are_refused(run: Run) -> None:
    err = refusal(run("simulate", "--rows", "games", "--out", "g.jsonl", *FEW))
    assert err.startswith("foretell: --rows chooses the rows of a table. Name a file that ends")
    assert not Path("g.jsonl").exists()


def test_without_arrow_nothing_is_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "Arrow, which is not installed" in refusal(run("simulate", "--out", "g.parquet", *FEW))
    assert not Path("g.parquet").exists()


def test_an_existing_table_is_overwritten_only_on_request(run: Run) -> None:
    Path("g.parquet").write_text("mine")
    assert "--force" in run("simulate", "--out", "g.parquet", *FEW).err
    assert Path("g.parquet").read_text() == "mine"
    assert run("simulate", "--force", "--out", "g.parquet", *FEW).status == 0
    assert parquet.read_table("g.parquet").num_rows > 0


def test_games_before_a_failure_are_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Batch, "record", failing(3))
    err = refusal(run("simulate", "--games", "5", "--rows", "games", "--out", "g.parquet", *FEW))
    assert "2 games written to g.parquet" in err
    assert parquet.read_table("g.parquet")["game"].to_pylist() == [1, 2]
    monkeypatch.setattr(Batch, "record", failing(1))
    run("simulate", "--games", "5", "--out", "none.parquet", *FEW)
    assert not Path("none.parquet").exists()


def test_a_table_that_does_not_fit_on_the_disk_is_removed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from foretell.record.frame import ParquetFile

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(ParquetFile, "_flush", full)
    err = refusal(run("simulate", "--games", "5", "--out", "g.parquet", *FEW))
    assert "g.parquet" in err
    assert "written" not in err
    assert not Path("g.parquet").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_a_full_disk_is_named(run: Run) -> None:
    Path("full.parquet").symlink_to("/dev/full")
    err = refusal(run("simulate", "--games", "5", "--force", "--out", "full.parquet", *FEW))
    assert err.startswith("foretell: full.parquet: the disk is full") or "full" in err
