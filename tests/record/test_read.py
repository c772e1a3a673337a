"""Reading: several games in a file, and the first fault."""

import pickle

import pytest

from foretell.record import RecordFault, read_records, write_record
from foretell.record.refusals import EmptyFile
from foretell.rules.options import Options
from tests.record.helpers import changed, find, lines_of, played, read, stream

GAMES = [
    played(Options(players=3, hand_sizes=(1, 2))),
    played(Options(players=4, hand_sizes=(2,), bidding="hidden"), "b"),
    played(Options(players=2), "c"),
]
LINES = [line for game in GAMES for line in lines_of(game)]


def test_a_file_may_hold_several_games() -> None:
    assert read(LINES) == GAMES


def test_an_unfinished_game_may_be_followed_by_another() -> None:
    first, second = lines_of(GAMES[0]), lines_of(GAMES[1])
    found = read([*first[:8], *second])
    assert [len(record.events) for record in found][1] == len(GAMES[1].events)
    assert found[0].events == GAMES[0].events[: len(found[0].events)]
    assert found[1] == GAMES[1]


def test_the_first_fault_is_raised_with_its_line() -> None:
    at = find(LINES, "finished")
    with pytest.raises(RecordFault) as caught:
        read(changed(LINES, at, winners=[7]))
    assert caught.value.line == at + 1
    assert caught.value.refusal.code == "record/wrong_winners"
    assert str(caught.value).startswith(f"line {at + 1}: record/wrong_winners (R8.4)")


def test_games_before_the_fault_are_read() -> None:
    records = read_records(stream([*LINES, "?"]))
    assert [next(records) for _ in GAMES[:2]] == GAMES[:2]
    with pytest.raises(RecordFault):
        next(records)


def test_a_file_without_a_game_is_a_fault() -> None:
    with pytest.raises(RecordFault) as caught:
        read(b"")
    assert isinstance(caught.value.refusal, EmptyFile)


def test_a_fault_of_a_record_survives_pickling() -> None:
    """Records are checked by several processes."""
    fault = RecordFault(3, EmptyFile())
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 - our own
    assert (again.line, again.refusal.code) == (3, "record/empty_file")


def test_a_game_cut_off_in_mid_line_is_kept_up_to_that_line_if_requested() -> None:
    cut = stream(write_record(GAMES[0]).encode()[:-3])
    assert [len(record.events) for record in read_records(cut, keep_partial=True)] == [
        len(GAMES[0].events) - 1
    ]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="an empty file"),
        pytest.param(write_record(GAMES[0]).encode()[:20], id="a header cut off"),
        pytest.param(
            write_record(GAMES[0]).encode().replace(b'"round":1', b'"round":2', 1),
            id="a wrong round",
        ),
    ],
)
def test_a_fault_other_than_an_early_end_is_raised_even_if_partial_games_are_kept(
    content: bytes,
) -> None:
    with pytest.raises(RecordFault):
        list(read_records(stream(content), keep_partial=True))
