"""Pairings: every bot plays every hand, and sits as often as the others."""

from collections import Counter

import pytest

from foretell.arena.contests import mixed_tables, rotations
from foretell.game.stream import Stream

BOTS = range(1, 14)
PLAYERS = range(2, 7)


def tables(bots: int, players: int, label: str = "x") -> list[tuple[int, ...]]:
    return list(mixed_tables(range(bots), players, Stream(b"key", label)))


def test_a_rotation_moves_every_bot_one_seat_on() -> None:
    assert list(rotations((0, 1, 2))) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bots", BOTS)
def test_every_bot_has_a_seat_and_no_table_has_an_empty_one(bots: int, players: int) -> None:
    found = tables(bots, players)
    assert {bot for table in found for bot in table} == set(range(bots))
    assert {len(table) for table in found} == {players}
    assert len(found) == -(-bots // players)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bots", BOTS)
def test_no_bot_sits_twice_while_another_has_no_seat(bots: int, players: int) -> None:
    for table in tables(bots, players):
        seats = [table.count(bot) for bot in range(bots)]
        assert max(seats) - min(seats) <= 1


def test_tables_depend_on_the_stream_alone() -> None:
    assert tables(7, 3) == tables(7, 3)
    assert tables(7, 3) != tables(7, 3, "y")


def test_all_bots_sit_next_to_each_other_in_the_long_run() -> None:
    pairs = Counter(
        (left, right)
        for deal in range(300)
        for table in tables(5, 4, f"{deal}")
        for left, right in zip(table, table[1:] + table[:1], strict=True)
    )
    assert len(pairs) == 5 * 4
    assert max(pairs.values()) < 2 * min(pairs.values())
