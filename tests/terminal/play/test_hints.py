"""Hints at the terminal: the strongest bot's advice on request, and the marks they leave."""

from pathlib import Path

import pytest

from foretell.game.events import BidMade
from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.i18n.spelling import Spelling
from foretell.record import check_file, resume
from foretell.record.hints import hint_in, hints_in
from foretell.rules.options import Edition, Options
from foretell.terminal.common.exits import Ending
from foretell.terminal.common.table.hints import asks_for_hint
from foretell.terminal.play.record_file import RecordFile, find_game
from foretell.testing import dealt
from tests.terminal.helpers import Run
from tests.terminal.play.test_loop import Script, a_header, a_round, sit
from tests.terminal.screens import a_view

ASKING = "Asking the strongest bot…"
CHANCE = "points, give or take 1.0; the bid is made in 75.0% of games"
MARKED = "Your score pad shows that you used a hint in this round."


def a_named_trump() -> Session:
    """Return a round in which seat 0 deals and is to name trump (R5.3)."""
    return dealt("H11 C12", "H5 S3", "H1 S4", turned="Z1", dealer=0)


def test_a_hint_shows_each_action_with_its_value_the_reasons_and_that_it_is_marked() -> None:
    ask = Script("h", "q")
    ending, told = sit(a_round(), ask)
    assert ending is Ending.LEFT
    assert ask.asked[0] == ask.asked[1]
    assert told[told.index(ASKING) :] == [
        ASKING,
        "Advice: bid 0",
        "It cannot take this trick.",
        f"0: 30.0 {CHANCE}.",
        f"1: 29.0 {CHANCE}; 1.0 points less than the best, give or take 0.5.",
        f"2: 28.0 {CHANCE}; 2.0 points less than the best, give or take 0.5.",
        "100 possible games; ± marks the 95% interval of the points.",
        MARKED,
    ]


def test_a_hint_changes_nothing_in_the_game() -> None:
    session, other = a_round(), a_round()
    sit(session, Script("h", "1", "h", "1", "H", "1"))
    sit(other, Script("1", "1", "1"))
    assert session.events == other.events


def test_the_key_is_listed_in_the_help_at_a_persons_turn() -> None:
    _, told = sit(a_round(), Script("?", "q"))
    hint = "the strongest bot’s advice; your score pad shows that you used it"
    assert f"h: {hint}" in told
    _, told = sit(a_named_trump(), Script("?", "q"))
    assert f"? h: {hint}" in told


def test_where_trump_is_named_h_is_hearts_and_the_hint_has_a_question_mark() -> None:
    """R5.3"""
    session = a_named_trump()
    _, told = sit(session, Script("?h", "h", "q"))
    assert "Advice: make clubs trump" in told
    assert "You make hearts trump." in told
    assert told.count(ASKING) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", Edition)
def test_the_key_never_takes_the_place_of_an_answer(language: str, edition: Edition) -> None:
    names = a_view(language=language, edition=edition).names
    spelling = Spelling(names)
    naming, bidding = a_named_trump().observe(0), a_round().observe(0)
    assert asks_for_hint("h", naming, spelling) is not bool(spelling.suits("h"))
    assert asks_for_hint("h", bidding, spelling)
    assert all(asks_for_hint("? h", one, spelling) for one in (naming, bidding))


def test_a_round_with_a_hint_is_marked_on_the_pad_now_and_when_it_is_scored() -> None:
    session = dealt("H11", "H5", "H1", turned="D8", dealer=0, number=1, hand_sizes=(1, 2))
    _, told = sit(session, Script("p", "h", "p", "0", "1", "p", "q"))
    now, scored = (line for line in told if "with a hint" in line)
    assert now == "Round 1. You: with a hint."
    assert scored.startswith("Round 1. You: bid 0, total −10, with a hint, Bot 1: bid 0, total 20,")


