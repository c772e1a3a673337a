"""``foretell simulate`` by compiled twins: the records that the bots themselves would leave."""

import gc

import pytest

from foretell.cli.batch import Batch
from foretell.cli.parts import Division
from foretell.cli.twins import write_games
from foretell.record import write_record
from foretell.rules.options import Deal, Options
from foretell.testing import all_options
from tests.cli.helpers import NOW
from tests.sim.amounts import COMPILED

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


def test_garbage_is_collected_again_once_games_are_written() -> None:
    write_games(steady(Options(players=3, hand_sizes=(1,)), "2a"), [1])
    assert gc.isenabled()


def test_garbage_is_left_alone_where_it_was_before() -> None:
    gc.disable()
    try:
        write_games(steady(Options(players=3, hand_sizes=(1,)), "2a"), [1])
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_no_games_are_written_where_none_are_asked_for() -> None:
    assert write_games(steady(Options(), "2a"), []) == ()
