"""A match: the same deals in every arrangement, all determined by its seed."""

from datetime import UTC, datetime
from typing import Any

import pytest

from foretell.arena import play_match
from foretell.arena.contests import Alone, Mixed
from foretell.arena.match import Match, Tables
from foretell.arena.refusals import NamedTwice, TooFewBots
from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.errors import Refusal
from foretell.game.refusals import InvalidSeed
from foretell.record import Record
from foretell.rules.options import Options
from foretell.terminal.simulate.batch import Batch
from tests.arena.helpers import NAMES, SHORT, duel, pool

PLAYERS = range(2, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_lone_bot_sits_in_every_seat_in_turn(players: int) -> None:
    seatings = duel(options=Options(players=players)).seatings(1)
    assert len(seatings) == players
    assert {seating.index(0) for seating in seatings} == set(range(players))
    assert all(sorted(seating) == [0] + [1] * (players - 1) for seating in seatings)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_pool_pairs_bots_one_against_the_rest_in_both_directions(players: int) -> None:
    match = pool(*NAMES[:3], options=Options(players=players), tables=Tables.ALONE)
    directions = [(contest.alone, contest.others) for contest in alone_contests(match)]
    assert sorted(directions) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    tables = 3 if players == 2 else 6  # at a table of two, each bot is alone
    assert len(match.seatings(1)) == players * tables


def alone_contests(match: Match) -> list[Alone]:
    return [contest for contest in match.contests if isinstance(contest, Alone)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bots", range(2, 8))
def test_every_bot_has_every_seat_of_its_mixed_table_equally_often(bots: int, players: int) -> None:
    match = pool(*NAMES[:bots], options=Options(players=players), tables=Tables.MIXED)
    for deal in (1, 2):
        seatings = match.seatings(deal)
        for bot in range(bots):
            by_seat = [sum(table[seat] == bot for table in seatings) for seat in range(players)]
            assert min(by_seat) == max(by_seat) > 0


def test_mixed_tables_change_with_each_deal() -> None:
    match = pool(*NAMES, tables=Tables.MIXED)
    assert len({match.seatings(deal) for deal in range(1, 6)}) == 5


@pytest.mark.parametrize(
    ("tables", "kinds"),
    [(Tables.BOTH, {Mixed, Alone}), (Tables.MIXED, {Mixed}), (Tables.ALONE, {Alone})],
)
def test_a_pool_has_the_requested_kinds_of_table(tables: Tables, kinds: set[type]) -> None:
    assert {type(contest) for contest in pool(*NAMES[:4], tables=tables).contests} == kinds


def test_no_arrangement_is_played_twice() -> None:
    match = pool("ann", "bob", options=Options(players=2))
    assert sorted(match.seatings(1)) == [(0, 1), (1, 0)]


def test_the_order_of_a_pool_does_not_change_its_games() -> None:
    one, other = pool("ann", "bob", "cid", "dot"), pool("dot", "bob", "ann", "cid")
    for deal in (1, 2, 3):
        tables = {one.named(seating) for seating in one.seatings(deal)}
        assert tables == {other.named(seating) for seating in other.seatings(deal)}


def test_deals_are_those_of_the_simulate_command() -> None:
    """Each can be reproduced as a record from the seed, its number and the bots."""
    match = duel("steady", "random", deals=2)
    batch = Batch(SHORT, match.named((1, 0, 1)), match.seed, datetime(2026, 1, 1, tzinfo=UTC))
    for game in play_match(match).games:
        if game.seating == (1, 0, 1):
            assert game.points == totals(batch.record(game.deal))


def totals(record: Record) -> tuple[int, ...]:
    scored: Any = record.events[-1]
    return tuple(scored.totals)


def test_a_bots_seed_depends_only_on_the_deal_and_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seeds = duel("random", "steady", deals=1), set()

    def noted(name: str, seed: str) -> Bot:
        seeds.add((name, seed))
        return create(name, seed)

    monkeypatch.setattr("foretell.arena.task.create", noted)
    play_match(match)
    expected = {bot_seed(match.game_seed(1), seat) for seat in range(3)}
    for name in ("random", "steady"):
        assert expected <= {seed for bot, seed in seeds if bot == name}


@pytest.mark.parametrize("match", [duel(), pool(*NAMES), pool("ann", "bob", tables=Tables.ALONE)])
def test_a_match_is_restored_from_json_without_its_deals(match: Match) -> None:
    assert Match.from_json(match.to_json()) == match.with_deals(0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": ["ann", 3]},
        {"bots": 3},
        {"contests": [[0, 2]]},
        {"contests": [[0]]},
        {"contests": ["strange"]},
        {"seed": "no"},
        {"seed": 3},
        {"options": {"players": 9}},
        {"foretell": None},
    ],
)
def test_json_that_is_not_a_match_is_refused(wrong: dict[str, object]) -> None:
    values = duel("ann", "bob").to_json()
    with pytest.raises((ValueError, TypeError, KeyError, Refusal)):
        Match.from_json({**values, **wrong})


@pytest.mark.parametrize("bots", [(), ("ann",)])
def test_a_pool_needs_two_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(TooFewBots) as refused:
        pool(*bots)
    assert refused.value.data() == {"given": len(bots), "least": 2}


def test_a_pool_lists_each_bot_only_once() -> None:
    with pytest.raises(NamedTwice) as refused:
        pool("ann", "bob", "ann")
    assert refused.value.bot == "ann"


def test_the_seed_of_a_match_consists_of_hexadecimal_digits() -> None:
    with pytest.raises(InvalidSeed):
        duel(seed="xyz")
    with pytest.raises(InvalidSeed):
        pool("ann", "bob", seed="xyz")