def test_a_hint_for_the_only_legal_card_says_so_and_marks_nothing() -> None:
    session = dealt("H11", "H5", "H1", turned="D8", dealer=2, hand_sizes=(1,))
    _, told = sit(session, Script("0", "h", "p", "q"))
    assert "You have no real choice here, so a hint would tell you nothing." in told
    assert ASKING not in told
    assert not any("with a hint" in line for line in told)


def test_marks_are_in_the_file_and_the_game_is_resumed_with_them(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(Options(players=3, hand_sizes=(1, 2, 1), first_dealer=2), "2a")
    header = a_header(session.state.options, session.state.seed)
    with RecordFile.begin(path, header) as record_file:
        sit(session, Script("0", "1", "h", "h", "0", "h", "q"), record_file=record_file)
    assert find_game(path).hints == ((0, 2),)
    assert list(check_file(path)) == []
    found = find_game(path)
    game = resume(found.record)
    assert game.events == session.events
    with found.take_up() as record_file:
        _, told = sit(game, Script("p", "q"), record_file=record_file, hints=found.hints)
    assert "Round 2. You: with a hint." in told


@pytest.mark.parametrize("typed", ["h 1 1 u", "1 h 1 u", "1 1 h u"])
def test_an_action_taken_back_leaves_the_mark_of_its_round(tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.jsonl"
    session = dealt("H11 C12 C13", "H5 S3 S5", "H1 S4 S6", turned="D8", dealer=2, hand_sizes=(3,))
    header = a_header(session.state.options, session.state.seed)
    with RecordFile.begin(path, header) as record_file:
        _, told = sit(session, Script(*typed.split(), "p", "q"), record_file=record_file)
    assert "Taken back." in told
    assert "Round 1. You: with a hint." in told
    assert (0,) in map(hints_in, path.read_bytes().splitlines())


@pytest.mark.usefixtures("little_effort")
def test_the_strongest_bot_gives_the_hint_and_the_resumed_game_knows_of_it(run: Run) -> None:
    game = ("--players", "3", "--hand-sizes", "1,2", "--seed", "2a", "--record", "g.jsonl")
    asked = run("play", *game, "--bots", "steady", typed=("h", "p", "q"))
    assert asked.status == 0
    assert any(line.startswith(" Advice: bid ") for line in asked.lines)
    assert " 4 possible games; ± marks the 95% interval of the points." in asked.lines
    assert " * with a hint" in asked.lines
    resumed = run("play", "--resume", "g.jsonl", "--plain", typed=("p", "q"))
    assert "Round 1. You: with a hint." in resumed.lines


def test_the_file_has_what_a_hint_showed_in_the_line_of_the_decision(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = dealt("H11 C12 C13", "H5 S3 S5", "H1 S4 S6", turned="D8", dealer=2, hand_sizes=(3,))
    header = a_header(session.state.options, session.state.seed)
    with RecordFile.begin(path, header) as record_file:
        sit(session, Script("h", "1", "u", "2", "h", "1", "q"), record_file=record_file)
    lines = path.read_bytes().splitlines()
    hints = [hint for line in lines if (hint := hint_in(line)) is not None]
    assert [hint.games for hint in hints] == [100]
    (line,) = [line for line in lines if hint_in(line) is not None]
    assert line.startswith(b'{"type":"played","seat":0,')
    assert [value.points for value in hints[0].values] == [3000, 2900, 2800]


def test_a_resumed_game_keeps_what_hints_showed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(Options(players=3, hand_sizes=(2, 1), first_dealer=2), "2a")
    header = a_header(session.state.options, session.state.seed)
    with RecordFile.begin(path, header) as record_file:
        sit(session, Script("h", "1", "q"), record_file=record_file)
    found = find_game(path)
    ((at, hint),) = found.record.hint_values
    assert isinstance(found.record.events[at], BidMade)
    assert hint.games == 100
    with found.take_up() as record_file:
        sit(resume(found.record), Script("1", "q"), record_file=record_file, hints=found.hints)
    assert find_game(path).record.hint_values == found.record.hint_values
