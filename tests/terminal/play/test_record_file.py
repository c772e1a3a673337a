"""The file of a game, written line by line and resumed from any whole line."""

import tracemalloc
from datetime import UTC, datetime
from pathlib import Path

import pytest

from foretell.game.session import Session
from foretell.record import Header, Player, Record, RecordFault, resume, write_record
from foretell.record.lock import FileInUse
from foretell.rules.options import Options
from foretell.terminal.play.record_file import RecordFile, find_game
from foretell.testing import play_at_random

OPTIONS = Options(players=3, hand_sizes=(2, 3))
HEADER = Header(
    "x",
    OPTIONS,
    (Player("Ü", "human"), *[Player("b", "random")] * 2),
    "2a",
    datetime(2026, 1, 1, tzinfo=UTC),
)


def played(steps: int) -> Session:
    return play_at_random(Session(OPTIONS, "2a"), "1", steps=steps)


def whole(steps: int = 99) -> str:
    return write_record(Record(HEADER, played(steps).events))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_every_event_is_on_disk_before_the_next_one(path: Path) -> None:
    events = played(9).events
    with RecordFile.begin(path, HEADER) as record_file:
        for count, event in enumerate(events, 1):
            record_file.keep([event])
            assert path.read_text(encoding="utf-8") == write_record(Record(HEADER, events[:count]))
            assert record_file.kept == count


def test_an_existing_file_is_left_alone(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        RecordFile.begin(path, HEADER)
    assert path.read_text() == "mine"


def test_an_action_taken_back_is_removed_from_the_record(path: Path) -> None:
    events = played(99).events
    with RecordFile.begin(path, HEADER) as record_file:
        record_file.keep(events)
        record_file.take_back(7)
        record_file.keep(events[7:9])
    assert path.read_text(encoding="utf-8") == write_record(Record(HEADER, events[:9]))


@pytest.mark.parametrize("steps", range(21))
def test_a_game_is_resumed_where_it_stopped(path: Path, steps: int) -> None:
    path.write_text(whole(steps), encoding="utf-8")
    found = find_game(path)
    record, record_file = found.record, found.take_up()
    session = resume(record)
    with record_file:
        assert record_file.kept == len(record.events) == len(session.events)
        play_at_random(session, "1")
        record_file.keep(session.events[record_file.kept :])
    assert path.read_text(encoding="utf-8") == write_record(Record(HEADER, session.events))


def test_a_truncated_last_line_is_dropped(path: Path) -> None:
    """Wherever the terminal dies, the game is resumed from the last whole line."""
    text = whole().encode()
    header = text.index(b"\n") + 1
    for end in range(header, len(text), 7):
        path.write_bytes(text[:end])
        found = find_game(path)
        record, record_file = found.record, found.take_up()
        session = resume(record)
        with record_file:
            record_file.keep(session.events[record_file.kept :])
        kept = path.read_bytes()
        assert kept.startswith(text[: text.rindex(b"\n", 0, end) + 1]), end
        assert kept.endswith(b"\n")
        assert text.startswith(kept) or session.to_act == ()


def test_a_file_truncated_in_its_first_line_is_no_game(path: Path) -> None:
    path.write_bytes(whole().encode()[:50])
    with pytest.raises(RecordFault):
        find_game(path)


def test_a_missing_newline_and_blank_lines_at_the_end_are_corrected(path: Path) -> None:
    text = whole(9)
    for ending in ("", "\n\n \n"):
        path.write_text(text.rstrip() + ending, encoding="utf-8")
        record_file = find_game(path).take_up()
        record_file.close()
        assert path.read_text(encoding="utf-8") == text


def test_lines_written_by_another_program_are_taken_back_whole(path: Path) -> None:
    events = played(9).events
    path.write_text(whole(9).replace('":', '" : ').replace(',"', ' , "'), encoding="utf-8")
    lines = path.read_bytes().splitlines(keepends=True)
    found = find_game(path)
    record, record_file = found.record, found.take_up()
    with record_file:
        record_file.take_back(len(record.events) - 2)
        assert path.read_bytes() == b"".join(lines[:-2])
        record_file.keep(events[-2:])
    assert len(path.read_bytes().splitlines()) == len(lines)


def test_the_last_of_several_games_is_resumed(path: Path) -> None:
    path.write_text(whole() + whole(5), encoding="utf-8")
    found = find_game(path)
    record, record_file = found.record, found.take_up()
    with record_file:
        assert record.events == played(5).events
        record_file.take_back(0)
    assert path.read_text(encoding="utf-8").startswith(whole())


def test_a_file_with_a_fault_is_left_unchanged(path: Path) -> None:
    text = whole(9).replace('"round":1', '"round":7', 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordFault):
        find_game(path)
    assert path.read_text(encoding="utf-8") == text


def test_a_game_can_be_played_in_only_one_window_at_a_time(path: Path) -> None:
    with RecordFile.begin(path, HEADER) as record_file:
        record_file.keep(played(9).events)
        with pytest.raises(FileInUse):
            find_game(path).take_up()
    kept = path.read_bytes()
    with find_game(path).take_up(), pytest.raises(FileInUse):
        find_game(path).take_up()
    assert path.read_bytes() == kept


def test_a_game_continued_elsewhere_is_not_overwritten(path: Path) -> None:
    path.write_text(whole(5), encoding="utf-8")
    found = find_game(path)
    with find_game(path).take_up() as record_file:
        record_file.keep(played(9).events[record_file.kept :])
    with pytest.raises(FileInUse):
        found.take_up()
    assert path.read_text(encoding="utf-8") == whole(9)


def test_a_large_file_is_not_read_into_memory(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(256 * 1_048_576)
    tracemalloc.start()
    with pytest.raises(RecordFault):
        find_game(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 * 1_048_576


def test_a_mark_goes_to_the_last_line_even_if_its_end_was_missing(path: Path) -> None:
    """The third bid, after which the bids are closed: an event that is not written."""
    path.write_text(whole(3).rstrip("\n"), encoding="utf-8")
    before = find_game(path).record
    with find_game(path).take_up() as record_file:
        record_file.mark([0])
        record_file.mark([2])
    found = find_game(path)
    assert found.record == before
    assert found.hints == ((0, 1), (2, 1))
    assert path.read_bytes().endswith(b'"hints":[0,2]}\n')
