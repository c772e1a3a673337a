"""``foretell simulate`` on several cores and compiled: the file is always the same."""

import os
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from pathlib import Path

import pytest

from foretell.bots import processes
from foretell.bots.processes import TaskLost
from foretell.bots.runner import BotErred
from foretell.record import write_record
from foretell.rules.options import Options
from foretell.terminal.common.refusals import GamesLost
from foretell.terminal.simulate import parts
from foretell.terminal.simulate.batch import Batch
from foretell.terminal.simulate.parts import Division, Part, Written, write_part
from tests.terminal.helpers import NOW, Run, refusal

SIZES = (1, 2, 5)


def batch(*kinds: str, options: Options | None = None, seed: str = "2a") -> Batch:
    return Batch(
        options or Options(players=3, hand_sizes=SIZES), kinds or ("steady",) * 3, seed, NOW
    )


def interpreted(played: Batch, count: int) -> tuple[bytes, ...]:
    return tuple(write_record(played.record(number)).encode() for number in range(1, count + 1))


def test_compiled_bots_play_many_games_if_they_have_all_seats() -> None:
    assert Division.of(batch(), parts.TWIN_FROM, 1).is_compiled
    assert not Division.of(batch(), parts.TWIN_FROM - 1, 1).is_compiled
    assert not Division.of(batch("steady", "random", "steady"), 10_000, 1).is_compiled
    assert not Division.of(batch("random"), 10_000, 1).is_compiled


@pytest.mark.parametrize(
    ("kinds", "count", "jobs"),
    [
        (("random",) * 3, 20, 1),  # played here just as fast
        (("random",) * 3, 60, 2),
        (("random",) * 3, 1_000, 4),
        (("steady",) * 3, 7_900, 1),
        (("steady",) * 3, 8_500, 2),
        (("random", "searcher", "random"), 3, 3),
    ],
)
def test_processes_are_started_only_if_they_save_time(
    kinds: tuple[str, ...], count: int, jobs: int
) -> None:
    assert Division.of(batch(*kinds), count, 4).jobs == jobs


def test_the_file_is_the_same_for_any_number_of_processes() -> None:
    played = batch(*("random",) * 3, options=Options(players=3, hand_sizes=(1, 2)))
    three = Division(played, 21, jobs=3, is_compiled=False, size=2)
    games = list(Division.of(played, 21, 1).games())
    assert list(three.games()) == games == list(interpreted(played, 21))


def test_parts_are_written_in_order_regardless_of_which_is_done_first() -> None:
    whole = Division(batch(), 7, jobs=2, is_compiled=False, size=2)
    first, *others = whole.parts()
    done = [(part, Written((str(part.numbers).encode(),))) for part in (*others[::-1], first)]
    assert [written.games[0] for written in parts._in_order(done)] == [
        b"range(1, 3)",
        b"range(3, 5)",
        b"range(5, 7)",
        b"range(7, 8)",
    ]


def failing(number: int) -> Callable[[Batch, int], object]:
    played = Batch.record

    def record(self: Batch, given: int) -> object:
        if given == number:
            raise BotErred("Bot", 0, "nothing", "")
        return played(self, given)

    return record


def test_games_before_a_failure_are_written(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr(Batch, "record", failing(3))
    written = write_part(Part(batch(), range(1, 9), is_compiled=False))
    assert len(written.games) == 2
    assert isinstance(written.failure, BotErred)
    with pytest.raises(BotErred):
        list(parts._up_to_failure([written]))
    ran = run("simulate", "--games", "5", "--hand-sizes", "1", "--out", "g.jsonl")
    assert ran.status == 2
    assert "2 games" in run("check", "g.jsonl").out


def lose(_: object) -> None:
    os._exit(1)


def test_a_lost_process_is_reported_with_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TaskLost) as lost:
        list(processes.spread(lose, ["a task"], jobs=1))
    assert lost.value.task == "a task"

    def spread(
        work: object, tasks: Iterator[Part], *, jobs: int
    ) -> Generator[tuple[Part, Written], None, None]:
        first, second = islice(tasks, 2)
        yield first, Written(())
        raise TaskLost(second)

    monkeypatch.setattr(parts, "spread", spread)
    with pytest.raises(GamesLost) as told:
        list(Division(batch(), 60, jobs=2, is_compiled=False, size=8).games())
    assert (told.value.first, told.value.last) == (9, 16)


def test_simulate_writes_the_same_file_with_one_process_and_with_two(run: Run) -> None:
    flags = ("--games", "50", "--seed", "2a", "--bots", "random", "--hand-sizes", "1")
    assert run("simulate", *flags, "--jobs", "1", "--out", "one.jsonl").status == 0
    assert run("simulate", *flags, "--jobs", "2", "--out", "two.jsonl").status == 0
    assert Path("one.jsonl").read_bytes() == Path("two.jsonl").read_bytes()
    assert run("check", "two.jsonl").lines[-1].startswith("50 games")


@pytest.mark.parametrize("jobs", ["0", "-1", "many", "1.5"])
def test_an_invalid_number_of_processes_is_refused(run: Run, jobs: str) -> None:
    err = refusal(run("simulate", "--jobs", jobs, "--out", "g.jsonl"))
    assert err.startswith("foretell: --jobs needs a whole number")
    assert not Path("g.jsonl").exists()


def test_simulate_announces_the_compiling_of_the_bot(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from foretell.sim import compile_notice
    from tests.terminal.helpers import Announced

    monkeypatch.setattr(compile_notice, "announced", Announced)
    monkeypatch.setattr(parts, "TWIN_FROM", 2)
    ran = run("simulate", "--games", "2", "--hand-sizes", "1", "--seed", "1", "--out", "g.jsonl")
    assert "compil" in ran.err.lower()
    assert run("check", "g.jsonl").lines[-1].startswith("2 games")
