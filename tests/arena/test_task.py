"""The unit of work: a game that is the same on every machine, or the reason why it failed."""

import pickle
from itertools import count

import pytest

from foretell.arena.playing import games
from foretell.arena.refusals import BotFailed
from foretell.arena.task import Task, attempt, in_process, play
from foretell.bots.registry import UnknownBot
from foretell.bots.runner import play_out, seat_bots
from foretell.game.session import Session
from foretell.game.stream import derive_seed
from foretell.rules.options import Options
from tests.arena.helpers import SHORT, duel

TABLES = [
    SHORT,
    Options(players=2),
    Options(players=3, deal="one_suit"),
    Options(players=4, hand_sizes=(2, 1), bidding="secret"),
    Options(players=5, hand_sizes=(2,), clairvoyance=True, winning_wizard="last"),
    Options(players=6, hand_sizes=(2,), even_bid="never", follow_after_wizard=True),
    Options(players=3, hand_sizes=(2,), first_dealer=2),
]


def a_task(*bots: str, options: Options = SHORT) -> Task:
    return Task(options, "2a", 7, tuple(range(len(bots))), bots)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(TABLES.index(options)))
def test_a_game_is_determined_by_its_seed(options: Options) -> None:
    bots = ("steady", "random", "steady", "random", "random", "steady")[: options.players]
    played, seed = play(a_task(*bots, options=options)), derive_seed("2a", "game/7")
    session = Session(options, seed)
    outcome = play_out(session, seat_bots(bots, seed))
    assert (played.deal, played.points) == (7, outcome.totals)
    made = [
        sum(score.bids[seat] == score.taken[seat] for score in session.state.scores)
        for seat in range(options.players)
    ]
    assert list(played.exact) == made


def test_equality_of_games_ignores_their_duration() -> None:
    task, ticks = a_task("steady", "random", "random"), count()
    slow = play(task, clock=lambda: float(next(ticks)))
    assert slow == play(task)
    assert slow.times != play(task).times
    assert all(times.seconds == times.decisions for times in slow.times)


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("cheat", "MakeBid(seat=1, bid=99) bid/out_of_range"),
        ("fragile", "ZeroDivisionError: seat 1 (helpers.py:"),
    ],
)
def test_a_failing_bot_is_reported_with_its_game(bot: str, what: str) -> None:
    options = Options(players=3, hand_sizes=(1,), first_dealer=0)
    with pytest.raises(BotFailed) as failed:
        play(a_task("steady", bot, "steady", options=options))
    told = failed.value
    assert (told.bot, told.seat, told.deal, told.seed) == (bot, 1, 7, "2a")
    assert told.bots == f"steady,{bot},steady"
    assert told.what.startswith(what)


@pytest.mark.usefixtures("failing")
def test_a_failure_is_returned_as_a_value_that_can_be_sent() -> None:
    found = attempt(a_task("steady", "cheat", "steady"))
    assert isinstance(found, BotFailed)
    assert pickle.loads(pickle.dumps(found)).data() == found.data()  # noqa: S301 - our own


def test_a_bot_that_cannot_be_created_is_reported() -> None:
    assert isinstance(attempt(a_task("steady", "nobody", "steady")), UnknownBot)


@pytest.mark.usefixtures("failing")
def test_the_first_failure_ends_a_match() -> None:
    played = games(duel("fragile"), pool=in_process)
    with pytest.raises(BotFailed):
        list(played)


def test_tasks_and_games_can_be_pickled() -> None:
    task = a_task("steady", "random", "random")
    assert pickle.loads(pickle.dumps(task)) == task  # noqa: S301 - our own
    played = play(task)
    assert pickle.loads(pickle.dumps(played)) == played  # noqa: S301 - our own
