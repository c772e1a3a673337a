"""Arbitrary files: variants that are accepted, and one clear fault for any other."""

import gzip
import io
import re
import tracemalloc
from pathlib import Path

import pytest

from foretell.record import check_file, read_records
from foretell.record.lines import LONGEST
from foretell.record.refusals import Fault, WrongType
from foretell.rules.options import Options
from tests.record.helpers import changed, codes, faults, find, lines_of, played, read

GAME = played(Options(players=3, hand_sizes=(1, 2)))
LINES = lines_of(GAME)
TEXT = "".join(line + "\n" for line in LINES).encode()
FIRST = LINES[0].encode() + b"\n"
"""A header, after which seat to act or not nothing else has come yet."""


class Endless(io.RawIOBase):
    """A stream that repeats one byte without holding it all in memory."""

    def __init__(self, length: int) -> None:
        self.left = length

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "bytearray | memoryview") -> int:  # type: ignore[override]  # as the tested code calls it
        count = min(self.left, len(buffer))
        buffer[:count] = b"x" * count
        self.left -= count
        return count


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b"\xef\xbb\xbf" + TEXT, id="byte order mark"),
        pytest.param(TEXT.replace(b"\n", b"\r\n"), id="carriage returns"),
        pytest.param(TEXT + b"\n  \r\n\t\n", id="blank lines at the end"),
        pytest.param(TEXT[:-1], id="no line end at the end"),
        pytest.param(TEXT.replace(b'":', b'" : '), id="spaces"),
        pytest.param(TEXT.replace(b'"type"', b'"ty\\u0070e"'), id="escapes"),
        pytest.param(TEXT.replace(b'{"type"', b'{"x":[1.5,{"y":1e400}],"type"'), id="unknown keys"),
    ],
)
def test_other_line_ends_and_spacing_are_accepted(text: bytes) -> None:
    assert read(text) == [GAME]


def test_keys_may_come_in_any_order() -> None:
    assert read(
        [
            line.replace('{"type":"bid",', "{")[:-1] + ',"type":"bid"}'
            if '"bid",' in line
            else line
            for line in LINES
        ]
    ) == [GAME]


def test_unknown_keys_are_accepted_also_in_players() -> None:
    lines = [LINES[0].replace('"kind"', '"colour":"red","kind"'), *LINES[1:]]
    assert read(lines) == [GAME]


def without_trump(lines: list[str]) -> list[str]:
    """Return the lines with no trump in the scores."""
    return [re.sub(r'("totals":.*),"trump":.*}', r"\1}", line) for line in lines]


def test_a_score_may_omit_its_trump() -> None:
    """R5.3: it is then the one named, whichever that is."""
    game = played(Options(players=3, hand_sizes=(1, 2)), "ec", choices="9")
    lines = without_trump(lines_of(game))
    assert read(lines) == [game]
    assert codes(changed(lines, find(lines, "trump_chosen"), suit="H")) == []


