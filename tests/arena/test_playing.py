"""Playing a match: the same results, however the work is spread."""

import pytest

from foretell.arena import play_match
from foretell.arena.match import Match
from foretell.arena.playing import check_bots, collected, games, total
from foretell.bots.registry import UnknownBot
from foretell.rules.options import Options
from tests.arena.helpers import duel, pool

MATCHES = [
    duel(deals=2),
    pool("steady", "random", deals=2),
    pool("random", "steady", options=Options(players=4, hand_sizes=(2, 1)), deals=2),
    duel("random", "steady", options=Options(players=5, hand_sizes=(2,)), deals=2),
    duel("random", "steady", options=Options(players=6, hand_sizes=(1,)), deals=2),
    duel("steady", "random", options=Options(players=2), deals=1),
    duel("steady", "random", options=Options(players=3, deal="one_suit"), deals=1),
]
by_number = pytest.mark.parametrize("match", MATCHES, ids=range(len(MATCHES)))


@by_number
def test_every_arrangement_of_every_deal_is_played_once(match: Match) -> None:
    results = play_match(match)
    found = [(game.deal, game.seating) for game in results.games]
    assert found == sorted(
        (deal, seating) for deal in range(1, match.deals + 1) for seating in match.seatings(deal)
    )
    assert len(found) == total(match)


@by_number
def test_a_match_that_is_gone_on_with_ends_as_one_that_was_never_interrupted(match: Match) -> None:
    whole = play_match(match)
    half = whole.games[1::2]
    rest = list(games(match, half))
    assert len(rest) == total(match) - len(half)
    assert collected(match, [*rest, *half]) == whole


def test_two_processes_play_what_one_plays() -> None:
    match = pool("steady", "random", deals=2)
    assert play_match(match, jobs=2) == play_match(match)


def test_more_deals_begin_with_the_same_ones() -> None:
    few, many = play_match(duel(deals=2)), play_match(duel(deals=4))
    assert collected(few.match, many.games) == few


def test_bots_in_another_order_have_the_same_games() -> None:
    """Permuting names permutes results."""
    one, other = (play_match(pool(*bots)) for bots in (("random", "steady"), ("steady", "random")))

    def by_name(results: object) -> object:
        assert isinstance(results, type(one))
        return {
            (game.deal, results.match.named(game.seating)): (game.points, game.exact)
            for game in results.games
        }

    assert by_name(one) == by_name(other)


def test_unknown_bots_are_refused_before_a_game_is_played() -> None:
    for match in (duel(others="nobody"), pool("steady", "nobody")):
        with pytest.raises(UnknownBot):
            check_bots(match)
        with pytest.raises(UnknownBot):
            games(match)
