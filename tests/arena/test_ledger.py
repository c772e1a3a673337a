"""Results in a file: no played game is lost, and nothing else is accepted as one."""

import json
import tracemalloc
from io import BytesIO
from pathlib import Path

import pytest

from foretell.arena import Results, play_match, read_results
from foretell.arena.ledger import FORMAT, Ledger
from foretell.arena.match import Match
from foretell.arena.refusals import NoResults, OtherMatch
from foretell.record.lock import FileInUse
from foretell.rules.options import Options
from tests.arena.helpers import duel, pool

MATCH = duel(deals=2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


@pytest.fixture(scope="module")
def results() -> Results:
    return play_match(MATCH)


def write(path: Path, results: Results) -> bytes:
    """Write results to a file and return its bytes."""
    with Ledger(path, results.match) as ledger:
        for game in results.games:
            ledger.add(game)
    return path.read_bytes()


def test_games_written_to_a_ledger_are_read_back(path: Path, results: Results) -> None:
    lines = write(path, results).splitlines()
    assert len(lines) == 1 + len(results.games)
    assert json.loads(lines[0])["format"] == FORMAT
    found = read_results(path)
    assert found == results
    assert [game.times for game in found.games] == [game.times for game in results.games]


def test_an_existing_ledger_is_resumed(path: Path, results: Results) -> None:
    half = Results(MATCH, results.games[:2])
    before = write(path, half)
    with Ledger(path, MATCH) as ledger:
        assert ledger.games == half.games
        assert not ledger.was_torn
        for game in results.games[2:]:
            ledger.add(game)
    assert path.read_bytes().startswith(before)
    assert read_results(path) == results


def test_each_game_is_written_to_the_ledger_immediately(path: Path, results: Results) -> None:
    with Ledger(path, MATCH) as ledger:
        for number, game in enumerate(results.games, 1):
            ledger.add(game)
            assert len(path.read_bytes().splitlines()) == 1 + number


def test_a_truncated_last_line_is_removed(path: Path, results: Results) -> None:
    data = write(path, results)
    last = data[:-1].rfind(b"\n") + 1
    for end in range(last + 1, len(data), 7):
        path.write_bytes(data[:end])
        assert read_results(path).games == results.games[:-1]
        with Ledger(path, MATCH) as ledger:
            assert ledger.was_torn
            assert ledger.games == results.games[:-1]
            ledger.add(results.games[-1])
        assert path.read_bytes() == data


@pytest.mark.parametrize("data", [b"", b'{"format":"fore'])
def test_a_file_without_a_whole_line_is_started_afresh(
    path: Path, results: Results, data: bytes
) -> None:
    path.write_bytes(data)
    with pytest.raises(NoResults):
        read_results(path)
    write(path, results)
    assert read_results(path) == results


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (duel("random", "steady"), ("bots",)),
        (duel(seed="2b"), ("seed",)),
        (duel(options=Options(players=3, hand_sizes=(1, 2), bidding="hidden")), ("bidding",)),
        (duel(options=Options()), ("players", "hand_sizes")),
        (pool("steady", "random"), ("contests",)),
    ],
)
def test_results_of_another_match_are_refused_with_the_difference(
    path: Path, results: Results, other: Match, differing: tuple[str, ...]
) -> None:
    data = write(path, results)
    with pytest.raises(OtherMatch) as refused:
        Ledger(path, other)
    assert refused.value.differing == differing
    assert path.read_bytes() == data


def test_more_deals_are_the_same_match(path: Path, results: Results) -> None:
    write(path, results)
    with Ledger(path, MATCH.with_deals(50)) as ledger:
        assert ledger.games == results.games


def test_another_version_is_another_match(path: Path, results: Results) -> None:
    data = write(path, results)
    version = MATCH.version
    path.write_bytes(data.replace(f'"foretell":"{version}"'.encode(), b'"foretell":"0.0.0"'))
    with pytest.raises(OtherMatch) as refused:
        Ledger(path, MATCH)
    assert refused.value.differing == ("foretell",)


def broken(line: bytes, **values: object) -> bytes:
    return json.dumps({**json.loads(line), **values}).encode()


@pytest.mark.parametrize(
    "values",
    [
        {"deal": 0},
        {"deal": "1"},
        {"deal": True},
        {"seats": [0, 0, 1]},
        {"seats": [0, 1]},
        {"seats": 3},
        {"points": [10, 20]},
        {"points": [10, 20, 0.5]},
        {"exact": [3, 0, 0]},
        {"exact": [-1, 0, 0]},
        {"times": []},
        {"times": [[0.1], [0.1], [0.1]]},
        {"times": [[0.1, [[1]]]] * 3},
    ],
)
def test_a_line_that_is_not_a_game_is_reported_by_number(
    path: Path, results: Results, values: dict[str, object]
) -> None:
    lines = write(path, results).splitlines()
    lines[2] = broken(lines[2], **values)
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(NoResults) as refused:
        read_results(path)
    assert refused.value.data() == {"path": str(path), "line": 3}


@pytest.mark.parametrize("line", [b"{}", b"[]", b"3", b"x", b"\xff", b'{"format": "other"}'])
def test_a_file_that_is_not_a_ledger_is_refused_and_left_unchanged(path: Path, line: bytes) -> None:
    path.write_bytes(line + b"\n")
    for read in (read_results, lambda path: Ledger(path, MATCH)):
        with pytest.raises(NoResults) as refused:
            read(path)
        assert refused.value.line == 1
    assert path.read_bytes() == line + b"\n"


def test_a_full_disk_is_reported_with_the_file_name(
    path: Path, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(BytesIO):
        def write(self, _: object) -> int:
            raise OSError(28, "No space left on device")

    ledger = Ledger(path, MATCH)
    ledger.close()
    monkeypatch.setattr(ledger, "_file", Full())
    with pytest.raises(OSError, match="No space") as refused:
        ledger.add(results.games[0])
    assert refused.value.filename == str(path)


def test_a_missing_ledger_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_results(tmp_path / "none.jsonl")
    with pytest.raises(FileNotFoundError):
        Ledger(tmp_path / "none" / "results.jsonl", MATCH)


def test_only_one_tournament_at_a_time_writes_to_a_ledger(path: Path, results: Results) -> None:
    with Ledger(path, MATCH), pytest.raises(FileInUse):
        Ledger(path, MATCH)
    assert write(path, results)


def test_a_large_file_that_is_not_a_ledger_is_not_read_into_memory(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(256 * 1_048_576)
    tracemalloc.start()
    with pytest.raises(NoResults):
        read_results(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 * 1_048_576