def test_a_wrong_trump_is_not_reported_again_at_a_score_without_one() -> None:
    """R5.1"""
    at = find(LINES, "dealt")
    lines = changed(without_trump(LINES), at, trump="C")
    assert codes(lines) == [(at + 1, "record/wrong_trump", "R5.1")]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "record/empty_file"),
        (b"\n\n \n", "record/empty_file"),
        (b"\xef\xbb\xbf", "record/empty_file"),
        (b"hello\n", "record/not_json"),
        (b"\0\0\0\0\n", "record/not_json"),
        (b"\x7fELF\x02\x01\n\xff\xfe\n\0\n\xff\n", "record/not_json"),
        (b"\xff\xfeh\0i\0\n", "record/breaks_off"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\n", "record/not_utf8"),
        (b'{"type":"ga', "record/breaks_off"),
        (b'{"type":"game","id":"Zo\xc3', "record/breaks_off"),
        (b"[1]\n", "record/not_object"),
        (b"null\n", "record/not_object"),
        (b'"game"\n', "record/not_object"),
        (b"{}\n", "record/missing_key"),
        (b'{"type":"game"}\n', "record/missing_key"),
        (b'{"type":"gam\x1be"}\n', "record/not_json"),
        (b'{"type":"gamble"}\n', "record/unknown_type"),
        (b'{"type":["game"]}\n', "record/unknown_type"),
        (b'{"type":null}\n', "record/unknown_type"),
        (b'{"type":"bid","seat":0,"bid":0}\n', "record/no_header"),
        (b"[" * 60_000 + b"\n", "record/too_deep"),
        (b'{"type":' + b"[" * 500 + b"]" * 500 + b"}\n", "record/too_deep"),
        (b'{"a":' * 12_000 + b"\n", "record/too_deep"),
        (b"x" * (LONGEST + 1) + b"\n", "record/line_too_long"),
    ],
)
def test_a_file_that_is_not_a_record_is_one_fault(line: bytes, code: str) -> None:
    assert codes(line) == [(1, code, "")]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("true", "record/wrong_type"),
        ("1.0", "record/wrong_type"),
        ("1e400", "record/wrong_type"),
        ("-1e999", "record/wrong_type"),
        ("1" + "0" * 15, "record/wrong_type"),
        ("1" + "0" * 5000, "record/wrong_type"),
        ("null", "record/wrong_type"),
        ('"1"', "record/wrong_type"),
        ("[1]", "record/wrong_type"),
        ("{}", "record/wrong_type"),
        ("NaN", "record/no_number"),
        ("Infinity", "record/no_number"),
        ("-Infinity", "record/no_number"),
        ("01", "record/not_json"),
        ("1,", "record/not_json"),
        ('0,"bid":0', "record/duplicate_key"),
        ('0,"bi\\u0064":1', "record/duplicate_key"),
        ('0,"x":{"y":1,"y":1}', "record/duplicate_key"),
        ('0,"x":NaN', "record/no_number"),
        ('0,"x":"\x00"', "record/not_json"),
        ('0,"x":' + "[" * 16 + "]" * 16, "record/too_deep"),
    ],
)
def test_a_malformed_line_is_reported_with_its_number(value: str, code: str) -> None:
    at = find(LINES, "bid")
    line = LINES[at].partition('"bid":')[0] + f'"bid":{value}}}'
    found = codes([*LINES[:at], line, *LINES[at + 1 :]])
    assert found[0] == (at + 1, code, "")
    assert found[1:] == [(at + 1, "record/lost_track", "")]


@pytest.mark.parametrize(
    ("keys", "code", "clause"),
    [
        ({"hands": [["X1"], [], []]}, "card/unknown", "R1.1"),
        ({"hands": [["C1"], None, []]}, "record/wrong_type", ""),
        ({"hands": {"0": []}}, "record/wrong_type", ""),
        ({"turned": "c1"}, "card/unknown", "R1.1"),
        ({"turned": 1}, "record/wrong_type", ""),
        ({"trump": "Z"}, "card/unknown_suit", "R1.1"),
        ({"trump": ""}, "card/unknown_suit", "R1.1"),
    ],
)
def test_an_unreadable_derived_line_does_not_stop_the_check(
    keys: dict[str, object], code: str, clause: str
) -> None:
    at = find(LINES, "dealt")
    assert codes(changed(LINES, at, **keys)) == [(at + 1, code, clause)]


def test_a_value_of_the_wrong_type_is_reported_with_its_path() -> None:
    at = find(LINES, "dealer_drawn")
    (fault,) = faults(changed(LINES, at, draws=[["C1", 7, None]]))
    assert isinstance(fault.refusal, WrongType)
    assert fault.refusal.data() == {
        "key": "draws[0][1]",
        "expected": "string_or_null",
        "found": "7",
    }


def test_text_from_a_file_cannot_control_the_terminal() -> None:
    at = find(LINES, "played")
    (fault, _) = faults(changed(LINES, at, card="\x1b]0;gotcha\x07\u202e" + "x" * 1000))
    assert str(fault.refusal).isprintable()
    assert len(str(fault.refusal)) < 150


def test_invalid_utf8_is_reported_of_a_complete_line() -> None:
    bad = TEXT.replace(b'"round":1', b'"round":1,"x":"\xff"', 1)
    assert codes(bad)[0][1] == "record/not_utf8"


