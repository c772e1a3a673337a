"""Resuming and replaying records."""

from hypothesis import given
from hypothesis import strategies as st

from foretell.game.events import BiddingClosed, TrickWon
from foretell.game.evolve import fold
from foretell.game.session import Session
from foretell.game.state import State
from foretell.record import Record, event_line, replay, resume, write_record
from foretell.rules.options import Options
from foretell.testing import play_at_random, sessions
from tests.record.helpers import codes, lines_of, played, read, record_of

GAME = played(Options(players=3, hand_sizes=(1, 2)))
LINES = lines_of(GAME)


@given(sessions(), st.data())
def test_a_game_broken_off_after_any_line_can_be_resumed(
    game: Session, data: st.DataObject
) -> None:
    """Replaying a log gives the state, and derived events are added."""
    assert game.state.seed is not None
    lines = lines_of(record_of(game, seed=game.state.seed))
    end = data.draw(st.integers(1, len(lines)))
    (record,) = read(lines[:end])
    resumed = resume(record)
    assert resumed.events == game.events[: len(resumed.events)]
    if end == len(lines):
        assert resumed.state == game.state
        assert resumed.events == game.events


def test_a_record_with_more_rounds_than_a_new_game_may_have_can_be_resumed() -> None:
    """R11.1."""
    old = played(Options.from_record({"players": 3, "hand_sizes": (1,) * 61}))
    lines = lines_of(old)
    assert codes(lines) == []
    assert resume(read(lines[:-1])[0]).events == old.events


def test_resuming_after_a_complete_trick_adds_its_winner() -> None:
    end = next(at for at, line in enumerate(LINES) if "trick_won" in line)
    (record,) = read(LINES[:end])
    resumed = resume(record)
    following = resumed.events[len(record.events) :]
    assert isinstance(following[0], TrickWon)
    assert "".join(map(event_line, following)).splitlines() == LINES[end : end + len(following)]


def test_resuming_restores_the_close_of_the_bidding() -> None:
    at = next(at for at, line in enumerate(LINES) if "played" in line)
    (record,) = read(LINES[:at])
    assert isinstance(record.events[-1], BiddingClosed)


def test_resuming_from_a_header_alone_deals_the_first_round() -> None:
    (record,) = read(LINES[:1])
    assert record.events == ()
    assert resume(record).to_act


def test_resuming_a_finished_game_adds_nothing() -> None:
    assert resume(GAME).outcome is not None
    assert resume(GAME).events == GAME.events


def test_a_resumed_game_continues_the_same_record() -> None:
    (record,) = read(LINES[:9])
    resumed = resume(record)
    play_at_random(resumed, "5")
    whole = Record(record.header, resumed.events)
    assert write_record(whole).startswith("\n".join(LINES[:9]))
    assert read(lines_of(whole)) == [whole]


def test_replay_shows_the_state_after_every_event() -> None:
    start = State.start(GAME.header.options, GAME.header.seed)
    steps = list(replay(GAME))
    assert tuple(event for event, _ in steps) == GAME.events
    for count, (_, state) in enumerate(steps, 1):
        assert state == fold(start, GAME.events[:count])
