"""``foretell simulate`` with compiled bots: the same records as with the plain bots."""

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

pytestmark = pytest.mark.kernel

SIZES = (1, 2, 5)


def steady(options: Options, seed: str) -> Batch:
    return Batch(options, ("steady",) * options.players, seed, NOW)


def interpreted(played: Batch, count: int) -> tuple[bytes, ...]:
    return tuple(write_record(played.record(number)).encode() for number in range(1, count + 1))


def some_options() -> list[Options]:
    """Return every combination of options, with short rounds where possible."""
    return [
        options
        for sizes in (SIZES, None)
        for options in all_options(hand_sizes=(sizes,), first_dealers=("draw", 1))
        if (sizes is None) == (options.players == 2 or options.deal is Deal.ONE_SUIT)
    ]


@pytest.mark.compiled
def test_compiled_records_equal_those_of_the_bots_with_every_option() -> None:
    every = 1 if COMPILED else 40
    for number, options in enumerate(some_options()[::every]):
        played = steady(options, f"{number:x}")
        assert write_games(played, [1]) == interpreted(played, 1), options


@pytest.mark.compiled
@pytest.mark.parametrize("players", range(2, 7))
def test_compiled_records_of_whole_games_equal_those_of_the_bots(players: int) -> None:
    bidding = "secret" if players == 2 else "open"
    played = steady(Options(players=players, bidding=bidding), "c0ffee")
    count = 3 if COMPILED else 1
    assert write_games(played, range(1, count + 1)) == interpreted(played, count)


def test_compiled_records_do_not_depend_on_the_number_of_processes() -> None:
    played = steady(Options(players=3, hand_sizes=SIZES), "2a")
    games = list(Division(played, 9, jobs=1, is_compiled=True, size=9).games())  # compiles first
    assert list(Division(played, 9, jobs=2, is_compiled=True, size=2).games()) == games
    assert tuple(games) == interpreted(played, 9)


def test_compiled_records_of_the_longest_games_equal_those_of_the_bots() -> None:
    played = steady(Options(players=3, hand_sizes=(1,) * MOST_ROUNDS), "2a")
    assert write_games(played, [1]) == interpreted(played, 1)


def test_compiled_games_with_too_many_rounds_are_refused() -> None:
    """R11.1."""
    sizes = (1,) * (MOST_ROUNDS + 1)
    with pytest.raises(TooManyRounds):
        write_games(steady(Options(players=3, hand_sizes=sizes, most_rounds=None), "2a"), [1])


def test_every_code_of_a_transcript_stands_for_one_text() -> None:
    pieces = list(twins._pieces())
    assert len(dict(pieces)) == len(pieces)


def test_every_sum_of_points_has_a_text() -> None:
    """R8, R11.1: at most 20 cards per hand are dealt in each of the most rounds."""
    texts = dict(twins._pieces())
    for total in (points(20, 20) * MOST_ROUNDS, points(0, 20) * MOST_ROUNDS):
        assert texts[code(TOTAL, 5, total // 10 + NO_POINTS)] == f",{total}"


def test_no_games_are_written_if_none_are_requested() -> None:
    assert write_games(steady(Options(), "2a"), []) == ()