def test_a_file_cut_in_the_middle_of_a_line_is_one_fault() -> None:
    """Only a cut just before a line end leaves a complete line."""
    for length in range(len(FIRST), len(TEXT)):
        found = [code for _, code, _ in codes(TEXT[:length])]
        whole = TEXT[length : length + 1] == b"\n" or TEXT[length - 1 : length] == b"\n"
        assert found == ([] if whole else ["record/breaks_off"]), length


def test_a_run_of_blank_lines_within_a_file_is_one_fault() -> None:
    assert codes([*LINES[:5], "", " ", "", *LINES[5:]]) == [(6, "record/blank_line", "")]
    assert codes([*LINES, "", *LINES]) == [(len(LINES) + 1, "record/blank_line", "")]
    assert codes(["", *LINES]) == [(1, "record/blank_line", "")]


def test_a_double_spaced_file_has_one_fault_of_blank_lines() -> None:
    assert codes("\n\n".join(LINES).split("\n")) == [(2, "record/blank_line", "")]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_file_in_utf_16_is_read_by_its_byte_order_mark(encoding: str) -> None:
    """As PowerShell writes the output of a program."""
    text = "\ufeff" + TEXT.decode().replace("\n", "\r\n")
    file = io.BytesIO(text.encode(encoding))
    assert list(read_records(file)) == list(read_records(io.BytesIO(TEXT)))
    assert not file.closed
    cut = codes(text.encode(encoding)[:-7])
    assert cut == [(len(LINES), "record/breaks_off", "")]


def test_a_file_in_utf_16_that_is_no_text_is_refused_line_by_line() -> None:
    assert codes(b"\xff\xfe" + b"\xd8\x00\n\x00" * 2)[0][0] == 1


def test_a_line_in_utf_16_without_an_end_takes_little_memory() -> None:
    long = LINES[0][:-1] + ',"x":"' + "\u20ac" * LONGEST + '"}'
    text = "\ufeff" + "\n".join([long, *LINES])
    assert codes(text.encode("utf-16-le")) == [(1, "record/line_too_long", "")]


def test_a_compressed_file_is_named_as_such() -> None:
    assert codes(gzip.compress(TEXT, mtime=0)) == [(1, "record/compressed", "")]


def test_a_line_of_100_megabytes_is_skipped_in_little_memory() -> None:
    raw = io.BufferedReader(Endless(100_000_000))
    tracemalloc.start()
    try:
        assert [fault.refusal.code for fault in check_file(raw)] == ["record/line_too_long"]
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()


def test_lines_after_a_long_one_are_counted_and_read() -> None:
    long = '{"x":"' + "x" * 3 * LONGEST + '"}'
    found = codes([*LINES, long, *changed(LINES, -1 % len(LINES), winners=[])])
    assert found == [
        (len(LINES) + 1, "record/line_too_long", ""),
        (2 * len(LINES) + 1, "record/wrong_winners", "R8.4"),
    ]


def test_a_line_of_exactly_the_limit_is_read() -> None:
    padded = LINES[-1] + " " * (LONGEST - len(LINES[-1]) - 1)
    assert codes([*LINES[:-1], padded]) == []
    assert codes([*LINES[:-1], padded + " "]) == [(len(LINES), "record/line_too_long", "")]


def test_a_file_of_many_games_is_read_in_bounded_memory(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(TEXT * 200)
    tracemalloc.start()
    try:
        assert not any(check_file(path))
        assert tracemalloc.get_traced_memory()[1] < path.stat().st_size / 2
    finally:
        tracemalloc.stop()


def test_a_path_is_opened_and_closed_and_a_stream_left_open(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(TEXT)
    assert list(check_file(path)) == []
    assert list(read_records(str(path))) == [GAME]
    with path.open("rb") as file:
        assert list(check_file(file)) == []
        assert not file.closed


def test_a_path_that_cannot_be_opened_raises_oserror(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(check_file(tmp_path / "nothing"))
    with pytest.raises(OSError, match=r"irectory|denied"):
        list(check_file(tmp_path))


def test_faults_are_compared_by_value() -> None:
    (fault,) = faults(b"")
    assert fault == Fault(1, fault.refusal)
