"""``foretell simulate``: whole games of bots, written to a file."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretell.game.stream import derive_seed
from foretell.i18n import Words
from foretell.record import read_records
from foretell.rules.options import Options
from foretell.terminal.common.progress import LONG, counted
from foretell.terminal.simulate.batch import Batch, write_batch
from foretell.terminal.simulate.parts import Division
from tests.terminal.helpers import NOW, Run, refusal

FEW = ("--hand-sizes", "2,1", "--seed", "2a")


def test_simulated_records_are_complete_and_legal(run: Run) -> None:
    ran = run("simulate", "--games", "3", "--out", "g.jsonl", *FEW)
    assert (ran.status, ran.out) == (0, "")
    assert ran.err == "3 games written to g.jsonl, seed 2a\n"
    assert run("check", "g.jsonl").lines[-1].startswith("3 games")
    assert run("check", "g.jsonl").status == 0


def test_simulated_games_depend_on_the_seed_and_their_number(run: Run) -> None:
    run("simulate", "--games", "2", "--out", "g.jsonl", *FEW)
    headers = [record.header for record in read_records("g.jsonl")]
    assert [header.seed for header in headers] == [
        derive_seed("2a", "game/1"),
        derive_seed("2a", "game/2"),
    ]
    assert [header.id for header in headers] == ["2a-1", "2a-2"]
    assert {header.started for header in headers} == {NOW}


def test_the_same_seed_gives_the_same_file(run: Run) -> None:
    for name in ("a", "b"):
        run("simulate", "--games", "2", "--out", name, "--bots", "steady,random", *FEW)
    assert Path("a").read_bytes() == Path("b").read_bytes()


def test_players_are_named_after_their_bots(run: Run) -> None:
    run("simulate", "--out", "g.jsonl", "--bots", "steady,random", "--players", "3", *FEW)
    header = json.loads(Path("g.jsonl").read_text().splitlines()[0])
    assert header["players"] == [
        {"name": "steady 1", "kind": "steady"},
        {"name": "random", "kind": "random"},
        {"name": "steady 2", "kind": "steady"},
    ]


@pytest.mark.parametrize("preset", ["two-players", "one-suit", "clairvoyance", "fr"])
def test_simulated_games_have_the_given_preset_and_options(run: Run, preset: str) -> None:
    run(
        "simulate",
        "--preset",
        preset,
        "--winning-wizard",
        "last",
        "--bots",
        "random",
        "--out",
        "g.jsonl",
        "--seed",
        "1",
    )
    options = next(read_records("g.jsonl")).header.options
    assert options.winning_wizard == "last"
    assert run("check", "g.jsonl").status == 0


def test_simulate_reports_a_fresh_seed(run: Run) -> None:
    first, second = (run("simulate", "--hand-sizes", "1", "--out", name).err for name in ("a", "b"))
    assert first.replace(" a,", " b,") != second


def test_simulate_overwrites_an_existing_file_only_on_request(run: Run) -> None:
    Path("g.jsonl").write_text("mine")
    assert (
        refusal(run("simulate", "--out", "g.jsonl", *FEW))
        == "foretell: g.jsonl already exists. Choose another name, or overwrite it: --force\n"
    )
    assert Path("g.jsonl").read_text() == "mine"
    assert run("simulate", "--out", "g.jsonl", "--force", *FEW).status == 0
    assert run("check", "g.jsonl").status == 0


def test_a_dash_writes_records_to_standard_output(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    from foretell.terminal import main

    assert main(["simulate", "--out", "-", "--games", "2", *FEW]) == 0
    captured = capsysbinary.readouterr()
    assert len(list(read_records(io.BytesIO(captured.out)))) == 2
    assert captured.err == b""


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--games", "0"), "--games needs a whole number, 1 or more, not “0”."),
        (("--games", "many"), "not “many”"),
        (("--bots", "nobody"), "There is no bot called “nobody”"),
        (("--seed", "xyz"), "“xyz” is not a seed"),
        (("--players", "2", "--bidding", "open"), "(R10.2)"),
    ],
)
def test_an_invalid_simulation_leaves_no_file(run: Run, flags: tuple[str, ...], told: str) -> None:
    assert told in refusal(run("simulate", "--out", "g.jsonl", *flags))
    assert not Path("g.jsonl").exists()


def test_a_file_that_cannot_be_written_is_reported_in_one_line(run: Run) -> None:
    ran = run("simulate", "--out", "nowhere/g.jsonl", *FEW)
    assert (ran.status, ran.err) == (
        2,
        "foretell: nowhere/g.jsonl: no such file or folder.\n",
    )


def test_an_interrupted_simulation_leaves_whole_games(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Batch.record

    def interrupted(self: Batch, number: int) -> object:
        if number == 3:
            raise KeyboardInterrupt
        return played(self, number)

    monkeypatch.setattr(Batch, "record", interrupted)
    ran = run("simulate", "--games", "9", "--out", "g.jsonl", *FEW)
    assert ran.status == 130
    assert ran.err == "2 games written to g.jsonl, seed 2a\n"
    assert run("check", "g.jsonl").lines[-1].startswith("2 games")


class Interrupted(io.BytesIO):
    """A file whose third write is interrupted in the middle."""

    writes = 0

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # as the tested code calls it
        self.writes += 1
        if self.writes == 3:
            super().write(data[:100])
            raise KeyboardInterrupt
        return super().write(data)


def test_a_half_written_game_is_removed() -> None:
    file = Interrupted()
    batch = Batch(Options(hand_sizes=(1,)), ("random",) * 4, "2a", NOW)
    with pytest.raises(KeyboardInterrupt):
        list(write_batch(Division.of(batch, 5, 1).games(), file, is_own=True))
    assert len(list(read_records(io.BytesIO(file.getvalue())))) == 2


def test_a_stream_that_simulate_does_not_own_is_never_truncated() -> None:
    """Standard output may be appended to a file with other contents."""
    file = Interrupted()
    batch = Batch(Options(hand_sizes=(1,)), ("random",) * 4, "2a", NOW)
    with pytest.raises(KeyboardInterrupt):
        list(write_batch(Division.of(batch, 5, 1).games(), file, is_own=False))
    assert not file.getvalue().endswith(b"\n")


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += step


@pytest.mark.parametrize(
    ("step", "quiet", "appears"),
    [(LONG, False, True), (LONG / 100, False, False), (LONG, True, False)],
)
def test_a_progress_bar_appears_only_for_long_simulations(
    monkeypatch: pytest.MonkeyPatch, step: float, *, quiet: bool, appears: bool
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    clock = ticking(step)
    steps = counted(iter(range(1, 6)), 5, Words("en"), quiet=quiet, now=lambda: next(clock))
    assert list(steps) == [1, 2, 3, 4, 5]
    assert ("Playing" in screen.getvalue()) == appears


def test_without_a_terminal_there_is_no_progress_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    clock = ticking(LONG)
    assert list(counted(iter([1, 2]), 2, Words("en"), quiet=False, now=lambda: next(clock))) == [
        1,
        2,
    ]
    assert written.getvalue() == ""
