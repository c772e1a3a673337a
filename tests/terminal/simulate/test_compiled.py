"""``foretell simulate`` by compiled twins: the records that the bots themselves would leave."""

import pytest

from foretell.record import write_record
from foretell.rules.options import Deal, Options
from foretell.rules.refusals import TooManyRounds
from foretell.rules.schedule import MOST_ROUNDS
from foretell.rules.scoring import points
from foretell.sim.transcript import NO_POINTS, TOTAL, code
from foretell.terminal.simulate import compiled as twins
from foretell.terminal.simulate.batch import Batch
from foretell.terminal.simulate.compiled import write_games
from foretell.terminal.simulate.parts import Division
from foretell.testing import all_options
from tests.sim.amounts import COMPILED
from tests.terminal.helpers import NOW

pytestmark = pytest.mark.compiled

SIZES = (1, 2, 5)


def steady(options: Options, seed: str) -> Batch:
    return Batch(options, ("steady",) * options.players, seed, NOW)


def interpreted(played: Batch, count: int) -> tuple[bytes, ...]:
    return tuple(write_record(played.record(number)).encode() for number in range(1, count + 1))


def some_options() -> list[Options]:
    """Every combination of options; where rounds can be short, they are."""
    return [
        options
        for sizes in (SIZES, None)
        for options in all_options(hand_sizes=(sizes,), first_dealers=("draw", 1))
        if (sizes is None) == (options.players == 2 or options.deal is Deal.ONE_SUIT)
    ]


def test_the_twin_writes_byte_for_byte_what_the_bots_write_on_every_option() -> None:
    every = 1 if COMPILED else 40
    for number, options in enumerate(some_options()[::every]):
        played = steady(options, f"{number:x}")
        assert write_games(played, [1]) == interpreted(played, 1), options


@pytest.mark.parametrize("players", range(2, 7))
def test_the_twin_writes_byte_for_byte_whole_games(players: int) -> None:
    bidding = "secret" if players == 2 else "open"
    played = steady(Options(players=players, bidding=bidding), "c0ffee")
    count = 3 if COMPILED else 1
    assert write_games(played, range(1, count + 1)) == interpreted(played, count)


def test_processes_write_by_the_twin_what_one_writes() -> None:
    played = steady(Options(players=3, hand_sizes=SIZES), "2a")
    games = list(Division(played, 9, jobs=1, is_compiled=True, size=9).games())  # compiled once
    assert list(Division(played, 9, jobs=2, is_compiled=True, size=2).games()) == games
    assert tuple(games) == interpreted(played, 9)


def test_the_twin_writes_byte_for_byte_as_many_rounds_as_there_can_be() -> None:
    played = steady(Options(players=3, hand_sizes=(1,) * MOST_ROUNDS), "2a")
    assert write_games(played, [1]) == interpreted(played, 1)


def test_more_rounds_than_that_are_refused() -> None:
    """R11.1."""
    sizes = (1,) * (MOST_ROUNDS + 1)
    with pytest.raises(TooManyRounds):
        write_games(steady(Options(players=3, hand_sizes=sizes, most_rounds=None), "2a"), [1])


def test_no_code_of_a_transcript_stands_for_two_texts() -> None:
    pieces = list(twins._pieces())
    assert len(dict(pieces)) == len(pieces)


def test_every_sum_of_points_has_a_text() -> None:
    """R8, R11.1: at most 20 cards are dealt in so many rounds."""
    texts = dict(twins._pieces())
    for total in (points(20, 20) * MOST_ROUNDS, points(0, 20) * MOST_ROUNDS):
        assert texts[code(TOTAL, 5, total // 10 + NO_POINTS)] == f",{total}"


def test_no_games_are_written_where_none_are_asked_for() -> None:
    assert write_games(steady(Options(), "2a"), []) == ()
